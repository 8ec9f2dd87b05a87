"""Fields: what modules keep on the board, besides the pieces of the base game.

A module declares a field in the file of the rule that needs it:

    LANTERN: Final = RegionField("lantern", stakes=True)
    STORM: Final = RegionField("storm", each=PLAYER, secret=any_region, until=END_OF_ROUND)

The declaration says what the field holds, whose it is, who sees it and how long it lasts. Everything else follows from
it: the first value, when it is cleared, what a view hides and a bot imagines, how it is saved (by name), what the
laws demand of it, what the caches of bots depend on, and the word for it in a test's `situation(…)`.

All fields lie in one flat list of small numbers, `board.extra`, so that a copy of a board knows nothing of modules. The
list of a table ends with the last field that the table needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from elgrande.board.spaces import COLOURS, NOWHERE, PlayerId

if TYPE_CHECKING:
    from elgrande.board.board import Board
    from elgrande.engine.chance import Chance
    from elgrande.rules.position import Position

PLAYER: Final = -1
REGION: Final = -2
"""A field can have one number for each player or each region, or for each of a number of pieces."""
SIZES: Final = {PLAYER: 5, REGION: 14}

ALWAYS: Final = 0
END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
END_OF_SCORING: Final = 3
ENDS: Final = (END_OF_TURN, END_OF_ROUND, END_OF_SCORING)
"""How long a field lasts: for good, or until the next turn begins, the round is over or a general scoring is over."""

UNKNOWN: Final = -2
"""In a player's view: something that they may not see."""

Guess = Callable[["Position", PlayerId], "list[int]"]
"""The values that a secret can have, as far as a player knows."""

FIELDS: Final[list[Field]] = []
"""All fields of all modules, in storage order."""
FIRST: Final[list[int]] = []
"""What every place holds when a game begins."""


class Field:
    """Small numbers on the board: one, or one for each player, region or piece."""

    __slots__ = ("at", "count", "each", "end", "first", "last", "name", "secret", "stakes", "until")
    nothing: ClassVar[int] = 0
    """The first value, unless a field has another."""

    def __init__(
        self,
        name: str,
        each: int = 1,
        until: int = ALWAYS,
        secret: Guess | None = None,
        stakes: bool = False,
        first: int | None = None,
    ) -> None:
        self.name = name
        """Its name in saved games and tests; no two fields share one."""
        self.each = each
        self.count = each if each > 0 else SIZES[each]
        """How many numbers it has."""
        self.first = self.nothing if first is None else first
        """The value when the game begins, and when the field is cleared."""
        self.until = until
        """How long the values last."""
        self.secret = secret
        """If only the owner sees it until it is shown: what it can be, as far as another player knows."""
        self.stakes = stakes
        """Whether the worth of regions depends on it."""
        self.at = 0
        """Its first place in `board.extra`."""
        self.end = 0
        """One past its last value."""
        self.last = 0
        """One past all its places: those of a secret also say whether it has been shown."""
        assert all(name != other.name for other in FIELDS), f"two fields are called {name}"
        assert secret is None or each == PLAYER, f"{name} is secret, so it belongs to players"
        FIELDS.append(self)
        self.lie_last()

    def lie_last(self) -> None:
        """Take the places behind all other fields."""
        self.at = len(FIRST)
        self.end = self.at + self.count
        self.last = self.end if self.secret is None else self.end + self.count
        FIRST.extend([self.first] * self.count + [0] * (self.last - self.end))

    # --- read ---

    def of(self, game: Position, which: int = 0) -> int:
        """Its value; if it has several, the one of this player, region or piece."""
        return game.board.extra[self.at + which]

    def values(self, game: Position) -> list[int]:
        """All its values, in order."""
        return game.board.extra[self.at : self.at + (game.rules.players if self.each == PLAYER else self.count)]

    def has(self, game: Position, value: int) -> bool:
        """Whether any of its values equals this one."""
        return self.how_many(game, value) > 0

    def how_many(self, game: Position, value: int) -> int:
        """How many of its values equal this one."""
        extra, found = game.board.extra, 0
        for place in range(self.at, self.end):  # compiled, this is faster than a slice
            if extra[place] == value:
                found += 1
        return found

    def which(self, game: Position, value: int) -> int:
        """Whose value this is: the number of the player, region or piece."""
        return game.board.extra.index(value, self.at, self.end) - self.at

    def used(self, game: Position) -> bool:
        """Whether any of its values differs from the first one."""
        return self.how_many(game, self.first) != self.count

    def taken(self, game: Position) -> list[int]:
        """Its values that differ from the first one."""
        return [value for value in game.board.extra[self.at : self.end] if value != self.first]

    # --- write ---

    def put(self, game: Position, value: int, which: int = 0) -> None:
        """Set its value; if it has several, the one of this player, region or piece."""
        game.board.extra[self.at + which] = value

    def add(self, game: Position, value: int) -> None:
        """Set the first of its values that is free."""
        game.board.extra[self.which(game, self.first) + self.at] = value

    def remove(self, game: Position, value: int) -> None:
        """Clear the first of its values that equals this one, if any."""
        if self.has(game, value):
            game.board.extra[self.which(game, value) + self.at] = self.first

    def clear(self, game: Position, which: int = 0) -> None:
        """Set it back to its first value; if it has several, the one of this player, region or piece."""
        game.board.extra[self.at + which] = self.first
        if self.secret is not None:
            game.board.extra[self.end + which] = 0

    def clear_all(self, game: Position) -> None:
        """Set all its values back to the first one."""
        extra = game.board.extra
        for place in range(self.at, self.last):
            extra[place] = FIRST[place]

    # --- secrets ---

    def show(self, game: Position, player: PlayerId) -> None:
        """Let everybody see a player's secret from now on."""
        game.board.extra[self.end + player] = 1

    def shown(self, game: Position, player: PlayerId) -> bool:
        """Whether everybody sees a player's secret."""
        return game.board.extra[self.end + player] == 1

    def veil(self, board: Board, player: PlayerId) -> None:
        """Blank the other players' secrets that a player may not see."""
        for other in range(self.count):
            board.extra[self.at + other] = self.seen(board, player, other)

    def seen(self, board: Board, player: PlayerId, other: PlayerId) -> int:
        """What a player sees of another player's secret: UNKNOWN, unless it is their own, not set, or shown."""
        value = board.extra[self.at + other]
        hidden = other != player and value != self.first and not board.extra[self.end + other]
        return UNKNOWN if hidden else value

    def imagine(self, game: Position, player: PlayerId, chance: Chance) -> None:
        """Deal what a player may not see anew."""
        assert self.secret is not None
        for other in range(self.count):
            if game.board.extra[self.at + other] == UNKNOWN:
                game.board.extra[self.at + other] = chance.pick(self.secret(game, player))

    # --- what values are possible ---

    def fits(self, game: Position, value: int) -> bool:
        """Whether a place can have this value."""
        return value >= 0


class Flag(Field):
    """Something that is true or not."""

    __slots__ = ()

    def holds(self, game: Position, which: int = 0) -> bool:
        """Whether it is true."""
        return game.board.extra[self.at + which] == 1

    def set(self, game: Position, which: int = 0) -> None:
        """Make it true."""
        game.board.extra[self.at + which] = 1

    def fits(self, game: Position, value: int) -> bool:
        return 0 <= value <= 1


class Count(Field):
    """A number of something."""

    __slots__ = ()

    def increase(self, game: Position, by: int, which: int = 0) -> None:
        """Add this many."""
        game.board.extra[self.at + which] += by


class RegionField(Field):
    """A region, or NOWHERE: where a token lies, or what somebody has chosen."""

    __slots__ = ("taboo",)
    nothing = NOWHERE

    def __init__(
        self,
        name: str,
        each: int = 1,
        until: int = ALWAYS,
        secret: Guess | None = None,
        stakes: bool = False,
        taboo: bool = False,
    ) -> None:
        super().__init__(name, each, until, secret, stakes)
        self.taboo = taboo
        """Whether nothing in the region may change, as in the King's (KI-41)."""
        assert not taboo or each == 1, f"{name} closes one region at a time"

    def fits(self, game: Position, value: int) -> bool:
        return value == NOWHERE or value in game.rules.regions


class SpaceField(RegionField):
    """A space, or NOWHERE."""

    __slots__ = ()

    def fits(self, game: Position, value: int) -> bool:
        return NOWHERE <= value < len(game.rules.spaces)


class CellField(Field):
    """The cell of a caballero, or NOWHERE; the module gives other negative numbers their meaning."""

    __slots__ = ()
    nothing = NOWHERE

    def fits(self, game: Position, value: int) -> bool:
        return value < len(game.rules.spaces) * COLOURS


class PlayerField(Field):
    """A player, or NOBODY: who has something."""

    __slots__ = ()
    nothing = NOWHERE

    def fits(self, game: Position, value: int) -> bool:
        return NOWHERE <= value < game.rules.players


class CardField(Field):
    """A card, or NOTHING."""

    __slots__ = ()
    nothing = NOWHERE

    def fits(self, game: Position, value: int) -> bool:
        return NOWHERE <= value < len(game.rules.cards)


def lay_out(fields: list[Field]) -> None:
    """Put these fields in front of all others, in this order."""
    FIELDS[:] = dict.fromkeys([*fields, *FIELDS])
    FIRST.clear()
    for field in FIELDS:
        field.lie_last()


def clear_until(game: Position, end: int) -> None:
    """Clear what lasts until now: END_OF_TURN, END_OF_ROUND or END_OF_SCORING."""
    extra = game.board.extra
    for place in game.rules.passing[end]:
        extra[place] = FIRST[place]
