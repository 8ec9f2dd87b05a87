"""Chat: apart from the game, in pages, and no more of it than a table can bear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from msgspec.json import encode

from elgrande.server.chat import PAGE
from elgrande.server.settings import Settings
from elgrande.server.states import state_of
from elgrande.server.storage import Storage
from elgrande.server.table import Table
from tests.server.live import GENEROUS, Browser, Live, begun, events, first, new_key, running, settings
from tests.server.test_storage import a_table


@pytest.fixture
def storage(tmp_path: Path, database: str) -> Iterator[Storage]:
    storage = Storage(begun(Settings(tmp_path, database)).address)
    yield storage
    storage.close()


LONGEST = "x" * 500


def speak(browser: Browser, table: str, text: str, seat: int = 0) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/chat", seat=seat, text=text, key=new_key())


def page(browser: Browser, table: str, before: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}/chat" + ("" if before is None else f"?before={before}"))
    return found


def numbers(page: dict[str, Any]) -> list[int]:
    return [line[0] for line in page["lines"]]


def test_chat_does_not_make_states_larger(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    before = len(browser.http.get(f"/api/tables/{table}").content)
    for _ in range(2 * PAGE):
        assert speak(browser, table, LONGEST).status_code == 200
    state = browser.http.get(f"/api/tables/{table}")
    assert len(state.content) < before + 10
    assert state.json()["said"] == state.json()["version"] == 2 * PAGE
    assert len(browser.http.get(f"/api/tables/{table}/positions/0").content) < before + 10


def test_chat_comes_in_pages_the_last_one_first(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    assert page(browser, table) == {"lines": [], "earlier": False}
    assert browser.state(table)["said"] == 0
    for number in range(2 * PAGE + 3):
        speak(browser, table, f"line {number}", number % 2)
    last = page(browser, table)
    assert last["earlier"]
    assert numbers(last) == list(range(PAGE + 4, 2 * PAGE + 4))
    assert last["lines"][-1] == [2 * PAGE + 3, 0, f"line {2 * PAGE + 2}"]
    middle = page(browser, table, numbers(last)[0])
    assert (numbers(middle), middle["earlier"]) == (list(range(4, PAGE + 4)), True)
    oldest = page(browser, table, 4)
    assert (numbers(oldest), oldest["earlier"]) == ([1, 2, 3], False)
    assert page(browser, table, 1) == {"lines": [], "earlier": False}
    assert browser.http.get(f"/api/tables/{table}/chat?before=0").status_code == 400


def test_who_may_not_watch_does_not_hear_anything(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here", watchable=False)
    speak(ana, table, "between us")
    assert page(ana, table)["lines"]
    assert eve.http.get(f"/api/tables/{table}/chat").status_code == 403
    assert eve.http.get("/api/tables/none/chat").status_code == 404


def test_a_line_comes_over_the_stream_alone(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")
    speak(ana, table, "before")
    with bo.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        told = events(answer.iter_lines())
        event, last, state = next(told)
        assert (event, last, state["said"]) == ("state", "1", 1)
        speaker = Thread(target=speak, args=(ana, table, "now", 1))
        speaker.start()
        assert next(told) == ("chat", "", [[2, 1, "now"]])  # and no state: nothing else has changed
        speaker.join()
        player = Thread(target=ana.play, args=(table, 1, first))
        player.start()
        event, last, state = next(told)
        player.join()
        assert (event, last, state["said"], state["position"]) == ("state", "3", 2, 1)


def test_who_comes_back_hears_what_was_said_or_that_it_was_too_much(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    for number in range(3):
        speak(ana, table, f"line {number}")
    said: list[Any] = []
    with ana.stream(table, 0, last=1, said=said) as states:
        assert next(states)["said"] == 3
    assert said == [[2, 0, "line 1"], [3, 0, "line 2"]]
    for number in range(PAGE):
        speak(ana, table, f"line {number}")
    with ana.stream(table, 0, last=1, said=said) as states:
        assert next(states)["said"] == PAGE + 3  # it knows that something is missing, and asks for pages
    assert len(said) == 2


def test_the_oldest_lines_are_deleted_and_nothing_else(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.server.chat.STORED", 20 + PAGE)
    storage.add_table(a_table(), [])
    stored = storage.table("t")
    assert stored is not None
    table = Table(stored, [], storage)
    for number in range(3 * PAGE):
        if number % 10 == 0:
            question = table.game.decision
            table.choose(question.player, table.version, question.options[-1].id, f"choice {number}")
        if number == 25:
            table.undo(table.choices[-1][0], table.version, False, "undo")
            table.change_seat(1, "person", "back")
        table.chat(number % 2, f"line {number}", f"line {number}")
    entries = storage.entries("t")
    assert entries[-1].number == table.version == 3 * PAGE + 17
    lines = [entry.data["text"] for entry in entries if entry.kind == "chat"]
    assert 20 < len(lines) <= 20 + PAGE
    assert lines == [f"line {number}" for number in range(3 * PAGE - len(lines), 3 * PAGE)]
    assert sum(entry.kind != "chat" for entry in entries) == 17
    assert len(table.journal.request_keys) == 16 + len(lines)
    again = Table(stored, entries, storage)
    assert again.version == table.version
    assert again.choices == table.choices
    for since in (None, 0, 40, table.version):
        assert encode(state_of(again, 0, [0], since, log=True)) == encode(state_of(table, 0, [0], since, log=True))
    for one in (table, again):
        assert one.chat(1, "the same request again", f"line {3 * PAGE - 1}") == 3 * PAGE + 17
    assert again.chat(0, "one more", "one more") == 3 * PAGE + 18
    assert again.chat_since(3 * PAGE + 16) == [
        (3 * PAGE + 17, 1, f"line {3 * PAGE - 1}"),
        (3 * PAGE + 18, 0, "one more"),
    ]


def test_a_seat_does_not_speak_without_end(tmp_path: Path) -> None:
    with running(settings(tmp_path, replace(GENEROUS, chat_burst=3, chat_rate=0.001))) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        assert [speak(browser, table, "hello").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        assert speak(browser, table, "hello", 1).status_code == 200
        other, _ = browser.new_table("here", "here")
        assert speak(browser, other, "hello").status_code == 200
        state = browser.state(table)
        assert browser.choose(state, first(state)).status_code == 200
