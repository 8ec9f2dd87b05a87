"""Hands of power cards: one number, with one bit (`1 << value`) for each card."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import POWER
from elgrande.engine.chance import Chance

FEW: Final = 1 << 14
"""Hands of the base game are remembered; there are too many of larger ones."""

_options: dict[int, list[int]] = {}


def options_of(hand: int) -> list[int]:
    """The options that name the cards of a hand, highest first; never change this list."""
    options = _options.get(hand)
    if options is None:
        options = [POWER + value for value in cards_in(hand)[::-1]]
        if hand < FEW:
            _options[hand] = options
    return options


def cards_in(hand: int) -> list[int]:
    """The values of a hand's cards, lowest first.

    >>> cards_in(1 << 13 | 1 << 2)
    [2, 13]
    """
    return [value for value in range(1, hand.bit_length()) if hand >> value & 1]


# --- cards in doubt ---
#
# Who takes a played power card back does not show which (BASE-142). What the others know is, for each card that came
# back unseen, the cards that it can be: `masks`, each within the next one. A set of cards fits if at least one of them
# is in the first mask, two in the second, and so on; as many cards as masks.


def settle(masks: tuple[int, ...]) -> tuple[int, ...]:
    """The masks that leave a doubt: if a mask has just as many cards as must be in it, those cards are known."""
    for number, mask in enumerate(masks, 1):
        if mask.bit_count() == number:
            return settle(tuple(later & ~mask for later in masks[number:]))
    return masks


def taken_back(masks: tuple[int, ...], candidates: int) -> tuple[int, ...]:
    """The masks after one more card came back unseen, one of `candidates`."""
    return settle((*masks, candidates))


def seen_again(masks: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The masks after a card was played: if it was in doubt, it explains the first mask that it is in."""
    for number, mask in enumerate(masks):
        if mask >> value & 1:
            masks = masks[:number] + masks[number + 1 :]
            break
    return settle(tuple(mask & ~(1 << value) for mask in masks))


def in_doubt(masks: tuple[int, ...]) -> int:
    """All cards that the others can neither know to be in the hand nor out of it, as a hand."""
    return masks[-1] if masks else 0


def lowest_fit(masks: tuple[int, ...]) -> int:
    """The lowest cards that fit, as a hand: the same whatever came back."""
    fit = 0
    for mask in masks:
        left = mask & ~fit
        fit |= left & -left
    return fit


def random_fit(masks: tuple[int, ...], chance: Chance) -> int:
    """Cards that fit, as a hand, each set equally likely."""
    cards = cards_in(in_doubt(masks))
    while True:
        chance.shuffle(cards)
        fit = sum(1 << value for value in cards[: len(masks)])
        if all((fit & mask).bit_count() >= number for number, mask in enumerate(masks, 1)):
            return fit
