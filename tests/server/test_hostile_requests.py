"""Requests that are made to do harm: each is refused with a sentence, and none breaks the server."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from elgrande.server.links import Links
from elgrande.server.pages import Pages
from elgrande.server.settings import Settings
from tests.server import bad_texts
from tests.server.live import PATIENCE, Browser, Live, running, settings
from tests.test_hostile_texts import DEEP, HOSTILE_RECORDS, LONG, RECORD

PLAYERS = b'"players":[{"name":"A","kind":"here"},{"name":"B","kind":"here"}]'
BODIES = {
    "lists": b'{"players":' + b"[" * 30_000,
    "nothing but lists": b"[" * 60_000,
    "objects": b'{"options":{"a":' + b'{"a":' * 9_000,
    "lists in a field that we do not know": b'{"x":' + b"[" * 50_000,
    "a text that never ends": b'{"preset":"' + b'\\"' * 25_000,
    "long seed": b'{"seed":' + b"9" * 6_000 + b"," + PLAYERS + b"}",
    "long option": b'{"options":{"rounds":' + b"9" * 6_000 + b"}," + PLAYERS + b"}",
    "large fraction": b'{"seed":1e999999,' + PLAYERS + b"}",
    "long preset": b'{"preset":"' + b"9" * 60_000 + b'",' + PLAYERS + b"}",
    "NUL in a name": b'{"players":[{"name":"A\\u0000","kind":"here"},{"name":"B","kind":"here"}]}',
    "half a surrogate pair": b'{"players":[{"name":"\\ud800","kind":"here"},{"name":"B","kind":"here"}]}',
    "NUL in cards": b'{"cards":"#\\u0000",' + PLAYERS + b"}",
    "NUL in a preset": b'{"preset":"\\u0000",' + PLAYERS + b"}",
    "bytes that are no text": b'{"preset":"\xff",' + PLAYERS + b"}",
}
ADDRESSES = [
    b"/%00",
    b"/assets/%00.js",
    b"/" + b"a" * 5_000,
    b"/" + b"a" * 60_000,
    b"/" + b"a/" * 30_000,
    b"/" + b"../" * 20_000,
    b"/%ff%fe",
    b"/\xff",
    b"/%ed%a0%80",
    b"/" + b"a" * 1_000_000,
    b"/api/tables/%00",
    b"/api/tables/" + b"a" * 50_000,
    b"/api/tables/x?seat=" + b"9" * 5_000,
    b"/api/tables/x?seat=%00",
    b"/api/tables/x?seat=%ed%a0%80",
    b"/api/tables/x?" + b"a=1&" * 15_000,
    b"/api/tables/x/positions/" + b"9" * 5_000,
    b"/api/tables/x/positions/%00",
    b"/api/tables/x/positions/-1",
    b"/join/x/" + b"a" * 50_000,
    b"/join/%00/%00",
]


def error_of(answer: httpx.Response) -> str:
    """What a refusal says."""
    assert 400 <= answer.status_code < 500, answer.text
    said = answer.json()["error"]
    assert isinstance(said, str)
    assert 0 < len(said) < 1_500
    return said


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_hostile_body_is_refused(browser: Browser, body: bytes) -> None:
    error_of(browser.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"}))


def test_a_request_of_ours_has_few_objects_and_lists(browser: Browser) -> None:
    text = RECORD + "{[" * 20_000 + "}"  # in a text they do not count
    assert browser.post("/api/records", text=text).status_code == 201


@pytest.mark.parametrize("cards", [*DEEP.values(), *LONG.values()], ids=[*DEEP, *LONG])
def test_hostile_cards_are_refused(browser: Browser, cards: str) -> None:
    players = [{"name": name, "kind": "here"} for name in "AB"]
    assert error_of(browser.post("/api/tables", players=players, cards=cards))
    assert error_of(browser.post("/api/records", text=RECORD.replace("\n\n", f"\n[Cards {json.dumps(cards)}]\n\n")))


@pytest.mark.parametrize("hostile", HOSTILE_RECORDS)
def test_a_hostile_record_is_answered(browser: Browser, hostile: str) -> None:
    answer = browser.post("/api/records", text=HOSTILE_RECORDS[hostile](30_000))
    if answer.status_code != 201:
        error_of(answer)


def test_no_position_is_read_that_was_not_written_here(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.server.bodies.parse_record", bad_texts.fail)
    for sealed in ("", '[Sealed "' + "0" * 64 + '"]\n'):
        answer = browser.post("/api/records", text=sealed + RECORD.replace("\n\n", '\n[Start "{}"]\n\n'))
        assert "only where it was played" in error_of(answer)


@pytest.mark.parametrize("address", ADDRESSES, ids=[str(address[:40]) for address in ADDRESSES])
def test_a_hostile_address_leads_nowhere(live: Live, address: bytes) -> None:
    host, port = live.socket.getsockname()
    with socket.create_connection((host, port)) as line:
        line.sendall(b"GET " + address + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        with line.makefile("rb") as answer:
            status = int(answer.readline().split()[1])
    assert 400 <= status < 500


def test_no_file_is_looked_for_at_a_long_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = Pages(tmp_path)
    monkeypatch.setattr(Path, "resolve", lambda path: pytest.fail("looked for"))
    assert pages.find("/" + "a/" * 10_000) is None


@pytest.mark.parametrize("fault", [KeyError("no such key"), IndexError("out of range"), RuntimeError("broken")])
def test_a_fault_of_ours_is_logged_under_a_number_that_the_answer_names(
    browser: Browser, fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: object) -> None:
        raise fault

    monkeypatch.setattr("elgrande.server.routes.lobby.lists", fail)
    monkeypatch.setattr(Links, "invitation", fail)
    with caplog.at_level(logging.ERROR):
        answer = browser.http.get("/api/tables")
        invited = browser.http.get("/api/tables/t/links/the-secret-of-the-seat")
    assert (answer.status_code, invited.status_code) == (500, 500)
    number = answer.json()["id"]
    assert answer.json() == {"error": "something is wrong with this server", "id": number}
    assert f"error {number}: GET /api/tables" in caplog.text
    assert f"{type(fault).__name__}: {fault}" in caplog.text
    assert f"error {invited.json()['id']}: GET /api/tables/" in caplog.text
    assert "the-secret-of-the-seat" not in caplog.text


def test_what_is_not_there_is_not_found(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    table, _ = browser.new_table("here", "here")
    for path in ("/api/tables/none", f"/api/tables/{table}/positions/1", "/join/none/none", "/nowhere"):
        assert browser.http.get(path).status_code == 404
    assert not caplog.records


def test_neither_choices_nor_chat_get_into_the_log(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(settings(tmp_path, database=database)) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        state = browser.state(table)
        engine = sql.create_engine(Settings(tmp_path, database).address)
        with engine.begin() as db:
            db.execute(sql.text("DROP TABLE entries"))
        engine.dispose()
        option = state["question"]["options"][0]["id"]
        answers = [
            browser.post(f"/api/tables/{table}/chat", seat=0, text="a secret plan", key="the-key"),
            browser.choose(state, option, key="the-key"),
        ]
    for answer in answers:
        assert answer.status_code == 500
        assert set(answer.json()) == {"error", "id"}
        assert answer.json()["id"] in caplog.text
    for secret in ("a secret plan", "the-key", f'"option":{option}', f'"option": {option}'):
        assert secret not in caplog.text
        assert not any(secret in answer.text for answer in answers)


def test_cookies_of_others_are_never_taken_apart(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """To unquote a long cookie takes seconds in some versions of Python; ours needs no quotes."""

    def never(text: str) -> str:
        raise AssertionError("a cookie was unquoted")

    monkeypatch.setattr("http.cookies._unquote", never)
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    ours = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    for cookie in ('a="' + "\\" * 20_000 + '"', f'b="\\";{ours};c="\\"'):
        answer = httpx.get(f"{live.address}/api/tables/{table}", headers={"Cookie": cookie}, timeout=PATIENCE)
        assert answer.status_code == 200
        assert (answer.json()["seat"] is not None) == (ours in cookie)
