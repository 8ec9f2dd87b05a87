"""Shapes shared by many steps: their fields, so that each class states only what it does."""

from __future__ import annotations

from typing import ClassVar

from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import NOWHERE, PlayerId, RegionId
from elgrande.engine.step import Decision, Step
from elgrande.rules.position import Position


class OnRegion(Step):
    """Something that happens in a region."""

    __slots__ = ("region",)

    def __init__(self, region: RegionId) -> None:
        self.region = region


class Counted(Decision):
    """A choice that can be made a number of times more."""

    __slots__ = ("left",)

    def __init__(self, player: PlayerId, left: int) -> None:
        self.player = player
        self.left = left


class OfEach(Decision):
    """Pick caballeros of several players, so many of each."""

    __slots__ = ("count", "hit")

    def __init__(self, player: PlayerId, count: int, hit: tuple[int, ...] = ()) -> None:
        self.player = player
        self.count = count
        self.hit = hit
        """The players who have lost one, once for each caballero."""


class ChooseTwo(Decision):
    """Choose two spaces, one after the other."""

    __slots__ = ("first",)
    continues = True
    prompt_second: ClassVar[str] = ""
    """The key of the second question, which names the first space."""

    def __init__(self, player: PlayerId, first: int = NOWHERE) -> None:
        self.player = player
        self.first = first
        """The space that was chosen first, or NOWHERE."""

    def choose(self, game: Position, option: OptionId) -> None:
        space = option - SPACE
        game.then(type(self)(self.player, space) if self.first == NOWHERE else self.then_both(space))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        if self.first == NOWHERE:
            return self.prompt, {"player": self.player}
        return self.prompt_second, {"player": self.player, "space": self.first}

    def then_both(self, second: int) -> Step:
        """What happens once the second space is chosen, too."""
        raise NotImplementedError(type(self).__name__)
