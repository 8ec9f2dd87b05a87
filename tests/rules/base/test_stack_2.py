"""The cards of stack 2 except Veto: authority, dismissal, anger, exile, one scoring (BASE-114 to BASE-120)."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande import Game
from tests.rules.observing import courts, may_be_vetoed, points, province
from tests.rules.refusing import refuses
from tests.situation import asked, kept, situation, standing, texts, under

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


# --- loss of authority ---


@pytest.mark.rule("BASE-114")
def test_every_other_court_is_emptied_into_the_province() -> None:
    game = situation(
        "Val: 3 blue", king="Gal", card="authority-all", court="4 red, 2 blue, 9 green", province="5 blue, 21 green"
    )
    game.play("special")
    assert courts(game) == "4 red"
    assert province(game, "blue") == 7
    assert province(game, "green") == 30
    assert standing(game, "Val") == "3 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-115")
def test_every_other_court_loses_three_or_what_it_has() -> None:
    game = situation("Val: 3 blue", king="Gal", card="authority-3", court="4 red, 5 blue, 3 green, 2 yellow")
    blue, green, yellow = (province(game, colour) for colour in ("blue", "green", "yellow"))
    game.play("special")
    assert courts(game) == "4 red, 2 blue"
    assert province(game, "blue") == blue + 3
    assert province(game, "green") == green + 3
    assert province(game, "yellow") == yellow + 2
    assert standing(game, "Val") == "3 blue"


@pytest.mark.rule("BASE-114", "BASE-115", "BASE-36")
@pytest.mark.parametrize("card", ["authority-all", "authority-3"])
def test_with_all_other_courts_empty_there_is_no_authority_to_lose(card: str) -> None:
    game = situation("Val: 3 blue", king="Gal", card=card, court="4 red")
    assert texts(game) == "place end"
    assert refuses(game, "special")


# --- dismissal ---


@pytest.mark.rule("BASE-116")
def test_one_of_each_other_player_is_dismissed_in_any_order() -> None:
    game = situation(
        "Val: 2 red, 2 blue, 1 yellow; Sev: 1 blue, 2 green", king="Gal", card="dismissal", court="2 red, 2 blue"
    )
    game.play("special")
    assert texts(game) == "stop Sev.blue Val.blue Sev.green Val.yellow"
    assert refuses(game, "Val.red")
    before = province(game, "yellow")
    game.play("Val.yellow")
    assert province(game, "yellow") == before + 1
    assert texts(game) == "stop Sev.blue Val.blue Sev.green"
    game.play("Val.blue")
    assert texts(game) == "stop Sev.green"
    assert refuses(game, "Sev.blue")
    game.play("Sev.green")
    assert standing(game, "Val") == "2 red, 1 blue"
    assert standing(game, "Sev") == "1 blue, 1 green"
    assert courts(game) == "2 red, 2 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-116")
@pytest.mark.parametrize(
    ("line", "left"), [("stop", "1 blue, 1 green, 1 yellow"), ("Val.green stop", "1 blue, 1 yellow")]
)
def test_dismissal_may_spare_players(line: str, left: str) -> None:
    game = situation("Val: 1 blue, 1 green, 1 yellow", king="Gal", card="dismissal", court="2 red")
    game.follow(f"special {line}")
    assert standing(game, "Val") == left
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-116")
def test_nobody_is_dismissed_from_the_kings_region_the_castillo_or_a_court() -> None:
    game = situation(
        "Gal: 3 blue, 3 green; Cas: 2 blue, 2 green; Val: 1 blue", king="Gal", card="dismissal", court="2 red, 2 green"
    )
    game.play("special")
    assert texts(game) == "stop Val.blue"
    assert refuses(game, "Gal.green")
    assert refuses(game, "Cas.green")


@pytest.mark.rule("BASE-116", "BASE-36")
def test_dismissal_is_not_offered_when_nobody_can_be_hit() -> None:
    game = situation("Gal: 3 blue; Cas: 2 blue; Val: 5 red", king="Gal", card="dismissal", court="2 red, 2 green")
    assert texts(game) == "place end"


# --- the King is angry ---


@pytest.mark.rule("BASE-117")
def test_clockwise_from_the_left_neighbour_each_returns_three_from_court_and_regions() -> None:
    game = situation(
        "Val: 4 red, 2 blue, 4 yellow; Sev: 4 blue, 2 yellow",
        king="Gal",
        turn="green",
        card="angry-king",
        court="2 red, 1 blue, 3 green",
    )
    game.play("special")
    assert asked(game) == "yellow ReturnOwn"
    assert texts(game) == "Sev.yellow Val.yellow"
    game.follow("Val.yellow Sev.yellow Val.yellow")
    assert asked(game) == "red ReturnOwn"
    assert texts(game) == "Val.red court"
    game.follow("court court Val.red")
    assert asked(game) == "blue ReturnOwn"
    game.follow("Val.blue court Sev.blue")
    assert standing(game, "Val") == "3 red, 1 blue, 2 yellow"
    assert standing(game, "Sev") == "3 blue, 1 yellow"
    assert courts(game) == "3 green"
    assert [province(game, colour) for colour in ("red", "blue", "yellow")] == [30 - 3, 30 - 4, 30 - 3]
    assert asked(game) == "green UseCard"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-117")
def test_an_own_caballero_is_chosen_and_no_fewer_than_three() -> None:
    game = situation("Val: 4 blue, 4 green", king="Gal", card="angry-king", court="2 red")
    game.play("special")
    assert texts(game) == "Val.blue"
    assert refuses(game, "stop")
    assert refuses(game, "Val.green")
    assert refuses(game, "court")
    game.follow("Val.blue Val.blue Val.blue")
    assert asked(game) == "green ReturnOwn"


@pytest.mark.rule("BASE-117")
def test_who_has_fewer_than_three_returns_all() -> None:
    game = situation("Val: 1 blue; Sev: 5 yellow", king="Gal", card="angry-king", court="2 red, 1 blue")
    game.follow("special court Val.blue")
    assert asked(game) == "yellow ReturnOwn"
    assert province(game, "blue") == 30


@pytest.mark.rule("BASE-117")
def test_the_kings_region_and_the_castillo_are_out_of_his_reach_and_who_has_nothing_is_passed_over() -> None:
    game = situation(
        "Gal: 4 blue, 4 green; Cas: 4 blue, 4 green; Val: 1 green", king="Gal", card="angry-king", court="2 red"
    )
    game.play("special")
    assert asked(game) == "green ReturnOwn"
    assert texts(game) == "Val.green"
    game.play("Val.green")
    assert standing(game, "Gal") == "4 blue, 4 green"
    assert standing(game, "Cas") == "4 blue, 4 green"
    assert asked(game) == "red UseCard"


@pytest.mark.rule("BASE-117", "BASE-36")
def test_the_king_is_not_angry_when_nobody_has_anything_to_return() -> None:
    game = situation("Gal: 4 blue; Cas: 4 green; Val: 3 red", king="Gal", card="angry-king", court="2 red")
    assert texts(game) == "place end"
    assert refuses(game, "special")


# --- exile ---


@pytest.mark.rule("BASE-118")
def test_everybody_else_dials_in_any_order_and_loses_all_there() -> None:
    game = situation(
        "Val: 3 red, 5 blue, 1 green; Sev: 1 blue, 4 green; Vas: 2 yellow; Cat: 3 yellow",
        king="Gal",
        card="exile-all",
        court="2 red, 2 blue",
    )
    game.play("special")
    assert asked(game) == "blue green yellow ExileDial"
    game.follow("yellow:Vas blue:Val")
    assert asked(game) == "green ExileDial"
    assert standing(game, "Val") == "3 red, 5 blue, 1 green"
    assert standing(game, "Vas") == "2 yellow"
    game.follow("green:Sev")
    assert standing(game, "Val") == "3 red, 1 green"
    assert standing(game, "Sev") == "1 blue"
    assert standing(game, "Vas") == ""
    assert standing(game, "Cat") == "3 yellow"
    assert province(game, "green") == 30 - 1
    assert courts(game) == "2 red, 2 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-119")
def test_exactly_two_are_exiled_from_a_region_with_at_least_two() -> None:
    game = situation(
        "Val: 3 red, 5 blue, 2 green; Sev: 1 blue, 4 green; Vas: 1 yellow", king="Gal", card="exile-2", court="2 red"
    )
    game.play("special")
    assert asked(game) == "blue green ExileDial"
    assert [" ".join(option.text for option in question.options) for question in game.decisions] == ["Val", "Sev Val"]
    assert refuses(game, "blue:Sev")
    game.follow("green:Val blue:Val")
    assert standing(game, "Val") == "3 red, 3 blue"
    assert standing(game, "Sev") == "1 blue, 4 green"
    assert standing(game, "Vas") == "1 yellow"
    assert province(game, "blue") == 30 - 4
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-118", "BASE-119")
@pytest.mark.parametrize(
    ("card", "amounts", "loses"),
    [("exile-all", "", "all your caballeros"), ("exile-2", "", "2 caballeros"), ("exile-2", "[1]", "1 caballero")],
)
def test_who_dials_is_told_how_many_they_lose(tmp_path: Path, card: str, amounts: str, loses: str) -> None:
    numbers = tmp_path / "cards.toml"
    numbers.write_text(f"cards.{card}.amounts = {amounts}" if amounts else "", "utf-8")
    game = situation("Val: 5 blue", king="Gal", card=card, court="2 red", cards=numbers)
    game.play("special")
    assert game.decisions[0].prompt().endswith(f" will lose {loses}.")


EXILES = ("exile-all", "exile-2")


@pytest.mark.rule("BASE-118", "BASE-119", "BASE-36")
@pytest.mark.parametrize("card", EXILES)
def test_only_who_can_lose_somebody_outside_the_kings_region_dials(card: str) -> None:
    game = situation(
        "Gal: 4 blue, 4 green; Cas: 4 blue, 4 green; Val: 4 green, 4 red", king="Gal", card=card, court="2 red"
    )
    game.play("special")
    assert asked(game) == "green ExileDial"
    assert texts(game) == "Val"
    assert refuses(game, "Gal")
    assert refuses(game, "Cas")
    game.play("Val")
    assert standing(game, "Gal") == "4 blue, 4 green"
    assert standing(game, "Cas") == "4 blue, 4 green"


@pytest.mark.rule("BASE-118", "BASE-119", "BASE-36")
@pytest.mark.parametrize(("card", "foreign"), [("exile-all", ""), ("exile-2", ", 1 blue, 1 green, 1 yellow")])
def test_exile_is_not_offered_when_nobody_has_such_a_region(card: str, foreign: str) -> None:
    game = situation(f"Gal: 4 blue; Cas: 4 green; Val: 5 red{foreign}", king="Gal", card=card, court="2 red, 5 blue")
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("BASE-118", "BASE-119")
@pytest.mark.parametrize("card", EXILES)
def test_nobody_sees_a_dial_before_all_are_set(card: str) -> None:
    game = situation("Val: 3 blue, 3 green; Sev: 3 blue, 3 green", king="Gal", card=card, court="2 red")
    game.play("special")
    other = game.copy()
    game.follow("blue:Val")
    other.follow("blue:Sev")
    for player in (0, 2, 3):
        assert game.view(player).key() == other.view(player).key()
    assert game.view(1).key() != other.view(1).key()
    game.follow("green:Val")
    other.follow("green:Val")
    assert game.view(0).as_dict()["shown"][:3] == [None, "valencia", "valencia"]
    assert other.view(0).as_dict()["shown"][:3] == [None, "sevilla", "valencia"]


# --- one scoring ---


@pytest.mark.rule("BASE-120")
def test_one_region_of_choice_is_scored_the_kings_included_and_the_castillo_not() -> None:
    game = situation("Val: 3 red, 2 blue, 1 green; Sev: 4 yellow", king="Gal", card="score-region", court="2 red")
    game.play("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    assert refuses(game, "Cas")
    assert refuses(game, "stop")
    game.play("Val")
    assert points(game) == "5 red, 3 blue, 2 green"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-120")
def test_the_kings_region_is_scored_with_both_bonuses() -> None:
    game = situation("Gal: 1 red, 3 blue", king="Gal", card="score-region", court="2 red", grandes="red:Gal blue:Gal")
    game.follow("special Gal")
    assert points(game) == "2 red, 8 blue"
    assert standing(game, "Gal") == "1 red, 3 blue"


@pytest.mark.rule("BASE-120")
def test_placing_first_changes_what_is_scored() -> None:
    game = situation("Vas: 2 red, 3 blue", king="Gal", card="score-region", court="2 red")
    game.follow("place Vas Vas special Vas")
    assert points(game) == "5 red, 3 blue"
    game = situation("Vas: 2 red, 3 blue", king="Gal", card="score-region", court="2 red")
    game.follow("special Vas place Vas Vas")
    assert points(game) == "3 red, 5 blue"


@pytest.mark.rule("BASE-120")
def test_a_region_with_nobody_may_be_scored_for_nothing() -> None:
    game = situation("Vas: 2 red", king="Gal", card="score-region", court="2 red")
    game.follow("special Val")
    assert points(game) == ""


# --- the two parts of the card ---

BEGINNING = "4 red, 4 blue, 4 green"
ACTIONS = (
    ("authority-all", "special"),
    ("authority-3", "special"),
    ("dismissal", "special Val.blue Val.green"),
    ("angry-king", "special Val.blue Val.blue Val.blue court court court"),
    ("exile-all", "special green:Val blue:Val"),
    ("exile-2", "special blue:Val green:Val"),
    ("score-region", "special Val"),
)
"""Each card, and all of its action."""
NO_VETO = [card for card, _ in ACTIONS]


def others_in_valencia(card: str, vetoes: str = "") -> Game:
    return situation(f"Val: {BEGINNING}", king="Gal", card=card, court="5 red, 5 blue, 3 green", vetoes=vetoes)


def what_others_have(game: Game) -> tuple[str, str, str]:
    return standing(game, "Val"), courts(game).partition(", ")[2], points(game)


UNTOUCHED = (BEGINNING, "5 blue, 3 green", "")
RESULTS = {
    "authority-all": (BEGINNING, "", ""),
    "authority-3": (BEGINNING, "2 blue", ""),
    "dismissal": ("4 red, 3 blue, 3 green", "5 blue, 3 green", ""),
    "angry-king": ("4 red, 1 blue, 4 green", "5 blue", ""),
    "exile-all": ("4 red", "5 blue, 3 green", ""),
    "exile-2": ("4 red, 2 blue, 2 green", "5 blue, 3 green", ""),
    "score-region": (BEGINNING, "5 blue, 3 green", "3 red, 3 blue, 3 green"),
}


@pytest.mark.rule("BASE-32", "BASE-34")
@pytest.mark.parametrize(("card", "action"), ACTIONS)
def test_first_the_action_then_placing_two(card: str, action: str) -> None:
    game = others_in_valencia(card)
    game.follow(action)
    assert what_others_have(game) == RESULTS[card]
    assert texts(game) == "place end"
    game.follow("place Vas Cas")
    assert standing(game, "Vas") == "1 red"
    assert standing(game, "Cas") == "1 red"
    assert courts(game).startswith("3 red")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-32", "BASE-34")
@pytest.mark.parametrize(("card", "action"), ACTIONS)
def test_first_placing_then_the_action(card: str, action: str) -> None:
    game = others_in_valencia(card)
    game.follow("place Vas stop")
    assert texts(game) == "special end"
    game.follow(action)
    assert standing(game, "Vas") == "1 red"
    assert what_others_have(game) == RESULTS[card]
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-33", "BASE-36", "BASE-35")
@pytest.mark.parametrize("card", NO_VETO)
def test_the_action_may_be_skipped_and_placing_too(card: str) -> None:
    game = others_in_valencia(card)
    game.play("end")
    assert what_others_have(game) == UNTOUCHED
    assert courts(game).startswith("5 red")
    assert asked(game) == ROUND_OVER
    game = others_in_valencia(card)
    game.follow("place Vas Vie end")
    assert what_others_have(game) == UNTOUCHED
    assert standing(game, "Vie") == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-35")
@pytest.mark.parametrize("card", NO_VETO)
def test_the_card_goes_under_its_stack(card: str) -> None:
    game = situation(f"Val: {BEGINNING}", king="Gal", card=card, court="5 red, 5 blue", round=3)
    game.play("end")
    assert asked(game).endswith("CastilloDial")
    assert under(game, 2) == card


# --- vetoes ---

STARTS = (
    ("authority-all", "special"),
    ("authority-3", "special"),
    ("dismissal", "special Val.blue"),
    ("angry-king", "special"),
    ("exile-all", "special"),
    ("exile-2", "special"),
    ("score-region", "special Val"),
)
"""Each card, and how the first step of its action is announced."""


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "announcement"), STARTS)
def test_a_veto_against_the_first_step_stops_everything(card: str, announcement: str) -> None:
    game = others_in_valencia(card, vetoes="yellow")
    game.follow(announcement)
    assert asked(game) == "yellow MayVeto"
    game.play("veto")
    assert what_others_have(game) == UNTOUCHED
    assert kept(game) == ""
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"
    game.follow("place Vas Vas")
    assert standing(game, "Vas") == "2 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "announcement"), STARTS)
def test_a_veto_after_placing_ends_the_turn(card: str, announcement: str) -> None:
    game = others_in_valencia(card, vetoes="yellow")
    game.follow(f"place Vas Vas {announcement} veto")
    assert what_others_have(game) == UNTOUCHED
    assert standing(game, "Vas") == "2 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-112", "BASE-116", "BASE-122")
def test_a_veto_saves_the_second_who_is_dismissed_not_the_first() -> None:
    game = others_in_valencia("dismissal", vetoes="yellow")
    game.follow("special Val.blue pass Val.green veto")
    assert standing(game, "Val") == "4 red, 3 blue, 4 green"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-117", "BASE-122")
def test_a_veto_calms_the_king_before_the_second_player_returns() -> None:
    game = others_in_valencia("angry-king", vetoes="yellow")
    game.follow("special pass Val.blue court")
    assert not may_be_vetoed(game)
    game.play("Val.blue")
    assert asked(game) == "yellow MayVeto"
    game.play("veto")
    assert what_others_have(game) == ("4 red, 2 blue, 4 green", "4 blue, 3 green", "")
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-117")
def test_who_is_to_return_next_may_veto_his_own_loss() -> None:
    game = others_in_valencia("angry-king", vetoes="green")
    game.follow("special green:pass Val.blue Val.blue Val.blue green:veto")
    assert what_others_have(game) == ("4 red, 1 blue, 4 green", "5 blue, 3 green", "")


@pytest.mark.rule("BASE-112", "BASE-118", "BASE-119", "BASE-122")
@pytest.mark.parametrize("card", EXILES)
def test_a_veto_after_the_reveal_keeps_all_in_their_regions(card: str) -> None:
    game = others_in_valencia(card, vetoes="yellow")
    game.follow("special yellow:pass")
    assert asked(game) == "blue green ExileDial"
    game.follow("green:Val blue:Val")
    assert asked(game) == "yellow MayVeto"
    assert game.view(3).as_dict()["shown"] == [None, "valencia", "valencia", None]
    assert what_others_have(game) == UNTOUCHED
    game.play("veto")
    assert what_others_have(game) == UNTOUCHED
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-118", "BASE-119")
@pytest.mark.parametrize("card", EXILES)
def test_a_holder_who_lets_it_pass_loses_like_all_others(card: str) -> None:
    game = others_in_valencia(card, vetoes="green")
    game.follow("special green:pass green:Val blue:Val green:pass")
    assert what_others_have(game) == RESULTS[card]
    assert kept(game) == "veto green"
