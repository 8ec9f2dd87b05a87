"""Effects that a token marks on the board, and that a card can annul (SC-7, OPT-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from elgrande.board.options import CAPACITIES, EFFECT, SEAT, OptionId
from elgrande.board.spaces import PlayerId

if TYPE_CHECKING:
    from elgrande.rules.fields import RegionField
    from elgrande.rules.position import Position

EFFECTS: Final[list[Effect]] = []
"""All effects of all modules."""


class Effect:
    """Something that a token marks: when the token is removed, its effect is gone.

    Its number says which option removes it and never changes: see `board.options.EFFECT`. An effect that each player
    can have takes as many numbers as there can be players.
    """

    __slots__ = ("each_player", "number", "removable", "remove", "symbol", "word")

    def __init__(
        self,
        number: int,
        word: str,
        removable: Callable[[Position], list[PlayerId]],
        remove: Callable[[Position, PlayerId], None],
        each_player: bool = False,
        symbol: str = "",
    ) -> None:
        self.number = number
        self.word = word
        """Its word in records."""
        self.removable = removable
        """Whose tokens can be removed now: those of players, or 0 for the only one there is; empty if there is none."""
        self.remove = remove
        """Take the token of a player, or the only one, off the board."""
        self.each_player = each_player
        self.symbol = symbol or word
        """What the token looks like."""
        assert 0 <= number <= self.end <= CAPACITIES[EFFECT], f"{word} has the number {number}"
        assert all(number >= other.end or self.end <= other.number for other in EFFECTS), f"{word} has a number twice"
        EFFECTS.append(self)

    @property
    def end(self) -> int:
        """One past its last number."""
        return self.number + (CAPACITIES[SEAT] if self.each_player else 1)

    def option(self, which: PlayerId) -> OptionId:
        """The option that removes a player's token, or with 0 the only one."""
        return EFFECT + self.number + which

    def which(self, option: OptionId) -> PlayerId:
        """Whose token an option removes, or 0 for the only one."""
        return option - EFFECT - self.number


def if_liftable(token: RegionField) -> Callable[[Position], list[PlayerId]]:
    """The only token of its kind, which makes its region taboo, if it lies on the board and may be lifted (KI-41)."""
    return lambda game: [0] if token.used(game) and not game.held_fast(token) else []


def effect_of(option: OptionId) -> Effect:
    """The effect that an option removes."""
    number = option - EFFECT
    for effect in EFFECTS:
        if effect.number <= number < effect.end:
            return effect
    raise LookupError(f"option {option} removes nothing")
