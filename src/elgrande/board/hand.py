"""Hands of power cards: one number, with one bit (`1 << value`) for each card."""

from __future__ import annotations

from elgrande.board.options import POWER

_options: dict[int, list[int]] = {}


def options_of(hand: int) -> list[int]:
    """The options that name the cards of a hand, highest first; never change this list."""
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
