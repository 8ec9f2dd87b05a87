"""Randomness from a seed: the same numbers on every machine and in every version, forever.

Small seeds are easy to write down, and easy to try out. A sealed seed (2¹²⁸ or more) is the key of a generator whose
numbers reveal nothing about the key or about each other.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = (1 << 32) - 1
LONG: Final = (1 << 64) - 1
SEALED: Final = 1 << 128
"""Seeds from here on are keys: there are too many to try."""
WORDS: Final = 8
"""HMAC-SHA256 gives this many 32-bit words at once."""


class Chance:
    """A small generator: xorshift with four 32-bit words, seeded by SplitMix64."""

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
        """A whole number from 0 to `limit` - 1 (`limit` is at most 2³²), each equally likely."""
        unfair = (WORD + 1) % limit
        while True:
            bits = self.bits()
            if bits >= unfair:
                return bits % limit

    def pick(self, items: list[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle `items` in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class SealedChance(Chance):
    """A generator that cannot be run backwards: HMAC-SHA256 of a counter, keyed by the seed."""

    __slots__ = ("_block", "_key", "_used")

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self._key: bytes = key_of(seed)
        self._block: bytes = b""
        self._used: int = 0

    def bits(self) -> int:
        """The next 32 random bits."""
        place = self._used % WORDS * 4
        if place == 0:
            import hmac  # noqa: PLC0415  (only sealed seeds need it)

            self._block = hmac.digest(self._key, (self._used // WORDS).to_bytes(8, "big"), "sha256")
        self._used += 1
        return int.from_bytes(self._block[place : place + 4], "big")


def chance_of(seed: int) -> Chance:
    """The generator of a seed."""
    return SealedChance(seed) if seed >= SEALED else Chance(seed)


def key_of(seed: int) -> bytes:
    """A sealed seed as key bytes."""
    return seed.to_bytes((seed.bit_length() + 7) // 8, "big")


def derived(key: bytes, label: str) -> int:
    """A sealed seed for one purpose; it reveals neither the key nor the seeds of other labels."""
    import hmac  # noqa: PLC0415  (only sealed seeds need it)

    return SEALED + int.from_bytes(hmac.digest(key, label.encode(), "sha256")[:16], "big")


def mix(seed: int) -> int:
    """64 bits that look nothing like the seed (SplitMix64); also good for making seeds from seeds."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) & LONG
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & LONG
    return z ^ (z >> 31)
