"""Maximum six and royal protection: boards that close a region, and the King's token (SC-4, SC-6)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import IllegalChoice
from tests.fields import put, told
from tests.rules.events import kinds
from tests.rules.observing import courts, points
from tests.rules.players_edition.positions import played, scoring
from tests.rules.refusing import reason, refuses, taboo
from tests.situation import asked, standing, texts

LOWEST = "blue:ki-king green:ki-king yellow:ki-king"
"""What the others play so that red has the Intrigue card."""

# --- laying a board ---


@pytest.mark.rule("SC-4")
def test_a_board_is_put_on_a_region_with_at_most_six_caballeros() -> None:
    game = played("Val: 3 red, 3 blue; Sev: 3 red, 4 blue", card="maximum-six", king="Gal")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Gra Val"
    with pytest.raises(IllegalChoice, match=reason("too-many", "Sevilla")):
        game.play("Sev")
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal")
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")
    game.play("Val")
    assert told(game, "crowded") == "Val"


@pytest.mark.rule("SC-4")
def test_one_board_a_region() -> None:
    game = played(card="maximum-six", king="Gal", crowded="Val Sev")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Gra"
    with pytest.raises(IllegalChoice, match=reason("board-here", "Valencia")):
        game.play("Val")
    game.play("Vas")
    assert told(game, "crowded") == "Val Sev Vas"


@pytest.mark.rule("SC-4", "KI-45")
def test_with_all_three_laid_it_is_not_possible() -> None:
    game = played(card="maximum-six", king="Gal", crowded="Val Sev Vas", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("SC-4")
def test_the_board_stays() -> None:
    game = scoring("Val: 2 red", crowded="Val")
    assert told(game, "crowded") == "Val"


@pytest.mark.rule("MIX-6", "SC-4")
def test_it_shares_no_region_with_the_limit_board_of_the_grand_inquisitor() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "special_cards"]
    game = played("Val: 1 red, 1 black", card="maximum-six", king="Gal", modules=modules, limit="Val")
    game.play("special")
    assert "Val" not in texts(game).split()
    with pytest.raises(IllegalChoice, match=reason("board-here", "Valencia")):
        game.play("Val")


@pytest.mark.rule("SC-4", "GIC-53")
def test_black_caballeros_are_among_the_six() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "special_cards"]
    game = played("Val: 4 red, 3 black", card="maximum-six", king="Gal", modules=modules, limit="Sev")
    game.play("special")
    assert refuses(game, "Val")
    game = played("Vie: 3 blue, 3 black", card="maximum-six", king="Gal", modules=modules, crowded="Vie", court="1 red")
    game.play("place")
    assert "Vie" not in texts(game).split()


# --- what it closes ---


@pytest.mark.rule("SC-4")
def test_caballeros_are_placed_there_only_while_there_is_room() -> None:
    game = played("Vie: 4 blue", card="ki-score-region", king="Gal", crowded="Vie", court="3 red")
    game.follow("place Vie Vie")
    assert texts(game) == "stop Vas Cas"
    with pytest.raises(IllegalChoice, match=reason("full", "Castilla la Vieja")):
        game.play("Vie")
    assert standing(game, "Vie") == "2 red, 4 blue"


@pytest.mark.rule("SC-4", "SC-1")
@pytest.mark.parametrize("card", ["fiesta", "ki-anywhere"])
def test_also_in_a_fiesta_and_when_placing_anywhere(card: str) -> None:
    game = played("Vie: 6 blue", card=card, king="Gal", crowded="Vie", court="3 red", plays="green:ki-veto")
    game.play("special")
    if card == "ki-anywhere":
        game.play("place")
    assert refuses(game, "Vie")


@pytest.mark.rule("SC-4", "KI-15")
def test_moves_out_are_free_and_moves_in_need_room() -> None:
    game = played("Val: 5 red, 1 blue; Sev: 1 red", card="shift", king="Gal", crowded="Val", plays=LOWEST)
    game.follow("role first")
    assert texts(game) == "stop Sev.red Val.red Val.blue"
    game.play("Sev.red")
    assert texts(game) == "Vas Ara Cat Vie Nue Gra Cas"
    with pytest.raises(IllegalChoice, match=reason("full", "Valencia")):
        game.play("Val")
    game = played("Val: 5 red, 1 blue; Sev: 1 red", card="shift", king="Gal", crowded="Val", plays=LOWEST)
    game.follow("role second Val.red>Sev Val.red>Sev stop")
    assert standing(game, "Val") == "3 red, 1 blue"


@pytest.mark.rule("SC-4")
def test_without_a_board_any_number_may_stand_there() -> None:
    game = played("Vie: 9 blue", card="ki-score-region", king="Gal", crowded="Val", court="1 red")
    game.follow("place Vie")
    assert standing(game, "Vie") == "1 red, 9 blue"


# --- what dials bring ---


@pytest.mark.rule("SC-4")
def test_room_is_given_one_at_a_time_clockwise_from_the_start_player() -> None:
    game = scoring("Cas: 3 red, 2 blue; Val: 4 green", "red:Val blue:Val", crowded="Val")  # yellow starts
    assert standing(game, "Val") == "1 red, 1 blue, 4 green"
    assert courts(game) == "2 red, 1 blue"


@pytest.mark.rule("SC-4")
@pytest.mark.parametrize(
    ("start", "inside"),
    [("red", "1 red"), ("blue", "1 blue"), ("green", "1 green"), ("yellow", "1 red")],
)
def test_the_last_place_goes_to_the_first_from_the_start_player(start: str, inside: str) -> None:
    game = scoring(
        "Cas: 1 red, 1 blue, 1 green; Val: 5 yellow",
        "red:Val blue:Val green:Val",
        crowded="Val",
        plays=f"yellow:ki-veto {start}:ki-intrigue",
    )
    assert standing(game, "Val") == f"{inside}, 5 yellow"
    assert sum(game.position.board.court) == 2


@pytest.mark.rule("SC-4")
def test_who_has_more_gets_the_room_that_is_left_after_one_each() -> None:
    game = scoring("Cas: 4 red, 1 blue; Val: 2 green", "red:Val blue:Val", crowded="Val")
    assert standing(game, "Val") == "3 red, 1 blue, 2 green"
    assert courts(game) == "1 red"


@pytest.mark.rule("SC-4", "BASE-65")
def test_the_region_is_scored_with_those_who_found_room() -> None:
    game = scoring("Cas: 3 red; Val: 5 blue", "red:Val", crowded="Val")
    assert points(game) == "8 red, 5 blue"  # Castillo 5; Valencia 5 for blue, 3 for red


@pytest.mark.rule("SC-4")
def test_each_without_room_is_told() -> None:
    game = played("Cas: 2 red; Val: 5 blue", card="shift", round=3, castillo="open", king="Gal", crowded="Val")
    game.play("end")
    events = game.play("Val")
    assert kinds(events, "no-room") == [("no-room", 0, 8)]


@pytest.mark.rule("SC-4", "PE-8")
def test_those_beside_a_castillo_in_danger_find_no_more_room_than_the_others() -> None:
    game = scoring(
        "Cas: 2 red; Bes: 2 red; Val: 3 blue",
        "red:Val blue:Vas green:Vas yellow:Vas",
        crowded="Val",
        collapsing=True,
        castillo="hidden",
    )
    assert standing(game, "Val") == "3 red, 3 blue"
    assert courts(game) == "1 red"
    assert standing(game, "Bes") == ""


@pytest.mark.rule("SC-4")
def test_a_region_without_a_board_takes_all() -> None:
    game = scoring("Cas: 9 red; Val: 5 blue", "red:Val", crowded="Sev")
    assert standing(game, "Val") == "9 red, 5 blue"


# --- royal protection ---


@pytest.mark.rule("SC-6")
def test_the_king_token_goes_to_any_region_but_the_kings() -> None:
    game = played(card="royal-protection", king="Gal")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Val"
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal")
    game.play("Sev")
    assert told(game, "protected") == "Sev"


@pytest.mark.rule("SC-6", "KI-41")
def test_a_later_player_moves_it_but_not_onto_the_quarantine() -> None:
    game = played(card="royal-protection", king="Gal", protected="Sev", quarantine="Vie")
    game.play("special")
    assert texts(game) == "Vas Ara Cat Nue Gra Val"
    game.play("Val")
    assert told(game, "protected") == "Val"


@pytest.mark.rule("SC-6", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Vie"}, {"king": "Gal", "quarantine": "Vie"}])
def test_the_token_cannot_be_lifted_where_the_region_is_taboo_without_it(why: dict[str, Any]) -> None:
    assert texts(played(card="royal-protection", protected="Vie", court="1 red", **why)) == "place end"


@pytest.mark.rule("SC-6")
@pytest.mark.parametrize("round", [3, 6])
def test_it_stays_over_general_scorings_until_a_later_player_moves_it(round: int) -> None:
    game = scoring("Cas: 1 red; Val: 1 blue", protected="Val", round=round)
    game.play("Sev")
    assert points(game) == "9 red, 5 blue"
    assert told(game, "protected") == "Val"
    assert game.position.taboo(game.rules.space_named("Val"))


@pytest.mark.rule("SC-6", "KI-41", "BASE-64")
def test_who_dials_its_region_in_a_general_scoring_takes_the_caballeros_to_the_court() -> None:
    game = scoring("Cas: 1 red; Val: 1 blue", "Val", protected="Val")
    assert courts(game) == "1 red"
    assert points(game) == "5 red, 5 blue"


@pytest.mark.rule("SC-6", "BASE-51", "BASE-52")
def test_there_is_no_king_bonus_there_but_a_grande_bonus() -> None:
    assert points(scoring("Val: 1 red", protected="Val", grandes="red:Val")) == "7 red"


@pytest.mark.rule("SC-6", "KI-41", "KI-14")
def test_the_king_may_come_to_it_and_has_his_bonus_there() -> None:
    game = played("Val: 1 red", card="ki-adviser", king="Nue", protected="Val")
    game.follow("special Val")
    assert game.position.board.king == game.rules.space_named("Val")
    assert points(scoring("Val: 1 red", protected="Val", king="Val")) == "7 red"


@pytest.mark.rule("SC-6", "BASE-64")
def test_a_dial_that_shows_it_by_then_sends_the_caballeros_to_the_court() -> None:
    game = scoring("Cas: 2 red, 1 blue")
    game.play("Val", 0)
    put(game, "protected", "Val")
    game.play("Sev", 1)
    assert courts(game) == "2 red"
    assert standing(game, "Val") == ""


@pytest.mark.rule("KI-41", "SC-4", "SC-7")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}])
def test_a_board_in_a_taboo_region_is_not_lifted(why: dict[str, Any]) -> None:
    game = played(card="annulment", crowded="Val", court="1 red", **{"king": "Gal", **why})
    assert texts(game) == "place end"
    assert asked(game) == "red Act"
