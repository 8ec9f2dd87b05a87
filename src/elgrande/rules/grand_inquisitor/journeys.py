"""Journeys of the ship at the start of a turn (GIC-25)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import CABALLERO
from elgrande.board.options import PICK, PLAIN, SPACE, STOP, OptionId, is_aside, kind_of
from elgrande.board.spaces import BLACK, COLOURS, Cell, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision
from elgrande.rules.asides import asides, take_aside
from elgrande.rules.base.moves import CELLS
from elgrande.rules.base.turn import why_not_pick
from elgrande.rules.grand_inquisitor.facts import AFRICA, AMERICA, SHIP
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, may_sail, newcomers
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_closed, why_no_room
from elgrande.rules.which import PutsDown, one_of

SAILED: Final = EventKind("sailed", "player", "colour", "from", "to", moves=Moves(CABALLERO, "from", "to", of="colour"))


class SetSail(ByPlayer):
    """A turn begins with journeys, before anything else."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(Journey(self.player))


class Journey(Decision):
    """Pick one of the player's caballeros for a journey, or stop sailing; each makes one journey."""

    __slots__ = ("sailed",)
    prompt = "prompt-journey"
    hint = "table-journeys-text"
    picks_up = True

    def __init__(self, player: PlayerId, sailed: tuple[int, ...] = ()) -> None:
        self.player = player
        self.sailed = sailed
        """Where journeys have brought a caballero this turn, and of which kind (`cell + kind * CELLS`)."""

    def options(self, game: Position) -> list[int]:
        colours = [self.player, BLACK] if game.owner(BLACK) == self.player else [self.player]
        picks: list[int] = []
        for region in self.harbours(game):
            for colour in colours:
                if game.count(region, colour):
                    cells = [part * COLOURS + colour for part in game.parts(region)]
                    picks += [PICK + cell for cell in cells if self.sailors(game, cell)]
        return [STOP, *picks, *asides(game, self.player)] if picks else []

    def onward(self, game: Position) -> int:
        """Most turns go on without a journey."""
        return STOP

    def harbours(self, game: Position) -> list[int]:
        """Where a journey can begin: not in a taboo region, and not in a colony while the ship is taboo (KI-41)."""
        if game.taboo(SHIP):
            return []
        return [region for region in (SHIP, AMERICA, AFRICA) if not game.taboo(region)]

    def choose(self, game: Position, option: OptionId) -> None:
        if is_aside(option):
            take_aside(game, self, option)
        elif option != STOP:
            cell = option - PICK
            game.then(one_of(self.player, cell, self.sailors(game, cell), self.sail(cell, PLAIN)))

    def sail(self, cell: Cell, kind: int) -> Sail:
        """The journey of a caballero."""
        return Sail(self.player, cell, kind, self.sailed)

    def sailors(self, game: Position, cell: Cell) -> list[int]:
        """The kinds of caballeros on a cell that may sail, and find room."""
        ready = self.ready(game, cell)
        if ready and game.rules.placing.limits:  # boards may have closed all regions that they could reach (SC-4)
            return [kind for kind in ready if self.sail(cell, kind).possible(game)]
        return ready

    def ready(self, game: Position, cell: Cell) -> list[int]:
        """The kinds of caballeros on a cell that came in an earlier round."""
        here = [code // CELLS for code in self.sailed if code % CELLS == cell]
        return [k for k, count in game.kinds(cell) if count > here.count(k) and may_sail(game, cell, k)]

    def why_not(self, game: Position, option: OptionId) -> str:
        reason, cell = why_not_pick(game, option, self.player), option - PICK
        if reason != "reason-not-offered" or kind_of(option) != PICK:
            return reason
        if game.region_of(cell // COLOURS) not in (SHIP, AMERICA, AFRICA):
            return reason
        return "reason-nowhere-to-sail" if self.ready(game, cell) else "reason-arrived"


class Sail(PutsDown):
    """Choose where a caballero sails: from the ship to a colony or a coast, from a colony to the ship."""

    __slots__ = ("sailed",)
    prompt = "prompt-sail"
    depends_on_start = True

    def __init__(self, player: PlayerId, cell: Cell, kind: int, sailed: tuple[int, ...]) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind
        self.sailed = sailed

    def possible(self, game: Position) -> bool:
        for region in self.targets(game):
            if game.rooms(region, self.kind):
                return True
        return False

    def targets(self, game: Position) -> list[int]:
        """The regions that can be reached."""
        if game.region_of(self.cell // COLOURS) != SHIP:
            return [SHIP]
        spaces, regions = game.rules.spaces, game.open_regions()
        return [region for region in regions if spaces[region].coast or region in (AMERICA, AFRICA)]

    def options(self, game: Position) -> list[int]:
        return [SPACE + room for region in self.targets(game) for room in game.rooms(region, self.kind)]

    def choose(self, game: Position, option: OptionId) -> None:
        space = option - SPACE
        game.tell(SAILED, self.player, self.cell % COLOURS, self.cell // COLOURS, space)
        space = game.arrival(space)
        colour = self.cell % COLOURS
        stay = newcomers(game.region_of(self.cell // COLOURS), colour, self.kind)
        staying = NEWCOMERS.of(game, stay)
        game.move(self.cell, space, 1, self.kind)
        NEWCOMERS.put(game, staying, stay)  # those who sail came in an earlier round
        code = space * COLOURS + colour + self.kind * CELLS
        game.then(Journey(self.player, (*self.sailed, code)))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "space": self.cell // COLOURS}

    def why_not(self, game: Position, option: OptionId) -> str:
        space = option - SPACE
        closed = why_closed(game, space)
        if closed:
            return closed
        there = game.region_of(space) in self.targets(game)
        return why_no_room(game, space, self.kind) if there else "reason-no-journey"
