"""Every acknowledged choice stays: after a restart, after kill -9, and in games stored by earlier versions."""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from threading import Timer
from typing import Any

import httpx
import pytest

from elgrande.server.followed_table import kept_game
from elgrande.server.rules_check import check_tables
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
def test_games_stored_by_earlier_versions_are_what_they_were(tmp_path: Path, database: str, file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    row = data["table"]
    row |= {"names": tuple(row["names"]), "seats": tuple(StoredSeat(**seat) for seat in seats_of(row))}
    stored = StoredTable(**{name: value for name, value in row.items() if name != "progress"})
    storage = Storage(settings(tmp_path, database=database).address)
    storage.add_table(stored, [Entry(**entry) for entry in data["entries"]])
    found = storage.table(stored.id)
    assert found is not None
    table = Table(found, storage.entries(stored.id), storage)
    assert not table.frozen
    assert table.version == len(data["entries"])
    assert table.choices == [tuple(choice) for choice in data["choices"]]
    assert table.game.scores == data["scores"]
    assert table.game.over == data["over"]
    assert table.kinds == data["kinds"]
    assert [one.differs for one in check_tables(storage)] == [0]
    if found.saved:
        assert kept_game(found).position == table.game.position
        assert (table.game.winners if table.game.over else []) == data["winners"] == found.summary["winners"]
    storage.close()


def seats_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """The stored seats of a table; answers were stored in another way before there were digests."""
    known = {part.name for part in fields(StoredSeat)}
    return [{name: value for name, value in seat.items() if name in known} for seat in row["seats"]]
