"""What a reason for a refusal says, as a condition on the position.

Each condition is written from the sentence that players read, never from the `why_not` that gives it, so that the law
`reasons_are_true` can find reasons that are not true. Those of the base game are in `rules/base/truths.py`, those of
a module in its `laws.py`. A module that gives a reason of the base game in its own decision replaces the condition with
one that knows that decision too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elgrande.board.options import CARD, PICK, POWER, TILE, OptionId, kind_of, number_of, space_of
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.rules.position import Position


class Refusal:
    """An option and the decision that does not offer it, in a position."""

    def __init__(self, game: Position, decision: Any, option: OptionId) -> None:
        self.game = game
        self.decision = decision
        self.option = option

    @property
    def player(self) -> int:
        """The player who is asked."""
        return int(self.decision.player)

    @property
    def space(self) -> int:
        """The space of the option, or of its caballero or score tile; or NOWHERE."""
        if kind_of(self.option) == TILE:
            return self.game.board.tiles[number_of(self.option)]
        return space_of(self.option)

    @property
    def region(self) -> int:
        """The region of that space, or NOWHERE."""
        return NOWHERE if self.space == NOWHERE else self.game.region_of(self.space)

    @property
    def in_a_region(self) -> bool:
        """Whether the space is a region or inside one."""
        return self.region != NOWHERE and self.game.rules.spaces[self.region].region

    @property
    def cell(self) -> int:
        """The cell of the option's caballero."""
        return self.option - PICK

    @property
    def count(self) -> int:
        """How many caballeros stand on that cell."""
        return self.game.board.caballeros[self.cell]

    @property
    def owner(self) -> int:
        """The owner of that caballero, or NOBODY."""
        return self.game.owner(self.cell % COLOURS)

    @property
    def card(self) -> int:
        """The face-up action card of the option, or NOTHING."""
        return self.game.board.offered[self.option - CARD]

    @property
    def power(self) -> int:
        """The power card of the option, as one bit."""
        return 1 << (self.option - POWER)


Condition = Callable[[Refusal], bool]
"""Whether what a sentence says is true."""
