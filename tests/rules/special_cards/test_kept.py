"""Espionage and Reserve: kept cards and their windows (SC-2, SC-5, KI-43)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from tests.fields import put
from tests.rules.events import kinds
from tests.rules.observing import courts, points
from tests.rules.players_edition.playing import name_player
from tests.rules.players_edition.positions import ROUND_OVER, SETS, played, scoring
from tests.rules.playing import to_decision
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, kept, standing, texts

# --- espionage ---


def dials_seen(game: Game, seat: int) -> str:
    """The dials that a seat sees, such as `Val - Sev -`."""
    spaces = game.rules.spaces
    return " ".join(spaces[space].short if space >= 0 else "-" for space in game.view(seat).board.dial)


@pytest.mark.rule("SC-2", "KI-16")
def test_espionage_is_kept_face_up() -> None:
    game = played(card="espionage", court="1 red")
    game.follow("special")
    assert kept(game) == "espionage red"
    assert game.view(2).as_dict()["kept"][0]["card"] == "espionage"


@pytest.mark.rule("SC-2")
def test_its_holder_sets_his_dial_last_and_sees_those_of_the_others() -> None:
    game = scoring("Val: 1 red", castillo="hidden", keeps="red:espionage")
    assert asked(game) == "yellow blue green CastilloDial"
    game.follow("green:Vas yellow:Ara")
    assert dials_seen(game, 0) == "- - - -"  # not before all are set
    game.play("Sev", 1)
    assert asked(game) == "red SpyDial"
    assert game.decision.secret
    assert dials_seen(game, 0) == "- Sev Vas Ara"
    assert dials_seen(game, 1) == "- Sev - -"
    assert dials_seen(game, -1) == "- - - -"
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"


@pytest.mark.rule("SC-2", "KI-40")
def test_what_only_spies_see_makes_no_difference_to_the_others() -> None:
    one = scoring("Val: 1 red", castillo="hidden", keeps="red:espionage")
    other = one.copy()
    one.follow("green:Vas yellow:Ara blue:Sev")
    other.follow("green:Cat yellow:Ara blue:Sev")
    assert one.view(0).key() != other.view(0).key()
    assert one.view(2).key() != other.view(2).key()
    for seat in (-1, 1, 3):
        assert one.view(seat).key() == other.view(seat).key()


@pytest.mark.rule("SC-2")
def test_several_spies_set_in_the_order_in_which_they_took_the_card() -> None:
    game = scoring("Val: 1 red", castillo="hidden", keeps="green:espionage red:espionage")
    assert asked(game) == "yellow blue CastilloDial"
    game.follow("blue:Vas yellow:Ara")
    assert asked(game) == "green SpyDial"
    assert dials_seen(game, 2) == "- Vas - Ara"
    assert dials_seen(game, 0) == "- - - -"
    game.play("Sev")
    assert asked(game) == "red SpyDial"
    assert dials_seen(game, 0) == "- Vas Sev Ara"
    assert dials_seen(game, 2) == "- - Sev -"


@pytest.mark.rule("SC-2")
def test_the_card_is_out_after_the_general_scoring() -> None:
    game = scoring("Cas: 1 red, 1 blue", "blue:Sev red:Sev", keeps="red:espionage")
    assert points(game) == "6 red, 6 blue"  # a tie in the Castillo, and another in Sevilla
    assert kept(game) == ""


@pytest.mark.rule("SC-2", "OPT-2")
def test_a_spy_with_nothing_in_an_open_castillo_sets_no_dial() -> None:
    game = scoring("Cas: 1 blue", keeps="red:espionage")
    assert asked(game) == "blue CastilloDial"
    game.play("Sev")
    assert asked(game) == ROUND_OVER
    assert kept(game) == ""


@pytest.mark.rule("SC-2")
@pytest.mark.parametrize(("card", "kind"), [("ki-secret-scoring", "ScoringDial"), ("travel-day", "TravelDial")])
def test_no_effect_on_dials_of_special_actions(card: str, kind: str) -> None:
    game = played("Val: 1 red", card=card, king="Gal", keeps="blue:espionage")
    game.play("special")
    assert kind in asked(game)
    assert "blue" in asked(game)
    game.play("Ara", 3)
    assert dials_seen(game, 1) == "- - - -"
    assert kept(game) == "espionage blue"


# --- reserve: the card ---


@pytest.mark.rule("SC-5")
def test_a_caballero_from_the_court_is_put_on_the_card_that_is_kept() -> None:
    game = played(card="reserve", court="2 red")
    game.play("special")
    assert kept(game) == "reserve red"
    assert standing(game, "Res") == "1 red"
    assert courts(game) == "1 red"


@pytest.mark.rule("SC-5", "KI-45")
def test_not_possible_with_an_empty_court() -> None:
    game = played("Val: 1 red", card="reserve")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("SC-5")
@pytest.mark.parametrize(("card", "offered"), [("ki-dismissal", "stop Sev.blue"), ("score-own", "Sev")])
def test_on_the_card_it_is_in_no_region(card: str, offered: str) -> None:
    game = played("Res: 1 blue; Sev: 1 red, 1 blue", card=card, king="Gal", keeps="blue:reserve")
    game.play("special")
    assert texts(game) == offered


# --- reserve: before a special scoring ---


def special(card: str, caballeros: str = "Val: 1 red; Sev: 2 green", **rest: Any) -> Game:
    """Red is about to carry out a special scoring; blue has a reserve."""
    given: dict[str, Any] = {"king": "Gal", "keeps": "blue:reserve", "grandes": ""}
    return played(f"Res: 1 blue; {caballeros}", card=card, **{**given, **rest})


@pytest.mark.rule("SC-5")
def test_before_a_special_scoring_it_comes_into_any_region_that_is_not_taboo() -> None:
    game = special("ki-score-region", quarantine="Vie")
    game.follow("special Val")
    assert asked(game) == "blue UseReserve"
    assert texts(game) == "pass Vas Ara Cat Nue Sev Gra Val"
    for region, name in (("Gal", "Galicia"), ("Vie", "Castilla la Vieja")):
        with pytest.raises(IllegalChoice, match=taboo(name)):
            game.play(region)
    with pytest.raises(IllegalChoice, match=reason("not-in-region")):
        game.play("Cas")
    game.play("Val")
    assert points(game) == "3 red, 3 blue"
    assert standing(game, "Val") == "1 red, 1 blue"
    assert kept(game) == ""
    assert standing(game, "Res") == ""


@pytest.mark.rule("SC-5", "SC-4")
def test_only_where_there_is_room() -> None:
    game = special("ki-score-region", "Val: 6 red", crowded="Val")
    game.follow("special Val")
    assert "Val" not in texts(game)
    with pytest.raises(IllegalChoice, match=reason("full", "Valencia")):
        game.play("Val")


@pytest.mark.rule("SC-5")
def test_passing_keeps_it_for_a_later_scoring() -> None:
    game = special("ki-score-region")
    game.follow("special Val pass")
    assert points(game) == "5 red"
    assert kept(game) == "reserve blue"


@pytest.mark.rule("SC-5")
@pytest.mark.parametrize(("card", "line"), [("ki-score-4", ""), ("ki-score-5", ""), ("ki-score-castillo", "")])
def test_once_before_the_scoring_begins_and_not_between_its_regions(card: str, line: str) -> None:
    game = special(card)
    game.follow(f"special {line}")
    assert asked(game) == "blue UseReserve"
    game.play("pass")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("SC-5", "KI-34")
def test_in_a_secret_scoring_after_the_reveal() -> None:
    game = special("ki-secret-scoring")
    game.follow("special red:Val blue:Sev green:Vas yellow:Ara")
    assert asked(game) == "blue UseReserve"
    game.play("Val")
    assert points(game) == "3 red, 3 blue, 4 green"


@pytest.mark.rule("SC-5", "SC-10")
def test_with_named_regions_after_one_is_chosen() -> None:
    game = special("score-named")
    game.follow("special Val Sev Gra")
    name_player(game, "green")
    assert asked(game) == "green ChooseNamed"
    game.play("Val")
    assert asked(game) == "blue UseReserve"
    game.play("Val")
    assert points(game) == "3 red, 3 blue"


@pytest.mark.rule("SC-5", "KI-43")
@pytest.mark.parametrize(("start", "order"), [("red", "red blue yellow"), ("yellow", "yellow red blue")])
def test_several_are_asked_clockwise_from_the_start_player_in_one_pass(start: str, order: str) -> None:
    keeps = "blue:reserve yellow:reserve red:reserve"
    game = special("ki-score-region", "Val: 1 green; Res: 1 red, 1 blue, 1 yellow", keeps=keeps)
    game.position.board.start = COLOUR_NAMES.index(start)
    game.follow("special Val")
    first, second, third = order.split()
    assert asked(game) == f"{first} UseReserve"
    game.play("pass")
    assert asked(game) == f"{second} UseReserve"
    game.play("Val")
    assert asked(game) == f"{third} UseReserve"
    game.play("pass")
    assert asked(game) == ROUND_OVER  # who has passed is not asked again


# --- reserve: in a general scoring ---


@pytest.mark.rule("SC-5", "KI-43")
def test_directly_before_each_region_of_a_general_scoring() -> None:
    game = scoring("Cas: 1 red; Res: 1 blue; Val: 1 red", keeps="blue:reserve", king="Gal")
    game.play("Sev")
    assert points(game) == "5 red"  # the Castillo has been scored
    for _ in range(9):
        assert asked(game) == "blue UseReserve"
        game.play("pass")
    assert asked(game) == ROUND_OVER
    assert kept(game) == "reserve blue"


@pytest.mark.rule("SC-5")
def test_it_counts_in_the_region_that_is_scored_then_but_not_in_one_that_has_been() -> None:
    game = scoring("Res: 1 blue; Vas: 1 red; Val: 1 red", keeps="blue:reserve", king="Gal")
    game.follow("pass pass Vas")  # before the third region
    assert points(game) == "10 red"
    game = scoring("Res: 1 blue; Vas: 1 red; Val: 1 red", keeps="blue:reserve", king="Gal")
    game.follow("pass Val")
    assert points(game) == "8 red, 3 blue"


@pytest.mark.rule("SC-5", "KI-43", "PE-5")
def test_a_pair_has_one_window() -> None:
    game = scoring("Res: 1 blue; Val: 1 red", keeps="blue:reserve", alliance="Val Vas")
    game.follow("pass pass pass pass pass pass pass pass")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("KI-43", "KI-35")
def test_the_2x_card_is_revealed_after_the_window() -> None:
    game = scoring("Res: 1 blue; Gal: 1 red", keeps="blue:reserve", doubled="green:Gal")
    assert game.view(1).board.extra != game.view(2).board.extra
    events: list[Event] = [*game.play("Gal")]
    placed = next(number for number, event in enumerate(events) if event[0] == "placed")
    assert placed < events.index(("doubled", 2, 0))
    assert points(game) == "4 red, 4 blue"


@pytest.mark.rule("SC-5", "SC-6", "KI-41")
def test_the_king_token_closes_its_region_to_it_also_in_a_general_scoring() -> None:
    game = scoring("Res: 1 blue", keeps="blue:reserve", protected="Val")
    assert texts(game) == "pass Gal Vas Ara Cat Vie Sev Gra"
    assert refuses(game, "Val")


@pytest.mark.rule("SC-5")
def test_it_can_be_used_once() -> None:
    game = scoring("Res: 1 blue", keeps="blue:reserve")
    game.play("Gal")
    assert asked(game) == ROUND_OVER
    assert points(game) == "4 blue"


@pytest.mark.rule("SC-5", "GIC-30")
def test_it_does_not_come_where_caballeros_come_only_by_ship() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "special_cards"]
    game = scoring("Res: 1 blue", keeps="blue:reserve", modules=modules)
    assert "Fra" not in texts(game).split()
    assert not {"Ame", "Afr"} & set(texts(game).split())
    assert "Amb" in texts(game)


# --- reserve and Veto ---


@pytest.mark.rule("SC-5", "BASE-124")
def test_it_can_be_vetoed_then_the_card_is_spent_and_its_caballero_goes_to_the_court() -> None:
    game = special("ki-score-region", vetoes="green")
    game.follow("special Val blue:Val")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert courts(game) == "1 blue"
    assert kept(game) == ""
    assert points(game) == "5 red"  # the scoring itself goes on


@pytest.mark.rule("SC-5", "BASE-124")
def test_a_veto_of_the_scoring_comes_after_it() -> None:
    game = special("ki-score-region", vetoes="green")
    game.follow("special Val blue:Val green:pass")
    assert asked(game) == "green MayVeto"
    events = game.play("veto")
    assert kinds(events, "vetoed") == [("vetoed", 2, 0, game.rules.card_named("ki-score-region"))]
    assert standing(game, "Val") == "1 red, 1 blue"
    assert points(game) == ""


@pytest.mark.rule("SC-5", "OPT-3")
def test_where_a_veto_counts_only_at_the_start_it_does_not_open_the_scoring_again() -> None:
    game = special("ki-secret-scoring", vetoes="green", veto="start")
    game.follow("special green:pass red:Val blue:Vas green:Sev yellow:Ara blue:Val")
    assert asked(game) == "green MayVeto"  # the start of blue's action
    game.play("pass")
    assert asked(game) == ROUND_OVER
    assert points(game) == "3 red, 3 blue, 4 green"


@pytest.mark.rule("SC-5", "BASE-124")
def test_in_a_general_scoring_it_can_be_vetoed_too() -> None:
    game = scoring("Res: 1 blue", keeps="blue:reserve", vetoes="red")
    game.follow("blue:Gal red:veto")
    assert asked(game) == ROUND_OVER
    assert courts(game) == "1 blue"
    assert points(game) == ""


@pytest.mark.rule("SC-2", "SC-5")
def test_both_are_kept_until_the_next_general_scoring_however_long_that_takes() -> None:
    keeps = "red:espionage blue:reserve"
    game = played("Val: 1 red; Res: 1 blue", card="shift", king="Gal", round=4, keeps=keeps, castillo="hidden")
    to_decision(game, "SpyDial")
    assert game.position.board.round == 6
    game.play("Sev")
    assert asked(game) == "blue UseReserve"


@pytest.mark.rule("SC-5")
def test_a_reserve_that_is_never_used_is_worth_nothing() -> None:
    game = scoring("Res: 1 blue; Val: 1 red", keeps="blue:reserve", round=9, castillo="open")
    while not game.over:
        game.play("pass")
    assert points(game) == "5 red"
    assert kept(game) == "reserve blue"


@pytest.mark.rule("SC-5", "GIC-68")
def test_a_delayed_scoring_is_a_special_scoring_too() -> None:
    game = special("ki-grande", modules=("grand_inquisitor", *SETS), king="Cat")
    put(game, "due", "Val:1")
    game.follow("end")
    assert asked(game) == "blue UseReserve"
    game.play("Val")
    assert points(game) == "3 red, 3 blue"
    assert standing(game, "Val") == "1 red, 1 blue"
