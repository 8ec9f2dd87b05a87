"""Announcements: how a server tells the others on the same database which tables have changed.

PostgreSQL delivers them with the commit that changes something. SQLite has nothing like that, but tells cheaply
whether anybody has written at all; then the listener looks which of its tables have changed.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import count
from threading import Event, Thread
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from elgrande.server.sql_schema import TABLE_ROWS

CHANNEL: Final = "elgrande"
PAYLOAD: Final = 150
"""Tables in one announcement; PostgreSQL allows 8,000 bytes."""
HEARS: Final = 0.2
"""Seconds for which a listener hears before it looks whether the server ends."""
CHECKS: Final = 10
"""After so many times it also asks whether the database is still there."""
LOOKS: Final = 0.05
"""Seconds between two looks at a SQLite database."""
ALONE: Final = 1.0
"""The same for the only server: what was written there is nearly always its own."""
PAUSES: Final = (0.1, 0.5, 1.0, 2.0)
"""Seconds before a listener that has lost the database tries again; the last one is repeated."""

log = logging.getLogger(__name__)


def announce(db: Connection, table_ids: Collection[str], node: str = "") -> None:
    """Tell all servers but this node, with the commit of this transaction, that tables have changed."""
    if db.dialect.name == "postgresql":
        names = sorted(table_ids)
        for begin in range(0, len(names), PAYLOAD):
            said = " ".join((node or "-", *names[begin : begin + PAYLOAD]))
            db.execute(sql.select(sql.func.pg_notify(CHANNEL, said)))


def touch(db: Connection, table_ids: Collection[str], node: str = "") -> None:
    """Say that something has changed at tables that is no entry."""
    if table_ids:
        theirs = TABLE_ROWS.c.id.in_(sorted(table_ids))
        db.execute(TABLE_ROWS.update().where(theirs).values(touched=TABLE_ROWS.c.touched + 1))
        announce(db, table_ids, node)


class Listener:
    """Listens in a thread of its own to what other servers announce."""

    def __init__(
        self,
        engine: Engine,
        node: str,
        changed: Callable[[Sequence[str]], None],
        look: Callable[[], None],
        living: Callable[[], int],
    ) -> None:
        self._engine = engine
        self._node = node
        self._living = living
        """Tells how many servers live."""
        self._changed = changed
        """Called with the tables that another server has changed."""
        self._look = look
        """Called when any table may have changed: announcements may have been missed."""
        self._ended = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Stop listening; the server ends."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        listen = self._listen if self._engine.dialect.name == "postgresql" else self._watch
        failures = 0
        while not self._ended.is_set():
            try:
                with self._engine.connect() as db:
                    raw = db.connection.driver_connection
                    assert raw is not None
                    try:
                        for _ in listen(raw):
                            failures = 0
                    finally:
                        db.invalidate()  # the pool must not give a listening connection to others
            except Exception as error:  # the database is away for a moment
                if not failures:
                    log.warning("no announcements can be heard: %s", type(error).__name__)
                self._ended.wait(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    def _listen(self, connection: Any) -> Any:
        """Hear the announcements of a PostgreSQL database; yields now and then, as long as it is there."""
        connection.rollback()
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        self._look()  # what was announced before this moment is lost
        yield
        for silent in count(1):
            changed: set[str] = set()
            for notice in connection.notifies(timeout=HEARS, stop_after=1):  # and all others that are there already
                node, *tables = notice.payload.split(" ")
                changed.update(tables if node != self._node else ())
            if changed:
                self._changed(sorted(changed))
            if self._ended.is_set():
                return
            if silent % CHECKS == 0:
                connection.execute("SELECT 1")  # a connection that is cut off fails here
            yield

    def _watch(self, connection: sqlite3.Connection) -> Any:
        """Look whether somebody has written to a SQLite database."""
        last = None
        while not self._ended.wait(LOOKS if self._living() > 1 else ALONE):
            (seen,) = connection.execute("PRAGMA data_version").fetchone()
            with suppress(sqlite3.OperationalError):
                connection.rollback()
            if seen != last:
                last = seen
                self._look()
            yield
