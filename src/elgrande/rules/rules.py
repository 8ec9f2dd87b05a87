"""What is in the box for one table: the base game fills these lists, and modules add to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from elgrande.board.options import SPACE, STOP
from elgrande.board.spaces import CASTILLO
from elgrande.engine.step import Step
from elgrande.rules.card import Card
from elgrande.rules.config import Config

if TYPE_CHECKING:
    from elgrande.engine.chance import Chance
    from elgrande.rules.action import Announced
    from elgrande.rules.position import Position

Table = tuple[int, int, int]
"""Points for first, second and third place."""

Reaction = Callable[["Position", "Announced"], "list[Step]"]
"""Who may react to an announced step: the decisions to ask, none if nobody can."""

Taboo = Callable[["Position", int], bool]
"""Whether a region may not change, for a reason besides the King."""


class Space:
    """A region or the Castillo: its key, its notation, its score table."""

    __slots__ = ("coast", "key", "region", "short", "table")

    def __init__(self, key: str, short: str, table: Table, coast: bool, region: bool = True) -> None:
        self.key = key
        self.short = short
        self.table = table
        self.coast = coast
        self.region = region


class Bonus:
    """Points besides the table for the sole first place of a region."""

    __slots__ = ("source",)

    def __init__(self, source: int) -> None:
        self.source = source
        """What the points are for, one of the rules' `sources`."""

    def points(self, game: Position, player: int, region: int) -> int:
        """How many points the player gets for his sole first place there."""
        raise NotImplementedError(type(self).__name__)


class Rules:
    """Everything that stays the same during a game; shared by all its positions and never changed."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.players = config.players
        self.spaces: list[Space] = []
        self.borders: list[tuple[int, ...]] = []
        """The neighbours of each space."""
        self.tiles: list[Table] = []
        self.reinforcements: list[int] = []
        """How many caballeros a power card brings, by its value; entry 0 is not used."""
        self.cards: list[Card] = []
        self.left_out: list[str] = []
        """Keys of cards that the options of this table leave in the box."""
        self.rounds: tuple[int, ...] = ()
        """The numbers of the rounds that are played (BASE-14)."""
        self.scoring_rounds: tuple[int, ...] = ()
        """General scorings follow these (BASE-25)."""
        self.caballeros = 0
        """How many each player has."""

        self.setup: list[Callable[[Position, Chance], None]] = []
        self.round: list[Callable[[], Step]] = []
        """The steps of a round, in order."""
        self.general_scoring: list[Callable[[], Step]] = []
        """The steps of a general scoring, in order."""
        self.turn: list[Callable[[int], Step]] = []
        """The steps of a player's turn, in order."""
        self.reactions: list[Reaction] = []
        self.taboos: list[Taboo] = []
        self.bonuses: list[Bonus] = []
        self.sources: list[str] = []
        """What points are for: places and bonuses."""

        # Made from the above by `finish`:
        self.regions: list[int] = []
        """The spaces that are regions, in the order in which they are scored."""
        self.others: list[list[int]] = []
        """The regions except one, by that one: what the King leaves open."""
        self.beside: list[list[int]] = []
        """The options of placing a caballero, by the King's region."""
        self.power_cards = 0
        """All power cards of a player, one bit each."""
        self.stacks = 0
        """How many stacks of action cards there are."""
        self.places = 0
        """How many places of a table count (BASE-72)."""

    def finish(self) -> None:
        """All modules have added theirs: make the tables that are looked up often."""
        everywhere = range(len(self.spaces))
        self.regions = [space for space in everywhere if self.spaces[space].region]
        self.others = [[region for region in self.regions if region != space] for space in everywhere]
        self.beside = [
            [STOP, *(SPACE + space for space in self.borders[king]), SPACE + CASTILLO] for king in everywhere
        ]
        self.power_cards = sum(1 << value for value in range(1, len(self.reinforcements)))
        self.stacks = max((card.stack for card in self.cards), default=0)
        self.places = min(self.players - 1, 3)

    def next_round(self, number: int) -> int:
        """The round that is played after this one, or 0 after the last."""
        for later in self.rounds:
            if later > number:
                return later
        return 0

    def card_named(self, key: str) -> int:
        """The number of the card with this key."""
        for number, card in enumerate(self.cards):
            if card.key == key:
                return number
        raise KeyError(key)

    def space_named(self, name: str) -> int:
        """The space with this key or notation."""
        for number, space in enumerate(self.spaces):
            if name in (space.key, space.short):
                return number
        raise KeyError(name)
