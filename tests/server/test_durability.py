"""Every acknowledged choice stays: after a restart, after kill -9, and in games stored by earlier versions."""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any

import httpx
import pytest

from elgrande.server.storage import Storage
from elgrande.server.stored_table import Entry, StoredSeat, StoredTable
from elgrande.server.table import Table
from tests.server.live import Browser, first, process, running, settings
from tests.server.postgres import Cluster

STORED = Path(__file__).parent / "stored"


def test_a_game_goes_on_after_a_restart(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        before = browser.play(table, 9, first)
        cookies = dict(browser.http.cookies)
    with running(settings(tmp_path, database=database)) as live:
        browser = live.browser()
        browser.http.cookies.update(cookies)
        after = browser.state(table, before["seat"])
        for field in ("version", "position", "view", "question", "undo", "waiting"):
            assert after[field] == before[field]
        assert browser.play(table, 3, first)["position"] == 12


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, database: str) -> None:
    options = ["--database", database] if database else []
    acknowledged: dict[str, Any] = {}
    with process(tmp_path, *options) as (server, address):
        browser = Browser(address)
        table, _ = browser.new_table("here", "here")
        state = browser.play(table, 5, first)
        with suppress(httpx.TransportError):
            while server.poll() is None:
                state = browser.state(table, state["waiting"][0])
                answer = browser.choose(state, first(state))
                acknowledged = state = answer.json()
                if state["position"] == 12:
                    Timer(0.02, os.kill, (server.pid, signal.SIGKILL)).start()
        assert server.wait() == -signal.SIGKILL
        cookies = dict(browser.http.cookies)
        browser.close()
    assert acknowledged["position"] >= 12
    with process(tmp_path, *options) as (_, address):
        browser = Browser(address)
        browser.http.cookies.update(cookies)
        now = browser.state(table, acknowledged["seat"])
        assert now["version"] in (acknowledged["version"], acknowledged["version"] + 1)
        past = browser.get(f"/api/tables/{table}/positions/{acknowledged['position']}?seat={acknowledged['seat']}")
        for field in ("spaces", "king", "player"):  # of power cards less is shown once their round is over
            assert past["view"][field] == acknowledged["view"][field]
        assert browser.play(table, 3, first)["position"] == now["position"] + 3
        browser.close()


def test_a_crash_of_the_database_loses_nothing_and_the_server_goes_on(tmp_path: Path, postgres: Cluster) -> None:
    with running(settings(tmp_path, database=postgres.new_database())) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        before = browser.play(table, 5, first)
        postgres.crash()
        assert browser.state(table, before["seat"])["view"] == before["view"]
        assert browser.play(table, 5, first)["position"] == 10


@pytest.mark.parametrize("file", sorted(STORED.glob("*.json")), ids=lambda file: file.stem)
def test_games_stored_by_earlier_versions_still_load(tmp_path: Path, database: str, file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    seats = tuple(StoredSeat(seat["kind"], seat["secret"]) for seat in data["table"].pop("seats"))
    stored = StoredTable(**{**data["table"], "names": tuple(data["table"]["names"]), "seats": seats})
    storage = Storage(settings(tmp_path, database=database).address)
    storage.add_table(stored, [Entry(**entry) for entry in data["entries"]])
    found = storage.table(stored.id)
    assert found is not None
    table = Table(found, storage.entries(stored.id), storage)
    assert table.version == len(data["entries"])
    assert table.choices == [tuple(choice) for choice in data["choices"]]
    assert table.game.scores == data["scores"]
    assert table.game.over == data["over"]
    assert table.kinds == data["kinds"]
    storage.close()
