"""What a browser says to the server, as types: the requests of docs/server.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from elgrande.server.message_parts import (
    LaterAnswer,
    Setting,
    VetoAnswer,
)

SeatNumber = Annotated[int, Meta(ge=0, le=4, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the last entry that the client knows.")]
Key = Annotated[
    str,
    Meta(min_length=1, max_length=64, pattern="^[ -~]+$", description="Chosen by the client: the same key acts once."),
]
Secret = Annotated[str, Meta(min_length=1, max_length=64, description="What only the link of a seat knows.")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
DeviceName = Annotated[str, Meta(max_length=80)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """Who sits in a seat: `here`, `invited`, `open` to anybody, or the level of a bot."""

    name: Name
    kind: Annotated[str, Meta(max_length=20)]


Players = Annotated[list[NewPlayer], Meta(min_length=2, max_length=5)]


class NewPace(Struct, forbid_unknown_fields=True):
    """How long players may take, and what happens then."""

    kind: Literal["move", "game"]
    """Whether the time is for each move, or for the whole game."""
    seconds: Annotated[int, Meta(ge=60, le=30 * 24 * 60 * 60)]
    end: Literal["bot", "host"] = "bot"
    """Who goes on when the time is over: a bot plays, or the host decides."""
    level: Annotated[str, Meta(max_length=20)] = "knight"
    """The bot that plays then."""


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
    watchable: bool | None = None
    """Whether everybody may watch; nothing: only if nobody is invited."""
    cards: str | None = None
    pace: NewPace | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    rated: bool = False
    """Whether the result counts for ratings; that needs two people."""
    lot: bool = False
    """Whether the lot decides who sits where, and so who has which colour."""


class NewGuidedTable(Struct, forbid_unknown_fields=True):
    """A table to be made for a guided game."""

    guide: Annotated[str, Meta(max_length=40)]
    """The name of the guided game."""
    name: Name
    """Who plays it."""


class Choose(Struct, forbid_unknown_fields=True):
    """A choice of a seat."""

    seat: SeatNumber
    version: Version
    option: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    key: Key
    joins: bool = False
    """Whether it was made with the same gesture as the seat's choice before it, so that one undo takes back both."""


class Undo(Struct, forbid_unknown_fields=True):
    """A seat takes back what it chose with its last gesture, or all of its turn."""

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


class Power(Struct, forbid_unknown_fields=True):
    """A seat says which power cards it will play, the first choice first; nothing: it wants to be asked."""

    seat: SeatNumber
    options: Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(max_length=2)]


class OneSeat(Struct, forbid_unknown_fields=True):
    """The seat that a request is about."""

    seat: SeatNumber


class Vacation(Struct, forbid_unknown_fields=True):
    """The clock of an own seat stands still for some days; 0: no longer."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=14)]


class GiveToBot(Struct, forbid_unknown_fields=True):
    """The host lets a bot play a seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Vote(Struct, forbid_unknown_fields=True):
    """An own seat votes for removing somebody."""

    seat: SeatNumber
    against: SeatNumber


class Mute(Struct, forbid_unknown_fields=True):
    """Whether a person wants to read what a seat says."""

    seat: SeatNumber
    muted: bool


class Report(Struct, forbid_unknown_fields=True):
    """What the operator should know about a seat."""

    seat: SeatNumber
    text: Said


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Whoever has the link takes its seat."""

    secret: Secret
    agreed: bool = False
    """Whether they agree that whoever made the table may know its cards."""


class JoinTable(Struct, forbid_unknown_fields=True):
    """Somebody takes a seat that anybody may take."""

    name: Name
    agreed: bool = False
    """Whether they agree that whoever made the table may know its cards."""


class Archive(Struct, forbid_unknown_fields=True):
    """Somebody puts a table away, or takes it back."""

    archived: bool


class KeepSeats(Struct, forbid_unknown_fields=True):
    """Somebody wants to open their seats on other devices, too."""

    device: DeviceName
    """What they call the device that they use now."""


class OpenSeats(Struct, forbid_unknown_fields=True):
    """Somebody opens their seats on a device."""

    passphrase: Annotated[str, Meta(min_length=1, max_length=64)]
    device: DeviceName


class RemoveDevice(Struct, forbid_unknown_fields=True):
    """Somebody takes a device of their own away: it holds no seats any more."""

    device: Annotated[str, Meta(min_length=1, max_length=32)]
    """Its id."""


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What somebody says about themselves; what is not given stays as it is."""

    name: Annotated[str, Meta(max_length=40)] | None = None
    shown: bool | None = None
    """Whether everybody may see their results."""


class PlayAgain(Struct, forbid_unknown_fields=True):
    """A seat sets the table again for everybody who sat there."""

    seat: SeatNumber
    lot: bool = False
    """Whether the lot decides who sits where, and so who has which colour; otherwise everybody sits as before."""


class Fork(Struct, forbid_unknown_fields=True):
    """Go on from a position as another game."""

    position: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """How many choices had been made."""
    players: Players


SpaceKey = Annotated[str, Meta(max_length=40, description="The key of a space; nothing: nowhere.")]
FewSpaces = Annotated[list[SpaceKey], Meta(max_length=20)]


class Example(Struct, forbid_unknown_fields=True):
    """A made-up board for a lesson: what stands where, and what is scored."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    king: SpaceKey = ""
    caballeros: Annotated[
        dict[SpaceKey, Annotated[list[Annotated[int, Meta(ge=0, le=36)]], Meta(max_length=6)]], Meta(max_length=20)
    ] = {}
    """By space: how many each seat has there, and then how many are black."""
    grandes: FewSpaces = []
    """Where the Grande of each seat stands."""
    tiles: FewSpaces = []
    """Where each score tile lies."""
    fields: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[list[SpaceKey], Meta(max_length=5)]], Meta(max_length=8)
    ] = {}
    """What modules keep on the board: by the name of a field its values, as spaces or colours of seats."""
    hidden: bool = False
    """Whether nobody sees what is in the Castillo."""
    score: FewSpaces = []
    """The spaces to score."""


class NewRecord(Struct, forbid_unknown_fields=True):
    """A record to look at."""

    text: str
