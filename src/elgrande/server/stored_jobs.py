"""Stored jobs: what the server has to do later. They survive its end, and each is done by one server at a time."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from elgrande.server.new_jobs import NewJob
from elgrande.server.sql_schema import JOB_ROWS
from elgrande.server.storage import Storage

LEASE: Final = 60
"""Seconds for which a server has a job to itself; if it has not done the job by then, it has probably ended."""


@dataclass(frozen=True)
class StoredJob(NewJob):
    """A job that this server has leased."""

    id: int
    attempts: int
    """How often it was tried before."""


class StoredJobs:
    """The jobs in the database. All methods may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, *jobs: NewJob) -> None:
        """Store jobs; one that is stored already stays as it is."""
        self._storage.add_jobs(jobs)

    def lease(self, most: int, kinds: Collection[str] | None = None) -> list[StoredJob]:
        """Jobs that are due, of these kinds or of any, for this server alone until their lease is over."""
        now = self._storage.clock.now()
        due = JOB_ROWS.select().where(JOB_ROWS.c.due <= now, JOB_ROWS.c.leased <= now).order_by(JOB_ROWS.c.due)
        if kinds is not None:
            due = due.where(JOB_ROWS.c.kind.in_(kinds))
        with self._storage.engine.connect() as db:  # a look costs nothing while there is nothing to do
            if db.execute(due.limit(1)).first() is None:
                return []
        with self._storage.transaction() as db:
            rows = db.execute(due.limit(most).with_for_update(skip_locked=True)).all()
            free = sql.and_(JOB_ROWS.c.id.in_([row.id for row in rows]), JOB_ROWS.c.leased <= now)
            lease = JOB_ROWS.update().where(free).values(leased=now + LEASE, attempts=JOB_ROWS.c.attempts + 1)
            # SQLite locks nothing by the question above, so another server may have been faster with some of them
            ours = set(db.execute(lease.returning(JOB_ROWS.c.id)).scalars())
        return [
            StoredJob(row.kind, row.key, row.due, json.loads(row.data), row.id, row.attempts)
            for row in rows
            if row.id in ours
        ]

    def done(self, job: StoredJob) -> None:
        """Delete a job that is done."""
        with self._storage.transaction() as db:
            db.execute(JOB_ROWS.delete().where(JOB_ROWS.c.id == job.id))

    def put_off(self, job: StoredJob, due: int, failed: bool = True) -> None:
        """Let a job be tried again later."""
        attempts = job.attempts + failed
        with self._storage.transaction() as db:
            db.execute(JOB_ROWS.update().where(JOB_ROWS.c.id == job.id).values(due=due, leased=0, attempts=attempts))
