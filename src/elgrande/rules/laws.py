"""Laws: what must hold at every decision of every game, whatever the players choose.

A module states its own laws in `rules/<module>/laws.py`; they are checked at tables where it is played. The fuzzer
and the tests check them; nothing in the rules depends on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elgrande.engine.step import Step
    from elgrande.rules.position import Position

Law = Callable[["Position"], None]
"""Checks a position without changing it, and raises LawBroken. It must also hold for every position a seat imagines."""

HistoryLaw = Callable[["Position", "list[tuple[int, int]]"], None]
"""Checks a position against the choices that led to it, each a player and an option."""

ChangeLaw = Callable[["Position", "Position"], None]
"""Checks what one choice has changed: the position before it, and the one at the next decision."""


class LawBroken(AssertionError):
    """A law does not hold: the program has a bug."""


def demand(holds: bool, message: str) -> None:
    """Raise LawBroken unless a condition holds."""
    if not holds:
        raise LawBroken(message)


def asked(game: Position) -> Step | None:
    """The decision on top of the stack, if the game is not over."""
    return game.stack[-1] if game.stack else None
