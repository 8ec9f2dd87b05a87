"""How the server is set up: where its data is, who may speak to it, and its limits."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import elgrande

HERE: Final = ("localhost", "127.0.0.1", "::1")
"""The names of this machine for itself."""


@dataclass(frozen=True)
class Limits:
    """What one client may ask for: a number of requests at once, and how many come back each second."""

    burst: float = 300
    rate: float = 60
    new_burst: float = 30
    """The same for new tables, forks, records and links."""
    new_rate: float = 0.5
    chat_burst: float = 20
    """The same for lines of chat, of each seat at a table."""
    chat_rate: float = 0.5
    undo_burst: float = 60
    """The same for choices that a seat takes back."""
    undo_rate: float = 1
    size: int = 64 * 1024
    """Bytes of a request."""
    thinking: float = 20
    """Seconds that a bot may take for one choice."""
    parsing: float = 10
    """Seconds that it may take to read a record, or numbers of own cards."""
    at_once: int = 8
    """Records, own cards, forks and earlier positions that a client may ask for at once; a browser asks for six."""
    connections: int = 300
    """Connections that a client may have at once; a proxy that is trusted has no limit of its own."""
    all_connections: int = 10_000
    """Connections of all clients together, if the system allows so many open files."""
    streams: int = 200
    """Streams that a client may have at once."""
    bot_tables: int = 10
    """Tables at which bots alone play that a client may have at once."""
    headers: float = 10
    """Seconds that a client may take to send the headers of a request."""
    body: float = 30
    """Seconds that it may take to send the rest."""
    reading: float = 60
    """Seconds without reading after which an answer, or a stream, is given up."""
    heartbeat: float = 15
    """Seconds of silence on a stream."""
    tables: int = 2000
    """Tables that are kept in memory: idle ones make room for others, busy ones do not."""


@dataclass(frozen=True)
class Settings:
    """All that is set when the server starts."""

    data: Path
    """The folder for the database file and the key."""
    database: str = ""
    """A database address; by default a SQLite file in the data folder."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers may call this server, besides those of this machine and plain addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that may say whom they speak for, and whether he came by https."""
    workers: int = 2
    """Processes for bots."""
    begin_anew: bool = False
    """Begin without tables where the database was lost, and with a new key where the key was."""
    limits: Limits = field(default_factory=Limits)
    web: Path = Path(elgrande.__file__).parent / "web"
    """The built pages."""

    @property
    def address(self) -> str:
        """Where the database is, as SQLAlchemy wants it."""
        address = self.database or f"sqlite:///{self.data / 'tables.sqlite'}"
        for scheme in ("postgresql://", "postgres://"):
            if address.startswith(scheme):
                return f"postgresql+psycopg://{address.removeprefix(scheme)}"
        return address


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "elgrande"
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return home / "elgrande"
