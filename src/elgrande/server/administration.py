"""What an operator asks of the database: tables, who sits where, deleting and exporting."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from elgrande.server.position_digest import DIGEST
from elgrande.server.sql_schema import DEVICE_ROWS, ENTRY_ROWS, HOLDER_ROWS, PERSON_ROWS, SEAT_ROWS, TABLE_ROWS
from elgrande.server.storage import delete_rows

SECRET: Final = ("key", "seed", "start", "saved")
"""What tells cards that are still hidden while the game goes on."""
SEAT_SECRETS: Final = ("secret", "link", "answers")
SHORTEST: Final = 8
"""Letters by which the operator names a person at least."""


@dataclass(frozen=True)
class Wanted:
    """Which tables to list."""

    search: str = ""
    """Words in the title or the names."""
    running: bool | None = None
    person: str = ""
    """Somebody who sits there."""
    limit: int = 50


@dataclass(frozen=True)
class ListedTable:
    """A table in a list."""

    id: str
    title: str
    names: list[str]
    modules: list[str]
    created: int
    changed: int
    finished: int
    """When its game ended; 0: it has not."""
    entries: int


@dataclass(frozen=True)
class ListedSeat:
    """A seat of a table, and who holds it."""

    seat: int
    name: str
    kind: str
    holders: list[str]
    """The people, as the server names them."""
    link: bool
    """Whether there is a link that nobody has used."""
    open: bool
    """Whether anybody may take it."""


def tables(db: Connection, wanted: Wanted) -> list[ListedTable]:
    """Tables, the one that changed last first."""
    entries = sql.select(sql.func.count()).where(ENTRY_ROWS.c.table_id == TABLE_ROWS.c.id).scalar_subquery()
    query = sql.select(TABLE_ROWS, entries.label("entries")).where(TABLE_ROWS.c.listed)
    for word in wanted.search.split():
        query = query.where(
            TABLE_ROWS.c.title.icontains(word, autoescape=True) | TABLE_ROWS.c.names.icontains(word, autoescape=True)
        )
    if wanted.running is not None:
        query = query.where(TABLE_ROWS.c.finished == 0 if wanted.running else TABLE_ROWS.c.finished > 0)
    if wanted.person:
        theirs = sql.select(HOLDER_ROWS.c.table_id).where(HOLDER_ROWS.c.person == wanted.person)
        query = query.where(TABLE_ROWS.c.id.in_(theirs))
    rows = db.execute(query.order_by(TABLE_ROWS.c.changed.desc(), TABLE_ROWS.c.id).limit(wanted.limit))
    return [
        ListedTable(
            row.id,
            row.title,
            json.loads(row.names),
            json.loads(row.config).get("modules", []),
            row.created,
            row.changed,
            row.finished,
            row.entries,
        )
        for row in rows
    ]


def seats(db: Connection, table_id: str) -> list[ListedSeat]:
    """The seats of a table; none if there is no such table."""
    table = db.execute(TABLE_ROWS.select().where(TABLE_ROWS.c.id == table_id)).first()
    names = json.loads(table.names) if table is not None else []
    holders: dict[int, list[str]] = {}
    held = HOLDER_ROWS.select().where(HOLDER_ROWS.c.table_id == table_id)
    for row in db.execute(held.order_by(HOLDER_ROWS.c.person)):
        holders.setdefault(row.seat, []).append(row.person)
    rows = db.execute(SEAT_ROWS.select().where(SEAT_ROWS.c.table_id == table_id).order_by(SEAT_ROWS.c.seat))
    return [
        ListedSeat(row.seat, names[row.seat], row.kind, holders.get(row.seat, []), row.secret != "", row.open)
        for row in rows
    ]


def delete(db: Connection, table_id: str) -> bool:
    """Delete a table and all that is stored of it, except its results; return whether there was one."""
    found = db.execute(sql.select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.id == table_id)).first() is not None
    if found:
        delete_rows(db, table_id)
    return found


def export(db: Connection, table_id: str, complete: bool = False) -> dict[str, Any] | None:
    """All that is stored of a table, as JSON has it; None if there is no such table.

    Unless it has to be complete, it names no people and opens no seats, and a running game keeps its secrets.
    """
    row = db.execute(TABLE_ROWS.select().where(TABLE_ROWS.c.id == table_id)).first()
    if row is None:
        return None
    table = dict(row._mapping)
    for name in ("config", "names", "summary", "pace"):
        table[name] = json.loads(table[name]) if table[name] else {}
    sits = [
        dict(seat._mapping)
        for seat in db.execute(SEAT_ROWS.select().where(SEAT_ROWS.c.table_id == table_id).order_by(SEAT_ROWS.c.seat))
    ]
    entries = [
        {**entry._mapping, "data": json.loads(entry.data)}
        for entry in db.execute(
            ENTRY_ROWS.select().where(ENTRY_ROWS.c.table_id == table_id).order_by(ENTRY_ROWS.c.number)
        )
    ]
    if not complete:
        hidden = ("host", "client", "key") if row.finished else ("host", "client", *SECRET)
        table = {name: value for name, value in table.items() if name not in hidden}
        sits = [{name: value for name, value in seat.items() if name not in SEAT_SECRETS} for seat in sits]
        entries = [{name: value for name, value in entry.items() if name != "key"} for entry in entries]
        for entry in entries:
            entry["data"].pop(DIGEST, None)  # by many attempts one could find out of what it was made
    for part in (*sits, *entries):
        del part["table_id"]
    return {"table": table, "seats": sits, "entries": entries}


def people(db: Connection, start: str) -> list[str]:
    """The people whose names, as the server has them, begin like this."""
    if len(start) < SHORTEST or not set(start) <= set("0123456789abcdef"):
        return []
    found: set[str] = set()
    for column in (HOLDER_ROWS.c.person, PERSON_ROWS.c.id, DEVICE_ROWS.c.person, TABLE_ROWS.c.host):
        query = sql.select(column).where(column.startswith(start, autoescape=True)).distinct().limit(2)
        found |= set(db.execute(query).scalars())
    return sorted(found)
