"""The state of a table as the server sends it, as types: see docs/server.md."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from elgrande.points import Points
from elgrande.server.answers import Rematch
from elgrande.server.message_parts import (
    Award,
    Colour,
    Disclosure,
    LaterAnswer,
    LoggedEvent,
    OptionKind,
    PieceColour,
    Text,
    ToldEvent,
    VetoAnswer,
)
from elgrande.view_data import BoardView


class Seat(Struct):
    """Who sits where."""

    name: str
    colour: Colour
    kind: str
    """`person`, or the level of a bot."""
    mine: bool
    connected: bool
    taken: bool
    """Whether it is somebody's: a bot's, or a person's, even if a bot sits in for them."""
    sits_in: bool = False
    """Whether the bot plays for a person, or because nobody took the seat."""


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
    forgoes: Text | UnsetType = UNSET
    """What it would give up: who chooses it is asked once whether they mean it."""
    carries: str | UnsetType = UNSET
    """The piece that it leads to a place for, if that is asked next but not in `then`: it can be dragged there."""
    then: NextQuestion | UnsetType = UNSET
    """What would be asked next if it does nothing else, so that the client can offer that at once."""


class NextQuestion(Struct, omit_defaults=True):
    """What a seat would be asked next, without what it can choose now already."""

    prompt: Text
    options: list[Option]
    refused: dict[str, Text]
    """By space: why it cannot be chosen."""
    hint: Text | UnsetType = UNSET
    """What helps to answer."""
    picks_up: bool | UnsetType = UNSET
    """Whether what is picked is asked a place for: then it can be dragged there."""
    carries: str | UnsetType = UNSET
    """The piece that goes to the chosen space, such as the King, or the seat's own Grande: it can be dragged there."""
    onward: bool | UnsetType = UNSET
    """Whether the option gives up what is asked now: nobody need choose it in order to get there, but they may."""
    through: list[int] | UnsetType = UNSET
    """The usual answers to what is asked in between."""


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
    continues: bool | UnsetType = UNSET
    """Whether it is the second half of one gesture, such as where a picked caballero goes."""
    picks_up: bool | UnsetType = UNSET
    """Whether what is picked is asked a place for: then it can be dragged there."""
    carries: str | UnsetType = UNSET
    """The piece that goes to the chosen space, such as the King, or the seat's own Grande: it can be dragged there."""
    usual: int | UnsetType = UNSET
    """The option that nearly everybody chooses, or that is only a formality: the client may choose it by itself. One
    that ends the turn it chooses only after a while. Nothing after an undo, for then the seat wants to be asked."""


class Hint(Struct, omit_defaults=True):
    """A choice that looks good to a bot."""

    option: int
    points: float | None
    """How many points more it can be expected to bring than a choice at random, if that is known."""
    reason: Text
    then: int | UnsetType = UNSET
    """What to choose next, if the option only opens another question."""
    times: int = 1
    """How often in a row it is best to choose the same."""


class Hints(Struct):
    """The best choices of a seat, the best first."""

    hints: list[Hint]


class Undoable(Struct):
    """How many own choices can be taken back: in all, and to the start of the own turn. One undo takes back those of
    one gesture."""

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
    power: list[Option] = []
    """The power cards that it may choose now for when it is asked."""
    power_chosen: list[int] = []
    """The options that it has chosen, the first choice first."""


class SeatTime(Struct):
    """The clock of a seat."""

    left: int
    """The seconds that are left."""
    runs: bool
    over: bool
    """Whether the time is over and the host has not decided yet."""
    vacation: int
    """The seconds of vacation that are left."""
    away_until: int
    """When the vacation ends, in seconds since 1970; 0: there is none."""


class Clocks(Struct):
    """The clocks of a table, as they are when they are sent."""

    kind: Literal["move", "game"]
    seconds: int
    """The time for each move, or for the whole game."""
    end: Literal["bot", "host"]
    """Who goes on when the time is over."""
    seats: list[SeatTime]


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


class GuideLine(Struct):
    """Something that the coach of a guided game says at once."""

    stop: int
    """The number of the stop in the story, from 1."""
    title: str
    """The key of the stop's title."""
    text: Text
    at: str
    """What it is about: `hand`, `court`, `players`, `offer`, `prompt`, `rounds`, `scoring`, `track`, `card:` and a
    stack, `space:` and a space; or nothing."""


class Guide(Struct):
    """What the coach of a guided game says to the learner now."""

    lines: list[GuideLine]
    """One after the other; the learner answers the question after the last one."""
    stops: int
    """How many stops the story has."""
    last: bool
    """Whether these are the last lines of the story."""


class Scored(Struct):
    """What scoring a space brings."""

    places: list[int]
    """The place of each seat, after ties; 0: it has nobody there."""
    awards: list[Award]


class ExampleBoard(Struct):
    """A made-up board as a spectator sees it."""

    config: TableConfig
    view: BoardView
    seats: list[Colour]
    """The colours of the seats."""
    counted: int
    """How many places score with this number of players."""
    scored: dict[str, Scored]
    """By space that was to be scored."""
    totals: list[int]
    """The points of each seat in all these spaces."""
    plates: dict[str, Plate] | UnsetType = UNSET
    symbols: dict[str, str] | UnsetType = UNSET


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
    deal: Disclosure
    log: list[LoggedEvent] | UnsetType = UNSET
    """All that the log keeps; only when the whole table, or an earlier position, is asked for."""
    host: bool | UnsetType = UNSET
    """Whether this browser made the table; only when the whole table is asked for."""
    announced: ToldEvent | UnsetType = UNSET
    """The step that was announced and can still be stopped, while somebody is asked about it."""
    plates: dict[str, Plate] | UnsetType = UNSET
    """Plates for spaces that no map knows, if there are such."""
    symbols: dict[str, str] | UnsetType = UNSET
    """What marks look like that modules bring, as SVG."""
    guide: Guide | UnsetType = UNSET
    """What the coach says; only to the learner of a guided game."""
    clocks: Clocks | UnsetType = UNSET
    """How long everybody may still take, if the table has clocks."""
    votes: dict[int, list[int]] | UnsetType = UNSET
    """Who wants a bot to play for somebody else, by that seat."""
    muted: list[int] | UnsetType = UNSET
    """The seats whose chat this person does not want to read; only when the whole table is asked for."""
    rematch: Rematch | UnsetType = UNSET
    frozen: bool | UnsetType = UNSET
    """Whether the rules of today do not lead to this position any more: then it stays as it is."""
    """Where the same people play again, once somebody has set that table."""
