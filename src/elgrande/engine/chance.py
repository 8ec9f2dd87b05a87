"""Chance from a seed: the same numbers on every machine and in every version, for ever."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1


class Chance:
    """A small generator (SplitMix64); its whole state is one number."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, `limit`, each equally likely."""
        fair = MASK - MASK % limit
        while True:
            bits = self.bits()
            if bits < fair:
                return bits % limit

    def pick(self, items: list[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
