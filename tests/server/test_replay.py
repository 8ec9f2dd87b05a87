"""Looking back: positions, records and forks."""

from __future__ import annotations

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from tests.server.live import Browser, Live, first

NAMES = ["Player 0", "Player 1"]


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game.new(players=2, seed=5, names=NAMES, rounds=6)
    bot = make_bot("random", 3)
    while not game.over:
        player = game.decision.player
        game.play(bot.choose(game.view(player)), player)
    return game


def test_a_running_game_is_seen_as_the_seat_saw_it(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")
    now = ana.play(table, 8, first)
    for number in (0, 3, 8):
        state = ana.get(f"/api/tables/{table}/positions/{number}?seat=1")
        assert (state["position"], state["version"], state["question"]) == (number, 8, None)
        assert [bool(seat["hand"]) for seat in state["view"]["seats"]] == [False, True]
        assert {line[0] for line in state["log"]} <= set(range(number + 1))
        assert all(seat["hand"] is None for seat in eve.get(f"/api/tables/{table}/positions/{number}")["view"]["seats"])
    last = ana.get(f"/api/tables/{table}/positions/8?seat={now['seat']}")
    assert last["view"] == now["view"]
    assert ana.http.get(f"/api/tables/{table}/positions/9").status_code == 404


def test_a_record_is_for_games_that_are_over(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert "over" in answer.json()["error"]


def test_a_record_can_be_opened_looked_at_and_played_on(browser: Browser, finished: Game) -> None:
    record = finished.record()
    answer = browser.post("/api/records", text=record)
    assert answer.status_code == 201
    table = answer.json()["id"]
    state = browser.state(table)
    assert state["over"]
    assert state["seat"] is None
    assert [seat["score"] for seat in state["view"]["seats"]] == finished.scores
    assert all(seat["hand"] is not None for seat in state["view"]["seats"])
    assert state["view"]["spaces"]["castillo"]["caballeros"] is not None
    assert browser.http.get(f"/api/tables/{table}/record").text == record
    middle = browser.get(f"/api/tables/{table}/positions/40")
    assert all(seat["hand"] is not None for seat in middle["view"]["seats"])
    assert table not in {line["id"] for line in browser.get("/api/tables")["watch"]}
    players = [{"name": "Me", "kind": "here"}, {"name": "You", "kind": "here"}]
    made = browser.post(f"/api/tables/{table}/fork", position=40, players=players)
    assert made.status_code == 201
    fork = browser.state(made.json()["id"])
    assert (fork["position"], fork["over"]) == (40, False)
    seen, before = fork["view"], finished.at(40).view(fork["seat"]).as_dict()
    assert (seen["spaces"], seen["offered"]) == (before["spaces"], before["offered"])
    assert browser.play(made.json()["id"], 3, first)["position"] == 43
    assert browser.post(f"/api/tables/{table}/fork", position=9999, players=players).status_code == 404
    assert browser.post(f"/api/tables/{table}/fork", position=1, players=[*players, players[0]]).status_code == 422


def test_who_does_not_hold_all_seats_forks_no_running_game(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited")
    bo.http.get(invites[1] or "")
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "random"}]
    for browser in (ana, bo, live.browser()):
        assert browser.post(f"/api/tables/{table}/fork", position=0, players=players).status_code == 403
    own, _ = ana.new_table("here", "random")
    assert ana.post(f"/api/tables/{own}/fork", position=0, players=players).status_code == 201
    assert bo.post(f"/api/tables/{own}/fork", position=0, players=players).status_code == 403


def test_what_is_no_record_is_refused(browser: Browser, finished: Game) -> None:
    for text in ("", "hello", finished.record().replace("Round 5", "Round 6")):
        answer = browser.post("/api/records", text=text)
        assert answer.status_code == 422
        assert answer.json()["error"]


def test_a_running_record_can_be_looked_at(browser: Browser, finished: Game) -> None:
    table = browser.post("/api/records", text=finished.at(30).record()).json()["id"]
    state = browser.state(table)
    assert (state["position"], state["over"], state["question"]) == (30, False, None)
