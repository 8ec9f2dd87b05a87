"""From a configuration to rules, and from rules and a seed to the first position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.board.board import empty_board
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
from elgrande.rules.config import Config
from elgrande.rules.deal import Deal
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

_built: dict[tuple[Config, Overrides | None], Rules] = {}


def build(config: Config, overrides: Overrides | None = None) -> Rules:
    """The rules of a table; the same object for the same table, since rules never change."""
    key = (config, overrides)
    rules = _built.get(key)
    if rules is None:
        rules = Rules(config)
        for name in config.modules:
            _ADD[name](rules)
        if overrides is not None:
            overrides.apply(rules)
        rules.finish()
        _built[key] = rules
    return rules


def set_up(rules: Rules, seed: int) -> Position:
    """The position after set-up, before anything has happened; all chance comes from the seed."""
    board = empty_board(rules.players, len(rules.spaces), rules.stacks, len(rules.tiles), rules.extra)
    position = Position(rules, board, [], [], 0)
    deal = Deal(chance_of(seed))
    for step in rules.setup:
        step(position, deal)
    return position
