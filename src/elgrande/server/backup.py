"""Backups: all that is stored, in one file that does not depend on the kind of database.

The file is gzip of JSON lines: a header, then for each SQL table its name with its columns and its rows, then the keys
of the server, and a checksum at the end. It is a snapshot, though the server may run meanwhile. An older file is
restored in the form of its time and then migrated like any old database.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from elgrande.server.credentials import private_file
from elgrande.server.database import ALONE, REVISION, revisions, upgrade
from elgrande.server.sql_schema import FACT_ROWS, JOB_ROWS, PASSING, SCHEMA

FORMAT: Final = "elgrande-backup"
VERSION: Final = 1
BATCH: Final = 1000
"""Rows to read or write at once."""
LONGEST: Final = 16_000_000
"""Bytes of a line; a table of the longest game has far less."""
KEYS: Final = ("key",)
"""The files beside the database without which nobody would be known any more."""


class BadBackup(Exception):
    """A file cannot be restored, or not there; the message says why."""


@dataclass(frozen=True)
class Summary:
    """What a backup holds."""

    revision: str
    made: int
    """When, in seconds since 1970."""
    counts: dict[str, int]
    """The rows of each SQL table."""
    keys: dict[str, bytes] = field(default_factory=dict, repr=False)
    """The files with the keys of the server."""


# --- making one ---


def make_backup(engine: Engine, file: Path, key_files: dict[str, Path], now: int) -> Summary:
    """Write all that is stored to a new file that only its owner can read."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BadBackup(f"{file} exists already: choose another name") from None
    new = file.with_name(f".{file.name}-{token_hex(4)}")
    try:
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed, snapshot(engine) as db:
                summary = _write(db, packed, key_files, now)
            raw.flush()
            os.fsync(raw.fileno())
        new.replace(file)
    except BaseException:
        file.unlink()
        new.unlink(missing_ok=True)
        raise
    return summary


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is at one moment, whatever servers write meanwhile."""
    with engine.connect() as plain:
        db = plain
        if engine.dialect.name == "postgresql":
            db = plain.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            db.exec_driver_sql("BEGIN")
        try:
            yield db
        finally:
            db.rollback()


def _write(db: Connection, packed: gzip.GzipFile, key_files: dict[str, Path], now: int) -> Summary:
    digest = sha256()

    def line(data: Any) -> None:
        written = json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_bytes).encode() + b"\n"
        digest.update(written)
        packed.write(written)

    tables = [table for table in SCHEMA.sorted_tables if not table.info.get(PASSING)]
    revision = db.execute(sql.text("SELECT version_num FROM alembic_version")).scalar_one()
    counts = {table.name: count_of(db, table) for table in tables}
    header = {"format": FORMAT, "version": VERSION, "elgrande": version("elgrande")}
    line(header | {"revision": revision, "made": now, "counts": counts})
    for table in tables:
        line({"table": table.name, "columns": [column.name for column in table.columns]})
        rows = db.execution_options(yield_per=BATCH).execute(table.select().order_by(*table.primary_key.columns))
        for row in rows:
            line(list(row))
    keys = {name: file.read_bytes() for name, file in key_files.items() if file.exists()}
    line({"keys": {name: b64encode(content).decode() for name, content in keys.items()}})
    packed.write(json.dumps({"sha256": digest.hexdigest()}).encode() + b"\n")
    return Summary(revision, now, counts, keys)


def _bytes(value: Any) -> dict[str, str]:
    """Bytes as JSON has them."""
    if not isinstance(value, bytes):
        raise TypeError(f"a backup cannot hold {type(value).__name__}")
    return {"bytes": b64encode(value).decode()}


def _value(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value


def count_of(db: Connection, table: sql.Table) -> int:
    """How many rows an SQL table has."""
    return db.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()


# --- reading one ---


def check_backup(file: Path) -> Summary:
    """Read a whole file and check it, before anything is changed."""
    lines = _lines(file)
    summary = _header(file, next(lines, None))
    found: dict[str, int] = {}
    keys: dict[str, bytes] | None = None
    table, width = "", 0
    for data in lines:
        if keys is not None:
            raise _damaged(file, "something comes after its end")
        if isinstance(data, list) and table and len(data) == width:
            found[table] += 1
        elif isinstance(data, dict) and isinstance(data.get("table"), str) and isinstance(data.get("columns"), list):
            table, width = data["table"], len(data["columns"])
            if table in found:
                raise _damaged(file, f"it has {table:.40} twice")
            found[table] = 0
        elif isinstance(data, dict) and isinstance(data.get("keys"), dict):
            keys = {name: b64decode(content) for name, content in data["keys"].items() if name in KEYS}
        else:
            raise _damaged(file, "a line of it makes no sense")
    if found != summary.counts or keys is None:
        raise _damaged(file, "rows are missing")
    return Summary(summary.revision, summary.made, found, keys)


def _header(file: Path, header: Any) -> Summary:
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup(f"{file} is no backup of elgrande")
    known = revisions()
    if header.get("version") != VERSION or header.get("revision") not in known:
        raise BadBackup(f"{file} was made by a newer version of elgrande ({header.get('elgrande')!r:.20}): install it")
    counts = header.get("counts")
    if not isinstance(counts, dict) or not isinstance(header.get("made"), int):
        raise _damaged(file, "its header is not complete")
    return Summary(header["revision"], header["made"], counts)


def _lines(file: Path) -> Iterator[Any]:
    """The lines of a file but the last, which has to be the checksum of the others."""
    digest = sha256()
    before: bytes | None = None
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST):
                if before is not None:
                    digest.update(before)
                    yield json.loads(before)
                before = line
        if before is None or json.loads(before) != {"sha256": digest.hexdigest()}:
            raise _damaged(file, "its checksum is wrong")
    except gzip.BadGzipFile:
        if before is None:
            raise BadBackup(f"{file} is no backup of elgrande") from None
        raise _damaged(file, "its checksum is wrong") from None
    except (EOFError, zlib.error):
        raise _damaged(file, "it is cut short") from None
    except ValueError:
        raise _damaged(file, "a line of it cannot be read") from None


def _damaged(file: Path, how: str) -> BadBackup:
    return BadBackup(f"{file} is damaged ({how}): take another backup")


# --- restoring one ---


def restore_backup(engine: Engine, file: Path, key_files: dict[str, Path]) -> Summary:
    """Bring all that a file holds into an empty database: all of it or nothing."""
    summary = check_backup(file)
    for name, content in summary.keys.items():
        there = key_files[name]
        if there.exists() and there.read_bytes() != content:
            raise BadBackup(f"{there} is another key than the one in the backup: move it away first")
    with engine.begin() as db:
        db.exec_driver_sql(ALONE[engine.dialect.name])
        _make_empty(db)
        upgrade(db, summary.revision)
        _insert(db, file)
        _continue_numbers(db)
        upgrade(db, "head")
    for name, content in summary.keys.items():
        private_file(key_files[name], partial(bytes, content))
    return summary


def _make_empty(db: Connection) -> None:
    """Remove our SQL tables if nothing is stored in them yet; they are made again in the form of the backup's time."""
    there = sql.MetaData()
    there.reflect(db)
    used = set(there.tables) - {REVISION, *SCHEMA.tables}
    by_itself = {REVISION, JOB_ROWS.name, FACT_ROWS.name}  # what a server stores when it starts
    by_itself |= {table.name for table in SCHEMA.sorted_tables if table.info.get(PASSING)}
    used |= {name for name in there.tables if name not in by_itself and count_of(db, there.tables[name])}
    if used:
        raise BadBackup("the database is not empty: restore into a new one")
    there.drop_all(db)


def _insert(db: Connection, file: Path) -> None:
    there = sql.MetaData()
    there.reflect(db)
    table: sql.Table | None = None
    columns: list[str] = []
    batch: list[dict[str, Any]] = []

    def store() -> None:
        if table is not None and batch:
            db.execute(table.insert(), batch)
            batch.clear()

    lines = _lines(file)
    next(lines)
    for data in lines:
        if isinstance(data, list):
            batch.append(dict(zip(columns, map(_value, data), strict=True)))
            if len(batch) == BATCH:
                store()
        elif "table" in data:
            store()
            table, columns = there.tables.get(data["table"]), data["columns"]
            if table is None or not set(columns) <= {column.name for column in table.columns}:
                raise BadBackup(f"{file} has an SQL table {data['table']:.40} that elgrande does not know")
    store()


def _continue_numbers(db: Connection) -> None:
    """Let PostgreSQL count on from the highest number of each SQL table that is numbered by itself."""
    if db.dialect.name != "postgresql":
        return
    for table in SCHEMA.sorted_tables:
        column = table.autoincrement_column
        if column is None or not sql.inspect(db).has_table(table.name):
            continue
        highest = db.execute(sql.select(sql.func.max(column))).scalar()
        sequence = db.execute(sql.select(sql.func.pg_get_serial_sequence(table.name, column.name))).scalar()
        if highest is not None and sequence is not None:
            db.execute(sql.select(sql.func.setval(sequence, highest)))
