"""The holder of the Grand Inquisitor has one more caballero a turn, for his court or placed (GIC-51)."""

from __future__ import annotations

from functools import partial

import pytest

from elgrande import IllegalChoice
from tests.rules.observing import courts, province
from tests.rules.playing import to_decision
from tests.rules.positions import turn
from tests.rules.refusing import reason, refuses
from tests.situation import asked, situation, standing, texts

colonies = partial(situation, modules=["grand_inquisitor"])
turn_of = partial(turn, modules=["grand_inquisitor"])

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


# --- one more to the court ---


@pytest.mark.rule("GIC-51")
def test_the_holder_takes_one_more_from_the_province_to_the_court() -> None:
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="1 red")
    before = province(game, "red")
    assert texts(game) == "special place levy end"
    game.play("levy")
    assert courts(game) == "2 red"
    assert province(game, "red") == before - 1
    assert texts(game) == "special place end"
    assert refuses(game, "levy")


@pytest.mark.rule("GIC-51")
def test_with_four_at_court_the_king_card_lets_the_holder_place_five() -> None:
    """The rulebook's example."""
    game = colonies("", card="king", inquisitor="red", court="4 red")
    game.follow("levy place Vas Vas Vie Vie Vie")
    assert standing(game, "Vas") == "2 red"
    assert standing(game, "Vie") == "3 red"
    assert courts(game) == ""


@pytest.mark.rule("GIC-51")
@pytest.mark.parametrize(
    "line",
    [
        "levy stop +3 A4 end",
        "Shi.red>Val levy +3 A4 end",
        "stop levy +3 A4 end",
        "stop +3 levy A4 end",
        "stop +3 A4 levy end",
        "stop +3 A1 special levy stop end",
        "stop +3 A1 special Vas.red>Val levy stop end",
        "stop +3 A5 place levy Vie stop end",
        "stop +3 A5 place Vie levy stop end",
        "stop +3 A5 place Vie stop levy end",
        "stop +3 A5 special Nue levy end",
    ],
)
def test_to_the_court_at_any_moment_of_his_turn(line: str) -> None:
    game = turn_of("Shi: 1 red; Vas: 3 red", offered={1: "intrigue-own-4", 4: "court"}, inquisitor="red", court="3 red")
    game.follow(line)
    assert asked(game) == ROUND_OVER
    placed = int("Vie" in line)
    assert courts(game) == f"{7 - placed} red"
    assert province(game, "red") == 36 - 4 - 7


@pytest.mark.rule("GIC-51")
def test_also_when_all_else_is_done() -> None:
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="4 red")
    game.follow("special Val Val place Vas stop")
    assert texts(game) == "levy end"
    game.play("levy")
    assert courts(game) == "2 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-51")
def test_with_an_empty_court_it_makes_placing_possible() -> None:
    game = colonies("", card="king", inquisitor="red")
    assert texts(game) == "special levy end"
    game.follow("levy place Vas")
    assert standing(game, "Vas") == "1 red"


@pytest.mark.rule("GIC-51")
def test_also_while_placing_when_the_court_has_just_become_empty() -> None:
    game = colonies("", card="king", inquisitor="red", court="4 red")
    game.follow("place Vas Vas Vie Vie levy Vie")
    assert standing(game, "Vie") == "3 red"
    assert courts(game) == ""


@pytest.mark.rule("GIC-51")
def test_also_between_two_extra_ones_when_the_court_has_just_become_empty() -> None:
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="1 red")
    game.follow("special Val levy Val")
    assert standing(game, "Val") == "2 red"


@pytest.mark.rule("GIC-51")
def test_from_the_province_only() -> None:
    game = colonies("Val: 9 red", card="king", inquisitor="red", court="1 red", province="0 red")
    assert texts(game) == "special place end"
    assert refuses(game, "levy")


@pytest.mark.rule("GIC-51")
def test_only_the_holder_and_only_in_his_turn() -> None:
    game = colonies("", card="king", inquisitor="blue", court="6 red")
    assert texts(game) == "special place end"
    game.follow("place Vas Vas Vas Vas Vas")
    assert courts(game) == "1 red"
    assert texts(game) == "special end"
    game = colonies("", card="king", court="6 red")
    assert texts(game) == "special place end"


@pytest.mark.rule("GIC-51")
def test_once_in_each_of_his_turns() -> None:
    game = colonies("", card="king", inquisitor="red", court="1 red")
    game.follow("levy end")
    game.follow("yellow:P1 red:P12")
    to_decision(game, "TakeCard", "red")
    assert game.position.board.round == 5
    game.play("levy")
    assert courts(game) == "3 red"
    assert "levy" not in texts(game)


@pytest.mark.rule("GIC-51", "GIC-47")
def test_whom_he_was_taken_from_has_it_no_more() -> None:
    game = turn_of("Val: 2 black", power=13, later="blue", inquisitor="blue")
    game.follow("A6 special stop levy place Vas")
    assert asked(game) == "blue Reinforce"
    assert texts(game) == "+1 +0"
    game.play("+0")
    assert "levy" not in texts(game)


# --- or one more placed ---


@pytest.mark.rule("GIC-51")
def test_instead_the_holder_places_one_more_under_the_rules_of_placing() -> None:
    game = colonies("", king="Gal", card="intrigue-own-4", inquisitor="red", court="3 red")
    game.follow("place Vie")
    assert texts(game) == "stop Vas Vie Shi Cpt Cas levy"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
    with pytest.raises(IllegalChoice, match=reason("not-beside-king", "Valencia")):
        game.play("Val")
    game.play("Cas")
    assert courts(game) == "1 red"
    assert standing(game, "Cas") == "1 red"


@pytest.mark.rule("GIC-51")
def test_either_the_one_or_the_other() -> None:
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="5 red")
    game.follow("place Vas Vas")
    assert texts(game) == "special end"
    assert refuses(game, "levy")
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="5 red")
    game.follow("place levy Vas")
    assert texts(game) == "special end"
    assert courts(game) == "5 red"


@pytest.mark.rule("GIC-51")
def test_who_levied_while_the_last_one_may_be_placed_places_no_more() -> None:
    game = colonies("", card="king", inquisitor="red", court="6 red")
    game.follow("place Vas Vas Vas Vas Vas levy")
    assert texts(game) == "special end"
    assert standing(game, "Vas") == "5 red"
    assert courts(game) == "2 red"


@pytest.mark.rule("GIC-51")
def test_a_special_action_that_places_gives_no_one_more() -> None:
    game = colonies("", card="intrigue-court-2", inquisitor="red", court="5 red")
    game.follow("special Val Val")
    assert texts(game) == "place levy end"
    game.follow("place Vas Vas")
    assert courts(game) == "1 red"


@pytest.mark.rule("GIC-51", "GIC-65")
@pytest.mark.parametrize(("line", "placed"), [("special place Vas Vas Vas", 3), ("place Vas Vas special", 2)])
def test_in_the_turn_of_taking_him_only_if_placing_comes_after(line: str, placed: int) -> None:
    game = colonies("Val: 2 black", card="score-black", court="5 red")
    game.follow(line)
    assert standing(game, "Vas") == f"{placed} red"
    assert asked(game) == (ROUND_OVER if placed == 3 else "red UseCard")
    assert ("levy" in texts(game)) == (placed == 2)
