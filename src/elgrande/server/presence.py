"""Presence: which seats are connected to which server, so that all servers can tell who is there."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from elgrande.server.announcements import touch
from elgrande.server.sql_schema import NODE_ROWS, PRESENCE_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage

SPECTATOR: Final = -1
"""Stands for everybody who watches without a seat."""

log = logging.getLogger(__name__)


def present_elsewhere(storage: Storage, table_id: str) -> frozenset[int]:
    """The seats that are connected to other servers that live."""
    others = sql.and_(PRESENCE_ROWS.c.table_id == table_id, PRESENCE_ROWS.c.node != storage.node)
    living = PRESENCE_ROWS.c.node.in_(sql.select(NODE_ROWS.c.id))
    with storage.engine.connect() as db:
        return frozenset(db.execute(sql.select(PRESENCE_ROWS.c.seat).where(others, living)).scalars())


class Presence:
    """Stores who is connected to this server. People who come and go at the same moment share a transaction."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: dict[tuple[str, int], bool] = {}
        self._lock = Lock()
        self._writer = ThreadPoolExecutor(1, "presence")

    def changed(self, table_id: str, seat: int, here: bool) -> None:
        """Remember that a seat has come or gone; it is stored soon."""
        with self._lock:
            self._waiting[table_id, seat] = here
        with suppress(RuntimeError):  # the server ends, and takes all of it back
            self._writer.submit(self._write)

    def stop(self) -> None:
        """Store nothing more; the server ends."""
        self._writer.shutdown(cancel_futures=True)

    def _write(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        try:
            self._store(waiting)
        except Exception as error:  # the database is away for a moment; nobody loses more than a light
            log.warning("who is there cannot be stored: %s", type(error).__name__)

    def _store(self, waiting: dict[tuple[str, int], bool]) -> None:
        node = self._storage.node
        with self._storage.transaction() as db:
            tables = {table_id for table_id, _ in waiting}
            known = set(db.execute(sql.select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.id.in_(tables))).scalars())
            rows = [
                {"table_id": table_id, "node": node, "seat": seat}
                for (table_id, seat), here in waiting.items()
                if here and table_id in known
            ]
            dialect = postgresql if db.dialect.name == "postgresql" else sqlite
            if rows:
                db.execute(dialect.insert(PRESENCE_ROWS).on_conflict_do_nothing(), rows)
            for (table_id, seat), here in waiting.items():
                if not here:
                    this = sql.and_(PRESENCE_ROWS.c.table_id == table_id, PRESENCE_ROWS.c.seat == seat)
                    db.execute(PRESENCE_ROWS.delete().where(this, PRESENCE_ROWS.c.node == node))
            touch(db, known, node)
