"""An action card: its facts and its effect in one block."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from elgrande.engine.step import Step

if TYPE_CHECKING:
    pass

PRINTED: Final = "printed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
"""Where a card's facts come from: a rulebook, another published source, or our own reconstruction."""

Effect = Callable[[int, "Card"], "Step"]
"""Makes the first step of the special action, for the player who carries it out."""


class Card:
    """An action card. Name and texts are in the .ftl files, by its key."""

    def __init__(
        self,
        key: str,
        rule: str,
        stack: int,
        effect: Effect,
        amounts: tuple[int, ...] = (),
        copies: int = 1,
        place: int = -1,
        provenance: str = PRINTED,
        loses_authority: bool = False,
        keep: bool = False,
        stops: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.stack = stack
        self.effect = effect
        self.amounts = amounts
        """The numbers in the card's text, in the order in which it names them."""
        self.copies = copies
        self.place = stack if place < 0 else place
        """How many caballeros it lets a player place; in the base game its stack's number (BASE-7)."""
        self.provenance = provenance
        self.loses_authority = loses_authority
        """Whether first-round mercy (OPT-4) passes it over."""
        self.keep = keep
        """Whether its special action is to keep it."""
        self.stops = stops
        """Whether, once kept, it can stop a special action."""

    def changed(self, amounts: tuple[int, ...], copies: int, place: int) -> Card:
        """The same card with numbers that an owner of the box read on his own card."""
        return Card(
            self.key,
            self.rule,
            self.stack,
            self.effect,
            amounts,
            copies,
            place,
            self.provenance,
            self.loses_authority,
            self.keep,
            self.stops,
        )
