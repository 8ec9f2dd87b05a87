"""A database or a key that was lost or damaged is said at the start; nothing is silently begun anew."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sql

from elgrande.server.credentials import Signer
from elgrande.server.data_folder import DataFolder
from elgrande.server.database import Damaged, keep_private
from elgrande.server.services import Services
from elgrande.server.settings import Settings
from elgrande.server.sql_schema import SCHEMA
from elgrande.server.table_lists import strangers_lists
from tests.server.live import running, settings
from tests.server.postgres import Cluster

Harm = Callable[[Path], object]


def start(settings: Settings) -> list[str]:
    """Start on the data of a folder: the tables that can be watched."""
    services = Services(settings)
    try:
        return [table.id for table in strangers_lists(services.storage).watch]
    finally:
        services.storage.close()


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that has been used."""
    folder = tmp_path_factory.mktemp("used")
    with running(settings(folder)) as live:
        for _ in range(3):
            live.browser().new_table("here", "here")
    return folder


@pytest.fixture
def folder(used: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(used, tmp_path / "data"))


def cut(size: int) -> Harm:
    """Cut a file to so many bytes, or by so many."""

    def harm(file: Path) -> None:
        content = file.read_bytes()
        file.write_bytes(content[:size])

    return harm


def run(*commands: str) -> Harm:
    def harm(file: Path) -> None:
        with closing(sqlite3.connect(file)) as db:
            for command in commands:
                db.execute(command)
            db.commit()

    return harm


def instead(command: str) -> Harm:
    """A new file in place of the old one."""

    def harm(file: Path) -> None:
        file.unlink()
        run(command)(file)

    return harm


def scribble(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[8192:12288] = b"scribble" * 512
    file.write_bytes(content)


HARMS: dict[str, tuple[Harm, str]] = {
    "removed": (Path.unlink, "is missing, but tables were stored in it"),
    "emptied": (cut(0), "is empty, but tables were stored in it"),
    "one byte": (cut(1), "is not a SQLite database"),
    "only its head": (cut(100), "is damaged"),
    "only its first page": (cut(4096), "is damaged"),
    "cut in the middle": (cut(20_000), "is damaged"),
    "without its last page": (cut(-4096), "is damaged"),
    "garbage": (lambda file: file.write_bytes(b"garbage" * 9_999), "is not a SQLite database"),
    "scribbled on": (scribble, "is damaged"),
    "another program's": (instead("CREATE TABLE bookmarks (id)"), "is empty, but tables were stored in it"),
    "a new one": (instead("PRAGMA journal_mode=WAL"), "is empty, but tables were stored in it"),
    "no entries": (run("DROP TABLE entries"), "no table entries"),
    "no seats": (run("PRAGMA foreign_keys=OFF", "DROP TABLE seats"), "no table seats"),
    "no summary": (run("ALTER TABLE tables DROP COLUMN summary"), "no column tables.summary"),
    "no version": (run("DROP TABLE alembic_version"), "does not say which version made it"),
    "a newer version": (run("UPDATE alembic_version SET version_num='9999'"), "newer version of elgrande"),
}


def test_what_was_stored_is_there_at_the_next_start(folder: Path) -> None:
    assert len(start(settings(folder))) == 3


@pytest.mark.parametrize(("harm", "said"), HARMS.values(), ids=HARMS)
def test_a_lost_or_damaged_database_is_noticed(folder: Path, harm: Harm, said: str) -> None:
    file = folder / "tables.sqlite"
    harm(file)
    before = file.read_bytes() if file.exists() else None
    for _ in range(2):  # it is not begun anew by having been refused once
        with pytest.raises(Damaged, match=said) as refused:
            start(settings(folder))
        assert str(file) in str(refused.value)
    assert (file.read_bytes() if file.exists() else None) == before


@pytest.mark.parametrize("harm", [Path.unlink, cut(0)], ids=["removed", "emptied"])
def test_a_folder_of_an_older_version_is_known_by_its_key(folder: Path, harm: Harm) -> None:
    (folder / "databases").unlink()
    assert len(start(settings(folder))) == 3
    (folder / "databases").unlink()
    harm(folder / "tables.sqlite")
    with pytest.raises(Damaged, match="tables were stored in it"):
        start(settings(folder))


@pytest.mark.parametrize("harm", [Path.unlink, cut(0)], ids=["removed", "emptied"])
def test_only_who_says_so_begins_anew(folder: Path, harm: Harm) -> None:
    harm(folder / "tables.sqlite")
    assert start(replace(settings(folder), begin_anew=True)) == []
    assert start(settings(folder)) == []


def test_what_is_damaged_is_never_overwritten(folder: Path) -> None:
    file = folder / "tables.sqlite"
    scribble(file)
    before = file.read_bytes()
    with pytest.raises(Damaged):
        start(replace(settings(folder), begin_anew=True))
    assert file.read_bytes() == before


def test_a_new_folder_and_an_empty_file_begin_without_tables(tmp_path: Path) -> None:
    assert start(settings(tmp_path / "a" / "new" / "one")) == []
    (tmp_path / "tables.sqlite").touch()
    assert start(settings(tmp_path)) == []


def test_another_database_may_be_new(folder: Path, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert start(settings(folder, database=other)) == []
    assert len(start(settings(folder))) == 3
    (tmp_path / "other.sqlite").unlink()
    with pytest.raises(Damaged, match=r"other\.sqlite is missing"):
        start(settings(folder, database=other))


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "places.sqlite"
    run("CREATE TABLE bookmarks (id)")(file)
    with pytest.raises(Damaged, match="another program"):
        start(settings(tmp_path / "data", database=f"sqlite:///{file}"))


def test_an_emptied_database_is_noticed_wherever_it_is(tmp_path: Path, database: str) -> None:
    assert start(settings(tmp_path, database=database)) == []
    engine = sql.create_engine(Settings(tmp_path, database).address)
    with engine.begin() as db:
        SCHEMA.drop_all(db)
        db.execute(sql.text("DROP TABLE alembic_version"))
    engine.dispose()
    with pytest.raises(Damaged, match="is empty, but tables were stored in it"):
        start(settings(tmp_path, database=database))


def test_no_password_is_kept(tmp_path: Path, database: str) -> None:
    start(settings(tmp_path, database=database))
    listed = (tmp_path / "databases").read_text()
    assert len(listed.splitlines()) == 1
    assert "password" not in listed
    assert listed == "tables.sqlite\n" or listed.startswith("postgresql")


def test_a_lost_key_is_noticed(folder: Path) -> None:
    key = folder / "key"
    key.write_bytes(b"")
    with pytest.raises(Damaged, match="is no key"):
        start(settings(folder))
    key.unlink()
    with pytest.raises(Damaged, match="key is missing"):
        start(settings(folder))
    assert len(start(replace(settings(folder), begin_anew=True))) == 3
    assert len(start(settings(folder))) == 3


def test_servers_that_start_at_once_have_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = tmp_path / "key"
    others: list[Signer] = []
    write = os.fsync

    def meanwhile(handle: int) -> None:
        """Another server starts while this one writes its key."""
        monkeypatch.setattr("os.fsync", write)
        others.append(Signer.from_file(key))
        write(handle)

    monkeypatch.setattr("os.fsync", meanwhile)
    signer = Signer.from_file(key)
    assert signer.sign("a") == others[0].sign("a") == Signer.from_file(key).sign("a")
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


def test_a_server_that_starts_while_another_one_begins_misses_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = settings(tmp_path, database=database)
    remember = DataFolder.remember
    known: list[bool] = []

    def meanwhile(folder: DataFolder) -> None:
        known.append(DataFolder(given).check())
        remember(folder)
        known.append(DataFolder(given).check())

    monkeypatch.setattr(DataFolder, "remember", meanwhile)
    assert start(given) == []
    assert known[-1]


@pytest.mark.parametrize("harm", ["emptied", "garbage", "a newer version"])
def test_the_command_says_it_in_one_line(folder: Path, harm: str) -> None:
    change, said = HARMS[harm]
    change(folder / "tables.sqlite")
    command = [sys.executable, "-m", "elgrande", "serve", "--port", "0", "--no-open", "--data", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


def test_servers_on_one_database_must_have_the_same_key(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.new_database()
    one, other = (settings(tmp_path / name, database=database) for name in ("one", "other"))
    assert start(one) == []
    with pytest.raises(Damaged, match="another key"):
        start(other)
    shutil.copy(one.data / "key", other.data / "key")
    assert start(other) == []


# --- for their owner's eyes only ---


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_all_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(settings(folder)) as live:
        live.browser().new_table("here", "here")
        assert modes(folder) == dict.fromkeys(
            ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "databases", "key"), 0o600
        )
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_files_that_others_could_read_are_closed_to_them(folder: Path) -> None:
    (folder / "tables.sqlite-wal").touch()
    for file in folder.iterdir():
        file.chmod(0o664)
    with running(settings(folder)) as live:
        live.browser().new_table("here", "here")
        assert set(modes(folder).values()) == {0o600}


def test_a_file_of_somebody_else_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "file"
    file.touch(0o644)

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    with caplog.at_level(logging.WARNING):
        keep_private(file)
        keep_private(tmp_path / "none")
    assert [record.message for record in caplog.records] == [
        f"{file} can be read by others, and only its owner can change that"
    ]


def test_a_list_of_databases_that_is_none_is_said(tmp_path: Path) -> None:
    (tmp_path / "databases").write_bytes(b"\xff\xfe")
    with pytest.raises(Damaged, match="is no list of databases"):
        Services(Settings(tmp_path))
