"""What a bot is: it chooses for a seat, from what that seat sees and a seed alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, overload
from zlib import crc32

from elgrande.engine.chance import SEALED, Chance, SealedChance, derived, key_of
from elgrande.view import View

if TYPE_CHECKING:
    from elgrande.game import Game
    from elgrande.question import Option

SPREAD: Final = 0x9E3779B97F4A7C15
"""Keeps neighbouring seeds far apart."""


class Bot(ABC):
    """A player that is a program. It remembers nothing: the same view and seed give the same choice."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @overload
    def choose(self, seen: View) -> int: ...

    @overload
    def choose(self, seen: Game) -> Option: ...

    def choose(self, seen: View | Game) -> int | Option:
        """One of the options of a view, by its id; or what a game offers, chosen from what its `player` sees of it."""
        if isinstance(seen, View):
            return self.choose_from(seen)
        question = seen.decision
        chosen = self.choose_from(seen.view(question.player))
        for option in question.options:
            if option.id == chosen:
                return option
        raise ValueError(f"{type(self).__name__} chose {chosen}, not one of {question.options}")

    def choose_from(self, view: View) -> int:
        """One of the options of a view; a single one needs no thought."""
        if not view.options:
            raise ValueError(f"seat {view.player} has nothing to decide now")
        if len(view.options) == 1:
            return view.options[0]
        return self.decide(view, chance_for(self.seed, view))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed})"

    @abstractmethod
    def decide(self, view: View, chance: Chance) -> int:
        """One of several options; all luck comes from `chance`."""


def chance_for(seed: int, view: View) -> Chance:
    """The luck of a seed at a view; with a sealed seed, no choice tells anything about another one."""
    if seed >= SEALED:
        return SealedChance(derived(key_of(seed), view.key()))
    return Chance(seed * SPREAD + crc32(view.key().encode()))
