"""What a bot knows of King & Intrigue: choosing power cards in secret, and playing them for a role and an action."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import ClassVar, Final

from elgrande.board.hand import cards_in
from elgrande.board.options import POWER, OptionId
from elgrande.board.spaces import NOTHING, CardId, PlayerId
from elgrande.bots.hands import card_worth
from elgrande.bots.mind import Mind, first_step
from elgrande.bots.power import PowerCards
from elgrande.bots.sense import Reason, Sense, forget_unknown, senses_of
from elgrande.engine.chance import Chance
from elgrande.rules.action import Announced, Special, possible
from elgrande.rules.base.turn import Place
from elgrande.rules.choosing import ChooseCard
from elgrande.rules.king_intrigue.doubling import DOUBLED
from elgrande.rules.king_intrigue.turn import actions_at
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.view import View

LUCK: Final = 1.2
"""How much chance decides which cards one chooses, so that nobody can foresee them."""
BANDS: Final = 3
"""Low, middle and high values."""
ALIKE: Final = 0.3
"""How much less another card is worth for each of about the same value that one has chosen."""
READY: Final = 5
"""How many caballeros one imagines at court: so many can be placed at most."""
PLACED: Final = 2
"""How many caballeros a bot expects to place before the special action."""
INFORMED: Final = 0.5
"""Worth of playing after another player, for each of them who has not played yet."""

Worth = Callable[[Rules, int], float]
"""What a power card is worth in hand."""


class KingIntrigue(Sense):
    """What a bot knows of the module."""

    decisions = (ChooseCard,)
    appeal: ClassVar[dict[str, float]] = {
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
    }

    def draw(self, view: View, chance: Chance) -> int | None:
        assert isinstance(view.decision, ChooseCard)
        return next_card(view.position.rules, view.decision, view.options, chance)

    def rank(self, view: View) -> list[tuple[int, float, Reason]]:
        """Strong cards, unlike those that one has."""
        assert isinstance(view.decision, ChooseCard)
        rules = view.position.rules
        ranked: list[tuple[int, float, Reason]] = []
        bands = [band(rules, card) for card in cards_in(view.decision.chosen)]
        for option in view.options:
            alike = bands.count(band(rules, option - POWER))
            why = "hint-unlike" if bands and not alike else "hint-strong"
            ranked.append((option, card_worth(rules, option - POWER) - ALIKE * alike, (why, {})))
        return ranked

    def forget_secrets(self, position: Position, view: View) -> None:
        forget_unknown(DOUBLED, position, view)

    def power_cards(self, position: Position, mind: Mind, player: PlayerId) -> PowerCards:
        return RoleCards(position, mind, player)


# --- choosing power cards in secret (KI-4, KI-5) ---


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


# --- playing them: the rank brings a role, and the card itself an action (KI-11 to KI-15, PE-1) ---


class RoleCards(PowerCards):
    """Power cards that bring a role and an action. What the turn would bring is thought out once."""

    def __init__(self, position: Position, mind: Mind, player: PlayerId) -> None:
        super().__init__(position, mind, player)
        self.turn = ImaginedTurn(position, mind, player)
        self.jokers = senses_of(position.rules).jokers

    def values(self, position: Position, mind: Mind) -> list[float]:
        by_option = self.by_option(position)
        return [by_option[option] for option in position.options]

    def by_option(self, position: Position) -> dict[int, float]:
        """What each power card that may be played now is worth; a Joker, with the best of the others after it."""
        turn = self.turn
        jokers = [option for option in position.options if self.is_joker(position, option)]
        values = {option: turn.value(position, option - POWER) for option in position.options if option not in jokers}
        best = max(values, key=lambda option: values[option]) if values else jokers[0]
        after = {joker: turn.value(position, best - POWER, joker - POWER) if values else 0.0 for joker in jokers}
        return values | after

    def good(self, position: Position, mind: Mind, slack: float) -> list[int]:
        """As usual, but a Joker only if it is better than all others."""
        values = self.by_option(position)
        others = [option for option in position.options if not self.is_joker(position, option)]
        best = max([values[option] for option in others], default=-inf)
        better = [option for option in position.options if option not in others and values[option] > best]
        return better[:1] or [option for option in others if values[option] >= best - slack]

    def reason(self, position: Position, mind: Mind, option: OptionId) -> Reason:
        return ("hint-joker", {}) if self.is_joker(position, option) else super().reason(position, mind, option)

    def is_joker(self, position: Position, option: OptionId) -> bool:
        """Whether a power card only lets its player wait."""
        rules = position.rules
        return rules.cards[rules.actions[option - POWER]].key in self.jokers


class ImaginedTurn:
    """What a player's turn in this round would bring them, as a King, as a Caballero, or in an Intrigue."""

    def __init__(self, position: Position, mind: Mind, player: PlayerId) -> None:
        self.position = position.copy()
        self.mind = mind
        self.player = player
        self.placed = self._at_court()
        """The board after some placing."""
        self.placing = self._placing()
        """What it brings to place none, one, two … caballeros."""
        self._actions: dict[int, float] = {}

    def value(self, position: Position, card: int, joker: int = 0) -> float:
        """What a power card is worth if it is played now, or after a Joker."""
        outlook, player = self.mind.outlook, self.player
        board, rules = position.board, position.rules
        court = board.court[player] + min(rules.reinforcements[card], board.province[player])
        hand = board.hand[player] & ~(1 << card)
        value = outlook.court(court, player)
        if joker:
            hand &= ~(1 << joker)
            value += INFORMED * sum(not board.power[other] for other in position.after(player))
        for rank, likely in enumerate(self.ranks(position, card)):
            value += likely * self.gain(card, rank, court)
        return value + outlook.hand(position, hand)

    def ranks(self, position: Position, card: int) -> list[float]:
        """How likely nobody, one, two … of the others play a higher card."""
        board, ranks = position.board, [1.0]
        for other in position.after(self.player):
            played, hand = board.power[other], board.hand[other]
            higher = float(played > card) if played else (hand >> card + 1).bit_count() / max(hand.bit_count(), 1)
            pairs = zip([*ranks, 0.0], [0.0, *ranks], strict=True)
            ranks = [same * (1 - higher) + more * higher for same, more in pairs]
        return ranks

    def gain(self, card: int, rank: int, court: int) -> float:
        """What the turn brings at a certain place in the order."""
        rules = self.position.rules
        placed = min(rules.cards[rules.roles[rank]].place, court, len(self.placing) - 1)
        actions = [self.action(action) for action in actions_at(rules, rank, card) if action != NOTHING]
        return self.placing[placed] + max(actions)

    def _placing(self) -> list[float]:
        turn, outlook = self._at_court(), self.mind.outlook
        before = outlook.utility(turn, self.player)
        gains = [0.0]
        turn.then(Place(self.player, READY))
        turn.run()
        while turn.stack and len(gains) <= READY:
            if len(gains) == 1 + PLACED:
                self.placed = turn.copy()
                self.placed.stack = []
            turn.choose(self.mind.best(turn))
            gains.append(outlook.utility(turn, self.player) - before)
        return gains

    def _at_court(self) -> Position:
        """The turn before anybody is placed, with enough caballeros at court and nothing else to come."""
        turn = self.position.copy()
        turn.stack = []
        turn.board.player = self.player
        turn.board.court[self.player] = READY
        return turn

    def action(self, card: CardId) -> float:
        """What the special action of a card would bring besides some placing; it need not be used."""
        known = self._actions.get(card)
        if known is None:
            after = self._after(card) - self.mind.outlook.utility(self.placed, self.player)
            known = self._actions[card] = max(after, 0.0)
        return known

    def _after(self, card: CardId) -> float:
        """How well the player stands after the special action and some placing."""
        mind, player = self.mind, self.player
        step = first_step(self.position, player, card)
        asked = mind.senses.asked_before(player, step)
        if asked is not None:
            placed = self.placed.copy()
            placed.then(asked)
            placed.run()
            return max(mind.values(placed))
        if isinstance(step, Announced) and step.before_placing:
            turn = self._at_court()
            turn.board.card = card
            step.carry_out(turn)
            turn.then(Place(player, PLACED))
        else:
            turn = self.placed.copy()
            turn.board.card = card
            if possible(turn, player, card):
                turn.then(Special(player, card))
        turn.run()
        return mind.prospect(turn, player)
