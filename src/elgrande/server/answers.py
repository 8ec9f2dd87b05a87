"""What the server answers besides the state of a table, as types: see docs/server.md."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from elgrande.server.message_parts import (
    ChatLine,
    Colour,
    Disclosure,
    Preset,
    Setting,
    Text,
)


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
    addresses: list[str]
    """Where other devices in the local network reach this server; none: only by the address that was used."""


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
    icon: str
    """The name of the drawing of what it does; empty: a plain one."""
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
    remark: str | UnsetType = UNSET
    """The argument with the space whose scoring it explains, which follows."""
    quiet: bool | UnsetType = UNSET
    """Whether a log leaves it out."""
    at_once: str | UnsetType = UNSET
    """Events in a row with the same word here happen at once."""
    against: str | UnsetType = UNSET
    """The argument that names whom it harms, where its moves do not tell."""


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
    open: bool = False
    """Whether anybody may take it."""
    page: str = ""
    """The id of the page of whoever sits there, if they show one."""


class Summary(Struct, kw_only=True):
    """A table in a list."""

    id: str
    title: str
    modules: list[str]
    options: dict[str, Setting]
    """Those that are not as printed."""
    without: list[str]
    """Parts that are left out."""
    pace: dict[str, Setting]
    """How long players may take; empty: as long as they like."""
    rated: bool
    watchable: bool
    deal: Disclosure
    host: bool
    """Whether whoever asks made it."""
    deletable: bool
    """Whether whoever asks may delete it."""
    archived: bool
    seats: list[SummarySeat]
    round: int
    rounds: int
    """The number of the last round; a short game leaves some out."""
    position: int
    waiting: list[int]
    over: bool
    winners: list[int]
    changed: int
    """When it last changed, in seconds since 1970."""


class Lists(Struct):
    """The tables of a person, those with seats that anybody may take, and those that can be watched."""

    mine: list[Summary]
    """Those that wait for them first, then the other running ones."""
    open: list[Summary]
    watch: list[Summary]


class ArchivePage(Struct):
    """Tables of a person whose games are over, or that they put away."""

    tables: list[Summary]
    next: str
    """Where the next page begins; empty: this is the last one."""


class Archived(Struct):
    """Whether somebody has put a table away."""

    archived: bool


class Deleted(Struct):
    """A table that is no more."""

    id: str


class MyDevice(Struct):
    """A device of somebody who has kept their seats."""

    id: str
    name: str
    added: int
    """When it was added, in seconds since 1970."""
    here: bool
    """Whether it is the one that asks."""


class Me(Struct):
    """What the server knows of the person who asks."""

    name: str
    kept: bool
    """Whether a passphrase opens their seats on other devices."""
    shown: bool
    """Whether everybody may see their results."""
    page: str
    """The id of the page with their results, if they have ever shown it."""
    tables: int
    """How many tables they sit at."""
    devices: list[MyDevice]


class Tally(Struct):
    """What somebody has played with certain modules and a certain number of players."""

    modules: list[str]
    players: int
    games: int
    won: int
    """Games won, alone or together."""
    places: int
    """The sum of all places; the first one is 1."""
    points: int
    """The sum of all points."""


class PersonRating(Struct):
    """How strong somebody is by Plackett–Luce; everybody begins with 25."""

    rating: float
    low: float
    high: float
    """The 95 % interval."""
    games: int
    """Rated games."""


class PlayedGame(Struct):
    """A game that somebody has played."""

    id: str
    """The table; empty: it was deleted."""
    title: str
    modules: list[str]
    players: int
    place: int
    points: int
    rated: bool
    finished: int
    """When it ended, in seconds since 1970."""


class PersonPage(Struct):
    """What somebody has played."""

    name: str
    games: int
    results: list[Tally]
    rating: PersonRating | None
    played: list[PlayedGame]
    """The latest games; only they themselves see these."""


class Kept(Struct):
    """How somebody opens their seats on another device. The server keeps only a hash, so this is shown once."""

    passphrase: str
    link: str
    """The address of the page that opens the seats, with the passphrase behind its `#`, which no server sees."""
    qr: str
    """The link as a QR code, in SVG."""


class Privacy(Struct):
    """How many days the server keeps what, and whether it writes down all requests."""

    chat: int
    """What was said, after the end of the game."""
    unplayed: int
    """Tables at which nobody ever chose anything."""
    people: int
    """Names, devices and passphrases of people who do not come any more and sit nowhere."""
    requests: bool
    """Whether the log has a line for each request, with its address."""


class Invite(Struct):
    """The path of the page on which a seat can be taken, once; nothing for seats that are taken."""

    seat: int
    invite: str | None


class OpenLink(Struct):
    """A link to a seat that nobody has taken yet."""

    seat: int
    invite: str | None
    """The path of the page on which the seat can be taken; nothing for links of earlier versions."""
    made: int
    """When it was made, in seconds since 1970."""


class OpenLinks(Struct):
    """The links of a table that nobody has used yet."""

    links: list[OpenLink]


class Invitation(Struct):
    """What a link that is not used yet leads to."""

    id: str
    seat: int
    seats: list[SummarySeat]
    deal: Disclosure
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
    order: list[int] = []
    """By seat: which of the players in the request sits there. The lot may have changed it."""


class Opened(Struct):
    """A record that can be looked at as a table."""

    id: str


class Rematch(Struct):
    """The table at which the same people play again."""

    id: str
    player: int
    """The seat that set it."""


class Stored(Struct):
    """Something was stored: the version of the table since then."""

    version: int


class ChatPage(Struct):
    """What was said at a table, the latest last."""

    lines: list[ChatLine]
    earlier: bool
    """Whether there are lines before these."""
