"""The facts of King & Intrigue. There are no rules in here."""

from __future__ import annotations

from typing import Final

SET_OUT: Final = 1
"""Caballeros that start in a region chosen by dial (KI-3)."""

HAND: Final = 13
"""Power cards that a player chooses (KI-4)."""

ROLES: Final = {2: (4, 2), 3: (5, 3, 1), 4: (5, 3, 2, 1), 5: (5, 4, 3, 2, 1)}
"""How many caballeros the King, Caballero and Intrigue cards let their holders place, by number of players (KI-2)."""

DOUBLINGS: Final = 2
"""How many 2x tokens there are (KI-35)."""

MOST_TO_CHOOSE: Final = 3
"""With this many players or fewer, the holder of the King or Intrigue card chooses between two actions (KI-13)."""
