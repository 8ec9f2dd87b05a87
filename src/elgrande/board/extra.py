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
FRESH_COUNT: Final = 4 * COLOURS
FRESH: Final = 3
"""By region abroad and colour: how many caballeros that carry nothing came there this round."""
TOKENS: Final = FRESH + FRESH_COUNT
"""Of each gold and goods token the cell of its carrier, SUPPLY or LYING."""
CLOSED: Final = TOKENS + 16
"""The stacks whose face-up card was turned face down this round, one bit each."""
MARKED: Final = CLOSED + 1
"""By region: how many markers for a delayed scoring were put there this round."""
DUE: Final = MARKED + 14
"""By region: how many markers are due at the end of this round."""
BANNER: Final = DUE + 14
"""By player: the space of his standard bearer, or NOWHERE: the next caballero that he brings to a region."""
ROAMER: Final = BANNER + 5
"""1 + the player who places in any region in this turn, or 0."""
DOUBLED: Final = ROAMER + 1
"""By player: 1 + the region that he has doubled in secret, or 0."""
LAID_JOKERS: Final = DOUBLED + 5
"""In the order in which they were laid: 1 + a player who has laid a Joker this round, or 0."""
SHIFTED: Final = LAID_JOKERS + 5
"""1 + the region in which the Castillo stands, or 0: on its own place."""
ALLIED: Final = SHIFTED + 1
"""1 + the region of each of the two alliance tokens, or 0."""
BRIDGE: Final = ALLIED + 2
"""1 + each of the two regions that the bridge joins, or 0."""
TURNED: Final = BRIDGE + 2
"""By score tile: whether it shows its back."""
COLLAPSING: Final = TURNED + 2
"""Whether what is thrown into the Castillo stands beside it."""
QUARANTINED: Final = COLLAPSING + 1
"""1 + the region in quarantine, or 0."""
STORM: Final = QUARANTINED + 1
"""By player: 1 + the region that his storm strikes, set in secret, or 0."""
MISTRESS: Final = STORM + 5
"""Whether everybody places in any region this round, and the King brings nothing."""
FIESTA: Final = MISTRESS + 1
"""How many caballeros more than his card says the player on turn may place."""
CROWDED: Final = FIESTA + 1
"""1 + the region of each of the three boards that let in no more than six, or 0."""
PROTECTED: Final = CROWDED + 3
"""1 + the region with the King's token, or 0."""
SHIP_OF: Final = PROTECTED + 1
"""By ship tile: 1 + the player who has it, or 0."""
QUEEN: Final = SHIP_OF + 2
JESTER: Final = QUEEN + 1
"""1 + the player who has the Queen, or the Jester, or 0."""
BROUGHT: Final = JESTER + 1
"""What is true of this turn, added up: HAD_QUEEN and the others."""
HAD_QUEEN: Final = 1
HAD_JESTER: Final = 2
"""The player on turn had the Queen, or the Jester, when the turn began."""
JESTED: Final = 4
"""The Jester has put a caballero into another court."""
SECOND_DUE: Final = 8
"""The player on turn may take a second action card when the first one is done."""
MARCHED: Final = BROUGHT + 1
"""Whether the mercenaries have marched in this turn."""
BOYCOTT: Final = MARCHED + 1
"""1 + the region that is not scored, chosen in secret, or 0; then 1 + the player who chose it."""
INCOGNITO: Final = BOYCOTT + 2
"""By player: 1 + the region in which the King will show himself, chosen in secret, or 0."""
ACTING: Final = INCOGNITO + 5
"""1 + the player whose Grande acts as King while he is in the Castillo, or 0."""
SILENCER: Final = ACTING + 1
"""1 + the player who has stopped the special actions of all others this round, or 0."""
MUSTERED: Final = SILENCER + 1
"""1 + the player who places from his province in this turn, or 0."""
LAST_WORD: Final = MUSTERED + 1
"""1 + the player who takes his turn last this round, or 0."""
SECOND_CARD: Final = LAST_WORD + 1
"""By player: 1 + the second action card that he has taken and not used yet, or 0."""
SEEN_DOUBLED: Final = SECOND_CARD + 5
"""By player: whether everybody has seen which region he has doubled."""
FRESH_MARKED: Final = SEEN_DOUBLED + 5
"""The same as FRESH for those with gold, with goods, and for bearers, one kind after the other."""
CLOSED_NOW: Final = FRESH_MARKED + 3 * FRESH_COUNT
"""Whether the player on turn has taken the card that closes another, and used it at once."""
EXTRA: Final = CLOSED_NOW + 1
"""So many numbers."""

GOLD: Final = 5
"""The first tokens are gold, the rest goods."""
TOKEN_COUNT: Final = 16
SUPPLY: Final = -1
LYING: Final = -2
"""The token lies in its colony, and nobody has it yet."""
