"""What is stored: tables, who holds their seats, and the append-only entries from which everything is rebuilt."""

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

from elgrande.server.keys import new_key
from elgrande.server.opening import open_database

RULES_VERSION: Final = 1
"""The version of the rules that new tables are made with; a change that alters a stored game raises it."""

SCHEMA: Final = sql.MetaData()

TABLES: Final = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("rules_version", sql.Integer, nullable=False),
    sql.Column("config", sql.Text, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("names", sql.Text, nullable=False),
    sql.Column("cards", sql.Text, nullable=False),
    sql.Column("watchable", sql.Boolean, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("changed", sql.BigInteger, nullable=False, index=True),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("key", sql.String(64), nullable=False, server_default=""),
    sql.Column("deal", sql.String(8), nullable=False, server_default="hidden"),
    sql.Column("start", sql.Text, nullable=False, server_default=""),
    sql.Column("host", sql.String(64), nullable=False, server_default=""),
)
SEATS: Final = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("veto", sql.String(8), nullable=False),
)
HOLDERS: Final = sql.Table(
    "holders",
    SCHEMA,
    sql.Column("browser", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
)
ENTRIES: Final = sql.Table(
    "entries",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("key", sql.String(80)),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.UniqueConstraint("table_id", "key", name="entries_key"),
)


CHANGE: Final = (
    TABLES.update()
    .where(TABLES.c.id == sql.bindparam("table"))
    .values(changed=sql.bindparam("now"), summary=sql.bindparam("summed"))
)


class Taken(Exception):
    """Somebody else has stored an entry with this number or key."""


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
    """A seat: `person` or the level of a bot, and the hash of the secret in its link, until that is used."""

    kind: str
    secret: str = ""
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
    """An owner's own numbers as TOML, or nothing."""
    watchable: bool = True
    listed: bool = True
    """Whether it is a table to sit at; a record is only looked at."""
    rules_version: int = RULES_VERSION
    changed: int = 0
    summary: dict[str, Any] = field(default_factory=dict)
    """What a list of tables shows of it; can be rebuilt from the entries."""
    key: str = field(default_factory=new_key, repr=False)
    """What the table's chance comes from."""
    deal: str = "hidden"
    """Whether somebody can know the cards to come: `hidden`, or why (`seed`, `game`, `position`)."""
    start: str = field(default="", repr=False)
    """The position with which the game begins, if it does not begin with a set-up."""
    host: str = ""
    """The hash of the browser that made it."""


@dataclass(frozen=True)
class Addition:
    """What is to be added to a table, by a thread that waits until it is stored."""

    table: str
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
        """Let go of the database."""
        self._writer.shutdown()
        self.engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """One at a time: SQLite has one writer, and lets the others sleep for long."""
        with self._writing, self.engine.begin() as db:
            yield db

    # --- tables ---

    def add_table(self, table: StoredTable, entries: Sequence[Entry]) -> None:
        """Store a new table and what has already happened at it."""
        now = int(time())
        with self._transaction() as db:
            db.execute(
                TABLES.insert().values(
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
            db.execute(SEATS.insert(), seats)
            if entries:
                db.execute(ENTRIES.insert(), [_row(table.id, entry, now) for entry in entries])

    def table(self, table: str) -> StoredTable | None:
        """A table, if there is one with this id."""
        found = self._tables(TABLES.c.id == table, 1) if table.isalnum() else []
        return found[0] if found else None

    def tables_of(self, browser: str, limit: int) -> list[StoredTable]:
        """The tables at which a browser holds a seat, the latest first."""
        held = sql.select(HOLDERS.c.table_id).where(HOLDERS.c.browser == browser)
        return self._tables(TABLES.c.id.in_(held), limit)

    def watchable(self, limit: int) -> list[StoredTable]:
        """The tables that can be watched, the latest first."""
        return self._tables(sql.and_(TABLES.c.watchable, TABLES.c.listed), limit)

    def _tables(self, condition: sql.ColumnElement[bool], limit: int) -> list[StoredTable]:
        with self.engine.connect() as db:
            rows = db.execute(TABLES.select().where(condition).order_by(TABLES.c.changed.desc()).limit(limit)).all()
            found = [row.id for row in rows]
            seats: dict[str, list[StoredSeat]] = {table: [] for table in found}
            query = SEATS.select().where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.table_id, SEATS.c.seat)
            for seat in db.execute(query):
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

    def entries(self, table: str) -> list[Entry]:
        """All that has happened at a table, in order."""
        query = ENTRIES.select().where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        with self.engine.connect() as db:
            return [Entry(row.number, row.kind, json.loads(row.data), row.key) for row in db.execute(query)]

    def chat(self, table: str, before: int | None, count: int) -> list[Entry]:
        """The last lines of chat, or the last before an entry, in order."""
        spoken = _chat(table) if before is None else _chat(table).where(ENTRIES.c.number < before)
        query = spoken.order_by(ENTRIES.c.number.desc()).limit(count)
        with self.engine.connect() as db:
            return [Entry(row.number, row.kind, json.loads(row.data), row.key) for row in db.execute(query)][::-1]

    def forget_chat(self, table: str, keep: int) -> set[str]:
        """Delete all lines of chat but the last ones; the keys of those that are gone. All other entries stay."""
        with self._transaction() as db:
            gone = db.execute(_chat(table).order_by(ENTRIES.c.number.desc()).offset(keep)).all()
            if gone:
                up_to = sql.and_(ENTRIES.c.table_id == table, ENTRIES.c.number <= gone[0].number)
                db.execute(ENTRIES.delete().where(up_to, ENTRIES.c.kind == "chat"))
        return {row.key for row in gone if row.key is not None}

    def append(self, table: str, entries: Iterable[Entry], summary: dict[str, Any]) -> None:
        """Store what happened, all of it or nothing; on return it is safe on the disk.

        One thread writes for all: whatever has come while it was busy goes to the disk together, in one commit.
        """
        now = int(time())
        change = {"table": table, "now": now, "summed": _text(summary)}
        addition = Addition(table, [_row(table, entry, now) for entry in entries], change)
        self._additions.append(addition)
        self._writer.submit(self._write)
        addition.stored.result()

    def _write(self) -> None:
        with self._writing:
            additions = [self._additions.popleft() for _ in range(len(self._additions))]
            if additions:
                self._commit(additions)

    def _commit(self, additions: Sequence[Addition]) -> None:
        additions = sorted(additions, key=lambda addition: addition.table)  # two servers must not wait for each other
        try:
            with self.engine.begin() as db:
                db.execute(ENTRIES.insert(), [row for addition in additions for row in addition.rows])
                db.execute(CHANGE, [addition.change for addition in additions])
        except IntegrityError:
            if len(additions) == 1:
                additions[0].stored.set_exception(Taken(additions[0].table))
                return
            for addition in additions:  # one of them was too late; the others shall not suffer
                self._commit([addition])
        except Exception as error:
            for addition in additions:
                addition.stored.set_exception(error)
        else:
            for addition in additions:
                addition.stored.set_result(None)

    # --- seats ---

    def hold(self, browser: str, table: str, seats: Iterable[int]) -> None:
        """A browser holds these seats from now on."""
        for seat in seats:
            try:
                with self._transaction() as db:
                    db.execute(HOLDERS.insert().values(browser=browser, table_id=table, seat=seat))
            except IntegrityError:
                continue  # it holds that one already

    def set_link(self, browser: str, table: str, seat: int, secret: str) -> bool:
        """Whether the seat has a new link with a secret of this hash now; the one that it had leads nowhere then.

        A seat that somebody holds gets one only for its holders: the database decides, for the seat may be taken at
        this moment, here or at another server.
        """
        this = sql.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        with self._transaction() as db:
            db.execute(SEATS.update().where(this).values(secret=SEATS.c.secret))  # now nobody else can take the seat
            holders = _holders(db, table, seat)
            if holders and browser not in holders:
                return False
            db.execute(SEATS.update().where(this).values(secret=secret))
            return True

    def use_link(self, browser: str, table: str, seat: int, secret: str, alone: Entry, shared: Entry) -> Entry | None:
        """The note that says at the table that a browser holds a seat now by the link with a secret of this hash.

        It is stored together with that, and nobody else can use the link then: one of two notes, as the seat was
        free before or is now shared with another device. None: the link leads nowhere.
        """
        same = sql.and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.secret == secret)
        try:
            with self._transaction() as db:
                if not secret or db.execute(SEATS.update().where(same).values(secret="")).rowcount != 1:
                    return None
                holders = _holders(db, table, seat)
                if browser not in holders:
                    db.execute(HOLDERS.insert().values(browser=browser, table_id=table, seat=seat))
                note = shared if holders - {browser} else alone
                db.execute(ENTRIES.insert(), [_row(table, note, int(time()))])
                return note
        except IntegrityError:
            raise Taken(table) from None

    def taken(self, table: str) -> set[int]:
        """The seats that some browser holds."""
        with self.engine.connect() as db:
            return set(db.execute(sql.select(HOLDERS.c.seat).where(HOLDERS.c.table_id == table)).scalars())

    def held(self, browser: str, table: str) -> list[int]:
        """The seats of a table that a browser holds."""
        query = sql.select(HOLDERS.c.seat).where(HOLDERS.c.browser == browser, HOLDERS.c.table_id == table)
        with self.engine.connect() as db:
            return sorted(db.execute(query).scalars())

    def all_held(self, browser: str) -> dict[str, list[int]]:
        """The seats that a browser holds, by table."""
        held: dict[str, list[int]] = {}
        with self.engine.connect() as db:
            for row in db.execute(HOLDERS.select().where(HOLDERS.c.browser == browser).order_by(HOLDERS.c.seat)):
                held.setdefault(row.table_id, []).append(row.seat)
        return held

    def set_veto(self, table: str, seat: int, answer: str) -> None:
        """Keep the standing answer of a seat."""
        with self._transaction() as db:
            db.execute(SEATS.update().where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(veto=answer))


def _holders(db: Connection, table: str, seat: int) -> set[str]:
    """The browsers that hold a seat."""
    query = sql.select(HOLDERS.c.browser).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
    return set(db.execute(query).scalars())


def _chat(table: str) -> sql.Select[Any]:
    return ENTRIES.select().where(ENTRIES.c.table_id == table, ENTRIES.c.kind == "chat")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _row(table: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "data": _text(entry.data),
        "key": entry.key,
        "created": now,
    }
