"""Opens the database: checks it, makes it private to its owner, and migrates it to the form of this version."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import alembic.command
import alembic.config
import sqlalchemy as sql
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

ALONE: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(8321)"}
"""How servers that start at once take turns to migrate the database."""
MAGIC: Final = b"SQLite format 3\0"
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""The endings of the files of a SQLite database."""
PATIENCE: Final = 10.0
"""How many seconds one who opens a SQLite database waits for another."""
IMPATIENCE: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "keepalives_idle": 10}
"""When a connection to PostgreSQL is given up, unless its address says otherwise: seconds, milliseconds, seconds."""
REVISION: Final = "alembic_version"
"""The SQL table that says which form a database has."""

log = logging.getLogger(__name__)


class Damaged(Exception):
    """Stored data is missing or cannot be read; the message says what is wrong and what to do."""


class Outdated(Exception):
    """A database has an earlier form; the message says which."""


def open_database(address: str, schema: sql.MetaData, known: bool = False) -> Engine:
    """Open a database; one that is `known` to have been used before must not be empty."""
    engine = connect_database(address, schema, known)
    try:
        migrate(engine, schema, known)
    except BaseException:
        engine.dispose()
        raise
    return engine


def open_unchanged(address: str, schema: sql.MetaData) -> Engine:
    """Open a database that has the form of this version already; one of an earlier form is left as it is."""
    engine = connect_database(address, schema)
    try:
        with engine.connect() as connection:
            _check_revision(connection, schema, known=True)
            found = MigrationContext.configure(connection).get_current_revision()
            if found != ScriptDirectory.from_config(_migrations()).get_current_head():
                raise Outdated(f"{_name(connection)} was made by an earlier version of elgrande (form {found})")
            _check_columns(connection, schema)
    except BaseException:
        engine.dispose()
        raise
    return engine


def connect_database(address: str, schema: sql.MetaData, known: bool = False) -> Engine:
    """The engine of a database, which is left in the form that it has."""
    url = make_url(address)
    if url.get_backend_name() not in ALONE:
        raise ArgumentError(f"tables are stored in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    file = sqlite_file(url)
    if file is not None:
        _check_file(file, schema, known)
        _make_file(file)
    return _engine(url)


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite database; None if it has none."""
    name = url.database or ""
    plain = url.get_backend_name() == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
    return Path(name) if plain else None


def keep_private(file: Path) -> None:
    """Let only its owner read a file."""
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            try:
                file.chmod(mode & 0o700)
            except PermissionError:
                log.warning("%s can be read by others, and only its owner can change that", file)


def lost(what: object, how: str) -> Damaged:
    """The error for stored tables that are gone."""
    return Damaged(f"{what} {how}, but tables were stored in it: put a copy back, or begin without with --begin-anew")


# --- the file ---


def _check_file(file: Path, schema: sql.MetaData, known: bool) -> None:
    """Check a file without changing it: what can still be saved must not be lost by the check."""
    if not file.exists():
        if known:
            raise lost(file, "is missing")
        return
    with file.open("rb") as stream:
        start = stream.read(len(MAGIC))
    if not start:
        if known:
            raise lost(file, "is empty")
        return
    if start != MAGIC:
        raise Damaged(f"{file} is not a SQLite database: put a copy of the database back")
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True, timeout=10)) as db:
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.OperationalError:
        return  # it cannot be read like this; opening it will say why
    except sqlite3.DatabaseError as error:
        found, names = str(error), set()
    if found != "ok":
        raise Damaged(f"{file} is damaged ({found.splitlines()[-1]}): put a copy of the database back")
    if names and not names & _ours(schema):
        if known:
            raise lost(file, "is empty")
        raise Damaged(f"{file} is a database of another program: choose another with --database")


def _make_file(file: Path) -> None:
    """Make a file that only its owner can read; SQLite gives the files beside it the same permissions."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for end in BESIDE:
        keep_private(file.with_name(file.name + end))


def _engine(url: URL) -> Engine:
    """The engine of a database; it hides what is stored even from the log."""
    if url.get_backend_name() != "sqlite":
        return _postgresql(url, pool_size=16, max_overflow=16, pool_timeout=PATIENCE)
    # Enough connections that readers never wait for each other.
    engine = sql.create_engine(url, hide_parameters=True, pool_size=16, max_overflow=-1)

    @sql.event.listens_for(engine, "connect")
    def set_up(connection: Any, entry: ConnectionPoolEntry) -> None:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}").close()
        _write_ahead(connection)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


def _postgresql(url: URL, **pool: Any) -> Engine:
    patience = {name: value for name, value in IMPATIENCE.items() if name not in url.query}
    return sql.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience, **pool)


def probing_engine(engine: Engine) -> Engine:
    """An engine for one who only looks whether the database answers; SQLite has connections enough for everybody."""
    return engine if engine.dialect.name == "sqlite" else _postgresql(engine.url, pool_size=1, max_overflow=0)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. SQLite refuses that at once while another server writes, so we wait for it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


# --- its form ---


def migrate(engine: Engine, schema: sql.MetaData, known: bool = False) -> None:
    """Bring the database to the form of this version, if it is one of ours and complete."""
    with engine.begin() as connection:
        connection.exec_driver_sql(ALONE[engine.dialect.name])
        _check_revision(connection, schema, known)
        upgrade(connection, "head")
        _check_columns(connection, schema)


def upgrade(connection: Connection, revision: str) -> None:
    """Bring a database to a later form, in the transaction under way."""
    config = _migrations()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, revision)


def revisions() -> set[str]:
    """All forms of databases that this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _check_revision(connection: Connection, schema: sql.MetaData, known: bool) -> None:
    what = _name(connection)
    if not _ours(schema) & set(sql.inspect(connection).get_table_names()):
        if known:
            raise lost(what, "is empty")
        return
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise Damaged(f"{what} is damaged (it does not say which version made it): put a copy of the database back")
    if revision not in revisions():
        raise Damaged(f"{what} was made by a newer version of elgrande (form {revision}): install that one")


def _check_columns(connection: Connection, schema: sql.MetaData) -> None:
    there = sql.inspect(connection)
    for table in schema.sorted_tables:
        if not there.has_table(table.name):
            raise Damaged(f"{_name(connection)} is damaged (no table {table.name}): put a copy of the database back")
        columns = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                raise Damaged(f"{_name(connection)} is damaged (no column {column}): put a copy of the database back")


def _ours(schema: sql.MetaData) -> set[str]:
    """The names of our own SQL tables."""
    return {REVISION, *schema.tables}


def _name(connection: Connection) -> str:
    """What error messages call a database, without its password."""
    url = connection.engine.url
    return str(sqlite_file(url) or f"the database {url.database}")
