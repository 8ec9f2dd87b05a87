"""New jobs: what the server has to do later, stored along with its cause."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from elgrande.server.sql_schema import JOB_ROWS


@dataclass(frozen=True)
class NewJob:
    """A job to be stored."""

    kind: str
    key: str
    """There is one job with this key at a time: storing it again changes nothing."""
    due: int
    """When to do it, in seconds since 1970."""
    data: dict[str, Any]


def insert_jobs(db: Connection, jobs: Iterable[NewJob]) -> None:
    """Store jobs in a transaction under way."""
    rows = [
        {"kind": job.kind, "key": job.key, "due": job.due, "data": json.dumps(job.data), "attempts": 0, "leased": 0}
        for job in jobs
    ]
    if rows:
        dialect = postgresql if db.dialect.name == "postgresql" else sqlite
        db.execute(dialect.insert(JOB_ROWS).on_conflict_do_nothing(index_elements=["key"]), rows)
