"""The shape of `View.as_dict()`: what a player sees of the board, as plain data."""

# No `from __future__ import annotations` here: NotRequired fields would not be recognised.
from typing import NotRequired, TypedDict

from elgrande.notation import Colour, PieceColour

Text = tuple[str, dict[str, str | int]]
"""The key of a text, and its arguments."""


class PowerCard(TypedDict):
    """A power card of the game."""

    value: int
    """0: it has none."""
    caballeros: int
    """How many it brings to the court."""
    card: str | None
    """The card of its special action, if it has one."""
    about: list[str]
    """What that is about, the main thing first."""


class MarkView(TypedDict):
    """A board, marker or token on a space."""

    symbol: str
    secret: bool
    """Whether only the viewer sees it."""


class BetweenView(TypedDict):
    """The place and symbol of a space that lies between two others."""

    ends: tuple[str, str]
    symbol: str


class BelongingView(TypedDict):
    """Something that a player has."""

    text: Text
    sign: str | None
    """The key of a short word for it; null: the text is short enough."""
    space: str | None
    """The space it is about, if the viewer may know it."""
    hidden: bool
    """Whether it is hidden from some players."""
    card: str | None
    """The card it is about."""
    reveal: str | None
    """The prefix of the text keys with which its owner can reveal it."""


class AsideView(TypedDict):
    """Caballeros of one colour that stand with a player and not on the map."""

    sign: str
    """The key of the word for where they stand."""
    colour: PieceColour
    count: int
    text: Text
    about: str | None
    """The key of a sentence that says what happens to them."""


class LinkView(TypedDict):
    """Something that joins two spaces, between the marks with this symbol on them."""

    kind: str
    ends: tuple[str, str]
    symbol: str


class RoleView(TypedDict):
    """A card that a player has by the rank of their power card."""

    card: str
    place: int
    """How many caballeros it lets its holder place."""
    seat: int | None


class SpaceView(TypedDict):
    """A space of the board."""

    caballeros: list[int] | None
    """By seat; null in a hidden Castillo."""
    black: int | None
    """Caballeros that belong to no seat; null in a hidden Castillo."""
    table: list[int]
    """The points for the first, the second and the third place."""
    tile: int | None
    """The score tile that lies here."""
    within: str | None
    """The region that contains this space, if it is part of one."""
    room: int | None
    """How many caballeros fit in; null: any number."""
    turned: NotRequired[bool]
    """Whether the score tile shows its back: the table is mirrored."""
    marks: NotRequired[list[MarkView]]
    """Boards, markers and tokens that lie here."""
    notes: NotRequired[list[Text]]
    """What else to know about it."""
    heap: NotRequired[dict[str, int]]
    """Tokens that lie here, by symbol."""
    carried: NotRequired[dict[str, dict[str, int]]]
    """What caballeros here carry: by colour, then by symbol."""
    holder: NotRequired[int]
    """The seat that owns it."""
    absent: NotRequired[bool]
    """Whether it is not on the map now."""
    between: NotRequired[BetweenView]
    """Where it lies, if between two other spaces."""


class PlayerView(TypedDict):
    """What the viewer sees of a player."""

    colour: Colour
    score: int
    court: int
    province: int
    grande: str | None
    """The region of the Grande."""
    power: int | None
    """The value of the power card on view in this round."""
    hand_size: int
    hand: list[int] | None
    """The values of the power cards in hand; null for other players."""
    surely_in_hand: list[int] | None
    """Power cards that are certainly in hand; null where players must remember them (OPT-10)."""
    doubtful: list[int] | None
    """Power cards that may be in hand."""
    played: list[int] | None
    """Power cards that have been played."""
    perhaps_back: list[int] | None
    """The doubtful ones that have been played: some of them are back in hand, unseen."""
    dial: str | None
    """The region on the secret dial, if the viewer can know it."""
    belongings: NotRequired[list[BelongingView]]
    """What else the player has."""
    aside: NotRequired[list[AsideView]]
    """Caballeros that stand with the player and not on the map."""
    laid: NotRequired[str]
    """The power card without a value that the player has laid in this round."""
    picks: NotRequired[int]
    """How many power cards the player picks for the whole game, while all players pick."""
    picked: NotRequired[list[int]]
    """The values of the power cards that the player has picked so far, while all players pick."""
    regent: NotRequired[bool]
    """Whether the player's Grande acts as King."""


class KeptCard(TypedDict):
    """A card that somebody keeps."""

    card: str
    holder: int
    until: int
    """The last round in which it can be used."""


class BoardView(TypedDict):
    """What the viewer, a seat or a spectator, sees of the board."""

    seat: int
    """The viewer; -1: a spectator."""
    round: int
    rounds: list[int]
    """The rounds that are played."""
    scoring_rounds: list[int]
    """The rounds that a general scoring follows."""
    power_cards: list[PowerCard]
    start: int
    """The seat that begins this round."""
    player: int
    """The seat whose turn it is; -1: none."""
    order: list[int]
    """The seats in the order of their turns; empty until the power cards of the round have been played."""
    places: int
    """How many places of a score table count."""
    king: str | None
    """The King's region."""
    throne: str | None
    """Where the King stands on the map."""
    spaces: dict[str, SpaceView]
    seats: list[PlayerView]
    offered: list[str | None]
    """The face-up card of each stack."""
    closed: list[int]
    """Stacks whose face-up card cannot be taken."""
    in_use: str | None
    """The action card in use."""
    kept: list[KeptCard]
    tiles: list[str | None]
    """By score tile: the space on which it lies, if it is on the board."""
    turned: list[int]
    """Score tiles that show their backs."""
    shown: list[str | None]
    """By seat: what its dial showed at the last reveal."""
    unseen: list[list[str]]
    """By stack: the cards that nobody has seen yet, sorted by key."""
    seen: list[list[str]]
    """By stack: the cards that were put under it, in their order."""
    answered: list[int]
    """Seats that have answered an open row of secret decisions."""
    deciding: list[int]
    """Seats that have to decide."""
    options: list[int]
    """The options of the viewer, if they have to decide."""
    roles: list[RoleView]
    """The cards that players have by the rank of their power cards, highest first."""
    links: list[LinkView]
    news: list[Text]
    """What else everybody should know."""
