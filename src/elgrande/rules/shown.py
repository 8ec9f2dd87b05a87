"""The vocabulary of what modules show: a module says it once; picture, terminal and browser know only these nouns.

The nouns hold the engine's numbers. Values of a text have the names that events use, such as `player` and `space`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from elgrande.board.spaces import CASTILLO, NOBODY, NOTHING, NOWHERE, CardId, RegionId

if TYPE_CHECKING:
    from elgrande.rules.fields import Field
    from elgrande.rules.position import Position

Values = Mapping[str, int]
"""The values of a text."""
NO_VALUES: Final[Values] = {}


# --- about spaces ---


class Mark(NamedTuple):
    """A board, marker or token on a space: a symbol of the picture."""

    space: int
    symbol: str
    secret: bool = False
    """Whether only the viewer sees it."""


class Note(NamedTuple):
    """Something to know about a space."""

    space: int
    text: str
    values: Values = NO_VALUES


class Heap(NamedTuple):
    """Tokens on a space that nobody has taken yet."""

    space: int
    symbol: str
    amount: int


class Holder(NamedTuple):
    """A space that belongs to a player."""

    space: int
    seat: int


class Absent(NamedTuple):
    """A space that is off the map now."""

    space: int


class Between(NamedTuple):
    """A space that lies between two others, drawn as a symbol."""

    space: int
    one: int
    other: int
    symbol: str


class OffBoard(NamedTuple):
    """Caballeros of one colour that stand with a player, not on the map."""

    seat: int
    colour: int
    amount: int
    sign: str
    """The key of the word for where they stand."""
    text: str
    """The key of the words for `count` caballeros of a `player`."""
    about: str = ""
    """The key of a sentence that says what happens to them, if there is one."""


class Turned(NamedTuple):
    """A score tile that shows its back."""

    tile: int


class Link(NamedTuple):
    """Something that joins two spaces: a `ribbon` or a `track` between the marks of a symbol on them."""

    kind: str
    one: int
    other: int
    symbol: str


# --- about players and the table ---


class Belonging(NamedTuple):
    """Something that a player has."""

    seat: int
    text: str
    values: Values = NO_VALUES
    sign: str = ""
    """The key of a short word for it; empty if the text is short enough."""
    space: int = NOWHERE
    """The space it is about, if there is one and the viewer may know it."""
    hidden: bool = False
    """Whether it is not public."""
    card: int = NOTHING
    """The card it is about."""
    reveal: str = ""
    """The prefix of the text keys for its owner revealing it; empty if it cannot be revealed."""


class Role(NamedTuple):
    """A card that a player has by the rank of their power card; NOBODY while the ranks are open."""

    card: int
    seat: int = NOBODY


class Laid(NamedTuple):
    """A power card without a value that a player has laid this round."""

    seat: int
    card: int


class Picked(NamedTuple):
    """The power cards that a player has picked so far, by number, while everybody picks in secret."""

    seat: int
    cards: tuple[int, ...]
    all: int
    """How many there will be."""


class Regent(NamedTuple):
    """A player whose Grande acts as King, and the space where the King himself stands."""

    seat: int
    throne: int = CASTILLO


class News(NamedTuple):
    """Something that everybody should know."""

    text: str
    values: Values = NO_VALUES


Thing = (
    Mark
    | Note
    | Heap
    | Holder
    | Absent
    | Between
    | OffBoard
    | Turned
    | Link
    | Belonging
    | Role
    | Laid
    | Picked
    | Regent
    | News
)

Show = Callable[["Position", int], Iterator[Thing]]
"""What a module shows of a position as a player sees it; the second argument is that player."""


def shown(game: Position, viewer: int) -> list[Thing]:
    """Everything that the modules of a table show of a position as a player sees it."""
    return [thing for show in game.rules.secrets.shows for thing in show(game, viewer)]


def secret_regions(game: Position, field: Field, viewer: int, name: str, sign: str, symbol: str) -> Iterator[Thing]:
    """Regions that players have chosen in secret, including those that everybody has seen since.

    The texts are `table-<name>-own` for the owner, `-secret` for the others, `-shown` for all.
    """
    for player, region in enumerate(field.values(game)):
        if region == field.first:
            continue
        if not field.shown(game, player):
            yield from secret_region(name, sign, symbol, player, region, viewer)
            continue
        values = {"player": player, "space": region}
        yield Mark(region, symbol)
        yield Note(region, f"table-{name}-shown", values)
        yield Belonging(player, f"table-{name}-shown", values, sign, region)


def secret_region(
    name: str,
    sign: str,
    symbol: str,
    owner: int,
    region: RegionId,
    viewer: int,
    reveal: str = "",
    card: CardId = NOTHING,
) -> Iterator[Thing]:
    """A secretly chosen region, below 0 for those who may not know it; its texts are `table-<name>-own` and so on."""
    if region < 0:
        yield Belonging(owner, f"table-{name}-secret", {"player": owner}, sign, hidden=True)
        return
    yield Mark(region, symbol, secret=owner == viewer)
    if owner == viewer:
        yield Note(region, f"table-{name}-own", {"space": region})
    yield Belonging(owner, f"table-{name}-own", {"space": region}, sign, region, owner == viewer, card, reveal)
