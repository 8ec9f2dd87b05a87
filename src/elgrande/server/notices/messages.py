"""What pages and server say to each other about notices, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from elgrande.server.notices.channels import Kind
from elgrande.server.notices.delivery import Trouble

Minute = Annotated[int, Meta(ge=0, le=1439, description="A minute of the day.")]
Address = Annotated[str, Meta(min_length=1, max_length=1000, pattern="^[!-~]+$")]
PushKey = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_=-]+$")]


class ShownChannel(Struct):
    """A way in which this person is told."""

    id: str
    kind: Kind
    address: str
    """An e-mail address, or the host of a webhook or a push service."""
    name: str
    """The device, of a browser."""
    here: bool
    """Whether it is this browser."""
    confirmed: bool
    off: bool
    """Whether it was switched off, because too many notices did not arrive."""
    trouble: Trouble | None
    """Why the last notice did not arrive."""
    added: int
    """When it was added, in seconds since 1970."""


class NoticeSettings(Struct):
    """How this person is told, and when not."""

    channels: list[ShownChannel]
    most: int
    """How many channels a person can have."""
    language: Literal["en", "nl", "de", "es"]
    zone: str
    """The name of their time zone."""
    quiet_from: int | None
    """When their quiet hours begin, in minutes of the day; null: they have none."""
    quiet_to: int | None
    feed: bool
    """Whether they have a feed."""
    push_key: str
    """The key with which a browser subscribes to pushed notices of this server."""
    mail: bool
    """Whether this server sends e-mail."""
    whose: str
    """Differs for different people: what a browser keeps of one is not for another."""


class Wishes(Struct, forbid_unknown_fields=True):
    """The language of notices, and when there are none."""

    language: Literal["en", "nl", "de", "es"]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser that shows pushed notices: what its subscription says."""

    endpoint: Address
    p256dh: PushKey
    auth: PushKey
    name: Annotated[str, Meta(max_length=80)] = ""
    """What the person calls this device."""


class NewMail(Struct, forbid_unknown_fields=True):
    """An e-mail address; a code is mailed to it."""

    address: Annotated[str, Meta(min_length=3, max_length=200)]


class NewHook(Struct, forbid_unknown_fields=True):
    """The address of a webhook."""

    address: Address


class AddedChannel(Struct, omit_defaults=True):
    """A channel that was just added."""

    channel: ShownChannel
    secret: str | UnsetType = UNSET
    """With this notices to a webhook are signed; it is shown only now."""


class Code(Struct, forbid_unknown_fields=True):
    """The code that was mailed to an address."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NoDetails(Struct, forbid_unknown_fields=True):
    """A request that needs no details."""


class FeedWanted(Struct, forbid_unknown_fields=True):
    """Whether there is to be a feed; a new one replaces the one before."""

    wanted: bool


class FeedAddress(Struct):
    """The address of a feed; it is shown only now."""

    path: str | None
    """Null: there is none any more."""


class QuietHere(Struct, forbid_unknown_fields=True):
    """Whether this person wants no notices from a table."""

    quiet: bool


class TableNotices(Struct):
    """Whether a table may tell this person."""

    quiet: bool
    channels: int
    """How many channels they have that work."""
