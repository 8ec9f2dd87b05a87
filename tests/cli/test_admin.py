"""`elgrande admin`: what the operator of a server does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.credentials import hashed
from tests.cli.running import error, run
from tests.server.live import Browser, Live, first, running, settings, wait_for


@pytest.fixture(params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """A running server, which looks often for new bans: the commands work beside it."""
    monkeypatch.setattr("elgrande.server.bans.PAUSE", 0.2)
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else ""
    with running(settings(tmp_path, database=database)) as server:
        yield server


def where(live: Live) -> list[str]:
    given = live.services.settings
    return ["--data", str(given.data), *(["--database", given.database] if given.database else [])]


def person_of(browser: Browser) -> str:
    return hashed(browser.http.cookies["elgrande"].partition(".")[0])


def listed(live: Live, *options: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("admin", "tables", *options, "--json", *where(live)).stdout)
    return found


def test_tables_are_listed_and_found(live: Live) -> None:
    assert "no such tables" in run("admin", "tables", *where(live)).stdout
    ana, bo = live.browser(), live.browser()
    friday, invites = ana.new_table("here", "invited", title="Friday 50%")
    other, _ = bo.new_table("here", "here")
    assert bo.take(invites[1]).status_code == 201
    ana.play(friday, 1, first)
    assert {table["id"] for table in listed(live)} == {friday, other}
    assert [table["id"] for table in listed(live, "friday player")] == [friday]
    assert [table["id"] for table in listed(live, "50%")] == [friday]
    assert listed(live, "5_%") == []
    assert {table["id"] for table in listed(live, "--running")} == {friday, other}
    assert listed(live, "--over") == []
    assert [table["id"] for table in listed(live, "--person", person_of(ana)[:12])] == [friday]
    assert len(listed(live, "--limit", "1")) == 1
    shown = run("admin", "tables", *where(live)).stdout
    assert friday in shown
    assert "goes on" in shown


def test_seats_show_who_holds_them(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", "invited", "knight")
    assert bo.take(invites[1]).status_code == 201
    found = json.loads(run("admin", "seats", table, "--json", *where(live)).stdout)
    assert [seat["holders"] for seat in found] == [[person_of(ana)], [person_of(bo)], [], []]
    assert [seat["kind"] for seat in found] == ["person", "person", "person", "knight"]
    assert [seat["link"] for seat in found] == [False, False, True, False]
    shown = run("admin", "seats", table, *where(live)).stdout
    assert person_of(bo)[:16] in shown
    assert "link not used" in shown
    assert "there is no table" in error("admin", "seats", "0" * 16, *where(live))


def test_a_table_is_deleted_beside_a_running_server(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    state = browser.state(table)
    assert "nothing was deleted" in run("admin", "delete", table, *where(live), typed="n\n", code=1).stderr
    assert browser.http.get(f"/api/tables/{table}").status_code == 200
    run("admin", "delete", table, "--yes", *where(live))
    assert listed(live) == []
    assert browser.choose(state, first(state)).status_code in (403, 404)
    assert listed(live) == []
    assert "there is no table" in error("admin", "delete", table, "--yes", *where(live))


def test_an_export_keeps_the_secrets_of_a_running_game(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here", "invited", seed=123456789)
    ana.play(table, 1, first)
    ana.post(f"/api/tables/{table}/chat", seat=0, text="hello", key="a key")
    plain = run("admin", "export", table, *where(live)).stdout
    found = json.loads(plain)
    assert found["table"]["config"]["players"] == 3
    assert [entry["kind"] for entry in found["entries"]] == ["choice", "chat"]
    assert found["entries"][0]["data"]["option"] >= 0
    for secret in ("123456789", person_of(ana), '"key"', '"secret"', '"link"'):
        assert secret not in plain
    whole = json.loads(run("admin", "export", table, "--complete", *where(live)).stdout)
    assert whole["table"]["seed"] == "123456789"
    assert whole["table"]["host"] == person_of(ana)
    assert "there is no table" in error("admin", "export", "none", *where(live))


def refused(browser: Browser) -> bool:
    answer = browser.http.get("/api/tables")
    if answer.status_code == 403:
        assert answer.json()["reason"][0] == "reason-banned"
        assert browser.http.get("/").status_code != 403
    return answer.status_code == 403


def test_a_banned_person_is_let_in_no_more_with_any_device(live: Live) -> None:
    ana, bo, laptop = live.browser(), live.browser(), live.browser()
    (table, _), _ = (browser.new_table("here", "here") for browser in (ana, bo))
    passphrase = ana.post("/api/me/keep", device="Phone").json()["passphrase"]
    assert laptop.post("/api/me/open", passphrase=passphrase, device="Laptop").status_code == 200
    with laptop.http.stream("GET", f"/api/tables/{table}/stream") as heard:
        said = run("admin", "ban", person_of(ana)[:12], "--days", "3", "--why", "insults", *where(live)).stdout
        assert "for 3 days" in said
        assert "event: bye" in islice(heard.iter_lines(), 1000)  # a silent stream has a line every 0.2 seconds
    wait_for(lambda: refused(ana) and refused(laptop))
    assert not refused(bo)
    (ban,) = json.loads(run("admin", "bans", "--json", *where(live)).stdout)
    assert (ban["person"], ban["why"], ban["ends"] - ban["created"]) == (person_of(ana), "insults", 3 * 86_400)
    assert "insults" in run("admin", "bans", *where(live)).stdout
    run("admin", "unban", person_of(ana)[:12], *where(live))
    wait_for(lambda: not refused(ana) and not refused(laptop))
    assert "Nobody is banned" in run("admin", "bans", *where(live)).stdout


def test_a_banned_network_is_let_in_no_more(live: Live) -> None:
    browser = live.browser()
    run("admin", "ban", "127.0.0.0/8", *where(live))
    run("admin", "ban", "127.0.0.0/8", "--days", "1", *where(live))  # in place of the first
    wait_for(lambda: refused(browser))
    assert browser.http.get("/health").status_code == 200
    assert len(json.loads(run("admin", "bans", "--json", *where(live)).stdout)) == 1
    run("admin", "unban", "127.0.0.0/8", *where(live))
    wait_for(lambda: not refused(browser))
    assert "not banned" in error("admin", "unban", "127.0.0.0/8", *where(live))


def test_nobody_is_banned_by_mistake(live: Live) -> None:
    live.browser().new_table("here", "here")
    assert "there is nobody called" in error("admin", "ban", "a", *where(live))
    assert "there is nobody called" in error("admin", "ban", "f" * 64, *where(live))
    assert "there is nobody called" in error("admin", "ban", "%" * 12, *where(live))
    assert "no address and no network" in error("admin", "ban", "192.0.2.1/24", *where(live))
    assert "no address and no network" in error("admin", "ban", "games.example", *where(live))


def test_the_database_may_be_named_by_a_file_or_the_environment(
    live: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live.browser().new_table("here", "here")
    given = live.services.settings
    file = tmp_path / "elgrande.toml"
    file.write_text(f'port = 7000\ndata = "{given.data}"\ndatabase = "{given.database}"\n')
    assert len(json.loads(run("admin", "tables", "--json", "--config", file).stdout)) == 1
    monkeypatch.setenv("ELGRANDE_CONFIG", str(file))
    assert len(json.loads(run("admin", "tables", "--json").stdout)) == 1
    file.write_text("prot = 7000\n")
    assert "there is no setting" in error("admin", "tables")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (["tables"], ["bans"], ["check"], ["reports"], ["backup", str(tmp_path / "x")]):
        assert "there is no database" in error("admin", *command, "--data", tmp_path / "none")
    assert list(tmp_path.iterdir()) == []
