"""Grandissimo: Queen, Jester and guests (GRA-30 to GRA-33, GRA-60)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.grandissimo.observing import characters
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra
from tests.rules.observing import courts, may_be_vetoed, points
from tests.situation import asked, standing, texts

# --- taking them ---


@pytest.mark.rule("GRA-60", "GRA-33")
@pytest.mark.parametrize(
    ("choice", "before", "after"),
    [
        ("first", {}, "queen red"),
        ("second", {}, "jester red"),
        ("first", {"queen": "blue", "jester": "red"}, "queen red, jester red"),
        ("second", {"queen": "blue", "jester": "green"}, "queen blue, jester red"),
    ],
)
def test_queen_or_jester_is_taken_from_whoever_has_them(choice: str, before: dict[str, Any], after: str) -> None:
    game = gra(card="queen-and-jester", **before)
    play(game, f"special {choice}")
    assert characters(game) == after
    assert asked(game) == (ROUND_OVER if choice == "first" else "red UseCard")  # the Jester can be used at once


@pytest.mark.rule("GRA-33")
def test_only_what_he_has_not_is_offered_and_with_both_nothing() -> None:
    game = gra(card="queen-and-jester", queen="red")
    play(game, "special")
    assert texts(game) == "second"
    game = gra(card="queen-and-jester", queen="red", jester="red", court="1 red")
    assert not possible(game)
    assert possible(game, "place")


@pytest.mark.rule("GRA-60", "BASE-112")
def test_a_veto_leaves_them_where_they_are() -> None:
    game = gra(card="queen-and-jester", queen="blue", vetoes="green")
    play(game, "special first")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert characters(game) == "queen blue"


@pytest.mark.rule("GRA-60")
@pytest.mark.parametrize("line", ["special second place Vas Vas Vas", "place Vas Vas Vas special second"])
def test_the_card_places_three_in_either_order(line: str) -> None:
    game = gra(card="queen-and-jester", court="4 red")
    play(game, line)
    assert standing(game, "Vas") == "3 red"
    assert not possible(game, "place")


# --- the Queen ---


@pytest.mark.rule("GRA-30")
def test_the_queen_brings_one_more_to_the_court() -> None:
    game = gra(turn="yellow", queen="yellow", whole_turn=True)
    play(game, "+4")
    assert offers(game) == "pass levy"
    play(game, "levy")
    assert courts(game) == "5 yellow"


@pytest.mark.rule("GRA-30")
def test_also_to_a_player_without_reinforcements() -> None:
    game = gra(turn="red", queen="red", whole_turn=True)
    play(game, "levy")
    assert courts(game) == "1 red"


@pytest.mark.rule("GRA-30")
def test_or_she_lets_him_place_one_more() -> None:
    game = gra(queen="red", whole_turn=True, court="5 red", offered={1: "intrigue-any-3"})
    play(game, "pass A1 place Vas")
    assert asked(game) == "red Place"
    play(game, "Vas")
    assert standing(game, "Vas") == "2 red"
    assert courts(game) == "3 red"
    assert not possible(game, "place")


@pytest.mark.rule("GRA-30")
def test_either_or() -> None:
    game = gra(queen="red", whole_turn=True, court="5 red", offered={1: "intrigue-court-2"})
    play(game, "levy A1 place Vas")
    assert asked(game) == "red UseCard"
    assert standing(game, "Vas") == "1 red"


@pytest.mark.rule("GRA-30")
@pytest.mark.parametrize(
    ("line", "placed"), [("special first place Vas Vas Vas Vas", "4 red"), ("place Vas Vas Vas special first", "3 red")]
)
def test_in_the_turn_in_which_she_is_taken_she_helps_only_to_place_afterwards(line: str, placed: str) -> None:
    game = gra(card="queen-and-jester", court="5 red")
    play(game, line)
    assert standing(game, "Vas") == placed
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-30", "BASE-31")
def test_an_empty_province_gives_the_queen_nothing() -> None:
    game = gra("Val: 30 red", queen="red", whole_turn=True)
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-30")
def test_she_helps_nobody_else() -> None:
    game = gra(queen="blue", whole_turn=True, court="5 red", offered={1: "intrigue-any-3"})
    assert asked(game) == "red TakeCard"
    play(game, "A1 place Vas")
    assert standing(game, "Vas") == "1 red"
    assert asked(game) == "red UseCard"


@pytest.mark.rule("GRA-30", "GRA-33")
def test_the_power_passes_at_once() -> None:
    game = gra(card="queen-and-jester", queen="blue", then="blue")
    play(game, "special first")
    assert asked(game) == "blue Reinforce"
    play(game, "+1")
    assert asked(game) == "blue TakeCard"


# --- the Jester and his guests ---


@pytest.mark.rule("GRA-31")
def test_with_the_jester_left_nobody_says_that_nothing_is_left() -> None:
    game = gra(card="queen-and-jester")
    assert game.position.decision.asks(game.position)[0] == "prompt-choose-part"
    play(game, "special second")
    assert offers(game) == "jest end"
    assert game.position.decision.asks(game.position)[0] == "prompt-choose-aside"


@pytest.mark.rule("GRA-31")
def test_the_jester_puts_one_from_the_province_into_another_court() -> None:
    game = gra(turn="yellow", jester="yellow", whole_turn=True, court="1 red")
    play(game, "+4")
    assert asked(game) == "yellow JesterSends"
    assert offers(game) == "pass @red @blue @green"
    play(game, "@red")
    assert standing(game, "Gu1") == "1 yellow"
    assert courts(game) == "1 red, 4 yellow"
    assert game.position.board.province[3] == 25


@pytest.mark.rule("GRA-31")
def test_not_with_an_empty_province() -> None:
    game = gra("Val: 30 red", jester="red", whole_turn=True)
    assert asked(game) == "red TakeCard"
    game = gra("Val: 30 red", card="queen-and-jester")
    play(game, "special second")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-31")
def test_in_the_turn_in_which_he_is_taken_he_is_used_at_any_moment_after_that() -> None:
    game = gra(card="queen-and-jester", court="3 red", king="Gal")
    play(game, "place")
    assert "jest" not in offers(game).split()
    play(game, "stop special second")
    assert offers(game) == "jest end"
    play(game, "jest")
    assert offers(game) == "@blue @green @yellow"
    play(game, "@green")
    assert standing(game, "Gu3") == "1 red"
    assert game.position.board.province[0] == 26
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-31")
def test_also_while_the_caballeros_of_that_card_are_placed() -> None:
    game = gra(card="queen-and-jester", court="3 red", king="Gal", jester="blue")
    play(game, "special second place Vas jest @blue")
    assert asked(game) == "red Place"
    assert "jest" not in offers(game).split()  # once a turn
    assert standing(game, "Gu2") == "1 red"


@pytest.mark.rule("GRA-31", "GRA-62")
def test_and_with_the_card_of_the_turn_if_he_came_with_a_second_card_before_it() -> None:
    game = gra(second="red:queen-and-jester", whole_turn=True, offered={1: "intrigue-any-3"})
    play(game, "use special second end")
    assert asked(game) == "red TakeCard"
    assert "jest" in offers(game).split()


@pytest.mark.rule("GRA-31")
@pytest.mark.parametrize("line", ["@blue", "pass"])
def test_who_had_him_before_uses_him_only_with_the_reinforcements(line: str) -> None:
    game = gra(jester="red", whole_turn=True)
    play(game, line)
    assert asked(game) == "red TakeCard"
    assert "jest" not in offers(game).split()


@pytest.mark.rule("GRA-31", "BASE-112")
def test_a_vetoed_jester_sends_nobody() -> None:
    game = gra(card="queen-and-jester", vetoes="blue", court="1 red")
    play(game, "special second veto")
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-31")
def test_he_may_be_left() -> None:
    game = gra(jester="red", whole_turn=True)
    play(game, "pass")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-32")
def test_the_host_places_the_guest_by_the_normal_rules() -> None:
    game = gra("Gu1: 1 blue", ships="red", whole_turn=True, king="Gal", court="1 red")
    assert asked(game) == "red PlaceGuest"
    assert offers(game) == "Vas Vie Por Cas"
    assert refused(game, "Gal") == "reason-king"
    assert refused(game, "Val") == "reason-not-beside-king"
    play(game, "Por")
    assert standing(game, "Por") == "1 blue"
    assert courts(game) == "1 red"


@pytest.mark.rule("GRA-32")
def test_all_guests_are_placed_and_use_none_of_the_hosts_number() -> None:
    game = gra("Gu1: 2 blue, 1 green", whole_turn=True, king="Gal", court="5 red", offered={1: "intrigue-any-3"})
    play(game, "Cas Vas Vie A1 place Vas")
    assert sorted(standing(game, space) for space in ("Cas", "Vas", "Vie")) == ["1 blue", "1 green", "1 red, 1 blue"]
    assert standing(game, "Gu1") == ""


@pytest.mark.rule("GRA-32", "GRA-31")
def test_they_wait_for_the_hosts_next_turn() -> None:
    game = gra(turn="yellow", jester="yellow", whole_turn=True, then="blue")
    play(game, "+4 @blue A7 special first end")
    assert asked(game) == "blue PlaceGuest"


@pytest.mark.rule("GRA-32", "GRA-49")
def test_for_every_card_guests_belong_to_no_court() -> None:
    game = gra("Gu1: 3 blue", card="score-courts", court="1 red, 2 blue")
    play(game, "special")
    assert points(game) == "5 red, 7 blue"
    game = gra("Gu2: 3 red", card="authority-all", court="1 red")
    assert not possible(game)


@pytest.mark.rule("GRA-27", "GRA-32")
def test_landing_comes_before_guests() -> None:
    game = gra("Sh1: 1 red; Gu1: 1 blue", ships="red", whole_turn=True)
    play(game, "stop")
    assert asked(game) == "red PlaceGuest"
