"""The laws of Grand Inquisitor & Colonies: a position that keeps them, and what breaks each."""

from __future__ import annotations

import pytest

from elgrande.board.spaces import NOWHERE
from elgrande.rules.fields import Field
from elgrande.rules.grand_inquisitor import laws
from elgrande.rules.grand_inquisitor.facts import FRANCIA, LIMIT
from elgrande.rules.grand_inquisitor.kept import CLOSED
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, PLACES
from elgrande.rules.grand_inquisitor.tokens import GOLD
from elgrande.rules.laws import Law
from tests.rules.grand_inquisitor.positions import struck
from tests.rules.lawful import ALL_BLACK, abroad, keep_all
from tests.situation import situation
from tests.tools.breaking import broken


def test_a_position_with_everything_keeps_all_laws() -> None:
    keep_all(abroad(carriers="gold Shi.red, goods Amb.blue", banners="red:Cpt blue:Shi", lying="1 gold, 2 goods"))


@pytest.mark.parametrize(
    ("caballeros", "carriers", "message"),
    [
        ("Shi: 1 red", "gold Shi.red, goods Shi.red", "2 tokens for 1 caballeros on ship"),
        ("Cpt: 1 red", "gold Cpt.red", "a carrier is captain"),
        ("Val: 1 red", "gold Val.red", "a carrier is in valencia"),
        ("Lim: 1 red", "gold Lim.red", "a carrier is in limit-board"),
        ("Cas: 1 red", "gold Cas.red", "a carrier is in castillo"),
    ],
)
def test_a_token_where_it_cannot_be_is_noticed(caballeros: str, carriers: str, message: str) -> None:
    game = abroad(f"{ALL_BLACK}; {caballeros}", carriers=carriers)
    assert broken(laws.tokens_are_conserved, game.position) == message


def test_a_token_nowhere_is_noticed() -> None:
    game = abroad()
    GOLD.put(game.position, 9999, 3)
    assert broken(laws.tokens_are_conserved, game.position) == "a token is at 9999"


@pytest.mark.parametrize(
    ("law", "field", "value", "which", "message"),
    [
        (laws.the_limit_board_is_in_a_region, LIMIT, FRANCIA, 0, f"the limit board is at {FRANCIA}"),
        (laws.the_limit_board_is_in_a_region, LIMIT, NOWHERE, 0, "the limit board is at -1"),
        (laws.newcomers_are_there, NEWCOMERS, 1, 0, "1 of 0 caballeros of colour 0"),
        (laws.newcomers_are_there, NEWCOMERS, 1, PLACES, "1 of 0 caballeros of colour 0"),
        (laws.closed_cards_stay, CLOSED, 1 << 5, 0, "the closed card of stack 5 was taken"),
    ],
)
def test_what_the_inquisition_cannot_be_is_noticed(
    law: Law, field: Field, value: int, which: int, message: str
) -> None:
    game = abroad()
    field.put(game.position, value, which)
    assert broken(law, game.position).startswith(message)


def test_a_repeated_action_that_brings_somebody_into_play_is_noticed() -> None:
    game = struck("Val: 2 red, 1 blue", "intrigue-any-3", "Val.red>Gra stop", court="1 blue")
    before = game.position.copy()
    laws.nobody_comes_twice(before, game.position)
    game.position.board.place(1, game.rules.space_named("Val"))
    said = broken(laws.nobody_comes_twice, before, game.position)
    assert said == "a repeated action brought 1 caballeros of seat 1 into play"
    assert not laws.repeats(situation(card="king", modules=["grand_inquisitor"]).position)
