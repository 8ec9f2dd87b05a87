"""The facts of Grand Inquisitor & Colonies: new regions, spaces inside regions, numbers. There are no rules in here."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import CASTILLO
from elgrande.rules.fields import RegionField
from elgrande.rules.space import Space

ABROAD: Final = CASTILLO + 1
"""The first region after the Castillo."""

FRANCIA: Final = ABROAD
SHIP: Final = ABROAD + 1
AMERICA: Final = ABROAD + 2
AFRICA: Final = ABROAD + 3
AMBASSADOR: Final = ABROAD + 4
ENVOY: Final = ABROAD + 5
THIRD: Final = ABROAD + 6
CAPTAIN: Final = ABROAD + 7
VICEROY: Final = ABROAD + 8
LIMIT_BOARD: Final = ABROAD + 9

BORDERS: Final = "Fra-Ara Fra-Cat Shi-Cat Shi-Val Shi-Gra Shi-Sev Shi-Gal Shi-Vas Shi-Fra"
"""Where the new regions can be entered from by placing (GIC-10)."""

CABALLEROS: Final = 36
BLACK_CABALLEROS: Final = 4
SET_OUT: Final = 2
"""Caballeros that start in a region chosen by dial (GIC-4), and black ones in a region (GIC-2)."""

FIRST_GOLD: Final = 1
FIRST_GOODS: Final = 2
"""What lies in the colonies at the start (GIC-5)."""
GOLD_POINTS: Final = 6
GOODS_POINTS: Final = 4

ROOM: Final = {2: 6, 3: 6, 4: 10, 5: 10}
"""The spaces of the limit board, by the number of players (GIC-3)."""


LIMIT: Final = RegionField("limit", stakes=True)
"""The region with the limit board."""


def spaces(players: int) -> list[Space]:
    """The new regions, and the spaces inside regions (GIC-10, GIC-20, GIC-27, GIC-31, GIC-55)."""
    return [
        Space("francia", "Fra", (3, 1, 0), coast=True, room=0),
        Space("ship", "Shi", king=False),
        Space("america", "Ame", (4, 0, 0), king=False, placing=False),
        Space("africa", "Afr", (4, 2, 1), king=False, placing=False),
        Space("ambassador", "Amb", region=False, room=1, within=FRANCIA),
        Space("envoy", "Env", region=False, room=1, within=FRANCIA),
        Space("third", "Thi", region=False, room=1, within=FRANCIA),
        Space("captain", "Cpt", region=False, room=1, within=SHIP, counts=False, loads=False),
        Space("viceroy", "Vic", region=False, room=1, within=AMERICA, counts=False, loads=False),
        Space("limit-board", "Lim", region=False, room=ROOM[players], lies=LIMIT.at),
    ]
