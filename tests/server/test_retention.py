"""What the page about privacy promises: old chat, unplayed tables and forgotten people are deleted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.people import DAY
from elgrande.server.retention import TIDY
from elgrande.server.settings import Retention
from elgrande.server.stored_jobs import StoredJob
from tests.server.live import Browser, Live, first, running, settings
from tests.server.test_lobby import left
from tests.server.time_machine import TimeMachine


@pytest.fixture
def time() -> TimeMachine:
    return TimeMachine()


@pytest.fixture
def live(tmp_path: Path, time: TimeMachine) -> Iterator[Live]:
    with running(replace(settings(tmp_path), clock=time, retention=Retention(90, 30, 400))) as server:
        yield server


def tidy(live: Live) -> None:
    live.services.tidying.tidy(StoredJob(TIDY, TIDY, 0, {}, 0, 0))


def finished(browser: Browser) -> str:
    table, _ = browser.new_table("here", "here", options={"rounds": 6})
    browser.post(f"/api/tables/{table}/chat", seat=0, text="Hello", key="hello")
    assert browser.play(table, 10_000, first)["over"]
    return table


def chat(browser: Browser, table: str) -> list[str]:
    return [line[2] for line in browser.get(f"/api/tables/{table}/chat")["lines"]]


def test_chat_of_a_finished_game_is_deleted_after_ninety_days(live: Live, time: TimeMachine) -> None:
    ana = live.browser()
    table = finished(ana)
    running_table, _ = ana.new_table("here", "here")
    state = ana.state(running_table)
    ana.choose(state, first(state))
    ana.post(f"/api/tables/{running_table}/chat", seat=0, text="Hello", key="hello")
    time.passes(90 * DAY - 1)
    tidy(live)
    assert chat(ana, table) == ["Hello"]
    time.passes(1)
    tidy(live)
    assert chat(ana, table) == []
    assert ana.state(table)["said"] == 0
    assert ana.state(table)["over"]
    assert chat(ana, running_table) == ["Hello"]
    assert ana.post(f"/api/tables/{table}/chat", seat=0, text="Again", key="again").status_code == 200
    assert chat(ana, table) == ["Again"]


@pytest.mark.parametrize("last", ["chat", "choice"])
def test_the_version_of_a_table_stays_when_its_chat_is_deleted(live: Live, time: TimeMachine, last: str) -> None:
    ana = live.browser()
    table = finished(ana)
    if last == "chat":
        for line in ("Well", "played"):
            assert ana.post(f"/api/tables/{table}/chat", seat=0, text=line, key=line).status_code == 200
    before = ana.state(table)
    time.passes(91 * DAY)
    for _ in range(2):
        tidy(live)
        live.services.tables.forget(table)  # so that it is loaded from the database
        after = ana.state(table)
        assert (after["version"], after["log"], after["said"]) == (before["version"], before["log"], 0)
    with live.services.storage.engine.connect() as db:
        kept = db.exec_driver_sql(f"SELECT data FROM entries WHERE table_id = '{table}'").scalars()
        assert not any(word in data for data in kept for word in ("Hello", "Well", "played"))
    assert ana.post(f"/api/tables/{table}/chat", seat=0, text="Again", key="again").json() == {
        "version": before["version"] + 1
    }
    assert chat(ana, table) == ["Again"]


def test_tables_that_nobody_plays_at_are_deleted_after_thirty_days(live: Live, time: TimeMachine) -> None:
    ana = live.browser()
    unplayed, _ = ana.new_table("here", "invited")
    played, _ = ana.new_table("here", "here")
    state = ana.state(played)
    ana.choose(state, first(state))
    time.passes(30 * DAY - 1)
    tidy(live)
    assert ana.state(unplayed)
    time.passes(1)
    tidy(live)
    assert ana.http.get(f"/api/tables/{unplayed}").status_code == 404
    assert left(live.services.storage, unplayed) == {}
    assert ana.state(played)["position"] == 1


def test_a_reported_table_waits_for_the_operator(live: Live, time: TimeMachine) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "invited")
    with live.services.storage.transaction() as db:
        db.exec_driver_sql(f"INSERT INTO reports VALUES (1, '{table}', 'bo', 0, 'rude', 0)")
    time.passes(31 * DAY)
    tidy(live)
    assert ana.state(table)
    assert ana.http.delete(f"/api/tables/{table}").status_code == 403


def test_people_who_do_not_come_any_more_are_forgotten(live: Live, time: TimeMachine) -> None:
    ana, bo, eve = live.browser(), live.browser(), live.browser()
    for browser, name in ((ana, "Ana"), (bo, "Bo"), (eve, "Eve")):
        browser.post("/api/me", name=name)
    old = eve.post("/api/me/keep", device="Laptop").json()["passphrase"]
    table, _ = ana.new_table("here", "here")
    state = ana.state(table)
    ana.choose(state, first(state))
    time.passes(200 * DAY)
    bo.get("/api/tables")
    time.passes(200 * DAY)
    tidy(live)
    assert ana.get("/api/me")["name"] == "Ana"  # they sit at a table
    assert bo.get("/api/me")["name"] == "Bo"
    assert eve.get("/api/me")["name"] == ""
    assert live.browser().post("/api/me/open", passphrase=old, device="").status_code == 404


def test_the_daily_job_plans_the_next_one(live: Live, time: TimeMachine) -> None:
    ana = live.browser()
    table = finished(ana)
    with live.services.storage.engine.connect() as db:
        assert db.exec_driver_sql("SELECT count(*) FROM jobs WHERE kind = 'tidy'").scalar_one() >= 1
    job = StoredJob(TIDY, TIDY, 0, {}, 0, 0)
    for _ in range(91):
        live.services.tidying.tidy(job)
        time.passes(DAY)
    assert chat(ana, table) == []
    day = time.now() // DAY
    with live.services.storage.engine.connect() as db:
        keys = set(db.exec_driver_sql("SELECT key FROM jobs WHERE kind = 'tidy'").scalars())
    assert f"tidy {day}" in keys


def test_somebody_has_themselves_forgotten(live: Live) -> None:
    ana, phone = live.browser(), live.browser()
    finished(ana)
    running_table, _ = ana.new_table("here", "here")
    ana.post("/api/me", name="Ana", shown=True)
    passphrase = ana.post("/api/me/keep", device="Laptop").json()["passphrase"]
    phone.post("/api/me/open", passphrase=passphrase, device="Phone")
    page = ana.get("/api/me")["page"]
    refused = ana.http.delete("/api/me/data")
    assert (refused.status_code, refused.json()["reason"]) == (422, ["reason-still-sits", {}])
    assert ana.get("/api/me")["name"] == "Ana"
    assert ana.http.delete(f"/api/tables/{running_table}").status_code == 200
    assert phone.http.delete("/api/me/data").status_code == 200
    for browser in (ana, phone):
        assert (browser.get("/api/me")["name"], browser.get("/api/me")["tables"]) == ("", 0)
        assert browser.get("/api/me/results")["games"] == 0
    assert live.browser().http.get(f"/api/people/{page}").status_code == 404
    assert live.browser().post("/api/me/open", passphrase=passphrase, device="").status_code == 404
    stranger = live.browser()
    assert stranger.http.delete("/api/me/data").status_code == 200


def test_the_page_says_what_is_set(live: Live) -> None:
    assert live.browser().get("/api/privacy") == {"chat": 90, "unplayed": 30, "people": 400, "requests": False}
