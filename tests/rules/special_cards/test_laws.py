"""The laws of the Special Cards: what breaks each."""

from __future__ import annotations

import pytest

from elgrande.board.spaces import BLACK, COLOURS
from elgrande.rules.special_cards import laws
from tests.fields import field, put
from tests.rules.king_intrigue.positions import ki
from tests.rules.lawful import intrigue
from tests.tools.breaking import broken


def test_two_boards_on_one_region_are_noticed() -> None:
    game = intrigue()
    field("crowded").put(game.position, 8, 1)
    assert broken(laws.crowds_keep_to_their_limit, game.position) == "boards on [8, 8]"


@pytest.mark.rule("MIX-6")
def test_a_board_of_each_kind_on_one_region_is_noticed() -> None:
    game = ki("", power="10 180 20 30", modules=("grand_inquisitor", "king_intrigue", "special_cards"), limit="Gal")
    laws.crowds_keep_to_their_limit(game.position)
    put(game, "crowded", "Gal")
    assert broken(laws.crowds_keep_to_their_limit, game.position) == "boards on [0] and on [0]"


def test_seven_caballeros_on_a_board_for_six_are_noticed() -> None:
    game = intrigue("Bri: 1 blue; Res: 1 green; Val: 4 red, 3 blue")
    said = broken(laws.crowds_keep_to_their_limit, game.position)
    assert said == "7 caballeros in region 8, which has a board for 6"


@pytest.mark.parametrize(
    ("caballeros", "message"),
    [("Bri: 1 red", "0 caballeros on 1 cards"), ("Res: 1 green, 1 red", "1 caballeros on 0 cards")],
)
def test_a_reserve_that_belongs_to_no_card_is_noticed(caballeros: str, message: str) -> None:
    assert broken(laws.reserves_are_on_their_cards, intrigue(caballeros).position) == message


def test_a_black_caballero_in_reserve_is_noticed() -> None:
    game = intrigue()
    game.position.board.caballeros[game.rules.space_named("reserve") * COLOURS + BLACK] += 1
    assert broken(laws.reserves_are_on_their_cards, game.position) == "a black caballero in reserve"
