"""Hints at tables: for one's own seat, when it is asked, one at a time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from tests.server import bad_bots
from tests.server.live import GENEROUS, Browser, Live, first, running, settings, wait_for


def hint(browser: Browser, table: str, seat: int) -> httpx.Response:
    return browser.http.get(f"/api/tables/{table}/hint?seat={seat}")


def hints(browser: Browser, table: str, seat: int) -> list[dict[str, Any]]:
    answer = hint(browser, table, seat)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["hints"]
    return found


def test_a_seat_that_is_asked_gets_its_best_choices(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    asked = browser.state(table)["waiting"][0]
    state = browser.state(table, asked)
    found = hints(browser, table, asked)
    assert 1 <= len(found) <= 3
    offered = [option["id"] for option in state["question"]["options"]]
    assert all(one["option"] in offered for one in found)
    assert found[0]["points"] >= found[-1]["points"]
    key, arguments = found[0]["reason"]
    assert key == "hint-power"
    assert arguments["others"] == 1
    assert hints(browser, table, asked) == found


def test_a_hint_changes_nothing_and_follows_the_game(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    for _ in range(12):
        asked = browser.state(table)["waiting"][0]
        state = browser.state(table, asked)
        found = hints(browser, table, asked)
        assert browser.state(table, asked) == state
        assert browser.choose(state, found[0]["option"]).status_code == 200


def test_nobody_gets_a_hint_for_a_seat_that_is_not_asked_or_not_his(live: Live) -> None:
    host, guest = live.browser(), live.browser()
    table, invites = host.new_table("here", "invited")
    asked = host.state(table)["waiting"][0]
    assert hint(guest, table, 0).status_code == 403
    guest.take(invites[1])
    for seat, browser in enumerate((host, guest)):
        assert hint(browser, table, seat).status_code == (200 if seat == asked else 422)
        assert hint(browser, table, 1 - seat).status_code == 403
    assert hint(host, "nowhere", 0).status_code == 404


def test_a_hint_of_a_dial_tells_nothing_of_other_dials(live: Live) -> None:
    """Two tables that differ in nothing but what the first player has chosen in secret."""
    advice = []
    for pick in (0, 1):
        browser = live.browser()
        table, _ = browser.new_table("here", "here", modules=["king_intrigue"], seed=3)
        one, other = browser.state(table)["waiting"]
        state = browser.state(table, one)
        browser.choose(state, state["question"]["options"][pick]["id"])
        advice.append(hints(browser, table, other))
    assert advice[0] == advice[1]


def test_a_seat_asks_for_one_hint_at_a_time(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here", "here", "here", modules=["grandissimo"])
    asked = browser.state(table)["waiting"][0]
    with ThreadPoolExecutor(6) as threads:
        codes = list(threads.map(lambda _: hint(browser, table, asked).status_code, range(6)))
    assert set(codes) <= {200, 429}
    assert 200 in codes
    assert 429 in codes
    assert hint(browser, table, asked).status_code == 200
    assert browser.choose(browser.state(table, asked), first(browser.state(table, asked))).status_code == 200


def test_nobody_waits_for_a_hint_while_bots_think_elsewhere(tmp_path: Path) -> None:
    with running(settings(tmp_path, GENEROUS), bad_bots.sleep) as live:  # one process for bots
        browser = live.browser()
        slow, _ = browser.new_table("page", "page")
        table, _ = browser.new_table("here", "here")
        asked = browser.state(table)["waiting"][0]
        wait_for(lambda: hint(browser, table, asked).status_code == 200)
        assert browser.state(slow)["position"] == 0
