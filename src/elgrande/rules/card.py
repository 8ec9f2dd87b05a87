"""An action card: its facts and its effect in one block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.engine.step import Step

PRINTED: Final = "printed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
"""Where a card's facts come from: a rulebook, another published source, or our own reconstruction."""

VALUE: Final = ("value",)
COURT: Final = ("caballeros",)
BOTH: Final = ("value", "caballeros")
"""Which numbers of a reconstructed power card a source states."""

Effect = Callable[[int, "Card"], "Step"]
"""Makes the first step of the special action, for the player who carries it out."""
FirstStep = Callable[..., "Step"]
"""The same for a power card: gets the player and the numbers in the card's text, so it is mostly the step's class."""


class Card:
    """An action card. Its name and texts are in the .ftl files, under its key."""

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
        kept: str = "",
        numbers: dict[str, int] | None = None,
        printed: tuple[str, ...] = (),
        public: tuple[str, ...] = (),
        again: Effect | None = None,
        once: bool = False,
        yields: bool = False,
        about: str = "",
        icon: str = "",
    ) -> None:
        self.key = key
        self.rule = rule
        self.stack = stack
        self.effect = effect
        self.amounts = amounts
        """The numbers in the card's text, in the order of the text."""
        self.copies = copies
        self.place = stack if place < 0 else place
        """How many caballeros the card lets a player place; in the base game its stack's number (BASE-7)."""
        self.provenance = provenance
        self.loses_authority = loses_authority
        """Whether first-round mercy (OPT-4) skips it."""
        self.kept = kept
        """What it can be used for later, if its special action is to keep it; otherwise empty."""
        self.numbers = numbers or {}
        """Further numbers on the card, by name; modules give them their meaning."""
        self.printed = printed
        """The names of those numbers of a reconstructed card that a rulebook states."""
        self.public = public
        """The names of those that another published source states."""
        self.again = again
        """What another player does who repeats the card, if that is not the whole effect (GIC-76)."""
        self.once = once
        """Whether another player who repeats the card gets nothing of it."""
        self.yields = yields
        """Whether a role's action always replaces the card's own, even where the holder could choose (KI-13)."""
        self.about = about
        """What the action of a power card is about, in words, the main thing first: `movement`, `scoring`, `pieces`,
        `others` or `kept`."""
        self.icon = icon or ("keep" if kept else "")
        """The name of the drawing of what it does, in `picture/icons.py`; empty: a plain one."""

    def __repr__(self) -> str:
        return f"<Card {self.key}>"

    def source_of(self, number: str) -> str:
        """The provenance of one of its numbers."""
        if number in self.printed:
            return PRINTED
        return PUBLIC if number in self.public else self.provenance

    def with_effect(self, effect: Effect) -> Card:
        """The same card with another effect, in tables with a module that changes it."""
        copy = self.changed(self.amounts, self.copies, self.place, self.numbers)
        copy.effect = effect
        return copy

    def changed(self, amounts: tuple[int, ...], copies: int, place: int, numbers: dict[str, int]) -> Card:
        """The same card with other numbers, such as those that the owner of a box has read on their own card."""
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
            self.kept,
            numbers,
            self.printed,
            self.public,
            self.again,
            self.once,
            self.yields,
            self.about,
            self.icon,
        )


def power_card(
    key: str,
    rule: str,
    value: int,
    caballeros: int,
    action: FirstStep,
    about: str = "",
    amounts: tuple[int, ...] = (),
    once: bool = False,
    printed: tuple[str, ...] = (),
    public: tuple[str, ...] = (),
    kept: str = "",
    yields: bool = False,
    icon: str = "",
) -> Card:
    """A power card with an action (KI-10): its value, and the caballeros it brings to the court."""
    return Card(
        key,
        rule,
        stack=0,
        effect=lambda me, card: action(me, *card.amounts),
        amounts=amounts,
        provenance=RECONSTRUCTED,
        kept=kept,
        numbers={"value": value, "caballeros": caballeros},
        printed=printed,
        public=public,
        once=once,
        yields=yields,
        about=about,
        icon=icon,
    )
