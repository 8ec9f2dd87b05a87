"""The storage: tables, who holds their seats, and the append-only entries from which everything is rebuilt."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from time import time
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.server.database import open_database
from elgrande.server.keys import new_key
from elgrande.server.sql_schema import ENTRY_ROWS, HOLDER_ROWS, SCHEMA, SEAT_ROWS, TABLE_ROWS

RULES_VERSION: Final = 1
"""The version of the rules for new tables; raise it when a change alters stored games."""
PERSON: Final = "person"
"""The kind of a seat that is not a bot's."""

CHANGE: Final = (
    TABLE_ROWS.update()
    .where(TABLE_ROWS.c.id == sql.bindparam("table"))
    .values(changed=sql.bindparam("now"), summary=sql.bindparam("summed"))
)


class Taken(Exception):
    """There is already an entry with this number or key."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    kind: str
    """`choice`, `undo`, `chat` or `note`."""
    data: dict[str, Any]
    key: str | None = None


@dataclass(frozen=True)
class StoredSeat:
    """A seat."""

    kind: str
    """`person`, or the level of a bot."""
    secret: str = ""
    """The hash of the secret in its link, until the link is used."""
    veto: str = "ask"


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored, without its entries."""

    id: str
    config: dict[str, Any]
    seed: int = field(repr=False)
    names: tuple[str, ...]
    seats: tuple[StoredSeat, ...]
    cards: str = ""
    """Numbers of people's own cards as TOML, or nothing."""
    watchable: bool = True
    listed: bool = True
    """False for a record that people only look at."""
    rules_version: int = RULES_VERSION
    changed: int = 0
    summary: dict[str, Any] = field(default_factory=dict)
    """What a list of tables shows; it can be rebuilt from the entries."""
    key: str = field(default_factory=new_key, repr=False)
    """The secret from which all chance at the table comes."""
    deal: str = "hidden"
    """Why somebody may know the cards to come (`seed`, `game`, `position`), or `hidden`."""
    start: str = field(default="", repr=False)
    """The position with which the game begins; empty if it begins with a set-up."""
    host: str = ""
    """The hash of the browser that made it."""


@dataclass(frozen=True)
class Addition:
    """Entries to add to a table; a thread waits until they are stored."""

    table_id: str
    rows: list[dict[str, Any]]
    change: dict[str, Any]
    stored: Future[None] = field(default_factory=Future)


class Storage:
    """The database. All methods may be called from any thread."""

    def __init__(self, address: str, known: bool = False) -> None:
        self.engine = open_database(address, SCHEMA, known)
        self._writing = Lock()
        self._additions: deque[Addition] = deque()
        self._writer = ThreadPoolExecutor(1)

    def close(self) -> None:
        """Close the database."""
        self._writer.shutdown()
        self.engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """One transaction at a time: SQLite has one writer, and lets the others sleep for too long."""
        with self._writing, self.engine.begin() as db:
            yield db

    # --- tables ---

    def add_table(self, table: StoredTable, entries: Sequence[Entry]) -> None:
        """Store a new table with its first entries."""
        now = int(time())
        with self._transaction() as db:
            db.execute(
                TABLE_ROWS.insert().values(
                    id=table.id,
                    rules_version=table.rules_version,
                    config=_text(table.config),
                    seed=str(table.seed),
                    names=_text(table.names),
                    cards=table.cards,
                    watchable=table.watchable,
                    listed=table.listed,
                    created=now,
                    changed=now,
                    summary=_text(table.summary),
                    key=table.key,
                    deal=table.deal,
                    start=table.start,
                    host=table.host,
                )
            )
            seats = [
                {"table_id": table.id, "seat": number, "kind": seat.kind, "secret": seat.secret, "veto": seat.veto}
                for number, seat in enumerate(table.seats)
            ]
            db.execute(SEAT_ROWS.insert(), seats)
            if entries:
                db.execute(ENTRY_ROWS.insert(), [_row(table.id, entry, now) for entry in entries])

    def table(self, table_id: str) -> StoredTable | None:
        """The table with this id; None if there is none."""
        found = self._tables(TABLE_ROWS.c.id == table_id, 1) if table_id.isalnum() else []
        return found[0] if found else None

    def tables_of(self, browser: str, limit: int) -> list[StoredTable]:
        """The tables at which a browser holds a seat, latest first."""
        held = sql.select(HOLDER_ROWS.c.table_id).where(HOLDER_ROWS.c.browser == browser)
        return self._tables(TABLE_ROWS.c.id.in_(held), limit)

    def watchable(self, limit: int) -> list[StoredTable]:
        """The tables that everybody can watch, latest first."""
        return self._tables(sql.and_(TABLE_ROWS.c.watchable, TABLE_ROWS.c.listed), limit)

    def _tables(self, condition: sql.ColumnElement[bool], limit: int) -> list[StoredTable]:
        with self.engine.connect() as db:
            latest = TABLE_ROWS.select().where(condition).order_by(TABLE_ROWS.c.changed.desc())
            rows = db.execute(latest.limit(limit)).all()
            found = [row.id for row in rows]
            seats: dict[str, list[StoredSeat]] = {table_id: [] for table_id in found}
            theirs = SEAT_ROWS.select().where(SEAT_ROWS.c.table_id.in_(found))
            for seat in db.execute(theirs.order_by(SEAT_ROWS.c.table_id, SEAT_ROWS.c.seat)):
                seats[seat.table_id].append(StoredSeat(seat.kind, seat.secret, seat.veto))
        return [
            StoredTable(
                row.id,
                json.loads(row.config),
                int(row.seed),
                tuple(json.loads(row.names)),
                tuple(seats[row.id]),
                row.cards,
                row.watchable,
                row.listed,
                row.rules_version,
                row.changed,
                json.loads(row.summary),
                row.key,
                row.deal,
                row.start,
                row.host,
            )
            for row in rows
        ]

    # --- entries ---

    def entries(self, table_id: str) -> list[Entry]:
        """All entries of a table, in order."""
        query = ENTRY_ROWS.select().where(ENTRY_ROWS.c.table_id == table_id).order_by(ENTRY_ROWS.c.number)
        with self.engine.connect() as db:
            return [Entry(row.number, row.kind, json.loads(row.data), row.key) for row in db.execute(query)]

    def chat(self, table_id: str, before: int | None, count: int) -> list[Entry]:
        """The last lines of chat, or the last ones before an entry, in order."""
        spoken = _chat(table_id) if before is None else _chat(table_id).where(ENTRY_ROWS.c.number < before)
        query = spoken.order_by(ENTRY_ROWS.c.number.desc()).limit(count)
        with self.engine.connect() as db:
            return [Entry(row.number, row.kind, json.loads(row.data), row.key) for row in db.execute(query)][::-1]

    def forget_chat(self, table_id: str, keep: int) -> set[str]:
        """Delete all lines of chat but the last `keep`; return their keys. All other entries stay."""
        with self._transaction() as db:
            gone = db.execute(_chat(table_id).order_by(ENTRY_ROWS.c.number.desc()).offset(keep)).all()
            if gone:
                up_to = sql.and_(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.number <= gone[0].number)
                db.execute(ENTRY_ROWS.delete().where(up_to, ENTRY_ROWS.c.kind == "chat"))
        return {row.key for row in gone if row.key is not None}

    def append(self, table_id: str, entries: Iterable[Entry], summary: dict[str, Any]) -> None:
        """Store all of these entries or none; when this returns they are safe on the disk.

        One thread writes for all tables. Whatever arrives while it is busy goes to the disk in one commit.
        """
        now = int(time())
        change = {"table": table_id, "now": now, "summed": _text(summary)}
        addition = Addition(table_id, [_row(table_id, entry, now) for entry in entries], change)
        self._additions.append(addition)
        self._writer.submit(self._write)
        addition.stored.result()

    def _write(self) -> None:
        with self._writing:
            additions = [self._additions.popleft() for _ in range(len(self._additions))]
            if additions:
                self._commit(additions)

    def _commit(self, additions: Sequence[Addition]) -> None:
        # all servers write in the same order, so that no two of them wait for each other
        additions = sorted(additions, key=lambda addition: addition.table_id)
        try:
            with self.engine.begin() as db:
                db.execute(ENTRY_ROWS.insert(), [row for addition in additions for row in addition.rows])
                db.execute(CHANGE, [addition.change for addition in additions])
        except IntegrityError:
            if len(additions) == 1:
                additions[0].stored.set_exception(Taken(additions[0].table_id))
                return
            for addition in additions:  # one of them was too late; store the others all the same
                self._commit([addition])
        except Exception as error:
            for addition in additions:
                addition.stored.set_exception(error)
        else:
            for addition in additions:
                addition.stored.set_result(None)

    # --- seats ---

    def hold(self, browser: str, table_id: str, seats: Iterable[int]) -> None:
        """Give these seats to a browser."""
        for seat in seats:
            try:
                with self._transaction() as db:
                    db.execute(HOLDER_ROWS.insert().values(browser=browser, table_id=table_id, seat=seat))
            except IntegrityError:
                continue  # it holds that one already

    def set_link(self, browser: str, table_id: str, seat: int, secret: str) -> bool:
        """Give a seat a new link with a secret of this hash; return whether the browser may have it.

        Only its holders get a link to a seat that is taken. The database decides this, because somebody may be taking
        the seat at this moment, even at another server. The link before leads nowhere any more.
        """
        this = sql.and_(SEAT_ROWS.c.table_id == table_id, SEAT_ROWS.c.seat == seat)
        with self._transaction() as db:
            # this changes nothing, but from now on nobody else can take the seat
            db.execute(SEAT_ROWS.update().where(this).values(secret=SEAT_ROWS.c.secret))
            holders = _holders(db, table_id, seat)
            if holders and browser not in holders:
                return False
            db.execute(SEAT_ROWS.update().where(this).values(secret=secret))
            return True

    def use_link(
        self, browser: str, table_id: str, seat: int, secret: str, alone: Entry, shared: Entry
    ) -> Entry | None:
        """Give a seat to a browser by the link with a secret of this hash, and use up the link.

        In the same transaction this stores a note for the log, and returns it: `alone` if the seat was free, `shared`
        if it is on another device, too. None means that the link leads nowhere.
        """
        same = sql.and_(SEAT_ROWS.c.table_id == table_id, SEAT_ROWS.c.seat == seat, SEAT_ROWS.c.secret == secret)
        try:
            with self._transaction() as db:
                if not secret or db.execute(SEAT_ROWS.update().where(same).values(secret="")).rowcount != 1:
                    return None
                holders = _holders(db, table_id, seat)
                if browser not in holders:
                    db.execute(HOLDER_ROWS.insert().values(browser=browser, table_id=table_id, seat=seat))
                note = shared if holders - {browser} else alone
                db.execute(ENTRY_ROWS.insert(), [_row(table_id, note, int(time()))])
                return note
        except IntegrityError:
            raise Taken(table_id) from None

    def taken(self, table_id: str) -> set[int]:
        """The seats that some browser holds."""
        with self.engine.connect() as db:
            return set(db.execute(sql.select(HOLDER_ROWS.c.seat).where(HOLDER_ROWS.c.table_id == table_id)).scalars())

    def held(self, browser: str, table_id: str) -> list[int]:
        """The seats of a table that a browser holds."""
        query = sql.select(HOLDER_ROWS.c.seat).where(
            HOLDER_ROWS.c.browser == browser, HOLDER_ROWS.c.table_id == table_id
        )
        with self.engine.connect() as db:
            return sorted(db.execute(query).scalars())

    def all_held(self, browser: str) -> dict[str, list[int]]:
        """The seats that a browser holds, by table."""
        held: dict[str, list[int]] = {}
        query = HOLDER_ROWS.select().where(HOLDER_ROWS.c.browser == browser).order_by(HOLDER_ROWS.c.seat)
        with self.engine.connect() as db:
            for row in db.execute(query):
                held.setdefault(row.table_id, []).append(row.seat)
        return held

    def set_veto(self, table_id: str, seat: int, answer: str) -> None:
        """Store what a seat answers beforehand about Vetoes."""
        this = sql.and_(SEAT_ROWS.c.table_id == table_id, SEAT_ROWS.c.seat == seat)
        with self._transaction() as db:
            db.execute(SEAT_ROWS.update().where(this).values(veto=answer))


def _holders(db: Connection, table_id: str, seat: int) -> set[str]:
    """The browsers that hold a seat."""
    query = sql.select(HOLDER_ROWS.c.browser).where(HOLDER_ROWS.c.table_id == table_id, HOLDER_ROWS.c.seat == seat)
    return set(db.execute(query).scalars())


def _chat(table_id: str) -> sql.Select[Any]:
    return ENTRY_ROWS.select().where(ENTRY_ROWS.c.table_id == table_id, ENTRY_ROWS.c.kind == "chat")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _row(table_id: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "data": _text(entry.data),
        "key": entry.key,
        "created": now,
    }
