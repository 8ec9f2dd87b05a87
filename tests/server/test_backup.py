"""Backups: whatever was stored comes back, in either kind of database; what is damaged does not."""

from __future__ import annotations

import gzip
import json
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import sqlalchemy as sql

from elgrande.server import checking
from elgrande.server.backup import BadBackup, check_backup, make_backup, restore_backup
from elgrande.server.database import Damaged, connect_database, open_database, revisions
from elgrande.server.settings import Settings
from elgrande.server.sql_schema import BAN_ROWS, ENTRY_ROWS, JOB_ROWS, SCHEMA, TABLE_ROWS
from tests.cli.running import error, run
from tests.server.live import Live, first, running, settings
from tests.server.postgres import Cluster
from tests.server.test_migrations import OLDER, old_database
from tests.server.test_rules_versions import Place, spread

KINDS = ["sqlite", "postgresql"]


def files(folder: Path) -> dict[str, Path]:
    return {"key": folder / "key"}


def where(given: Settings) -> list[str]:
    """The options by which a command finds a database."""
    return ["--data", str(given.data), *(["--database", given.database] if given.database else [])]


def content(address: str) -> dict[str, list[Any]]:
    """All that a database holds."""
    engine = connect_database(address, SCHEMA)
    with engine.connect() as db:
        found = {
            table.name: [tuple(row) for row in db.execute(table.select().order_by(*table.primary_key.columns))]
            for table in SCHEMA.sorted_tables
        }
    engine.dispose()
    return found


def whole(address: str) -> dict[str, Any]:
    """All SQL tables of a database of any form: their columns and rows."""
    engine = sql.create_engine(address)
    with engine.connect() as db:
        there = sql.MetaData()
        there.reflect(db)
        found = {
            table.name: (list(table.c.keys()), sorted(map(repr, db.execute(table.select()))))
            for table in there.sorted_tables
        }
    engine.dispose()
    return found


def fill(live: Live) -> str:
    """Some of everything."""
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table(
        "here", "invited", "knight", title="Bärbel’s table", pace={"kind": "move", "seconds": 259_200}
    )
    assert bo.take(invites[1]).status_code == 201
    ana.play(table, 3, first)
    ana.post(f"/api/tables/{table}/chat", seat=0, text="¡Olé! 🎉\n“so”", key="hello")
    bo.post(f"/api/tables/{table}/mute", seat=0, muted=True)
    bo.post(f"/api/tables/{table}/report", seat=0, text="He shouts.")
    ana.post("/api/me/keep", device="Laptop")
    ana.post("/api/me/channels/hook", address="https://hooks.example/x")
    ana.play(ana.new_table("here", "here")[0], 4, first)
    with live.services.storage.transaction() as db:
        db.execute(BAN_ROWS.insert().values(network="192.0.2.0/24", why="spam", created=1))
    return table


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> dict[str, Settings]:
    """A used database of each kind."""
    found: dict[str, Settings] = {}
    for kind in KINDS:
        database = postgres.new_database() if kind == "postgresql" else ""
        found[kind] = settings(tmp_path_factory.mktemp(kind), database=database)
        with running(found[kind]) as live:
            fill(live)
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_all_that_is_stored_comes_back(
    tmp_path: Path, stored: dict[str, Settings], postgres: Cluster, kind: str, other: str
) -> None:
    source = stored[kind]
    file = tmp_path / "club.backup"
    made = run("admin", "backup", file, *where(source))
    assert "2 tables" in made.stdout
    assert made.stderr == ""
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["club.backup"]
    target = settings(tmp_path / "new", database=postgres.empty_database() if other == "postgresql" else "")
    options = where(target)
    assert "2 tables" in run("admin", "restore", file, *options).stdout
    before, after = content(source.address), content(target.address)
    assert before == after
    assert {name for name, rows in after.items() if not rows} <= {"results", "jobs", "nodes", "presence"}
    assert (target.data / "key").read_bytes() == (source.data / "key").read_bytes()
    assert stat.S_IMODE((target.data / "key").stat().st_mode) == 0o600
    assert "all is well" in run("admin", "check", *options).stdout
    assert "not empty" in error("admin", "restore", file, *options)
    with running(target) as live:  # and the game goes on
        browser = live.browser()
        table, _ = browser.new_table("here", "invited")
        with live.services.storage.transaction() as db:
            db.execute(BAN_ROWS.insert().values(person="p", created=1))
            for number in (1, 2):
                row = {"kind": "x", "key": f"x{number}", "data": "{}", "due": 2**40, "attempts": 0, "leased": 0}
                db.execute(JOB_ROWS.insert().values(row))
        assert browser.play(table, 1, first)["version"] == 1


def test_a_backup_is_a_snapshot_though_the_server_writes(tmp_path: Path, database: str) -> None:
    """The numbers of entries are complete in every backup that is made while people chat."""
    with running(settings(tmp_path / "data", database=database)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        stop = Event()

        def speak() -> None:
            number = 0
            while not stop.is_set():
                number += 1
                browser.post(f"/api/tables/{table}/chat", seat=0, text="word", key=f"k{number}")

        speaker = Thread(target=speak)
        speaker.start()
        try:
            for number in range(5):
                file = tmp_path / f"{number}.backup"
                engine = live.services.storage.engine
                summary = make_backup(engine, file, files(tmp_path / "data"), 1)
                assert check_backup(file).counts == summary.counts
                target = Settings(tmp_path / f"restored{number}")
                restored = connect_database(target.address, SCHEMA)
                restore_backup(restored, file, files(target.data))
                assert [found for _, many in checking.check(restored) for found in many] == []
                with restored.connect() as db:
                    assert (
                        db.execute(sql.select(sql.func.count()).select_from(ENTRY_ROWS)).scalar()
                        == summary.counts["entries"]
                    )
                restored.dispose()
        finally:
            stop.set()
            speaker.join()


def test_a_server_that_was_started_already_has_an_empty_database(tmp_path: Path, stored: dict[str, Settings]) -> None:
    file = tmp_path / "club.backup"
    run("admin", "backup", file, "--data", stored["sqlite"].data)
    new = tmp_path / "new"
    with running(settings(new)):
        pass
    said = error("admin", "restore", file, "--data", new)
    assert f"{new / 'key'} is another key" in said
    (new / "key").unlink()
    run("admin", "restore", file, "--data", new)
    assert content(Settings(new).address) == content(stored["sqlite"].address)


@pytest.mark.parametrize("revision", OLDER)
def test_a_backup_of_an_older_form_is_migrated(tmp_path: Path, empty_database: str, revision: str) -> None:
    """The file is written by hand, as a server of that time would have done."""
    old = Settings(tmp_path / "old")
    old.data.mkdir()
    old_database(old.address, revision)
    file = tmp_path / "old.backup"
    file.write_bytes(by_hand(old.address, revision))
    target = Settings(tmp_path / "new", empty_database)
    engine = connect_database(target.address, SCHEMA)
    assert restore_backup(engine, file, files(target.data)).revision == revision
    engine.dispose()
    engine = open_database(target.address, SCHEMA)
    with engine.connect() as db:
        assert sorted(db.execute(sql.select(TABLE_ROWS.c.id)).scalars()) == ["one", "two"]
    assert [found for _, many in checking.check(engine) for found in many] == []
    engine.dispose()


def by_hand(address: str, revision: str) -> bytes:
    engine = sql.create_engine(address)
    there = sql.MetaData()
    there.reflect(engine)
    tables = [table for table in there.sorted_tables if table.name != "alembic_version"]
    lines: list[Any] = []
    counts: dict[str, int] = {}
    with engine.connect() as db:
        for table in tables:
            rows = [list(row) for row in db.execute(table.select())]
            counts[table.name] = len(rows)
            lines += [{"table": table.name, "columns": [column.name for column in table.columns]}, *rows]
    engine.dispose()
    header = {
        "format": "elgrande-backup",
        "version": 1,
        "elgrande": "0",
        "revision": revision,
        "made": 1,
        "counts": counts,
    }
    text = "".join(json.dumps(line) + "\n" for line in [header, *lines, {"keys": {}}])
    return sealed(text)


def sealed(text: str) -> bytes:
    return gzip.compress((text + json.dumps({"sha256": sha256(text.encode()).hexdigest()}) + "\n").encode())


def text_of(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode().rpartition('{"sha256"')[0]


def resealed(change: Callable[[str], str]) -> Callable[[Path], None]:
    def harm(file: Path) -> None:
        file.write_bytes(sealed(change(text_of(file))))

    return harm


def changed(change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def harm(file: Path) -> None:
        file.write_bytes(change(file.read_bytes()))

    return harm


def flipped(data: bytes) -> bytes:
    text = gzip.decompress(data)
    return gzip.compress(text.replace(b"Player 0", b"Player 9", 1))


def scratched(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


HARMS: dict[str, tuple[Callable[[Path], None], str]] = {
    "cut short": (changed(lambda data: data[: len(data) // 2]), "is damaged"),
    "without its end": (changed(lambda data: data[:-9]), "is damaged"),
    "empty": (changed(lambda data: b""), "is no backup|is damaged"),
    "garbage": (changed(lambda data: b"garbage" * 999), "is no backup"),
    "another file": (changed(lambda data: gzip.compress(b"hello\nworld\n")), "is damaged"),
    "one byte changed": (changed(scratched), "is damaged"),
    "another name": (changed(flipped), "checksum is wrong"),
    "a row less": (resealed(lambda text: re.sub(r'^\["[^\n]*\n', "", text, count=1, flags=re.M)), "rows are missing"),
    "a newer form": (
        resealed(lambda text: text.replace('"revision":"', '"revision":"9', 1)),
        "newer version of elgrande",
    ),
    "a newer format": (
        resealed(lambda text: text.replace('"version":1', '"version":2', 1)),
        "newer version of elgrande",
    ),
    "another program's": (resealed(lambda text: text.replace("elgrande-backup", "chess-backup", 1)), "is no backup"),
    "nonsense": (resealed(lambda text: text.replace('{"keys"', '"x"\n{"keys"', 1)), "makes no sense"),
    "more": (resealed(lambda text: text + "[]\n"), "after its end"),
}


@pytest.mark.parametrize(("harm", "said"), HARMS.values(), ids=HARMS)
def test_what_is_damaged_or_newer_is_refused(
    tmp_path: Path, stored: dict[str, Settings], harm: Callable[[Path], None], said: str
) -> None:
    file = tmp_path / "club.backup"
    run("admin", "backup", file, "--data", stored["sqlite"].data)
    harm(file)
    with pytest.raises(BadBackup, match=said):
        check_backup(file)
    assert error("admin", "restore", file, "--data", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_restore_is_all_or_nothing(tmp_path: Path, stored: dict[str, Settings], empty_database: str) -> None:
    """A row that refers to a table which is not there makes the whole restore fail."""
    file = tmp_path / "club.backup"
    run("admin", "backup", file, "--data", stored["sqlite"].data)
    lines = text_of(file).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith('{"table":"seats"')) + 1
    row = json.loads(lines[at])
    lines[at] = json.dumps(["f" * 16, *row[1:]])
    file.write_bytes(sealed("\n".join(lines) + "\n"))
    target = Settings(tmp_path / "new", empty_database)
    engine = connect_database(target.address, SCHEMA)
    with pytest.raises(sql.exc.IntegrityError):
        restore_backup(engine, file, files(target.data))
    assert sql.inspect(engine).get_table_names() == []
    engine.dispose()
    assert not (target.data / "key").exists()


def test_no_file_is_overwritten_and_none_is_left_behind(
    tmp_path: Path, stored: dict[str, Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club.backup"
    file.write_text("mine")
    assert "exists already" in error("admin", "backup", file, "--data", stored["sqlite"].data)
    assert file.read_text() == "mine"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "x")

    monkeypatch.setattr("elgrande.server.backup._write", full)
    with suppress(OSError):
        run("admin", "backup", tmp_path / "other", "--data", stored["sqlite"].data, code=1)
    assert [path.name for path in tmp_path.iterdir()] == ["club.backup"]
    assert "no such file" in error("admin", "restore", tmp_path / "none", "--data", tmp_path / "new")


def test_a_backup_without_keys_is_told(tmp_path: Path, stored: dict[str, Settings]) -> None:
    file = tmp_path / "club.backup"
    keys = ["--key", str(tmp_path / "elsewhere" / "key")]
    said = run("admin", "backup", file, "--data", stored["sqlite"].data, *keys)
    assert said.stderr.count("since there is none") == 1


def test_every_sql_table_is_in_a_backup(stored: dict[str, Settings], tmp_path: Path) -> None:
    engine = connect_database(stored["sqlite"].address, SCHEMA)
    names = set(sql.inspect(engine).get_table_names()) - {"alembic_version"}
    summary = make_backup(engine, tmp_path / "x", {}, 1)
    engine.dispose()
    assert set(summary.counts) == names - {"nodes", "presence"}  # which servers live and who is there
    assert summary.revision == max(revisions())


# --- checking ---


@pytest.mark.parametrize(
    ("commands", "said"),
    [
        (["DELETE FROM entries WHERE number = 2 AND kind = 'choice'"], "entry 2 is missing"),
        (["UPDATE entries SET number = -1 WHERE number = 2"], "entry number -1"),
        (["DELETE FROM seats WHERE seat = 1"], "somebody holds seat 1, which is not there"),
        (["DELETE FROM people"], "rows of devices refer to rows of people"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, stored: dict[str, Settings], commands: list[str], said: str) -> None:
    file = tmp_path / "club.backup"
    run("admin", "backup", file, "--data", stored["sqlite"].data)
    target = Settings(tmp_path / "new")
    run("admin", "restore", file, "--data", target.data)
    engine = sql.create_engine(target.address)  # without foreign keys
    with engine.begin() as db:
        for command in commands:
            db.execute(sql.text(command))
    engine.dispose()
    result = run("admin", "check", "--data", target.data, code=1)
    assert said in result.stdout
    assert "restore a backup" in result.stderr
    found = json.loads(run("admin", "check", "--json", "--data", target.data, code=1).stdout)
    assert said in str(found["found"])


@pytest.mark.parametrize("revision", OLDER)
def test_a_database_of_an_earlier_form_is_not_changed_by_a_check(
    tmp_path: Path, empty_database: str, revision: str
) -> None:
    given = Settings(tmp_path, empty_database)
    old_database(given.address, revision)
    before = whole(given.address)
    said = error("admin", "check", *where(given))
    assert f"made by an earlier version of elgrande (form {revision})" in said
    assert "make a backup with that version, restore it with this one into an empty folder" in said
    assert whole(given.address) == before


def test_an_empty_database_is_not_filled_by_a_check(tmp_path: Path, postgres: Cluster) -> None:
    given = Settings(tmp_path, postgres.empty_database())
    assert "is empty" in error("admin", "check", *where(given))
    assert whole(given.address) == {}


def test_a_check_tells_which_games_other_rules_would_change(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    with place.open() as browser:
        kept, running_game, finished = (browser.new_table("here", "here", options={"rounds": 6})[0] for _ in range(3))
        for table, choices in ((kept, 3), (running_game, 55), (finished, 2000)):
            browser.play(table, choices, spread)
    place.fix_scoring()
    text = run("admin", "check", *where(place.settings)).stdout
    assert "rules: 1 of 3 games are the same by the rules of this version" in text
    assert re.search(rf"table {running_game}: entry \d+ leads elsewhere \(running, stays as it is\)", text)
    assert re.search(rf"table {finished}: entry \d+ leads elsewhere \(over, its result stays\)", text)
    assert kept not in text
    found = json.loads(run("admin", "check", "--json", *where(place.settings)).stdout)["rules"]
    assert found["games"] == 3
    assert {(game["table"], game["over"], game["readable"]) for game in found["frozen"]} == {
        (running_game, False, True),
        (finished, True, True),
    }
    assert all(game["entry"] > 3 for game in found["frozen"])


def test_deleted_chat_is_no_loss(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        storage = live.services.storage

        def found() -> list[str]:
            return [one.what for _, many in checking.check(storage.engine) for one in many]

        for number in range(6):
            browser.post(f"/api/tables/{table}/chat", seat=0, text="word", key=f"k{number}")
        browser.play(table, 2, first)
        assert found() == []
        storage.forget_chat(table, 4)
        assert found() == ["entry 1 is missing"]  # a running game keeps 500 lines
        with storage.transaction() as db:
            db.execute(TABLE_ROWS.update().values(finished=1))
        assert found() == []
        storage.forget_chat(table, 0)
        assert found() == []
        browser.post(f"/api/tables/{table}/chat", seat=0, text="word", key="last")
        with storage.transaction() as db:
            db.execute(TABLE_ROWS.update().values(finished=1))
        assert found() == []
        with storage.transaction() as db:
            last = sql.select(sql.func.max(ENTRY_ROWS.c.number)).scalar_subquery()
            db.execute(ENTRY_ROWS.update().where(ENTRY_ROWS.c.number == last).values(number=last + 2))
        assert found() == []  # chat could have been there, before the last line
        with storage.transaction() as db:
            db.execute(ENTRY_ROWS.delete().where(ENTRY_ROWS.c.kind == "chat"))
            db.execute(TABLE_ROWS.update().values(finished=0))
        assert found() == ["entry 1 is missing"]


def test_a_damaged_database_is_not_backed_up(tmp_path: Path) -> None:
    with running(settings(tmp_path)):
        pass
    database = tmp_path / "tables.sqlite"
    database.write_bytes(b"garbage" * 9999)
    assert "not a SQLite database" in error("admin", "backup", tmp_path / "x", "--data", tmp_path)
    with pytest.raises(Damaged):
        open_database(replace(Settings(tmp_path)).address, SCHEMA)
