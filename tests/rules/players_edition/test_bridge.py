"""Alliance and bridge: two regions that belong together (PE-5, PE-6)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.fields import told
from tests.rules.events import kinds
from tests.rules.observing import courts, points
from tests.rules.players_edition.positions import ROUND_OVER, played, scoring
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, standing, texts

# --- alliance: the tokens ---


@pytest.mark.rule("PE-5")
def test_the_tokens_go_to_two_regions_not_the_kings() -> None:
    game = played(card="alliance", king="Gal")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Val"
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal")
    game.play("Val")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra"  # they need not be neighbours
    game.play("Vas")
    assert told(game, "alliance") == "Val Vas"


@pytest.mark.rule("PE-5", "PE-6")
@pytest.mark.parametrize(("card", "second"), [("alliance", "allied with"), ("bridge", "the bridge joins to")])
def test_the_second_question_names_the_first_region(card: str, second: str) -> None:
    game = played(card=card, king="Gal", court="1 red")
    game.play("special")
    first = game.decisions[0].prompt()
    game.play("Val")
    prompt = game.decisions[0].prompt()
    assert f"{second} Valencia" in prompt
    assert prompt != first


@pytest.mark.rule("PE-5")
@pytest.mark.parametrize(("line", "after"), [("Val Vie", "Val Vie"), ("Vie Vas", "Vie Vas"), ("Sev Gra", "Sev Gra")])
def test_a_later_player_moves_one_or_both(line: str, after: str) -> None:
    game = played(card="alliance", king="Gal", alliance="Val Vas")
    game.follow(f"special {line}")
    assert told(game, "alliance") == after


@pytest.mark.rule("PE-5", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}])
def test_not_out_of_a_taboo_region(why: dict[str, Any]) -> None:
    game = played(card="alliance", alliance="Val Vas", **{"king": "Gal", **why})
    game.play("special")
    assert texts(game) == "Val"
    game.play("Val")
    assert "Val" not in texts(game)
    game.play("Sev")
    assert told(game, "alliance") == "Val Sev"
    game = played(card="alliance", alliance="Vas Val", **{"king": "Gal", **why})
    game.play("special")
    assert "Val" not in texts(game)
    game.play("Sev")
    assert texts(game) == "Val"


@pytest.mark.rule("PE-5", "KI-41", "KI-45")
@pytest.mark.parametrize("king", ["Gal", "Val"])
def test_with_both_in_taboo_regions_it_is_not_possible(king: str) -> None:
    game = played(card="alliance", king=king, quarantine="Vas", alliance=f"{king} Vas", court="1 red")
    assert texts(game) == "place end"


# --- alliance: the general scoring ---


@pytest.mark.rule("PE-5")
def test_caballeros_of_both_are_added_up_and_each_place_scores_in_both() -> None:
    game = scoring("Val: 2 red, 1 blue; Sev: 2 blue, 1 green", alliance="Val Sev")
    assert points(game) == "6 red, 9 blue, 3 green"  # Sevilla 4 3 1, Valencia 5 3 2


@pytest.mark.rule("PE-5", "BASE-71")
def test_ties_go_by_the_sum() -> None:
    game = scoring("Val: 2 red; Sev: 2 blue", alliance="Val Sev")
    assert points(game) == "6 red, 6 blue"


@pytest.mark.rule("PE-5", "ANN-11")
def test_a_standard_bearer_in_either_breaks_a_tie() -> None:
    modules = ["anniversary", "king_intrigue", "players_edition"]
    game = scoring("Val: 2 red; Sev: 2 blue", alliance="Val Sev", modules=modules, banners="red:Val")
    assert points(game) == "9 red, 6 blue"


@pytest.mark.rule("PE-5")
def test_one_caballero_in_either_is_enough() -> None:
    assert points(scoring("Val: 1 red", alliance="Val Sev")) == "9 red"
    assert points(scoring("Sev: 1 red", alliance="Val Sev")) == "9 red"


@pytest.mark.rule("PE-5", "BASE-51", "BASE-52")
def test_the_sole_first_gets_the_bonuses_of_either_region() -> None:
    game = scoring("Val: 2 red; Sev: 1 blue", alliance="Val Sev", king="Sev", grandes="red:Val blue:Sev")
    assert points(game) == "13 red, 6 blue"


@pytest.mark.rule("PE-5", "BASE-52")
def test_nobody_gets_a_bonus_for_being_first_in_one_of_them_only() -> None:
    game = scoring("Val: 3 red; Sev: 1 blue", alliance="Val Sev", king="Gal", grandes="blue:Sev")
    assert points(game) == "9 red, 6 blue"


@pytest.mark.rule("PE-5", "BASE-73")
def test_each_region_pays_its_own_table_or_tile() -> None:
    game = scoring("Val: 2 red, 1 blue", alliance="Val Sev", tiles="8:Sev")
    assert points(game) == "13 red, 7 blue"


@pytest.mark.rule("PE-5")
def test_the_pair_is_scored_once_at_the_place_of_the_region_that_comes_first() -> None:
    game = played("Val: 1 red; Cat: 1 blue", card="shift", round=3, castillo="open", alliance="Val Vas", king="Nue")
    events = game.play("end")
    order = [event[1] for event in kinds(events, "scoring", "nothing-scored")]
    names = " ".join(game.rules.spaces[space].short for space in order)
    assert names == "Cas Gal Vas Val Ara Cat Vie Nue Sev Gra"


@pytest.mark.rule("PE-5")
def test_special_scorings_ignore_the_tokens() -> None:
    game = played("Val: 1 red; Sev: 3 blue", card="ki-score-region", king="Gal", alliance="Val Sev", grandes="")
    game.follow("special Val")
    assert points(game) == "5 red"


@pytest.mark.rule("PE-5", "KI-43")
def test_then_the_tokens_come_off() -> None:
    assert told(scoring("Val: 1 red", alliance="Val Sev"), "alliance") == ""


# --- the bridge: building it ---


@pytest.mark.rule("PE-6")
def test_the_bridge_joins_two_adjacent_regions_neither_the_kings() -> None:
    game = played(card="bridge", king="Gal", court="2 red")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Val"
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal")
    game.play("Sev")
    assert texts(game) == "Nue Gra"
    with pytest.raises(IllegalChoice, match=reason("not-beside", "Valencia")):
        game.play("Val")
    assert kinds(game.play("Gra"), "bridge") == [("bridge", 0, 6, 7)]
    assert told(game, "bridge") == "Sev Gra"
    assert standing(game, "Bri") == "1 red"
    assert courts(game) == "1 red"


@pytest.mark.rule("PE-6")
def test_its_caballero_comes_besides_those_that_are_placed() -> None:
    game = played(card="bridge", king="Gal", court="4 red")
    game.follow("special Sev Gra place Vas Vas Vas")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Vas") == "3 red"


@pytest.mark.rule("PE-6", "KI-45")
def test_not_possible_with_an_empty_court() -> None:
    game = played("Val: 3 red", card="bridge", king="Gal")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("PE-6", "KI-41")
def test_a_region_without_a_free_neighbour_is_not_offered() -> None:
    game = played(card="bridge", king="Nue", quarantine="Gra", court="1 red")
    game.play("special")
    assert "Sev" not in texts(game)


@pytest.mark.rule("PE-6")
def test_a_later_player_moves_it_and_the_caballero_on_it_goes_to_its_court() -> None:
    game = played("Bri: 1 blue", card="bridge", king="Gal", bridge="Val Gra", court="1 red")
    game.follow("special Sev Gra")
    assert standing(game, "Bri") == "1 red"
    assert courts(game) == "1 blue"
    assert told(game, "bridge") == "Sev Gra"


# --- the bridge: crossing it ---


def crossing(caballeros: str, **rest: Any) -> Game:
    """Red's turn begins, and his caballero is on the bridge between Valencia and Granada."""
    given = {"card": "shift", "king": "Gal", "bridge": "Val Gra", "whole": True}
    return played(f"Bri: 1 red; {caballeros}", **{**given, **rest})


@pytest.mark.rule("PE-6", "KI-18")
def test_directly_before_the_turn_its_owner_moves_any_caballeros_between_the_two() -> None:
    game = crossing("Val: 3 red, 2 blue; Gra: 1 red, 1 green; Sev: 1 red")
    assert asked(game) == "red Cross"
    assert texts(game) == "stop court Val.red Val.blue Gra.red Gra.green"
    game.follow("Val.red>Gra Val.red>Gra Gra.red>Val Val.blue>Gra Val.blue>Gra Gra.green>Val stop")
    assert (standing(game, "Val"), standing(game, "Gra")) == ("2 red, 1 green", "2 red, 2 blue")
    assert asked(game) == "red Reinforce"


@pytest.mark.rule("OPT-11", "PE-6")
def test_a_table_can_agree_that_only_own_ones_cross() -> None:
    game = crossing("Val: 3 red, 2 blue; Gra: 1 red, 1 green", crossing="own")
    assert texts(game) == "stop court Val.red Gra.red"
    with pytest.raises(IllegalChoice, match=reason("only-own")):
        game.play("Val.blue")
    game.follow("Val.red>Gra stop")
    assert (standing(game, "Val"), standing(game, "Gra")) == ("2 red, 2 blue", "2 red, 1 green")


@pytest.mark.rule("PE-6", "BASE-82")
def test_who_has_crossed_does_not_cross_back() -> None:
    game = crossing("Val: 1 red")
    game.follow("Val.red>Gra")
    assert texts(game) == "stop court"


@pytest.mark.rule("PE-6", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"king": "Gra"}, {"quarantine": "Val"}, {"protected": "Gra"}])
def test_taboo_regions_excepted(why: dict[str, Any]) -> None:
    game = crossing("Val: 2 red; Gra: 1 red", **why)
    assert texts(game) == "stop court"


@pytest.mark.rule("PE-6", "SC-4")
def test_only_while_there_is_room() -> None:
    game = crossing("Val: 3 red; Gra: 1 red, 4 blue", crowded="Gra")
    game.follow("Val.red>Gra")
    assert texts(game) == "stop court Gra.red Gra.blue"
    game.follow("Gra.red>Val")
    assert texts(game) == "stop court Val.red Gra.blue"


@pytest.mark.rule("PE-6")
def test_he_may_take_the_caballero_off_and_the_bridge_goes_too() -> None:
    game = crossing("Val: 3 red")
    game.follow("Val.red>Gra court")
    assert courts(game) == "1 red"
    assert standing(game, "Bri") == ""
    assert told(game, "bridge") == ""
    assert asked(game) == "red Reinforce"


@pytest.mark.rule("PE-6")
def test_only_its_owner_crosses_it() -> None:
    game = played("Bri: 1 blue; Val: 2 red", card="shift", king="Gal", bridge="Val Gra", whole=True)
    assert asked(game) == "red Reinforce"


@pytest.mark.rule("PE-6", "GIC-53")
@pytest.mark.parametrize("inquisitor", ["red", "blue"])
def test_black_ones_cross_like_the_others(inquisitor: str) -> None:
    modules = ["grand_inquisitor", "king_intrigue", "players_edition"]
    game = crossing("Val: 1 black", modules=modules, inquisitor=inquisitor)
    assert texts(game) == "stop court Val.black"


@pytest.mark.rule("OPT-11", "GIC-53")
@pytest.mark.parametrize(("inquisitor", "offered"), [("red", "stop court Val.black"), ("blue", "stop court")])
def test_where_own_ones_cross_black_ones_cross_for_whoever_holds_them(inquisitor: str, offered: str) -> None:
    modules = ["grand_inquisitor", "king_intrigue", "players_edition"]
    game = crossing("Val: 1 black", modules=modules, inquisitor=inquisitor, crossing="own")
    assert texts(game) == offered


@pytest.mark.rule("PE-6")
def test_not_in_the_turn_in_which_it_was_built() -> None:
    game = played("Val: 2 red", card="bridge", king="Gal", court="2 red")
    game.follow("special Val Gra")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-6", "KI-24")
def test_crossing_is_no_special_action_and_cannot_be_vetoed() -> None:
    game = crossing("Val: 2 red", vetoes="blue")
    game.follow("Val.red>Gra Val.red>Gra stop")
    assert asked(game) == "red Reinforce"


# --- the bridge: what it is worth, and what cannot touch it ---


@pytest.mark.rule("PE-6", "KI-43")
def test_it_brings_a_point_in_each_general_scoring_after_the_last_region() -> None:
    game = played("Bri: 1 blue; Val: 1 red", card="shift", round=3, castillo="open", king="Gal", bridge="Val Gra")
    events = kinds(game.play("end"), "points")
    assert events[-1][:3] == ("points", 1, 1)
    assert game.rules.scoring.sources[events[-1][3]] == "bridge"
    assert points(game) == "5 red, 1 blue"
    assert standing(game, "Bri") == "1 blue"


@pytest.mark.rule("PE-6")
def test_without_a_bridge_there_is_no_point() -> None:
    assert points(scoring("Val: 1 red")) == "5 red"


@pytest.mark.rule("PE-6")
def test_special_scorings_bring_nothing_for_it() -> None:
    game = played("Bri: 1 blue; Val: 1 red", card="ki-score-region", king="Gal", bridge="Val Gra", grandes="")
    game.follow("special Val")
    assert points(game) == "5 red"


@pytest.mark.rule("PE-6")
@pytest.mark.parametrize(
    ("card", "line", "offered"),
    [
        ("ki-dismissal", "special", "stop Sev.blue"),
        ("ki-off-to-castillo", "special Sev.red Sev.red", "Sev.blue"),
        ("score-own", "special", "Sev"),
    ],
)
def test_on_the_bridge_it_is_in_no_region(card: str, line: str, offered: str) -> None:
    game = played("Bri: 1 red; Sev: 2 red, 1 blue", card=card, king="Gal", bridge="Val Gra")
    game.follow(line)
    assert texts(game) == offered


@pytest.mark.rule("PE-6", "PE-10", "PE-4", "KI-23")
def test_neither_storm_nor_civil_war_nor_loss_of_authority_takes_it() -> None:
    given: dict[str, Any] = {"king": "Gal", "bridge": "Val Gra", "court": "1 red, 1 green"}
    for card, line in (("storm", "special"), ("civil-war", "special Val"), ("ki-authority", "special")):
        game = played("Bri: 1 blue; Val: 1 blue", card=card, storm="red:Val", **given)
        game.follow(line)
        assert standing(game, "Bri") == "1 blue"


@pytest.mark.rule("PE-6")
def test_it_does_not_count_for_the_majority_of_either_region() -> None:
    game = scoring("Bri: 1 red; Val: 1 blue", bridge="Val Gra")
    assert points(game) == "1 red, 5 blue"


@pytest.mark.rule("PE-6", "KI-41")
def test_the_bridge_stays_and_scores_when_an_end_becomes_taboo() -> None:
    game = scoring("Bri: 1 red", bridge="Val Gra", king="Val", quarantine="Gra")
    assert points(game) == "1 red"
    assert told(game, "bridge") == "Val Gra"
    assert refuses(game, "Bri.red")
