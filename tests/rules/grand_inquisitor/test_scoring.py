"""Cards of the base game beside the colonies, kept cards, returns, the end of a turn (GIC-70 to GIC-74)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.rules.events import scored_order
from tests.rules.observing import courts, points, province
from tests.rules.playing import follow, to_round
from tests.rules.positions import last_turn, special_scoring, turn
from tests.rules.refusing import refuses
from tests.situation import asked, kept, situation, standing, texts, tokens, under

GIC = ["grand_inquisitor"]
colonies = partial(situation, modules=GIC)
turn_of = partial(turn, modules=GIC)
scoring = partial(special_scoring, modules=GIC)

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


# --- first places only ---


def first_places(caballeros: str, **rest: Any) -> str:
    """The points of a scoring of sole first places only."""
    game = colonies(caballeros, card="score-first", **rest)
    game.follow("special")
    return points(game)


@pytest.mark.rule("GIC-70", "BASE-135")
def test_captain_and_viceroy_do_not_score() -> None:
    assert first_places("Cpt: 1 red; Shi: 1 red") == ""
    assert first_places("Cpt: 1 red; Shi: 1 red", tiles="8:Shi") == "8 red"
    assert first_places("Vic: 1 red; Ame: 2 red") == "4 red"
    assert first_places("Vic: 1 red; Ame: 2 blue") == "4 blue"


@pytest.mark.rule("GIC-70", "GIC-21")
def test_ambassador_and_envoy_score_for_the_sole_first_in_francia() -> None:
    assert first_places("Amb: 1 red; Env: 1 red; Thi: 1 blue") == "6 red"
    assert first_places("Amb: 1 red; Thi: 1 red; Env: 1 blue") == "5 red"
    assert first_places("Env: 1 red") == "4 red"


@pytest.mark.rule("GIC-70")
def test_not_for_another_nor_where_the_first_place_is_tied() -> None:
    assert first_places("Amb: 1 blue; Env: 1 red; Thi: 1 red") == "4 red"
    assert first_places("Amb: 1 blue; Env: 1 red") == ""
    assert first_places("Amb: 1 blue; Env: 1 red; Thi: 1 green") == ""


@pytest.mark.rule("GIC-70", "GIC-52")
def test_a_black_ambassador_scores_for_a_holder_who_is_first() -> None:
    assert first_places("Amb: 1 black; Thi: 1 red; Env: 1 blue", inquisitor="red") == "5 red"
    assert first_places("Amb: 1 black; Thi: 1 blue; Env: 1 blue", inquisitor="red") == "4 blue"
    assert first_places("Amb: 1 black; Env: 1 blue") == "4 blue"


@pytest.mark.rule("GIC-70", "GIC-13")
def test_in_other_scorings_they_all_do() -> None:
    assert scoring("Cpt: 1 red", "Shi") == [3, 0, 0, 0]
    assert scoring("Vic: 1 red; Ame: 2 blue", "Ame") == [5, 4, 0, 0]
    assert scoring("Amb: 1 blue; Env: 1 red; Thi: 1 red", "Fra") == [4, 3, 0, 0]


# --- the most and the fewest caballeros ---


def scored(card: str, caballeros: str, **rest: Any) -> str:
    """The regions that a card scores."""
    game = colonies(caballeros, card=card, **rest)
    return scored_order(game, follow(game, "special"))


@pytest.mark.rule("GIC-71", "BASE-136")
def test_those_beside_the_limit_board_count_for_the_most() -> None:
    assert scored("score-most", "Lim: 2 red; Sev: 3 blue; Val: 4 green") == "Sev"
    game = colonies("Lim: 2 red; Sev: 3 blue; Val: 4 green", card="score-most")
    game.follow("special")
    assert points(game) == "4 red"


@pytest.mark.rule("GIC-71", "BASE-136", "BASE-137")
@pytest.mark.parametrize(("region", "space"), [("Shi", "Cpt"), ("Ame", "Vic")])
def test_captain_and_viceroy_count(region: str, space: str) -> None:
    assert scored("score-most", f"{region}: 2 red; {space}: 1 blue; Val: 2 green") == region
    assert scored("score-most", f"{region}: 2 red; {space}: 1 blue; Val: 3 green") == f"Val {region}"
    assert scored("score-fewest", f"{space}: 1 blue; Val: 2 green") == region
    assert scored("score-fewest", f"{region}: 1 red; {space}: 1 blue; Val: 1 green") == "Val"


@pytest.mark.rule("GIC-71", "BASE-137")
def test_all_spaces_of_francia_count() -> None:
    assert scored("score-most", "Amb: 1 red; Env: 1 blue; Thi: 1 green; Val: 2 red") == "Fra"
    assert scored("score-fewest", "Amb: 1 red; Env: 1 blue; Val: 2 red; Nue: 3 red") == "Val Fra"


@pytest.mark.rule("GIC-71", "GIC-52")
def test_black_count_only_while_somebody_is_the_holder() -> None:
    there = "Val: 3 black, 1 blue; Vas: 2 green"
    assert scored("score-most", there, inquisitor="yellow") == "Val"
    assert scored("score-most", there) == "Vas"
    there = "Val: 1 black; Vas: 2 green; Nue: 2 blue, 1 black; Lim: 1 black"
    assert scored("score-fewest", there, inquisitor="red") == "Sev Val"
    assert scored("score-fewest", there) == "Vas Nue"


# --- kept cards ---


@pytest.mark.rule("GIC-72")
def test_a_player_keeps_several_cards_at_once() -> None:
    game = colonies("", card="free-choice", keeps="red:close-card red:double-strike", vetoes="red", court="1 red")
    game.follow("special")
    assert kept(game) == "veto red, close-card red, double-strike red, free-choice red"


@pytest.mark.rule("GIC-72")
def test_everybody_sees_kept_cards() -> None:
    game = colonies("", card="king", keeps="red:close-card blue:double-strike")
    views = [game.view(player).as_dict()["kept"] for player in range(4)]
    assert all(view == views[0] for view in views)
    assert [card["card"] for card in views[0]] == ["close-card", "double-strike"]


@pytest.mark.rule("GIC-72", "GIC-75")
def test_a_used_close_card_goes_under_its_stack_at_once() -> None:
    game = turn_of("", keeps="blue:close-card", power=13)
    game.play("A5")
    assert kept(game) == ""
    assert under(game, 7) == "close-card"


@pytest.mark.rule("GIC-72", "GIC-77")
def test_a_used_double_strike_too() -> None:
    game = colonies("Val: 1 green", card="intrigue-any-3", keeps="blue:double-strike")
    game.follow("special Val.green>Gra use")
    assert asked(game) == "blue MoveCaballeros"
    assert kept(game) == ""
    assert under(game, 7) == "double-strike"


@pytest.mark.rule("GIC-72", "GIC-78")
def test_a_used_free_choice_too() -> None:
    game = last_turn("Val: 1 blue", keeps="blue:free-choice", modules=GIC)
    game.follow("end use")
    assert asked(game) == "blue MoveCaballeros"
    assert kept(game) == ""
    assert under(game, 7) == "free-choice"


@pytest.mark.rule("GIC-72")
def test_they_have_no_time_limit() -> None:
    game = colonies("", keeps="red:close-card blue:double-strike green:free-choice", vetoes="yellow", round=2)
    to_round(game, 9)
    assert kept(game) == "close-card red, double-strike blue, free-choice green"


@pytest.mark.rule("GIC-72")
def test_they_are_worth_nothing_at_the_end() -> None:
    game = last_turn("", keeps="red:close-card blue:double-strike green:free-choice", round=9, modules=GIC)
    game.play("end")
    assert game.over
    assert points(game) == ""
    assert kept(game) == "close-card red, double-strike blue, free-choice green"


# --- back to court or province from special spaces ---

EVERYWHERE = "Sev: 1 {0}; Amb: 1 {0}; Env: 1 {0}; Thi: 1 {0}; Cpt: 1 {0}; Vic: 1 {0}; Lim: 1 {0}; Afr: 1 {0}"
PICKS = "Sev.{0} Lim.{0} Amb.{0} Env.{0} Thi.{0} Cpt.{0} Vic.{0} Afr.{0}"
SPECIAL = ("Lim", "Amb", "Env", "Thi", "Cpt", "Vic")


@pytest.mark.rule("GIC-73", "BASE-31")
@pytest.mark.parametrize("space", SPECIAL)
def test_a_shortage_is_made_up_from_special_spaces_too(space: str) -> None:
    game = turn_of(EVERYWHERE.format("red"), power=11, province="0 red")
    game.play("stop")
    assert texts(game) == "stop " + PICKS.format("red")
    game.play(f"{space}.red")
    assert standing(game, space) == ""
    assert courts(game) == "1 red"


@pytest.mark.rule("GIC-73", "BASE-143")
def test_so_does_the_card_that_brings_more_to_the_court() -> None:
    game = colonies(EVERYWHERE.format("red"), card="court", province="0 red")
    game.follow("special Vic.red Lim.red")
    assert courts(game) == "2 red"
    assert standing(game, "Vic") == standing(game, "Lim") == ""


@pytest.mark.rule("GIC-73", "BASE-116")
@pytest.mark.parametrize("space", SPECIAL)
def test_who_dismisses_chooses_also_from_special_spaces(space: str) -> None:
    game = colonies(EVERYWHERE.format("blue"), card="dismissal", court="1 red")
    game.play("special")
    assert texts(game) == "stop " + PICKS.format("blue")
    game.play(f"{space}.blue")
    assert standing(game, space) == ""
    assert province(game, "blue") == 36 - 7


@pytest.mark.rule("GIC-73", "BASE-117")
def test_whom_the_king_is_angry_at_says_which_ones_go() -> None:
    game = colonies(EVERYWHERE.format("blue"), card="angry-king", court="1 red")
    game.play("special")
    assert asked(game) == "blue ReturnOwn"
    assert texts(game) == PICKS.format("blue")
    game.follow("Lim.blue Cpt.blue Thi.blue")
    assert [standing(game, space) for space in ("Lim", "Cpt", "Thi")] == ["", "", ""]
    assert province(game, "blue") == 36 - 5


@pytest.mark.rule("GIC-73", "BASE-119")
def test_in_exile_the_owner_says_who_leaves_the_limit_board() -> None:
    game = colonies("Lim: 10 blue; Sev: 2 blue", card="exile-2")
    game.follow("special blue:Sev")
    assert asked(game) == "blue GiveUp"
    assert texts(game) == "Sev.blue Lim.blue"
    game.follow("Sev.blue Lim.blue")
    assert province(game, "blue") == 36 - 10
    game = colonies("Lim: 1 blue; Sev: 1 blue", card="exile-2", king="Gal")
    game.follow("special blue:Sev")
    assert asked(game) == ROUND_OVER
    assert province(game, "blue") == 36


@pytest.mark.rule("GIC-73", "BASE-118")
def test_an_exile_of_all_takes_those_on_the_limit_board_and_beside() -> None:
    game = colonies("Lim: 5 blue, 5 green; Sev: 2 blue", card="exile-all")
    game.follow("special blue:Sev green:Sev")
    assert standing(game, "Lim") == standing(game, "Sev") == ""
    assert province(game, "blue") == 36


@pytest.mark.rule("GIC-73", "BASE-146")
def test_an_eviction_takes_them_from_special_spaces_too() -> None:
    game = colonies("Amb: 1 blue; Thi: 1 blue; Env: 1 green", card="eviction")
    game.follow("special Fra blue:Val green:Gra")
    assert standing(game, "Val") == "2 blue"
    assert standing(game, "Gra") == "1 green"
    game = colonies("Lim: 2 blue; Sev: 1 blue, 1 green", card="eviction")
    game.follow("special Sev blue:Val")
    game.position.board.king = game.rules.space_named("Val")
    game.follow("green:Gra")
    assert courts(game) == "3 blue"


@pytest.mark.rule("GIC-73", "GIC-43")
def test_where_carriers_stand_among_others_the_chooser_says_which_one() -> None:
    game = colonies("Ame: 2 blue", card="dismissal", carriers="gold Ame.blue")
    game.follow("special Ame.blue")
    assert asked(game) == "red WhichOne"
    assert texts(game) == "plain gold"
    game.play("gold")
    assert tokens(game) == ""
    assert points(game) == ""
    game = colonies("Ame: 2 blue", card="angry-king", carriers="gold Ame.blue", court="2 blue")
    game.follow("special Ame.blue")
    assert asked(game) == "blue WhichOne"
    game.follow("plain court court")
    assert tokens(game) == "gold Ame.blue"


# --- after a turn ---


@pytest.mark.rule("GIC-74")
@pytest.mark.parametrize(("holder", "filler"), [("", "red"), ("green", "green")])
def test_card_under_its_stack_board_filled_double_strike_board_filled_again(holder: str, filler: str) -> None:
    of_three = partial(colonies, players=3, round=3, castillo="hidden", keeps="blue:double-strike")
    game = of_three("Lim: 6 blue; Sev: 2 red, 2 green", card="intrigue-any-3", inquisitor=holder)
    game.follow("special Lim.blue>Val stop")
    assert asked(game) == f"{filler} FillSpace"
    assert under(game, 1) == "intrigue-any-3"
    game.play("Sev.red")
    assert asked(game) == "blue MayStrike"
    assert standing(game, "Lim") == "1 red, 5 blue"
    game.follow("use Lim.red>Val stop")
    assert asked(game) == f"{filler} FillSpace"
    assert texts(game) == "Sev.red Sev.green"
    game.play("Sev.green")
    assert asked(game).endswith("CastilloDial")


@pytest.mark.rule("GIC-74", "GIC-58")
def test_who_has_become_the_holder_by_a_double_strike_fills_it_then() -> None:
    there = "Lim: 2 black, 4 green; Sev: 1 red, 1 green"
    game = colonies(there, card="holy-inquisition", players=3, keeps="blue:double-strike")
    game.follow("special Lim.black>Val stop end")
    assert asked(game) == "red FillSpace"
    game.follow("Sev.red use Lim.black>Val stop")
    assert standing(game, "Lim") == "1 red, 5 green"
    game = colonies(f"{there}, 1 blue", card="holy-inquisition", players=3, keeps="blue:double-strike")
    game.follow("special Lim.black>Val stop end Sev.red use Lim.black>Val stop")
    assert asked(game) == "blue FillSpace"


@pytest.mark.rule("GIC-74", "GIC-63")
def test_the_board_is_filled_after_free_choice_before_the_first_region() -> None:
    there = "Lim: 6 blue; Sev: 1 red, 1 green; Gal: 1 red"
    game = last_turn(there, keeps="blue:free-choice", players=3, king="Nue", modules=GIC)
    game.follow("end use Lim.blue>Val stop")
    assert asked(game) == "green FillSpace"
    assert points(game) == ""
    game.play("Sev.green")
    assert points(game) == "4 red, 9 blue, 3 green"


@pytest.mark.rule("GIC-74", "GIC-55")
def test_a_special_scoring_counts_the_board_as_it_stands() -> None:
    there = "Lim: 3 red, 3 blue; Sev: 4 green"
    game = turn_of(there, power=11, players=3, province="0 red", offered={2: "score-region"})
    game.follow("Lim.red A2 special Sev")
    assert points(game) == "3 red, 4 blue"
    game.play("end")
    assert standing(game, "Lim") == "2 red, 3 blue, 1 green"


@pytest.mark.rule("GIC-74")
def test_nothing_is_filled_before_the_turn_is_over() -> None:
    game = colonies("Lim: 6 blue; Sev: 2 green", card="intrigue-foreign-3", players=3, court="1 red")
    game.follow("special Lim.blue>Val stop")
    assert texts(game) == "place end"
    assert standing(game, "Lim") == "5 blue"
    assert refuses(game, "Sev.green")
    game.play("end")
    assert standing(game, "Lim") == "5 blue, 1 green"
