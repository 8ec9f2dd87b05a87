"""Veto in King & Intrigue: card 40 is kept, and stops special actions of all cards (KI-16, KI-24, KI-46)."""

from __future__ import annotations

import pytest

from elgrande import Game
from tests.rules.king_intrigue.playing import hand
from tests.rules.king_intrigue.positions import ki, with_card
from tests.rules.observing import courts, grande, king, may_be_vetoed, noticed, points, tiles
from tests.rules.playing import follow, to_round, windows
from tests.situation import asked, kept, standing, texts

ROUND_OVER = "PlayPowerCard"
"""Red's turn was the last of the round in these positions."""

# --- keeping the card ---


@pytest.mark.rule("KI-24", "KI-16")
def test_40_is_kept_as_a_special_action() -> None:
    game = with_card(40, court="1 red")
    game.play("special")
    assert kept(game) == "ki-veto red"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-24")
def test_40_is_not_kept_if_the_action_is_skipped() -> None:
    game = with_card(40, court="1 red")
    game.play("end")
    assert asked(game).endswith(ROUND_OVER)
    assert kept(game) == ""
    assert 40 not in hand(game, "red")


@pytest.mark.rule("KI-24", "KI-13")
@pytest.mark.parametrize("power", ["40 20 30 10", "40 50 60 70"])
def test_40_is_not_kept_if_the_king_or_intrigue_card_replaces_its_action(power: str) -> None:
    game = ki("Val: 1 blue", power=power, court="1 red")
    assert texts(game) == "role place end"
    game.follow("role Val" if power.endswith("10") else "role first Val.blue>Sev")
    game.play("end")
    assert kept(game) == ""


@pytest.mark.rule("KI-24", "KI-13")
def test_with_two_players_the_king_cards_action_or_the_veto() -> None:
    game = ki(power="40 20", court="1 red")
    other = game.copy()
    game.play("special")
    assert kept(game) == "ki-veto red"
    other.follow("role Val")
    assert kept(other) == ""


@pytest.mark.rule("KI-24")
def test_a_veto_can_be_vetoed() -> None:
    game = with_card(40, court="1 red", vetoes="blue")
    game.play("special")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert kept(game) == ""
    assert texts(game) == "place end"


@pytest.mark.rule("KI-24")
def test_it_can_be_used_to_the_end_of_the_next_round() -> None:
    game = with_card(40, round=1)
    game.play("special")
    to_round(game, 2)
    assert kept(game) == "ki-veto red"
    to_round(game, 3)
    assert kept(game) == ""
    assert 40 not in hand(game, "red")


@pytest.mark.rule("KI-24", "KI-16")
def test_a_used_veto_is_out_of_the_game() -> None:
    game = with_card(80, vetoes="blue", court="1 red")
    game.follow("special T1 Val veto")
    assert kept(game) == ""
    assert tiles(game) == ""
    assert 40 not in hand(game, "blue")
    to_round(game, 6)
    assert kept(game) == ""


@pytest.mark.rule("KI-24")
def test_several_vetoes_are_asked_clockwise() -> None:
    game = with_card(80, vetoes="yellow blue", court="1 red")
    game.follow("special T1 Val")
    assert asked(game) == "blue MayVeto"
    game.play("pass")
    assert asked(game) == "yellow MayVeto"
    game.play("veto")
    assert kept(game) == "ki-veto blue"


# --- what it stops ---

BOARD = "Val: 3 red, 2 blue, 1 green; Sev: 2 red, 2 blue; Cas: 1 red"
ACTIONS = [
    (20, "special?"),
    (30, "special?"),
    (40, "special?"),
    (50, "special?"),
    (60, "special Val.blue? Val.green?"),
    (70, "special Val?"),
    (80, "special T1 Val?"),
    (90, "special Gal? Cat??"),
    (100, "special Ara? Vas??"),
    (110, "special Nue? Vie??"),
    (120, "special?"),
    (130, "special Val?"),
    (140, "special?"),
    (150, "special?"),
    (160, "special Val.red? Sev.red? Val.blue? Sev.blue?"),
    (170, "special Vas?"),
]
"""Each power card: how its action begins; a `?` where a Veto may be used, which is before each step."""


def begun(value: int, vetoes: str = "yellow") -> Game:
    return with_card(value, BOARD, court="3 red, 3 blue", vetoes=vetoes, king="Gal")


@pytest.mark.rule("KI-24", "KI-17")
@pytest.mark.parametrize(("value", "line"), ACTIONS)
def test_a_veto_may_be_used_before_each_step_of_an_action(value: int, line: str) -> None:
    assert windows(begun(value), line) == line


@pytest.mark.rule("KI-24", "KI-17")
@pytest.mark.parametrize(("value", "line"), ACTIONS)
def test_a_veto_before_the_first_step_leaves_all_as_it_was(value: int, line: str) -> None:
    game = begun(value)
    before = noticed(game)
    game.follow(line[: line.index("?")])
    assert may_be_vetoed(game)
    game.play("veto")
    assert noticed(game) == before
    assert kept(game) == ""
    assert texts(game) == "place end"


@pytest.mark.rule("KI-36", "KI-24")
def test_a_veto_in_the_middle_leaves_what_was_done() -> None:
    game = begun(160)
    game.follow("special Val.red pass Val.red pass Val.blue veto")
    assert standing(game, "Cas") == "3 red"
    assert standing(game, "Val") == "1 red, 2 blue, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-34", "KI-24")
def test_secret_scoring_can_be_stopped_after_the_reveal() -> None:
    game = begun(140)
    game.follow("special pass red:Val blue:Sev green:Gra yellow:Gra")
    assert asked(game) == "red ScoreNext"
    game.follow("Val veto")
    assert points(game) == ""
    assert texts(game) == "place end"


@pytest.mark.rule("KI-24")
def test_the_player_himself_is_never_asked() -> None:
    game = begun(80, vetoes="red")
    game.follow("special T1 Val")
    assert tiles(game) == "8:Val"


@pytest.mark.rule("KI-24", "OPT-3")
def test_with_vetoes_only_at_the_start_later_steps_stand() -> None:
    game = with_card(160, BOARD, court="3 red", vetoes="yellow", veto="start")
    assert windows(game, "special Val.red? Val.red Val.blue") == "special Val.red? Val.red Val.blue"


# --- King card and Intrigue card ---


@pytest.mark.rule("KI-46", "KI-14")
@pytest.mark.parametrize("power", ["170 20 30 40", "170 20 30"])
def test_the_king_card_can_be_vetoed_and_no_other_action_takes_its_place(power: str) -> None:
    game = ki(power=power, court="3 red", vetoes="blue", king="Gal")
    game.follow("role Val")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert king(game) == "Gal"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-46", "KI-15")
@pytest.mark.parametrize("power", ["70 80 90 100", "70 80 90"])
def test_the_intrigue_card_can_be_vetoed_and_no_other_action_takes_its_place(power: str) -> None:
    game = ki(BOARD, power=power, court="3 red", vetoes="blue")
    game.follow("role second Val.red>Sev pass Val.red>Sev")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert standing(game, "Sev") == "3 red, 2 blue"
    assert grande(game, "red") == "Gra"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-46")
def test_a_vetoed_action_leaves_placing() -> None:
    game = ki(power="170 20 30 40", court="3 red", vetoes="blue", king="Gal")
    follow(game, "role Val veto place Vas Vie stop")
    assert courts(game) == "1 red"
    assert asked(game).endswith(ROUND_OVER)
