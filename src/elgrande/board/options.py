"""The single table of option ids: every choice of every decision is one of these small integers.

Ids never change: records, learned policies and tests rely on them. New ones are appended.
"""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import COLOURS, SPACES

STOP: Final = 0
"""No more of this."""
PASS: Final = 1
"""Let it happen."""
VETO: Final = 2
SPECIAL: Final = 3
"""Carry out the special action now."""
PLACE: Final = 4
"""Place caballeros now."""
END: Final = 5
"""End the turn; unused parts are skipped."""
FIRST: Final = 6
SECOND: Final = 7
"""The first or the second of two ways to use a card."""
COURT: Final = 8
"""A caballero of the player's own court."""
TILE: Final = 10
"""+ score tile."""
AMOUNT: Final = 16
"""+ number of caballeros."""
POWER: Final = 32
"""+ power card: in the base game its value."""
CARD: Final = 96
"""+ stack whose face-up action card the player takes."""
SPACE: Final = 112
"""+ space."""
PICK: Final = SPACE + SPACES
"""+ cell: one caballero of that colour on that space."""
PICKED: Final = PICK + SPACES * COLOURS
"""The end of the caballeros; options of modules begin here."""
TOKEN: Final = PICKED
"""Put a caballero on a token."""
LEVY: Final = PICKED + 1
"""Take one more caballero to the court."""
USE: Final = PICKED + 2
"""Use a kept card."""
KIND: Final = PICKED + 3
"""+ kind of caballero, where several stand together."""
PLAIN: Final = 0
WITH_GOLD: Final = 1
WITH_GOODS: Final = 2
BEARER: Final = 3
"""Kinds of caballeros: plain, with gold, with goods, or with their owner's banner."""
ROLE: Final = KIND + 4
"""The action of the King or the Intrigue card instead of the power card's."""
SEAT: Final = ROLE + 1
"""+ player."""
KEPT: Final = SEAT + 5
"""+ position of a kept card among those that can be annulled."""
EFFECT: Final = KEPT + 12
"""+ number of an effect that a token marks: see `rules.effects`."""
MARCH: Final = EFFECT + 10
"""Move mercenaries."""
JEST: Final = MARCH + 1
"""Let the Jester put a caballero into another player's court."""
ALL: Final = JEST + 1
"""The number of ids."""
