"""The facts of Grandissimo. There are no rules in here."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import CASTILLO
from elgrande.rules.space import Space

PORTUGAL: Final = CASTILLO + 1
BORDERS: Final = "Por-Gal Por-Vie Por-Nue Por-Sev"
MERCENARIES: Final = 2

SHIPS: Final = "ships"
PRISON: Final = "prison"
GENERAL: Final = "inquisitor-general"
PARTS: Final = (SHIPS, PRISON, GENERAL)
TOGETHER: Final = (GENERAL, "spanish-inquisition")
"""Parts that can be left out (OPT-6)."""
SYMBOLS: Final = {"ship": SHIPS, "prison": PRISON}
"""The symbols on cards, with their parts."""

INLAND: Final = ("aragon", "castilla-la-vieja", "castilla-la-nueva")
"""The regions that GRA-53 scores."""
COURTS: Final = (7, 5, 1)
"""What the fullest courts score (GRA-49)."""


def spaces(players: int, second_ship: bool, without: tuple[str, ...]) -> list[Space]:
    """Portugal (GRA-10), and the places for caballeros outside regions: ships, prison, other players' courts."""
    ships = 0 if SHIPS in without else 1 if players == 2 and not second_ship else 2
    return [
        Space("portugal", "Por", (5, 0, 0), coast=True),
        *[Space(f"ship-{number}", f"Sh{number}", region=False, counts=False) for number in range(1, ships + 1)],
        *([] if PRISON in without else [Space("prison", "Pri", region=False, counts=False)]),
        *[Space(f"guests-{player}", f"Gu{player + 1}", region=False, counts=False) for player in range(players)],
    ]
