"""Grandissimo: ships, and symbols before or after a card's effect (GRA-20 to GRA-24, GRA-27)."""

from __future__ import annotations

import pytest

from tests.rules.events import kinds
from tests.rules.grandissimo.observing import alliance, characters
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import courts, may_be_vetoed, points, provinces
from tests.situation import asked, kept, standing, under

SHIPPING = ["boycott", "coalition", "gra-free-choice", "gra-espionage", "quick-deployment", "gra-alliance"]
JAILING = ["double-turn", "overthrow", "spanish-inquisition", "gra-conspiracy", "last-word", "united-force"]

# --- taking a ship ---


@pytest.mark.rule("GRA-20")
def test_a_symbol_brings_a_free_ship() -> None:
    game = gra(card="gra-espionage")
    play(game, "special use")
    assert asked(game) == "red TakeShip"
    assert offers(game) == "Sh1 Sh2"
    play(game, "Sh2")
    assert characters(game) == "ship-2 red"


@pytest.mark.rule("GRA-20")
def test_while_a_ship_is_free_nobody_loses_his() -> None:
    game = gra(card="gra-espionage", ships="blue")
    play(game, "special use")
    assert offers(game) == "Sh2"


@pytest.mark.rule("GRA-20")
def test_if_others_have_all_ships_one_of_theirs_is_taken_and_its_load_goes_home() -> None:
    game = gra("Sh1: 2 blue; Sh2: 1 green", card="gra-espionage", ships="blue green", court="1 blue")
    play(game, "special use")
    assert offers(game) == "Sh1 Sh2"
    play(game, "Sh1")
    assert characters(game) == "ship-1 red, ship-2 green"
    assert courts(game) == "3 blue"
    assert standing(game, "Sh1") == ""
    assert standing(game, "Sh2") == "1 green"


@pytest.mark.rule("GRA-20")
def test_a_free_ship_is_taken_as_a_second_one_too_and_the_load_of_the_first_stays() -> None:
    game = gra("Sh1: 2 red", card="gra-espionage", ships="red")
    play(game, "special use")
    assert offers(game) == "Sh2"
    play(game, "Sh2")
    assert characters(game) == "ship-1 red, ship-2 red"
    assert standing(game, "Sh1") == "2 red"


@pytest.mark.rule("GRA-20")
@pytest.mark.parametrize("ships", ["red blue", "red red"])
def test_who_has_a_ship_takes_none_while_the_other_is_somebodys(ships: str) -> None:
    game = gra(card="gra-espionage", ships=ships)
    play(game, "special")
    assert asked(game) == ROUND_OVER
    assert characters(game) == f"ship-1 red, ship-2 {ships.split()[1]}"


@pytest.mark.rule("GRA-20")
def test_who_loses_one_of_two_ships_keeps_the_other_with_its_load() -> None:
    game = gra("Sh1: 2 blue; Sh2: 1 blue", card="gra-espionage", ships="blue blue")
    play(game, "special use Sh2")
    assert characters(game) == "ship-1 blue, ship-2 red"
    assert courts(game) == "1 blue"
    assert standing(game, "Sh1") == "2 blue"


@pytest.mark.rule("GRA-20", "OPT-12")
@pytest.mark.parametrize(("ships", "taken"), [("", "red"), ("blue", "red"), ("red", "")])
def test_the_only_ship_of_two_players_is_taken_from_whoever_has_it(ships: str, taken: str) -> None:
    game = gra(card="gra-espionage", players=2, grandes="red:Gra blue:Val", ships=ships)
    play(game, "special")
    if taken:
        play(game, "use Sh1")
        assert characters(game) == "ship-1 red"
    else:
        assert asked(game) == "blue PlayPowerCard"


# --- loading ---


@pytest.mark.rule("GRA-21")
def test_caballeros_may_be_placed_on_the_own_ship_wherever_the_king_is() -> None:
    game = gra(card="coalition", ships="red blue", court="3 red", king="Ara")
    play(game, "place")
    assert offers(game).split()[-2:] == ["Cas", "Sh1"]
    play(game, "Sh1 Sh1 Val")
    assert standing(game, "Sh1") == "2 red"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GRA-21")
def test_nobody_loads_a_ship_that_he_does_not_have() -> None:
    game = gra(card="coalition", ships="blue", court="3 red", king="Ara")
    play(game, "place")
    assert "Sh1" not in offers(game).split()
    assert "Sh2" not in offers(game).split()


@pytest.mark.rule("GRA-21", "GRA-24")
def test_a_ship_can_be_loaded_in_the_turn_in_which_it_is_taken() -> None:
    game = gra(card="gra-espionage", court="2 red")
    play(game, "special use Sh1 place Sh1 Sh1")
    assert standing(game, "Sh1") == "2 red"


@pytest.mark.rule("GRA-21")
def test_extra_caballeros_of_intrigue_can_board_too() -> None:
    game = gra(card="intrigue-court-2", ships="red", court="2 red")
    play(game, "special Sh1 Sh1")
    assert standing(game, "Sh1") == "2 red"


@pytest.mark.rule("GRA-21", "GRA-20")
def test_with_two_ships_either_can_be_loaded() -> None:
    game = gra(card="coalition", ships="red red", court="3 red", king="Ara")
    play(game, "place Sh1 Sh2 Sh2")
    assert standing(game, "Sh1") == "1 red"
    assert standing(game, "Sh2") == "2 red"


# --- landing ---


@pytest.mark.rule("GRA-22")
def test_the_load_lands_split_on_coasts_but_not_in_the_kings_region() -> None:
    game = gra("Sh1: 3 red", ships="red", whole_turn=True, king="Gal")
    assert asked(game) == "red Land"
    assert offers(game) == "stop Vas Cat Sev Gra Val Por"
    assert refused(game, "Gal") == "reason-king"
    assert refused(game, "Nue") == "reason-no-coast"
    play(game, "Val Por Val")
    assert standing(game, "Val") == "2 red"
    assert standing(game, "Por") == "1 red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-22")
def test_all_of_it_or_none() -> None:
    game = gra("Sh1: 2 red", ships="red", whole_turn=True)
    play(game, "Val")
    assert "stop" not in offers(game)
    game = gra("Sh1: 2 red", ships="red", whole_turn=True)
    play(game, "stop")
    assert standing(game, "Sh1") == "2 red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-22")
def test_only_the_own_load_at_the_start_of_the_own_turn() -> None:
    game = gra("Sh1: 2 blue", ships="blue red", whole_turn=True)
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-22", "GRA-20")
def test_two_loads_land_one_after_the_other_each_wholly_or_not_at_all() -> None:
    game = gra("Sh1: 1 red; Sh2: 2 red", ships="red red", whole_turn=True, king="Gal")
    assert asked(game) == "red ChooseShip"
    assert offers(game) == "stop Sh1 Sh2"
    play(game, "Sh2 Val Por")
    assert asked(game) == "red Land"
    assert offers(game) == "stop Vas Cat Sev Gra Val Por"
    play(game, "stop")
    assert asked(game) == "red TakeCard"
    assert standing(game, "Sh1") == "1 red"
    assert standing(game, "Sh2") == ""


@pytest.mark.rule("GRA-22", "GRA-20")
def test_with_two_loads_nothing_need_land_and_an_empty_ship_is_not_asked_about() -> None:
    game = gra("Sh1: 1 red; Sh2: 2 red", ships="red red", whole_turn=True)
    play(game, "stop")
    assert asked(game) == "red TakeCard"
    game = gra("Sh2: 2 red", ships="red red", whole_turn=True)
    assert asked(game) == "red Land"


@pytest.mark.rule("GRA-27")
def test_landing_then_guests_then_reinforcements_with_queen_and_jester() -> None:
    game = gra(
        "Sh1: 1 yellow; Gu4: 1 blue", turn="yellow", ships="yellow", queen="yellow", jester="yellow", whole_turn=True
    )
    order = []
    for choice in ("Val", "Cas", "+4", "levy", "pass"):
        order.append(asked(game))
        play(game, choice)
    order.append(asked(game))
    assert order == [
        f"yellow {kind}" for kind in ("Land", "PlaceGuest", "Reinforce", "QueenBrings", "JesterSends", "TakeCard")
    ]


@pytest.mark.rule("GRA-23")
def test_on_a_ship_or_in_prison_nobody_counts_or_can_be_moved() -> None:
    game = gra("Sh1: 2 red; Pri: 3 blue; Por: 1 green", ships="red", card="intrigue-any-4")
    play(game, "special")
    assert offers(game) == "stop Por.green"
    game, events = scoring("Sh1: 2 red; Pri: 3 blue; Por: 1 green", ships="red")
    assert points(game) == "5 green"
    assert not kinds(events, "landed", "freed")
    game = gra("Sh1: 2 red; Pri: 3 blue; Por: 1 green", ships="red", card="score-most", king="Ara")
    play(game, "special")
    assert points(game) == "5 green"


# --- symbols ---


@pytest.mark.rule("GRA-24")
@pytest.mark.parametrize("card", SHIPPING + JAILING)
def test_which_card_has_which_symbol(card: str) -> None:
    game = gra()
    numbers = game.rules.cards[game.rules.card_named(card)].numbers
    assert numbers == ({"ship": 1} if card in SHIPPING else {"prison": 1})


@pytest.mark.rule("GRA-24")
def test_no_other_card_has_a_symbol() -> None:
    game = gra()
    assert [card.key for card in game.rules.cards if card.numbers and card.key not in SHIPPING + JAILING] == []


@pytest.mark.rule("GRA-24", "GRA-57")
@pytest.mark.parametrize("line", ["special use Sh1 Val Por", "special stop Val Por use Sh1"])
def test_the_symbol_comes_before_or_after_the_effect(line: str) -> None:
    game = gra(card="gra-alliance")
    play(game, line)
    assert asked(game) == ROUND_OVER
    assert characters(game) == "ship-1 red"
    assert alliance(game) == ["Val", "Por"]


@pytest.mark.rule("GRA-24")
def test_a_symbol_may_be_left() -> None:
    game = gra(card="gra-alliance")
    play(game, "special stop Val Por stop")
    assert asked(game) == ROUND_OVER
    assert characters(game) == ""


@pytest.mark.rule("GRA-24")
def test_without_the_special_action_there_is_no_symbol() -> None:
    game = gra(card="gra-alliance", court="1 red")
    play(game, "place Vas end")
    assert characters(game) == ""


@pytest.mark.rule("GRA-24", "BASE-112")
def test_a_veto_of_the_first_step_takes_the_symbol_away_too() -> None:
    game = gra(card="gra-alliance", vetoes="blue", court="1 red")
    play(game, "special stop Val Por")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert alliance(game) == []
    assert offers(game) == "place end"
    game = gra(card="gra-alliance", vetoes="blue", court="1 red")
    play(game, "special use Sh1 veto")
    assert characters(game) == ""
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-24", "BASE-112")
def test_a_veto_of_the_second_step_leaves_what_was_done() -> None:
    game = gra(card="gra-espionage", vetoes="blue")
    play(game, "special use Sh1 pass veto")
    assert characters(game) == "ship-1 red"
    assert kept(game) == ""
    assert under(game, 6) == "gra-espionage"


@pytest.mark.rule("GRA-24", "GRA-50")
def test_action_stop_takes_the_symbol_away_too() -> None:
    game = gra("Val: 1 red", card="action-stop", then="blue", court="1 blue", offered={6: "gra-alliance"})
    game.position.board.offered[6] = game.rules.card_named("gra-alliance")
    play(game, "special +0 A6")
    assert asked(game) == "blue UseCard"
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-24", "GRA-41")
def test_if_the_effect_is_not_possible_the_symbol_alone_is_used() -> None:
    game = gra(card="boycott", boycott="blue:Val")
    play(game, "special")
    assert asked(game) == "red TakeShip"
    play(game, "Sh1")
    assert asked(game) == ROUND_OVER
    assert characters(game) == "ship-1 red"


@pytest.mark.rule("GRA-24")
def test_with_neither_the_special_action_is_not_possible() -> None:
    game = gra(card="boycott", boycott="blue:Val", ships="red blue", court="1 red")
    assert not possible(game)
    assert provinces(game) == "29 red, 30 blue, 30 green, 30 yellow"
