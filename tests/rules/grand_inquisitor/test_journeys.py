"""Grand Inquisitor & Colonies: ship, colonies and journeys (GIC-24 to GIC-32)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import IllegalChoice
from tests.rules.events import kinds
from tests.rules.grand_inquisitor.observing import sources
from tests.rules.grand_inquisitor.positions import colonies, generally, scored, whole_turn
from tests.rules.observing import courts, points
from tests.rules.playing import follow
from tests.rules.positions import NINE
from tests.rules.refusing import reason, refuses
from tests.situation import asked, banners, kept, standing, texts, tokens

COASTS = "Gal Vas Cat Sev Gra Val"
OVERSEAS = "Amb Env Thi Ame Vic Afr"
BANNERS = ("grand_inquisitor", "anniversary")
BOARDS = ("grand_inquisitor", "king_intrigue", "special_cards")
INTRIGUE: dict[str, Any] = {"king": "Nue", "offered": {1: "intrigue-any-3"}}

# --- who may sail, and where ---


@pytest.mark.rule("GIC-25")
def test_from_the_ship_one_sails_to_the_coasts_francia_and_the_colonies() -> None:
    game = whole_turn("Shi: 1 red", king="Nue")
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Shi.red"
    game.follow("Shi.red")
    assert texts(game) == f"{COASTS} {OVERSEAS}"
    for text in ("Ara", "Vie", "Cas", "Shi", "Cpt"):
        with pytest.raises(IllegalChoice, match="No journey leads"):
            game.play(text)


@pytest.mark.rule("GIC-25")
@pytest.mark.parametrize("colony", ["Ame", "Vic", "Afr"])
def test_from_a_colony_one_sails_to_the_ship_only(colony: str) -> None:
    game = whole_turn(f"{colony}: 1 red", king="Nue")
    assert texts(game) == f"stop {colony}.red"
    game.follow(f"{colony}.red")
    assert texts(game) == "Shi Cpt"
    for text in ("Gal", "Afr", "Amb", "Cas"):
        assert refuses(game, text)


@pytest.mark.rule("GIC-25")
def test_several_sail_each_where_he_likes_in_one_turn() -> None:
    game = whole_turn("Shi: 3 red; Cpt: 1 red; Ame: 1 red; Afr: 1 red", king="Nue")
    game.follow("Shi.red>Ame Shi.red>Afr Shi.red>Sev Cpt.red>Amb Ame.red>Shi Afr.red>Cpt")
    assert standing(game, "Shi") == "1 red"
    assert standing(game, "Cpt") == "1 red"
    assert [standing(game, space) for space in ("Ame", "Afr", "Lim", "Amb")] == ["1 red"] * 4
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-25")
def test_journeys_are_free_and_nobody_has_to_sail() -> None:
    game = whole_turn("Shi: 2 red", king="Nue", court="2 red", offered={5: "king"})
    game.follow("Shi.red>Val stop")
    assert standing(game, "Shi") == "1 red"
    game.follow("A5")
    assert texts(game) == "special place end"
    game.follow("place Ara Ara")
    assert courts(game) == ""


@pytest.mark.rule("GIC-25")
def test_nobody_sails_into_the_kings_region() -> None:
    game = whole_turn("Shi: 1 red", king="Val")
    game.follow("Shi.red")
    assert texts(game) == f"Gal Vas Cat Sev Gra {OVERSEAS}"
    with pytest.raises(IllegalChoice, match=reason("king", "Valencia")):
        game.play("Val")
    game = whole_turn("Shi: 1 red", king="Fra")
    game.follow("Shi.red")
    assert texts(game) == f"{COASTS} Ame Vic Afr"
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Amb")


@pytest.mark.rule("GIC-25", "GIC-20")
def test_nobody_sails_to_a_full_francia() -> None:
    game = whole_turn("Shi: 2 red; Amb: 1 blue; Env: 1 blue", king="Nue")
    game.follow("Shi.red>Thi Shi.red")
    assert texts(game) == f"{COASTS} Ame Vic Afr"
    with pytest.raises(IllegalChoice, match=reason("full", "Francia")):
        game.play("Fra")


@pytest.mark.rule("GIC-25", "SC-4")
def test_from_a_colony_nobody_sails_to_a_ship_that_takes_only_six() -> None:
    where: dict[str, Any] = {"modules": BOARDS, "crowded": "Shi", "king": "Nue"}
    game = whole_turn("Ame: 1 red; Shi: 1 red, 5 blue", **where)
    assert texts(game) == "stop Shi.red"
    with pytest.raises(IllegalChoice, match=reason("nowhere-to-sail")):
        game.play("Ame.red")
    game.follow("Shi.red>Sev")
    assert texts(game) == "stop Ame.red"
    assert asked(whole_turn("Ame: 1 red; Shi: 6 blue", **where)) == "red Reinforce"


@pytest.mark.rule("GIC-25")
def test_a_caballero_makes_one_journey_a_turn() -> None:
    game = whole_turn("Ame: 1 red; Shi: 1 red", king="Nue")
    game.follow("Ame.red>Shi Shi.red>Afr")
    assert asked(game) == "red TakeCard"
    assert standing(game, "Shi") == "1 red"
    game = whole_turn("Ame: 1 red; Afr: 1 red", king="Nue")
    game.follow("Ame.red>Shi")
    assert texts(game) == "stop Afr.red"
    with pytest.raises(IllegalChoice, match=reason("arrived")):
        game.play("Shi.red")


@pytest.mark.rule("GIC-25")
def test_of_those_on_the_ship_the_one_that_has_just_sailed_stays() -> None:
    game = whole_turn("Ame: 1 red; Shi: 1 red", king="Nue", carriers="gold Ame.red")
    game.follow("Ame.red>Shi Shi.red>Val")
    assert tokens(game) == "gold Shi.red"
    assert game.scores == [0, 0, 0, 0]


@pytest.mark.rule("GIC-25")
def test_only_own_sail() -> None:
    game = whole_turn("Shi: 1 red, 2 blue, 1 black; Ame: 1 green", king="Nue")
    assert texts(game) == "stop Shi.red"
    for text in ("Shi.blue", "Shi.black", "Ame.green"):
        with pytest.raises(IllegalChoice, match=reason("only-own")):
            game.play(text)


@pytest.mark.rule("GIC-25")
def test_who_stands_elsewhere_does_not_sail() -> None:
    game = whole_turn("Shi: 1 red; Val: 2 red; Thi: 1 red", king="Nue")
    assert refuses(game, "Val.red")
    assert refuses(game, "Thi.red")
    with pytest.raises(IllegalChoice, match=reason("none-there")):
        game.play("Afr.red")


@pytest.mark.rule("GIC-25")
def test_the_holder_of_the_grand_inquisitor_sails_black_ones_too() -> None:
    game = whole_turn("Shi: 1 red, 1 black; Afr: 1 black", king="Nue", inquisitor="red", province="0 red")
    assert texts(game) == "stop Shi.red Shi.black Afr.black"
    game.follow("Shi.black>Gal Afr.black>Cpt")
    assert standing(game, "Gal") == "1 black"
    assert standing(game, "Cpt") == "1 black"
    game = whole_turn("Shi: 1 red, 1 black", king="Nue", inquisitor="blue")
    assert texts(game) == "stop Shi.red"


@pytest.mark.rule("GIC-25")
def test_without_anybody_who_can_sail_nobody_is_asked() -> None:
    game = whole_turn("Val: 3 red; Amb: 1 red; Shi: 1 blue", king="Nue", grandes="red:Shi blue:Ame")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-25")
def test_journeys_come_before_reinforcements() -> None:
    game = whole_turn("Shi: 1 yellow", king="Nue", turn="yellow")
    assert asked(game) == "yellow Journey"
    game.follow("stop")
    assert asked(game) == "yellow Reinforce"


@pytest.mark.rule("GIC-25", "BASE-122")
def test_no_veto_against_a_journey() -> None:
    game = whole_turn("Shi: 1 red", king="Nue", vetoes="blue green")
    game.follow("Shi.red>Val")
    assert asked(game) == "red TakeCard"
    assert standing(game, "Val") == "1 red"
    assert kept(game) == "veto blue, veto green"


@pytest.mark.rule("GIC-25")
def test_a_journey_is_told() -> None:
    game = whole_turn("Shi: 1 red", king="Nue")
    ship, cabin = (game.rules.space_named(name) for name in ("Shi", "Vic"))
    assert kinds(follow(game, "Shi.red>Vic"), "sailed", "moved") == [("sailed", 0, 0, ship, cabin)]


# --- since an earlier round ---


@pytest.mark.rule("GIC-24")
@pytest.mark.parametrize("place", ["Shi", "Ame", "Afr"])
def test_who_arrived_this_round_does_not_sail(place: str) -> None:
    game = whole_turn(
        f"{place}: 1 red; Shi: 1 red" if place != "Shi" else "Shi: 1 red; Ame: 1 red",
        king="Nue",
        fresh=f"1 {place}.red",
    )
    assert f"{place}.red" not in texts(game).split()
    with pytest.raises(IllegalChoice, match=reason("arrived")):
        game.play(f"{place}.red")


@pytest.mark.rule("GIC-24")
def test_of_three_with_one_newcomer_two_may_sail() -> None:
    game = whole_turn("Shi: 2 red; Cpt: 1 red", king="Nue", fresh="1 Shi.red")
    assert texts(game) == "stop Shi.red Cpt.red"
    game.follow("Cpt.red>Val")
    assert texts(game) == "stop Shi.red"
    game.follow("Shi.red>Val")
    assert standing(game, "Shi") == "1 red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24")
def test_the_count_goes_by_place_and_colour() -> None:
    game = whole_turn("Shi: 1 red, 1 black; Ame: 1 red", king="Nue", inquisitor="red", fresh="1 Shi.black, 1 Ame.blue")
    assert texts(game) == "stop Shi.red Ame.red levy"


@pytest.mark.rule("GIC-24", "GIC-27")
def test_who_is_placed_on_the_ship_sails_in_the_next_round() -> None:
    game = whole_turn("", king="Gal", court="2 red", offered={4: "score-tile"})
    game.follow("A4 place Shi Cpt end")
    assert game.position.board.round == 5
    game.follow("P2 P12 P10 P9" if asked(game).startswith("yellow") else "P12 P10 P9 P2")
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Shi.red Cpt.red"
    game.follow("Shi.red>Ame Cpt.red>Afr")
    assert (standing(game, "Ame"), standing(game, "Afr")) == ("1 red", "1 red")


@pytest.mark.rule("GIC-24")
def test_who_was_moved_to_the_ship_before_his_turn_waits_until_the_next_round() -> None:
    game = whole_turn("Val: 2 red; Afr: 1 red", king="Nue", turn="blue", offered={1: "intrigue-any-3"}, then="red")
    game.follow("+0 A1 special Val.red>Shi Val.red>Ame stop")
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Afr.red"


@pytest.mark.rule("GIC-24")
def test_when_another_player_takes_one_away_a_newcomer_leaves_first() -> None:
    game = whole_turn("Shi: 2 red", king="Nue", turn="blue", then="red", fresh="1 Shi.red", offered={2: "dismissal"})
    game.follow("+0 A2 special Shi.red")
    assert standing(game, "Shi") == "1 red"
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Shi.red"


@pytest.mark.rule("GIC-24")
def test_who_comes_back_this_round_is_a_newcomer() -> None:
    game = whole_turn("Shi: 1 red; Ame: 1 red", king="Nue", turn="blue", then="red", offered={1: "intrigue-any-3"})
    game.follow("+0 A1 special Ame.red>Shi stop")
    assert texts(game) == "stop Shi.red"
    game.follow("Shi.red>Afr")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24")
def test_a_shift_on_board_makes_nobody_a_newcomer() -> None:
    game = whole_turn("Shi: 1 red", king="Nue", turn="blue", then="red", offered={1: "intrigue-any-3"})
    game.follow("+0 A1 special Shi.red>Cpt")
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Cpt.red"


@pytest.mark.rule("GIC-24", "GIC-25")
def test_who_has_just_sailed_to_the_captains_space_stays_there() -> None:
    game = whole_turn("Shi: 1 red; Vic: 1 red", king="Nue")
    game.follow("Vic.red>Cpt")
    assert texts(game) == "stop Shi.red"


# --- one that can be told apart ---


@pytest.mark.rule("GIC-24")
def test_a_carrier_that_came_this_round_stays_though_another_may_sail() -> None:
    game = whole_turn(
        "Shi: 1 red; Ame: 1 red",
        king="Nue",
        turn="blue",
        then="red",
        carriers="gold Ame.red",
        offered={1: "intrigue-any-3"},
    )
    game.follow("+0 A1 special Ame.red>Shi stop")
    assert texts(game) == "stop Shi.red"
    game.play("Shi.red")  # nothing is asked: only the one without gold has stood there long enough
    assert asked(game) == "red Sail"
    game.play("Val")
    assert tokens(game) == "gold Shi.red"
    assert game.scores == [0, 0, 0, 0]
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24")
def test_a_carrier_that_has_stood_there_may_sail_though_another_came_this_round() -> None:
    game = whole_turn(
        "Shi: 1 red; Val: 1 red",
        king="Nue",
        turn="blue",
        then="red",
        carriers="gold Shi.red",
        offered={1: "intrigue-any-3"},
    )
    game.follow("+0 A1 special Val.red>Shi stop")
    assert texts(game) == "stop Shi.red"
    game.follow("Shi.red>Val")
    assert points(game) == "6 red"
    assert standing(game, "Shi") == "1 red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24")
def test_when_a_carrier_is_taken_away_the_newcomers_among_the_others_stay_newcomers() -> None:
    game = whole_turn(
        "Shi: 2 red; Ame: 1 red",
        king="Nue",
        turn="blue",
        then="red",
        carriers="gold Shi.red",
        fresh="1 Shi.red",
        offered={1: "intrigue-any-3"},
    )
    game.follow("+0 A1 special Shi.red>gold>Cas stop")
    assert texts(game) == "stop Ame.red"
    with pytest.raises(IllegalChoice, match=reason("arrived")):
        game.play("Shi.red")


@pytest.mark.rule("GIC-24", "GIC-25")
def test_a_carrier_makes_one_journey_and_another_with_the_same_load_another() -> None:
    game = whole_turn("Ame: 1 red; Shi: 1 red", king="Nue", carriers="gold Ame.red, gold Shi.red")
    game.follow("Ame.red>Shi Shi.red>Val")
    assert (tokens(game), points(game)) == ("gold Shi.red", "6 red")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24", "GIC-41")
def test_one_that_has_stood_there_takes_a_token_and_may_still_sail() -> None:
    game = whole_turn("Shi: 1 red; Ame: 1 red", king="Nue", lying="1 gold")
    game.follow("Shi.red>Ame token Ame.red")
    assert texts(game) == "stop Ame.red"
    game.follow("Ame.red>Shi")
    assert tokens(game) == "gold Shi.red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24", "GIC-41")
def test_a_newcomer_that_takes_a_token_is_a_newcomer_still() -> None:
    game = whole_turn("Shi: 1 red; Afr: 1 red", king="Nue", lying="1 gold")
    game.follow("Shi.red>Ame token Ame.red")
    assert texts(game) == "stop Afr.red"
    with pytest.raises(IllegalChoice, match=reason("arrived")):
        game.play("Ame.red")


@pytest.mark.rule("GIC-24", "ANN-5")
def test_a_bearer_that_came_this_round_stays_though_another_may_sail() -> None:
    game = whole_turn("Shi: 1 red; Val: 1 red", modules=BANNERS, turn="blue", then="red", banners="red:Val", **INTRIGUE)
    game.follow("+0 A1 special Val.red>Shi stop")
    game.follow("Shi.red>Sev")
    assert banners(game) == "red:Shi"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24", "ANN-5")
def test_a_bearer_that_has_stood_there_may_sail_though_another_came_this_round() -> None:
    game = whole_turn("Shi: 1 red; Val: 1 red", modules=BANNERS, turn="blue", then="red", banners="red:Shi", **INTRIGUE)
    game.follow("+0 A1 special Val.red>Shi stop")
    game.follow("Shi.red>Sev")
    assert banners(game) == "red:Lim"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24", "ANN-7")
def test_who_is_given_the_banner_is_one_that_has_stood_there() -> None:
    game = whole_turn(
        "Shi: 1 red; Val: 1 red; Cat: 1 red", modules=BANNERS, turn="blue", then="red", banners="red:Cat", **INTRIGUE
    )
    game.follow("+0 A1 special Val.red>Shi Cat.red>Cas stop Shi.red>Sev")
    assert banners(game) == "red:Lim"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-24", "ANN-7")
def test_who_takes_up_a_banner_that_waits_is_the_newcomer() -> None:
    game = whole_turn("Cpt: 1 red; Val: 1 red", modules=BANNERS, turn="blue", then="red", **INTRIGUE)
    game.follow("+0 A1 special Val.red>Shi stop")
    assert banners(game) == "red:Shi"
    assert texts(game) == "stop Cpt.red"


# --- the ship ---


@pytest.mark.rule("GIC-26")
def test_the_majority_of_the_ship_scores_only_under_a_tile() -> None:
    crowd = "Shi: 3 red, 2 blue, 1 green"
    assert scored("Shi", crowd) == [0, 0, 0, 0]
    assert scored("Shi", crowd, tiles="8:Shi") == [8, 4, 0, 0]
    assert scored("Shi", crowd, tiles="4:Shi") == [4, 0, 0, 0]


@pytest.mark.rule("GIC-26")
def test_a_grande_on_the_ship_earns_its_bonus_with_the_sole_first_place() -> None:
    assert scored("Shi", "Shi: 2 red, 1 blue", grandes="red:Shi blue:Shi") == [2, 0, 0, 0]
    assert scored("Shi", "Shi: 2 red, 1 blue", grandes="red:Shi", tiles="8:Shi") == [10, 4, 0, 0]
    assert scored("Shi", "Shi: 2 red, 2 blue", grandes="red:Shi") == [0, 0, 0, 0]
    assert scored("Shi", "Cpt: 1 red", grandes="red:Shi") == [3, 0, 0, 0]


@pytest.mark.rule("GIC-27")
def test_who_places_on_the_ship_may_make_him_captain_if_there_is_none() -> None:
    game = colonies("", king="Sev", card="king", court="3 red")
    game.follow("place Cpt")
    assert standing(game, "Cpt") == "1 red"
    assert texts(game) == "stop Nue Gra Shi Cas"
    with pytest.raises(IllegalChoice, match="There is no free place"):
        game.play("Cpt")
    game.follow("Shi Shi")
    assert standing(game, "Shi") == "2 red"


@pytest.mark.rule("GIC-27")
def test_nobody_has_to_be_captain() -> None:
    game = colonies("", king="Sev", card="king", court="1 red")
    game.follow("place Shi")
    assert (standing(game, "Shi"), standing(game, "Cpt")) == ("1 red", "")


@pytest.mark.rule("GIC-27")
@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_whoever_moves_one_to_the_ship_says_whether_he_is_captain(colour: str) -> None:
    game = colonies(f"Val: 1 {colour}", king="Nue", card="intrigue-any-3")
    game.follow(f"special Val.{colour}>Cpt")
    assert standing(game, "Cpt") == f"1 {colour}"


@pytest.mark.rule("GIC-27", "GIC-60")
def test_later_he_becomes_captain_by_a_move_not_by_a_journey() -> None:
    game = colonies("Shi: 1 red", king="Nue", card="intrigue-any-3")
    game.follow("special Shi.red>Cpt")
    assert (standing(game, "Shi"), standing(game, "Cpt")) == ("", "1 red")
    game = whole_turn("Shi: 1 red", king="Nue")
    game.follow("Shi.red")
    assert refuses(game, "Cpt")


@pytest.mark.rule("GIC-27")
def test_the_captain_earns_3_and_does_not_count_for_the_majority() -> None:
    assert scored("Shi", "Cpt: 1 red") == [3, 0, 0, 0]
    assert scored("Shi", "Cpt: 1 red; Shi: 1 red, 1 blue", tiles="8:Shi") == [3 + 4, 4, 0, 0]
    game = colonies("Cpt: 1 red; Shi: 1 blue", card="score-region", tiles="8:Shi")
    assert sources(game, follow(game, "special Shi")) == ["blue 8 place-1", "red 3 captain"]
    game, events = generally("Cpt: 1 green", king="Nue")
    assert sources(game, events) == ["green 3 captain"]


@pytest.mark.rule("GIC-27")
def test_the_captain_sails_and_is_moved_like_any_other() -> None:
    game = whole_turn("Cpt: 1 red", king="Nue")
    game.follow("Cpt.red>Afr")
    assert (standing(game, "Cpt"), standing(game, "Afr")) == ("", "1 red")
    game = colonies("Cpt: 1 blue", king="Nue", card="intrigue-foreign-3")
    game.follow("special Cpt.blue>Cas")
    assert (standing(game, "Cpt"), standing(game, "Cas")) == ("", "1 blue")


# --- América and África ---


@pytest.mark.rule("GIC-30")
def test_a_move_goes_straight_to_the_colonies_and_back() -> None:
    game = colonies("Nue: 1 red; Ame: 1 blue; Afr: 1 red", king="Gal", card="intrigue-any-3")
    game.follow("special Nue.red>Afr Ame.blue>Vie Afr.red>Ame")
    assert (standing(game, "Afr"), standing(game, "Vie"), standing(game, "Ame")) == ("1 red", "1 blue", "1 red")


@pytest.mark.rule("GIC-31")
@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_whoever_brings_one_to_america_may_make_him_viceroy(colour: str) -> None:
    game = colonies(f"Val: 2 {colour}", king="Nue", card="intrigue-any-3")
    game.follow(f"special Val.{colour}>Vic Val.{colour}")
    assert standing(game, "Vic") == f"1 {colour}"
    with pytest.raises(IllegalChoice, match="There is no free place"):
        game.play("Vic")
    game.follow("Ame")
    assert standing(game, "Ame") == f"1 {colour}"


@pytest.mark.rule("GIC-31", "GIC-60")
def test_later_he_becomes_viceroy_by_a_move() -> None:
    game = colonies("Ame: 1 blue; Vic: 1 red", king="Nue", card="intrigue-any-3")
    game.follow("special Vic.red>Ame Ame.blue>Vic")
    assert (standing(game, "Ame"), standing(game, "Vic")) == ("1 red", "1 blue")


@pytest.mark.rule("GIC-31")
def test_the_viceroy_earns_5_and_does_not_count_for_the_majority() -> None:
    assert scored("Ame", "Vic: 1 red") == [5, 0, 0, 0]
    assert scored("Ame", "Vic: 1 red; Ame: 1 blue") == [5, 4, 0, 0]
    assert scored("Ame", "Vic: 1 red; Ame: 1 red, 1 blue") == [5, 0, 0, 0]
    assert scored("Ame", "Vic: 1 red; Ame: 1 red", grandes="red:Ame") == [4 + 2 + 5, 0, 0, 0]


@pytest.mark.rule("GIC-31")
def test_the_viceroy_may_leave() -> None:
    game = whole_turn("Vic: 1 red", king="Nue")
    game.follow("Vic.red>Shi")
    assert (standing(game, "Vic"), standing(game, "Shi")) == ("", "1 red")


@pytest.mark.rule("GIC-30")
def test_africa_scores_three_places() -> None:
    assert scored("Afr", "Afr: 3 red, 2 blue, 1 green") == [4, 2, 1, 0]


# --- extra caballeros from the court ---


@pytest.mark.rule("GIC-32", "BASE-108", "BASE-109")
@pytest.mark.parametrize(("card", "begin"), [("intrigue-court-2", ""), ("intrigue-own-or-court", "second")])
def test_extra_ones_enter_francia_and_the_ship_wherever_the_king_is(card: str, begin: str) -> None:
    game = colonies("Amb: 1 blue; Thi: 1 blue", king="Nue", card=card, court="3 red")
    game.follow(f"special {begin}")
    assert texts(game) == "stop Gal Vas Ara Cat Vie Sev Gra Val Env Shi Cpt Cas"
    for text in ("Ame", "Vic", "Afr"):
        with pytest.raises(IllegalChoice, match="only by ship or by a move"):
            game.play(text)
    game.follow("Env")
    assert texts(game) == "stop Gal Vas Ara Cat Vie Sev Gra Val Shi Cpt Cas"
    with pytest.raises(IllegalChoice, match=reason("full", "Francia")):
        game.play("Fra")
    game.follow("Cpt")
    assert (standing(game, "Env"), standing(game, "Cpt"), courts(game)) == ("1 red", "1 red", "1 red")


@pytest.mark.rule("GIC-32")
def test_but_not_francia_as_the_kings_region() -> None:
    game = colonies("", king="Fra", card="intrigue-court-2", court="1 red")
    game.follow("special")
    assert texts(game) == f"stop {NINE} Shi Cpt Cas"
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Amb")
