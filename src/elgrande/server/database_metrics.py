"""Counts what is stored, and errors of the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine, ExceptionContext

from elgrande.server.metrics import DATABASE_ERRORS, ENTRIES
from elgrande.server.sql_schema import ENTRY_ROWS


def watch(engine: Engine) -> None:
    """Count from now on."""
    sql.event.listen(engine, "after_execute", _executed)
    sql.event.listen(engine, "handle_error", _failed)


def _executed(db: Connection, clause: Any, many: Any, one: Any, options: Any, result: Any) -> None:
    if isinstance(clause, sql.Insert) and clause.table is ENTRY_ROWS:
        for row in many or [one]:
            if isinstance(row, dict) and "kind" in row:
                ENTRIES.add(row["kind"])


def _failed(context: ExceptionContext) -> None:
    DATABASE_ERRORS.add(type(context.original_exception).__name__)
