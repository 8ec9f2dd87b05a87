"""Bots add floats in one order, so that they choose the same with every Python."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from elgrande import Game
from elgrande.bots.hint import hint
from elgrande.bots.sums import product, summed
from elgrande.engine.chance import Chance
from tests.bots.levels import LEVELS, level

TABLES = [
    (2, ()),
    (3, ("grand_inquisitor", "anniversary")),
    (4, ("grandissimo",)),
    (2, ("king_intrigue", "players_edition", "special_cards")),
]


def test_sums_are_made_from_left_to_right() -> None:
    assert summed([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 != 1.0
    assert summed([1e16, 1.0, -1e16]) == 0.0
    assert summed([]) == 0.0
    assert product([1e8, 1.0, -1e8], [1e8, 1.0, 1e8]) == 0.0
    assert product([0.5, 2.0], [3.0, 4.0]) == 9.5


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_no_bot_leaves_floats_to_the_sum_of_python(
    players: int, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From Python 3.12 on, `sum` of floats has other last digits."""
    add, wrong = builtins.sum, list[str]()

    def noticed(values: Iterable[Any], /, start: Any = 0) -> Any:
        found = list(values)
        if any(isinstance(value, float) for value in found):
            wrong.append(f"{found!r:.80}")
        return add(found, start)

    game, chance = Game.new(players=players, modules=modules, rounds=6, seed=3), Chance(3)
    monkeypatch.setattr(builtins, "sum", noticed)
    number = 0
    while not game.over:
        if len(game.options) > 1:
            number += 1
            if number % 25 == 0:
                for name in LEVELS:
                    level(name, number, rounds=2).choose(game)
                hint(game.view(game.player))
        game.play(chance.pick(game.options))
    assert not wrong
