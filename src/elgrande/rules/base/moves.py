"""Moving caballeros (BASE-80, BASE-82): Intrigue. One choice picks a caballero, the next puts it down."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import CABALLERO, HIDDEN_CASTILLO
from elgrande.board.options import FIRST, PICK, PLAIN, SECOND, SPACE, STOP, OptionId, is_aside, kind_of
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, SPACES, Cell, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.asides import asides, take_aside
from elgrande.rules.base.turn import THREW, PlaceExtra, why_not_pick
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_closed, why_no_room
from elgrande.rules.which import PutsDown, of_one_kind

MOVED: Final = EventKind(
    "moved",
    "player",
    "colour",
    "from",
    "to",
    moves=Moves(CABALLERO, "from", "to", of="colour"),
    memory=HIDDEN_CASTILLO,
    instead=THREW,
)

ANYWHERE: Final = -1
"""Caballeros may come from different regions."""
ONE_REGION: Final = -2
"""They all come from one region: the first one moved decides which."""
ALL: Final = 99
"""As many as there are."""
ANY_COLOUR: Final = -1
CELLS: Final = SPACES * COLOURS
"""`cell + kind * CELLS` is a caballero that this action has moved (BASE-82)."""


class MoveCaballeros(Decision):
    """Pick a caballero to move, or stop; `own`, `foreign` and `either` say how many of each are left."""

    __slots__ = ("either", "foreign", "moved", "only", "own", "source")
    prompt = "prompt-pick-move"
    picks_up = True

    def __init__(
        self,
        player: PlayerId,
        own: int = 0,
        foreign: int = 0,
        either: int = 0,
        source: int = ANYWHERE,
        moved: tuple[int, ...] = (),
        only: int = ANY_COLOUR,
    ) -> None:
        self.player = player
        self.own = own
        self.foreign = foreign
        self.either = either
        self.source = source
        """The region that they come from, ANYWHERE or ONE_REGION."""
        self.moved = moved
        """Where this action has put a caballero, and of which kind: it cannot be moved again (BASE-82)."""
        self.only = only
        """The only colour that may be moved, or ANY_COLOUR."""

    def possible(self, game: Position) -> bool:
        return bool(self.picks(game, any_will_do=True))

    def options(self, game: Position) -> list[int]:
        picks = self.picks(game)
        if not picks:
            return picks
        return [STOP, *picks, *asides(game, self.player)] if game.rules.turns.asides else [STOP, *picks]

    def picks(self, game: Position, any_will_do: bool = False) -> list[int]:
        """The caballeros that may be moved, or the first of them if any will do."""
        caballeros, moved = game.board.caballeros, [code % CELLS for code in self.moved] if self.moved else []
        regions = game.open_regions()
        if self.source >= 0:
            regions = [self.source] if self.source in regions else []
        colours = self.colours(game)
        picks: list[int] = []
        for space in game.spaces_in(regions):
            first = space * COLOURS
            for colour in colours:
                count = caballeros[first + colour]
                if count and (not moved or count > moved.count(first + colour)):
                    picks.append(PICK + first + colour)
                    if any_will_do:
                        return picks
        return picks

    def most(self, game: Position) -> int:
        """How many caballeros there are to be moved; out of one region: in the region with the most."""
        moved = [code % CELLS for code in self.moved]
        there: dict[SpaceId, int] = {}
        for pick in self.picks(game):
            cell = pick - PICK
            place = game.region_of(cell // COLOURS) if self.source == ONE_REGION else ANYWHERE
            there[place] = there.get(place, 0) + game.board.caballeros[cell] - moved.count(cell)
        return max(there.values(), default=0)

    def colours(self, game: Position) -> list[int]:
        """The colours that may be moved."""
        own, foreign = self.own or self.either, self.foreign or self.either
        black = game.rules.black and game.owner(BLACK) == self.player
        found: list[int] = []
        for colour in range(COLOURS) if self.only == ANY_COLOUR else (self.only,):
            if own if colour == self.player or (colour == BLACK and black) else foreign:
                found.append(colour)
        return found

    def choose(self, game: Position, option: OptionId) -> None:
        if option == STOP:
            return
        if is_aside(option):
            take_aside(game, self, option)
            return
        cell = option - PICK
        moved = tuple([code // CELLS for code in self.moved if code % CELLS == cell])
        put_down = PutDown(
            self.player, cell, PLAIN, self.own, self.foreign, self.either, self.source, self.moved, self.only
        )
        game.then(of_one_kind(game, self.player, cell, put_down, but=moved))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        if self.own and self.foreign:
            return "prompt-pick-move-both", {"player": self.player, "own": self.own, "foreign": self.foreign}
        left = min(self.own + self.foreign + self.either, self.most(game))
        return self.prompt if self.only == ANY_COLOUR else "prompt-move-black", {"player": self.player, "left": left}

    def why_not(self, game: Position, option: OptionId) -> str:
        cell = option - PICK
        reason = why_not_pick(game, option)
        if reason != "reason-not-offered" or kind_of(option) != PICK:
            return reason
        own = game.owner(cell % COLOURS) == self.player
        if not (self.own or self.either) and own:
            return "reason-no-own"
        if not (self.foreign or self.either) and not own:
            return "reason-no-foreign"
        if self.source >= 0 and game.region_of(cell // COLOURS) != self.source:
            return "reason-other-region"
        return "reason-not-offered" if self.only not in (ANY_COLOUR, cell % COLOURS) else "reason-moved"


class PutDown(PutsDown):
    """Put the picked caballero into another region or into the Castillo."""

    __slots__ = ("either", "foreign", "moved", "only", "own", "source")
    prompt = "prompt-put-down"

    def __init__(
        self,
        player: PlayerId,
        cell: Cell,
        kind: int,
        own: int,
        foreign: int,
        either: int,
        source: int,
        moved: tuple[int, ...],
        only: int,
    ) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind
        self.own = own
        self.foreign = foreign
        self.either = either
        self.source = source
        self.moved = moved
        self.only = only

    def options(self, game: Position) -> list[int]:
        space = self.cell // COLOURS
        if not game.rules.divided:
            targets = [SPACE + region for region in game.open_regions() if region != space]
            targets.append(SPACE + CASTILLO)
            return targets
        here = game.region_of(space)
        targets = []
        for region in game.open_regions():
            if region != here:
                targets += [SPACE + room for room in game.rooms(region, self.kind)]
            elif self.source == ANYWHERE:  # a shift inside the region (GIC-60)
                targets += [SPACE + part for part in game.parts(here) if part != space and game.fits(part, self.kind)]
        targets.append(SPACE + CASTILLO)
        return targets

    def choose(self, game: Position, option: OptionId) -> None:
        space, colour, moved = option - SPACE, self.cell % COLOURS, self.moved
        own, foreign, either = self.own, self.foreign, self.either
        is_own = game.owner(colour) == self.player
        if is_own and own:
            own -= 1
        elif not is_own and foreign:
            foreign -= 1
        else:
            either -= 1
        here = game.region_of(self.cell // COLOURS)
        source = here if self.source == ONE_REGION else self.source
        if space != here:
            space = game.arrival(space)
        if space != CASTILLO:
            moved += (space * COLOURS + colour + self.kind * CELLS,)
        game.then(
            Moved(self.player, self.cell, space, self.kind),
            MoveCaballeros(self.player, own, foreign, either, source, moved, self.only),
        )

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player}

    def why_not(self, game: Position, option: OptionId) -> str:
        space = option - SPACE
        closed = why_closed(game, space)
        if closed:
            return closed
        region, here = game.region_of(space), self.cell // COLOURS
        stays = region == game.region_of(here)
        if stays and not (self.source == ANYWHERE and len(game.parts(region)) > 1):
            return "reason-same-region"
        return "reason-same-space" if space == here else why_no_room(game, space, self.kind, stays)


class Moved(Announced):
    """One caballero moves."""

    __slots__ = ("cell", "kind", "space")
    reports = MOVED

    def __init__(self, player: PlayerId, cell: Cell, space: SpaceId, kind: int) -> None:
        self.player = player
        self.cell = cell
        self.space = space
        self.kind = kind

    def about(self) -> tuple[int, ...]:
        return self.player, self.cell % COLOURS, self.cell // COLOURS, self.space

    def carry_out(self, game: Position) -> None:
        game.move(self.cell, self.space, 1, self.kind)


class OwnOrCourt(Decision):
    """Choose one of two: move own caballeros out of one region, or place extra ones from the court (BASE-109)."""

    __slots__ = ("count",)
    prompt = "prompt-own-or-court"

    def __init__(self, player: PlayerId, count: int) -> None:
        self.player = player
        self.count = count

    def options(self, game: Position) -> list[int]:
        either: list[int] = []
        if self.move().possible(game):
            either.append(FIRST)
        if self.place().possible(game):
            either.append(SECOND)
        return either

    def move(self) -> Decision:
        """The first alternative (BASE-107)."""
        return MoveCaballeros(self.player, own=ALL, source=ONE_REGION)

    def place(self) -> Decision:
        """The second alternative (BASE-108)."""
        return PlaceExtra(self.player, self.count)

    def choose(self, game: Position, option: OptionId) -> None:
        chosen: Step = self.move() if option == FIRST else self.place()
        game.then(chosen)

    def why_not(self, game: Position, option: OptionId) -> str:
        return {FIRST: "reason-none-there", SECOND: "reason-court-empty"}.get(option, "reason-not-offered")
