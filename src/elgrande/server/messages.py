"""What is said between server and browser, as types: requests and answers of docs/server.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from elgrande.points import Points
from elgrande.server.message_parts import (
    Award,
    ChatLine,
    Colour,
    Deal,
    LaterAnswer,
    LoggedEvent,
    OptionKind,
    PieceColour,
    Preset,
    Setting,
    Text,
    ToldEvent,
    VetoAnswer,
)
from elgrande.view_data import BoardView

SeatNumber = Annotated[int, Meta(ge=0, le=4, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the last entry that the client knows.")]
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern="^[ -~]+$", description="Chosen by the client: the same key acts once."),
]
Secret = Annotated[str, Meta(min_length=1, max_length=64, description="What only the link of a seat knows.")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]

# --- requests ---


class NewPlayer(Struct, forbid_unknown_fields=True):
    """Who sits in a seat: `here`, `invited`, or the level of a bot."""

    name: Name
    kind: Annotated[str, Meta(max_length=20)]


Players = Annotated[list[NewPlayer], Meta(min_length=2, max_length=5)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    players: Players
    options: dict[str, Setting] = {}
    preset: str = "printed"
    modules: Annotated[list[str], Meta(max_length=20)] = []
    without: Annotated[list[str], Meta(max_length=40)] | None = None
    """Parts that are left out (OPT-6); nothing: those of the preset."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(pattern="^[0-9]{1,40}$")] | None = None
    """A number, or its digits, since JavaScript rounds large numbers; nothing: dealt so that nobody can know it."""
    watchable: bool = True
    cards: str | None = None


class Choose(Struct, forbid_unknown_fields=True):
    """A choice of a seat."""

    seat: SeatNumber
    version: Version
    option: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    key: Key


class Undo(Struct, forbid_unknown_fields=True):
    """A seat takes back its last choice, or all of its turn."""

    seat: SeatNumber
    version: Version
    key: Key
    whole_turn: bool = False


class Chat(Struct, forbid_unknown_fields=True):
    """Something said at the table."""

    seat: SeatNumber
    text: Said
    key: Key


class Veto(Struct, forbid_unknown_fields=True):
    """A seat says whether it wants to be asked to veto."""

    seat: SeatNumber
    answer: VetoAnswer


class Later(Struct, forbid_unknown_fields=True):
    """A seat says whether it wants to be asked to use a kept card in others' turns."""

    seat: SeatNumber
    answer: LaterAnswer


class NewLink(Struct, forbid_unknown_fields=True):
    """A link to an own seat, or to one that nobody has taken yet."""

    seat: SeatNumber


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Whoever has the link takes its seat."""

    secret: Secret
    agreed: bool = False
    """Whether they agree that whoever made the table may know its cards."""


class Fork(Struct, forbid_unknown_fields=True):
    """Go on from a position as another game."""

    position: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """How many choices had been made."""
    players: Players


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to look at."""

    text: str


# --- answers ---


class Trouble(Struct, omit_defaults=True):
    """Why a request was refused."""

    error: str
    reason: Text | None = None
    id: str | UnsetType = UNSET
    """Of a fault of the server: its log tells more under this."""


class BoxModule(Struct):
    """A module of the Big Box."""

    key: str
    apart: list[str]
    """Modules that do not go with it (MIX-1)."""
    needs: list[str]
    """Modules without which it is not played."""
    advised_against: list[str]
    """Modules with which it can be played, though its rulebook advises against it (MIX-7)."""
    unnamed: list[str]
    """Modules with which it can be played, though no box says so (MIX-1)."""


class BoxPart(Struct):
    """A part of a module that can be left out."""

    key: str
    module: str
    stack: int
    """The stack of the card that it is; 0: it is no card."""
    along: list[str]
    """Parts that come and go with it."""


class Box(Struct):
    """What can be set up."""

    players: list[int]
    modules: list[BoxModule]
    options: dict[str, list[Setting]]
    belongs: dict[str, str]
    """Options that there are only with a certain module."""
    seated: dict[str, int]
    """Options that there are only for so many players."""
    parts: list[BoxPart]
    """What can be left out (OPT-6)."""
    presets: dict[str, Preset]
    bots: list[str]
    version: str


class Card(Struct):
    """An action card."""

    key: str
    rule: str
    module: str
    stack: int
    copies: int
    place: int
    amounts: list[int]
    provenance: str
    numbers: dict[str, int]
    """Further numbers on the card, by their names."""
    symbols: dict[str, str]
    """Those among them that are symbols, there or not, and the parts of the game that they are about."""
    printed: list[str]
    """Numbers of a reconstructed card that a rulebook states all the same."""
    public: list[str]
    """Those that another published source states."""
    places: dict[int, int]
    """How many a King, Caballero or Intrigue card lets its holder place, by the number of players (KI-2)."""


class EventMoves(Struct, omit_defaults=True):
    """What events of a kind move, in words of `board/moving.py` and names of arguments."""

    piece: str | list[str]
    """Of several pieces the argument `by` says which."""
    start: str
    end: str
    of: str | UnsetType = UNSET
    count: str | UnsetType = UNSET
    by: str | UnsetType = UNSET


class EventKind(Struct, omit_defaults=True):
    """A kind of events."""

    arguments: list[str]
    moves: list[EventMoves]
    scoring: str | UnsetType = UNSET
    """The scoring that begins with it."""


class Added(Struct):
    """What belongs to modules from elsewhere, which the pages were not built with."""

    texts: list[str]
    """Fluent files of one language."""
    events: dict[str, EventKind]
    """All kinds of events."""


class SummarySeat(Struct):
    """A seat in a list of tables."""

    name: str
    colour: Colour
    kind: str
    mine: bool


class Summary(Struct):
    """A table in a list."""

    id: str
    seats: list[SummarySeat]
    round: int
    rounds: int
    position: int
    waiting: list[int]
    over: bool
    winners: list[int]
    changed: int
    """When it last changed, in seconds since 1970."""


class Lists(Struct):
    """The tables of this browser, and those that can be watched."""

    mine: list[Summary]
    watch: list[Summary]


class Invite(Struct):
    """The path of the page on which a seat can be taken, once; nothing for seats that are taken."""

    seat: int
    invite: str | None


class Invitation(Struct):
    """What a link that is not used yet leads to."""

    id: str
    seat: int
    seats: list[SummarySeat]
    deal: Deal
    taken: bool
    """Whether somebody holds the seat already: it is shared with another device then."""


class Seated(Struct):
    """Somebody sits at a table."""

    id: str
    seat: int


class Created(Struct):
    """A new table."""

    id: str
    seats: list[Invite]


class Opened(Struct):
    """A record that can be looked at as a table."""

    id: str


class Stored(Struct):
    """Something was stored: the version of the table since then."""

    version: int


class ChatPage(Struct):
    """What was said at a table, the latest last."""

    lines: list[ChatLine]
    earlier: bool
    """Whether there are lines before these."""


class Seat(Struct):
    """Who sits where."""

    name: str
    colour: Colour
    kind: str
    """`person`, or the level of a bot."""
    mine: bool
    connected: bool
    taken: bool
    """Whether somebody sits there: a bot, or whoever used the link."""


class TableConfig(Struct):
    """What is played at a table: players, modules and options (OPT-1 to OPT-12)."""

    players: int
    modules: tuple[str, ...]
    rounds: Literal[9, 6]
    castillo: Literal["hidden", "open"]
    veto: Literal["printed", "start", "none"]
    mercy: bool
    tiebreak: Literal["shared", "tournament"]
    ending: Literal["automatic", "asked"]
    annulment: bool
    dials: Literal["printed", "safe"]
    played: Literal["memory", "listed"]
    crossing: Literal["any", "own"]
    second_ship: bool
    without: tuple[str, ...]
    """Parts that are left out (OPT-6)."""


class Option(Struct, omit_defaults=True):
    """An option of a question."""

    id: int
    text: str
    """The notation, such as `P13` or `Gal.red`."""
    kind: OptionKind
    label: Text
    space: str | UnsetType = UNSET
    colour: PieceColour | UnsetType = UNSET
    card: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    caution: Text | UnsetType = UNSET
    """What to know before it is chosen, such as that caballeros would go back to the court."""


class Question(Struct):
    """What a seat has to decide."""

    seat: int
    secret: bool
    prompt: Text
    announced: ToldEvent | None
    """The step that was announced and can still be stopped, if the question is about one."""
    options: list[Option]
    refused: dict[str, Text]
    """By space: why it cannot be chosen."""
    tool: str | UnsetType = UNSET
    """The kept card that the question is about."""
    hint: Text | UnsetType = UNSET
    """What helps to answer."""


class Hint(Struct):
    """A choice that looks good to a bot."""

    option: int
    points: float | None
    """How many points more it can be expected to bring than a choice at random, if that is known."""
    reason: Text


class Hints(Struct):
    """The best choices of a seat, the best first."""

    hints: list[Hint]


class Undoable(Struct):
    """How many own choices can be taken back: in all, and to the start of the own turn."""

    steps: int
    turn: int


class Preview(Struct):
    """What scoring a space would bring now, and with one more caballero."""

    now: list[Award]
    more: list[Award]


class Beforehand(Struct):
    """The answers that a seat may give beforehand; none where it has nothing to be asked about."""

    veto: list[VetoAnswer]
    """Whether it stops special actions."""
    later: list[LaterAnswer]
    """Whether it uses a kept card in others' turns."""
    king: list[LaterAnswer]
    """Whether its King incognito shows himself."""


class Plate(Struct):
    """Where the name, the table and the pieces of a space are that no map knows: on a plate below the map."""

    name: tuple[float, float]
    table: tuple[float, float]
    nobles: tuple[float, float]
    caballeros: tuple[float, float]
    grandes_abreast: int
    tokens_abreast: int
    panel: tuple[float, float]
    """The size of the plate."""


class State(Struct):
    """A table as a seat or a spectator sees it."""

    id: str
    version: int
    """The number of the last entry."""
    position: int
    """How many choices have been made."""
    seat: int | None
    """The seat that sees the table like this; null: a spectator."""
    seats: list[Seat]
    config: TableConfig
    view: BoardView
    question: Question | None
    waiting: list[int]
    """Seats that have to decide now."""
    prompts: list[Text]
    """What each of them has to do, in words for everybody."""
    undo: Undoable
    veto: VetoAnswer
    later: LaterAnswer
    """Whether the seat is asked about its kept cards in others' turns."""
    beforehand: Beforehand
    preview: dict[str, Preview]
    """By region."""
    events: list[LoggedEvent]
    """What has happened since the version that the client had."""
    said: int
    """The number of the last line of chat; 0: nobody has said anything."""
    over: bool
    winners: list[int]
    ranking: list[int]
    points: list[Points] | None
    """All points, once the game is over."""
    deal: Deal
    log: list[LoggedEvent] | UnsetType = UNSET
    """All that the log keeps; only when the whole table, or an earlier position, is asked for."""
    host: bool | UnsetType = UNSET
    """Whether this browser made the table; only when the whole table is asked for."""
    plates: dict[str, Plate] | UnsetType = UNSET
    """Plates for spaces that no map knows, if there are such."""
    symbols: dict[str, str] | UnsetType = UNSET
    """What marks look like that modules bring, as SVG."""
