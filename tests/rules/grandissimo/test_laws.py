"""The laws of Grandissimo: positions that keep them, and what breaks each."""

from __future__ import annotations

import pytest

from elgrande import Game
from elgrande.rules.grandissimo import laws
from elgrande.rules.laws import Law
from elgrande.rules.shared.laws import an_alliance_is_of_two
from tests.fields import field, put
from tests.rules.lawful import atlantic, keep_all
from tests.tools.breaking import broken


def test_a_position_with_everything_keeps_all_laws() -> None:
    keep_all(atlantic())
    keep_all(atlantic(acting="green"))


@pytest.mark.parametrize(
    ("caballeros", "law", "message"),
    [
        (
            "Sh1: 1 red, 1 blue",
            laws.loads_belong_to_the_ships_holder,
            "2 caballeros on the ship of seat 0, 1 of them their own",
        ),
        ("Pri: 1 black", laws.guests_and_prisoners_belong_to_players, "a mercenary is in prison"),
        ("Gu2: 1 blue", laws.guests_and_prisoners_belong_to_players, "seat 1 is their own guest"),
        ("Gu1: 1 black", laws.guests_and_prisoners_belong_to_players, "a mercenary is a guest of seat 0"),
    ],
)
def test_a_caballero_on_the_wrong_ship_in_prison_or_at_a_court_is_noticed(
    caballeros: str, law: Law, message: str
) -> None:
    assert broken(law, atlantic(caballeros).position) == message


@pytest.mark.parametrize(
    ("name", "which", "value", "law", "message"),
    [
        ("acting", 0, 1, laws.the_acting_grande_is_with_the_king, "seat 1 acts as King, not in 0"),
        ("boycott", 2, 2, laws.region_cards_are_conserved, "the region cards [2, 2] are taken"),
        ("boycott", 2, 9, laws.region_cards_are_conserved, "the region cards [9, 2] are taken"),
        ("boycott", 1, 5, laws.region_cards_are_conserved, "two regions are boycotted"),
        ("incognito", 1, 4, laws.region_cards_are_conserved, "seat 1 hides the King and keeps 0 cards"),
        ("alliance", 0, 4, an_alliance_is_of_two, "the alliance is of [4, -1]"),
    ],
)
def test_what_nobody_can_have_is_noticed(name: str, which: int, value: int, law: Law, message: str) -> None:
    game = atlantic()
    field(name).put(game.position, value, which)
    assert broken(law, game.position) == message


def test_a_leader_of_mercenaries_that_are_not_in_the_game_is_noticed() -> None:
    game = Game.new(2, modules=["grandissimo"], seed=1, without=["inquisitor-general"])
    laws.characters_and_second_cards_are_in_order(game.position)
    put(game, "inquisitor", "blue")
    assert broken(laws.characters_and_second_cards_are_in_order, game.position) == "seat 1 leads the mercenaries"


def test_a_ship_that_is_not_there_has_no_holder() -> None:
    for second, message in ((False, "[0, 0] have ships"), (True, "")):
        game = Game.new(2, modules=["grandissimo"], seed=1, second_ship=second)
        put(game, "ships", "red red")
        if message:
            assert broken(laws.loads_belong_to_the_ships_holder, game.position) == message
        else:
            laws.loads_belong_to_the_ships_holder(game.position)
