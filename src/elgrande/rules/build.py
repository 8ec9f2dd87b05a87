"""Turns a configuration into rules, and rules and a seed into the first position."""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any, Final

from elgrande.board.board import Board, empty_board
from elgrande.engine.chance import chance_of
from elgrande.rules.anniversary import ANNIVERSARY
from elgrande.rules.base import BASE
from elgrande.rules.config import Config
from elgrande.rules.dealer import Dealer
from elgrande.rules.fields import FIRST, lay_out
from elgrande.rules.grand_inquisitor import GRAND_INQUISITOR
from elgrande.rules.grandissimo import GRANDISSIMO
from elgrande.rules.king_intrigue import KING_INTRIGUE
from elgrande.rules.module import KNOWN, Module, module_named
from elgrande.rules.overrides import Overrides
from elgrande.rules.players_edition import PLAYERS_EDITION
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.rules.special_cards import SPECIAL_CARDS

BOX: Final = (BASE, GRAND_INQUISITOR, GRANDISSIMO, ANNIVERSARY, KING_INTRIGUE, PLAYERS_EDITION, SPECIAL_CARDS)
"""The modules of the Big Box, in its order."""
MODULES: Final = tuple([module.name for module in BOX])
"""Their names."""


def register(module: Module) -> None:
    """Make a module known, so that it can be played. Its texts: `texts.add_folder`."""
    assert all(module.name != known.name for known in KNOWN), f"there is a module {module.name}"
    KNOWN.append(module)


for module in BOX:
    register(module)

SMALLEST_FIRST: Final = sorted(BOX, key=lambda module: sum([field.count for field in module.fields]))
"""The module with the most fields lies last, so that the boards of all tables without it are short and copied fast."""
lay_out([field for module in SMALLEST_FIRST for field in module.fields])

KEPT: Final = 256
"""The rules of this many tables are kept: strangers may ask a server for any number of different ones."""


def build(config: Config, overrides: Overrides | None = None) -> Rules:
    """The rules of a table; equal tables share them, since rules never change."""
    return _build(config, overrides)


@lru_cache(KEPT)
def _build(config: Config, overrides: Overrides | None) -> Rules:
    rules = Rules(config)
    for name in config.modules:
        rules.bring(module_named(name))
    if overrides is not None:
        overrides.apply(rules)
    rules.overrides = overrides
    rules.finish()
    return rules


def _rebuilt(rules: Rules) -> tuple[Any, ...]:
    return build, (rules.config, rules.overrides)


copyreg.pickle(Rules, _rebuilt)  # rules are full of functions, but they follow from the configuration


def blank_board(rules: Rules) -> Board:
    """The board of a table with nothing on it yet."""
    extra = FIRST[: max([field.last for field in rules.fields], default=0)]
    return empty_board(rules.players, len(rules.spaces), rules.stacks, len(rules.tiles), extra)


def set_up(rules: Rules, seed: int) -> Position:
    """The position after set-up, before anything has happened; the seed decides all chance."""
    position = Position(rules, blank_board(rules), [], [], 0)
    dealer = Dealer(chance_of(seed))
    for step in rules.setup:
        step(position, dealer)
    return position
