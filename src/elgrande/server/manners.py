"""Manners: whose chat a person does not want to read, and what they report to the operator."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.server.errors import Busy
from elgrande.server.sql_schema import MUTE_ROWS, REPORT_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage

REPORTS: Final = 5
"""Reports of one person about one table."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Report:
    """What somebody told the operator."""

    when: datetime
    table: str
    name: str
    """Whom it is about."""
    text: str


class Manners:
    """Stores both. All methods may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def muted(self, person: str | None, table_id: str) -> list[int]:
        """The seats of a table whose chat a person does not want to read."""
        mine = sql.and_(MUTE_ROWS.c.person == person, MUTE_ROWS.c.table_id == table_id)
        with self._storage.engine.connect() as db:
            return sorted(db.execute(sql.select(MUTE_ROWS.c.seat).where(mine)).scalars())

    def mute(self, person: str, table_id: str, seat: int, muted: bool) -> None:
        """Set whether a person wants to read what a seat says."""
        row = {"person": person, "table_id": table_id, "seat": seat}
        this = [MUTE_ROWS.c[name] == value for name, value in row.items()]
        try:
            with self._storage.transaction() as db:
                db.execute(MUTE_ROWS.insert().values(row) if muted else MUTE_ROWS.delete().where(*this))
        except IntegrityError:
            pass  # it was muted already

    def report(self, person: str, table_id: str, seat: int, text: str) -> None:
        """Store what the operator should know; the server's log says that there is something to read."""
        same = sql.and_(REPORT_ROWS.c.table_id == table_id, REPORT_ROWS.c.person == person)
        with self._storage.transaction() as db:
            if (db.execute(sql.select(sql.func.count()).where(same)).scalar() or 0) >= REPORTS:
                raise Busy("you have reported enough about this table: the operator will read it")
            now = self._storage.clock.now()
            row = {"table_id": table_id, "person": person, "seat": seat, "text": text, "created": now}
            db.execute(REPORT_ROWS.insert().values(row))
        log.warning("table %s: somebody has reported seat %s; `elgrande admin reports` shows it", table_id, seat)


def all_reports(db: Connection) -> list[Report]:
    """What people have told the operator, the latest last."""
    both = REPORT_ROWS.join(TABLE_ROWS, TABLE_ROWS.c.id == REPORT_ROWS.c.table_id)
    query = sql.select(REPORT_ROWS, TABLE_ROWS.c.names).select_from(both).order_by(REPORT_ROWS.c.id)
    return [
        Report(datetime.fromtimestamp(row.created, UTC), row.table_id, json.loads(row.names)[row.seat], _line(row.text))
        for row in db.execute(query)
    ]


def delete_reports(db: Connection, table_id: str) -> int:
    """Delete what was reported about a table, since the operator has dealt with it; return how much that was."""
    return db.execute(REPORT_ROWS.delete().where(REPORT_ROWS.c.table_id == table_id)).rowcount


def _line(text: str) -> str:
    """A text on one line, without what would act on a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
