"""Bots at tables: they play to the end, and none of them can stop a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.server.bot_process import Think
from elgrande.server.bot_runner import simpler
from tests.server import bad_bots
from tests.server.live import GENEROUS, Live, first, running, settings, wait_for

SHORT = {"rounds": 6}


def test_bots_play_to_the_end(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("page", "random", options=SHORT)
    wait_for(lambda: bool(browser.state(table)["over"]))
    record = browser.http.get(f"/api/tables/{table}/record").text
    assert Game.from_record(record).over
    assert [seat["kind"] for seat in browser.state(table)["seats"]] == ["page", "random"]


def test_a_person_plays_against_a_bot(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "random", options=SHORT)

    def choose_once() -> bool:
        state = browser.state(table, 0)
        if state["question"]:
            assert browser.choose(state, first(state)).status_code == 200
        return bool(state["over"])

    wait_for(choose_once)


@pytest.mark.parametrize("think", [bad_bots.crash, bad_bots.nonsense, bad_bots.sleep])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(tmp_path: Path, think: Think) -> None:
    limits = replace(GENEROUS, thinking=4) if think is bad_bots.sleep else GENEROUS
    with running(settings(tmp_path, limits), think) as live:
        browser = live.browser()
        table, _ = browser.new_table("page", "here", options=SHORT)
        browser.play(table, 1, first)
        wait_for(lambda: browser.state(table)["seats"][0]["kind"] == "random")
        notes = [line for line in browser.state(table)["log"] if line[1] == "note"]
        assert notes[0][2:] == ["note-bot-replaced", {"player": 0, "bot": "random"}]
        wait_for(lambda: browser.play(table, 3, first)["position"] > 5)
    with running(settings(tmp_path)) as live:
        spectator = live.browser()
        assert spectator.state(table)["seats"][0]["kind"] == "random"


def test_the_game_goes_on_even_without_any_bot_that_works(tmp_path: Path) -> None:
    with running(settings(tmp_path), bad_bots.raise_error) as live:
        browser = live.browser()
        table, _ = browser.new_table("page", "random", options=SHORT)
        wait_for(lambda: browser.state(table)["position"] > 20)


def test_who_takes_over() -> None:
    assert [simpler("grande"), simpler("page"), simpler("random")] == ["page", "random", None]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        table, _ = browser.new_table("random", "random", options=SHORT)
        before = browser.state(table)["position"]
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        wait_for(lambda: bool(browser.state(table)["position"] > before + 20))
