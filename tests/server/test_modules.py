"""Tables with modules over the wire: whole games, what is seen and refused, replay, fork, answers beforehand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import UNSET

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.rules.base.scoring import awards
from elgrande.rules.grand_inquisitor.journeys import Journey
from elgrande.rules.grand_inquisitor.kept import MayClose, MayStrike
from elgrande.server.codec import asked
from elgrande.texts import LANGUAGES, has, say
from tests.server.live import Browser, Live, State, first, wait_for
from tests.server.test_play import check_question
from tests.situation import situation

COLONIES = ["grand_inquisitor", "anniversary"]
INSIDE = {"ambassador", "envoy", "third", "captain", "viceroy", "limit-board"}
SHORT = {"rounds": 6}


def played_out(browser: Browser, seed: int) -> tuple[str, Game]:
    """A whole game of two seats at one browser, which the engine plays beside it."""
    table, _ = browser.new_table("here", "here", modules=COLONIES, options=SHORT, seed=seed)
    game = Game.new(2, COLONIES, seed, ["Player 0", "Player 1"], rounds=6, ending="asked")
    chance = Chance(seed)
    state = browser.state(table)
    while not game.over:
        seat = game.decisions[-1].player
        state = state if state["seat"] == seat else browser.state(table, seat)
        check_question(game, state, seat)
        check_preview(game, state)
        question = next(question for question in game.decisions if question.player == seat)
        option = chance.pick(question.options)
        answer = browser.choose(state, option.id)
        assert answer.status_code == 200, answer.text
        state = answer.json()
        game.play(option)
    return table, game


def check_preview(game: Game, state: State) -> None:
    """What a scoring would bring is told of regions, never of spaces inside them."""
    assert set(state["preview"]).isdisjoint({*INSIDE, "castillo"})
    assert {"francia", "ship", "america", "africa"} <= set(state["preview"])
    africa = awards(game.position, game.rules.space_named("africa"))
    assert [line[:2] for line in state["preview"]["africa"]["now"]] == [list(line[:2]) for line in africa]


def test_a_whole_game_with_modules_is_the_game_of_the_engine(browser: Browser) -> None:
    table, game = played_out(browser, 4)
    end = browser.state(table)
    assert end["over"]
    assert [seat["score"] for seat in end["view"]["seats"]] == game.scores
    assert sum(line["points"] for line in end["points"]) == sum(game.scores)
    assert browser.http.get(f"/api/tables/{table}/record").text == game.record()
    assert end["view"]["spaces"]["castillo"]["black"] is not None
    assert {key for key, space in end["view"]["spaces"].items() if space["within"]} == INSIDE
    for line in end["log"]:
        assert line[1] == "note" or all(has(f"event-{line[1]}", language) for language in LANGUAGES)


def as_sent(game: Game) -> dict[str, Any]:
    """What everybody sees of a game, as it goes over the wire."""
    seen: dict[str, Any] = json.loads(json.dumps(game.view().as_dict()))
    return seen


def test_an_earlier_position_is_shown_with_all_that_modules_keep(browser: Browser) -> None:
    table, game = played_out(browser, 6)
    for number in range(0, len(game.choices), 37):
        seen = browser.get(f"/api/tables/{table}/positions/{number}")["view"]
        there = as_sent(game.at(number))
        for name in ("closed", "news", "kept", "offered"):
            assert seen[name] == there[name]
        for key, space in there["spaces"].items():
            for name in ("marks", "notes", "heap", "carried"):
                assert seen["spaces"][key].get(name) == space.get(name)


def test_a_game_with_modules_goes_on_as_another(browser: Browser) -> None:
    table, game = played_out(browser, 8)
    number = len(game.choices) // 2
    players = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "random"}]
    made = browser.post(f"/api/tables/{table}/fork", position=number, players=players)
    assert made.status_code == 201, made.text
    fork = browser.state(made.json()["id"])
    assert fork["config"]["modules"] == ["base", *COLONIES]
    assert fork["view"]["news"] == as_sent(game.at(number))["news"] or fork["position"] > number
    wait_for(lambda: bool(browser.play(made.json()["id"], 5, first)["over"]))


@pytest.mark.parametrize("bots", [("random", "random", "random"), ("page", "random")])
def test_bots_play_with_modules_to_the_end(live: Live, bots: tuple[str, ...]) -> None:
    browser = live.browser()
    table, _ = browser.new_table(*bots, modules=COLONIES, options=SHORT)
    wait_for(lambda: bool(browser.state(table)["over"]), 120)
    assert [seat["kind"] for seat in browser.state(table)["seats"]] == list(bots)
    assert Game.from_record(browser.http.get(f"/api/tables/{table}/record").text).over


def test_a_person_plays_with_modules_against_a_bot(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "random", modules=COLONIES, options=SHORT)

    def choose_once() -> bool:
        state = browser.state(table, 0)
        if state["question"]:
            last = state["question"]["options"][-1]["id"]
            assert browser.choose(state, last).status_code == 200
        return bool(state["over"])

    wait_for(choose_once, 60)


def until(browser: Browser, table: str, seed: int, prompt: str) -> State:
    """Play at random until a seat is asked something."""
    chance = Chance(seed)

    def pick(state: State) -> int:
        found: int = chance.pick(state["question"]["options"])["id"]
        return found

    for _ in range(2000):
        waiting = browser.state(table)["waiting"]
        if not waiting:
            break
        for seat in waiting:
            state = browser.state(table, seat)
            if state["question"]["prompt"][0] == prompt:
                return state
        browser.play(table, 1, pick)
    pytest.fail(f"nobody was asked {prompt}")


def test_a_full_space_inside_a_region_is_refused_with_the_reason(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here", modules=COLONIES, seed=3)
    state = until(browser, table, 3, "prompt-dial-setup")
    key, arguments = state["question"]["refused"]["captain"]
    assert all(say(key, language, **arguments) for language in LANGUAGES)
    assert state["question"]["prompt"][1]["count"] == 2
    assert browser.choose(state, 112 + 17).json()["reason"][0] == key


def test_a_module_that_does_not_exist_makes_no_table(browser: Browser) -> None:
    players = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "here"}]
    answer = browser.post("/api/tables", players=players, modules=["dragons"])
    assert answer.status_code == 422
    assert "no module is called 'dragons'" in answer.json()["error"]


# --- the box ---


def test_the_box_says_what_goes_with_what(browser: Browser) -> None:
    modules = {module["key"]: module for module in browser.get("/api/box")["modules"]}
    assert modules["grand_inquisitor"] == {
        "key": "grand_inquisitor",
        "apart": ["grandissimo"],
        "needs": [],
        "advised_against": ["king_intrigue"],
        "unnamed": ["players_edition", "special_cards"],
    }
    assert modules["grandissimo"]["apart"] == ["grand_inquisitor", "king_intrigue"]
    assert modules["special_cards"]["needs"] == ["king_intrigue"]
    assert all(has(f"web-module-{key}") for key in modules)


def test_the_cards_of_all_modules_with_their_numbers(browser: Browser) -> None:
    cards = {card["key"]: card for card in browser.get("/api/cards")}
    assert cards["veto"]["module"] == "base"
    assert cards["transport"]["module"] == "grand_inquisitor"
    assert cards["transport"]["numbers"] == {"gold": 1, "goods": 2}
    assert cards["transport"]["provenance"] == "reconstructed"
    assert cards["transport"]["printed"] == ["gold", "goods"]  # stated in a rulebook all the same
    assert all(has(f"number-{name}") for card in cards.values() for name in card["numbers"])


# --- answers given beforehand ---


def test_who_says_so_is_not_asked_about_a_kept_card_again_in_this_round(browser: Browser) -> None:
    seed = 3
    table, _ = browser.new_table("here", "here", "here", modules=COLONIES[:1], seed=seed)
    state = asked_to_close(browser, table, seed)
    assert state is not None
    seat, round = state["seat"], state["view"]["round"]
    after = browser.post(f"/api/tables/{table}/later", seat=seat, answer="round").json()
    assert after["later"] == "round"
    chance, asked, rounds = Chance(seed), 0, {round}
    while not after["over"] and asked == 0:
        waiting = browser.state(table)["waiting"]
        after = browser.state(table, waiting[0])
        rounds.add(after["view"]["round"])
        if after["question"]["prompt"][0] == "prompt-close":
            asked += 1
            assert after["view"]["round"] > round
            assert after["later"] == "ask"
            break
        after = browser.choose(after, chance.pick(after["question"]["options"])["id"]).json()
    assert rounds > {round}
    assert asked or after["over"]


def asked_to_close(browser: Browser, table: str, seed: int) -> State | None:
    """Play at random until somebody who keeps the card is asked before another's choice of a card."""
    chance, state = Chance(seed), browser.state(table)
    while not state["over"]:
        state = browser.state(table, state["waiting"][0])
        prompt, arguments = state["question"]["prompt"]
        if prompt == "prompt-close" and arguments["actor"] != state["seat"] and state["view"]["round"] < 6:
            return state
        state = browser.choose(state, towards_closing(state, chance)).json()
    return None


def towards_closing(state: State, chance: Chance) -> int:
    """Take and keep the card that closes others wherever it can be had, else anything."""
    options = state["question"]["options"]
    wanted = [option["id"] for option in options if option.get("card") == "close-card"]
    if state["view"]["in_use"] == "close-card":
        wanted += [option["id"] for option in options if option["text"] == "special"]
    if state["question"]["prompt"][0] in ("prompt-close-now", "prompt-close"):
        wanted += [option["id"] for option in options if option["text"] in ("stop", "pass")]
    return int(wanted[0] if wanted else chance.pick(options)["id"])


def test_only_an_own_seat_can_answer_beforehand(browser: Browser, live: Live) -> None:
    table, _ = browser.new_table("here", "here", modules=COLONIES)
    assert live.browser().post(f"/api/tables/{table}/later", seat=0, answer="round").status_code == 403
    assert browser.post(f"/api/tables/{table}/later", seat=0, answer="sometimes").status_code == 400


@pytest.mark.rule("OPT-6")
def test_a_table_remembers_which_parts_are_left_out(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here", modules=["grandissimo"], without=["prison", "boycott"])
    state = browser.state(table)
    assert state["config"]["without"] == ["prison", "boycott"]
    assert "prison" not in state["view"]["spaces"]
    preset, _ = browser.new_table("here", "here", modules=["grandissimo"], preset="first grandissimo")
    assert "ships" in browser.state(preset)["config"]["without"]
    refused = browser.post("/api/tables", players=[], modules=["grandissimo"], without=["crown"])
    assert refused.status_code >= 400


def test_without_modules_from_elsewhere_no_texts_are_added(browser: Browser) -> None:
    for language in LANGUAGES:
        added = browser.get(f"/api/added?language={language}")
        assert added["texts"] == []
        assert added["events"]["placed"]["arguments"] == ["player", "space"]


# --- what a question is about ---


def test_a_question_names_the_kept_card_that_it_is_about() -> None:
    game = situation("", modules=["grand_inquisitor"], keeps="red:close-card")
    offered = {}
    for player in (0, 1):
        game.position.then(MayClose(player, 1 - player), MayStrike(player, 1 - player, game.rules.card_named("king")))
        game.position.run()
        question = asked(game.view(player))
        assert question is not None
        offered[question.prompt[0], player] = question.tool
    assert offered == {("prompt-close", 0): "close-card", ("prompt-strike", 1): UNSET}


def test_a_question_brings_the_text_that_helps_to_answer() -> None:
    game = situation("Shi: 2 red", modules=["grand_inquisitor"])
    before = asked(game.view(game.decision.player))
    game.position.then(Journey(0))
    game.position.run()
    journey = asked(game.view(0))
    assert before is not None
    assert before.hint is UNSET
    assert journey is not None
    assert journey.hint == ("table-journeys-text", {})
