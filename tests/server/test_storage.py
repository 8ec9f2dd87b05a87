"""What a database must do for us, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Barrier

import httpx
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.json import encode
from sqlalchemy.exc import DatabaseError

from elgrande.server.errors import Refused, Stale
from elgrande.server.settings import Settings
from elgrande.server.sql_schema import SCHEMA
from elgrande.server.states import state_of
from elgrande.server.storage import Storage
from elgrande.server.stored_table import RULES_VERSION, Change, Entry, StoredSeat, StoredTable, Taken
from elgrande.server.table import Table
from tests.server.live import Browser, State, begun, running, settings, wait_for


def a_table(name: str = "t") -> StoredTable:
    config = {"players": 2, "modules": ["base"], "rounds": 9, "castillo": "hidden", "veto": "printed"}
    rest = {"mercy": False, "tiebreak": "shared"}
    return StoredTable(name, config | rest, 10**30, ("Ana", "Bo"), (StoredSeat("person"), StoredSeat("person")))


@pytest.fixture
def storage(tmp_path: Path, database: str) -> Iterator[Storage]:
    storage = Storage(begun(Settings(tmp_path, database)).address)
    yield storage
    storage.close()


def test_numbers_and_keys_are_unique(storage: Storage) -> None:
    storage.add_table(a_table(), [])
    storage.add_table(a_table("u"), [])
    chat = {"seat": 0, "text": "hello"}
    storage.append(Change("t", [Entry(1, "chat", chat, "key")], {}))
    storage.append(Change("u", [Entry(1, "chat", chat, "key")], {}))
    late = [Entry(1, "chat", chat, "other")]
    early = [Entry(3, "chat", chat)]
    twice = [Entry(2, "chat", chat), Entry(3, "chat", chat, "key")]
    for entries in (late, early, twice):
        with pytest.raises(Taken):
            storage.append(Change("t", entries, {}))
    assert [entry.number for entry in storage.entries("t")] == [1]  # all of it or nothing


def test_two_servers_on_one_database_cannot_both_win(storage: Storage) -> None:
    storage.add_table(a_table(), [])
    stored = storage.table("t")
    assert stored is not None
    assert stored.seed == 10**30
    one, other = (Table(stored, [], storage) for _ in range(2))
    question = one.game.decision
    one.choose(question.player, 0, question.options[0].id, "a")
    with pytest.raises(Stale):
        other.choose(question.player, 0, question.options[1].id, "b")
    assert other.choices == one.choices


def test_servers_that_race_for_one_decision(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as one, running(settings(tmp_path, database=database)) as other:
        here, there = one.browser(), other.browser()
        table, _ = here.new_table("here", "here")
        there.http.cookies.update(here.http.cookies)
        for position in range(12):
            state = here.state(table)
            if not state["question"]:
                state = here.state(table, state["waiting"][0])
            there.state(table)
            start = Barrier(2)

            def choose(browser: Browser, place: int, state: State = state, start: Barrier = start) -> httpx.Response:
                option = state["question"]["options"][place]["id"]
                start.wait()
                return browser.choose(state, option)

            with ThreadPoolExecutor(2) as threads:
                answers = list(threads.map(choose, (here, there), (0, -1)))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert [answer.json()["position"] for answer in answers] == [position + 1] * 2
            assert answers[0].json()["view"] == answers[1].json()["view"]


def test_whatever_happens_at_a_table_is_there_again(storage: Storage) -> None:
    storage.add_table(a_table(), [])
    stored = storage.table("t")
    assert stored is not None
    table = Table(stored, [], storage)
    for number in range(4):
        question = table.game.decision
        table.choose(question.player, table.version, question.options[-1].id, f"choice {number}")
    chooser = table.choices[-1][0]
    table.undo(chooser, table.version, False, "undo")
    table.chat(0, "¿Qué tal? \0 “ñ” 🏰", "chat")
    table.set_veto(1, "never")
    table.replace_bot(1, "page")
    stored = storage.table("t")
    assert stored is not None
    again = Table(stored, storage.entries("t"), storage)
    for seat in (None, 0, 1):
        assert encode(state_of(again, seat, [0], since=0, log=True)) == encode(
            state_of(table, seat, [0], since=0, log=True)
        )
    again.chat(0, "the same request again", "chat")
    assert again.version == table.version == 7
    assert stored.summary["position"] == 3


def test_one_commit_for_many_who_write_at_once(storage: Storage) -> None:
    names = [f"t{number}" for number in range(8)]
    for name in names:
        storage.add_table(a_table(name), [])
    commits: list[object] = []
    sql.event.listen(storage.engine, "commit", commits.append)

    def append(name: str, number: int) -> bool:
        try:
            storage.append(Change(name, [Entry(number, "chat", {"seat": 0, "text": name})], {"position": number}))
        except Taken:
            return False
        return True

    def all_at_once(number: int) -> list[bool]:
        with ThreadPoolExecutor(len(names)) as threads:
            with storage._writing:
                waiting = [threads.submit(append, name, number) for name in names]
                wait_for(lambda: len(storage._additions) == len(names))
            return [one.result() for one in waiting]

    assert all(all_at_once(1))
    assert len(commits) == 1
    assert append("t5", 2)
    assert all_at_once(2) == [name != "t5" for name in names]  # who is late does not harm the others
    assert len(commits) == 1 + 1 + 7
    for name in names:
        assert [(entry.number, entry.data["text"]) for entry in storage.entries(name)] == [(1, name), (2, name)]
        stored = storage.table(name)
        assert stored is not None
        assert stored.summary == {"position": 2}


def test_a_database_that_fails_is_told_to_all_who_wait(storage: Storage) -> None:
    storage.add_table(a_table(), [])
    with storage.engine.begin() as db:
        db.execute(sql.text("DROP TABLE entries"))
    with pytest.raises(DatabaseError, match="entries"):
        storage.append(Change("t", [Entry(1, "chat", {})], {}))


def test_sqlite_writes_the_disk_before_anything_is_acknowledged(tmp_path: Path) -> None:
    storage = Storage(Settings(tmp_path).address)
    with storage.engine.connect() as db:
        assert db.execute(sql.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sql.text("PRAGMA synchronous")).scalar() == 2
    storage.close()


def test_servers_that_start_at_once_make_the_database_once(tmp_path: Path, empty_database: str) -> None:
    make = "import sys; from elgrande.server.storage import Storage; Storage(sys.argv[1]).close()"
    command = [sys.executable, "-c", make, Settings(tmp_path, empty_database).address]
    servers = [subprocess.Popen(command) for _ in range(3)]
    assert [server.wait() for server in servers] == [0, 0, 0]


def test_a_server_waits_until_another_has_made_the_database(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    with closing(other), ThreadPoolExecutor() as pool:
        other.execute("BEGIN IMMEDIATE")
        opening = pool.submit(Storage, Settings(tmp_path).address)
        assert wait([opening], timeout=0.2).not_done
        other.execute("ROLLBACK")
        opening.result().close()


def test_an_address_with_letters_that_no_text_has_is_refused(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as live:
        browser = live.browser()
        for path in ("/api/tables/%00", "/api/tables/a%00/record", "/join/%00/x", "/join/x/%00"):
            assert browser.http.get(path).status_code == 400
        table, _ = browser.new_table("here", "here")
        state = browser.state(table)
        assert browser.choose(state, 0, 0, key="a\0b").status_code == 400


def test_migrations_lead_to_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), SCHEMA) == []


def test_a_game_of_later_rules_is_refused(storage: Storage) -> None:
    with pytest.raises(Refused, match="version"):
        Table(replace(a_table(), rules_version=RULES_VERSION + 1), [], storage)


def test_a_game_whose_choices_no_longer_fit_is_refused_without_telling_a_hand(storage: Storage) -> None:
    entries = [Entry(1, "choice", {"seat": 0, "option": 5})]
    with pytest.raises(Refused, match="played by other rules: it stays as it is") as refused:
        Table(a_table(), entries, storage)
    assert "P13" not in str(refused.value)
