"""Every acknowledged choice stays: after a restart, after kill -9, and in games stored by earlier versions."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from elgrande.server.storage import RULES_VERSION, SCHEMA, Entry, Storage, StoredSeat, StoredTable, Taken
from elgrande.server.tables import Refused, Stale, Table
from tests.server.live import Browser, first, running, settings

STORED = Path(__file__).parent / "stored"


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        before = browser.play(table, 9, first)
        cookies = dict(browser.http.cookies)
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        browser.http.cookies.update(cookies)
        after = browser.state(table, before["seat"])
        for field in ("version", "position", "view", "question", "undo", "waiting"):
            assert after[field] == before[field]
        assert browser.play(table, 3, first)["position"] == 12


@contextmanager
def process(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "elgrande", "serve", "--port", "0", "--no-open", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+", server.stdout.readline())
            assert said
            yield server, said[0]
        finally:
            server.kill()


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged: dict[str, Any] = {}
    with process(tmp_path) as (server, address):
        browser = Browser(address)
        table, _ = browser.new_table("here", "here")
        state = browser.play(table, 5, first)
        Timer(0.3, os.kill, (server.pid, signal.SIGKILL)).start()
        with suppress(httpx.TransportError):
            while server.poll() is None:
                state = browser.state(table, state["waiting"][0])
                answer = browser.choose(state, first(state))
                acknowledged = state = answer.json()
        assert server.wait() == -signal.SIGKILL
        cookies = dict(browser.http.cookies)
        browser.close()
    assert acknowledged["position"] > 5
    with process(tmp_path) as (_, address):
        browser = Browser(address)
        browser.http.cookies.update(cookies)
        now = browser.state(table, acknowledged["seat"])
        assert now["version"] in (acknowledged["version"], acknowledged["version"] + 1)
        past = browser.get(f"/api/tables/{table}/positions/{acknowledged['position']}?seat={acknowledged['seat']}")
        assert past["view"] == acknowledged["view"]
        assert browser.play(table, 3, first)["position"] == now["position"] + 3
        browser.close()


def a_table(name: str = "t") -> StoredTable:
    config = {"players": 2, "modules": ["base"], "rounds": 9, "castillo": "hidden", "veto": "printed"}
    rest = {"mercy": False, "tiebreak": "shared"}
    return StoredTable(name, config | rest, 10**30, ("Ana", "Bo"), (StoredSeat("person"), StoredSeat("person")))


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(f"sqlite:///{tmp_path}/tables.sqlite")
    yield storage
    storage.close()


def test_numbers_and_keys_are_unique(storage: Storage) -> None:
    storage.add_table(a_table(), [])
    storage.add_table(a_table("u"), [])
    chat = {"seat": 0, "text": "hello"}
    storage.append("t", [Entry(1, "chat", chat, "key")], {})
    storage.append("u", [Entry(1, "chat", chat, "key")], {})
    for entry in (Entry(1, "chat", chat, "other"), Entry(2, "chat", chat, "key")):
        with pytest.raises(Taken):
            storage.append("t", [Entry(3, "chat", chat), entry], {})
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


def test_the_disk_is_written_before_anything_is_acknowledged(storage: Storage) -> None:
    with storage.engine.connect() as db:
        assert db.execute(sql.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sql.text("PRAGMA synchronous")).scalar() == 2


def test_migrations_lead_to_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), SCHEMA) == []


def test_a_game_of_later_rules_is_refused(storage: Storage) -> None:
    with pytest.raises(Refused, match="version"):
        Table(replace(a_table(), rules_version=RULES_VERSION + 1), [], storage)


@pytest.mark.parametrize("file", sorted(STORED.glob("*.json")), ids=lambda file: file.stem)
def test_games_stored_by_earlier_versions_still_load(storage: Storage, file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    seats = tuple(StoredSeat(**seat) for seat in data["table"].pop("seats"))
    stored = StoredTable(**{**data["table"], "names": tuple(data["table"]["names"]), "seats": seats})
    storage.add_table(stored, [Entry(**entry) for entry in data["entries"]])
    found = storage.table(stored.id)
    assert found is not None
    table = Table(found, storage.entries(stored.id), storage)
    assert table.version == len(data["entries"])
    assert table.choices == [tuple(choice) for choice in data["choices"]]
    assert table.game.scores == data["scores"]
    assert table.game.over == data["over"]
    assert table.kinds == data["kinds"]
