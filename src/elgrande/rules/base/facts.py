"""The facts of the base game: map, tables, numbers (BASE-1 to BASE-7, BASE-14). There are no rules in here."""

from __future__ import annotations

from typing import Final

from elgrande.rules.space import Space

CABALLEROS: Final = 30
HOME: Final = 2
"""Caballeros that start in the home region."""
COURT: Final = 7
"""Caballeros that start at court; the rest are in the province (BASE-11)."""

SPACES: Final = (
    Space("galicia", "Gal", (4, 2, 0), coast=True),
    Space("pais-vasco", "Vas", (5, 3, 1), coast=True),
    Space("aragon", "Ara", (5, 4, 1), coast=False),
    Space("cataluna", "Cat", (4, 2, 1), coast=True),
    Space("castilla-la-vieja", "Vie", (6, 4, 2), coast=False),
    Space("castilla-la-nueva", "Nue", (7, 4, 2), coast=False),
    Space("sevilla", "Sev", (4, 3, 1), coast=True),
    Space("granada", "Gra", (6, 3, 1), coast=True),
    Space("valencia", "Val", (5, 3, 2), coast=True),
    Space("castillo", "Cas", (5, 3, 1), coast=False, region=False),
)
"""In the order in which they are scored (BASE-2, BASE-3); the Castillo's table is BASE-4."""

BORDERS: Final = (
    "Gal-Vas Gal-Vie Vas-Vie Vas-Ara Ara-Vie Ara-Nue Ara-Val Ara-Cat Cat-Val "
    "Vie-Nue Nue-Gra Nue-Sev Nue-Val Sev-Gra Gra-Val"
)
"""Which regions are neighbours (BASE-2)."""

TILES: Final = ((8, 4, 0), (4, 0, 0))
"""The score tiles (BASE-5)."""

REINFORCEMENTS: Final = (0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)
"""How many caballeros power cards 1 to 13 bring from the province to the court (BASE-6)."""

ROUNDS: Final = {9: (1, 2, 3, 4, 5, 6, 7, 8, 9), 6: (2, 3, 5, 6, 8, 9)}
"""The rounds of the long and the short game (BASE-14)."""

SCORING_ROUNDS: Final = (3, 6, 9)
