"""Shapes shared by many steps: their fields, so that each class states only what it does."""

from __future__ import annotations

from elgrande.engine.step import Decision, Step


class OnRegion(Step):
    """Something that happens in a region."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region


class Counted(Decision):
    """A choice that can be made a number of times more."""

    __slots__ = ("left",)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left
