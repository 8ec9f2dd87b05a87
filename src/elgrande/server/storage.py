"""The storage: tables, and the append-only entries from which everything is rebuilt."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from secrets import token_hex
from threading import Lock
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.server.announcements import announce
from elgrande.server.clock import Clock
from elgrande.server.database import open_database
from elgrande.server.new_jobs import NewJob, insert_jobs
from elgrande.server.sql_schema import (
    ENTRY_ROWS,
    HOLDER_ROWS,
    MUTE_ROWS,
    PRESENCE_ROWS,
    REPORT_ROWS,
    SCHEMA,
    SEAT_ROWS,
    TABLE_ROWS,
)
from elgrande.server.stored_seats import SeatStorage
from elgrande.server.stored_table import Change, Entry, Progress, StoredSeat, StoredTable, Taken, to_json

OWN: Final = [part.name for part in fields(StoredTable) if part.name not in ("seats", "progress")]
"""What is stored of a table in columns of the same names,"""
AS_JSON: Final = ("config", "names", "summary", "pace")
"""and what of that is JSON."""
MANY: Final = 500
"""Tables to ask about in one query."""

AT_ONCE: Final = 50
"""Tables whose entries to ask for in one query."""

PROGRESS: Final = sql.select(TABLE_ROWS.c.version, TABLE_ROWS.c.touched, TABLE_ROWS.c.bots).where(
    TABLE_ROWS.c.id == sql.bindparam("table")
)

STORE_CHANGE: Final = (
    TABLE_ROWS.update()
    .where(TABLE_ROWS.c.id == sql.bindparam("table"), TABLE_ROWS.c.version == sql.bindparam("before"))
    .values(
        version=sql.bindparam("after"),
        touched=TABLE_ROWS.c.touched + sql.bindparam("answered"),
        changed=sql.bindparam("now"),
        summary=sql.bindparam("summed"),
        saved=sql.bindparam("game"),
        bots=sql.bindparam("node"),
        finished=sql.case(
            (sql.bindparam("over") == sql.false(), 0),
            (TABLE_ROWS.c.finished > 0, TABLE_ROWS.c.finished),
            else_=sql.bindparam("now"),
        ),
        client=sql.case((sql.bindparam("over") == sql.false(), TABLE_ROWS.c.client), else_=""),
    )
)
STORE_ANSWERS: Final = (
    SEAT_ROWS.update()
    .where(SEAT_ROWS.c.table_id == sql.bindparam("table"), SEAT_ROWS.c.seat == sql.bindparam("at"))
    .values(answers=sql.bindparam("answered"))
)


@dataclass(frozen=True)
class Addition:
    """A change that waits to be stored; a thread waits for it."""

    change: Change
    stored: Future[None] = field(default_factory=Future)


class Storage:
    """The database. All methods may be called from any thread."""

    def __init__(self, address: str, known: bool = False, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.engine = open_database(address, SCHEMA, known)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """For a single question: it needs no transaction, which would be three more ways to the database."""
        self.seats = SeatStorage(self)
        self.node = token_hex(6)
        """The name of this server among those on the same database."""
        self._writing = Lock()
        self._additions: deque[Addition] = deque()
        self._writer = ThreadPoolExecutor(1, "storage")

    def close(self) -> None:
        """Close the database."""
        self._writer.shutdown()
        self.engine.dispose()

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """One transaction at a time: SQLite has one writer, and lets the others sleep for too long."""
        with self._writing, self.engine.begin() as db:
            yield db

    # --- tables ---

    def add_table(self, table: StoredTable, entries: Sequence[Entry]) -> None:
        """Store a new table with its first entries."""
        now = self.clock.now()
        with self.transaction() as db:
            _insert(db, table, now, entries[-1].number if entries else 0)
            if entries:
                db.execute(ENTRY_ROWS.insert(), [_row(table.id, entry, now) for entry in entries])
            announce(db, [table.id], self.node)

    def add_rematch(self, table: StoredTable, after: Change, order: Sequence[int]) -> None:
        """Store a new table for the people of another one, which gets a note: all of that or nothing.

        `order` says for each seat of the new table who gets it: whoever held that seat of the other one.
        The note has a key, so there is only one such table even if several servers are asked at once.
        """
        old = after.table_id
        seat = sql.case({before: seat for seat, before in enumerate(order)}, value=HOLDER_ROWS.c.seat)
        theirs = sql.select(HOLDER_ROWS.c.person, sql.literal(table.id), seat).where(HOLDER_ROWS.c.table_id == old)
        with self.changing(after) as db:
            _insert(db, table, self.clock.now(), 0)
            db.execute(HOLDER_ROWS.insert().from_select(["person", "table_id", "seat"], theirs))
            announce(db, [table.id], self.node)

    def table(self, table_id: str) -> StoredTable | None:
        """The table with this id; None if there is none."""
        found = self.tables_with(TABLE_ROWS.c.id == table_id, 1) if table_id.isalnum() else []
        return found[0] if found else None

    def tables_with(self, condition: sql.ColumnElement[bool], limit: int) -> list[StoredTable]:
        """The tables that fulfil a condition, latest first."""
        with self.engine.connect() as db:
            order = (TABLE_ROWS.c.changed.desc(), TABLE_ROWS.c.id)
            latest = TABLE_ROWS.select().where(condition).order_by(*order)
            rows = db.execute(latest.limit(limit)).all()
            found = [row.id for row in rows]
            seats: dict[str, list[StoredSeat]] = {table_id: [] for table_id in found}
            theirs = SEAT_ROWS.select().where(SEAT_ROWS.c.table_id.in_(found))
            for seat in db.execute(theirs.order_by(SEAT_ROWS.c.table_id, SEAT_ROWS.c.seat)):
                seats[seat.table_id].append(
                    StoredSeat(seat.kind, seat.secret, seat.link, seat.linked, seat.open, seat.answers)
                )
        return [_table(row, seats[row.id]) for row in rows]

    def progress(self, table_id: str) -> Progress | None:
        """How far a table has come; None if it has been deleted."""
        with self.reading.connect() as db:
            row = db.execute(PROGRESS, {"table": table_id}).first()
        return None if row is None else Progress(*row)

    def progress_of(self, table_ids: Sequence[str]) -> dict[str, Progress]:
        """How far these tables have come; those that were deleted are left out."""
        columns = (TABLE_ROWS.c.id, TABLE_ROWS.c.version, TABLE_ROWS.c.touched, TABLE_ROWS.c.bots)
        found: dict[str, Progress] = {}
        with self.engine.connect() as db:
            for begin in range(0, len(table_ids), MANY):
                these = TABLE_ROWS.c.id.in_(table_ids[begin : begin + MANY])
                for row in db.execute(sql.select(*columns).where(these)):
                    found[row.id] = Progress(row.version, row.touched, row.bots)
        return found

    # --- entries ---

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a version, in order."""
        these = ENTRY_ROWS.select().where(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.number > after)
        with self.engine.connect() as db:
            return [_entry(row) for row in db.execute(these.order_by(ENTRY_ROWS.c.number))]

    def entries_of(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The entries of several tables, of each after a version, in order."""
        found: dict[str, list[Entry]] = {}
        after = [
            sql.and_(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.number > version)
            for table_id, version in versions.items()
        ]
        with self.reading.connect() as db:
            for begin in range(0, len(after), AT_ONCE):
                these = (
                    ENTRY_ROWS.select().where(sql.or_(*after[begin : begin + AT_ONCE])).order_by(ENTRY_ROWS.c.number)
                )
                for row in db.execute(these):
                    found.setdefault(row.table_id, []).append(_entry(row))
        return found

    def chat(self, table_id: str, before: int | None, count: int) -> list[Entry]:
        """The last lines of chat, or the last ones before an entry, in order."""
        spoken = _chat(table_id) if before is None else _chat(table_id).where(ENTRY_ROWS.c.number < before)
        query = spoken.order_by(ENTRY_ROWS.c.number.desc()).limit(count)
        with self.engine.connect() as db:
            return [_entry(row) for row in db.execute(query)][::-1]

    def forget_chat(self, table_id: str, keep: int) -> set[str]:
        """Delete all lines of chat but the last `keep`; return their keys. All other entries stay."""
        with self.transaction() as db:
            gone = db.execute(_chat(table_id).order_by(ENTRY_ROWS.c.number.desc()).offset(keep)).all()
            if gone:
                up_to = sql.and_(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.number <= gone[0].number)
                db.execute(ENTRY_ROWS.delete().where(up_to, ENTRY_ROWS.c.kind == "chat"))
        return {row.key for row in gone if row.key is not None}

    def append(self, change: Change) -> None:
        """Store a change of a table; when this returns it is on the disk.

        One thread writes for all tables. Whatever arrives while it is busy goes to the disk in one commit.
        """
        addition = Addition(change)
        self._additions.append(addition)
        self._writer.submit(self._write)
        addition.stored.result()

    @contextmanager
    def changing(self, change: Change) -> Iterator[Connection]:
        """A transaction that stores a change, along with what the caller does; `Taken` if another was faster."""
        try:
            with self.transaction() as db:
                self._store(db, [change])
                yield db
        except IntegrityError:
            raise Taken(change.table_id) from None

    def add_jobs(self, jobs: Sequence[NewJob]) -> None:
        """Store jobs; one that is stored already stays as it is."""
        with self.transaction() as db:
            insert_jobs(db, jobs)

    def _write(self) -> None:
        with self._writing:
            additions = [self._additions.popleft() for _ in range(len(self._additions))]
            if additions:
                self._commit(additions)

    def _commit(self, additions: Sequence[Addition]) -> None:
        # all servers write in the same order, so that no two of them wait for each other
        additions = sorted(additions, key=lambda addition: addition.change.table_id)
        try:
            with self.engine.begin() as db:
                self._store(db, [addition.change for addition in additions])
        except (IntegrityError, Taken):
            if len(additions) == 1:
                additions[0].stored.set_exception(Taken(additions[0].change.table_id))
                return
            for addition in additions:  # one of them was too late; store the others all the same
                self._commit([addition])
        except Exception as error:
            for addition in additions:
                addition.stored.set_exception(error)
        else:
            for addition in additions:
                addition.stored.set_result(None)

    def _store(self, db: Connection, changes: Sequence[Change]) -> None:
        """Store changes, if nobody else has changed one of the tables since."""
        now = self.clock.now()
        rows = [
            {
                "table": change.table_id,
                "before": change.before,
                "after": change.version,
                "answered": int(bool(change.answers)),
                "now": now,
                "summed": to_json(change.summary),
                "game": change.saved,
                "node": change.bots,
                "over": change.summary.get("over", False),
            }
            for change in changes
        ]
        if db.execute(STORE_CHANGE, rows).rowcount != len(changes):
            raise Taken(", ".join(change.table_id for change in changes))
        db.execute(
            ENTRY_ROWS.insert(), [_row(change.table_id, entry, now) for change in changes for entry in change.entries]
        )
        answers = [
            {"table": change.table_id, "at": seat, "answered": answers}
            for change in changes
            for seat, answers in change.answers.items()
        ]
        if answers:
            db.execute(STORE_ANSWERS, answers)
        insert_jobs(db, [job for change in changes for job in change.jobs])
        announce(db, [change.table_id for change in changes], self.node)

    def delete_table(self, table_id: str, host: str) -> bool:
        """Delete a table and all that is stored of it, except its results; return whether its host may do that.

        They may if nobody else sits there, or the game is over; but not while the operator has a report about it.
        """
        try:
            with self.transaction() as db:
                lock_table(db, table_id)
                row = db.execute(TABLE_ROWS.select().where(TABLE_ROWS.c.id == table_id)).first()
                reports = REPORT_ROWS.select().where(REPORT_ROWS.c.table_id == table_id)
                if row is None or row.host != host or not host or db.execute(reports).first() is not None:
                    return False
                others = HOLDER_ROWS.select().where(HOLDER_ROWS.c.table_id == table_id, HOLDER_ROWS.c.person != host)
                if not row.finished and db.execute(others).first() is not None:
                    return False
                delete_rows(db, table_id)
        except IntegrityError:
            raise Taken(table_id) from None
        return True


def lock_table(db: Connection, table_id: str) -> None:
    """Let nobody else change a table until the end of this transaction."""
    db.execute(TABLE_ROWS.update().where(TABLE_ROWS.c.id == table_id).values(touched=TABLE_ROWS.c.touched))


def delete_rows(db: Connection, table_id: str) -> None:
    """Delete all that is stored of a table. Results stay: they belong to those who played."""
    for rows in (ENTRY_ROWS, HOLDER_ROWS, MUTE_ROWS, PRESENCE_ROWS, REPORT_ROWS, SEAT_ROWS):
        db.execute(rows.delete().where(rows.c.table_id == table_id))
    db.execute(TABLE_ROWS.delete().where(TABLE_ROWS.c.id == table_id))
    announce(db, [table_id])


def _insert(db: Connection, table: StoredTable, now: int, version: int) -> None:
    """A new table with its seats."""
    row = {name: getattr(table, name) for name in OWN}
    row |= {name: to_json(row[name]) if row[name] else "" for name in AS_JSON}
    row |= {"seed": str(table.seed), "version": version, "bots": table.progress.bots}
    row |= {"created": now, "changed": now, "finished": now if table.summary.get("over") else 0}
    db.execute(TABLE_ROWS.insert().values(row))
    seats = [{"table_id": table.id, "seat": number} | asdict(seat) for number, seat in enumerate(table.seats)]
    db.execute(SEAT_ROWS.insert(), seats)


def _table(row: Any, seats: Sequence[StoredSeat]) -> StoredTable:
    own = {name: getattr(row, name) for name in OWN}
    own |= {name: json.loads(own[name]) if own[name] else {} for name in AS_JSON}
    own |= {"seed": int(row.seed), "names": tuple(own["names"]), "seats": tuple(seats)}
    return StoredTable(**own, progress=Progress(row.version, row.touched, row.bots))


def _chat(table_id: str) -> sql.Select[Any]:
    return ENTRY_ROWS.select().where(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.kind == "chat")


def _row(table_id: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "data": to_json(entry.data),
        "key": entry.key,
        "created": entry.created or now,
    }


def _entry(row: Any) -> Entry:
    return Entry(row.number, row.kind, json.loads(row.data), row.key, row.created)
