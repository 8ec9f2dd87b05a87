"""Delayed scoring: a marker that is scored at the end of the next round (GIC-68, GIC-79)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.engine.event import Event
from tests.rules.events import kinds
from tests.rules.grand_inquisitor.observing import delayed
from tests.rules.grand_inquisitor.positions import ROUND_OVER, gic
from tests.rules.observing import may_be_vetoed, points
from tests.rules.playing import IDLE, follow, to_decision, to_round
from tests.rules.positions import NINE, put_on_top
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts, tokens, under


def marked(caballeros: str, region: str, **rest: Any) -> Game:
    """Red has put the marker on a region, at the end of a round; no Grande is about."""
    game = gic(caballeros, **{"card": "delayed-scoring", "king": "Nue", "grandes": "", **rest})
    game.follow(f"special {region}")
    if not game.over and asked(game) == "red UseCard":
        game.play("end")
    return game


def play_on(game: Game, number: int = 99) -> list[Event]:
    """Nobody does anything until this round has begun, or until the game is over; what happened."""
    events: list[Event] = []
    while not game.over and game.position.board.round < number:
        options = [option.text for option in game.decision.options]
        events += game.play(next((text for text in IDLE if text in options), options[0]), game.decision.player)
    return events


def order(game: Game, events: list[Event]) -> str:
    """What was scored, what else ended the round, in order: `!Val` is a delayed scoring."""
    words: list[str] = []
    for kind, *values in kinds(events, "delayed-scoring", "general-scoring", "start-player", "round", "over"):
        words.append(f"!{game.rules.spaces[values[0]].short}" if kind == "delayed-scoring" else kind)
    return " ".join(words)


# --- the marker ---


@pytest.mark.rule("GIC-68", "GIC-79")
def test_the_marker_goes_to_any_region_the_kings_and_new_ones_too() -> None:
    game = gic(card="delayed-scoring", king="Nue")
    game.play("special")
    assert asked(game) == "red Delay"
    assert texts(game) == f"{NINE} Fra Shi Ame Afr"
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")
    assert [refuses(game, option) for option in ("Lim", "Cpt", "stop")] == [True] * 3


@pytest.mark.rule("GIC-68", "GIC-40", "BASE-35")
def test_the_marker_stays_and_the_card_goes_under_its_stack() -> None:
    game = gic(card="delayed-scoring", court="1 red")
    game.follow("special Val")
    assert delayed(game) == ([], ["valencia"])
    assert tokens(game) == "1 gold lying"
    game.play("end")
    assert delayed(game) == (["valencia"], [])
    assert under(game, 7) == "delayed-scoring"


@pytest.mark.rule("GIC-68", "BASE-32")
@pytest.mark.parametrize("line", ["special Vas place Vas Vas Vas", "place Vas Vas Vas special Vas"])
def test_three_are_placed_before_it_or_after_it(line: str) -> None:
    game = gic("", card="delayed-scoring", king="Gal", court="3 red", grandes="")
    game.follow(line)
    assert asked(game) == ROUND_OVER
    assert standing(game, "Vas") == "3 red"
    to_round(game, 6)
    assert points(game) == "5 red"


@pytest.mark.rule("GIC-68", "BASE-112", "BASE-121")
def test_the_target_of_the_marker_can_be_vetoed() -> None:
    game = marked("Val: 1 red", "green:pass Val green:veto", vetoes="green")
    assert asked(game) == ROUND_OVER
    assert delayed(game) == ([], [])
    to_round(game, 6)
    assert points(game) == ""


# --- when it is scored ---


@pytest.mark.rule("GIC-68")
def test_it_is_scored_at_the_end_of_the_next_round_and_only_then() -> None:
    game = marked("Val: 2 red, 1 blue", "Val", round=4)
    assert game.position.board.round == 5
    assert points(game) == ""
    events = play_on(game, 6)
    assert points(game) == "5 red, 3 blue"
    assert order(game, events) == "!Val start-player round"
    assert delayed(game) == ([], [])
    assert order(game, play_on(game, 7)) == "start-player general-scoring round"


@pytest.mark.rule("GIC-68", "BASE-26")
def test_it_comes_before_a_general_scoring_of_that_round() -> None:
    game = marked("Val: 2 red, 1 blue; Cas: 5 blue", "Val", round=5)
    events = play_on(game, 7)
    assert order(game, events) == "!Val start-player general-scoring round"
    first = kinds(events, "points")[:2]
    assert [(player, count) for _, player, count, _, _ in first] == [(0, 5), (1, 3)]


@pytest.mark.rule("GIC-68", "BASE-26")
def test_marked_in_round_8_it_is_scored_before_the_last_general_scoring() -> None:
    game = marked("Val: 1 red", "Val", round=8)
    assert order(game, play_on(game)) == "!Val start-player general-scoring over"
    assert points(game) == "10 red"


@pytest.mark.rule("GIC-68", "BASE-25", "BASE-26")
def test_marked_in_round_9_it_is_scored_after_the_last_general_scoring() -> None:
    game = gic("Val: 1 red", card="delayed-scoring", king="Nue", grandes="", round=9, castillo="open")
    events = follow(game, "special Val")
    assert game.over
    assert order(game, events) == "start-player general-scoring !Val over"
    assert [event[0] for event in events][-9:] == [
        "delayed-scoring",
        "counted",
        "scoring",
        "points",
        "result",
        "result",
        "result",
        "result",
        "over",
    ]
    assert points(game) == "10 red"


@pytest.mark.rule("GIC-68", "BASE-25", "BASE-63")
def test_marked_in_round_9_it_counts_those_who_came_out_of_the_castillo() -> None:
    game = marked("Val: 1 red; Cas: 2 blue", "Val blue:Val", round=9, castillo="open")
    assert game.over
    assert points(game) == "6 red, 15 blue"  # Castillo 5, and twice 3 for red, 5 for blue


@pytest.mark.rule("GIC-79", "BASE-14")
@pytest.mark.parametrize(("number", "later"), [(3, 5), (6, 8), (2, 3), (8, 9)])
def test_in_the_short_game_the_next_round_is_the_next_one_played(number: int, later: int) -> None:
    game = marked("Val: 1 red", "Val", round=number, rounds=6)
    assert not kinds(play_on(game, later), "delayed-scoring")
    assert game.position.board.round == later
    assert kinds(play_on(game, later + 1), "delayed-scoring")


@pytest.mark.rule("GIC-79", "BASE-14")
def test_in_the_short_game_round_9_is_the_last_too() -> None:
    game = marked("Val: 1 red", "Val", round=9, rounds=6, castillo="open")
    assert game.over
    assert points(game) == "10 red"


@pytest.mark.rule("BASE-122", "GIC-68")
def test_when_it_is_due_nobody_can_veto_it() -> None:
    game = marked("Val: 1 red", "green:pass Val green:pass", vetoes="green")
    while game.position.board.round < 6:
        assert not may_be_vetoed(game)
        options = [option.text for option in game.decision.options]
        game.play(next((text for text in IDLE if text in options), options[0]), game.decision.player)
    assert points(game) == "5 red"


# --- how it is scored ---


@pytest.mark.rule("GIC-79", "BASE-51", "BASE-52")
def test_the_kings_region_is_scored_with_both_bonuses() -> None:
    game = marked("Nue: 2 red, 1 blue", "Nue", grandes="red:Nue")
    to_round(game, 6)
    assert points(game) == "11 red, 4 blue"


@pytest.mark.rule("GIC-79", "GIC-21", "GIC-27", "GIC-31")
@pytest.mark.parametrize(
    ("region", "caballeros", "expected"),
    [
        ("Fra", "Amb: 1 red; Env: 1 red; Thi: 1 blue", "6 red, 1 blue"),
        ("Shi", "Cpt: 1 red; Shi: 3 blue", "3 red"),
        ("Ame", "Vic: 1 red; Ame: 1 blue", "5 red, 4 blue"),
        ("Afr", "Afr: 3 red, 2 blue, 1 green", "4 red, 2 blue, 1 green"),
    ],
)
def test_new_regions_are_scored_as_always(region: str, caballeros: str, expected: str) -> None:
    game = marked(caballeros, region)
    to_round(game, 6)
    assert points(game) == expected


@pytest.mark.rule("GIC-79", "GIC-55", "BASE-73")
def test_limit_board_and_score_tile_count_as_they_then_are() -> None:
    game = marked("Lim: 6 blue; Sev: 4 green", "Sev", limit="Sev", tiles="8:Sev", players=3)
    to_round(game, 6)
    assert points(game) == "8 blue"


@pytest.mark.rule("GIC-79")
def test_it_is_scored_as_things_are_when_it_is_due() -> None:
    game = gic("Val: 2 red, 1 blue", card="delayed-scoring", king="Nue", grandes="", round=4)
    put_on_top(game, 1, "intrigue-any-3")
    game.follow("special Val")
    to_decision(game, "TakeCard")
    game.follow("A1 special Val.red>Vas Val.red>Vas stop")
    to_round(game, 6)
    assert points(game) == "5 blue"


@pytest.mark.rule("GIC-76", "GIC-68")
def test_two_markers_on_one_region_score_it_twice() -> None:
    game = gic("Val: 1 red", card="delayed-scoring", king="Nue", grandes="", keeps="blue:double-strike")
    game.follow("special Val use Val")
    assert delayed(game) == (["valencia", "valencia"], [])
    assert order(game, play_on(game, 6)) == "!Val !Val start-player round"
    assert points(game) == "10 red"


@pytest.mark.rule("GIC-76", "GIC-68", "BASE-26")
def test_two_markers_of_round_9_are_both_scored_at_the_end() -> None:
    game = gic(
        "Val: 1 red; Vas: 1 blue",
        card="delayed-scoring",
        king="Nue",
        grandes="",
        round=9,
        castillo="open",
        keeps="blue:double-strike",
    )
    game.play("special")
    game.play("Val")
    events = follow(game, "use Vas")
    assert order(game, events) == "start-player general-scoring !Vas !Val over"
    assert points(game) == "10 red, 10 blue"


@pytest.mark.rule("GIC-68")
def test_a_marker_of_the_next_round_waits_for_its_own_time(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[cards.delayed-scoring]\ncopies = 2\ngold = 2\nplace = 0\n", encoding="utf-8")
    game = gic("Val: 1 red; Vas: 1 blue", card="delayed-scoring", king="Nue", grandes="", round=7, cards=cards)
    put_on_top(game, 7, "delayed-scoring")
    game.follow("special Val")
    assert tokens(game) == "2 gold lying"
    to_decision(game, "TakeCard")
    game.follow("A7 special Vas")
    assert delayed(game) == (["valencia"], ["pais-vasco"])
    to_round(game, 9)
    assert points(game) == "5 red"
    assert delayed(game) == (["pais-vasco"], [])
    assert order(game, play_on(game)) == "!Vas start-player general-scoring over"
    assert points(game) == "10 red, 10 blue"
