"""Positions for the tests of Anniversary."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.observing import points
from tests.situation import situation

ALONE = ["anniversary"]
WITH_COLONIES = ["grand_inquisitor", "anniversary"]

everywhere = pytest.mark.parametrize("modules", [ALONE, WITH_COLONIES], ids=["alone", "with colonies"])
"""Runs a test with Anniversary alone, and again with Grand Inquisitor & Colonies."""


def scored(caballeros: str, bearers: str, region: str = "Nue", **rest: Any) -> str:
    """The points after a special scoring of one region; the limit board lies elsewhere unless a test says so."""
    game = situation(caballeros, card="score-region", banners=bearers, **({"king": "Gal", "modules": ALONE} | rest))
    game.follow(f"special {region}")
    return points(game)
