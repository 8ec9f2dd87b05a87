"""Answers beforehand: the server says which ones a seat may give, whatever card it keeps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import Browser, State

NOTHING: dict[str, list[str]] = {"veto": [], "later": [], "king": []}
IDLE = ("end", "stop", "pass", "+0")


def answers_of(state: State) -> dict[str, list[str]]:
    """What a seat may answer beforehand; power cards are another matter."""
    return {name: state["beforehand"][name] for name in NOTHING}


def go_on(browser: Browser, table: str, until: str, wishes: dict[int, list[str]]) -> State:
    """Everybody chooses what their seat wishes for, or as idly as they can, until this is asked."""
    for _ in range(300):
        state = browser.state(table, browser.state(table)["waiting"][0])
        question = state["question"]
        if question["prompt"][0] == until:
            return state
        offered = {option["text"]: option["id"] for option in question["options"]}
        texts = [text for text in (*wishes[question["seat"]], *IDLE, *offered) if text in offered]
        assert browser.choose(state, offered[texts[0]]).status_code == 200
    raise AssertionError(until)


def with_a_veto(browser: Browser, **options: Any) -> str:
    """Seat 0 keeps power card 40; a new round begins."""
    table, _ = browser.new_table("here", "here", modules=["king_intrigue"], options={"rounds": 6, **options})
    choosing = {0: ["P40", "P10", "special"], 1: ["P180", "P170", "P160"]}
    go_on(browser, table, "prompt-act", choosing)
    assert answers_of(browser.state(table, 0)) == NOTHING
    go_on(browser, table, "prompt-play-power-card", choosing)
    assert [line["card"] for line in browser.state(table)["view"]["kept"]] == ["ki-veto"]
    return table


@pytest.mark.parametrize(
    ("veto", "answers"), [("printed", ["ask", "start", "never", "round"]), ("start", ["ask", "never", "round"])]
)
def test_whoever_keeps_power_card_40_may_answer_beforehand(browser: Browser, veto: str, answers: list[str]) -> None:
    table = with_a_veto(browser, veto=veto)
    assert answers_of(browser.state(table, 0)) == {**NOTHING, "veto": answers}
    assert answers_of(browser.state(table, 1)) == NOTHING


@pytest.mark.parametrize("answer", ["never", "round"])
def test_what_was_answered_beforehand_lets_the_kings_card_pass(browser: Browser, answer: str) -> None:
    asked = with_a_veto(browser)
    king = {0: ["P10"], 1: ["P170", "role"]}
    assert go_on(browser, asked, "prompt-veto", king)["seat"] == 0
    table = with_a_veto(browser)
    state = go_on(browser, table, "prompt-move-king", king)
    assert browser.post(f"/api/tables/{table}/veto", seat=0, answer=answer).json()["veto"] == answer
    browser.choose(state, state["question"]["options"][0]["id"])
    after = browser.state(table, 0)
    assert after["question"] is None
    assert [line["card"] for line in after["view"]["kept"]] == ["ki-veto"]
    go_on(browser, table, "prompt-play-power-card", king)
    assert browser.state(table, 0)["veto"] == "ask", "it was said for this action, or this round"


def test_nobody_else_and_no_earlier_position_is_offered_an_answer(browser: Browser) -> None:
    table = with_a_veto(browser)
    position = browser.state(table)["position"]
    assert answers_of(browser.get(f"/api/tables/{table}/positions/{position}?seat=0")) == NOTHING


def test_what_will_be_asked_again_can_be_answered_for_the_round(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here", modules=["grand_inquisitor"], seed=3, options={"rounds": 6})
    wishes = {0: ["P13", "A7", "special"], 1: ["P1"]}
    go_on(browser, table, "prompt-close", wishes)
    assert answers_of(browser.state(table, 0)) == {**NOTHING, "later": ["ask", "round"]}
    browser.post(f"/api/tables/{table}/later", seat=0, answer="round")
    assert browser.state(table, 0)["beforehand"]["later"] == ["ask", "round"]
    assert answers_of(browser.state(table, 1)) == NOTHING
