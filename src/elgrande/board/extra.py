"""What modules keep on the board: `board.extra`, one list of small numbers, empty without modules.

Like the ids of options, the places in it never change, whichever modules are played; a module appends its own.
"""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import CASTILLO, COLOURS

HOLDER: Final = 0
"""Whose the black caballeros are, or NOBODY."""
LIMITED: Final = 1
"""The region with the limit board, or NOWHERE."""
LEVIED: Final = 2
"""Whether the player on turn has had the one more caballero of the Grand Inquisitor."""
ABROAD: Final = CASTILLO + 1
"""The first region behind the Castillo."""
FRESH: Final = 3
"""By region abroad and colour: how many caballeros came there this round."""
TOKENS: Final = FRESH + 4 * COLOURS
"""Of each gold and goods token the cell of its carrier, SUPPLY or LYING."""
CLOSED: Final = TOKENS + 16
"""The stacks whose face-up card was turned face down this round, one bit each."""
MARKED: Final = CLOSED + 1
"""By region: how many markers for a delayed scoring were put there this round."""
DUE: Final = MARKED + 14
"""By region: how many markers are due at the end of this round."""
BANNER: Final = DUE + 14
"""By player: the space of his standard bearer, or NOWHERE: the next caballero that he brings to a region."""
EXTRA: Final = BANNER + 5
"""So many numbers."""

GOLD: Final = 5
"""The first tokens are gold, the rest goods."""
TOKEN_COUNT: Final = 16
SUPPLY: Final = -1
LYING: Final = -2
"""The token lies in its colony, and nobody has it yet."""
