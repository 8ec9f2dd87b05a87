"""The power cards of King & Intrigue: what their special actions do (KI-19, KI-21 to KI-34, KI-36 to KI-38, KI-45)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import kinds, scored_order
from tests.rules.king_intrigue.positions import ki, with_card
from tests.rules.observing import courts, grande, king, points, province, tiles
from tests.rules.playing import follow
from tests.rules.positions import NINE
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts

ROUND_OVER = "PlayPowerCard"
"""Red's turn was the last of the round in these positions."""

# --- 10 and 180: their players always hold the Intrigue card and the King card ---


@pytest.mark.rule("KI-21", "KI-15")
@pytest.mark.parametrize("others", ["20", "20 30", "20 30 40", "20 30 40 180"])
def test_who_plays_10_holds_the_intrigue_card(others: str) -> None:
    game = ki("Val: 3 red, 1 blue", power=f"10 {others}", court="1 red")
    game.follow("role second Val.red>Sev Val.red>Sev stop")
    assert standing(game, "Sev") == "2 red"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-21")
def test_with_two_players_the_action_of_10_is_the_same() -> None:
    game = ki("Val: 3 red, 1 blue", power="10 20", court="1 red")
    game.play("special")
    assert texts(game) == "first second"
    game.follow("first Val.blue>Sev")
    assert standing(game, "Sev") == "1 blue"


@pytest.mark.rule("KI-38", "KI-14")
@pytest.mark.parametrize("others", ["20", "20 30", "20 30 40", "20 30 40 170"])
def test_who_plays_180_holds_the_king_card(others: str) -> None:
    game = ki(power=f"180 {others}", court="1 red")
    game.follow("role Val")
    assert king(game) == "Val"


@pytest.mark.rule("KI-38")
def test_with_two_players_the_action_of_180_is_the_same() -> None:
    game = ki(power="180 20", court="1 red")
    game.play("special")
    assert texts(game) == NINE
    game.play("Sev")
    assert king(game) == "Sev"
    assert texts(game) == "place end"


# --- 20: placing anywhere ---


@pytest.mark.rule("KI-22")
def test_20_lets_place_in_any_region_but_the_kings() -> None:
    game = with_card(20, court="7 red", king="Gal")
    game.play("special")
    assert texts(game) == "place end"
    game.play("place")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Cas"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
    game.follow("Val Sev")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Sev") == "1 red"
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-22", "KI-2")
def test_20_does_not_change_the_number() -> None:
    game = ki(power="20 180 10", court="7 red", king="Gal")
    game.follow("special place Val Val Val")
    assert courts(game) == "4 red"
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-22", "KI-19")
def test_20_is_announced_before_placing() -> None:
    game = with_card(20, court="7 red", king="Gal")
    game.follow("place Vas stop")
    assert asked(game).endswith(ROUND_OVER)
    game = with_card(20, court="7 red", king="Gal")
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("KI-22", "KI-19")
def test_a_veto_against_20_comes_before_placing() -> None:
    game = with_card(20, court="7 red", king="Gal", vetoes="green")
    game.play("special")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert texts(game) == "place end"
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("KI-22", "KI-45")
def test_20_is_not_offered_with_an_empty_court() -> None:
    game = with_card(20, court="1 blue")
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-22")
def test_20_counts_for_its_player_and_this_turn_only() -> None:
    game = ki(power="20 180 10 30", later="green", court="7 red, 7 green", king="Gal")
    game.follow("special place Val Val +0 place")
    assert asked(game) == "green Place"
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("KI-22", "KI-13")
def test_20_with_the_intrigue_card_has_no_effect_with_four_players() -> None:
    game = ki("Val: 1 blue", power="20 180 30 40", court="7 red", king="Gal")
    assert texts(game) == "role place end"
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"


# --- 30, 50, 60: caballeros go home ---


@pytest.mark.rule("KI-23")
def test_30_sends_all_of_the_others_courts_to_their_provinces() -> None:
    game = with_card(30, "Val: 2 blue", court="3 red, 7 blue, 1 green")
    game.play("special")
    assert courts(game) == "3 red"
    assert province(game, "blue") == 28
    assert province(game, "green") == 30
    assert standing(game, "Val") == "2 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-23", "KI-45")
def test_30_is_not_offered_if_the_others_courts_are_empty() -> None:
    game = with_card(30, court="3 red")
    assert texts(game) == "place end"


@pytest.mark.rule("KI-25")
def test_50_makes_every_other_player_return_three_clockwise() -> None:
    game = with_card(50, "Val: 2 blue, 1 red; Gal: 4 blue; Sev: 5 yellow", court="1 red, 1 blue, 1 green", king="Gal")
    game.play("special")
    assert asked(game) == "blue ReturnOwn"
    assert texts(game) == "Val.blue court"
    assert refuses(game, "Gal.blue")
    game.follow("Val.blue court Val.blue")
    assert asked(game) == "green ReturnOwn"
    assert texts(game) == "court"
    game.follow("court Sev.yellow Sev.yellow Sev.yellow")
    assert standing(game, "Sev") == "2 yellow"
    assert standing(game, "Val") == "1 red"
    assert courts(game) == "1 red"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-25", "KI-45")
def test_50_is_not_offered_if_the_others_have_nothing_to_return() -> None:
    game = with_card(50, "Gal: 4 blue; Cas: 3 green; Val: 2 red", court="1 red", king="Gal")
    assert texts(game) == "place end"


@pytest.mark.rule("KI-26")
def test_60_returns_one_caballero_of_each_other_player() -> None:
    game = with_card(60, "Val: 2 blue, 1 red, 1 green; Gal: 4 yellow; Sev: 5 blue", court="1 red, 1 green", king="Gal")
    game.play("special")
    assert texts(game) == "stop Sev.blue Val.blue Val.green"
    game.play("Sev.blue")
    assert texts(game) == "stop Val.green"
    with pytest.raises(IllegalChoice, match=reason("hit-already")):
        game.play("Val.blue")
    game.play("Val.green")
    assert standing(game, "Sev") == "4 blue"
    assert province(game, "blue") == 24
    assert courts(game) == "1 red, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-26")
def test_60_may_spare_somebody() -> None:
    game = with_card(60, "Val: 2 blue, 1 green", court="1 red")
    game.follow("special Val.blue stop")
    assert standing(game, "Val") == "1 blue, 1 green"
    assert texts(game) == "place end"


# --- 70 and 80: Grande and score tile ---


@pytest.mark.rule("KI-27")
def test_70_moves_the_own_grande_to_another_region() -> None:
    game = with_card(70, court="1 red", king="Gal", grandes="red:Gra blue:Val")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Val"
    assert refuses(game, "Gal")
    game.play("Val")
    assert grande(game, "red") == "Val"
    assert grande(game, "blue") == "Val"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-27", "KI-45")
def test_70_is_not_offered_if_the_grande_is_in_the_kings_region() -> None:
    game = with_card(70, court="1 red", king="Gra", grandes="red:Gra")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("no-effect")):
        game.play("special")


@pytest.mark.rule("KI-27", "KI-45", "KI-13")
def test_70_from_the_kings_region_leaves_the_king_card_open_with_two_players() -> None:
    game = ki(power="70 20", court="1 red", king="Gra", grandes="red:Gra")
    assert texts(game) == "role place end"
    game.follow("role Gal")
    assert texts(game) == "place end"


@pytest.mark.rule("KI-28")
def test_80_lays_or_moves_a_score_tile() -> None:
    game = with_card(80, court="1 red", king="Gal", tiles="4:Val")
    game.play("special")
    assert texts(game) == "T1 T2"
    game.play("T2")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Cas"
    game.play("Cas")
    assert tiles(game) == "4:Cas"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-28")
def test_80_leaves_a_tile_in_the_kings_region() -> None:
    game = with_card(80, court="1 red", king="Gal", tiles="8:Gal")
    game.play("special")
    assert texts(game) == "T2"
    assert refuses(game, "T1")


# --- 90 to 140: special scorings ---


@pytest.mark.rule("KI-29")
def test_90_scores_the_regions_of_value_four() -> None:
    game = with_card(90, "Gal: 1 red; Cat: 2 blue; Sev: 1 green; Val: 9 yellow", king="Gal", grandes="blue:Cat")
    events = follow(game, "special")
    assert scored_order(game, events) == "Gal Cat Sev"
    assert points(game) == "6 red, 6 blue, 4 green"


@pytest.mark.rule("KI-29")
def test_90_goes_by_the_visible_table() -> None:
    game = with_card(90, "Val: 1 red; Sev: 1 green", tiles="8:Sev 4:Val", grandes="")
    assert scored_order(game, follow(game, "special")) == "Gal Cat Val"
    assert points(game) == "4 red"


@pytest.mark.rule("KI-30")
def test_100_scores_the_regions_of_value_five() -> None:
    game = with_card(100, "Vas: 1 red; Ara: 2 blue, 1 red; Val: 1 green; Gal: 9 yellow", grandes="")
    assert scored_order(game, follow(game, "special")) == "Vas Ara Val"
    assert points(game) == "9 red, 5 blue, 5 green"


@pytest.mark.rule("KI-31")
def test_110_scores_the_regions_of_value_six_and_seven() -> None:
    game = with_card(110, "Vie: 1 red; Nue: 2 blue, 1 red; Gra: 1 green; Gal: 9 yellow", grandes="")
    assert scored_order(game, follow(game, "special")) == "Vie Nue Gra"
    assert points(game) == "10 red, 7 blue, 6 green"


@pytest.mark.rule("KI-32")
def test_120_scores_the_castillo() -> None:
    game = with_card(120, "Cas: 3 red, 2 blue, 1 green; Val: 9 yellow", court="1 red")
    events = follow(game, "special")
    assert kinds(events, "lifted") == [("lifted",)]
    assert points(game) == "5 red, 3 blue, 1 green"
    assert standing(game, "Cas") == "3 red, 2 blue, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-33")
def test_130_scores_one_region_the_kings_too() -> None:
    game = with_card(130, "Gal: 1 red", king="Gal", grandes="red:Gal")
    game.play("special")
    assert texts(game) == NINE
    assert refuses(game, "Cas")
    game.play("Gal")
    assert points(game) == "8 red"


@pytest.mark.rule("KI-34")
def test_140_scores_every_region_that_exactly_one_dials() -> None:
    game = with_card(140, "Gal: 1 red; Val: 2 blue; Sev: 3 green", king="Gal", grandes="")
    game.play("special")
    assert asked(game) == "red blue green yellow ScoringDial"
    assert texts(game) == NINE
    events = follow(game, "red:Gal blue:Val green:Sev yellow:Val")
    assert scored_order(game, events) == "Gal Sev"
    assert points(game) == "6 red, 4 green"


@pytest.mark.rule("KI-34", "KI-42")
def test_a_doubled_region_can_be_dialled_too_and_counts_once() -> None:
    game = with_card(140, "Val: 2 blue", grandes="", doubled="red:Val blue:Sev")
    follow(game, "special red:Val blue:Sev green:Sev yellow:Sev")
    assert points(game) == "5 blue"


# --- 160: off to the Castillo ---


@pytest.mark.rule("KI-36")
def test_160_throws_two_of_every_player_into_the_castillo() -> None:
    game = with_card(160, "Val: 3 red, 1 blue; Sev: 3 green; Gal: 5 yellow; Ara: 1 blue", court="1 red", king="Gal")
    game.play("special")
    assert texts(game) == "Val.red"
    with pytest.raises(IllegalChoice, match=reason("own-first")):
        game.play("Sev.green")
    game.follow("Val.red Val.red Val.blue Sev.green")
    with pytest.raises(IllegalChoice, match=reason("hit-already")):
        game.play("Val.red")
    assert texts(game) == "Ara.blue Sev.green"
    game.follow("Sev.green Ara.blue")
    assert standing(game, "Cas") == "2 red, 2 blue, 2 green"
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Sev") == "1 green"
    assert standing(game, "Gal") == "5 yellow"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-36")
def test_160_throws_as_many_as_there_are() -> None:
    game = with_card(160, "Val: 2 red; Sev: 1 green", court="1 red")
    game.follow("special Val.red Val.red Sev.green")
    assert standing(game, "Cas") == "2 red, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-36", "KI-45")
def test_160_is_not_possible_with_fewer_than_two_own_in_regions() -> None:
    game = with_card(160, "Val: 1 red; Gal: 5 red; Cas: 2 red; Sev: 3 green", court="2 red", king="Gal")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("no-effect")):
        game.play("special")


@pytest.mark.rule("KI-36")
def test_160_counts_own_ones_of_several_regions() -> None:
    game = with_card(160, "Val: 1 red; Sev: 1 red", court="2 red")
    game.follow("special Sev.red Val.red")
    assert standing(game, "Cas") == "2 red"


@pytest.mark.rule("KI-36")
def test_160_takes_nobody_from_the_kings_region_or_a_court() -> None:
    game = with_card(160, "Val: 2 red; Gal: 5 blue", court="2 blue", king="Gal")
    game.play("special")
    assert texts(game) == "Val.red"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal.blue")


# --- 170: royal adviser ---


@pytest.mark.rule("KI-37")
def test_170_moves_the_king_to_an_adjacent_region() -> None:
    game = with_card(170, court="3 red", king="Gal")
    game.play("special")
    assert texts(game) == "Vas Vie"
    assert refuses(game, "Val")
    game.play("Vie")
    assert king(game) == "Vie"
    game.play("place")
    assert texts(game) == "stop Gal Vas Ara Nue Cas"
