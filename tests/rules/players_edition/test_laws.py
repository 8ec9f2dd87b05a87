"""The laws of the Players' Edition: what breaks each."""

from __future__ import annotations

import pytest

from elgrande.board.options import PICK
from elgrande.board.spaces import COLOURS
from elgrande.rules.laws import Law
from elgrande.rules.players_edition import laws
from elgrande.rules.players_edition.mistress import the_mistress_leaves_with_her_round
from elgrande.rules.shared.laws import an_alliance_is_of_two
from tests.fields import field, put
from tests.rules.lawful import intrigue
from tests.rules.players_edition.positions import new_round, number
from tests.tools.breaking import broken


@pytest.mark.parametrize(
    ("name", "which", "value", "law", "message"),
    [
        ("alliance", 0, -1, an_alliance_is_of_two, "the alliance is of [-1, 2]"),
        ("bridge", 0, 0, laws.the_bridge_has_an_owner, "the bridge is between 0 and 7"),
        ("bridge", 1, -1, laws.the_bridge_has_an_owner, "the bridge is between 8 and -1"),
        ("collapsing", 0, 0, laws.nobody_is_beside_a_safe_castillo, "2 stand beside the Castillo"),
        ("storm", 1, 14, laws.jokers_and_storms_are_in_order, "storms are set to [14]"),
    ],
)
def test_a_token_where_it_cannot_be_is_noticed(name: str, which: int, value: int, law: Law, message: str) -> None:
    game = intrigue()
    field(name).put(game.position, value, which)
    assert broken(law, game.position) == message


def test_an_open_castillo_that_collapses_is_noticed() -> None:
    game = intrigue(castillo="open")
    assert broken(laws.nobody_is_beside_a_safe_castillo, game.position) == "an open Castillo collapses"


@pytest.mark.parametrize("caballeros", ["Res: 1 green", "Bri: 1 red, 1 blue"])
def test_a_bridge_without_one_owner_is_noticed(caballeros: str) -> None:
    said = broken(laws.the_bridge_has_an_owner, intrigue(caballeros).position)
    assert said == f"{caballeros.count('Bri') * 2} caballeros on the bridge"


def test_a_crossing_that_cannot_be_offered_is_noticed() -> None:
    game = intrigue("Bri: 1 red; Res: 1 green; Val: 1 red, 1 blue", card="shift", whole=True, crossing="own")
    laws.only_own_ones_cross_if_agreed(game.position)
    game.position.options = [*game.position.options, PICK + 8 * COLOURS + 1]
    assert broken(laws.only_own_ones_cross_if_agreed, game.position) == "others may cross from [8]"


def test_a_mistress_who_stays_is_noticed() -> None:
    game = new_round("red:storm+ki-king blue:coup+shift green:coup+shift yellow:coup+shift")
    the_mistress_leaves_with_her_round(game.position)
    put(game, "mistress", 1)
    assert broken(the_mistress_leaves_with_her_round, game.position) == "the mistress is still there"


def test_a_joker_that_was_laid_twice_or_is_still_in_hand_is_noticed() -> None:
    game = intrigue()
    put(game, "jokers", "blue blue")
    assert broken(laws.jokers_and_storms_are_in_order, game.position) == "[1, 1] have laid Jokers"
    field("jokers").clear_all(game.position)
    put(game, "jokers", "blue")
    laws.jokers_and_storms_are_in_order(game.position)
    game.position.board.hand[1] |= 1 << number(game, "joker")
    assert broken(laws.jokers_and_storms_are_in_order, game.position) == "a Joker is still in hand"
