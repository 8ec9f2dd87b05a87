"""Grandissimo in a general scoring: alliance, boycott, espionage, free choice (GRA-41, GRA-44, GRA-48, GRA-64)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.engine.event import Event
from tests.fields import put, told
from tests.rules.events import kinds, scored_order, won
from tests.rules.grandissimo.observing import alliance
from tests.rules.grandissimo.playing import offers, play, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import may_be_vetoed, points
from tests.situation import asked, kept, standing, under


def allied(caballeros: str, pair: str, **rest: Any) -> tuple[Game, list[Event]]:
    """A general scoring with the alliance tokens on two regions."""
    game = gra(caballeros, **{"round": 3, "card": "king", "castillo": "open", "king": "Gal", "grandes": "", **rest})
    put(game, "alliance", pair)
    return game, play(game, "end")


# --- alliance ---


@pytest.mark.rule("GRA-57", "GRA-64")
def test_the_caballeros_of_both_regions_are_added_and_each_pays_its_own_table() -> None:
    game, events = allied("Vas: 2 red, 3 blue; Nue: 2 red; Cat: 1 green", "Nue Vas")
    assert won(game, events, "Vas") == [5, 3, 0, 0]
    assert won(game, events, "Nue") == [7, 4, 0, 0]  # blue has nobody there: one caballero in either is enough
    assert alliance(game) == []


@pytest.mark.rule("GRA-64")
def test_the_pair_is_scored_once_where_the_first_of_the_two_comes() -> None:
    game, events = allied("Vas: 1 red; Nue: 1 blue; Ara: 1 green", "Nue Vas", king="Sev")
    assert scored_order(game, events) == "Cas Gal Vas Nue Ara Cat Vie Sev Gra Val Por"


@pytest.mark.rule("GRA-64")
def test_ties_count_by_the_sum() -> None:
    game, events = allied("Vas: 3 red, 1 blue; Nue: 1 red, 3 blue, 1 green", "Nue Vas")
    assert won(game, events, "Vas") == [3, 3, 1, 0]
    assert won(game, events, "Nue") == [4, 4, 2, 0]


@pytest.mark.rule("GRA-64", "GRA-57")
def test_bonuses_of_either_region_go_to_the_sole_first_of_the_sum() -> None:
    game, events = allied("Vas: 4 red, 1 blue; Nue: 2 blue", "Nue Vas", king="Nue", grandes="red:Vas blue:Nue")
    assert won(game, events, "Vas") == [7, 3, 0, 0]
    assert won(game, events, "Nue") == [9, 4, 0, 0]


@pytest.mark.rule("GRA-64", "BASE-73")
def test_a_score_tile_pays_in_its_region() -> None:
    game, events = allied("Vas: 1 red; Nue: 1 red", "Nue Vas", tiles="8:Vas")
    assert won(game, events, "Vas") == [8, 0, 0, 0]
    assert won(game, events, "Nue") == [7, 0, 0, 0]


@pytest.mark.rule("GRA-64")
def test_special_scorings_ignore_the_tokens() -> None:
    game = gra("Vas: 1 red; Nue: 2 blue", card="score-region", grandes="")
    put(game, "alliance", "Vas Nue")
    play(game, "special Vas")
    assert points(game) == "5 red"
    assert alliance(game) == ["Vas", "Nue"]


@pytest.mark.rule("GRA-64", "GRA-41")
@pytest.mark.parametrize(("region", "rest"), [("Vas", "Nue"), ("Nue", "Vas")])
def test_a_boycotted_region_leaves_the_alliance(region: str, rest: str) -> None:
    game, events = allied("Vas: 3 red, 1 blue; Nue: 3 red, 1 blue", "Nue Vas", boycott=f"green:{region}", king="Sev")
    assert won(game, events, region) == [0, 0, 0, 0]
    assert won(game, events, rest)[0] == {"Nue": 7, "Vas": 5}[rest]
    assert scored_order(game, events) == "Cas Gal Vas Ara Cat Vie Nue Sev Gra Val Por".replace(f" {region}", "")
    places = [event for event in events if event[0] in ("boycotted", "scoring")]
    assert places[0][0] == "boycotted"  # everybody sees it when the turn of the pair comes
    assert len(kinds(events, "boycotted")) == 1


@pytest.mark.rule("GRA-64", "GRA-41")
def test_then_only_the_caballeros_of_the_other_region_count() -> None:
    game, events = allied("Vas: 9 red; Nue: 1 red, 2 blue", "Nue Vas", boycott="green:Vas")
    assert won(game, events, "Nue") == [4, 7, 0, 0]


@pytest.mark.rule("GRA-57")
def test_the_tokens_do_not_forbid_to_move_them_later() -> None:
    game = gra(card="gra-alliance", ships="red blue", king="Gal")
    put(game, "alliance", "Vas Nue")
    play(game, "special Por Val")
    assert alliance(game) == ["Por", "Val"]


# --- boycott ---


@pytest.mark.rule("GRA-41", "GRA-69")
def test_a_region_is_boycotted_in_secret() -> None:
    game = gra(card="boycott", ships="red blue")
    events = play(game, "special")
    assert asked(game) == "red ChooseRegionCard"
    events += play(game, "Val")
    assert kinds(events, "boycotts") == [("boycotts", 0)]
    assert under(game, 6) == "boycott"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-41", "BASE-112")
def test_it_is_vetoed_before_the_region_is_chosen() -> None:
    game = gra(card="boycott", ships="red blue", vetoes="blue", court="1 red")
    play(game, "special")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-41")
def test_it_is_not_scored_and_revealed_when_its_turn_comes() -> None:
    game, events = scoring("Nue: 1 red; Val: 1 blue; Ara: 1 green", boycott="red:Nue", king="Sev", grandes="")
    assert points(game) == "5 blue, 5 green"
    told = [event for event in events if event[0] in ("scoring", "boycotted")]
    assert told == [("scoring", 2), ("boycotted", 0, 5), ("scoring", 8)]


@pytest.mark.rule("GRA-41")
def test_only_in_the_next_general_scoring_and_not_in_special_ones() -> None:
    game = gra("Nue: 1 red", boycott="red:Nue", card="score-region", grandes="", king="Sev")
    play(game, "special Nue")
    assert points(game) == "7 red"
    game, _ = scoring("Nue: 1 red", boycott="red:Nue", king="Sev", grandes="")
    assert told(game, "boycott") == ""
    assert points(game) == ""


# --- espionage ---


@pytest.mark.rule("GRA-48", "GRA-61")
def test_its_holder_sets_his_dial_last_and_sees_the_others() -> None:
    game, _ = scoring("Cas: 1 red, 1 blue, 1 green", keeps="red:gra-espionage", king="Gal")
    assert asked(game) == "blue green CastilloDial"
    play(game, "blue:Val green:Ara")
    assert asked(game) == "red SpyDial"
    assert game.view(0).board.dial[1:3] == [8, 2]
    assert game.view(3).board.dial[1:3] == [-1, -1]
    play(game, "Val")
    assert standing(game, "Val") == "1 red, 1 blue"
    assert kept(game) == ""
    assert under(game, 6) == "gra-espionage"


@pytest.mark.rule("GRA-48")
def test_it_has_no_effect_on_dials_of_special_actions() -> None:
    game = gra(card="secret-scoring", keeps="red:gra-espionage")
    play(game, "special")
    assert asked(game) == "red blue green yellow ScoringDial"
    assert kept(game) == "gra-espionage red"


@pytest.mark.rule("GRA-48", "GRA-24")
@pytest.mark.parametrize("card", ["gra-espionage", "gra-free-choice", "last-word"])
def test_keeping_can_be_vetoed(card: str) -> None:
    game = gra(card=card, vetoes="blue")
    play(game, "special" if card == "last-word" else "special stop")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert kept(game) == ""
    assert under(game, 6) == card


# --- free choice ---


@pytest.mark.rule("GRA-44", "GRA-61")
def test_free_choice_moves_two_own_caballeros_before_the_regions_are_scored() -> None:
    game, _ = scoring("Ara: 3 red", keeps="red:gra-free-choice", king="Gal", grandes="")
    assert asked(game) == "red MayChooseFreely"
    play(game, "use Ara.red>Val Ara.red>Por")
    assert points(game) == "15 red"
    assert kept(game) == ""
    assert under(game, 6) == "gra-free-choice"


@pytest.mark.rule("GRA-44", "GRA-61")
def test_or_it_waits_for_a_later_general_scoring() -> None:
    game, _ = scoring("Ara: 3 red", keeps="red:gra-free-choice", king="Gal", line="pass")
    assert kept(game) == "gra-free-choice red"


@pytest.mark.rule("GRA-44", "BASE-50")
def test_it_obeys_the_kings_region() -> None:
    game, _ = scoring("Ara: 1 red; Gal: 1 red, 1 blue", keeps="red:gra-free-choice", king="Gal", line="use")
    assert offers(game) == "stop Ara.red"
    assert refused(game, "Gal.red") == "reason-king"
