"""Hands of power cards: one integer with one bit (`1 << value`) for each card."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import CAPACITIES, POWER
from elgrande.engine.chance import Chance

WIDTH: Final = 14
CACHED_BELOW: Final = 1 << WIDTH
"""Hands below this, those of the base game, are cached; larger games have too many."""
PARTS: Final = [CACHED_BELOW - 1 << first for first in range(WIDTH, CAPACITIES[POWER], WIDTH)]
"""Larger hands are put together from parts of the same width, which are cached, too."""

_options: dict[int, list[int]] = {}


def options_of(hand: int) -> list[int]:
    """The options that name the cards of a hand, highest first; do not change this list."""
    options = _options_of_part(hand & CACHED_BELOW - 1)
    if hand >= CACHED_BELOW:
        for part in PARTS:
            if hand & part:
                options = _options_of_part(hand & part) + options
    return options


def _options_of_part(hand: int) -> list[int]:
    options = _options.get(hand)
    if options is None:
        options = _options[hand] = [POWER + value for value in cards_in(hand)[::-1]]
    return options


def cards_in(hand: int) -> list[int]:
    """The values of a hand's cards, lowest first.

    >>> cards_in(1 << 13 | 1 << 2)
    [2, 13]
    """
    return [value for value in range(1, hand.bit_length()) if hand >> value & 1]


# --- cards in doubt ---
#
# A player who takes back a played power card does not show which one (BASE-142). For each card that came back unseen,
# the others know which cards it can be: that is a mask, and each of the `masks` lies within the next one. A set with as
# many cards as there are masks fits if at least one card is in the first mask, two in the second, and so on.


def settle(masks: tuple[int, ...]) -> tuple[int, ...]:
    """The masks that leave doubt: if a mask has exactly as many cards as must be in it, those cards are known."""
    for number, mask in enumerate(masks, 1):
        if mask.bit_count() == number:
            return settle(tuple([later & ~mask for later in masks[number:]]))
    return masks


def taken_back(masks: tuple[int, ...], candidates: int) -> tuple[int, ...]:
    """The masks after one more card, one of `candidates`, came back unseen."""
    return settle((*masks, candidates))


def seen_again(masks: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The masks after a card was played: if it was in doubt, it explains the first mask that contains it.

    All later masks contain it, too. Each of them then has one card fewer, of which one fewer must be in it, so nothing
    else becomes known.
    """
    for number, mask in enumerate(masks):
        if mask >> value & 1:
            return masks[:number] + tuple([later & ~(1 << value) for later in masks[number + 1 :]])
    return masks


def in_doubt(masks: tuple[int, ...]) -> int:
    """All cards of which the others cannot tell whether they are in the hand, as a hand."""
    return masks[-1] if masks else 0


def lowest_fit(masks: tuple[int, ...]) -> int:
    """The lowest cards that fit, as a hand: they do not depend on what really came back."""
    fit = 0
    for mask in masks:
        left = mask & ~fit
        fit |= left & -left
    return fit


def random_fit(masks: tuple[int, ...], chance: Chance) -> int:
    """A random set of cards that fits, as a hand; all sets are equally likely."""
    cards = cards_in(in_doubt(masks))
    while True:
        chance.shuffle(cards)
        fit = sum(1 << value for value in cards[: len(masks)])
        if all((fit & mask).bit_count() >= number for number, mask in enumerate(masks, 1)):
            return fit
