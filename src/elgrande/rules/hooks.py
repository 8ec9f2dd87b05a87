"""What modules add to the rules besides spaces, cards and steps: the general form of each kind of hook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from elgrande.board.options import CaballeroKind, OptionId
from elgrande.board.spaces import Cell, PlayerId, SpaceId
from elgrande.engine.step import Step

if TYPE_CHECKING:
    from elgrande.rules.action import Announced
    from elgrande.rules.position import Position

Reaction = Callable[["Position", "Announced"], "list[Step]"]
"""Who may react to an announced step: the decisions to ask, none if nobody can."""

Watch = Callable[["Position", Cell, Cell, int, CaballeroKind], None]
"""Told of caballeros that have gone from one cell to another, how many, and of which kind; NOWHERE is a court or a
province."""

Marking = Callable[["Position", Cell, CaballeroKind, bool], None]
"""Told that a caballero on a cell has changed its kind, and whether it has just arrived there."""

Award = tuple[PlayerId, int, int]
"""A player, their points, and what they are for (one of the rules' `sources`)."""


class Mark:
    """Something that a caballero carries, which sets it apart from others of its colour on the same space."""

    __slots__ = ("kind", "load", "note", "sign", "symbol")

    def __init__(self, kind: CaballeroKind, symbol: str, sign: str, note: str, load: bool = False) -> None:
        self.kind = kind
        """The kind of a caballero that carries it: see `board.options.OF_KIND`."""
        self.symbol = symbol
        """What it looks like in the picture."""
        self.sign = sign
        """What it looks like in plain text."""
        self.note = note
        """The key of a sentence about a `player` and the `count` of carriers on a space."""
        self.load = load
        """Whether it is a load, such as gold."""

    def count(self, game: Position, cell: Cell) -> int:
        """How many caballeros of a cell carry it."""
        raise NotImplementedError(type(self).__name__)

    def goes_along(self, game: Position, cell: Cell, target: Cell) -> None:
        """One caballero that carries it has gone to another cell, or to NOWHERE: off the board."""
        raise NotImplementedError(type(self).__name__)


class Aside:
    """Something that a player may do at any time of their turn, besides answering the question."""

    __slots__ = ("option", "reinforces")

    def __init__(self, option: OptionId, reinforces: bool = False) -> None:
        self.option = option
        self.reinforces = reinforces
        """Whether it brings a caballero to the court."""

    def offered(self, game: Position, player: PlayerId) -> bool:
        """Whether the player may do it now."""
        raise NotImplementedError(type(self).__name__)

    def step(self, player: PlayerId) -> Step:
        """What happens then."""
        raise NotImplementedError(type(self).__name__)


class MorePlacing:
    """A right to place more caballeros than the action card says."""

    __slots__ = ()

    def left(self, game: Position, player: PlayerId) -> int:
        """How many more a player may place now."""
        raise NotImplementedError(type(self).__name__)

    def use(self, game: Position, player: PlayerId) -> None:
        """The player has placed one of them."""
        raise NotImplementedError(type(self).__name__)


class Bonus:
    """Points on top of the table for the sole first place in a region or the Castillo."""

    __slots__ = ("source",)

    def __init__(self, source: int) -> None:
        self.source = source
        """What the points are for, one of the rules' `sources`."""

    def points(self, game: Position, player: PlayerId, space: SpaceId) -> int:
        """How many points the player gets for their sole first place there."""
        raise NotImplementedError(type(self).__name__)


class Office:
    """Points for a caballero on a certain space inside a region, whatever the player's place."""

    __slots__ = ("only_first", "points", "source", "space")

    def __init__(self, space: SpaceId, points: int, source: int, only_first: bool) -> None:
        self.space = space
        self.points = points
        self.source = source
        """What the points are for, one of the rules' `sources`."""
        self.only_first = only_first
        """Whether, in a scoring of first places only, it counts for the sole first."""
