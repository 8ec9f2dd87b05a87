"""The laws of King & Intrigue: a position that keeps them, and what breaks each."""

from __future__ import annotations

import pytest

from elgrande import Game
from elgrande.board.options import SPECIAL
from elgrande.rules.config import configure
from elgrande.rules.king_intrigue import laws
from tests.fields import field
from tests.rules.lawful import intrigue, keep_all
from tests.tools.breaking import broken


def test_a_position_with_everything_keeps_all_laws() -> None:
    keep_all(intrigue())


@pytest.mark.parametrize(
    ("which", "value", "message"),
    [
        (0, 6, "a region is doubled twice: [6, 6]"),
        (1, 2, "3 regions are doubled"),
        (0, 9, "regions [9, 6] are doubled"),
    ],
)
def test_a_wrong_doubling_is_noticed(which: int, value: int, message: str) -> None:
    game = intrigue()
    field("doubled").put(game.position, value, which)
    assert broken(laws.doublings_are_in_order, game.position) == message


def test_an_offer_that_cannot_be_is_noticed() -> None:
    game = intrigue(card="fiesta", players=3, court="3 red", plays="blue:ki-king green:ki-adviser")
    laws.a_role_takes_the_place_of_what_yields(game.position)
    game.position.options = [SPECIAL, *game.position.options]
    assert broken(laws.a_role_takes_the_place_of_what_yields, game.position) == "fiesta is offered"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("power", [17, 17, 3, 4], "[17, 17, 3, 4] are on view"),
        ("power", [3, 17, 19, 21], "seat 0 has [3, 4, 6]"),
        ("hand", [(1 << 15) - 2, 0, 0, 0], "seat 0 has 14 power cards"),
        ("hand", [1 << 63, 0, 0, 0], "seat 0 has [63]"),
    ],
)
def test_a_power_card_in_two_places_is_noticed(field: str, value: list[int], message: str) -> None:
    game = intrigue()
    setattr(game.position.board, field, value)
    assert broken(laws.power_cards_are_somewhere, game.position) == message


def test_a_hand_that_was_not_chosen_is_noticed() -> None:
    game = Game.new(players=2, modules=["king_intrigue"], seed=1)
    while not game.position.board.round:
        game.play(game.decision.options[0])
    laws.hands_are_what_was_chosen(game.position, game.choices)
    game.position.board.hand[0] ^= 1 << 1 | 1 << 18
    assert broken(laws.hands_are_what_was_chosen, game.position, game.choices).startswith("seat 0 has [1, ")


@pytest.mark.rule("KI-5")
@pytest.mark.parametrize(("players", "modules", "size"), [(4, [], 13), (5, [], 13), (5, ["players_edition"], 14)])
def test_the_size_of_a_hand_is_what_the_opening_asks_for(players: int, modules: list[str], size: int) -> None:
    config = configure(players, ["king_intrigue", *modules])
    assert laws.hand_size(Game.new(seed=1, **config._asdict()).position) == size
