"""Effects that a token marks on the board, and that a card can annul (SC-7, OPT-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from elgrande.board.options import EFFECT

if TYPE_CHECKING:
    from elgrande.rules.position import Position

EFFECTS: Final[list[Effect]] = []
"""All effects of all modules."""


class Effect:
    """Something that a token marks: it may be removed, and then its effect is gone.

    Its number says which option removes it and never changes: `board.options.EFFECT` has room for ten. An effect that
    each player can have takes five numbers, one for each.
    """

    __slots__ = ("each_player", "number", "removable", "remove", "word")

    def __init__(
        self,
        number: int,
        word: str,
        removable: Callable[[Position], list[int]],
        remove: Callable[[Position, int], None],
        each_player: bool = False,
    ) -> None:
        self.number = number
        self.word = word
        """How records write it."""
        self.removable = removable
        """Whose tokens may be removed now: those of players, or 0 for the only one there is; none if there is none."""
        self.remove = remove
        """Take the token of a player, or the only one, off the board."""
        self.each_player = each_player
        EFFECTS.append(self)

    def has(self, option: int) -> bool:
        """Whether an option removes this effect."""
        return 0 <= option - EFFECT - self.number < (5 if self.each_player else 1)


def effect_of(option: int) -> Effect:
    """The effect that an option removes."""
    for effect in EFFECTS:
        if effect.has(option):
            return effect
    raise LookupError(f"option {option} removes nothing")
