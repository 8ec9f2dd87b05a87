"""Conspiracy: Grandes in the Castillo (GIC-69, GIC-80)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from tests.rules.events import kinds
from tests.rules.grand_inquisitor.positions import ROUND_OVER, gic
from tests.rules.observing import grande, points
from tests.rules.playing import follow, to_decision
from tests.rules.positions import NINE, general_scoring, special_scoring
from tests.rules.refusing import refuses
from tests.situation import asked, situation, standing, texts, tokens

MODULE: dict[str, Any] = {"modules": ["grand_inquisitor"]}


def grandes(game: Game) -> str:
    """Where all Grandes stand, by the order of the seats."""
    return " ".join(grande(game, colour) for colour in ("red", "blue", "green", "yellow"))


# --- who is thrown in ---


@pytest.mark.rule("GIC-69", "GIC-80")
def test_the_other_players_grandes_are_thrown_into_the_castillo() -> None:
    game = gic(card="conspiracy", king="Gal", grandes="red:Gra blue:Val green:Cat yellow:Nue")
    events = follow(game, "special")
    assert grandes(game) == "Gra Cas Cas Cas"
    assert kinds(events, "grande-thrown") == [("grande-thrown", 1), ("grande-thrown", 2), ("grande-thrown", 3)]
    assert tokens(game) == "2 goods lying"
    assert [seat["grande"] for seat in game.view().as_dict()["seats"]] == ["granada", *["castillo"] * 3]


@pytest.mark.rule("GIC-69", "BASE-50")
def test_not_from_the_kings_region() -> None:
    game = gic(card="conspiracy", king="Gal", grandes="red:Gal blue:Gal green:Cat yellow:Gal")
    game.play("special")
    assert grandes(game) == "Gal Gal Cas Gal"


@pytest.mark.rule("GIC-80", "GIC-10")
def test_from_new_regions_too() -> None:
    game = gic(card="conspiracy", grandes="red:Ame blue:Fra green:Shi yellow:Afr")
    game.play("special")
    assert grandes(game) == "Ame Cas Cas Cas"


@pytest.mark.rule("GIC-80")
def test_the_own_grande_is_never_thrown_and_never_let_out() -> None:
    game = gic(card="conspiracy", grandes="red:Cas blue:Val green:Cat yellow:Nue")
    game.play("special")
    assert grandes(game) == "Cas Cas Cas Cas"


@pytest.mark.rule("GIC-69", "BASE-36")
def test_those_that_are_inside_already_stay_there() -> None:
    game = gic(card="conspiracy", grandes="red:Val blue:Cas green:Cat yellow:Cas")
    events = follow(game, "special")
    assert kinds(events, "grande-thrown") == [("grande-thrown", 2)]


@pytest.mark.rule("GIC-69", "BASE-32")
@pytest.mark.parametrize("line", ["special place Vas Vas Cas Cas", "place Vas Vas Cas Cas special"])
def test_four_are_placed_before_it_or_after_it(line: str) -> None:
    game = gic("", card="conspiracy", king="Gal", court="9 red", castillo="open")
    game.follow(line)
    assert asked(game) == ROUND_OVER
    assert standing(game, "Cas") == "2 red"
    assert grandes(game) == "Gra Cas Cas Cas"


@pytest.mark.rule("GIC-69", "BASE-112", "BASE-123")
def test_one_veto_saves_all_grandes_and_the_goods_stay() -> None:
    game = gic(card="conspiracy", vetoes="blue yellow", seed=2, court="1 red")
    game.follow("special blue:pass yellow:pass blue:pass yellow:veto")
    assert grandes(game) == "Gra Val Cat Nue"
    assert tokens(game) == "2 goods lying"
    assert texts(game) == "place end"


# --- while they are inside ---


@pytest.mark.rule("GIC-80", "BASE-52")
def test_a_grande_inside_earns_no_bonus_in_any_region() -> None:
    inside, outside = (
        special_scoring("Val: 2 blue", "Val", grandes=f"blue:{space}", **MODULE) for space in ("Cas", "Val")
    )
    assert inside == [0, 5, 0, 0]
    assert outside == [0, 7, 0, 0]


@pytest.mark.rule("GIC-69", "GIC-80", "BASE-54")
@pytest.mark.parametrize(
    ("caballeros", "expected"),
    [
        ("Cas: 1 red, 2 blue", [3, 7, 0, 0]),
        ("Cas: 2 red, 2 blue", [3, 3, 0, 0]),
        ("Cas: 2 red, 1 blue", [5, 3, 0, 0]),
        ("Cas: 2 red", [5, 0, 0, 0]),
        ("Cas: 1 blue, 3 green, 1 yellow", [0, 1, 7, 1]),
    ],
)
def test_the_sole_first_in_the_castillo_with_a_grande_inside_earns_2_more(caballeros: str, expected: list[int]) -> None:
    assert special_scoring(caballeros, "Cas", grandes="red:Val blue:Cas green:Cas", **MODULE) == expected


@pytest.mark.rule("GIC-69", "BASE-73")
def test_the_2_points_come_on_top_of_a_score_tile() -> None:
    assert special_scoring("Cas: 2 blue", "Cas", grandes="blue:Cas", tiles="8:Cas", **MODULE) == [0, 10, 0, 0]


@pytest.mark.rule("GIC-69", "BASE-72")
def test_with_two_players_the_2_points_count_too() -> None:
    points = special_scoring("Cas: 1 red, 2 blue", "Cas", grandes="blue:Cas red:Val", players=2, **MODULE)
    assert points == [0, 7]


@pytest.mark.rule("GIC-69", "GIC-52")
def test_black_ones_inside_make_their_holder_the_first() -> None:
    scores = special_scoring("Cas: 1 red, 2 black", "Cas", grandes="blue:Cas", inquisitor="blue", **MODULE)
    assert scores == [3, 7, 0, 0]


@pytest.mark.rule("BASE-53", "GIC-69")
def test_a_grande_inside_is_no_caballero() -> None:
    assert special_scoring("Cas: 1 red", "Cas", grandes="blue:Cas", **MODULE) == [5, 0, 0, 0]


@pytest.mark.rule("BASE-144", "GIC-80")
def test_a_grande_inside_cannot_be_moved() -> None:
    game = gic(card="grande", grandes="red:Cas blue:Val", court="1 red")
    assert texts(game) == "place end"
    assert refuses(game, "special")


# --- out of the Castillo ---


@pytest.mark.rule("GIC-69", "GIC-80", "BASE-62")
def test_at_a_general_scoring_the_castillo_is_scored_before_they_come_out() -> None:
    game, events = general_scoring("Cas: 2 blue, 1 red", "red:Gal blue:Val", grandes="blue:Cas", king="Nue", **MODULE)
    assert grande(game, "blue") == "Val"
    assert ("grande-out", 1, 8) in events
    assert points(game) == "7 red, 14 blue"  # blue 5 + 2 in the Castillo, 5 + 2 in Valencia: the bonus twice


@pytest.mark.rule("GIC-69", "BASE-61")
def test_who_has_only_his_grande_inside_dials_too() -> None:
    game = situation("Val: 1 red", card="king", round=3, king="Nue", grandes="blue:Cas", castillo="open", **MODULE)
    game.play("end")
    assert asked(game) == "blue CastilloDial"
    assert texts(game) == NINE
    assert [refuses(game, space) for space in ("Fra", "Shi", "Cas")] == [True] * 3
    game.play("Val")
    assert grande(game, "blue") == "Val"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GIC-69", "BASE-61", "BASE-63")
def test_with_a_hidden_castillo_all_dial_and_only_grandes_inside_move() -> None:
    game = situation("Val: 1 red", card="king", round=3, king="Nue", grandes="red:Gra blue:Cas green:Cas", **MODULE)
    game.follow("end red:Vas blue:Val green:Val yellow:Gal")
    assert [grande(game, colour) for colour in ("red", "blue", "green")] == ["Gra", "Val", "Val"]


@pytest.mark.rule("GIC-69", "GIC-80")
def test_they_stay_inside_until_the_next_general_scoring() -> None:
    game = gic("Cas: 1 blue", card="conspiracy", round=4, king="Gal")
    game.play("special")
    to_decision(game, "CastilloDial")
    assert game.position.board.round == 6
    assert grandes(game) == "Gra Cas Cas Cas"
    game.follow("red:Val blue:Val green:Sev yellow:Vie")
    assert grandes(game) == "Gra Val Sev Vie"


@pytest.mark.rule("GIC-69", "GIC-80")
def test_thrown_in_the_round_of_a_general_scoring_they_come_out_in_that_one() -> None:
    game = gic("", card="conspiracy", round=6, king="Gal", castillo="open")
    game.follow("special blue:Vas green:Vas yellow:Vas")
    assert grandes(game) == "Gra Vas Vas Vas"


@pytest.mark.rule("GIC-80", "BASE-64")
def test_if_a_dial_fails_the_grande_stays_inside_until_the_next_general_scoring() -> None:
    game = situation(
        "Cas: 2 blue, 1 red", card="king", round=3, king="Gal", grandes="blue:Cas", castillo="open", **MODULE
    )
    game.follow("end blue:Val")
    game.position.board.king = game.rules.space_named("Val")  # he came there in between
    game.play("Sev", 0)
    assert grande(game, "blue") == "Cas"
    assert game.position.board.court[1] == 2
    to_decision(game, "CastilloDial")
    assert game.position.board.round == 6
    game.play("Gra", 1)
    assert grande(game, "blue") == "Gra"
