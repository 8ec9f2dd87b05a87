"""Checks a whole database: what `elgrande admin check` tells the operator before an upgrade or after a crash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from elgrande.server.backup import count_of, snapshot
from elgrande.server.chat import STORED
from elgrande.server.sql_schema import ENTRY_ROWS, HOLDER_ROWS, SCHEMA, SEAT_ROWS, TABLE_ROWS


@dataclass(frozen=True)
class Finding:
    """Something that should not be."""

    what: str
    table: str = ""
    """The id of the table that it is about, if there is one."""


Check = Callable[[Connection], Iterator[Finding]]


def references(db: Connection) -> Iterator[Finding]:
    """Rows that refer to others which are not there."""
    for table in SCHEMA.sorted_tables:
        for key in table.foreign_keys:
            lonely = sql.select(sql.func.count()).select_from(table).where(_lacks(key))
            if number := db.execute(lonely).scalar_one():
                other = key.column.table.name
                yield Finding(f"{number} rows of {table.name} refer to rows of {other} that are not there")
    seat = sql.and_(SEAT_ROWS.c.table_id == HOLDER_ROWS.c.table_id, SEAT_ROWS.c.seat == HOLDER_ROWS.c.seat)
    for row in db.execute(HOLDER_ROWS.select().where(~sql.exists().where(seat))):
        yield Finding(f"somebody holds seat {row.seat}, which is not there", row.table_id)
    sits = sql.exists().where(SEAT_ROWS.c.table_id == TABLE_ROWS.c.id)
    for table_id in db.execute(sql.select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.listed, ~sits)).scalars():
        yield Finding("it has no seats", table_id)


def _lacks(key: sql.ForeignKey) -> sql.ColumnElement[bool]:
    other = key.column.table.alias()
    return sql.and_(key.parent.is_not(None), ~sql.exists().where(other.c[key.column.name] == key.parent))


def numbers(db: Connection) -> Iterator[Finding]:
    """Entries that are missing. Only chat is ever deleted: the oldest lines first, or all once the game is over."""
    chat = ENTRY_ROWS.c.kind == "chat"
    number = ENTRY_ROWS.c.number
    query = (
        sql.select(
            ENTRY_ROWS.c.table_id,
            sql.func.count().label("entries"),
            sql.func.max(number).label("last"),
            sql.func.min(number).label("first"),
            sql.func.min(sql.case((chat, number))).label("first_chat"),
            sql.func.sum(sql.case((chat, 1), else_=0)).label("lines"),
            sql.func.max(TABLE_ROWS.c.finished).label("finished"),
        )
        .join(TABLE_ROWS, TABLE_ROWS.c.id == ENTRY_ROWS.c.table_id)
        .group_by(ENTRY_ROWS.c.table_id)
        .having(sql.or_(sql.func.count() != sql.func.max(number), sql.func.min(number) < 1))
    )
    for row in db.execute(query).all():
        missing = _unexplained(db, row)
        if row.first < 1:
            yield Finding(f"it has an entry number {row.first}", row.table_id)
        if missing:
            yield Finding(f"entry {missing} is missing", row.table_id)


def _unexplained(db: Connection, row: Any) -> int:
    """The first missing entry that cannot have been a line of chat; 0 if there is none."""
    here = sql.select(ENTRY_ROWS.c.number).where(ENTRY_ROWS.c.table_id == row.table_id)
    there = set(db.execute(here).scalars())
    missing = [number for number in range(1, row.last + 1) if number not in there]
    if row.finished:
        deleted_before = row.last + 1 if row.first_chat is None else row.first_chat
    else:  # a table keeps its last lines
        deleted_before = row.first_chat if row.lines >= STORED else 0
    return next((number for number in missing if number >= deleted_before), 0)


CHECKS: Final[dict[str, Check]] = {"references": references, "numbers of entries": numbers}
"""The checks, by what they look at."""


def counts(engine: Engine) -> dict[str, int]:
    """How many rows each SQL table has."""
    with snapshot(engine) as db:
        return {table.name: count_of(db, table) for table in SCHEMA.sorted_tables}


def check(engine: Engine) -> Iterator[tuple[str, list[Finding]]]:
    """Check everything in one snapshot; yield what each check has found."""
    with snapshot(engine) as db:
        for name, look in CHECKS.items():
            yield name, list(look(db))
