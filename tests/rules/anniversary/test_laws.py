"""The law of the banners: what breaks it."""

from __future__ import annotations

import pytest

from elgrande.rules.anniversary.laws import banners_are_borne
from tests.rules.lawful import ALL_BLACK, abroad
from tests.tools.breaking import broken


@pytest.mark.parametrize(
    ("caballeros", "banners", "message"),
    [
        ("Val: 1 red", "red:Gra", "0 caballeros, 0 carriers and a bearer at 7"),
        ("Shi: 1 red", "red:Shi", "1 caballeros, 1 carriers and a bearer at 11"),
        ("Cas: 1 red", "red:Cas", "the banner of seat 0 is at 9"),
    ],
)
def test_a_banner_without_a_bearer_is_noticed(caballeros: str, banners: str, message: str) -> None:
    carriers = "gold Shi.red" if "Shi" in caballeros else ""
    game = abroad(f"{ALL_BLACK}; {caballeros}", banners=banners, carriers=carriers)
    assert broken(banners_are_borne, game.position) == message
