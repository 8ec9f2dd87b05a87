"""From a configuration to rules, and from rules and a seed to the first position."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from elgrande.board.board import Board, empty_board
from elgrande.engine.chance import chance_of
from elgrande.rules import (
    anniversary,
    base,
    grand_inquisitor,
    grandissimo,
    king_intrigue,
    players_edition,
    special_cards,
)
from elgrande.rules.config import ADDED, Config
from elgrande.rules.deal import Deal
from elgrande.rules.fields import FIRST
from elgrande.rules.overrides import Overrides
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

_ADD: Final[dict[str, Callable[[Rules], None]]] = {
    "base": base.add,
    "grand_inquisitor": grand_inquisitor.add,
    "grandissimo": grandissimo.add,
    "anniversary": anniversary.add,
    "king_intrigue": king_intrigue.add,
    "players_edition": players_edition.add,
    "special_cards": special_cards.add,
}
"""What adds each module to the rules, in the order of the box."""


def register(name: str, add: Callable[[Rules], None]) -> None:
    """Make a module from elsewhere known: `add` adds it to the rules of a table. Its texts: `texts.add_folder`."""
    assert name not in _ADD, f"there is a module {name}"
    _ADD[name] = add
    ADDED.append(name)


KEPT: Final = 256
"""The rules of this many tables are kept: strangers may ask a server for any number of different ones."""


def build(config: Config, overrides: Overrides | None = None) -> Rules:
    """The rules of a table; tables that are alike share them, since rules never change."""
    return _build(config, overrides)


@lru_cache(KEPT)
def _build(config: Config, overrides: Overrides | None) -> Rules:
    rules = Rules(config)
    for name in config.modules:
        _ADD[name](rules)
    if overrides is not None:
        overrides.apply(rules)
    rules.overrides = overrides
    rules.finish()
    return rules


def _rebuilt(rules: Rules) -> tuple[Any, ...]:
    return build, (rules.config, rules.overrides)


copyreg.pickle(Rules, _rebuilt)  # rules are full of functions, but they follow from the configuration


def blank_board(rules: Rules) -> Board:
    """The board of a table on which nothing stands yet."""
    extra = FIRST.copy() if rules.fields else []
    return empty_board(rules.players, len(rules.spaces), rules.stacks, len(rules.tiles), extra)


def set_up(rules: Rules, seed: int) -> Position:
    """The position after set-up, before anything has happened; all chance comes from the seed."""
    position = Position(rules, blank_board(rules), [], [], 0)
    deal = Deal(chance_of(seed))
    for step in rules.setup:
        step(position, deal)
    return position
