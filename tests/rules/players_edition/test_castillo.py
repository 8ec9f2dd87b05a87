"""The Castillo in a region, and the danger that it collapses (PE-3, PE-8)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import IllegalChoice
from tests.fields import told
from tests.rules.events import kinds
from tests.rules.observing import grande, points
from tests.rules.players_edition.positions import ROUND_OVER, played, scoring
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, standing, texts

LOWEST = "blue:ki-king green:ki-king yellow:ki-king"
"""What the others play so that red has the Intrigue card."""

# --- shift: where it goes, and what is thrown in ---


@pytest.mark.rule("PE-3", "KI-41")
def test_the_castillo_goes_into_a_region_that_is_not_taboo() -> None:
    game = played("Val: 1 blue", card="shift", king="Gal", quarantine="Vie", protected="Sev")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Nue Gra Val"
    for region, name in (("Gal", "Galicia"), ("Vie", "Castilla la Vieja"), ("Sev", "Sevilla")):
        with pytest.raises(IllegalChoice, match=taboo(name)):
            game.play(region)
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")


@pytest.mark.rule("PE-3")
def test_all_caballeros_there_are_thrown_into_it_and_grandes_stay() -> None:
    game = played("Val: 2 red, 3 blue; Sev: 1 blue; Cas: 1 green", card="shift", king="Gal", castillo="open")
    events = game.play("special") + game.play("Val")
    assert kinds(events, "shifted") == [("shifted", 0, 8)]
    assert standing(game, "Val") == ""
    assert standing(game, "Cas") == "2 red, 3 blue, 1 green"
    assert standing(game, "Sev") == "1 blue"
    assert grande(game, "blue") == "Val"


@pytest.mark.rule("PE-3")
def test_an_empty_region_will_do() -> None:
    game = played(card="shift", king="Gal")
    game.follow("special Sev")
    assert told(game, "shifted") == "Sev"


@pytest.mark.rule("PE-3", "BASE-41")
def test_nobody_sees_what_is_inside() -> None:
    game = played("Val: 2 blue; Cas: 2 green", card="shift", king="Gal", court="1 red")
    events = game.play("special") + game.play("Val")
    assert not kinds(events, "lifted", "inside", "moved")
    for seat in range(-1, 4):
        assert game.view(seat).as_dict()["spaces"]["castillo"]["caballeros"] is None


@pytest.mark.rule("PE-3")
def test_the_region_and_the_castillo_can_then_be_entered_as_usual() -> None:
    game = played(card="shift", king="Gal", court="3 red", castillo="open")
    game.follow("special Vie place")
    assert texts(game) == "stop Vas Vie Cas"
    game.follow("Vie Cas stop")
    assert (standing(game, "Vie"), standing(game, "Cas")) == ("1 red", "1 red")


@pytest.mark.rule("PE-3")
def test_the_castillo_can_be_entered_even_if_the_king_comes_to_its_region() -> None:
    game = played("Val: 1 red", card="ki-score-region", king="Nue", court="1 red", castillo="open", shifted="Nue")
    game.follow("place Cas")
    assert standing(game, "Cas") == "1 red"
    assert refuses(game, "Nue")


@pytest.mark.rule("PE-3")
def test_a_later_player_may_move_it_on_with_all_that_is_inside() -> None:
    game = played("Val: 1 blue; Cas: 2 green; Sev: 1 red", card="shift", king="Gal", castillo="open", shifted="Val")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra"
    with pytest.raises(IllegalChoice, match=reason("castillo-here", "Valencia")):
        game.play("Val")
    game.play("Sev")
    assert told(game, "shifted") == "Sev"
    assert standing(game, "Cas") == "1 red, 2 green"
    assert standing(game, "Val") == "1 blue"


@pytest.mark.rule("PE-3", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}])
def test_out_of_a_taboo_region_it_may_go(why: dict[str, Any]) -> None:
    game = played("Val: 1 blue", card="shift", shifted="Val", **{"king": "Gal", **why})
    game.follow("special Sev")
    assert told(game, "shifted") == "Sev"
    assert standing(game, "Val") == "1 blue"


# --- shift: scoring ---


@pytest.mark.rule("PE-3")
def test_a_special_scoring_uses_the_table_of_its_region() -> None:
    game = played("Cas: 3 red, 2 blue, 1 green", card="ki-score-castillo", shifted="Nue", king="Gal")
    game.play("special")
    assert points(game) == "7 red, 4 blue, 2 green"


@pytest.mark.rule("PE-3", "BASE-73")
@pytest.mark.parametrize(("tiles", "won"), [("8:Nue", "8 red, 4 blue"), ("8:Cas", "7 red, 4 blue, 2 green")])
def test_the_visible_tile_of_the_region_counts_and_one_on_its_own_place_waits(tiles: str, won: str) -> None:
    game = played("Cas: 3 red, 2 blue, 1 green", card="ki-score-castillo", shifted="Nue", king="Gal", tiles=tiles)
    game.play("special")
    assert points(game) == won


@pytest.mark.rule("PE-3", "PE-7")
def test_a_turned_tile_of_the_region_mirrors_the_castillo_too() -> None:
    game = played(
        "Cas: 3 red, 2 blue, 1 green", card="ki-score-castillo", shifted="Nue", king="Gal", tiles="8:Nue", turned="8"
    )
    game.play("special")
    assert points(game) == "4 blue, 8 green"


@pytest.mark.rule("PE-3", "SC-3", "GIC-69")
@pytest.mark.parametrize(("grandes", "won"), [("red:Nue", "7 red"), ("red:Cas", "9 red")])
def test_no_bonus_counts_but_that_of_a_grande_inside(grandes: str, won: str) -> None:
    game = played("Cas: 1 red", card="ki-score-castillo", shifted="Nue", king="Nue", grandes=grandes)
    game.play("special")
    assert points(game) == won


@pytest.mark.rule("PE-3")
def test_what_is_inside_never_counts_for_the_region_nor_the_reverse() -> None:
    game = played("Cas: 3 red; Nue: 1 blue", card="ki-score-region", shifted="Nue", king="Gal")
    game.follow("special Nue")
    assert points(game) == "7 blue"
    game = played("Cas: 1 red; Nue: 3 blue", card="ki-score-castillo", shifted="Nue", king="Gal")
    game.play("special")
    assert points(game) == "7 red"


@pytest.mark.rule("PE-3", "KI-35")
def test_doubling_of_the_region_is_not_for_the_castillo() -> None:
    game = scoring("Cas: 1 red; Val: 1 blue", "red:Sev", shifted="Val", doubled="green:Val")
    assert points(game) == "9 red, 10 blue"  # Castillo 5, Sevilla 4; Valencia 2 x 5


@pytest.mark.rule("PE-3")
def test_at_the_next_general_scoring_it_is_emptied_as_usual_and_returns() -> None:
    game = scoring("Cas: 2 red, 1 blue; Val: 1 green", "red:Val blue:Sev", shifted="Nue", king="Gal")
    assert points(game) == "12 red, 8 blue, 3 green"  # 7 and 4 for the Castillo; Valencia 5 and 3, Sevilla 4
    assert standing(game, "Cas") == ""
    assert told(game, "shifted") == ""
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("PE-3", "BASE-63")
def test_one_may_dial_the_region_in_which_it_stands() -> None:
    game = scoring("Cas: 2 red", shifted="Val")
    assert "Val" in texts(game)
    game.play("Val")
    assert standing(game, "Val") == "2 red"
    assert points(game) == "10 red"


# --- danger of collapse ---


@pytest.mark.rule("PE-8")
def test_what_is_placed_in_the_castillo_stands_beside_it_in_the_open() -> None:
    game = played(card="collapse", king="Gal", court="2 red")
    game.follow("special place Cas Cas")
    assert standing(game, "Bes") == "2 red"
    assert standing(game, "Cas") == ""
    spaces = game.view(2).as_dict()["spaces"]
    assert spaces["beside"]["caballeros"] == [2, 0, 0, 0]
    assert spaces["castillo"]["caballeros"] is None


@pytest.mark.rule("PE-8", "KI-15")
def test_what_is_moved_into_it_stands_beside_it() -> None:
    game = played("Val: 2 blue", card="shift", plays=LOWEST, collapsing=True, king="Gal")
    game.follow("role first Val.blue>Cas")
    assert standing(game, "Bes") == "1 blue"


@pytest.mark.rule("PE-8", "KI-36")
def test_what_is_thrown_in_from_regions_stands_beside_it() -> None:
    game = played("Val: 2 red", card="ki-off-to-castillo", collapsing=True, king="Gal")
    game.follow("special Val.red Val.red")
    assert standing(game, "Bes") == "2 red"


@pytest.mark.rule("PE-8", "PE-3")
def test_what_a_shift_throws_in_stands_beside_it() -> None:
    game = played("Val: 2 blue; Cas: 1 red", card="shift", collapsing=True, king="Gal")
    game.follow("special Val")
    assert standing(game, "Bes") == "2 blue"
    assert standing(game, "Cas") == "1 red"


@pytest.mark.rule("PE-8")
def test_in_and_beside_count_as_one_in_a_special_scoring() -> None:
    game = played("Cas: 1 red, 2 blue; Bes: 2 red", card="ki-score-castillo", collapsing=True, king="Gal")
    game.play("special")
    assert points(game) == "5 red, 3 blue"


@pytest.mark.rule("PE-8")
def test_in_a_general_scoring_they_count_as_one_and_move_out_together() -> None:
    game = scoring(
        "Cas: 1 red, 2 blue; Bes: 2 red", "red:Val blue:Sev green:Vas yellow:Vas", collapsing=True, castillo="hidden"
    )
    assert standing(game, "Val") == "3 red"
    assert standing(game, "Sev") == "2 blue"
    assert (standing(game, "Cas"), standing(game, "Bes")) == ("", "")
    assert points(game) == "10 red, 7 blue"


MIXED = ["grand_inquisitor", "king_intrigue", "players_edition"]


@pytest.mark.rule("PE-8", "GIC-63")
def test_whoever_is_thrown_in_after_it_was_emptied_goes_inside_at_the_end() -> None:
    game = scoring("Val: 2 red", modules=MIXED, collapsing=True, castillo="hidden", keeps="red:free-choice")
    game.follow("red:Sev blue:Sev green:Sev yellow:Sev use Val.red>Cas stop")
    assert (standing(game, "Bes"), standing(game, "Cas")) == ("", "1 red")


@pytest.mark.rule("PE-8", "GIC-54")
def test_black_ones_without_a_holder_stay_and_go_inside_at_the_end() -> None:
    game = scoring("Bes: 1 black", modules=MIXED, collapsing=True, castillo="hidden")
    game.follow("red:Sev blue:Sev green:Sev yellow:Sev")
    assert (standing(game, "Bes"), standing(game, "Cas")) == ("", "1 black")


@pytest.mark.rule("PE-8", "BASE-64")
def test_they_go_to_the_court_together_if_the_dialled_region_is_taboo_by_then() -> None:
    game = scoring("Cas: 1 red; Bes: 2 red", collapsing=True, castillo="hidden")
    for seat, region in enumerate(("Val", "Vas", "Vas", "Vas")):
        if seat == 3:
            game.position.board.king = game.rules.space_named("Val")
        game.play(region, seat)
    assert game.position.board.court[0] == 3


@pytest.mark.rule("PE-8")
@pytest.mark.parametrize(("card", "taken"), [("ki-dismissal", "stop Val.blue"), ("ki-off-to-castillo", "Val.red")])
def test_those_beside_cannot_be_taken_by_any_action(card: str, taken: str) -> None:
    game = played("Bes: 3 red, 3 blue; Val: 2 red, 1 blue", card=card, collapsing=True, king="Gal")
    game.play("special")
    assert texts(game) == taken


@pytest.mark.rule("PE-8", "BASE-31")
def test_a_shortage_of_the_province_is_not_made_up_from_beside() -> None:
    game = played("Bes: 3 red; Val: 1 red", card="collapse", collapsing=True, king="Gal", whole=True, province="1 red")
    game.play("+1")
    assert texts(game) == "stop Val.red"


@pytest.mark.rule("PE-8", "SC-3")
def test_grandes_thrown_in_stand_beside_it_and_count_as_inside() -> None:
    game = played(
        "Bes: 1 blue", card="coup", collapsing=True, king="Gal", later="green", plays="green:ki-score-castillo"
    )
    game.follow("special")
    assert grande(game, "blue") == "Cas"
    game.follow("+0 special")
    assert points(game) == "7 blue"


@pytest.mark.rule("PE-8", "OPT-2", "KI-45")
def test_not_in_tables_with_an_open_castillo() -> None:
    game = played(card="collapse", castillo="open", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-8", "KI-45")
def test_not_while_the_token_lies_there() -> None:
    game = played(card="collapse", collapsing=True, court="1 red")
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("PE-8")
def test_after_the_general_scoring_the_danger_is_over() -> None:
    game = scoring("Val: 1 red", collapsing=True, castillo="hidden")
    for seat in range(4):
        game.play("Vas", seat)
    assert asked(game) == ROUND_OVER
    assert game.position.arrival(game.rules.space_named("Cas")) == game.rules.space_named("Cas")


@pytest.mark.rule("PE-8", "PE-3")
def test_in_a_region_both_together() -> None:
    game = scoring(
        "Cas: 1 red, 1 blue; Bes: 1 red",
        "red:Vas blue:Sev green:Vas yellow:Vas",
        collapsing=True,
        castillo="hidden",
        shifted="Val",
    )
    assert points(game) == "10 red, 7 blue"  # 5 and 3 by Valencia's table, then Vasco 5 and Sevilla 4


@pytest.mark.rule("PE-8")
def test_a_special_scoring_does_not_end_the_danger() -> None:
    game = played("Bes: 1 red", card="ki-score-castillo", collapsing=True, king="Gal", court="1 red")
    game.follow("special place Cas")
    assert standing(game, "Bes") == "2 red"


@pytest.mark.rule("PE-8", "PE-3", "BASE-41")
def test_what_was_inside_stays_hidden_and_what_stands_beside_is_seen_by_all() -> None:
    game = played("Cas: 2 blue; Bes: 1 green", card="ki-score-region", collapsing=True, king="Gal", court="1 red")
    for seat in range(-1, 4):
        spaces = game.view(seat).as_dict()["spaces"]
        assert spaces["castillo"]["caballeros"] is None
        assert spaces["beside"]["caballeros"] == [0, 0, 1, 0]


@pytest.mark.rule("PE-3")
def test_the_scoring_after_the_next_uses_its_own_table_again() -> None:
    game = scoring("Cas: 1 red", "red:Sev", shifted="Nue", king="Gal")
    table = game.position.score_table(game.rules.space_named("Cas"))
    assert table == (5, 3, 1)
