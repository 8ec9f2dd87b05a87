"""Fiesta, coup, annulment and the special scorings of the Special Cards (SC-1, SC-3, SC-7 to SC-10, OPT-8, KI-45)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.board.options import EFFECT, KEPT, SPACE
from tests.fields import told
from tests.rules.events import kinds
from tests.rules.observing import courts, grande, points
from tests.rules.players_edition.playing import annul, name_player, seats_offered
from tests.rules.players_edition.positions import ROUND_OVER, played, scoring
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, kept, standing, texts

BRIDGED, ALLIANCE, QUARANTINE, PROTECTION, COLLAPSE, DOUBLING = range(6)
"""The numbers of effects that can be annulled: they never change."""

# --- fiesta ---


@pytest.mark.rule("SC-1", "KI-19")
def test_five_more_are_placed_besides_the_cards_own_number() -> None:
    game = played(card="fiesta", king="Gal", court="9 red", castillo="open")
    game.follow("special Vas Vas Vie Cas Cas")
    assert texts(game) == "place end"
    game.follow("place Vas Vie")  # his Caballero card lets him place 2
    assert asked(game) == ROUND_OVER
    assert (standing(game, "Vas"), standing(game, "Vie"), standing(game, "Cas")) == ("3 red", "2 red", "2 red")


@pytest.mark.rule("SC-1")
def test_they_go_next_to_the_king_or_into_the_castillo() -> None:
    game = played(card="fiesta", king="Gal", quarantine="Vie", court="5 red")
    game.play("special")
    assert texts(game) == "stop Vas Cas"
    with pytest.raises(IllegalChoice, match=reason("not-beside-king", "Sevilla")):
        game.play("Sev")
    with pytest.raises(IllegalChoice, match=taboo("Castilla la Vieja")):
        game.play("Vie")


@pytest.mark.rule("SC-1")
def test_fewer_may_be_placed() -> None:
    game = played(card="fiesta", king="Gal", court="5 red")
    game.follow("special Vas stop")
    assert courts(game) == "4 red"
    game = played(card="fiesta", king="Gal", court="1 red")
    game.follow("special Vas")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("SC-1")
def test_it_brings_nobody_from_the_province() -> None:
    game = played("Vas: 1 red", card="fiesta", king="Gal", court="1 red", whole=True)
    assert asked(game) == "red Act"


@pytest.mark.rule("SC-1", "KI-45")
def test_with_an_empty_court_it_is_not_possible() -> None:
    assert asked(played("Vas: 1 red", card="fiesta", king="Gal")) == ROUND_OVER


@pytest.mark.rule("SC-1", "PE-8")
def test_into_a_castillo_in_danger_they_stand_beside() -> None:
    game = played(card="fiesta", king="Gal", court="2 red", collapsing=True)
    game.follow("special Cas Cas")
    assert standing(game, "Bes") == "2 red"


@pytest.mark.rule("SC-1", "KI-19", "KI-24")
def test_a_veto_in_the_middle_leaves_those_that_stand() -> None:
    game = played(card="fiesta", king="Gal", court="5 red", vetoes="blue")
    game.follow("special Vas pass Vas pass Vas veto")
    assert standing(game, "Vas") == "2 red"
    assert texts(game) == "place end"


@pytest.mark.rule("SC-1", "KI-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("others", ["ki-intrigue", "ki-king"])
def test_the_holder_of_the_king_or_intrigue_card_uses_that_card_instead(players: int, others: str) -> None:
    colours = ["blue", "green", "yellow", "purple"][: players - 1]
    plays = " ".join(f"{colour}:{others}" for colour in colours)
    game = played("Vas: 1 red", card="fiesta", players=players, plays=plays, king="Gal", court="5 red")
    assert texts(game) == "role place end"
    assert refuses(game, "special")


@pytest.mark.rule("SC-1", "KI-13")
def test_among_three_players_the_caballero_card_leaves_the_fiesta() -> None:
    game = played("Vas: 1 red", card="fiesta", players=3, plays="green:ki-intrigue", king="Gal", court="5 red")
    assert texts(game) == "special place end"


# --- coup ---


@pytest.mark.rule("SC-3", "GIC-69", "KI-41")
def test_the_others_grandes_go_into_the_castillo_but_not_from_a_taboo_region() -> None:
    game = played(card="coup", king="Nue", quarantine="Cat")
    game.play("special")
    assert [grande(game, colour) for colour in ("red", "blue", "green", "yellow")] == ["Gra", "Cas", "Cat", "Nue"]


@pytest.mark.rule("SC-3", "KI-45")
def test_with_no_grande_to_throw_it_is_not_possible() -> None:
    game = played(card="coup", king="Nue", grandes="red:Gra blue:Nue green:Cas yellow:Nue", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("SC-3", "GIC-69", "GIC-80")
def test_a_grande_inside_brings_two_points_and_goes_out_with_the_dial() -> None:
    game = scoring("Cas: 2 red, 1 blue", "red:Val blue:Sev", grandes="red:Cas blue:Cas")
    assert points(game) == "14 red, 9 blue"  # 5 + 2 + 5 + 2; 3 + 4 + 2
    assert (grande(game, "red"), grande(game, "blue")) == ("Val", "Sev")


@pytest.mark.rule("SC-3", "GIC-69")
def test_in_a_special_scoring_of_the_castillo_too() -> None:
    game = played("Cas: 2 red, 1 blue", card="ki-score-castillo", king="Nue", grandes="red:Cas blue:Cas")
    game.play("special")
    assert points(game) == "7 red, 3 blue"


@pytest.mark.rule("SC-3", "KI-27", "PE-2", "KI-45")
def test_a_grande_inside_does_not_move_by_other_cards() -> None:
    game = played(card="ki-grande", king="Nue", grandes="red:Cas", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("SC-3", "OPT-2")
def test_with_an_open_castillo_who_has_only_his_grande_inside_dials() -> None:
    game = scoring("Val: 1 blue", grandes="green:Cas")
    assert asked(game) == "green CastilloDial"
    game.play("Val")
    assert grande(game, "green") == "Val"


# --- annulment ---


@pytest.mark.rule("SC-7")
def test_it_removes_anybodys_kept_card_or_a_limit_board() -> None:
    keeps = "blue:espionage red:reserve yellow:ki-veto green:reserve"
    game = played("Res: 1 red, 1 green", card="annulment", king="Gal", keeps=keeps, crowded="Val Sev")
    game.play("special")
    val, sev = game.rules.space_named("Val"), game.rules.space_named("Sev")
    assert game.position.options == [KEPT + 0, KEPT + 1, KEPT + 2, SPACE + val, SPACE + sev]
    annul(game, card=2)
    game.play("pass")
    assert kept(game) == "espionage blue, reserve red, ki-veto yellow"


@pytest.mark.rule("SC-7")
def test_every_kept_card_of_a_full_table_can_be_named() -> None:
    colours = ("red", "blue", "green", "yellow", "purple")[:5]
    keeps = " ".join(f"{colour}:{card}" for colour in colours for card in ("ki-veto", "espionage", "reserve"))
    homes = ", ".join(f"1 {colour}" for colour in colours)
    game = played(f"Res: {homes}", card="annulment", king="Gal", keeps=keeps, players=5)
    game.play("special")
    assert game.position.options == [KEPT + place for place in range(10)]
    assert len({option.label() for option in game.decision.options}) == 10
    annul(game, card=9)
    game.follow("pass " * 4)
    assert "reserve purple" not in kept(game)


@pytest.mark.rule("SC-7", "SC-5")
def test_the_own_card_too() -> None:
    game = played("Res: 1 red", card="annulment", king="Gal", keeps="red:reserve")
    game.play("special")
    annul(game, card=0)
    assert kept(game) == ""
    assert courts(game) == "1 red"


@pytest.mark.rule("SC-7", "SC-2")
def test_spies_are_gone() -> None:
    game = played(card="annulment", king="Gal", keeps="blue:espionage", round=3, castillo="hidden")
    game.play("special")
    events = annul(game, card=0)
    assert kinds(events, "annulled-card") == [("annulled-card", 0, 1, game.rules.card_named("espionage"))]
    assert kept(game) == ""
    assert asked(game) == "yellow red blue green CastilloDial"


@pytest.mark.rule("SC-7", "SC-5")
def test_the_caballero_of_a_reserve_goes_to_its_owners_court() -> None:
    game = played("Res: 1 red, 1 blue", card="annulment", king="Gal", keeps="blue:reserve red:reserve")
    game.play("special")
    annul(game, card=0)
    assert kept(game) == "reserve red"
    assert courts(game) == "1 blue"
    assert standing(game, "Res") == "1 red"


@pytest.mark.rule("SC-7", "SC-4")
def test_a_board_that_is_gone_limits_nothing_and_can_be_laid_again() -> None:
    game = played("Val: 6 blue", card="annulment", king="Gal", crowded="Sev Val Vas")
    game.play("special")
    events = game.play("Val")
    assert kinds(events, "annulled-board") == [("annulled-board", 0, 8)]
    assert told(game, "crowded") == "Sev Vas"
    game = played("Val: 1 blue", card="maximum-six", king="Gal", crowded="Sev Vas")
    game.follow("special Val")
    assert told(game, "crowded") == "Sev Vas Val"


@pytest.mark.rule("SC-7", "KI-45")
@pytest.mark.parametrize("keeps", ["", "red:ki-veto", "blue:ki-veto"])
def test_without_a_target_it_is_not_possible(keeps: str) -> None:
    game = played(card="annulment", king="Gal", keeps=keeps, court="1 red")
    assert texts(game) == "place end"
    assert refuses(game, "special")


MARKED: dict[str, Any] = {
    "bridge": "Val Gra",
    "alliance": "Sev Vas",
    "quarantine": "Vie",
    "protected": "Cat",
    "collapsing": True,
    "doubled": "blue:Ara green:Sev",
}
"""All effects that tokens mark."""


def annulling(**rest: Any) -> Game:
    """Red carries out an annulment while all effects are there; blue's caballero is on the bridge."""
    game = played("Bri: 1 blue", card="annulment", **{"king": "Gal", **MARKED, **rest})
    game.play("special")
    return game


@pytest.mark.rule("OPT-8", "KI-45")
def test_as_printed_effects_of_tokens_stay() -> None:
    game = played("Bri: 1 blue", card="annulment", king="Gal", court="1 red", **MARKED)
    assert texts(game) == "place end"


@pytest.mark.rule("OPT-8")
def test_with_the_option_an_effect_that_a_token_marks_can_be_removed() -> None:
    game = annulling(annulment=True)
    doublings = [DOUBLING + 1, DOUBLING + 2]
    effects = [BRIDGED, ALLIANCE, QUARANTINE, PROTECTION, COLLAPSE, *doublings]
    assert game.position.options == [EFFECT + effect for effect in effects]


@pytest.mark.rule("OPT-8", "PE-6")
def test_the_caballero_of_a_removed_bridge_goes_to_its_court() -> None:
    game = annulling(annulment=True)
    events = annul(game, effect=BRIDGED)
    assert kinds(events, "annulled-effect") == [("annulled-effect", 0, 0)]
    assert courts(game) == "1 blue"
    assert (standing(game, "Bri"), told(game, "bridge")) == ("", "")


@pytest.mark.rule("OPT-8")
@pytest.mark.parametrize(
    ("effect", "name"), [(ALLIANCE, "alliance"), (QUARANTINE, "quarantine"), (PROTECTION, "protected")]
)
def test_tokens_on_regions_come_off(effect: int, name: str) -> None:
    game = annulling(annulment=True)
    annul(game, effect=effect)
    assert told(game, name) == ""


@pytest.mark.rule("OPT-8", "PE-8")
def test_the_danger_is_over_and_whoever_stands_beside_goes_inside() -> None:
    game = played("Bri: 1 blue; Bes: 2 green", card="annulment", **{"king": "Gal", **MARKED}, annulment=True)
    game.play("special")
    events = annul(game, effect=COLLAPSE)
    assert told(game, "collapsing") == ""
    assert [event[0] for event in kinds(events, "annulled-effect", "danger-over")] == ["annulled-effect", "danger-over"]
    assert (standing(game, "Bes"), standing(game, "Cas")) == ("", "2 green")


@pytest.mark.rule("OPT-8", "KI-35")
def test_one_players_doubling_is_gone_and_its_region_stays_secret() -> None:
    game = annulling(annulment=True)
    events = annul(game, effect=DOUBLING + 1)
    assert told(game, "doubled") == "green:Sev"
    assert kinds(events, "annulled-effect") == [("annulled-effect", 0, DOUBLING)]


@pytest.mark.rule("OPT-8", "KI-41", "PE-5")
def test_an_alliance_with_a_token_in_a_taboo_region_stays() -> None:
    game = annulling(annulment=True, alliance="Cat Sev")
    assert EFFECT + ALLIANCE not in game.position.options


@pytest.mark.rule("OPT-8", "KI-41")
def test_nor_do_quarantine_and_king_token_come_off_in_the_kings_region() -> None:
    for king in ("Vie", "Sev"):
        game = annulling(annulment=True, king=king, quarantine="Vie", protected="Sev")
        held = QUARANTINE if king == "Vie" else PROTECTION
        assert EFFECT + held not in game.position.options
        assert EFFECT + QUARANTINE + PROTECTION - held in game.position.options


# --- special scorings ---


@pytest.mark.rule("SC-8")
def test_a_region_with_at_least_one_own_caballero_is_scored() -> None:
    game = played("Gal: 1 red; Val: 1 red, 2 blue; Sev: 3 blue; Cas: 1 red", card="score-own", king="Gal", grandes="")
    game.play("special")
    assert texts(game) == "Gal Val"  # the King's region too
    with pytest.raises(IllegalChoice, match=reason("none-there", "Sevilla")):
        game.play("Sev")
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")
    game.play("Val")
    assert points(game) == "3 red, 5 blue"


@pytest.mark.rule("SC-8", "KI-45")
def test_without_a_region_it_is_not_possible() -> None:
    game = played("Val: 1 blue; Cas: 2 red", card="score-own", king="Gal", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("SC-8", "GIC-53")
def test_black_ones_are_own_for_whoever_holds_them() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "special_cards"]
    game = played("Val: 1 black", card="score-own", king="Gal", modules=modules, limit="Sev", inquisitor="red")
    game.play("special")
    assert texts(game) == "Val"


@pytest.mark.rule("SC-9", "BASE-51")
def test_any_region_is_scored_also_one_without_own_caballeros() -> None:
    game = played("Gal: 1 blue", card="score-any", king="Gal", grandes="")
    game.play("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    assert refuses(game, "Cas")
    game.play("Gal")
    assert points(game) == "6 blue"


@pytest.mark.rule("SC-10")
def test_three_different_regions_and_another_player_are_named_who_chooses() -> None:
    game = played("Val: 1 blue; Sev: 1 green", card="score-named", king="Gal", grandes="")
    game.follow("special Val")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra"
    with pytest.raises(IllegalChoice, match=reason("named", "Valencia")):
        game.play("Val")
    game.follow("Sev Gal")  # the King's region can be named
    assert asked(game) == "red NamePlayer"
    assert seats_offered(game) == "blue green yellow"
    events = name_player(game, "green")
    assert kinds(events, "names") == [("names", 0, 2)]
    assert asked(game) == "green ChooseNamed"
    assert texts(game) == "Val Sev Gal"
    assert refuses(game, "Gra")
    game.play("Sev")
    assert points(game) == "4 green"


@pytest.mark.rule("SC-10")
def test_the_castillo_cannot_be_named() -> None:
    game = played(card="score-named", king="Gal")
    game.play("special")
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")


@pytest.mark.rule("SC-10")
def test_with_two_players_the_other_one_chooses() -> None:
    game = played("Val: 1 blue", card="score-named", king="Gal", players=2, plays="blue:ki-king", grandes="")
    game.follow("special Val Sev Gra")
    name_player(game, "blue")
    game.play("Val")
    assert points(game) == "5 blue"


@pytest.mark.rule("KI-45", "KI-13")
@pytest.mark.parametrize(
    "card", ["ki-doubling", "civil-war", "bridge", "reserve", "annulment", "score-own", "ki-grande"]
)
@pytest.mark.parametrize(("players", "role"), [(2, True), (3, True), (4, False)])
def test_what_cannot_be_carried_out_is_not_offered_but_with_few_players_the_role_is(
    card: str, players: int, role: bool
) -> None:
    plays = {2: "blue:ki-king", 3: "blue:ki-king green:ki-king"}.get(players, "")
    given: dict[str, Any] = {"doubled": "red:Val blue:Sev", "grandes": "red:Gal blue:Val", "king": "Gal"}
    game = played("Val: 1 blue", card=card, players=players, plays=plays, ending="asked", **given)
    assert texts(game) == ("role end" if role else "end")


@pytest.mark.rule("SC-3", "GIC-80", "BASE-64")
def test_a_grande_whose_dial_shows_a_taboo_region_by_then_stays_inside() -> None:
    game = scoring("Cas: 1 red, 1 blue", grandes="red:Cas blue:Cas")
    game.play("Val", 0)
    game.position.board.king = game.rules.space_named("Val")
    game.play("Sev", 1)
    assert (grande(game, "red"), grande(game, "blue")) == ("Cas", "Sev")
    assert courts(game) == "1 red"
