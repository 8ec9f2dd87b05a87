"""Cards of stack 7 that act at once: the two scorings, Transport, Limit board (GIC-64 to GIC-67)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import scored_order
from tests.rules.grand_inquisitor.observing import holder, limit_board
from tests.rules.grand_inquisitor.positions import ROUND_OVER, gic
from tests.rules.observing import noticed, points
from tests.rules.playing import follow
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts, tokens

ABROAD = "Amb: 1 red; Env: 1 red; Thi: 1 blue; Shi: 2 green; Cpt: 1 blue; Ame: 2 green, 1 red; Vic: 1 yellow; "
AFRICA = "Afr: 3 yellow, 2 red, 1 blue"

# --- special scoring of the new regions ---


@pytest.mark.rule("GIC-64", "GIC-13")
def test_the_four_new_regions_are_scored_and_no_others() -> None:
    game = gic(f"{ABROAD}{AFRICA}; Gal: 5 red; Val: 3 blue; Cas: 2 green", card="score-new-regions", king="Gal")
    events = follow(game, "special")
    assert scored_order(game, events) == "Fra Shi Ame Afr"
    assert points(game) == "8 red, 5 blue, 4 green, 9 yellow"  # red 3+2+1 and 2; blue 1, 3 and 1; yellow 5 and 4


@pytest.mark.rule("GIC-64", "GIC-26")
def test_empty_new_regions_bring_nothing() -> None:
    game = gic("Val: 3 red", card="score-new-regions")
    events = follow(game, "special")
    assert scored_order(game, events) == "Fra Shi Ame Afr"
    assert points(game) == ""


@pytest.mark.rule("GIC-64", "BASE-81", "BASE-51", "BASE-52")
def test_both_bonuses_count_in_the_new_regions() -> None:
    game = gic("Amb: 1 red; Afr: 1 blue", card="score-new-regions", king="Fra", grandes="red:Fra blue:Afr")
    game.play("special")
    assert points(game) == "9 red, 6 blue"  # 3 + 2 as ambassador + 2 + 2, and 4 + 2


@pytest.mark.rule("GIC-64", "GIC-12", "GIC-26")
def test_a_score_tile_on_the_ship_counts() -> None:
    game = gic("Shi: 2 red, 1 blue; Cpt: 1 green", card="score-new-regions", tiles="8:Shi")
    game.play("special")
    assert points(game) == "8 red, 4 blue, 3 green"


@pytest.mark.rule("GIC-64", "GIC-55")
def test_only_those_on_the_limit_board_count_in_its_region() -> None:
    game = gic("Afr: 5 red; Lim: 1 blue", card="score-new-regions", limit="Afr")
    game.play("special")
    assert points(game) == "4 blue"


@pytest.mark.rule("GIC-64", "BASE-81", "GIC-27")
def test_who_places_first_has_them_scored() -> None:
    game = gic("", card="score-new-regions", king="Gal", court="5 red")
    game.follow("place Cpt Shi Vas special")
    assert points(game) == "3 red"


@pytest.mark.rule("GIC-64", "BASE-81", "BASE-112", "BASE-121")
def test_where_somebody_can_veto_the_player_chooses_the_order() -> None:
    game = gic(ABROAD + AFRICA, card="score-new-regions", vetoes="green")
    game.follow("special green:pass")
    assert asked(game) == "red ScoreNext"
    assert texts(game) == "Fra Shi Ame Afr"
    game.follow("Fra green:pass")
    assert texts(game) == "Shi Ame Afr"
    game.follow("Ame green:veto")
    assert points(game) == "6 red, 1 blue"
    assert tokens(game) == "1 gold lying"
    assert texts(game) == "token end"


# --- special scoring of the regions with black caballeros ---


@pytest.mark.rule("GIC-65", "GIC-52")
def test_who_takes_the_grand_inquisitor_scores_every_region_with_black_caballeros() -> None:
    game = gic("Val: 2 black, 1 red, 2 blue; Gra: 1 black; Vie: 3 blue; Cas: 1 black", card="score-black", grandes="")
    events = follow(game, "special")
    assert holder(game) == "red"
    assert scored_order(game, events) == "Gra Val"
    assert points(game) == "11 red, 3 blue"


@pytest.mark.rule("GIC-65", "GIC-47")
@pytest.mark.parametrize("before", ["blue", "red"])
def test_the_grand_inquisitor_comes_from_another_player_or_stays(before: str) -> None:
    game = gic("Val: 1 black", card="score-black", inquisitor=before, grandes="")
    game.play("special")
    assert holder(game) == "red"
    assert points(game) == "5 red"


@pytest.mark.rule("GIC-65", "GIC-47")
def test_who_skips_the_action_does_not_take_it() -> None:
    game = gic("Val: 1 black", card="score-black", inquisitor="blue")
    game.play("end")
    assert holder(game) == "blue"
    assert points(game) == ""


@pytest.mark.rule("GIC-65", "BASE-51")
def test_the_kings_region_is_scored_too() -> None:
    game = gic("Val: 1 black", card="score-black", king="Val", grandes="red:Val")
    game.play("special")
    assert points(game) == "9 red"


@pytest.mark.rule("GIC-65", "GIC-55")
def test_a_region_counts_where_a_black_one_stands_beside_the_limit_board() -> None:
    game = gic("Sev: 1 black; Lim: 1 blue", card="score-black", limit="Sev", grandes="")
    game.play("special")
    assert points(game) == "4 blue"


@pytest.mark.rule("GIC-65", "GIC-52")
def test_black_officers_make_their_regions_count_and_earn_for_the_holder() -> None:
    game = gic("Amb: 1 black; Cpt: 1 black; Vic: 1 black", card="score-black", grandes="")
    events = follow(game, "special")
    assert scored_order(game, events) == "Fra Shi Ame"
    assert points(game) == "13 red"  # 3 + 2, 3, 5


@pytest.mark.rule("GIC-65")
def test_with_all_black_ones_in_the_castillo_only_the_card_is_taken() -> None:
    game = gic("Cas: 4 black; Val: 3 red", card="score-black")
    assert scored_order(game, follow(game, "special")) == ""
    assert holder(game) == "red"


@pytest.mark.rule("GIC-65", "GIC-51")
def test_placing_after_it_allows_one_more_caballero() -> None:
    game = gic("Val: 1 black", card="score-black", king="Gal", court="5 red", grandes="")
    game.follow("special place Vas Vas Vas")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Vas") == "3 red"
    assert points(game) == "5 red"


@pytest.mark.rule("GIC-65", "GIC-51")
def test_placing_before_it_allows_only_the_two_but_they_count() -> None:
    game = gic("Vas: 1 black, 2 blue", card="score-black", king="Gal", court="5 red", grandes="")
    game.follow("place Vas Vas")
    assert texts(game) == "special end"
    game.play("special")
    assert points(game) == "5 red, 3 blue"
    assert texts(game) == "levy end"


@pytest.mark.rule("GIC-65", "BASE-112", "BASE-121")
def test_taking_the_card_and_each_region_can_be_vetoed() -> None:
    game = gic("Val: 1 black; Gra: 1 black", card="score-black", vetoes="green", inquisitor="blue", grandes="")
    game.follow("special green:pass green:pass")
    assert holder(game) == "red"
    game.follow("Val green:pass")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert points(game) == "5 red"
    assert holder(game) == "red"
    assert texts(game) == "levy end"


@pytest.mark.rule("GIC-65", "BASE-121")
def test_vetoed_when_it_is_taken_the_card_stays_with_its_holder() -> None:
    game = gic("Val: 1 black; Gra: 1 black", card="score-black", vetoes="green", inquisitor="blue")
    game.follow("special green:pass green:veto")
    assert holder(game) == "blue"
    assert points(game) == ""
    assert tokens(game) == "1 goods lying"


# --- Transport ---


@pytest.mark.rule("GIC-66", "BASE-80")
def test_transport_moves_up_to_three_own() -> None:
    game = gic("Gra: 4 red, 1 blue; Vas: 1 black; Gal: 1 red", card="transport", king="Gal")
    game.play("special")
    assert texts(game) == "stop Gra.red"
    game.follow("Gra.red>Val Gra.red>Cas Gra.red>Shi")
    assert [standing(game, space) for space in ("Gra", "Val", "Cas", "Shi")] == ["1 red, 1 blue", *["1 red"] * 3]
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-66", "GIC-53")
def test_for_the_holder_of_the_grand_inquisitor_black_ones_are_own() -> None:
    game = gic("Gra: 1 red; Vas: 1 black", card="transport", inquisitor="red")
    game.follow("special Vas.black>Ame")
    assert standing(game, "Ame") == "1 black"
    assert texts(game) == "stop Gra.red token levy"


@pytest.mark.rule("GIC-66")
@pytest.mark.parametrize("pick", ["Gra.blue", "Gal.red", "Cas.red", "Vas.black"])
def test_transport_moves_nobody_else(pick: str) -> None:
    game = gic("Gra: 1 red, 1 blue; Vas: 1 black; Gal: 1 red; Cas: 1 red", card="transport", king="Gal")
    game.play("special")
    assert refuses(game, pick)


@pytest.mark.rule("GIC-66", "GIC-41")
def test_those_that_are_moved_may_go_on_the_tokens_just_laid() -> None:
    game = gic("Gra: 3 red", card="transport", king="Gal")
    game.follow("special Gra.red>Ame token Ame.red Gra.red>Afr Gra.red>Afr token Afr.red token Afr.red")
    assert tokens(game) == "gold Ame.red, goods Afr.red, goods Afr.red"
    assert points(game) == ""
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-66", "GIC-41", "GIC-42")
def test_those_that_are_there_already_take_the_tokens_just_laid_and_bring_them_home() -> None:
    game = gic("Ame: 1 red; Afr: 2 red", card="transport", king="Gal")
    game.follow("special token Ame.red Ame.red>Val token Afr.red token Afr.red Afr.red>Cat Afr.red>Nue")
    assert points(game) == "14 red"
    assert tokens(game) == ""
    assert [standing(game, space) for space in ("Val", "Cat", "Nue")] == ["1 red"] * 3


@pytest.mark.rule("GIC-66", "BASE-82")
def test_who_was_moved_to_a_token_does_not_come_home_with_it_at_once() -> None:
    game = gic("Gra: 2 red", card="transport", king="Gal")
    game.follow("special Gra.red>Ame token Ame.red")
    assert texts(game) == "stop Gra.red"
    with pytest.raises(IllegalChoice, match=reason("moved")):
        game.play("Ame.red")


@pytest.mark.rule("GIC-66", "GIC-42", "GIC-43")
def test_carriers_come_home_or_lose_their_token_in_the_castillo() -> None:
    game = gic("Shi: 3 red", card="transport", carriers="gold Shi.red, goods Shi.red", king="Gal")
    game.follow("special Shi.red>gold>Val Shi.red>goods>Cas")
    assert points(game) == "6 red"
    assert tokens(game) == "1 gold lying, 2 goods lying"
    assert texts(game) == "stop Shi.red"


@pytest.mark.rule("GIC-66", "GIC-31", "GIC-41")
def test_who_is_moved_to_the_viceroys_space_takes_no_gold() -> None:
    game = gic("Gra: 1 red", card="transport", king="Gal", court="1 red")
    game.follow("special Gra.red>Vic")
    assert standing(game, "Vic") == "1 red"
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-66", "BASE-112")
def test_a_veto_stops_the_second_move_and_the_first_stands() -> None:
    game = gic("Gra: 3 red", card="transport", king="Gal", vetoes="blue", court="2 red")
    game.follow("special blue:pass Gra.red>Ame blue:pass token Ame.red Gra.red>Afr blue:veto")
    assert standing(game, "Gra") == "2 red"
    assert tokens(game) == "gold Ame.red, 2 goods lying"
    assert texts(game) == "place end"


# --- Limit board ---

BOARDS = ("limit-board", "limit-board-gold")


@pytest.mark.rule("GIC-67", "GIC-57")
@pytest.mark.parametrize("card", BOARDS)
def test_the_board_goes_to_another_region(card: str) -> None:
    game = gic("Lim: 2 red, 1 blue; Sev: 1 green; Val: 1 yellow", card=card, king="Gal", court="1 red")
    game.play("special")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Gra Val Shi Ame Afr"
    game.play("Val")
    assert limit_board(game) == "Val"
    assert standing(game, "Sev") == "2 red, 1 blue, 1 green"
    assert standing(game, "Lim") == "1 yellow"
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-67", "GIC-57")
@pytest.mark.parametrize(
    ("space", "why"),
    [("Gal", reason("king", "Galicia")), ("Fra", reason("no-board", "Francia")), ("Sev", reason("board-here"))],
)
def test_the_board_does_not_go_there(space: str, why: str) -> None:
    game = gic(card="limit-board", king="Gal", limit="Sev")
    game.play("special")
    with pytest.raises(IllegalChoice, match=why):
        game.play(space)


@pytest.mark.rule("GIC-67", "GIC-57")
@pytest.mark.parametrize("card", BOARDS)
def test_the_board_may_stay(card: str) -> None:
    game = gic("Lim: 2 red, 1 blue; Sev: 1 green", card=card, king="Gal", court="1 red")
    game.play("special")
    assert refuses(game, "Cas")
    game.play("stop")
    assert limit_board(game) == "Sev"
    assert standing(game, "Lim") == "2 red, 1 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-67", "GIC-57")
def test_the_mover_chooses_who_stands_on_it_if_there_are_too_many() -> None:
    game = gic("Val: 4 red, 4 blue, 1 black", card="limit-board", king="Gal", players=3, inquisitor="blue", grandes="")
    game.follow("special Val")
    assert asked(game) == "red FillSpace"
    game.follow("Val.red Val.red Val.red Val.red Val.black")
    assert standing(game, "Lim") == "4 red, 1 blue, 1 black"
    assert standing(game, "Val") == "3 blue"


@pytest.mark.rule("GIC-67", "BASE-112", "BASE-121", "BASE-122")
def test_the_target_can_be_vetoed_the_filling_cannot() -> None:
    game = gic("Val: 6 red, 6 blue", card="limit-board", king="Gal", vetoes="green yellow", seed=2)
    before = noticed(game)
    game.follow("special green:pass yellow:pass Val green:pass yellow:veto")
    assert limit_board(game) == "Sev"
    assert noticed(game) == before
    game = gic("Val: 6 red, 6 blue", card="limit-board", king="Gal", vetoes="green", seed=2)
    game.follow("special green:pass Val green:pass Val.blue")
    assert asked(game) == "red FillSpace"


@pytest.mark.rule("GIC-67", "GIC-57", "BASE-50")
def test_from_the_kings_region_the_board_does_not_go_away() -> None:
    game = gic("Lim: 1 red", card="limit-board", king="Sev", limit="Sev", court="1 red")
    game.play("special")
    assert limit_board(game) == "Sev"
    assert tokens(game) == "1 goods lying"
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-67", "GIC-74", "GIC-55")
@pytest.mark.parametrize(("line", "on"), [("place Vas special Vas", "1 red"), ("special Vas place Vas", "1 red")])
def test_those_placed_before_or_after_stand_on_the_board(line: str, on: str) -> None:
    game = gic("", card="limit-board", king="Gal", court="1 red", grandes="")
    game.follow(line)
    assert standing(game, "Lim") == on
