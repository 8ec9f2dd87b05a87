"""What a bot is: it chooses for a seat, from what that seat sees and a seed alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final
from zlib import crc32

from elgrande.engine.chance import SEALED, Chance, SealedChance, derived, key_of
from elgrande.view import View

SPREAD: Final = 0x9E3779B97F4A7C15
"""Keeps neighbouring seeds far apart."""


class Bot(ABC):
    """A player that is a program. It remembers nothing: the same view and seed give the same choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        """One of the options of the view, by its id."""
        if not view.options:
            raise ValueError(f"seat {view.player} has nothing to decide now")
        if len(view.options) == 1:
            return view.options[0]
        return self.decide(view, chance_for(self.seed, view))

    @abstractmethod
    def decide(self, view: View, chance: Chance) -> int:
        """One of several options; all luck comes from `chance`."""


def chance_for(seed: int, view: View) -> Chance:
    """The luck of a seed at a view; with a sealed seed, no choice tells anything about another one."""
    if seed >= SEALED:
        return SealedChance(derived(key_of(seed), view.key()))
    return Chance(seed * SPREAD + crc32(view.key().encode()))
