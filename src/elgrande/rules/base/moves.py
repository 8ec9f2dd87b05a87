"""Moving caballeros (BASE-80, BASE-82): Intrigue. One choice picks a caballero, the next puts it down."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import FIRST, PICK, SECOND, SPACE, STOP
from elgrande.board.spaces import CASTILLO, COLOURS
from elgrande.engine.machine import Event
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.turn import PlaceExtra, why_not_pick
from elgrande.rules.position import Position

ANYWHERE: Final = -1
"""Caballeros may come from several regions."""
ONE_REGION: Final = -2
"""They come from one region: the first one moved says which."""
ALL: Final = 99
"""As many as there are."""


class MoveCaballeros(Decision):
    """Pick a caballero to move, or stop: so many own, so many foreign, so many of either kind."""

    __slots__ = ("either", "foreign", "moved", "own", "source")
    prompt = "prompt-pick-move"

    def __init__(
        self,
        player: int,
        own: int = 0,
        foreign: int = 0,
        either: int = 0,
        source: int = ANYWHERE,
        moved: tuple[int, ...] = (),
    ) -> None:
        self.player = player
        self.own = own
        self.foreign = foreign
        self.either = either
        self.source = source
        """The region that they come from, ANYWHERE or ONE_REGION."""
        self.moved = moved
        """Cells to which this action has moved a caballero: it may not be moved again (BASE-82)."""

    def options(self, game: Position) -> list[int]:
        own, foreign = self.own or self.either, self.foreign or self.either
        if not own and not foreign:
            return []
        caballeros, player, moved = game.board.caballeros, self.player, self.moved
        regions = game.open_regions()
        if self.source >= 0:
            regions = [self.source] if self.source in regions else []
        picks = [STOP]
        for region in regions:
            first = region * COLOURS
            for cell in range(first, first + COLOURS):
                count = caballeros[cell]
                allowed = own if cell - first == player else foreign
                if count and allowed and (not moved or count > moved.count(cell)):
                    picks.append(PICK + cell)
        return picks if len(picks) > 1 else []

    def choose(self, game: Position, option: int) -> None:
        if option == STOP:
            return
        game.then(PutDown(self.player, option - PICK, self.own, self.foreign, self.either, self.source, self.moved))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        if self.own and self.foreign:
            return "prompt-pick-move-both", {"player": self.player, "own": self.own, "foreign": self.foreign}
        cells = [option - PICK for option in self.options(game) if option != STOP]
        picks = sum(game.board.caballeros[cell] - self.moved.count(cell) for cell in cells)
        left = min(self.own + self.foreign + self.either, picks)
        return self.prompt, {"player": self.player, "left": left}

    def why_not(self, game: Position, option: int) -> str:
        cell = option - PICK
        reason = why_not_pick(game, option)
        if reason != "reason-not-offered" or not 0 <= cell < len(game.board.caballeros):
            return reason
        if not (self.own or self.either) and cell % COLOURS == self.player:
            return "reason-no-own"
        if not (self.foreign or self.either) and cell % COLOURS != self.player:
            return "reason-no-foreign"
        return "reason-other-region" if self.source >= 0 and cell // COLOURS != self.source else "reason-moved"


class PutDown(Decision):
    """Put the caballero that was picked into another region or into the Castillo."""

    __slots__ = ("cell", "either", "foreign", "moved", "own", "source")
    prompt = "prompt-put-down"

    def __init__(
        self, player: int, cell: int, own: int, foreign: int, either: int, source: int, moved: tuple[int, ...]
    ) -> None:
        self.player = player
        self.cell = cell
        self.own = own
        self.foreign = foreign
        self.either = either
        self.source = source
        self.moved = moved

    def options(self, game: Position) -> list[int]:
        here = self.cell // COLOURS
        targets = [SPACE + region for region in game.open_regions() if region != here]
        targets.append(SPACE + CASTILLO)
        return targets

    def choose(self, game: Position, option: int) -> None:
        space, colour, moved = option - SPACE, self.cell % COLOURS, self.moved
        own, foreign, either = self.own, self.foreign, self.either
        if colour == self.player and own:
            own -= 1
        elif colour != self.player and foreign:
            foreign -= 1
        else:
            either -= 1
        source = self.cell // COLOURS if self.source == ONE_REGION else self.source
        if space != CASTILLO:
            moved += (space * COLOURS + colour,)
        game.then(
            Moved(self.player, self.cell, space),
            MoveCaballeros(self.player, own, foreign, either, source, moved),
        )

    def why_not(self, game: Position, option: int) -> str:
        space = option - SPACE
        if not 0 <= space < len(game.rules.spaces):
            return "reason-not-offered"
        return "reason-king" if game.taboo(space) else "reason-same-region"


class Moved(Announced):
    """One caballero moves."""

    __slots__ = ("cell", "space")

    def __init__(self, player: int, cell: int, space: int) -> None:
        self.player = player
        self.cell = cell
        self.space = space

    def announces(self, game: Position) -> Event:
        return ("moved", self.player, self.cell % COLOURS, self.cell // COLOURS, self.space)

    def carry_out(self, game: Position) -> None:
        game.move(self.cell, self.space)
        game.tell("moved", self.player, self.cell % COLOURS, self.cell // COLOURS, self.space)


class OwnOrCourt(Decision):
    """Choose one of two: move own out of one region, or place extra from the court (BASE-109)."""

    __slots__ = ("count",)
    prompt = "prompt-own-or-court"

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def options(self, game: Position) -> list[int]:
        either: list[int] = []
        if self.move().options(game):
            either.append(FIRST)
        if self.place().options(game):
            either.append(SECOND)
        return either

    def move(self) -> Decision:
        """The first possibility (BASE-107)."""
        return MoveCaballeros(self.player, own=ALL, source=ONE_REGION)

    def place(self) -> Decision:
        """The second possibility (BASE-108)."""
        return PlaceExtra(self.player, self.count)

    def choose(self, game: Position, option: int) -> None:
        chosen: Step = self.move() if option == FIRST else self.place()
        game.then(chosen)

    def why_not(self, game: Position, option: int) -> str:
        return {FIRST: "reason-none-there", SECOND: "reason-court-empty"}.get(option, "reason-not-offered")
