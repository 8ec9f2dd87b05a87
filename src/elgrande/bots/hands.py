"""What a power card is worth in hand."""

from __future__ import annotations

from typing import Final

from elgrande.bots.judgement import PLAIN, Judgement
from elgrande.bots.sense import senses_of
from elgrande.rules.rules import Rules

NO_CABALLERO: Final = 2
"""With so many players everybody has one of the roles that can take the place of a power card's action."""


def card_worth(rules: Rules, card: int, judgement: Judgement = PLAIN) -> float:
    """Worth of one power card: how early it lets one move, how many caballeros it brings, what it can do."""
    worth = judgement.order * card / (len(rules.reinforcements) - 1) + judgement.brings * rules.reinforcements[card]
    return worth + appeal(rules, card) if rules.actions else worth


def appeal(rules: Rules, card: int) -> float:
    """Worth of the special action of a power card: nothing, if a role always takes its place (SC-1)."""
    action = rules.cards[rules.actions[card]]
    if action.yields and rules.players == NO_CABALLERO:
        return 0.0
    return senses_of(rules).appeal(rules, action)
