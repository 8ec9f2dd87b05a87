"""Chance from a seed: the same numbers on every machine and in every version, for ever."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = (1 << 32) - 1
LONG: Final = (1 << 64) - 1


class Chance:
    """A small generator: xorshift with four words of 32 bits, filled from the seed by SplitMix64."""

    __slots__ = ("w", "x", "y", "z")

    def __init__(self, seed: int) -> None:
        first, second = mix(seed), mix(seed + 1)
        self.x = first & WORD
        self.y = first >> 32
        self.z = second & WORD
        self.w = second >> 32 | 1  # never all zero

    def bits(self) -> int:
        """The next 32 random bits."""
        mixed = self.x ^ (self.x << 11 & WORD)
        self.x, self.y, self.z = self.y, self.z, self.w
        self.w = self.w ^ (self.w >> 19) ^ mixed ^ (mixed >> 8)
        return self.w

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, `limit` (at most 2³²), each equally likely."""
        unfair = (WORD + 1) % limit
        while True:
            bits = self.bits()
            if bits >= unfair:
                return bits % limit

    def pick(self, items: list[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def mix(seed: int) -> int:
    """64 bits that look nothing like the seed (SplitMix64): for seeds of seeds, too."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & LONG
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & LONG
    return z ^ (z >> 31)
