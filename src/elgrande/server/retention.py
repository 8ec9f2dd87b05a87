"""Retention: once a day the server deletes what it promises to delete on its page about privacy."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from elgrande.server.chat import RecentChat
from elgrande.server.new_jobs import NewJob
from elgrande.server.people import DAY, forget_person
from elgrande.server.registry import Registry
from elgrande.server.settings import Retention
from elgrande.server.sql_schema import ENTRY_ROWS, HOLDER_ROWS, PERSON_ROWS, REPORT_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage, delete_rows, lock_table
from elgrande.server.stored_jobs import StoredJob, StoredJobs

TIDY: Final = "tidy"
"""The kind of the daily job."""


class Tidying:
    """Deletes what is old."""

    def __init__(self, storage: Storage, tables: Registry, jobs: StoredJobs, retention: Retention) -> None:
        self._storage = storage
        self._tables = tables
        self._jobs = jobs
        self._retention = retention

    def schedule(self, days: int = 0) -> None:
        """Tidy up today, or in so many days; however often this is said, it is done once for each day."""
        day = self._storage.clock.now() // DAY + days
        self._jobs.add(NewJob(TIDY, f"{TIDY} {day}", day * DAY, {}))

    def tidy(self, job: StoredJob) -> None:
        """Do today's work; tomorrow's is planned first, so that a failure does not end the series."""
        self.schedule(1)
        self.forget_chat()
        self.delete_unplayed()
        self.forget_people()

    def forget_chat(self) -> None:
        """Delete what was said at tables whose games ended long ago."""
        old = sql.and_(TABLE_ROWS.c.finished > 0, TABLE_ROWS.c.finished <= self._days_ago(self._retention.chat))
        spoken = sql.and_(ENTRY_ROWS.c.kind == "chat", ENTRY_ROWS.c.table_id == TABLE_ROWS.c.id)
        with self._storage.engine.connect() as db:
            found = list(db.execute(sql.select(TABLE_ROWS.c.id).where(old, sql.exists().where(spoken))).scalars())
        for table_id in found:
            table = self._tables.living(table_id)
            with nullcontext() if table is None else table.lock:
                self._storage.forget_chat(table_id, 0)
                if table is not None:
                    table.journal.chat = RecentChat()
            if table is not None:
                table.notify()

    def delete_unplayed(self) -> None:
        """Delete tables that were set long ago and at which nobody ever chose anything."""
        limit = self._days_ago(self._retention.unplayed)
        chosen = sql.exists().where(ENTRY_ROWS.c.kind == "choice", ENTRY_ROWS.c.table_id == TABLE_ROWS.c.id)
        reported = sql.exists().where(REPORT_ROWS.c.table_id == TABLE_ROWS.c.id)
        unplayed = sql.and_(TABLE_ROWS.c.changed <= limit, TABLE_ROWS.c.finished == 0, ~chosen, ~reported)
        with self._storage.engine.connect() as db:
            found = list(db.execute(sql.select(TABLE_ROWS.c.id).where(unplayed)).scalars())
        for table_id in found:
            table = self._tables.living(table_id)
            with nullcontext() if table is None else table.lock, suppress(IntegrityError):  # somebody plays now
                with self._storage.transaction() as db:
                    lock_table(db, table_id)
                    still = sql.select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.id == table_id, unplayed)
                    if db.execute(still).first() is None:
                        continue
                    delete_rows(db, table_id)
                if table is not None:
                    table.end()
                self._tables.forget(table_id)

    def forget_people(self) -> None:
        """Forget people who were not here for a long time and sit nowhere."""
        sits = sql.exists().where(HOLDER_ROWS.c.person == PERSON_ROWS.c.id)
        old = sql.and_(PERSON_ROWS.c.seen <= self._days_ago(self._retention.people), ~sits)
        with self._storage.engine.connect() as db:
            found = list(db.execute(sql.select(PERSON_ROWS.c.id).where(old)).scalars())
        for person in found:
            with self._storage.transaction() as db:
                if db.execute(sql.select(PERSON_ROWS.c.id).where(PERSON_ROWS.c.id == person, old)).first() is not None:
                    forget_person(db, person)

    def _days_ago(self, days: int) -> int:
        return self._storage.clock.now() - days * DAY
