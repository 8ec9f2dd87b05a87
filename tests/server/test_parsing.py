"""Long texts are taken apart in a process of their own: what is wrong there harms nobody else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import httpx
import pytest

from elgrande.server.clients import ConcurrencyLimit
from elgrande.server.errors import Busy
from elgrande.server.parsing import Parse
from tests.server import bad_texts
from tests.server.live import GENEROUS, Browser, first, running, settings, wait_for
from tests.test_hostile_texts import RECORD

CARDS = "[power-cards]\n7 = 3"
Send = Callable[[Browser], httpx.Response]
PLAYERS = [{"name": name, "kind": "here"} for name in "AB"]


def open_record(browser: Browser) -> httpx.Response:
    return browser.post("/api/records", text=RECORD)


def make_table(browser: Browser) -> httpx.Response:
    return browser.post("/api/tables", players=PLAYERS, cards=CARDS)


@pytest.mark.parametrize("send", [open_record, make_table])
@pytest.mark.parametrize(
    ("parse", "code", "said"),
    [
        (bad_texts.never_end, 422, "no answer within 0.1 s"),
        (bad_texts.die, 422, "its process died"),
        (bad_texts.work_hard, 422, "takes too long to read"),
        (bad_texts.fail, 500, "something is wrong with this server"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_and_its_process_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, send: Send, parse: Parse, code: int, said: str
) -> None:
    others = set(active_children())
    limits = replace(GENEROUS, parsing=0.1) if parse is bad_texts.never_end else GENEROUS
    with running(settings(tmp_path, limits)) as live:
        with monkeypatch.context() as patch:
            patch.setattr("elgrande.server.bodies.parse_record", parse)
            patch.setattr("elgrande.server.bodies.parse_cards", parse)
            answer = send(live.browser())
        assert answer.status_code == code
        assert said in answer.json()["error"]
        if parse in (bad_texts.never_end, bad_texts.die):
            wait_for(lambda: not set(active_children()) - others)
        if limits is GENEROUS:  # the next one is read
            assert send(live.browser()).status_code == 201


def test_people_at_tables_do_not_wait_for_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elgrande.server.bodies.parse_record", bad_texts.never_end)
    with ThreadPoolExecutor(3) as threads, running(settings(tmp_path, replace(GENEROUS, at_once=3))) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")

        def send() -> None:
            with suppress(httpx.HTTPError):  # the server ends before they are read
                open_record(live.browser())

        for _ in range(3):
            threads.submit(send)
        seen: list[httpx.Response] = []

        def refused() -> bool:
            with suppress(httpx.ReadTimeout):
                seen.append(browser.http.post("/api/records", json={"text": RECORD}, timeout=2))
            return bool(seen)

        wait_for(refused, 300)
        assert seen[0].status_code == 429
        assert browser.http.get(f"/api/tables/{table}/positions/0").status_code == 429
        assert browser.play(table, 5, first)["position"] == 5


def test_so_much_at_once_and_no_more() -> None:
    at_once = ConcurrencyLimit(2)
    with at_once.one("a"):
        with at_once.one("a"):
            with pytest.raises(Busy), at_once.one("a"):
                pass
            with at_once.one("b"):
                pass
        with at_once.one("a"):
            pass
    assert not at_once._doing
