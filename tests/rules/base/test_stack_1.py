"""The cards of stack 1: Intrigue in all its kinds (BASE-80, BASE-82, BASE-101 to BASE-109)."""

from __future__ import annotations

import pytest

from elgrande import Game
from tests.rules.observing import courts, may_be_vetoed
from tests.rules.refusing import refuses
from tests.situation import asked, kept, situation, standing, texts, under

MOVES = (
    "intrigue-any-3",
    "intrigue-any-4",
    "intrigue-own-4",
    "intrigue-foreign-3",
    "intrigue-both-2",
    "intrigue-region-5",
    "intrigue-region-own",
)
ONLY_OWN = ("intrigue-own-4", "intrigue-region-own", "intrigue-own-or-court")
STACK_1 = (*MOVES, "intrigue-court-2", "intrigue-own-or-court")

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


def moves_of(card: str) -> str:
    """How the special action begins where caballeros are moved."""
    return "special first" if card == "intrigue-own-or-court" else "special"


# --- what "move" always means ---


@pytest.mark.rule("BASE-80")
def test_own_and_foreign_move_from_several_regions_to_any_region_and_into_the_castillo() -> None:
    game = situation("Val: 1 red, 1 green; Sev: 2 blue", king="Gal", card="intrigue-any-4")
    game.follow("special Val.red>Cat Val.green>Vas Sev.blue>Cas Sev.blue>Val")
    assert standing(game, "Cat") == "1 red"
    assert standing(game, "Vas") == "1 green"
    assert standing(game, "Cas") == "1 blue"
    assert standing(game, "Val") == "1 blue"
    assert standing(game, "Sev") == ""


@pytest.mark.rule("BASE-80")
@pytest.mark.parametrize("card", [*MOVES, "intrigue-own-or-court"])
def test_nobody_moves_out_of_court_castillo_or_the_kings_region(card: str) -> None:
    game = situation(
        "Nue: 3 red, 3 blue; Cas: 3 red, 3 blue; Val: 1 red, 1 blue", king="Nue", card=card, court="3 red, 3 blue"
    )
    game.follow(moves_of(card))
    only = {"intrigue-foreign-3": "Val.blue"} | dict.fromkeys(ONLY_OWN, "Val.red")
    assert texts(game) == f"stop {only.get(card, 'Val.red Val.blue')}"
    assert refuses(game, "Nue.red")
    assert refuses(game, "Nue.blue")
    assert refuses(game, "Cas.red")
    assert refuses(game, "Cas.blue")
    assert refuses(game, "court")


@pytest.mark.rule("BASE-80")
@pytest.mark.parametrize("card", [*MOVES, "intrigue-own-or-court"])
def test_nobody_moves_into_the_kings_region_nor_stays_where_he_is(card: str) -> None:
    game = situation("Val: 1 red, 1 blue", king="Nue", card=card)
    game.follow(moves_of(card))
    game.play("Val.blue" if card == "intrigue-foreign-3" else "Val.red")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Cas"
    assert refuses(game, "Nue")
    assert refuses(game, "Val")


@pytest.mark.rule("BASE-80", "BASE-33")
@pytest.mark.parametrize("card", [*MOVES, "intrigue-own-or-court"])
def test_fewer_may_move_even_none(card: str) -> None:
    game = situation("Val: 3 red, 3 blue", king="Gal", card=card, court="1 red")
    game.follow(f"{moves_of(card)} stop")
    assert standing(game, "Val") == "3 red, 3 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-36", "BASE-80")
@pytest.mark.parametrize("card", MOVES)
def test_with_nobody_to_move_the_action_is_not_offered(card: str) -> None:
    game = situation("Gal: 5 red, 5 blue; Cas: 2 red, 2 blue", king="Gal", card=card, court="1 red, 1 blue")
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("BASE-36")
@pytest.mark.parametrize("card", STACK_1)
def test_with_nobody_to_move_and_an_empty_court_the_turn_is_over(card: str) -> None:
    game = situation("Gal: 5 red, 5 blue; Cas: 2 red, 2 blue", king="Gal", card=card)
    assert asked(game) == ROUND_OVER
    assert card in [game.rules.cards[number].key for number in game.position.board.stacks[1]]


@pytest.mark.rule("BASE-82")
def test_a_caballero_that_has_moved_does_not_move_again() -> None:
    game = situation("Val: 1 blue; Sev: 1 green", king="Gal", card="intrigue-any-3")
    game.follow("special Val.blue>Gra")
    assert texts(game) == "stop Sev.green"
    assert refuses(game, "Gra.blue")


@pytest.mark.rule("BASE-82")
def test_when_all_have_moved_the_action_is_over() -> None:
    game = situation("Val: 1 blue", king="Gal", card="intrigue-any-3", court="1 red")
    game.follow("special Val.blue>Gra")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-82")
def test_in_a_group_joined_by_one_that_moved_only_the_others_can_move() -> None:
    game = situation("Val: 1 blue; Gra: 2 blue; Sev: 1 green", king="Gal", card="intrigue-any-4")
    game.follow("special Val.blue>Gra Gra.blue>Cat Gra.blue>Cat")
    assert standing(game, "Gra") == "1 blue"
    assert standing(game, "Cat") == "2 blue"
    assert texts(game) == "stop Sev.green"
    assert refuses(game, "Gra.blue")
    assert refuses(game, "Cat.blue")


@pytest.mark.rule("BASE-82")
def test_two_of_a_colour_change_places() -> None:
    game = situation("Val: 1 blue; Gra: 1 blue; Sev: 1 green", king="Gal", card="intrigue-any-4")
    game.follow("special Val.blue>Gra Gra.blue>Val")
    assert texts(game) == "stop Sev.green"


@pytest.mark.rule("BASE-82")
def test_another_colour_in_the_same_region_has_not_moved() -> None:
    game = situation("Val: 1 blue; Gra: 1 green", king="Gal", card="intrigue-any-3")
    game.follow("special Val.blue>Gra")
    assert texts(game) == "stop Gra.green"


# --- each kind of Intrigue: how many, whose, and from where ---


@pytest.mark.rule("BASE-101")
def test_up_to_three_move() -> None:
    game = situation("Val: 2 red, 4 blue", king="Gal", card="intrigue-any-3", court="1 red")
    game.follow("special Val.blue>Gra Val.red>Gra Val.blue>Sev")
    assert standing(game, "Val") == "1 red, 2 blue"
    assert standing(game, "Gra") == "1 red, 1 blue"
    assert standing(game, "Sev") == "1 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-102")
def test_up_to_four_move() -> None:
    game = situation("Val: 2 red, 4 blue", king="Gal", card="intrigue-any-4", court="1 red")
    game.follow("special Val.blue>Gra Val.red>Gra Val.blue>Sev Val.red>Sev")
    assert standing(game, "Val") == "2 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-103")
def test_up_to_four_own_move_and_no_foreign() -> None:
    game = situation("Val: 3 red, 4 blue; Sev: 3 red", king="Gal", card="intrigue-own-4", court="1 red")
    game.play("special")
    assert texts(game) == "stop Sev.red Val.red"
    assert refuses(game, "Val.blue")
    game.follow("Val.red>Gra Val.red>Cas Sev.red>Gra Val.red>Ara")
    assert standing(game, "Val") == "4 blue"
    assert standing(game, "Sev") == "2 red"
    assert standing(game, "Gra") == "2 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-103", "BASE-36")
def test_own_four_is_not_offered_without_own_in_a_region() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-own-4", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-104")
def test_up_to_three_foreign_move_and_no_own() -> None:
    game = situation("Val: 3 red, 4 blue; Sev: 3 green", king="Gal", card="intrigue-foreign-3", court="1 red")
    game.play("special")
    assert texts(game) == "stop Sev.green Val.blue"
    assert refuses(game, "Val.red")
    game.follow("Val.blue>Gra Sev.green>Gra Val.blue>Cas")
    assert standing(game, "Val") == "3 red, 2 blue"
    assert standing(game, "Gra") == "1 blue, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-104", "BASE-36")
def test_foreign_three_is_not_offered_without_foreign_in_a_region() -> None:
    game = situation("Val: 4 red", king="Gal", card="intrigue-foreign-3", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-105")
def test_two_own_and_two_foreign_move_in_any_order() -> None:
    game = situation("Val: 4 red, 4 blue; Sev: 4 green", king="Gal", card="intrigue-both-2", court="1 red")
    game.follow("special Val.blue>Gra Val.red>Gra Sev.green>Gra")
    assert texts(game) == "stop Val.red"
    assert refuses(game, "Val.blue")
    assert refuses(game, "Sev.green")
    game.follow("Val.red>Cas")
    assert standing(game, "Val") == "2 red, 3 blue"
    assert standing(game, "Gra") == "1 red, 1 blue, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-105")
def test_two_own_are_no_more_than_two() -> None:
    game = situation("Val: 4 red, 4 blue", king="Gal", card="intrigue-both-2", court="1 red")
    game.follow("special Val.red>Gra Val.red>Gra")
    assert texts(game) == "stop Val.blue"
    assert refuses(game, "Val.red")
    game.play("stop")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-105")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_own_and_foreign_two_does_what_it_can_with_one_kind(colour: str) -> None:
    game = situation(f"Val: 4 {colour}", king="Gal", card="intrigue-both-2", court="1 red")
    game.follow(f"special Val.{colour}>Gra Val.{colour}>Gra")
    assert standing(game, "Val") == f"2 {colour}"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-106")
def test_up_to_five_of_all_colours_leave_one_region() -> None:
    game = situation("Val: 2 red, 3 blue, 2 green; Sev: 3 blue", king="Gal", card="intrigue-region-5", court="1 red")
    game.follow("special Val.blue>Gra Val.red>Cat")
    assert texts(game) == "stop Val.red Val.blue Val.green"
    assert refuses(game, "Sev.blue")
    game.follow("Val.blue>Sev Val.green>Cas Val.blue>Ara")
    assert standing(game, "Val") == "1 red, 1 green"
    assert standing(game, "Sev") == "4 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-106", "BASE-82")
def test_one_region_with_fewer_than_five_is_emptied() -> None:
    game = situation("Val: 1 red, 1 blue; Sev: 3 blue", king="Gal", card="intrigue-region-5", court="1 red")
    game.follow("special Val.blue>Sev Val.red>Sev")
    assert standing(game, "Val") == ""
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-103", "BASE-106", "BASE-107")
@pytest.mark.parametrize(
    ("card", "most"),
    [("intrigue-region-own", [4, 3, 2, 1]), ("intrigue-region-5", [5, 4, 3, 2]), ("intrigue-own-4", [4])],
)
def test_as_many_are_left_as_one_region_has(card: str, most: list[int]) -> None:
    game = situation("Val: 4 red, 2 blue; Sev: 3 red; Gra: 2 red", king="Gal", card=card, court="1 red")
    game.play("special")
    for left in most:
        assert f"{left} left" in game.decisions[0].prompt()
        game.follow("Val.red Vie")


@pytest.mark.rule("BASE-107")
def test_any_number_of_own_leave_one_region() -> None:
    game = situation("Val: 9 red, 1 blue; Sev: 2 red", king="Gal", card="intrigue-region-own", court="1 red")
    game.play("special")
    assert texts(game) == "stop Sev.red Val.red"
    game.follow("Val.red>Gra " * 3 + "Val.red>Cas " * 2 + "Val.red>Sev " * 2)
    assert texts(game) == "stop Val.red"
    assert refuses(game, "Sev.red")
    assert refuses(game, "Val.blue")
    game.follow("Val.red>Cat Val.red>Ara")
    assert standing(game, "Val") == "1 blue"
    assert standing(game, "Sev") == "4 red"
    assert standing(game, "Cas") == "2 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-107")
def test_any_number_may_be_some() -> None:
    game = situation("Val: 5 red", king="Gal", card="intrigue-region-own", court="1 red")
    game.follow("special Val.red>Gra Val.red>Gra stop")
    assert standing(game, "Val") == "3 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-107", "BASE-36")
def test_own_region_is_not_offered_without_own_in_a_region() -> None:
    game = situation("Val: 4 blue; Gal: 3 red", king="Gal", card="intrigue-region-own", court="1 red")
    assert texts(game) == "place end"


# --- extra caballeros from the court ---


@pytest.mark.rule("BASE-108")
def test_two_extra_are_placed_in_any_regions_or_the_castillo() -> None:
    game = situation("", king="Gal", card="intrigue-court-2", court="5 red")
    game.play("special")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Cas"
    assert refuses(game, "Gal")
    game.follow("Val Cas")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Cas") == "1 red"
    assert courts(game) == "3 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-108", "BASE-34")
def test_the_ordinary_one_is_placed_beside_the_king_besides_the_two_extra() -> None:
    game = situation("", king="Gal", card="intrigue-court-2", court="5 red")
    game.follow("special Val Val place")
    assert texts(game) == "stop Vas Vie Cas"
    game.play("Vas")
    assert standing(game, "Val") == "2 red"
    assert standing(game, "Vas") == "1 red"
    assert courts(game) == "2 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-108")
@pytest.mark.parametrize(("line", "left"), [("stop", "5 red"), ("Val stop", "4 red")])
def test_fewer_extra_may_be_placed(line: str, left: str) -> None:
    game = situation("", king="Gal", card="intrigue-court-2", court="5 red")
    game.follow(f"special {line}")
    assert courts(game) == left
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-108")
def test_a_court_of_one_gives_one_extra_and_leaves_nothing_to_place() -> None:
    game = situation("", king="Gal", card="intrigue-court-2", court="1 red")
    game.follow("special Val")
    assert standing(game, "Val") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-108", "BASE-36")
def test_a_court_emptied_by_placing_leaves_no_extra() -> None:
    game = situation("", king="Gal", card="intrigue-court-2", court="1 red")
    game.follow("place Vas")
    assert standing(game, "Vas") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-108", "BASE-36")
def test_with_an_empty_court_nothing_is_placed_although_the_province_is_full() -> None:
    game = situation("Val: 4 red", king="Gal", card="intrigue-court-2")
    assert asked(game) == ROUND_OVER


# --- own out of one region, or extra from the court ---


@pytest.mark.rule("BASE-109")
def test_either_own_leave_one_region() -> None:
    game = situation("Val: 3 red, 2 blue; Sev: 2 red", king="Gal", card="intrigue-own-or-court", court="3 red")
    game.play("special")
    assert texts(game) == "first second"
    game.follow("first Val.red>Gra Val.red>Cas Val.red>Cat")
    assert standing(game, "Val") == "2 blue"
    assert standing(game, "Sev") == "2 red"
    assert courts(game) == "3 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-109")
def test_or_two_extra_come_from_the_court() -> None:
    game = situation("Val: 3 red; Sev: 2 red", king="Gal", card="intrigue-own-or-court", court="5 red")
    game.follow("special second")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Cas"
    game.follow("Gra Gra")
    assert standing(game, "Gra") == "2 red"
    assert standing(game, "Val") == "3 red"
    assert courts(game) == "3 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-109")
def test_the_choice_that_can_do_nothing_is_not_offered() -> None:
    game = situation("Gal: 2 red; Val: 2 blue", king="Gal", card="intrigue-own-or-court", court="1 red")
    game.play("special")
    assert texts(game) == "second"
    assert refuses(game, "first")
    game = situation("Val: 2 red", king="Gal", card="intrigue-own-or-court")
    game.play("special")
    assert texts(game) == "first"
    assert refuses(game, "second")


@pytest.mark.rule("BASE-109", "BASE-36")
def test_with_neither_choice_the_action_is_not_offered() -> None:
    game = situation("Gal: 2 red; Val: 2 blue", king="Gal", card="intrigue-own-or-court")
    assert asked(game) == ROUND_OVER


# --- the two parts of the card ---

STEPS = (
    ("intrigue-any-3", "special", "Val.blue>Gra", "Val.red>Sev"),
    ("intrigue-any-4", "special", "Val.blue>Gra", "Val.red>Sev"),
    ("intrigue-own-4", "special", "Val.red>Gra", "Val.red>Sev"),
    ("intrigue-foreign-3", "special", "Val.blue>Gra", "Val.green>Sev"),
    ("intrigue-both-2", "special", "Val.blue>Gra", "Val.red>Sev"),
    ("intrigue-region-5", "special", "Val.blue>Gra", "Val.red>Sev"),
    ("intrigue-region-own", "special", "Val.red>Gra", "Val.red>Sev"),
    ("intrigue-court-2", "special", "Gra", "Sev"),
    ("intrigue-own-or-court", "special first", "Val.red>Gra", "Val.red>Sev"),
    ("intrigue-own-or-court", "special second", "Gra", "Sev"),
)
"""Each card: how its action begins, and two steps of it."""
BEGINNING = "4 red, 4 blue, 1 green"


def steps_in_valencia(card: str, vetoes: str = "") -> Game:
    return situation(f"Val: {BEGINNING}", king="Gal", card=card, court="4 red", vetoes=vetoes)


@pytest.mark.rule("BASE-32", "BASE-34")
@pytest.mark.parametrize(("card", "begin", "first", "second"), STEPS)
def test_first_the_intrigue_then_placing_one(card: str, begin: str, first: str, second: str) -> None:
    game = steps_in_valencia(card)
    game.follow(f"{begin} {first} {second}")
    if texts(game).startswith("stop"):
        game.play("stop")
    assert standing(game, "Gra")
    assert standing(game, "Sev")
    assert texts(game) == "place end"
    game.follow("place Vas")
    assert standing(game, "Vas") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-32", "BASE-34")
@pytest.mark.parametrize(("card", "begin", "first", "second"), STEPS)
def test_first_placing_one_then_the_intrigue(card: str, begin: str, first: str, second: str) -> None:
    game = steps_in_valencia(card)
    game.follow("place Vas")
    assert texts(game) == "special end"
    game.follow(f"{begin} {first} {second}")
    if texts(game).startswith("stop"):
        game.play("stop")
    assert standing(game, "Vas") == "1 red"
    assert standing(game, "Gra")
    assert standing(game, "Sev")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-32", "BASE-80")
def test_the_caballero_just_placed_can_be_moved() -> None:
    game = situation("", king="Gal", card="intrigue-own-4", court="1 red")
    assert texts(game) == "place end"
    game.follow("place Vas special Vas.red>Val")
    assert standing(game, "Vas") == ""
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("BASE-33", "BASE-36")
@pytest.mark.parametrize("card", STACK_1)
def test_the_intrigue_may_be_skipped_and_placing_too(card: str) -> None:
    game = steps_in_valencia(card)
    game.play("end")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == BEGINNING
    assert courts(game) == "4 red"
    game = steps_in_valencia(card)
    game.follow("place Vie end")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == BEGINNING
    assert standing(game, "Vie") == "1 red"


@pytest.mark.rule("BASE-35")
@pytest.mark.parametrize("card", STACK_1)
def test_the_card_goes_under_its_stack(card: str) -> None:
    game = situation(f"Val: {BEGINNING}", king="Gal", card=card, court="4 red", round=3, castillo="hidden")
    game.play("end")
    assert asked(game).endswith("CastilloDial")
    assert under(game, 1) == card


# --- vetoes ---


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "begin", "first", "second"), STEPS)
def test_a_veto_against_the_first_step_stops_everything(card: str, begin: str, first: str, second: str) -> None:
    game = steps_in_valencia(card, vetoes="green")
    game.follow(begin)
    assert not may_be_vetoed(game)
    game.follow(first)
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert standing(game, "Val") == BEGINNING
    assert standing(game, "Gra") == ""
    assert courts(game) == "4 red"
    assert kept(game) == ""
    assert texts(game) == "place end"
    game.follow("place Vas")
    assert standing(game, "Vas") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "begin", "first", "second"), STEPS)
def test_a_veto_against_the_second_step_leaves_the_first(card: str, begin: str, first: str, second: str) -> None:
    game = steps_in_valencia(card, vetoes="green")
    game.follow(f"{begin} {first} pass {second} veto")
    assert standing(game, "Gra") in ("1 red", "1 blue")
    assert standing(game, "Sev") == ""
    assert texts(game) == "place end"
    game.follow("place Vas")
    assert standing(game, "Vas") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "begin", "first", "second"), STEPS)
def test_a_veto_after_placing_ends_the_turn(card: str, begin: str, first: str, second: str) -> None:
    game = steps_in_valencia(card, vetoes="green")
    game.follow(f"place Vas {begin} {first} veto")
    assert standing(game, "Vas") == "1 red"
    assert standing(game, "Gra") == ""
    assert asked(game) == ROUND_OVER
