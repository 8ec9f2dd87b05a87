"""Settings of the server: where its data is, who may connect, and the limits for clients."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import elgrande
from elgrande.server.clock import Clock

OWN_HOSTS: Final = ("localhost", "127.0.0.1", "::1")
"""The names by which this machine calls itself."""


@dataclass(frozen=True)
class Limits:
    """What a client may ask for."""

    burst: float = 300
    """Requests at once."""
    rate: float = 60
    """Requests per second, once those are used up."""
    new_burst: float = 30
    """The same for new tables, forks, records and links."""
    new_rate: float = 0.5
    chat_burst: float = 20
    """The same for lines of chat, for each seat at a table."""
    chat_rate: float = 0.5
    undo_burst: float = 60
    """The same for undos, for each seat at a table."""
    undo_rate: float = 1
    notice_burst: float = 10
    """The same for notices that people try out, and for codes that are mailed to them."""
    notice_rate: float = 1 / 60
    code_burst: float = 3
    """The same for codes that are mailed to one address, whoever asks for them."""
    code_rate: float = 1 / 3600
    size: int = 64 * 1024
    """Bytes of a request."""
    thinking: float = 20
    """Seconds for one choice of a bot."""
    parsing: float = 10
    """Seconds to parse a record, or the numbers of own cards."""
    at_once: int = 8
    """Records, own cards, forks and earlier positions at once; a browser asks for six."""
    connections: int = 300
    """Connections of a client at once; a trusted proxy has no limit."""
    all_connections: int = 10_000
    """Connections of all clients together, if the system allows that many open files."""
    streams: int = 200
    """Streams of a client at once."""
    bot_tables: int = 10
    """Tables of a client at which bots play alone."""
    under_way: int = 1000
    """Requests of all clients that wait for an answer at once; streams do not count."""
    headers: float = 10
    """Seconds to send the headers of a request."""
    body: float = 30
    """Seconds to send the body of a request."""
    reading: float = 60
    """Seconds without reading after which an answer or a stream is given up."""
    heartbeat: float = 15
    """Seconds between signs of life on a silent stream."""
    tables: int = 2000
    """Tables in memory. Idle ones make room for others, busy ones do not."""


@dataclass(frozen=True)
class Retention:
    """How many days the server keeps what."""

    chat: int = 90
    """What was said, after the end of the game."""
    unplayed: int = 30
    """Tables at which nobody ever chose anything."""
    people: int = 400
    """What is known of people who do not come any more and sit nowhere."""


@dataclass(frozen=True)
class Settings:
    """What is set when the server starts."""

    data: Path
    """The folder for the database file and the key."""
    database: str = ""
    """The address of a database; by default a SQLite file in the data folder."""
    hosts: tuple[str, ...] = ()
    """Host names of this server, besides those of this machine and plain addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies: they may say who the client is, and whether it uses https."""
    addresses: tuple[str, ...] = ()
    """Where other devices in the local network reach this server, such as http://192.168.1.5:8321."""
    workers: int = 2
    """Processes for bots."""
    begin_anew: bool = False
    """Begin with an empty database or a new key if the old one is lost."""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    clock: Clock = field(default_factory=Clock)
    smtp: str = field(default="", repr=False)
    """The mail server, such as smtp://user:password@host:587; by default no mail is sent."""
    mail_from: str = ""
    """The e-mail address from which notices come."""
    private_hooks: bool = False
    """Whether webhooks may lead to private networks, and need no https."""
    key: Path | None = None
    """The file of the key with which the server signs; by default it is in the data folder."""
    drain: float = 0
    """Seconds for which an ending server still answers, so that a proxy can notice that it ends."""
    grace: float = 10
    """Seconds for requests under way to finish, after that."""
    metrics: tuple[str, ...] = ()
    """Addresses or networks from which the metrics may be read; by default nobody may."""
    json_log: bool = False
    """Whether each line of the log is JSON."""
    access_log: bool = False
    """Whether the log has a line for each request."""
    web: Path = Path(elgrande.__file__).parent / "web"
    """The built pages."""

    @property
    def address(self) -> str:
        """The address of the database for SQLAlchemy."""
        address = self.database or f"sqlite:///{self.data / 'tables.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if address.startswith(scheme):
                return f"postgresql+psycopg://{address.removeprefix(scheme)}"
        return address


def data_folder() -> Path:
    """The usual data folder of this user."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "elgrande"
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return home / "elgrande"
