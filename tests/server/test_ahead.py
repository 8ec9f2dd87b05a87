"""Looking ahead: what people are shown at once is what they would be asked, and tells them nothing else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.board.options import AMOUNT, END, LEVY, PASS, PLACE, POWER, SPECIAL, STOP, kind_of
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS
from elgrande.engine.step import Secret
from elgrande.rules.config import module_sets
from elgrande.server import codec
from elgrande.server.ahead import look_ahead, usual_answer
from elgrande.server.table_state import NextQuestion, Option, Question
from tests.rules.grand_inquisitor.positions import whole_turn
from tests.server.live import Browser, State
from tests.situation import situation

DOES_NOTHING = {STOP, PASS, END}
GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


def asked(game: Game, seat: int) -> Question:
    """What a seat is asked, with what lies ahead."""
    question = codec.asked(game.view(seat))
    assert question is not None
    look_ahead(game, question)
    return question


def after(game: Game, seat: int, option: Option) -> tuple[Game, Question]:
    """The game after an option that only leads to another question, and after usual answers; and that question."""
    assert isinstance(option.then, NextQuestion)
    later = game.copy()
    events = later.play(option.id, seat)
    assert not any(KINDS[event[0]].moves for event in events)
    through = option.then.through or []
    for usual in through:
        assert usual == usual_answer(later, later.position.decision)
        later.play(usual, seat)
    assert later.undoable == game.undoable + 1 + len(through), "it can be taken back"
    (following,) = later.decisions
    assert following.player == seat
    assert not following.secret
    fresh = codec.asked(later.view(seat))
    assert fresh is not None
    return later, fresh


def check_then(game: Game, seat: int, option: Option, known: set[int]) -> Counter[str]:
    """What an option leads to is what would be asked then; returns what was found."""
    assert isinstance(option.then, NextQuestion)
    later, fresh = after(game, seat, option)
    offered = {one.id for one in fresh.options}
    assert {one.id for one in option.then.options} == offered - known - DOES_NOTHING
    assert (option.then.prompt, option.then.refused) == (fresh.prompt, fresh.refused)
    assert (option.then.picks_up, option.then.carries) == (fresh.picks_up, fresh.carries)
    found = Counter(["onward" if option.then.onward else "then", option.text])
    for one in option.then.options:
        assert option.then.onward or not (one.then or one.carries)
        found += check_ahead(later, seat, one, offered)
    return found


def check_ahead(game: Game, seat: int, option: Option, known: set[int]) -> Counter[str]:
    """What lies ahead of an option is true; returns what was found."""
    found = check_then(game, seat, option, known) if option.then else Counter[str]()
    if option.carries:
        later = game.copy()
        later.play(option.id, seat)
        fresh = codec.asked(later.view(seat))
        assert fresh is not None
        assert fresh.carries == option.carries
        assert {one.kind for one in fresh.options} >= {"space"}
        found[f"carries {option.carries}"] += 1
    return found


def on_the_map(options: list[Option]) -> Counter[str]:
    """What can be chosen on the map, with all that lies ahead."""
    found = Counter(f"{one.kind} {one.space} {one.colour}" for one in options if one.kind in ("space", "pick"))
    for option in options:
        found += on_the_map(option.then.options) if option.then else Counter()
    return found


def check(game: Game, seat: int) -> Counter[str]:
    """What lies ahead of a seat is true; returns what was found."""
    question, found = asked(game, seat), Counter[str]()
    known = {option.id for option in question.options}
    for option in question.options:
        found += check_ahead(game, seat, option, known)
    assert found["then"] <= 2
    assert max(on_the_map(question.options).values(), default=1) == 1, "a click on the map means one thing"
    if isinstance(question.usual, int):
        found["usual"] += 1
        assert question.usual in known
        assert not question.secret
        assert kind_of(question.usual) != POWER
        if len(known) == 1 and question.usual != END:
            later = game.copy()
            later.play(question.usual, seat)
            assert later.undoable == game.undoable + 1
            assert [one.player for one in later.decisions] == [seat]
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
    assert "grand_inquisitor" in modules or not found["onward"]


@pytest.mark.parametrize("modules", [["grandissimo"], ["grand_inquisitor", "king_intrigue"]], ids="+".join)
def test_what_cannot_be_known_changes_nothing_that_lies_ahead(modules: list[str]) -> None:
    game, chance = Game.new(4, modules, 3), Chance(1)
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


@pytest.mark.parametrize("card", ["king", "grande"])
def test_a_piece_can_be_dragged_even_while_caballeros_can_be_placed(card: str) -> None:
    game = situation(card=card, court="1 red", king="Val", grandes="red:Gal")

    def special() -> Option:
        return next(option for option in asked(game, game.decision.player).options if option.id == SPECIAL)

    assert not special().then
    assert special().carries == card
    game.follow("place Gra")
    then = special().then
    assert isinstance(then, NextQuestion)
    assert then.carries == card
    assert not special().carries


def test_who_does_not_sail_goes_straight_on_to_the_cards() -> None:
    game = whole_turn("Shi: 1 red", king="Nue", province="9 red", offered={1: "intrigue-any-3", 2: "veto"})
    game.position.board.power[0] = 7
    question = asked(game, 0)
    stop = next(option for option in question.options if option.id == STOP)
    assert isinstance(stop.then, NextQuestion)
    assert stop.then.onward
    assert stop.then.prompt[0] == "prompt-take-card"
    assert stop.then.through == [AMOUNT + 3]
    assert [option.text for option in stop.then.options[:2]] == ["A1", "A2"]
    assert check(game, 0)["onward"] == 1


def test_where_somebody_else_is_asked_first_nobody_goes_straight_on() -> None:
    game = whole_turn("Shi: 1 red", king="Nue", keeps="blue:close-card", offered={1: "intrigue-any-3", 2: "veto"})
    assert not any(option.then for option in asked(game, 0).options)


def test_a_last_caballero_for_the_court_comes_by_itself() -> None:
    automatic = situation("Val: 2 black", modules=["grand_inquisitor"], card="holy-inquisition", ending="automatic")
    game = situation("Val: 2 black", modules=["grand_inquisitor"], card="holy-inquisition", ending="asked")
    for one in (automatic, game):
        one.follow("special stop")
        assert [option.text for option in one.options] == ["levy", "end"]
    assert not asked(automatic, 0).usual, "nobody could take it back"
    assert asked(game, 0).usual == LEVY
    game.follow("levy place Cas")
    assert asked(game, 0).usual == END
