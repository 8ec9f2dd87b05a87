"""Perft: the number of sequences of choices to a given depth. Changing any rule changes these numbers."""

from __future__ import annotations

from elgrande.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of ways to make `depth` choices from a position; a game that ends earlier counts once."""
    if depth == 0 or position.over:
        return 1
    if depth == 1:
        return len(position.options)
    total = 0
    for option in position.options:
        child = position.copy()
        child.choose(option)
        total += perft(child, depth - 1)
    return total
