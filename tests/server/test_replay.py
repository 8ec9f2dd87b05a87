"""Looking back: positions, records and forks."""

from __future__ import annotations

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from tests.server.live import Browser, Live, first, wait_for

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
    bo.take(invites[1])
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "random"}]
    for browser in (ana, bo, live.browser()):
        assert browser.post(f"/api/tables/{table}/fork", position=0, players=players).status_code == 403
    own, _ = ana.new_table("here", "random")
    assert ana.post(f"/api/tables/{own}/fork", position=0, players=players).status_code == 201
    assert bo.post(f"/api/tables/{own}/fork", position=0, players=players).status_code == 403


def test_a_fork_of_a_running_game_holds_only_what_was_seen_in_it(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "random", options={"rounds": 6}, seed=None)

    def after(choices: int) -> bool:
        ana.play(table, 1, first)
        return bool(ana.state(table)["position"] >= choices)

    wait_for(lambda: after(25))
    services = live.services
    running = services.tables.open(table)
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "here"}]
    stacks = set()
    for _ in range(5):
        for position in (25, 10):
            made = ana.post(f"/api/tables/{table}/fork", position=position, players=players)
            assert made.status_code == 201
            fork = ana.state(made.json()["id"], 0)
            past = ana.get(f"/api/tables/{table}/positions/{position}?seat=0")
            assert fork["position"] == 0
            assert fork["undo"] == {"steps": 0, "turn": 0}
            assert fork["deal"] == "position"
            for name in ("spaces", "offered", "round", "unseen", "seen", "king"):
                assert fork["view"][name] == past["view"][name]
            assert fork["view"]["seats"][0]["hand"] == past["view"]["seats"][0]["hand"]
            assert [line[2] for line in fork["log"] if line[1] == "note"] == ["note-start"]
            opened = services.tables.open(fork["id"])
            assert (opened.stored.seed, opened.choices) == (0, [])
            assert str(running.stored.seed) not in str(opened.stored)
            stacks.add(str(opened.game.position.board.stacks))
    assert len(stacks) == 10
    assert str(running.game.position.board.stacks) not in stacks


def test_a_game_that_goes_on_is_played_recorded_and_looked_at(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here", options={"rounds": 6}, seed=None)
    ana.play(table, 40, first)
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "here"}]
    fork = ana.post(f"/api/tables/{table}/fork", position=40, players=players).json()["id"]
    assert ana.state(fork)["view"]["round"] == ana.state(table)["view"]["round"]
    end = ana.play(fork, 1000, first)
    assert end["over"]
    for seat, line in enumerate(end["view"]["seats"]):
        assert line["score"] == sum(one["points"] for one in end["points"] if one["player"] == seat)
    record = ana.http.get(f"/api/tables/{fork}/record").text
    looked = ana.post("/api/records", text=record)
    assert looked.status_code == 201, looked.text
    again = ana.state(looked.json()["id"])
    assert [line["score"] for line in again["view"]["seats"]] == [line["score"] for line in end["view"]["seats"]]
    whole = record.partition("\n")[2]
    assert Game.from_record(whole).over
    for forged in (whole, record.replace('"A"', '"C"')):  # only a position of ours is played on from
        answer = ana.post("/api/records", text=forged)
        assert answer.status_code == 422
        assert "position" in answer.json()["error"]
    made = ana.post(f"/api/tables/{fork}/fork", position=2, players=players)
    second = ana.state(made.json()["id"])
    assert (second["position"], second["deal"]) == (2, "game")
    assert ana.play(second["id"], 3, first)["position"] == 5


def test_whoever_is_invited_to_go_on_with_a_game_is_told_so(live: Live, finished: Game) -> None:
    ana = live.browser()
    over = ana.post("/api/records", text=finished.record()).json()["id"]
    running, _ = ana.new_table("here", "here", seed=None)
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "invited"}]
    for table, deal in ((over, "game"), (running, "position")):
        made = ana.post(f"/api/tables/{table}/fork", position=0, players=players).json()
        link, bo = made["seats"][1]["invite"], live.browser()
        assert bo.take(link, agreed=False).status_code == 422
        assert bo.take(link).status_code == 201
        assert bo.state(made["id"])["deal"] == deal


def test_what_is_no_record_is_refused(browser: Browser, finished: Game) -> None:
    for text in ("", "hello", finished.record().replace("Round 5", "Round 6")):
        answer = browser.post("/api/records", text=text)
        assert answer.status_code == 422
        assert answer.json()["error"]


def test_a_running_record_can_be_looked_at(browser: Browser, finished: Game) -> None:
    table = browser.post("/api/records", text=finished.at(30).record()).json()["id"]
    state = browser.state(table)
    assert (state["position"], state["over"], state["question"]) == (30, False, None)


def test_the_picture_of_the_result_is_for_finished_games_only(live: Live) -> None:
    browser = live.browser()
    running, _ = browser.new_table("here", "here")
    assert browser.http.get(f"/api/tables/{running}/picture?language=en").status_code == 409
    table, _ = browser.new_table("here", "here", options={"rounds": 6}, watchable=False)
    browser.play(table, 2000, first)
    answer = browser.http.get(f"/api/tables/{table}/picture?language=es")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "Player 0" in answer.text
    assert "Ronda" in answer.text
    assert live.browser().http.get(f"/api/tables/{table}/picture?language=es").status_code == 403
    assert browser.http.get(f"/api/tables/{table}/picture?language=xx").status_code == 400


def test_a_position_can_be_had_without_the_log_that_leads_to_it(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    browser.play(table, 12, first)
    whole = browser.get(f"/api/tables/{table}/positions/8")
    short = browser.get(f"/api/tables/{table}/positions/8?log=false")
    assert whole.pop("log") == [line for line in browser.state(table)["log"] if line[0] <= 8]
    assert short == whole
