"""What modules add to the rules besides spaces, cards and steps: the general form of each kind of hook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from elgrande.board.options import CaballeroKind, OptionId
from elgrande.board.spaces import Cell, PlayerId, RegionId, SpaceId
from elgrande.engine.step import Step

if TYPE_CHECKING:
    from elgrande.rules.action import Announced
    from elgrande.rules.fields import Field
    from elgrande.rules.position import Position
    from elgrande.rules.shown import Show

Reaction = Callable[["Position", "Announced"], "list[Step]"]
"""Who may react to an announced step: the decisions to ask, none if nobody can."""

Watch = Callable[["Position", Cell, Cell, int, CaballeroKind], None]
"""Told of caballeros that have gone from one cell to another, how many, and of which kind; NOWHERE is a court or a
province."""

Marking = Callable[["Position", Cell, CaballeroKind, bool], None]
"""Told that a caballero on a cell has changed its kind, and whether it has just arrived there."""

Award = tuple[PlayerId, int, int]
"""A player, their points, and what they are for (one of the rules' `sources`)."""


class Carried:
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


class Limit:
    """Something that lets only so many caballeros into a region."""

    __slots__ = ()

    def room(self, game: Position, region: RegionId) -> int:
        """How many more caballeros it lets in."""
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


# --- the hooks of a table, in four groups ---


class Placing:
    """Where caballeros may come and go."""

    __slots__ = ("arrivals", "berths", "limits", "markings", "marks", "more", "musters", "roaming", "watches")

    def __init__(self) -> None:
        self.limits: list[Limit] = []
        """What lets only so many caballeros into a region."""
        self.roaming: list[Callable[[Position, int], bool]] = []
        """Whether a player places in any region, not only next to the King's."""
        self.berths: list[Callable[[Position, int], list[int]]] = []
        """Spaces off the regions where a player may put the caballeros that they place."""
        self.musters: list[Callable[[Position, int], bool]] = []
        """Whether a player places what their card says from their province instead of their court."""
        self.more: list[MorePlacing] = []
        """Rights to place more caballeros than the card says."""
        self.arrivals: list[Callable[[Position, int], int]] = []
        """Where a caballero put on a space stands."""
        self.marks: list[Carried] = []
        """What caballeros can carry, which sets them apart from others on their cell."""
        self.watches: list[Watch] = []
        """Told of every caballero that came or went."""
        self.markings: list[Marking] = []
        """Told of every caballero that takes up something to carry."""


class Scoring:
    """What counts, and how much."""

    __slots__ = (
        "before",
        "bonuses",
        "columns",
        "factors",
        "joins",
        "mirrors",
        "offices",
        "sources",
        "tables",
        "tiebreaks",
    )

    def __init__(self) -> None:
        self.tables: list[Callable[[Position, int], int]] = []
        """The space whose score table counts on a space: usually its own."""
        self.mirrors: list[Callable[[Position, int], bool]] = []
        """Whether the table of a space is mirrored: the last place scores most."""
        self.joins: list[Callable[[Position, int, list[int]], list[int]]] = []
        """Takes the regions that would be scored with a region in a general scoring, and returns those that are."""
        self.factors: list[Callable[[Position, int], int]] = []
        """How often a region counts in a general scoring."""
        self.bonuses: list[Bonus] = []
        """Points on top of the table for a sole first place."""
        self.offices: list[Office] = []
        """Points for a caballero on a certain space inside a region."""
        self.tiebreaks: list[Callable[[Position, int], list[int]]] = []
        """By player: 1 where something of theirs decides a tie on a space, else 0."""
        self.sources: list[str] = []
        """What points are for: places and bonuses."""
        self.columns: dict[str, str] = {}
        """In which column of a result the sources of modules are listed: see `points.columns_of`."""
        self.before: list[Callable[[Position], list[Step]]] = []
        """Who may act before a special scoring begins."""


class Turns:
    """Who may do what, and when."""

    __slots__ = ("anytime", "asides", "barred", "interludes", "king_moved", "reactions", "silenced", "order", "vetoes")

    def __init__(self) -> None:
        self.reactions: list[Reaction] = []
        """Who may react to an announced step."""
        self.vetoes: list[str] = []
        """The uses of kept cards that stop a special action."""
        self.anytime: list[str] = []
        """The uses of kept cards between any two steps of a turn."""
        self.asides: list[Aside] = []
        """What a player may do at any time of their turn."""
        self.interludes: list[Callable[[Position], list[Step]]] = []
        """Who may act between two steps of a turn: the windows to open, none if nobody can."""
        self.barred: list[Callable[[Position, int], bool]] = []
        """Whether the face-up card of a stack cannot be taken."""
        self.silenced: list[Callable[[Position, int], bool]] = []
        """Whether a player has lost the special actions of their cards."""
        self.king_moved: list[Callable[[Position], None]] = []
        """Told that the King has moved."""
        self.order: list[Callable[[Position, list[int]], list[int]]] = []
        """Takes the order of turns by power card, and returns the actual one."""


class Secrets:
    """What is seen, and by whom."""

    __slots__ = ("fields", "shows", "spying", "symbols")

    def __init__(self) -> None:
        self.spying: list[Callable[[Position, int], bool]] = []
        """Whether a player sees the others' dials before they are revealed."""
        self.shows: list[Show] = []
        """What modules show of what they keep on the board."""
        self.symbols: dict[str, str] = {}
        """The look of marks that the picture does not know: SVG of about 24 units around the origin, by name."""
        self.fields: list[Field] = []
        """The fields that only their owners see; filled once all modules have been added."""
