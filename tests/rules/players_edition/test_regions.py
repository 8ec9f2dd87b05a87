"""Travel day, civil war, quarantine, mistress, and what taboo means (PE-2, PE-4, PE-9, PE-11, KI-41)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.fields import put, told
from tests.rules.events import kinds
from tests.rules.observing import courts, grande, points
from tests.rules.players_edition.positions import ROUND_OVER, played, scoring
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, banners, standing, texts

# --- travel day ---


@pytest.mark.rule("PE-2")
def test_every_other_player_dials_and_his_grande_goes_there() -> None:
    game = played(card="travel-day", king="Gal")
    game.play("special")
    assert asked(game) == "blue green yellow TravelDial"
    assert game.decision.secret
    game.follow("yellow:Sev blue:Gra green:Gra")
    assert [grande(game, colour) for colour in ("red", "blue", "green", "yellow")] == ["Gra", "Gra", "Gra", "Sev"]


@pytest.mark.rule("PE-2", "KI-41")
def test_another_region_is_dialled_though_nothing_may_enter_there() -> None:
    game = played(card="travel-day", king="Gal", quarantine="Vie", protected="Sev")
    game.play("special")
    blue = next(question for question in game.decisions if question.player == 1)
    assert " ".join(option.text for option in blue.options) == "Gal Vas Ara Cat Vie Nue Sev Gra"
    with pytest.raises(IllegalChoice, match=reason("same-region", "Valencia")):
        game.play("Val", 1)
    with pytest.raises(IllegalChoice, match=reason("not-on-dial")):
        game.play("Cas", 1)


@pytest.mark.rule("PE-2", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}, {"grandes": "blue:Cas"}])
def test_a_grande_in_a_taboo_region_or_in_the_castillo_stays(why: dict[str, Any]) -> None:
    given = {"king": "Gal", "grandes": "blue:Val", **why}
    given["grandes"] = f"red:Gra {given['grandes']} green:Cat yellow:Nue"
    game = played(card="travel-day", **given)
    before = grande(game, "blue")
    game.play("special")
    assert asked(game) == "green yellow TravelDial"
    game.follow("green:Ara yellow:Ara")
    assert grande(game, "blue") == before


@pytest.mark.rule("PE-2")
def test_one_whose_dial_shows_the_kings_region_by_then_stays() -> None:
    game = played(card="travel-day", king="Gal")
    game.follow("special blue:Sev green:Vie")
    game.position.board.king = game.rules.space_named("Sev")
    game.play("Ara", 3)
    assert (grande(game, "blue"), grande(game, "green")) == ("Val", "Vie")


@pytest.mark.rule("PE-2", "KI-45")
def test_with_nobody_to_travel_it_is_not_possible() -> None:
    game = played(card="travel-day", king="Gal", grandes="red:Gra blue:Gal green:Gal yellow:Cas", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-2", "KI-24")
def test_a_veto_after_the_reveal_leaves_all_where_they_are() -> None:
    game = played(card="travel-day", king="Gal", vetoes="green")
    game.follow("special pass blue:Sev green:Sev yellow:Sev")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert [grande(game, colour) for colour in ("blue", "green", "yellow")] == ["Val", "Cat", "Nue"]


# --- civil war ---


@pytest.mark.rule("PE-4")
def test_one_from_the_court_enters_and_all_others_go_to_their_courts() -> None:
    game = played("Val: 1 red, 2 blue, 3 green", card="civil-war", king="Gal", court="2 red")
    events = game.play("special") + game.play("Val")
    assert standing(game, "Val") == "2 red"
    assert courts(game) == "1 red, 2 blue, 3 green"
    assert [event[0] for event in kinds(events, "civil-war", "blown-away", "placed")] == [
        "civil-war",
        "blown-away",
        "blown-away",
        "placed",
    ]
    assert grande(game, "blue") == "Val"


@pytest.mark.rule("PE-4", "KI-41")
def test_any_region_but_a_taboo_one_also_far_from_the_king_and_without_anybody() -> None:
    game = played("Val: 1 blue", card="civil-war", king="Gal", quarantine="Vie", protected="Sev", court="1 red")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Nue Gra Val"
    for region, name in (("Gal", "Galicia"), ("Vie", "Castilla la Vieja"), ("Sev", "Sevilla")):
        with pytest.raises(IllegalChoice, match=taboo(name)):
            game.play(region)
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")
    game.play("Cat")
    assert standing(game, "Cat") == "1 red"


@pytest.mark.rule("PE-4", "KI-45")
def test_not_possible_with_an_empty_court() -> None:
    game = played("Val: 1 blue; Gra: 1 red", card="civil-war", king="Gal")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("PE-4", "SC-4")
def test_the_others_leave_first_and_make_room() -> None:
    game = played("Val: 5 red, 1 blue; Sev: 6 red", card="civil-war", king="Gal", crowded="Val Sev", court="1 red")
    game.play("special")
    assert "Val" in texts(game)
    with pytest.raises(IllegalChoice, match=reason("full", "Sevilla")):
        game.play("Sev")
    game.play("Val")
    assert standing(game, "Val") == "6 red"


@pytest.mark.rule("PE-4", "GIC-53")
def test_black_caballeros_stay_and_the_castillo_is_not_touched() -> None:
    game = played(
        "Val: 1 blue, 2 black; Cas: 1 blue",
        card="civil-war",
        king="Gal",
        court="1 red",
        modules=["grand_inquisitor", "king_intrigue", "players_edition"],
        shifted="Val",
        castillo="open",
        inquisitor="blue",
    )
    game.follow("special Val")
    assert standing(game, "Val") == "1 red, 2 black"
    assert standing(game, "Cas") == "1 blue"


# --- quarantine ---


@pytest.mark.rule("PE-9")
def test_the_token_goes_to_a_region_next_to_the_kings() -> None:
    game = played(card="quarantine", king="Gal")
    game.play("special")
    assert texts(game) == "Vas Vie"
    with pytest.raises(IllegalChoice, match=reason("not-beside-king", "Sevilla")):
        game.play("Sev")
    assert refuses(game, "Gal")
    game.play("Vie")
    assert told(game, "quarantine") == "Vie"


@pytest.mark.rule("PE-9")
def test_a_later_player_moves_it_next_to_the_king_of_that_time() -> None:
    game = played(card="quarantine", king="Gal", quarantine="Vie")
    game.play("special")
    assert texts(game) == "Vas"
    game.play("Vas")
    assert told(game, "quarantine") == "Vas"


@pytest.mark.rule("PE-9", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Vie"}, {"king": "Gal", "protected": "Vie"}])
def test_the_token_cannot_be_lifted_where_the_region_is_taboo_without_it(why: dict[str, Any]) -> None:
    assert texts(played(card="quarantine", quarantine="Vie", court="1 red", **why)) == "place end"


@pytest.mark.rule("PE-9", "KI-41")
def test_it_stays_when_the_king_goes_elsewhere_and_he_may_enter_it() -> None:
    for region in ("Sev", "Vie"):
        game = played("Val: 1 red", card="ki-adviser", king="Nue", quarantine="Vie")
        game.follow(f"special {region}")
        assert told(game, "quarantine") == "Vie"
        assert game.position.taboo(game.rules.space_named("Vie"))


@pytest.mark.rule("PE-9", "KI-45")
def test_with_no_free_neighbour_it_is_not_possible() -> None:
    game = played(card="quarantine", king="Gal", quarantine="Vie", protected="Vas", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-9")
def test_it_stays_over_a_general_scoring() -> None:
    game = scoring("Val: 1 red", quarantine="Val")
    assert told(game, "quarantine") == "Val"


# --- taboo like the King's region ---

TABOO = [{"quarantine": "Val"}, {"protected": "Val"}]


@pytest.mark.rule("KI-41", "PE-9", "SC-6")
@pytest.mark.parametrize("why", TABOO)
def test_nobody_is_placed_there(why: dict[str, Any]) -> None:
    game = played(card="ki-anywhere", king="Nue", court="1 red", plays="green:ki-veto", **why)
    game.play("place")
    assert texts(game) == "stop Ara Vie Sev Gra Cas"
    with pytest.raises(IllegalChoice, match=taboo("Valencia")):
        game.play("Val")
    game = played(card="ki-anywhere", king="Nue", court="1 red", plays="green:ki-veto", **why)
    game.follow("special place")
    assert texts(game) == "stop Gal Vas Ara Cat Vie Sev Gra Cas"


@pytest.mark.rule("KI-41")
@pytest.mark.parametrize("why", TABOO)
def test_nobody_moves_in_or_out(why: dict[str, Any]) -> None:
    lowest = "blue:ki-king green:ki-king yellow:ki-king"
    game = played("Val: 2 red; Sev: 1 red", card="shift", king="Nue", plays=lowest, **why)
    game.follow("role first")
    assert texts(game) == "stop Sev.red"
    game.play("Sev.red")
    assert texts(game) == "Gal Vas Ara Cat Vie Gra Cas"


@pytest.mark.rule("KI-41", "BASE-31")
@pytest.mark.parametrize("why", TABOO)
def test_a_shortage_of_the_province_is_not_made_up_from_there(why: dict[str, Any]) -> None:
    game = played("Val: 2 red; Sev: 1 red", card="shift", king="Nue", whole=True, province="1 red", **why)
    game.play("+1")
    assert texts(game) == "stop Sev.red"


@pytest.mark.rule("KI-41", "BASE-64", "BASE-61")
@pytest.mark.parametrize("why", TABOO)
def test_whoever_dials_it_goes_to_court(why: dict[str, Any]) -> None:
    game = scoring("Cas: 2 red", "Val", **why)
    assert standing(game, "Val") == ""
    assert courts(game) == "2 red"


@pytest.mark.rule("KI-41", "KI-27", "KI-45")
@pytest.mark.parametrize("why", TABOO)
def test_grandes_neither_enter_nor_leave(why: dict[str, Any]) -> None:
    game = played(card="ki-grande", king="Nue", **why)
    game.play("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev"
    game = played(card="ki-grande", king="Nue", grandes="red:Val", court="1 red", **why)
    assert texts(game) == "place end"


@pytest.mark.rule("KI-41", "KI-28")
@pytest.mark.parametrize("why", TABOO)
def test_tiles_are_neither_laid_nor_moved_there(why: dict[str, Any]) -> None:
    game = played(card="ki-tile", king="Nue", tiles="8:Val", **why)
    game.play("special")
    assert texts(game) == "T2"
    game.play("T2")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Cas"


@pytest.mark.rule("KI-41")
@pytest.mark.parametrize("why", TABOO)
@pytest.mark.parametrize("card", ["alliance", "royal-protection", "maximum-six", "shift", "bridge"])
def test_no_tokens_and_boards_are_laid_there(why: dict[str, Any], card: str) -> None:
    game = played(card=card, king="Nue", court="1 red", **why)
    game.play("special")
    assert "Val" not in texts(game)
    with pytest.raises(IllegalChoice, match=taboo("Valencia")):
        game.play("Val")


@pytest.mark.rule("KI-41", "BASE-51", "SC-6")
@pytest.mark.parametrize("why", TABOO)
def test_it_is_scored_all_the_same_without_a_bonus(why: dict[str, Any]) -> None:
    assert points(scoring("Val: 1 red", **why)) == "5 red"
    game = played("Val: 1 blue", card="ki-score-region", king="Nue", grandes="", **why)
    game.follow("special Val")
    assert points(game) == "5 blue"


@pytest.mark.rule("KI-41")
@pytest.mark.parametrize("why", TABOO)
def test_it_makes_no_region_adjacent(why: dict[str, Any]) -> None:
    game = played(card="shift", king="Gal", court="1 red", **why)
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"


# --- mistress ---


@pytest.mark.rule("PE-11")
def test_for_the_rest_of_the_round_all_place_in_any_region_that_is_not_taboo() -> None:
    game = played(card="mistress", king="Gal", quarantine="Vie", court="2 red, 1 green", later="green")
    game.play("special")
    game.play("place")
    assert texts(game) == "stop Vas Ara Cat Nue Sev Gra Val Cas"
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal")
    game.follow("Val stop +0 place")
    assert asked(game) == "green Place"
    assert texts(game) == "stop Vas Ara Cat Nue Sev Gra Val Cas"


@pytest.mark.rule("PE-11", "KI-19")
def test_taken_after_placing_it_helps_the_others_alone() -> None:
    game = played(card="mistress", king="Gal", court="2 red, 1 green", later="green")
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"
    game.follow("Vas stop special +0 place")
    assert asked(game) == "green Place"
    assert texts(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Cas"


@pytest.mark.rule("PE-11")
def test_the_next_round_is_as_usual() -> None:
    game = played("Val: 1 red", card="shift", king="Gal", mistress=True)
    game.play("end")
    assert asked(game) == ROUND_OVER
    assert game.position.board.round == 5
    assert not game.position.rules.placing.roaming[-1](game.position, 0)


MIXED = ["grand_inquisitor", "king_intrigue", "players_edition"]


def with_marker(field: str, **rest: Any) -> Game:
    """The last turn of a round is over; red is alone in the King's region, where a marker lies."""
    game = played("Nue: 1 red", card="shift", modules=MIXED, king="Nue", grandes="", castillo="open", **rest)
    put(game, field, "Nue:1")
    game.play("end")
    return game


@pytest.mark.rule("PE-11", "GIC-68")
@pytest.mark.parametrize(("mistress", "won"), [(True, "7 red"), (False, "9 red")])
def test_a_delayed_scoring_at_the_end_of_the_round_pays_no_king_bonus(mistress: bool, won: str) -> None:
    assert points(with_marker("due", round=4, mistress=mistress)) == won


@pytest.mark.rule("PE-11", "GIC-68")
def test_a_delayed_scoring_after_the_general_scoring_pays_it_again() -> None:
    game = with_marker("markers", round=9, mistress=True)
    assert game.over
    assert points(game) == "16 red"  # 7 in the general scoring, then 7 and 2


@pytest.mark.rule("PE-11", "BASE-51", "BASE-52")
def test_in_special_scorings_of_the_round_there_is_no_king_bonus_but_the_grande_bonus() -> None:
    game = played("Nue: 1 red", card="ki-score-region", king="Nue", grandes="red:Nue", mistress=True)
    game.follow("special Nue")
    assert points(game) == "9 red"


@pytest.mark.rule("PE-11", "BASE-51")
def test_nor_in_the_general_scoring_right_after_but_in_later_ones() -> None:
    assert points(scoring("Nue: 1 red", mistress=True, grandes="red:Nue")) == "9 red"
    assert points(scoring("Nue: 1 red", grandes="red:Nue")) == "11 red"


@pytest.mark.rule("PE-11", "KI-13")
def test_replaced_by_the_king_card_it_has_no_effect() -> None:
    game = played(card="mistress", king="Gal", court="1 red", plays="blue:shift green:shift yellow:shift")
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("PE-11", "SC-1")
def test_a_fiesta_goes_anywhere_too() -> None:
    game = played(card="fiesta", king="Gal", court="1 red", mistress=True)
    game.play("special")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Cas"


@pytest.mark.rule("PE-4", "PE-10", "PE-3", "ANN-7")
@pytest.mark.parametrize(
    ("card", "line"), [("civil-war", "special Val"), ("storm", "special"), ("shift", "special Val")]
)
def test_a_standard_bearer_goes_like_the_others(card: str, line: str) -> None:
    game = played(
        "Val: 2 blue",
        card=card,
        king="Gal",
        court="1 red",
        storm="red:Val",
        banners="blue:Val",
        modules=["anniversary", "king_intrigue", "players_edition"],
    )
    game.follow(line)
    assert "blue" not in standing(game, "Val")
    assert "blue:Val" not in banners(game)
