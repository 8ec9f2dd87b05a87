"""Nothing is dropped and no id gets two meanings: what has a limit says so instead of going wrong in silence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from elgrande.board import options as ids
from elgrande.board.hand import cards_in, options_of
from elgrande.board.spaces import CASTILLO, COLOURS, NOWHERE
from elgrande.rules.build import build
from elgrande.rules.config import configure
from elgrande.rules.effects import Effect, effect_of
from elgrande.rules.rules import Rules
from elgrande.rules.space import Space

RESERVED = 9
"""The only id that means nothing."""


def test_every_id_has_a_kind_and_a_number() -> None:
    for option in range(ids.ALL):
        kind, number = ids.kind_of(option), ids.number_of(option)
        if kind == ids.WORD:
            assert option in ids.WORDS
        elif option == RESERVED:
            assert kind == ids.NO_KIND
        else:
            assert kind + number == option
            assert 0 <= number < ids.CAPACITIES[kind]


@pytest.mark.parametrize("option", [-1, -200, ids.ALL, 10_000])
def test_other_numbers_are_no_options(option: int) -> None:
    assert ids.kind_of(option) == ids.NO_KIND
    assert ids.space_of(option) == NOWHERE


def test_an_option_names_the_space_of_a_caballero_too() -> None:
    assert ids.space_of(ids.SPACE + CASTILLO) == CASTILLO
    assert ids.space_of(ids.PICK + CASTILLO * COLOURS + 3) == CASTILLO
    assert ids.space_of(ids.CARD + 3) == ids.space_of(ids.STOP) == ids.space_of(ids.SEAT) == NOWHERE


@pytest.mark.parametrize(("number", "each_player"), [(0, False), (1, False), (9, False), (3, True), (10, False)])
def test_a_new_effect_needs_a_number_of_its_own(number: int, each_player: bool) -> None:
    with pytest.raises(AssertionError, match="number"):
        Effect(number, "new", lambda _: [], lambda _, __: None, each_player)


def test_an_effect_finds_its_options_again() -> None:
    doubling = effect_of(ids.EFFECT + 5)
    assert [doubling.which(doubling.option(player)) for player in range(5)] == [*range(5)]
    assert all(effect_of(doubling.option(player)) is doubling for player in range(5))


def full_rules() -> Rules:
    """Rules of a new table, not shared with anybody."""
    known = build(configure(5, ["king_intrigue", "players_edition", "special_cards"]))
    rules = Rules(known.config)
    for name in ("spaces", "cards", "tiles", "reinforcements", "borders"):
        setattr(rules, name, list(getattr(known, name)))
    return rules


def test_a_module_with_too_many_spaces_is_noticed() -> None:
    rules = full_rules()
    rules.spaces += [Space("room", "Roo", (0, 0, 0)) for _ in range(40)]
    with pytest.raises(AssertionError, match="spaces"):
        rules.finish()


def test_a_module_with_too_many_tiles_is_noticed() -> None:
    rules = full_rules()
    rules.tiles += [(8, 4, 0)] * 10
    with pytest.raises(AssertionError, match="tiles"):
        rules.finish()


@given(integers(min_value=0, max_value=(1 << ids.CAPACITIES[ids.POWER]) - 1))
def test_the_options_of_a_hand_are_its_cards_from_the_highest_to_the_lowest(cards: int) -> None:
    hand = cards & ~1  # no card has the value 0
    assert options_of(hand) == [ids.POWER + value for value in reversed(cards_in(hand))]
