"""What a power card is worth in hand, and how to choose one's power cards in secret (KI-4, KI-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.options import POWER
from elgrande.bots.judgement import PLAIN, Judgement
from elgrande.engine.chance import Chance
from elgrande.rules.king_intrigue.choosing import ChooseCard
from elgrande.rules.rules import Rules

APPEAL: Final = {
    "ki-intrigue": 1.1,
    "ki-anywhere": 0.9,
    "ki-authority": 0.5,
    "ki-veto": 0.6,
    "ki-angry-king": 0.5,
    "ki-dismissal": 1.7,
    "ki-grande": 0.4,
    "ki-tile": 1.8,
    "ki-score-4": 0.8,
    "ki-score-5": 1.6,
    "ki-score-6-7": 2.0,
    "ki-score-castillo": 1.4,
    "ki-score-region": 2.1,
    "ki-secret-scoring": 1.2,
    "ki-doubling": 1.5,
    "ki-off-to-castillo": 1.6,
    "ki-adviser": 1.6,
    "ki-king": 1.7,
    "joker": 0.8,
    "shift": 0.6,
    "civil-war": 3.4,
    "alliance": 1.3,
    "bridge": 0.9,
    "rebellion": 0.2,
    "quarantine": 0.3,
    "storm": 1.0,
    "mistress": 0.9,
    "fiesta": 1.7,
    "coup": 0.3,
    "maximum-six": 0.1,
    "reserve": 0.4,
    "royal-protection": 0.4,
    "score-own": 2.1,
    "score-any": 2.1,
    "score-named": 1.7,
}
"""Worth of the special action of a power card in hand, about a third of what it brings at a good moment (measured in
games of pages); of others it is nothing."""

NO_CABALLERO: Final = 2
"""With so many players there is no Caballero card: everybody holds the King card or the Intrigue card."""
FOR_ALL: Final = 0.6
"""So much more is a bridge worth in hand that others' caballeros cross too (OPT-11)."""
LUCK: Final = 1.2
"""How much chance decides which cards one chooses, so that nobody can foresee them."""
BANDS: Final = 3
"""Low, middle and high values."""
ALIKE: Final = 0.3
"""How much less another card is worth for each of about the same value that one has chosen."""

Worth = Callable[[Rules, int], float]
"""What a power card is worth in hand."""


def card_worth(rules: Rules, card: int, judgement: Judgement = PLAIN) -> float:
    """Worth of one power card: how early it lets one move, how many caballeros it brings, what it can do."""
    worth = judgement.order * card / (len(rules.reinforcements) - 1) + judgement.brings * rules.reinforcements[card]
    return worth + appeal(rules, card) if rules.actions else worth


def appeal(rules: Rules, card: int) -> float:
    """Worth of the special action of a power card: nothing, if a role always takes its place (SC-1)."""
    action = rules.cards[rules.actions[card]]
    if action.yields and rules.players == NO_CABALLERO:
        return 0.0
    more = FOR_ALL if action.key == "bridge" and rules.config.crossing == "any" else 0.0
    return APPEAL.get(action.key, 0.0) + more


def next_card(rules: Rules, decision: ChooseCard, options: list[int], chance: Chance, worth: Worth = card_worth) -> int:
    """The next power card to choose: a strong one, not too much like those that one has, and not always the same."""
    bands = [band(rules, card) for card in cards_in(decision.chosen)]
    values = [
        worth(rules, option - POWER)
        + LUCK * chance.below(1000) / 1000
        - ALIKE * bands.count(band(rules, option - POWER))
        for option in options
    ]
    return options[values.index(max(values))]


def band(rules: Rules, card: int) -> int:
    """Whether the value of a power card is low, middle or high."""
    return (card - 1) * BANDS // (len(rules.reinforcements) - 1)
