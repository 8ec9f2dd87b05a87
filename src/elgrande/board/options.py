"""The single table of option ids: every choice of every decision is one of these small integers.

An option is a single word, such as STOP, or has a kind and a number, such as SPACE + 3: `kind_of` and `number_of` say
which. The ids never change: records, learned policies and tests rely on them. New ones are appended.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from elgrande.board.spaces import COLOURS, NOWHERE, SPACES, SpaceId

OptionId: TypeAlias = int
CaballeroKind: TypeAlias = int
"""What a caballero carries, such as PLAIN."""

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
TOKEN: Final = PICK + SPACES * COLOURS
"""Put a caballero on a token. Options of modules begin here."""
LEVY: Final = TOKEN + 1
"""Take one more caballero to the court."""
USE: Final = TOKEN + 2
"""Use a kept card."""
OF_KIND: Final = TOKEN + 3
"""+ kind of caballero, where several stand together."""
PLAIN: Final = 0
WITH_GOLD: Final = 1
WITH_GOODS: Final = 2
BEARER: Final = 3
"""Kinds of caballeros: plain, with gold, with goods, or with their owner's banner."""
ROLE: Final = OF_KIND + 4
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

# --- what an id means ---

WORD: Final = 0
"""The kind of the options that have no number."""
NO_KIND: Final = -1
"""The kind of a number that is not an option."""

CAPACITIES: Final[dict[OptionId, int]] = {
    TILE: 6,
    AMOUNT: 16,
    POWER: 64,
    CARD: 16,
    SPACE: SPACES,
    PICK: SPACES * COLOURS,
    OF_KIND: 4,
    SEAT: 5,
    KEPT: 12,
    EFFECT: 10,
}
"""How many ids each kind has; the first id stands for the kind."""

WORDS: Final[dict[OptionId, str]] = {
    STOP: "stop",
    PASS: "pass",
    VETO: "veto",
    SPECIAL: "special",
    PLACE: "place",
    END: "end",
    FIRST: "first",
    SECOND: "second",
    COURT: "court",
    TOKEN: "token",
    LEVY: "levy",
    USE: "use",
    OF_KIND + PLAIN: "plain",
    OF_KIND + WITH_GOLD: "gold",
    OF_KIND + WITH_GOODS: "goods",
    OF_KIND + BEARER: "bearer",
    ROLE: "role",
    MARCH: "march",
    JEST: "jest",
}
"""The options that have their own word: those without a number, and the kinds of caballeros."""

ASIDES: Final = frozenset((TOKEN, LEVY, MARCH, JEST))
"""What a player may do at any time of their turn, besides what they are asked: see `rules.turns.asides`."""


def is_aside(option: OptionId) -> bool:
    """Whether an option is an aside; nearly all ids are smaller than all of these, which is quick to see."""
    return option >= TOKEN and option in ASIDES


def _kinds() -> list[OptionId]:
    """The kind of each id; no id may have two meanings."""
    kinds = [NO_KIND] * ALL
    for first, capacity in CAPACITIES.items():
        for option in range(first, first + capacity):
            assert kinds[option] == NO_KIND, f"option {option} has two meanings"
            kinds[option] = first
    for option in WORDS:
        assert kinds[option] in (NO_KIND, OF_KIND), f"option {option} has two meanings"
        if kinds[option] == NO_KIND:
            kinds[option] = WORD
    return kinds


_KINDS: Final = _kinds()


def kind_of(option: OptionId) -> OptionId:
    """The kind of an option: WORD, or the first id of its kind, such as SPACE.

    >>> kind_of(SPACE + 3) == SPACE
    True
    """
    return _KINDS[option] if 0 <= option < ALL else NO_KIND


def number_of(option: OptionId) -> int:
    """The number of an option within its kind: 3 for SPACE + 3, the id for a word."""
    return option - kind_of(option)


def space_of(option: OptionId) -> SpaceId:
    """The space that an option names, directly or through a caballero on it; NOWHERE if none."""
    kind = kind_of(option)
    if kind == PICK:
        return (option - PICK) // COLOURS
    return option - SPACE if kind == SPACE else NOWHERE
