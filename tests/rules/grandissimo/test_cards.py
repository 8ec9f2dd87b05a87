"""Grandissimo: the cards of stack 6 that act at once (GRA-42, GRA-46, GRA-47, GRA-49, GRA-52, GRA-53, GRA-55 to 57)."""

from __future__ import annotations

import pytest

from tests.rules.events import kinds, scored_order
from tests.rules.grandissimo.observing import alliance, characters
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra
from tests.rules.observing import courts, grande, may_be_vetoed, points, provinces, tiles
from tests.situation import asked, kept, standing, under

PLACES = {
    "boycott": 3,
    "coalition": 3,
    "double-turn": 2,
    "gra-free-choice": 3,
    "king-incognito": 3,
    "eviction-order": 2,
    "score-coasts": 2,
    "gra-espionage": 3,
    "score-courts": 2,
    "action-stop": 1,
    "overthrow": 3,
    "quick-deployment": 3,
    "score-inland": 2,
    "spanish-inquisition": 3,
    "gra-conspiracy": 4,
    "off-to-castillo": 2,
    "gra-alliance": 3,
    "last-word": 4,
    "united-force": 6,
    "queen-and-jester": 3,
}
PLAIN = "Ara: 3 red, 2 blue; Val: 2 green"
"""A board on which every special action is possible."""
LINES = {
    "boycott": "special stop Val stop",
    "coalition": "special stop T1 Val stop",
    "double-turn": "special use Ara.blue",
    "gra-free-choice": "special stop stop",
    "eviction-order": "special",
    "score-coasts": "special",
    "gra-espionage": "special stop stop",
    "score-courts": "special",
    "action-stop": "special",
    "overthrow": "special stop @red stop",
    "quick-deployment": "special stop stop",
    "score-inland": "special",
    "spanish-inquisition": "special stop stop",
    "gra-conspiracy": "special stop stop",
    "off-to-castillo": "special Ara.red Ara.red Ara.blue Ara.blue Val.green Val.green",
    "gra-alliance": "special stop Val Ara stop",
    "last-word": "special stop stop",
    "united-force": "special Ara.blue",
    "queen-and-jester": "special first",
}
"""How each special action goes, in few choices; King incognito has tests of its own."""
KEPT = ("gra-free-choice", "king-incognito", "gra-espionage", "last-word")


@pytest.mark.rule("GRA-41", "GRA-42", "GRA-43", "GRA-44", "GRA-45", "GRA-46", "GRA-47", "GRA-48", "GRA-49", "GRA-50")
@pytest.mark.rule("GRA-51", "GRA-52", "GRA-53", "GRA-54", "GRA-55", "GRA-56", "GRA-57", "GRA-58", "GRA-59", "GRA-60")
@pytest.mark.parametrize("card", PLACES)
def test_each_card_lets_place_so_many(card: str) -> None:
    game = gra(PLAIN, card=card, court="7 red", king="Gal", province="0 red")
    play(game, "place " + "Vas " * PLACES[card])
    assert standing(game, "Vas") == f"{PLACES[card]} red"
    assert not possible(game, "place")


@pytest.mark.rule("BASE-32", "GRA-61")
@pytest.mark.parametrize("card", LINES)
@pytest.mark.parametrize("first", ["place", "special"])
def test_each_card_in_both_orders(card: str, first: str) -> None:
    game = gra(PLAIN, card=card, court="2 red, 1 blue", king="Gal", offered={1: "intrigue-any-3"})
    placing = "place Cas" if PLACES[card] == 1 else "place Cas Cas"
    special = LINES[card]
    if card == "quick-deployment":  # announced before placing; afterwards only its ship is left
        placing, special = ("place Cas Cas", "special Sh1") if first == "place" else ("place Cas Cas Cas", special)
    play(game, f"{placing} {special}" if first == "place" else f"{special} {placing}")
    if card == "double-turn":
        play(game, "A1 pass")
    assert asked(game) == ROUND_OVER
    if card in KEPT:
        assert kept(game) == f"{card} red"
    elif card != "queen-and-jester":
        assert under(game, 6) == card


@pytest.mark.rule("BASE-33", "GRA-61")
@pytest.mark.parametrize("card", LINES)
def test_each_special_action_may_be_skipped(card: str) -> None:
    game = gra(PLAIN, card=card, court="2 red, 1 blue", king="Gal")
    play(game, "place Cas" if PLACES[card] == 1 else "place Cas Cas")
    assert possible(game)
    play(game, "end")
    assert asked(game) == ROUND_OVER
    assert kept(game) == ""
    assert characters(game) == ""


@pytest.mark.rule("BASE-112")
@pytest.mark.parametrize("card", [card for card in LINES if card not in ("score-coasts", "score-inland")])
def test_each_special_action_can_be_vetoed(card: str) -> None:
    game = gra(PLAIN, card=card, court="2 red, 1 blue", king="Gal", vetoes="green")
    before = (game.scores, standing(game, "Ara"), tiles(game), grande(game, "blue"))
    for word in LINES[card].replace(">", " ").split():
        if may_be_vetoed(game):
            break
        play(game, word if word in offers(game).split() else offers(game).split()[0])
    assert may_be_vetoed(game)
    play(game, "veto")
    assert (game.scores, standing(game, "Ara"), tiles(game), grande(game, "blue")) == before
    assert kept(game) == ""
    assert offers(game) == "place end"


# --- coalition ---


@pytest.mark.rule("GRA-42")
def test_coalition_lays_one_tile_under_the_limits_of_the_base_game() -> None:
    game = gra(card="coalition", king="Gal", ships="red blue", tiles="8:Val")
    play(game, "special")
    assert offers(game) == "T1 T2 second"
    play(game, "T2")
    assert refused(game, "Gal") == "reason-king"
    assert refused(game, "Val") == "reason-tile-there"
    play(game, "Por")
    assert tiles(game) == "8:Val 4:Por"


@pytest.mark.rule("GRA-42")
def test_coalition_with_both_they_may_change_places() -> None:
    game = gra(card="coalition", king="Gal", ships="red blue", tiles="8:Val 4:Cas")
    play(game, "special second Cas")
    assert refused(game, "Cas") == "reason-tile-there"
    play(game, "Val")
    assert tiles(game) == "8:Cas 4:Val"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-42")
def test_a_tile_in_the_kings_region_stays() -> None:
    game = gra(card="coalition", king="Gal", ships="red blue", tiles="8:Gal")
    play(game, "special")
    assert offers(game) == "T2"
    assert refused(game, "T1") == "reason-king"


@pytest.mark.rule("GRA-42", "BASE-112", "BASE-121")
def test_vetoed_both_tiles_stay_where_they_were() -> None:
    game = gra(card="coalition", king="Gal", ships="red blue", tiles="8:Val 4:Cas", vetoes="blue")
    play(game, "special second Cas Val veto")
    assert tiles(game) == "8:Val 4:Cas"


# --- eviction order ---


@pytest.mark.rule("GRA-46")
def test_the_others_leave_the_castillo_for_their_courts() -> None:
    game = gra(
        "Cas: 2 red, 3 blue, 1 green, 1 black", card="eviction-order", grandes="blue:Cas red:Val", court="1 blue"
    )
    events = play(game, "special")
    assert courts(game) == "4 blue, 1 green"
    assert standing(game, "Cas") == "2 red, 1 black"
    assert grande(game, "blue") == "Cas"
    assert kinds(events, "lifted")
    assert kinds(events, "inside")[:2] == [("inside", 0, 2), ("inside", 1, 3)]


@pytest.mark.rule("GRA-46")
def test_all_see_an_empty_castillo_too() -> None:
    game = gra(card="eviction-order")
    assert kinds(play(game, "special"), "lifted")


# --- scorings ---


@pytest.mark.rule("GRA-47", "GRA-53")
@pytest.mark.parametrize(
    ("card", "regions"), [("score-coasts", "Gal Vas Cat Sev Gra Val Por"), ("score-inland", "Ara Vie Nue")]
)
def test_special_scorings_of_coast_and_inland(card: str, regions: str) -> None:
    game = gra("Ara: 1 red; Gal: 1 blue; Por: 1 blue", card=card, king="Vas", grandes="")
    events = play(game, "special")
    assert scored_order(game, events) == regions
    assert points(game) == ("9 blue" if card == "score-coasts" else "5 red")


@pytest.mark.rule("GRA-47", "BASE-112")
def test_the_scoring_of_the_coast_can_be_vetoed_region_by_region() -> None:
    game = gra("Gal: 1 blue; Por: 1 blue", card="score-coasts", king="Vas", grandes="", vetoes="green")
    play(game, "special Por pass Gal veto")
    assert points(game) == "5 blue"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-49")
@pytest.mark.parametrize(
    ("court", "players", "expected"),
    [
        ("4 red, 3 blue, 2 green, 1 yellow", 4, "7 red, 5 blue, 1 green"),
        ("4 red, 4 blue, 2 green, 1 yellow", 4, "5 red, 5 blue, 1 green"),
        ("4 red, 3 blue, 3 green, 1 yellow", 4, "7 red, 1 blue, 1 green"),
        ("4 red, 3 blue, 2 green", 3, "7 red, 5 blue"),
        ("4 red, 3 blue", 2, "7 red"),
        ("4 red, 4 blue", 2, ""),
        ("2 green", 4, "7 green"),
    ],
)
def test_the_fullest_courts_score(court: str, players: int, expected: str) -> None:
    homes = " ".join(f"{colour}:Val" for colour in ("red", "blue", "green", "yellow")[:players])
    game = gra(card="score-courts", court=court, players=players, grandes=homes)
    play(game, "special")
    assert points(game) == expected


@pytest.mark.rule("GRA-49", "BASE-36")
def test_with_empty_courts_there_is_nothing_to_score() -> None:
    game = gra(card="score-courts")
    assert not possible(game)


# --- quick deployment ---


@pytest.mark.rule("GRA-52")
def test_quick_deployment_places_from_the_province() -> None:
    game = gra(card="quick-deployment", court="3 red", ships="red blue")
    play(game, "special place Vas Vas Vas")
    assert standing(game, "Vas") == "3 red"
    assert courts(game) == "3 red"
    assert provinces(game).startswith("24 red")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-52")
def test_also_with_an_empty_court_and_fewer_if_the_province_has_fewer() -> None:
    game = gra("Val: 28 red", card="quick-deployment", ships="red blue")
    play(game, "special place Vas Vas")
    assert standing(game, "Vas") == "2 red"
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "28 red"


@pytest.mark.rule("GRA-52")
def test_skipped_three_come_from_the_court_as_usual() -> None:
    game = gra(card="quick-deployment", court="3 red", ships="red blue")
    play(game, "place Vas Vas Vas")
    assert courts(game) == ""
    assert asked(game) == ROUND_OVER  # it must be announced before placing


@pytest.mark.rule("GRA-52", "GRA-24")
def test_after_placing_only_its_ship_is_left() -> None:
    game = gra(card="quick-deployment", court="3 red")
    play(game, "place Vas Vas Vas special")
    assert asked(game) == "red TakeShip"


@pytest.mark.rule("GRA-52", "GRA-30")
def test_the_queens_extra_one_comes_from_the_court() -> None:
    game = gra(card="quick-deployment", court="3 red", ships="red blue", queen="red")
    play(game, "special place Vas Vas Vas Vas")
    assert standing(game, "Vas") == "4 red"
    assert courts(game) == "2 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-52", "GRA-30")
def test_also_when_the_province_had_fewer_than_three() -> None:
    game = gra("Val: 26 red", card="quick-deployment", court="3 red", ships="red blue", queen="red")
    play(game, "special place Vas Vas")
    assert courts(game) == "2 red"
    assert standing(game, "Vas") == "2 red"


@pytest.mark.rule("GRA-52", "BASE-112")
def test_stopped_three_come_from_the_court_as_usual() -> None:
    game = gra(card="quick-deployment", court="3 red", ships="red blue", vetoes="blue")
    play(game, "special veto place Vas Vas Vas")
    assert courts(game) == ""


# --- conspiracy ---


@pytest.mark.rule("GRA-55")
def test_the_other_grandes_go_into_the_castillo_but_not_from_the_kings_region() -> None:
    game = gra(card="gra-conspiracy", king="Val")
    play(game, "special")
    assert [grande(game, colour) for colour in ("red", "blue", "green", "yellow")] == ["Gra", "Val", "Cas", "Cas"]


# --- off to the Castillo ---


@pytest.mark.rule("GRA-56")
def test_two_own_then_two_of_each_other_player_are_thrown_in_as_many_as_there_are() -> None:
    game = gra("Ara: 3 red, 3 blue; Val: 1 green; Gal: 3 yellow", card="off-to-castillo", king="Gal")
    play(game, "special")
    assert offers(game) == "Ara.red"
    assert refused(game, "Ara.blue") == "reason-own-first"
    assert refused(game, "Gal.yellow") == "reason-king"
    play(game, "Ara.red Ara.red")
    assert offers(game) == "Ara.blue Val.green"
    assert refused(game, "Ara.red") == "reason-hit-already"
    play(game, "Ara.blue Ara.blue Val.green")
    assert standing(game, "Cas") == "2 red, 2 blue, 1 green"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-56", "GRA-66")
def test_if_the_king_closes_the_region_of_the_own_ones_the_others_are_still_thrown_in() -> None:
    game = gra("Ara: 2 red; Val: 2 green", card="off-to-castillo", king="Gal", incognito="blue:Ara")
    play(game, "special Ara.red use Val.green Val.green")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Cas") == "1 red, 2 green"


@pytest.mark.rule("GRA-56", "BASE-112")
def test_a_veto_after_the_own_ones_leaves_only_them_inside() -> None:
    game = gra("Ara: 2 red; Val: 2 green", card="off-to-castillo", king="Gal", vetoes="blue")
    play(game, "special Ara.red pass Ara.red pass Val.green veto")
    assert standing(game, "Cas") == "2 red"
    assert standing(game, "Val") == "2 green"


@pytest.mark.rule("GRA-56")
def test_with_fewer_than_two_own_it_is_not_possible() -> None:
    game = gra("Ara: 1 red, 3 blue; Gal: 3 red", card="off-to-castillo", king="Gal", court="1 red")
    assert not possible(game)


# --- alliance ---


@pytest.mark.rule("GRA-57")
def test_the_tokens_lie_on_two_regions_but_not_the_kings() -> None:
    game = gra(card="gra-alliance", king="Gal", ships="red blue")
    play(game, "special")
    assert refused(game, "Gal") == "reason-king"
    play(game, "Por")
    assert refused(game, "Por") == "reason-named"
    play(game, "Vas")
    assert alliance(game) == ["Por", "Vas"]
    assert under(game, 6) == "gra-alliance"
