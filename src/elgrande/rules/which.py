"""Which caballero is meant, where several kinds of one colour stand together: the player who picks it says so."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.options import OF_KIND, PLAIN, OptionId
from elgrande.board.spaces import COLOURS, Cell, PlayerId
from elgrande.engine.event import EventKind
from elgrande.engine.step import Decision, Step, fields
from elgrande.rules.position import Position

WHICH: Final = EventKind("which", "player", "kind")


class OfPicked(Decision):
    """About a caballero that was picked before: the second half of one gesture."""

    __slots__ = ("cell",)
    continues = True

    def __init__(self, player: PlayerId, cell: Cell) -> None:
        self.player = player
        self.cell = cell
        """Where the caballero was picked."""


class PutsDown(OfPicked):
    """Choose where the picked caballero goes."""

    __slots__ = ("kind",)
    depends_on_start: ClassVar[bool] = False
    """Where it can go depends on the region in which it was picked."""

    def __init__(self, player: PlayerId, cell: Cell, kind: int) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind


class WhichOne(OfPicked):
    """Say which kind of caballero was meant; the waiting step then continues with it."""

    __slots__ = ("kinds", "step")
    prompt = "prompt-which"
    detail = True
    settles = True

    def __init__(self, player: PlayerId, cell: Cell, kinds: tuple[int, ...], step: Step) -> None:
        self.player = player
        self.cell = cell
        self.kinds = kinds
        self.step = step
        """A step with a field `kind`."""

    def options(self, game: Position) -> list[int]:
        return [OF_KIND + kind for kind in self.kinds]

    def choose(self, game: Position, option: OptionId) -> None:
        game.tell(WHICH, self.player, option - OF_KIND)
        game.then(of_kind(self.step, option - OF_KIND))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "space": self.cell // COLOURS}


def of_kind(step: Step, kind: int) -> Step:
    """The same step for another kind of caballero."""
    values = [kind if name == "kind" else getattr(step, name) for name in fields(type(step))]
    return type(step)(*values)


def of_one_kind(game: Position, player: PlayerId, cell: Cell, step: Step, but: tuple[int, ...] = ()) -> Step:
    """The step for the only kind of caballero on a cell, or for the kind the player names; `but` excludes kinds."""
    if not game.rules.placing.marks:
        return step
    return one_of(player, cell, [kind for kind, count in game.kinds(cell) if count > but.count(kind)], step)


def one_of(player: PlayerId, cell: Cell, kinds: list[int], step: Step) -> Step:
    """The step for the only one of these kinds, or for the one that the player names."""
    if len(kinds) == 1:
        return step if kinds[0] == PLAIN else of_kind(step, kinds[0])
    return WhichOne(player, cell, tuple(kinds), step)


class Return(Step):
    """A caballero of one kind goes from the board to its owner's court or province."""

    __slots__ = ("cell", "court", "kind")

    def __init__(self, cell: Cell, court: bool, kind: int) -> None:
        self.cell = cell
        self.court = court
        self.kind = kind

    def run(self, game: Position) -> None:
        if self.court:
            game.to_court(self.cell, 1, self.kind)
        else:
            game.to_province(self.cell, 1, self.kind)


def send_back(game: Position, player: PlayerId, cell: Cell, court: bool) -> None:
    """A caballero goes to its owner's court or province; the player says which, if there are several kinds."""
    if game.rules.placing.marks:
        game.then(of_one_kind(game, player, cell, Return(cell, court, PLAIN)))
    elif court:
        game.to_court(cell)
    else:
        game.to_province(cell)
