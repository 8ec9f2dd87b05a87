"""What is stored of a table: the table itself, its seats, and the entries of what happened there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from elgrande.server.keys import new_key
from elgrande.server.new_jobs import NewJob

RULES_VERSION: Final = 1
"""The version of the rules for new tables; raise it when a change alters stored games."""
PERSON: Final = "person"
"""The kind of a seat that is not a bot's."""


class Taken(Exception):
    """Somebody else has stored something at this table meanwhile."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    kind: str
    """`choice`, `undo`, `chat`, `seat` or `note`."""
    data: dict[str, Any]
    key: str | None = None
    created: int = 0
    """When it happened, in seconds since 1970."""


@dataclass(frozen=True)
class StoredSeat:
    """A seat."""

    kind: str
    """`person`, or the level of a bot."""
    secret: str = ""
    """The hash of the secret in its link, until the link is used."""
    link: str = ""
    """What the secret of its link is made from, as long as the link is open; older links have nothing here."""
    linked: int = 0
    """When that link was made, in seconds since 1970."""
    open: bool = False
    """Whether anybody may take it."""
    answers: str = field(default="", repr=False)
    """What its player has answered beforehand, as JSON."""


@dataclass(frozen=True)
class Progress:
    """How far a table has come: by this a server knows whether others have changed something."""

    version: int
    """The number of the last entry."""
    touched: int
    """How often something else has changed: answers given beforehand, or who is there."""
    bots: str
    """The server that lets the bots choose; empty if no bot has to."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without its entries."""

    id: str
    config: dict[str, Any]
    seed: int = field(repr=False)
    names: tuple[str, ...]
    seats: tuple[StoredSeat, ...]
    cards: str = ""
    """Numbers of people's own cards as TOML, or nothing."""
    watchable: bool = True
    listed: bool = True
    """False for a record that people only look at."""
    rules_version: int = RULES_VERSION
    changed: int = 0
    summary: dict[str, Any] = field(default_factory=dict)
    """What a list of tables shows; it can be rebuilt from the entries."""
    key: str = field(default_factory=new_key, repr=False)
    """The secret from which all chance at the table comes."""
    deal: str = "hidden"
    """Why somebody may know the cards to come (`seed`, `game`, `position`), or `hidden`."""
    start: str = field(default="", repr=False)
    """The position with which the game begins; empty if it begins with a set-up."""
    host: str = ""
    """The person who made it."""
    title: str = ""
    pace: dict[str, Any] = field(default_factory=dict)
    """How long players may take; empty: as long as they like."""
    rated: bool = False
    """Whether its result counts for people's ratings."""
    created: int = 0
    """When it was made, in seconds since 1970."""
    finished: int = 0
    """When its game ended; 0: it has not."""
    saved: str = field(default="", repr=False)
    """The game as it is now, for the day when other rules would not lead to it any more."""
    client: str = field(default="", repr=False)
    """At a table of bots alone: who made it, as long as the game goes on. Only a hash."""
    progress: Progress = Progress(0, 0, "")


@dataclass(frozen=True)
class Change:
    """What is stored at once: new entries of a table, and what follows from them."""

    table_id: str
    entries: Sequence[Entry]
    summary: dict[str, Any]
    saved: str = field(default="", repr=False)
    bots: str = ""
    """The server that lets the bots choose from now on; empty if no bot has to."""
    answers: Mapping[int, str] = field(default_factory=dict)
    """What seats have answered beforehand, where that is something else now."""
    jobs: Sequence[NewJob] = ()

    @property
    def before(self) -> int:
        """The version of the table before."""
        return self.entries[0].number - 1

    @property
    def version(self) -> int:
        """The version of the table after it."""
        return self.entries[-1].number


def to_json(data: Any) -> str:
    """Data as the database keeps it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
