"""Guided games at a table: what the learner is told, and that nobody else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.guide.lesson import lesson
from elgrande.server.settings import Limits
from tests.server.live import Browser, Live, State, running, settings, wait_for

GUIDED = lesson("first-game")


def begin(browser: Browser, name: str = "Ana") -> str:
    answer = browser.post("/api/guided", guide="first-game", name=name)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def asked(browser: Browser, table: str) -> State:
    """The table as soon as the learner is asked."""
    wait_for(lambda: browser.state(table)["question"] is not None)
    return browser.state(table)


def choose(browser: Browser, table: str, text: str) -> None:
    state = asked(browser, table)
    option = next(one["id"] for one in state["question"]["options"] if one["text"] == text)
    assert browser.choose(state, option).status_code == 200


def said(state: State) -> list[str]:
    return [line["text"][0] for line in state["guide"]["lines"]]


def test_a_guided_game_is_played_to_its_end_by_the_script(browser: Browser) -> None:
    table = begin(browser)
    for round in GUIDED.expected:
        for text in GUIDED.expected[round]:
            choose(browser, table, text)
    state = asked(browser, table)
    assert state["guide"]["last"]
    assert said(state)[-1] == "guide-scoring.free"
    assert [seat["score"] for seat in state["view"]["seats"]] == [24, 20, 14, 15]


def test_the_learner_sits_down_and_is_told_what_is_asked(browser: Browser) -> None:
    state = asked(browser, begin(browser))
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]] == [
        ("Ana", "person"),
        ("Isabel", "page"),
        ("Rodrigo", "page"),
        ("Leonor", "page"),
    ]
    assert state["deal"] == "seed"
    assert state["guide"]["stops"] == len(GUIDED.stops)
    first = state["guide"]["lines"][1]
    assert first["text"] == ["guide-house.home", {"space": "granada", "count": 2}]
    assert (first["stop"], first["title"], first["at"]) == (1, "guide-house", "space:granada")
    assert ["note", "note-guide", {"guide": "first-game"}] in [line[1:] for line in state["log"]]


def test_other_choices_are_as_good(browser: Browser) -> None:
    table = begin(browser)
    choose(browser, table, "P1")
    choose(browser, table, "+6")
    state = asked(browser, table)
    order = next(line["text"][1] for line in state["guide"]["lines"] if line["text"][0] == "guide-card.order")
    assert order == {"turn": 4, "value": 1, "count": 6}


def test_what_was_taken_back_is_told_again(browser: Browser) -> None:
    table = begin(browser)
    for text in ("P12", "A5"):
        choose(browser, table, text)
    assert said(asked(browser, table))[0] == "guide-king.king"
    assert browser.undo(asked(browser, table)).status_code == 200
    assert said(asked(browser, table))[0] == "guide-card.order"


def test_nobody_else_is_told_anything(browser: Browser, live: Live) -> None:
    table = begin(browser)
    asked(browser, table)
    assert live.browser().http.get(f"/api/tables/{table}").status_code == 403
    ordinary, _ = browser.new_table("here", "page")
    assert "guide" not in browser.state(ordinary)
    assert "guide" not in browser.get(f"/api/tables/{table}/positions/0")


def test_a_guided_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        table = begin(browser)
        choose(browser, table, "P12")
        before = asked(browser, table)
        cookies = browser.http.cookies
    with running(settings(tmp_path)) as live:
        again = live.browser()
        again.http.cookies = cookies
        assert asked(again, table)["guide"] == before["guide"]
        for text in GUIDED.expected[2][1:]:
            choose(again, table, text)
        assert said(asked(again, table))[0] == "guide-own.round"


def test_a_fork_of_it_is_an_ordinary_game(browser: Browser) -> None:
    table = begin(browser)
    state = asked(browser, table)
    players = [{"name": seat["name"], "kind": "here"} for seat in state["seats"]]
    fork = browser.post(f"/api/tables/{table}/fork", position=state["position"], players=players).json()["id"]
    assert "guide" not in browser.state(fork)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"guide": "second-game", "name": "Ana"}, 422),
        ({"guide": "first-game", "name": "A{na"}, 422),
        ({"guide": "first-game", "name": ""}, 400),
        ({"guide": "first-game"}, 400),
        ({"guide": "first-game", "name": "Ana", "seed": 1}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(browser: Browser, body: dict[str, object], status: int) -> None:
    assert browser.post("/api/guided", **body).status_code == status


def test_a_learner_may_be_called_like_one_of_the_others(browser: Browser) -> None:
    state = browser.state(begin(browser, "Isabel"))
    assert [seat["name"] for seat in state["seats"]] == ["Isabel", "Beatriz", "Rodrigo", "Leonor"]


def test_guided_games_count_as_new_tables(tmp_path: Path) -> None:
    with running(settings(tmp_path, Limits(new_burst=2, new_rate=1e-9))) as live:
        browser = live.browser()
        statuses = [browser.post("/api/guided", guide="first-game", name="Ana").status_code for _ in range(3)]
    assert statuses == [201, 201, 429]
