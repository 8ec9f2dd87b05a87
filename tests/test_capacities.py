"""Nothing is dropped and no id gets two meanings: what has a limit says so instead of going wrong in silence."""

from __future__ import annotations

import pytest

from elgrande.rules.build import build
from elgrande.rules.config import configure
from elgrande.rules.rules import Rules
from elgrande.rules.space import Space


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
