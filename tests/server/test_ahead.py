"""Looking ahead: what people are shown at once is what they would be asked, and tells them nothing else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.board.options import AMOUNT, END, PASS, PLACE, POWER, SPECIAL, STOP, kind_of
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS
from elgrande.engine.step import Secret
from elgrande.rules.config import module_sets
from elgrande.server import codec
from elgrande.server.ahead import look_ahead
from elgrande.server.table_state import Question
from tests.server.live import Browser, State

DOES_NOTHING = {STOP, PASS, END}
GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


def asked(game: Game, seat: int) -> Question:
    """What a seat is asked, with what lies ahead."""
    question = codec.asked(game.view(seat))
    assert question is not None
    look_ahead(game, question)
    return question


def check(game: Game, seat: int) -> Counter[str]:
    """What lies ahead of a seat is true; returns what was found."""
    question, found = asked(game, seat), Counter[str]()
    known = {option.id for option in question.options}
    for option in question.options:
        if option.then:
            found["then"] += 1
            found[option.text] += 1
            after = game.copy()
            events = after.play(option.id, seat)
            assert not any(KINDS[event[0]].moves for event in events)
            assert after.undoable == game.undoable + 1, "it can be taken back"
            (following,) = after.decisions
            assert following.player == seat
            assert not following.secret
            offered = {one.id for one in following.options}
            assert {one.id for one in option.then.options} == offered - known - DOES_NOTHING
            fresh = codec.asked(after.view(seat))
            assert fresh is not None
            assert (option.then.prompt, option.then.refused) == (fresh.prompt, fresh.refused)
    assert found["then"] <= 2
    if isinstance(question.usual, int):
        found["usual"] += 1
        assert question.usual in known
        assert not question.secret
        assert kind_of(question.usual) != POWER
        if len(known) == 1 and question.usual != END:
            after = game.copy()
            after.play(question.usual, seat)
            assert after.undoable == game.undoable + 1
            assert [one.player for one in after.decisions] == [seat]
            found["formality"] += 1
    return found


@pytest.mark.parametrize("path", GAMES[::3], ids=lambda path: path.stem)
def test_in_recorded_games_what_lies_ahead_is_what_is_asked_then(path: Path) -> None:
    finished = Game.from_record(path.read_text("utf-8"))
    game, found = finished.at(0), Counter[str]()
    for player, option in finished.choices:
        for question in game.decisions:
            found += check(game, question.player)
        game.play(option, player)
    assert found["then"] > 10
    assert found["place"] > 5


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_in_games_by_chance_with_all_modules(modules: tuple[str, ...]) -> None:
    game, chance = Game.new(3, modules, 5, rounds=6, ending="asked"), Chance(8)
    found = Counter[str]()
    while not game.over and game.position.board.round < 4:
        question = chance.pick(game.decisions)
        found += check(game, question.player)
        game.play(chance.pick(question.options))
    assert found["then"]
    assert found["usual"]


def test_what_cannot_be_known_changes_nothing_that_lies_ahead() -> None:
    game, chance = Game.new(4, ["grandissimo"], 3), Chance(1)
    compared = 0
    while not game.over and game.position.board.round < 4:
        question = game.decision
        if not isinstance(game.position.decision, Secret) and len(game.choices) % 3 == 0:
            seat = question.player
            other = Game(game.table, game.view(seat).imagine(chance), game._log)
            assert asked(other, seat) == asked(game, seat)
            compared += 1
        game.play(chance.pick(question.options))
    assert compared > 10


def begun(browser: Browser) -> State:
    """A turn has begun: its player is asked how many come to the court."""
    table, _ = browser.new_table("here", "here", seed=0)
    for card in (5, 4):
        seat = browser.state(table)["waiting"][0]
        browser.choose(browser.state(table, seat), POWER + card)
    state = browser.state(table, browser.state(table)["waiting"][0])
    assert state["question"]["prompt"][0] == "prompt-reinforce"
    return state


def take_back(browser: Browser, state: State) -> State:
    answer = browser.undo(state)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_after_an_undo_nobody_answers_for_the_player(browser: Browser) -> None:
    state = begun(browser)
    most = max(option["value"] for option in state["question"]["options"])
    assert state["question"]["usual"] == AMOUNT + most
    taken = browser.choose(state, state["question"]["usual"]).json()
    assert taken["question"]["prompt"][0] == "prompt-take-card"
    back = take_back(browser, taken)
    assert back["question"]["prompt"][0] == "prompt-reinforce"
    assert "usual" not in back["question"]
    assert "usual" not in browser.state(back["id"], back["seat"])["question"]


def test_one_undo_takes_back_one_gesture(browser: Browser) -> None:
    state = begun(browser)
    state = browser.choose(state, state["question"]["usual"]).json()
    card = state["question"]["options"][-1]["id"]
    parts = browser.choose(state, card).json()
    opener = next(option for option in parts["question"]["options"] if option["id"] == PLACE)
    space = opener["then"]["options"][0]["id"]
    opened = browser.choose(parts, PLACE).json()
    placed = browser.choose(opened, space, joins=True).json()
    again = browser.choose(placed, space).json()
    back = take_back(browser, again)
    assert back["question"] == placed["question"]
    back = take_back(browser, back)
    assert back["question"] == parts["question"]
    back = take_back(browser, back)
    assert back["question"]["prompt"][0] == "prompt-take-card"


def test_a_choice_joins_only_the_own_choice_before_it(browser: Browser) -> None:
    state = begun(browser)
    taken = browser.choose(state, state["question"]["usual"], joins=True).json()
    back = take_back(browser, taken)
    assert back["question"]["prompt"][0] == "prompt-reinforce"
    again = browser.choose(back, back["question"]["options"][0]["id"], joins=True).json()
    card = browser.choose(again, again["question"]["options"][0]["id"]).json()
    back = take_back(browser, card)
    assert back["question"]["prompt"][0] == "prompt-take-card"


def test_ending_a_turn_with_placements_unused_says_so() -> None:
    game = Game.new(2, seed=0)
    game.follow("P13 P12 A1")
    question = asked(game, game.decision.player)
    by_id = {option.id: option for option in question.options}
    assert by_id[END].forgoes == ("forgoes-placing", {"count": question.prompt[1]["placing"]})
    assert not by_id[SPECIAL].forgoes
