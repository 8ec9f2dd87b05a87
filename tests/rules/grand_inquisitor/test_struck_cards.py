"""Double strike: the special action of one card after the other, from the striker's seat (GIC-62, GIC-76)."""

from __future__ import annotations

import pytest

from tests.rules.grand_inquisitor.observing import closed, delayed, holder, limit_board
from tests.rules.grand_inquisitor.positions import NO_SUPPLY, ROUND_OVER, gic, struck, turns
from tests.rules.observing import courts, grande, hand, king, points, provinces, tiles
from tests.rules.positions import has_played
from tests.rules.refusing import refuses
from tests.situation import asked, kept, standing, texts, tokens, under

# --- which action is repeated, and how ---


@pytest.mark.rule("GIC-62", "GIC-76", "BASE-101")
def test_intrigue_is_repeated_with_own_choices() -> None:
    game = struck("Val: 2 red, 1 green", "intrigue-any-3", "Val.red>Gra stop")
    assert asked(game) == "blue MoveCaballeros"
    assert kept(game) == ""
    assert under(game, 7) == "double-strike"
    game.follow("Val.red>Cas Val.green>Sev Gra.red>Val")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Cas") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-103", "BASE-104", "BASE-107")
@pytest.mark.parametrize(
    ("card", "line", "offers"),
    [
        ("intrigue-own-4", "Val.red>Gra stop", "stop Val.blue"),
        ("intrigue-foreign-3", "Val.blue>Gra stop", "stop Gra.red Val.red"),
        ("intrigue-region-own", "Val.red>Gra stop", "stop Val.blue"),
    ],
)
def test_own_and_foreign_are_meant_from_the_strikers_seat(card: str, line: str, offers: str) -> None:
    game = struck("Val: 2 red, 2 blue; Gra: 1 red", card, line)
    assert set(texts(game).split()) == set(offers.split())


@pytest.mark.rule("GIC-76", "BASE-108")
def test_extra_caballeros_from_the_court_do_not_come_a_second_time() -> None:
    game = gic("Val: 1 blue", card="intrigue-court-2", court="2 red, 3 blue", keeps="blue:double-strike")
    game.follow("special Cat Cat")
    assert asked(game) == ROUND_OVER
    assert kept(game) == "double-strike blue"


@pytest.mark.rule("GIC-76", "BASE-109", "BASE-107")
@pytest.mark.parametrize("line", ["first Gra.red>Cat", "second Cat Cat"])
def test_own_or_court_is_repeated_only_as_a_move_of_own_ones(line: str) -> None:
    game = struck("Val: 2 blue; Gra: 1 red", "intrigue-own-or-court", line, court="2 red, 3 blue", king="Gal")
    assert texts(game) == "stop Val.blue"
    game.follow("Val.blue>Cat Val.blue>Cat")
    assert courts(game).endswith("3 blue")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-109", "BASE-36")
def test_own_or_court_is_not_repeated_by_who_has_nobody_to_move() -> None:
    game = gic("Gra: 1 red", card="intrigue-own-or-court", court="2 red, 3 blue", keeps="blue:double-strike")
    game.follow("special second Cat Cat")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-115")
def test_others_are_all_but_the_striker() -> None:
    game = struck("", "authority-3", "", court="5 red, 5 blue, 5 green, 5 yellow")
    assert courts(game) == "2 red, 2 blue"


@pytest.mark.rule("GIC-76", "BASE-116")
def test_dismissal_hits_the_first_player_too() -> None:
    game = struck("Val: 2 red, 2 blue", "dismissal", "Val.blue")
    assert texts(game) == "stop Val.red"
    game.play("Val.red")
    assert standing(game, "Val") == "1 red, 1 blue"


@pytest.mark.rule("GIC-76", "BASE-117")
def test_the_left_neighbour_is_the_strikers() -> None:
    game = gic("Val: 6 red, 3 blue, 6 green, 6 yellow", card="angry-king", keeps="blue:double-strike")
    game.follow("special" + " blue:Val.blue" * 3 + " green:Val.green" * 3 + " yellow:Val.yellow" * 3)
    game.follow("blue:use" + " green:Val.green" * 3 + " yellow:Val.yellow" * 3 + " red:Val.red" * 3)
    assert standing(game, "Val") == "3 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-118")
def test_in_an_exile_everybody_else_dials() -> None:
    game = struck("Val: 3 red, 3 blue; Gra: 2 blue, 1 green", "exile-all", "blue:Val green:Gra")
    assert asked(game) == "red ExileDial"
    game.play("Val")
    assert standing(game, "Val") == ""
    assert standing(game, "Gra") == "2 blue"


@pytest.mark.rule("GIC-76", "BASE-146")
def test_an_eviction_is_the_strikers_eviction() -> None:
    game = struck("Val: 2 red, 2 blue; Gra: 1 green", "eviction", "Val blue:Gra")
    assert texts(game) == "Gra Val"
    game.follow("Val red:Cat")
    assert standing(game, "Cat") == "2 red"


@pytest.mark.rule("GIC-76", "BASE-120", "BASE-138")
@pytest.mark.parametrize("card", ["score-region", "score-region-3"])
def test_the_striker_chooses_another_region_to_score(card: str) -> None:
    game = struck("Val: 2 red; Gra: 1 blue", card, "Val", grandes="")
    game.play("Gra")
    assert points(game) == "5 red, 6 blue"


@pytest.mark.rule("GIC-76", "BASE-131", "BASE-134", "BASE-135")
@pytest.mark.parametrize("card", ["score-4", "score-castillo", "score-first"])
def test_a_scoring_without_choice_is_scored_again(card: str) -> None:
    game = gic("Cat: 2 green; Cas: 1 yellow", card=card, keeps="blue:double-strike", grandes="")
    game.play("special")
    once = [2 * score for score in game.scores]
    game.play("use")
    assert game.scores == once
    assert sum(once) > 0


@pytest.mark.rule("GIC-76", "BASE-145")
def test_in_a_secret_scoring_all_dial_again() -> None:
    game = struck("Val: 1 blue", "secret-scoring", "red:Val blue:Gal green:Gal yellow:Gal", king="Nue", grandes="")
    assert asked(game) == "blue green yellow red ScoringDial"
    game.follow("blue:Val green:Gal yellow:Gal red:Gal")
    assert points(game) == "10 blue"


@pytest.mark.rule("GIC-76", "BASE-141")
def test_the_striker_may_move_the_tile_that_was_just_laid() -> None:
    game = struck("", "score-tile", "T1 Val")
    game.follow("T1 Cas")
    assert tiles(game) == "8:Cas"


@pytest.mark.rule("GIC-76", "BASE-142")
def test_the_striker_takes_back_his_own_power_card() -> None:
    game = gic(card="power-card", keeps="blue:double-strike")
    has_played(game, "red", 4)
    has_played(game, "blue", 9)
    game.follow("special P4 use")
    assert texts(game) == "P11 P9"
    game.play("P9")
    assert 4 in hand(game, "red")
    assert 9 in hand(game, "blue")


@pytest.mark.rule("GIC-76", "GIC-77", "BASE-143", "GIC-51")
def test_the_strikers_own_court_is_filled_and_he_levies_nobody() -> None:
    game = struck("", "court", "+2", inquisitor="blue")
    assert texts(game) == "+2 +1 +0"
    game.play("+2")
    assert courts(game) == "2 red, 2 blue"
    assert provinces(game).startswith("34 red, 34 blue")


@pytest.mark.rule("GIC-76", "BASE-144")
def test_the_striker_moves_his_own_grande() -> None:
    game = struck("", "grande", "Cat", grandes="red:Gra blue:Val green:Cat yellow:Nue")
    game.play("Shi")
    assert (grande(game, "red"), grande(game, "blue")) == ("Cat", "Shi")


@pytest.mark.rule("GIC-76", "BASE-147", "BASE-151")
@pytest.mark.parametrize(
    ("card", "offers"), [("adviser", "Gal Ara Vie"), ("king", "Gal Vas Ara Cat Vie Nue Sev Gra Val Fra")]
)
def test_the_king_goes_on_from_where_he_is(card: str, offers: str) -> None:
    game = struck("", card, "Vas", king="Gal")
    assert texts(game) == offers
    game.play("Vie")
    assert king(game) == "Vie"


@pytest.mark.rule("GIC-76", "GIC-50", "GIC-77", "GIC-51")
def test_the_striker_takes_the_grand_inquisitor_but_it_is_not_his_turn() -> None:
    game = struck("Val: 2 black", "holy-inquisition", "Val.black>Gra stop end", court="3 blue")
    assert holder(game) == "blue"
    assert texts(game) == "stop Gra.black Val.black"
    game.follow("Gra.black>Cat Val.black>Cat")
    assert asked(game) == ROUND_OVER


# --- cards of stack 7: gold and goods included ---


@pytest.mark.rule("GIC-62", "GIC-76", "GIC-66")
def test_transport_lays_its_tokens_again() -> None:
    game = struck("Val: 1 red; Afr: 2 blue", "transport", "stop")
    assert tokens(game) == "2 gold lying, 4 goods lying"
    assert texts(game) == "stop Afr.blue token"
    game.follow("token Afr.blue Afr.blue>goods>Val token Afr.blue")
    assert points(game) == "4 blue"
    assert tokens(game) == "2 gold lying, goods Afr.blue, 2 goods lying"


@pytest.mark.rule("GIC-76", "GIC-63", "GIC-40")
def test_of_free_choice_gold_and_goods_are_laid_again_but_nobody_keeps_it_twice() -> None:
    game = struck("", "free-choice", "")
    assert tokens(game) == "2 goods lying"
    assert kept(game) == "free-choice red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-61", "GIC-40")
def test_of_a_close_that_is_kept_gold_and_goods_are_laid_again() -> None:
    game = struck("", "close-card", "stop")
    assert tokens(game) == "2 goods lying"
    assert kept(game) == "close-card red"
    assert closed(game) == []
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-61", "GIC-75")
def test_a_close_that_was_used_at_once_is_repeated() -> None:
    game = struck("", "close-card", "A1")
    assert asked(game) == "blue CloseAgain"
    assert texts(game) == "stop A2 A3 A4 A5 A6"
    assert refuses(game, "A1")
    game.play("A5")
    assert closed(game) == []  # the round is over, and with it what was closed
    assert tokens(game) == "2 goods lying"
    assert kept(game) == ""
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-61", "GIC-75")
def test_what_the_striker_closes_nobody_else_can_choose() -> None:
    game = turns("", order="red blue green", keeps="blue:double-strike", offered={7: "close-card"})
    game.follow("A7 special A1 use A5")
    assert closed(game) == [1, 5]
    assert texts(game) == "A2 A3 A4 A6"


@pytest.mark.rule("GIC-76", "GIC-61")
def test_a_close_is_repeated_without_tokens_in_supply_too_and_the_striker_need_not_close() -> None:
    game = struck("", "close-card", "A1", lying=NO_SUPPLY)
    game.play("stop")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-61")
def test_a_close_that_is_kept_leaves_nothing_to_repeat_without_tokens_in_supply() -> None:
    game = gic(card="close-card", keeps="blue:double-strike", lying=NO_SUPPLY)
    game.follow("special stop")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-61", "BASE-112")
def test_a_close_that_was_used_at_once_and_vetoed_is_repeated_in_full() -> None:
    game = gic(card="close-card", keeps="blue:double-strike", vetoes="green")
    game.follow("special green:pass green:pass A1 green:veto use")
    assert asked(game) == "blue CloseAgain"
    assert texts(game) == "stop A1 A2 A3 A4 A5 A6"


@pytest.mark.rule("GIC-76", "GIC-61", "BASE-112")
def test_of_a_close_whose_keeping_was_vetoed_gold_and_goods_are_laid_again() -> None:
    game = gic(card="close-card", keeps="blue:double-strike", vetoes="green")
    game.follow("special green:pass green:veto use")
    assert tokens(game) == "2 goods lying"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-64", "GIC-65")
def test_the_scorings_of_stack_7_are_the_strikers() -> None:
    game = gic("Afr: 1 green", card="score-new-regions", keeps="blue:double-strike", grandes="")
    game.follow("special use")
    assert points(game) == "8 green"
    assert tokens(game) == "2 gold lying"
    game = struck("Val: 1 black", "score-black", "end", grandes="")
    assert points(game) == "5 red, 5 blue"
    assert holder(game) == "blue"


@pytest.mark.rule("GIC-76", "GIC-67")
def test_the_limit_board_goes_on_and_the_striker_fills_it() -> None:
    game = struck("Cat: 5 red, 5 green", "limit-board", "Val", players=3, grandes="", inquisitor="green")
    assert refuses(game, "Val")
    game.play("Cat")
    assert asked(game) == "blue FillSpace"
    assert limit_board(game) == "Cat"


@pytest.mark.rule("GIC-76", "GIC-68")
@pytest.mark.parametrize("region", ["Val", "Ame"])
def test_delayed_scoring_adds_a_second_marker(region: str) -> None:
    game = struck("", "delayed-scoring", "Val")
    game.play(region)
    keys = {"Val": "valencia", "Ame": "america"}
    assert sorted(delayed(game)[0]) == sorted(["valencia", keys[region]])
    assert tokens(game) == "2 gold lying"


@pytest.mark.rule("GIC-76", "GIC-69")
def test_conspiracy_hits_the_first_players_grande_and_not_the_strikers() -> None:
    game = gic(
        card="conspiracy", keeps="blue:double-strike", king="Gal", grandes="red:Gra blue:Gal green:Val yellow:Ame"
    )
    game.follow("special use")
    assert [grande(game, colour) for colour in ("red", "blue", "green", "yellow")] == ["Cas", "Gal", "Cas", "Cas"]
    assert tokens(game) == "4 goods lying"
