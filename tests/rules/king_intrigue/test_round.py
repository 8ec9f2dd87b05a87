"""King & Intrigue: the round, King, Caballero and Intrigue cards, the turn (KI-10 to KI-18, KI-45, KI-46)."""

from __future__ import annotations

import re

import pytest

from elgrande import Game, IllegalChoice
from elgrande.notation import COLOUR_NAMES
from elgrande.texts import say
from tests.rules.events import kinds
from tests.rules.king_intrigue.playing import choose_values, hand, offered_values, play_value
from tests.rules.king_intrigue.positions import KI, choosing, first_round, ki, with_card
from tests.rules.observing import courts, king, province
from tests.rules.playing import follow, to_round
from tests.rules.refusing import reason, refuses
from tests.situation import asked, kept, standing, texts

ROUND_OVER = "PlayPowerCard"
"""Red's turn was the last of the round in these positions."""


def start(game: Game) -> str:
    """The colour of the player who starts the round."""
    return COLOUR_NAMES[game.position.board.start]


def from_start(game: Game) -> list[str]:
    """The colours, clockwise from the start player."""
    return [COLOUR_NAMES[seat] for seat in game.position.from_start()]


def played(*values: int) -> Game:
    """A first round in which the start player has played the first value, his left neighbour the second, …"""
    game = first_round(len(values))
    for colour, value in zip(from_start(game), values, strict=True):
        play_value(game, colour, value)
    return game


# --- playing power cards ---


@pytest.mark.rule("KI-10")
def test_no_action_cards_are_turned_over() -> None:
    game = first_round()
    events = kinds(game.events(), "turned-up", "power-card", "round")
    assert [event[0] for event in events] == ["round"]
    assert asked(game).endswith("PlayPowerCard")
    assert game.view().as_dict()["offered"] == []


@pytest.mark.rule("KI-10")
def test_power_cards_are_played_clockwise_and_no_value_twice() -> None:
    game = first_round()
    order = from_start(game)
    assert asked(game) == f"{order[0]} PlayPowerCard"
    play_value(game, order[0], 80)
    assert asked(game) == f"{order[1]} PlayPowerCard"
    assert 80 not in offered_values(game)
    with pytest.raises(IllegalChoice, match=reason("power-played")):
        play_value(game, order[1], 80)


@pytest.mark.rule("KI-10", "KI-4")
def test_a_card_that_was_not_chosen_cannot_be_played() -> None:
    game = first_round()
    with pytest.raises(IllegalChoice, match=reason("power-gone")):
        play_value(game, from_start(game)[0], 180)


# --- who takes which card ---


@pytest.mark.rule("KI-11", "KI-12")
@pytest.mark.parametrize(
    ("values", "roles"),
    [
        ((80, 20), "role-king role-intrigue"),
        ((20, 130, 80), "role-intrigue role-king role-caballero-1"),
        ((60, 130, 20, 100), "role-caballero-2 role-king role-intrigue role-caballero-1"),
        ((20, 30, 130, 40, 10), "role-caballero-3 role-caballero-2 role-king role-caballero-1 role-intrigue"),
    ],
)
def test_the_highest_takes_the_king_card_and_the_lowest_the_intrigue_card(values: tuple[int, ...], roles: str) -> None:
    game = played(*values)
    taken = [(event[1], game.rules.cards[event[2]].key) for event in kinds(game.events(), "role")]
    by_player = [dict(taken)[seat] for seat in game.position.from_start()]
    assert " ".join(by_player) == roles
    order = sorted(zip(values, from_start(game), strict=True), reverse=True)
    assert [COLOUR_NAMES[seat] for seat, _ in taken] == [colour for _, colour in order]
    assert asked(game).startswith(order[0][1])


@pytest.mark.rule("KI-12")
def test_turns_go_from_the_highest_down() -> None:
    game = ki(power="80 120 20 60", turn="blue", later="red yellow green", court="1 red, 1 blue, 1 green, 1 yellow")
    order = []
    while asked(game).endswith("Act"):
        order.append(asked(game).split()[0])
        game.play("end")
        while asked(game).endswith("Reinforce"):
            game.play("+0")
    assert order == ["blue", "red", "yellow", "green"]


@pytest.mark.rule("KI-12")
@pytest.mark.parametrize(("value", "count"), [(10, 6), (40, 4), (80, 3), (150, 1)])
def test_a_turn_begins_with_the_reinforcements_of_the_power_card(value: int, count: int) -> None:
    game = ki(power=f"{value} 100 30 20" if value > 10 else "10 100 30 20", whole=True)
    assert texts(game) == " ".join(f"+{number}" for number in range(count, -1, -1))
    game.play(f"+{count}")
    assert courts(game) == f"{count} red"
    assert province(game, "red") == 30 - count
    assert asked(game) == "red Act"


@pytest.mark.rule("KI-12")
@pytest.mark.parametrize("value", [160, 170])
def test_cards_with_no_caballeros_bring_none(value: int) -> None:
    game = ki("Val: 3 red", power=f"{value} 180 30 20", whole=True, court="1 red")
    assert asked(game) == "red Act"


@pytest.mark.rule("KI-12", "KI-17")
def test_a_shortage_of_the_province_is_made_up_from_regions() -> None:
    game = ki("Val: 3 red; Gal: 3 red", power="80 180 30 20", whole=True, province="1 red")
    game.play("+1")
    assert texts(game) == "stop Val.red"
    game.follow("Val.red Val.red")
    assert courts(game) == "3 red"
    assert asked(game) == "red Act"


# --- special action and placing ---


@pytest.mark.rule("KI-12", "KI-2")
@pytest.mark.parametrize(
    ("power", "count"),
    [
        ("80 20", 4),
        ("80 90", 2),
        ("80 20 30", 5),
        ("80 90 30", 3),
        ("80 90 100", 1),
        ("80 20 30 50", 5),
        ("80 90 30 50", 3),
        ("80 90 100 50", 2),
        ("80 90 100 110", 1),
        ("80 20 30 40 50", 5),
        ("80 90 20 40 50", 4),
        ("80 90 100 40 50", 3),
        ("80 90 100 110 50", 2),
        ("80 90 100 110 120", 1),
    ],
)
def test_each_card_lets_place_its_number_next_to_the_king(power: str, count: int) -> None:
    game = ki(power=power, court="7 red", king="Gal")
    game.play("place")
    assert texts(game) == "stop Vas Vie Cas"
    game.follow("Vas " * count)
    assert standing(game, "Vas") == f"{count} red"
    assert courts(game) == f"{7 - count} red"
    assert "place" not in texts(game).split()


@pytest.mark.rule("KI-12")
def test_first_the_special_action_then_placing() -> None:
    game = ki(power="80 180 30 20", court="7 red")
    assert texts(game) == "special place end"
    game.follow("special T1 Val")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("special-used")):
        game.play("special")
    game.follow("place Vas Vas Vas")
    assert standing(game, "Vas") == "3 red"
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-12")
def test_first_placing_then_the_special_action() -> None:
    game = ki(power="80 180 30 20", court="7 red")
    game.follow("place Vas Vie stop")
    assert texts(game) == "special end"
    with pytest.raises(IllegalChoice, match=reason("placing-done")):
        game.play("place")
    game.follow("special T1 Val")
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("power", ["80 180 30 20", "180 90 30 20", "30 90 50 60", "80 180 30", "180 80", "20 80"])
def test_the_special_action_may_be_skipped_and_placing_too(power: str) -> None:
    game = ki("Val: 1 red, 1 blue", power=power, court="2 red, 2 blue")
    game.play("end")
    assert asked(game).endswith(ROUND_OVER)
    assert standing(game, "Val") == "1 red, 1 blue"
    assert courts(game) == "2 red, 2 blue"
    assert king(game) == "Gal"


@pytest.mark.rule("KI-12", "KI-45")
def test_with_nothing_to_do_the_turn_is_over() -> None:
    game = ki(power="30 180 20 90")
    assert asked(game).endswith(ROUND_OVER)


# --- King card and Intrigue card ---


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("power", ["80 20 30 50", "80 20 30 50 60", "80 90 100 110", "80 90 100 110 120"])
def test_with_four_or_five_players_king_and_intrigue_card_replace_the_power_cards_action(power: str) -> None:
    game = ki("Val: 1 blue", power=power, court="1 red")
    assert texts(game) == "role place end"
    with pytest.raises(IllegalChoice, match=re.escape(say("reason-not-offered", option=say("label-special")))):
        game.play("special")


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("power", ["80 20", "80 90", "80 20 30", "80 90 100"])
def test_with_two_or_three_players_their_holder_chooses_one_of_two_actions(power: str) -> None:
    game = ki("Val: 1 blue", power=power, court="1 red")
    assert texts(game) == "special role place end"
    other = game.copy()
    game.follow("special T1 Val")
    assert texts(game) == "place end"
    assert refuses(game, "role")
    other.play("role")
    other.follow("Vas" if asked(other) == "red MoveKing" else "first Val.blue>Vas")
    assert texts(other) == "place end"
    assert refuses(other, "special")


@pytest.mark.rule("KI-13", "KI-45")
def test_where_the_power_card_can_do_nothing_the_other_action_stays_open() -> None:
    game = ki("Val: 1 blue", power="30 20", court="1 red")
    assert texts(game) == "role place end"
    game = ki(power="80 90", court="1 red")
    assert texts(game) == "special place end"


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("power", ["80 90 30 20", "80 90 20", "80 20 90 100 110"])
def test_a_caballero_card_leaves_the_power_cards_action(power: str) -> None:
    game = ki("Val: 1 blue", power=power, court="1 red")
    assert texts(game) == "special place end"


@pytest.mark.rule("KI-14")
@pytest.mark.parametrize("before", [True, False])
def test_the_king_card_moves_the_king_anywhere_before_or_after_placing(before: bool) -> None:
    game = ki(power="180 90 30 20", court="5 red", king="Gal")
    if not before:
        game.follow("place Vas stop")
    game.play("role")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    game.play("Sev")
    assert king(game) == "Sev"
    if before:
        game.play("place")
        assert texts(game) == "stop Nue Gra Cas"
    else:
        assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("KI-14")
def test_the_king_does_not_go_into_the_castillo() -> None:
    game = ki(power="180 90 30 20")
    game.play("role")
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")


INTRIGUE = "30 90 80 100"
"""Red has played the lowest card."""


@pytest.mark.rule("KI-15")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_intrigue_card_moves_one_caballero_own_or_foreign(colour: str) -> None:
    game = ki("Val: 2 red, 2 blue; Sev: 1 red", power=INTRIGUE, court="1 red")
    game.play("role")
    assert texts(game) == "first second"
    game.play("first")
    assert texts(game) == "stop Sev.red Val.red Val.blue"
    game.follow(f"Val.{colour}>Nue")
    assert standing(game, "Nue") == f"1 {colour}"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-15")
def test_or_any_number_of_own_out_of_one_region() -> None:
    game = ki("Val: 4 red, 2 blue; Sev: 1 red", power=INTRIGUE, court="1 red")
    game.follow("role second")
    assert texts(game) == "stop Sev.red Val.red"
    game.follow("Val.red>Nue Val.red>Sev Val.red>Cas")
    assert texts(game) == "stop Val.red"
    assert refuses(game, "Sev.red")
    game.play("stop")
    assert standing(game, "Val") == "1 red, 2 blue"
    assert standing(game, "Sev") == "2 red"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-15", "KI-17")
def test_intrigue_stays_out_of_the_kings_region() -> None:
    game = ki("Gal: 3 red, 3 blue; Cas: 2 red; Val: 1 blue", power=INTRIGUE, court="1 red", king="Gal")
    game.play("role")
    assert texts(game) == "first"
    game.play("first")
    assert texts(game) == "stop Val.blue"
    game.play("Val.blue")
    assert "Gal" not in texts(game).split()


@pytest.mark.rule("KI-15", "KI-45")
def test_without_anybody_to_move_intrigue_is_not_offered() -> None:
    game = ki("Gal: 3 red, 3 blue", power=INTRIGUE, court="1 red")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("no-effect")):
        game.play("role")


# --- the end of the round ---


@pytest.mark.rule("KI-16")
def test_a_played_power_card_is_out_of_the_game_and_the_lowest_starts() -> None:
    game = choosing(3)
    for colour in ("red", "blue", "green"):
        choose_values(game, colour, *range(10, 140, 10))
    values = (60, 20, 110)
    order = from_start(game)
    for colour, value in zip(order, values, strict=True):
        play_value(game, colour, value)
    to_round(game, 2)
    assert start(game) == order[1]
    for colour, value in zip(order, values, strict=True):
        assert value not in hand(game, colour)
        assert len(hand(game, colour)) == 12
    assert asked(game) == f"{order[1]} PlayPowerCard"
    assert 20 not in offered_values(game)
    assert 60 in offered_values(game)
    assert kept(game) == ""


@pytest.mark.rule("KI-17")
def test_a_general_scoring_follows_rounds_three_six_and_nine() -> None:
    game = ki("Val: 2 red", power="80 180 30 20", round=3, castillo="open", grandes="")
    events = follow(game, "end")
    assert kinds(events, "general-scoring") == [("general-scoring",)]
    assert game.scores == [5, 0, 0, 0]
    game = ki("Val: 2 red", power="80 180 30 20", round=4, castillo="open")
    assert kinds(follow(game, "end"), "general-scoring") == []


@pytest.mark.rule("KI-17")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("rounds", [6, 9])
def test_the_game_ends_after_the_ninth_round(players: int, rounds: int) -> None:
    game = first_round(players, rounds=rounds)
    to_round(game, 9)
    while not game.over:
        game.play(game.decision.options[0], game.decision.player)
    assert game.winners


@pytest.mark.rule("KI-18")
def test_a_turn_goes_from_ship_journeys_to_reinforcements() -> None:
    game = ki("Shi: 2 red", power="80 180 30 20", whole=True, modules=("grand_inquisitor", *KI))
    assert asked(game) == "red Journey"
    game.play("stop")
    assert texts(game) == "+3 +2 +1 +0"


@pytest.mark.rule("KI-17")
@pytest.mark.parametrize("ending", ["automatic", "asked"])
def test_a_table_may_ask_for_the_end_of_a_turn(ending: str) -> None:
    game = with_card(80, court="1 red", ending=ending)
    game.follow("place Vas special T1 Val")
    assert (texts(game) == "end") == (ending == "asked")
