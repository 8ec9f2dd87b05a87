"""Playing over the wire: what a seat may do, once, and only at its time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS
from elgrande.notation import COLOUR_NAMES
from elgrande.texts import LANGUAGES, has, say
from tests.server.live import Browser, Live, State, first, new_key

SHORT = {"rounds": 6}


def test_a_whole_game_of_two_browsers_is_the_game_of_the_engine(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", options=SHORT, seed=11)
    bo.take(invites[1])
    game = Game.new(players=2, seed=11, names=["Player 0", "Player 1"], rounds=6, ending="asked")
    browsers, chance = (ana, bo), Chance(5)
    states = [ana.state(table), bo.state(table)]
    told = 0
    while not game.over:
        seat = game.decisions[-1].player
        question = next(question for question in game.decisions if question.player == seat)
        if states[seat]["position"] != len(game.choices):
            states[seat] = browsers[seat].state(table)
        state = states[seat]
        check_question(game, state, seat)
        option = chance.pick([option.id for option in question.options])
        answer = browsers[seat].choose(state, option)
        assert answer.status_code == 200, answer.text
        told += len(answer.json()["events"])
        states[seat] = answer.json()
        events = game.play(option, seat)
        assert len(answer.json()["events"]) == len(events)
        assert answer.json()["position"] == len(game.choices)
        assert "log" not in answer.json()
    assert told
    end = bo.state(table)
    assert end["over"]
    assert end["winners"] == game.winners
    assert [seat["score"] for seat in end["view"]["seats"]] == game.scores
    assert sum(line["points"] for line in end["points"]) == sum(game.scores)
    assert end["question"] is None
    assert end["waiting"] == []
    assert ana.http.get(f"/api/tables/{table}/record").text == game.record()
    assert ana.get("/api/tables")["mine"][0]["over"]


def check_question(game: Game, state: State, seat: int) -> None:
    """The question is that of the engine, and every text of it exists."""
    question = next(question for question in game.decisions if question.player == seat)
    asked = state["question"]
    assert [option["id"] for option in asked["options"]] == [option.id for option in question.options]
    assert [option["text"] for option in asked["options"]] == [option.text for option in question.options]
    assert asked["secret"] == question.secret
    assert (asked["announced"] is not None) == (asked["prompt"][0] == "prompt-veto")
    for option in asked["options"]:
        assert has(option["label"][0])
        if option["kind"] in ("space", "pick"):
            assert option["space"] in state["view"]["spaces"]
            assert option["space"] not in asked["refused"]
    assert has(asked["prompt"][0])
    assert asked["prompt"][1]["player"] == seat
    for key, arguments in asked["refused"].values():
        assert say(key, "en", **arguments)


def test_a_stale_version_is_answered_with_the_state(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    state = browser.state(table)
    seat = state["waiting"][0]
    state = browser.state(table, seat)
    after = browser.choose(state, first(state)).json()
    again = browser.choose(state, first(state))
    assert again.status_code == 409
    assert again.json()["version"] == after["version"] == 1
    assert again.json()["position"] == 1
    assert again.json()["events"]
    assert browser.choose({**state, "version": 99}, first(state)).status_code == 409


def test_the_same_request_twice_acts_once(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    seat = browser.state(table)["waiting"][0]
    state = browser.state(table, seat)
    answers = [browser.choose(state, first(state), key="once") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert [answer.json()["version"] for answer in answers] == [1, 1]
    said = [browser.post(f"/api/tables/{table}/chat", seat=0, text="¡Hola!", key="hello").json() for _ in range(2)]
    assert said == [{"version": 2}, {"version": 2}]
    assert browser.state(table)["said"] == 2
    assert browser.get(f"/api/tables/{table}/chat") == {"lines": [[2, 0, "¡Hola!"]], "earlier": False}


def test_chat_makes_no_choice_stale(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    state = browser.state(table, browser.state(table)["waiting"][0])
    browser.post(f"/api/tables/{table}/chat", seat=1, text="quick", key=new_key())
    assert browser.choose(state, first(state)).status_code == 200
    assert browser.post(f"/api/tables/{table}/chat", seat=1, text=" ", key=new_key()).status_code == 422
    assert browser.post(f"/api/tables/{table}/chat", seat=1, text="x" * 501, key=new_key()).status_code == 400


def test_what_is_not_offered_is_refused_with_the_reason(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    seat = browser.state(table)["waiting"][0]
    state = browser.state(table, seat)
    power = first(state)
    after = browser.choose(state, power).json()
    other = browser.state(table, 1 - seat)
    refused = browser.choose(other, power)
    assert refused.status_code == 422
    assert refused.json()["reason"][0] == "reason-power-played"
    assert "Another player has played" in refused.json()["error"]
    for nonsense in (0, 5000, 2**31 - 1):
        answer = browser.choose(other, nonsense)
        assert answer.status_code == 422
        assert answer.json()["reason"][0] == "reason-not-offered"
    waiting = browser.choose(after, first(state))
    assert waiting.status_code == 422
    assert "has nothing to decide now" in waiting.json()["error"]
    assert browser.state(table)["version"] == 1


def test_a_seat_of_somebody_else_is_forbidden(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited")
    bo.take(invites[1])
    state = ana.state(table, 0)
    options = state["question"]["options"] if state["question"] else [{"id": 45}]
    assert bo.choose(state, options[0]["id"], seat=0).status_code == 403
    assert live.browser().choose(state, options[0]["id"], seat=0).status_code == 403
    for path, more in (("undo", {"version": 0}), ("chat", {"text": "no"}), ("veto", {"answer": "never"})):
        key = {} if path == "veto" else {"key": new_key()}
        assert bo.post(f"/api/tables/{table}/{path}", seat=0, **more, **key).status_code == 403
    assert ana.state(table)["version"] == 1  # nothing but the note that somebody sits there now


def test_of_those_who_race_for_a_decision_exactly_one_wins(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    browsers = [browser]
    for _ in range(7):
        rival = live.browser()
        rival.http.cookies.update(browser.http.cookies)
        browsers.append(rival)
    state = browser.state(table, browser.state(table)["waiting"][0])
    for round in range(1, 6):
        options = [option["id"] for option in state["question"]["options"]]
        with ThreadPoolExecutor(8) as threads:
            jobs = [
                threads.submit(rival.choose, state, options[number % len(options)])
                for number, rival in enumerate(browsers)
            ]
            answers = [job.result() for job in jobs]
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        latest = browser.state(table)
        assert latest["version"] == latest["position"] == round
        state = browser.state(table, latest["waiting"][0])


def test_undo_takes_back_a_step_and_the_whole_turn(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    state = browser.play(table, 2, first)  # power cards
    state = browser.state(table, state["waiting"][0])
    before = state["position"]
    while state["undo"]["turn"] < 3:
        state = browser.choose(state, first(state)).json()
    turn, steps = state["undo"]["turn"], state["undo"]["steps"]
    back = browser.undo(state)
    assert back.status_code == 200
    assert back.json()["undo"] == {"steps": steps - 1, "turn": turn - 1}
    assert back.json()["position"] == state["position"] - 1
    assert back.json()["version"] == state["version"] + 1
    assert [back.json()["position"], "note", "note-undo", {"player": state["seat"], "count": 1}] in back.json()[
        "events"
    ]
    assert browser.undo(state).status_code == 409
    start = browser.undo(back.json(), whole_turn=True).json()
    assert start["undo"]["turn"] == 0
    assert start["position"] == before
    log = browser.state(table)["log"]
    assert [line[3]["count"] for line in log if line[1] == "note"] == [1, turn - 1]
    assert browser.undo(start, whole_turn=True).status_code == 422
    again = browser.choose(start, first(start))
    assert again.status_code == 200


def test_nobody_takes_back_what_another_chose(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here")
    seat = browser.state(table)["waiting"][0]
    state = browser.play(table, 2, first)
    assert state["seat"] == 1 - seat
    refused = browser.undo(browser.state(table, seat))
    assert refused.status_code == 422
    assert refused.json()["error"]


def option_named(state: State, text: str) -> int | None:
    return next((option["id"] for option in state["question"]["options"] if option["text"] == text), None)


def play_towards_veto(browser: Browser, seed: int) -> tuple[str, State] | None:
    """A game in which somebody keeps a Veto and is asked; the Veto is taken whenever it can be."""
    table, _ = browser.new_table("here", "here", seed=seed)

    def pick(state: State) -> int:
        for option in state["question"]["options"]:
            if option.get("card") == "veto":
                return int(option["id"])
        for text in ("special",):
            wanted = option_named(state, text)
            if wanted is not None:
                return wanted
        return int(state["question"]["options"][-1]["id"])

    for _ in range(250):
        state = browser.state(table)
        if state["over"]:
            return None
        state = browser.state(table, state["waiting"][0])
        if state["question"]["prompt"][0] == "prompt-veto":
            return table, state
        browser.choose(state, pick(state))
    return None


def test_answers_given_beforehand_let_things_pass(browser: Browser) -> None:
    found = next(found for found in (play_towards_veto(browser, seed) for seed in range(20)) if found)
    table, state = found
    question = state["question"]
    assert [option["text"] for option in question["options"]] == ["pass", "veto"]
    assert question["announced"][0] in KINDS
    assert browser.state(table, 1 - state["seat"])["announced"] == question["announced"], "all see what is announced"
    assert state["veto"] == "ask"
    answer = browser.post(f"/api/tables/{table}/veto", seat=state["seat"], answer="never")
    assert answer.status_code == 200
    after = answer.json()
    mover = browser.state(table, 1 - state["seat"])["question"]
    goes_on = mover is not None and mover["prompt"][0].startswith("prompt-pick-move")
    assert after["veto"] == ("never" if goes_on else "ask")  # it is for this action only
    assert after["version"] > state["version"]
    assert after["question"] is None or after["question"]["prompt"][0] != "prompt-veto"
    assert browser.state(table, 1 - state["seat"])["veto"] == "ask"
    assert browser.post(f"/api/tables/{table}/veto", seat=state["seat"], answer="perhaps").status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_words(language: str) -> None:
    assert say("note-undo", language, player="Ana", count=2)
    assert say("note-bot-replaced", language, player="Ana", bot="page")


def test_everybody_may_read_who_must_do_what(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")
    state = eve.state(table)
    assert state["seat"] is None
    assert state["question"] is None
    assert state["prompts"] == [["prompt-play-power-card", {"player": state["waiting"][0]}]]
    assert [seat["colour"] for seat in state["seats"]] == list(COLOUR_NAMES[:2])
