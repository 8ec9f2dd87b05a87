"""Stack 3: the special scorings (BASE-81, BASE-131 to BASE-138)."""

from __future__ import annotations

import pytest

from elgrande import CannotUndo, IllegalChoice
from tests.rules.events import scored_order
from tests.rules.observing import noticed, points
from tests.rules.positions import NINE
from tests.situation import asked, kept, situation, standing, texts, under

CARDS = [
    pytest.param("score-4", "special Gal", marks=pytest.mark.rule("BASE-131")),
    pytest.param("score-5", "special Vas", marks=pytest.mark.rule("BASE-132")),
    pytest.param("score-6-7", "special Vie", marks=pytest.mark.rule("BASE-133")),
    pytest.param("score-castillo", "special", marks=pytest.mark.rule("BASE-134")),
    pytest.param("score-first", "special Gal", marks=pytest.mark.rule("BASE-135")),
    pytest.param("score-most", "special", marks=pytest.mark.rule("BASE-136")),
    pytest.param("score-fewest", "special", marks=pytest.mark.rule("BASE-137")),
    pytest.param("score-region-3", "special Vas", marks=pytest.mark.rule("BASE-138")),
]
"""Each card, and the choices up to its first announced step when somebody holds a Veto."""

EVERYWHERE = "Gal: 2 red; Vas: 2 blue; Ara: 1 green; Vie: 5 red, 1 blue; Sev: 2 yellow; Cas: 3 red, 2 green"


# --- every card of the stack ---


@pytest.mark.rule("BASE-33", "BASE-35")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_the_scoring_may_be_skipped(card: str, announced: str) -> None:
    game = situation(EVERYWHERE, king="Gal", card=card, court="4 red")
    game.follow("place Vas Cas Cas")
    assert texts(game) == "special end"
    game.follow("end")
    assert points(game) == ""
    assert under(game, 3) == card


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_three_caballeros_are_placed_before_or_after_the_scoring(card: str, announced: str) -> None:
    game = situation(EVERYWHERE, king="Gal", card=card, court="4 red")
    game.follow("special" if card != "score-region-3" else announced)
    assert points(game) != ""
    assert texts(game) == "place end"
    game.follow("place Cas Cas Cas")
    assert standing(game, "Cas") == "6 red, 2 green"
    assert asked(game).endswith("PlayPowerCard")  # the turn is over


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_a_veto_at_the_start_stops_the_whole_scoring_but_not_the_placing(card: str, announced: str) -> None:
    game = situation(EVERYWHERE, king="Gal", card=card, court="2 red", vetoes="green")
    before = noticed(game)
    game.follow(announced)
    assert asked(game) == "green MayVeto"
    game.follow("veto")
    assert noticed(game) == before
    assert kept(game) == ""
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"
    game.follow("place Vas Vie")
    assert standing(game, "Vas") == "1 red, 2 blue"


# --- the regions of a value ---


@pytest.mark.rule("BASE-131")
def test_all_regions_of_value_4() -> None:
    game = situation(
        "Gal: 2 red, 1 blue; Cat: 1 green; Sev: 3 blue, 2 red, 1 yellow; Vas: 5 green; Cas: 6 yellow",
        king="Nue",
        card="score-4",
    )
    assert scored_order(game, game.play("special")) == "Gal Cat Sev"
    assert points(game) == "7 red, 6 blue, 4 green, 1 yellow"


@pytest.mark.rule("BASE-132")
def test_all_regions_of_value_5() -> None:
    game = situation(
        "Vas: 2 red, 1 blue; Ara: 1 green; Val: 3 blue, 2 red, 1 yellow; Gal: 5 green; Cas: 6 yellow",
        king="Nue",
        card="score-5",
    )
    assert scored_order(game, game.play("special")) == "Vas Ara Val"
    assert points(game) == "8 red, 8 blue, 5 green, 2 yellow"


@pytest.mark.rule("BASE-133")
def test_all_regions_of_value_6_and_7() -> None:
    game = situation(
        "Vie: 2 red, 1 blue; Nue: 1 green; Gra: 3 blue, 2 red, 1 yellow; Val: 5 green; Cas: 6 yellow",
        king="Gal",
        card="score-6-7",
    )
    assert scored_order(game, game.play("special")) == "Vie Nue Gra"
    assert points(game) == "9 red, 10 blue, 7 green, 1 yellow"


@pytest.mark.rule("BASE-73", "BASE-131")
def test_a_tile_4_makes_a_region_value_4() -> None:
    game = situation("Val: 2 red, 1 blue", king="Gal", tiles="4:Val", card="score-4")
    assert scored_order(game, game.play("special")) == "Gal Cat Sev Val"
    assert points(game) == "4 red"


@pytest.mark.rule("BASE-73", "BASE-131")
def test_a_region_of_value_4_under_the_tile_8_is_no_longer_one() -> None:
    game = situation("Gal: 2 red, 1 blue; Cat: 1 blue", king="Nue", tiles="8:Gal", card="score-4")
    assert scored_order(game, game.play("special")) == "Cat Sev"
    assert points(game) == "4 blue"


@pytest.mark.rule("BASE-73", "BASE-131")
def test_a_region_of_value_4_under_the_tile_4_is_scored_by_the_tile() -> None:
    game = situation("Sev: 2 red, 1 blue", king="Gal", tiles="4:Sev", card="score-4")
    game.follow("special")
    assert points(game) == "4 red"


@pytest.mark.rule("BASE-4", "BASE-73", "BASE-131")
def test_a_tile_4_on_the_castillo_makes_it_no_region() -> None:
    game = situation("Cas: 2 red, 1 blue", king="Gal", tiles="4:Cas", card="score-4")
    assert scored_order(game, game.play("special")) == "Gal Cat Sev"
    assert points(game) == ""


@pytest.mark.rule("BASE-73", "BASE-132")
def test_tiles_take_regions_out_of_a_scoring_of_value_5() -> None:
    game = situation("Vas: 1 red; Ara: 1 red; Val: 1 blue", king="Gal", tiles="8:Vas 4:Ara", card="score-5")
    assert scored_order(game, game.play("special")) == "Val"
    assert points(game) == "5 blue"


@pytest.mark.rule("BASE-73", "BASE-133")
def test_value_8_is_neither_6_nor_7() -> None:
    game = situation("Vie: 1 blue; Nue: 1 red; Gra: 1 red", king="Gal", tiles="8:Nue 4:Gra", card="score-6-7")
    assert scored_order(game, game.play("special")) == "Vie"
    assert points(game) == "6 blue"


@pytest.mark.rule("BASE-51", "BASE-52", "BASE-81", "BASE-133")
def test_the_kings_region_is_scored_too_and_both_bonuses_count() -> None:
    game = situation("Nue: 2 red, 1 blue; Gra: 1 green", king="Nue", grandes="red:Nue blue:Gra", card="score-6-7")
    game.follow("special")
    assert points(game) == "11 red, 4 blue, 6 green"


@pytest.mark.rule("BASE-72", "BASE-81", "BASE-131")
@pytest.mark.parametrize(("players", "result"), [(2, "4 red"), (3, "4 red, 3 blue")])
def test_a_special_scoring_counts_as_many_places_as_a_general_one(players: int, result: str) -> None:
    third = ", 1 green" if players == 3 else ""
    game = situation(f"Sev: 3 red, 2 blue{third}", king="Gal", card="score-4", players=players)
    game.follow("special")
    assert points(game) == result


@pytest.mark.rule("BASE-132")
def test_a_value_scoring_is_offered_even_where_nobody_stands() -> None:
    game = situation("Gal: 2 red", king="Gal", card="score-5", court="1 red")
    assert texts(game) == "special place end"
    game.follow("special")
    assert points(game) == ""


@pytest.mark.rule("BASE-32", "BASE-81", "BASE-131")
def test_who_places_first_scores_with_the_new_caballeros() -> None:
    tied = "Gal: 1 red, 1 blue"
    after = situation(tied, king="Vie", card="score-4", court="1 red")
    after.follow("special place Gal")
    assert points(after) == "2 red, 2 blue"
    before = situation(tied, king="Vie", card="score-4", court="1 red")
    before.follow("place Gal special")
    assert points(before) == "4 red, 2 blue"


# --- the order of the regions ---


@pytest.mark.rule("BASE-81", "BASE-131")
def test_without_a_veto_around_the_regions_are_scored_in_track_order_at_once() -> None:
    game = situation("Gal: 1 red; Cat: 1 red; Sev: 1 red", king="Nue", card="score-4", court="1 red")
    assert scored_order(game, game.play("special")) == "Gal Cat Sev"
    assert asked(game) == "red UseCard"


@pytest.mark.rule("BASE-81", "BASE-123")
def test_an_own_veto_does_not_make_the_player_choose_an_order() -> None:
    game = situation("Gal: 1 red", king="Nue", card="score-4", court="1 red", vetoes="red")
    assert scored_order(game, game.play("special")) == "Gal Cat Sev"
    assert kept(game) == "veto red"


@pytest.mark.rule("BASE-81", "BASE-112", "BASE-121", "BASE-131")
def test_with_a_veto_around_the_active_player_chooses_the_order_and_each_region_is_a_window() -> None:
    game = situation("Gal: 1 red; Cat: 1 red; Sev: 1 red", king="Nue", card="score-4", court="1 red", vetoes="blue")
    game.follow("special")
    assert asked(game) == "red ScoreNext"
    assert texts(game) == "Gal Cat Sev"
    game.follow("Sev")
    assert asked(game) == "blue MayVeto"
    game.follow("pass")
    assert points(game) == "4 red"
    assert texts(game) == "Gal Cat"
    game.follow("Gal pass")
    assert asked(game) == "blue MayVeto"  # the last region needs no choice, but is a window too
    game.follow("pass")
    assert points(game) == "12 red"
    assert asked(game) == "red UseCard"
    assert kept(game) == "veto blue"


@pytest.mark.rule("BASE-81", "BASE-112", "BASE-122", "BASE-133")
def test_a_veto_in_the_middle_leaves_what_was_scored() -> None:
    game = situation("Vie: 1 red; Nue: 1 red; Gra: 1 red", king="Gal", card="score-6-7", court="1 red", vetoes="blue")
    game.follow("special Nue pass Gra veto")
    assert points(game) == "7 red"
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-81")
def test_a_region_outside_the_scoring_or_scored_before_is_refused() -> None:
    game = situation("Gal: 1 red", king="Nue", card="score-4", vetoes="blue")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="Valencia"):
        game.play("Val")
    game.follow("Gal pass")
    with pytest.raises(IllegalChoice, match="Galicia"):
        game.play("Gal")


@pytest.mark.rule("BASE-81", "OPT-3")
def test_where_a_veto_counts_only_at_the_start_the_rest_is_scored_in_track_order_without_asking() -> None:
    game = situation(
        "Gal: 1 red; Cat: 1 red; Sev: 1 red", king="Nue", card="score-4", court="1 red", vetoes="blue", veto="start"
    )
    game.follow("special Cat")
    assert asked(game) == "blue MayVeto"
    assert scored_order(game, game.play("pass")) == "Cat Gal Sev"
    assert asked(game) == "red UseCard"


@pytest.mark.rule("BASE-81", "BASE-136")
def test_a_single_region_needs_no_order() -> None:
    game = situation("Gal: 3 red; Vas: 1 blue", king="Nue", card="score-most", court="1 red", vetoes="blue")
    game.follow("special")
    assert asked(game) == "blue MayVeto"
    game.follow("pass")
    assert points(game) == "4 red"


# --- the Castillo ---


@pytest.mark.rule("BASE-134", "BASE-62", "BASE-71")
def test_the_castillo_is_scored_for_all_by_its_table() -> None:
    game = situation("Cas: 2 red, 2 blue, 1 green; Gal: 4 yellow", king="Gal", card="score-castillo")
    assert scored_order(game, game.play("special")) == "Cas"
    assert points(game) == "3 red, 3 blue, 1 green"


@pytest.mark.rule("BASE-134", "BASE-42")
def test_everybody_sees_what_is_inside_and_it_all_goes_back_in() -> None:
    game = situation("Cas: 3 red, 1 green", king="Gal", card="score-castillo")
    events = game.play("special")
    assert [event for event in events if event[0] == "inside" and event[2]] == [("inside", 0, 3), ("inside", 2, 1)]
    assert standing(game, "Cas") == "3 red, 1 green"


@pytest.mark.rule("BASE-134", "BASE-54")
def test_the_castillo_has_no_bonuses() -> None:
    game = situation("Cas: 3 red, 1 green", king="Gal", grandes="red:Cas", card="score-castillo")
    game.follow("special")
    assert points(game) == "5 red, 3 green"


@pytest.mark.rule("BASE-134", "BASE-62", "BASE-73")
def test_a_tile_on_the_castillo_replaces_its_table() -> None:
    game = situation("Cas: 3 red, 2 green, 1 blue", king="Gal", tiles="8:Cas", card="score-castillo")
    game.follow("special")
    assert points(game) == "8 red, 4 green"


@pytest.mark.rule("BASE-134", "BASE-36", "BASE-41")
def test_an_empty_castillo_may_be_lifted_and_brings_nobody_anything() -> None:
    game = situation("Gal: 3 red", king="Nue", card="score-castillo", court="1 red")
    assert texts(game) == "special place end"
    assert scored_order(game, game.play("special")) == "Cas"
    assert points(game) == ""


@pytest.mark.rule("BASE-134", "BASE-32")
def test_what_is_thrown_in_first_counts() -> None:
    game = situation("Cas: 2 red, 2 blue", king="Gal", card="score-castillo", court="3 red")
    game.follow("place Cas stop special")
    assert points(game) == "5 red, 3 blue"
    late = situation("Cas: 2 red, 2 blue", king="Gal", card="score-castillo", court="3 red")
    late.follow("special place Cas")
    assert points(late) == "3 red, 3 blue"


@pytest.mark.rule("BASE-134", "BASE-41")
def test_nobody_takes_back_a_look_into_the_hidden_castillo() -> None:
    game = situation("Cas: 2 red", king="Gal", card="score-castillo", court="3 red")
    game.follow("special")
    with pytest.raises(CannotUndo):
        game.undo()


# --- sole first places ---


@pytest.mark.rule("BASE-135")
def test_only_sole_first_places_score_in_all_regions() -> None:
    game = situation(
        "Gal: 2 red, 1 blue; Vas: 2 red, 2 blue, 1 green; Ara: 3 green, 1 yellow; Val: 1 yellow; Cas: 4 yellow",
        king="Nue",
        card="score-first",
    )
    assert scored_order(game, game.play("special")) == NINE
    assert points(game) == "4 red, 5 green, 5 yellow"


@pytest.mark.rule("BASE-135", "BASE-51", "BASE-52")
def test_bonuses_count_for_a_sole_first_place_and_for_no_tie() -> None:
    game = situation(
        "Gal: 2 red, 1 blue; Ara: 3 green; Sev: 1 blue, 1 yellow",
        king="Gal",
        grandes="green:Ara blue:Sev red:Gal",
        card="score-first",
    )
    game.follow("special")
    assert points(game) == "8 red, 7 green"


@pytest.mark.rule("BASE-135", "BASE-51")
def test_a_tie_in_the_kings_region_scores_nothing_there() -> None:
    game = situation("Gal: 2 red, 2 blue, 1 green", king="Gal", grandes="red:Gal", card="score-first")
    game.follow("special")
    assert points(game) == ""


@pytest.mark.rule("BASE-135", "BASE-73")
def test_a_first_place_on_a_tile_scores_the_tile() -> None:
    game = situation("Cat: 2 red, 1 blue; Nue: 1 blue", king="Gal", tiles="8:Cat 4:Nue", card="score-first")
    game.follow("special")
    assert points(game) == "8 red, 4 blue"


@pytest.mark.rule("BASE-135", "BASE-81", "BASE-112")
def test_with_a_veto_around_first_places_are_scored_one_by_one() -> None:
    game = situation("Gal: 2 red, 1 blue; Val: 1 red", king="Nue", card="score-first", court="1 red", vetoes="yellow")
    game.follow("special")
    assert asked(game) == "red ScoreNext"
    game.follow("Gal pass Val veto")
    assert points(game) == "4 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-135", "BASE-32")
def test_a_caballero_placed_first_can_make_a_first_place() -> None:
    game = situation("Vas: 1 red, 1 blue", king="Gal", card="score-first", court="1 red")
    game.follow("place Vas special")
    assert points(game) == "5 red"


# --- the most and the fewest ---


@pytest.mark.rule("BASE-136")
def test_the_region_with_the_most_caballeros_of_all_together() -> None:
    game = situation("Gal: 3 red, 2 blue; Vas: 4 green; Cas: 9 yellow", king="Nue", card="score-most")
    assert scored_order(game, game.play("special")) == "Gal"
    assert points(game) == "4 red, 2 blue"


@pytest.mark.rule("BASE-136", "BASE-81")
def test_all_regions_tied_for_the_most_are_scored() -> None:
    game = situation("Gal: 3 red, 2 blue; Vas: 4 green; Val: 5 yellow", king="Nue", card="score-most")
    assert scored_order(game, game.play("special")) == "Gal Val"
    assert points(game) == "4 red, 2 blue, 5 yellow"


@pytest.mark.rule("BASE-136", "BASE-51", "BASE-52", "BASE-53")
def test_grandes_do_not_count_for_the_most_but_their_bonus_does() -> None:
    game = situation(
        "Gal: 3 red; Val: 2 blue", king="Gal", grandes="blue:Val red:Val green:Val yellow:Val", card="score-most"
    )
    assert scored_order(game, game.play("special")) == "Gal"
    assert points(game) == "6 red"


@pytest.mark.rule("BASE-36", "BASE-136")
def test_without_caballeros_in_regions_there_is_no_region_with_the_most() -> None:
    game = situation("Cas: 3 red", king="Gal", card="score-most", court="2 red")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice):
        game.play("special")
    game.follow("place Vas stop")
    assert texts(game) == "special end"


@pytest.mark.rule("BASE-136", "BASE-32")
def test_placing_first_can_make_another_region_the_fullest() -> None:
    game = situation("Sev: 3 blue; Vas: 2 red", king="Gal", card="score-most", court="3 red")
    game.follow("place Vas Vas stop special")
    assert points(game) == "5 red"
    late = situation("Sev: 3 blue; Vas: 2 red", king="Gal", card="score-most", court="3 red")
    late.follow("special place Vas Vas")
    assert points(late) == "4 blue"


@pytest.mark.rule("BASE-136", "BASE-81", "BASE-112")
def test_a_veto_between_two_tied_regions() -> None:
    game = situation("Gal: 2 red; Val: 2 red; Ara: 1 blue", king="Nue", card="score-most", court="1 red", vetoes="blue")
    game.follow("special")
    assert texts(game) == "Gal Val"
    game.follow("Val pass veto")
    assert points(game) == "5 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-137")
def test_the_region_with_the_fewest_caballeros_empty_ones_ignored() -> None:
    game = situation("Gal: 2 red; Vas: 1 blue, 1 green; Ara: 1 yellow; Cas: 1 red", king="Nue", card="score-fewest")
    assert scored_order(game, game.play("special")) == "Ara"
    assert points(game) == "5 yellow"


@pytest.mark.rule("BASE-137", "BASE-81")
def test_all_regions_tied_for_the_fewest_are_scored() -> None:
    game = situation("Gal: 2 red; Vas: 1 blue, 1 green; Ara: 3 yellow", king="Nue", card="score-fewest")
    assert scored_order(game, game.play("special")) == "Gal Vas"
    assert points(game) == "4 red, 3 blue, 3 green"


@pytest.mark.rule("BASE-137", "BASE-51", "BASE-52")
def test_the_fewest_with_both_bonuses() -> None:
    game = situation("Gal: 1 red; Val: 2 blue", king="Gal", grandes="red:Gal", card="score-fewest")
    game.follow("special")
    assert points(game) == "8 red"


@pytest.mark.rule("BASE-36", "BASE-137")
def test_without_caballeros_in_regions_there_is_no_region_with_the_fewest() -> None:
    game = situation("Cas: 3 red", king="Gal", card="score-fewest", court="2 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-137", "BASE-32")
def test_one_caballero_placed_first_can_be_the_fewest() -> None:
    game = situation("Sev: 2 blue", king="Gal", card="score-fewest", court="3 red")
    game.follow("place Vie stop special")
    assert points(game) == "6 red"
    late = situation("Sev: 2 blue", king="Gal", card="score-fewest", court="3 red")
    late.follow("special place Vie")
    assert points(late) == "4 blue"


@pytest.mark.rule("BASE-137", "BASE-112")
def test_a_veto_between_two_regions_with_the_fewest() -> None:
    game = situation("Gal: 1 red; Val: 1 red; Ara: 2 blue", king="Nue", card="score-fewest", vetoes="blue")
    game.follow("special Gal pass veto")
    assert points(game) == "4 red"


# --- one region of choice ---


@pytest.mark.rule("BASE-138")
def test_one_region_of_choice_is_scored_for_all() -> None:
    game = situation("Val: 1 red, 3 blue, 2 green; Gal: 4 yellow", king="Nue", card="score-region-3")
    game.follow("special")
    assert texts(game) == NINE
    game.follow("Val")
    assert points(game) == "2 red, 5 blue, 3 green"


@pytest.mark.rule("BASE-138", "BASE-51", "BASE-52")
def test_the_kings_region_may_be_chosen() -> None:
    game = situation("Val: 3 blue, 2 green", king="Val", grandes="blue:Val", card="score-region-3")
    game.follow("special Val")
    assert points(game) == "9 blue, 3 green"


@pytest.mark.rule("BASE-4", "BASE-138")
def test_the_castillo_may_not_be_chosen() -> None:
    game = situation("Cas: 3 red", king="Val", card="score-region-3")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="not a region"):
        game.play("Cas")


@pytest.mark.rule("BASE-138", "BASE-73")
def test_the_chosen_region_scores_its_tile() -> None:
    game = situation("Gal: 3 red, 2 blue", king="Val", tiles="8:Gal", card="score-region-3")
    game.follow("special Gal")
    assert points(game) == "8 red, 4 blue"


@pytest.mark.rule("BASE-138", "BASE-32")
def test_a_tie_is_broken_by_placing_first() -> None:
    game = situation("Vas: 1 red, 1 blue", king="Gal", card="score-region-3", court="1 red")
    game.follow("place Vas special Vas")
    assert points(game) == "5 red, 3 blue"
    late = situation("Vas: 1 red, 1 blue", king="Gal", card="score-region-3", court="1 red")
    late.follow("special Vas place Vas")
    assert points(late) == "3 red, 3 blue"
