"""Which power card to play where its rank brings a role and the card itself an action (KI-11 to KI-15, PE-1)."""

from __future__ import annotations

from math import inf
from typing import Final

from elgrande.board.options import POWER
from elgrande.board.spaces import NOTHING
from elgrande.bots.mind import Mind, first_step
from elgrande.rules.action import Special, possible
from elgrande.rules.base.turn import Place
from elgrande.rules.king_intrigue.turn import Roam, actions_at
from elgrande.rules.players_edition.actions import TakeMistress
from elgrande.rules.players_edition.jokers import JOKER, DialStorm, StormStrikes
from elgrande.rules.position import Position

READY: Final = 5
"""How many caballeros one imagines at court: so many can be placed at most."""
PLACED: Final = 2
"""So many are placed before the special action, as far as one thinks ahead."""
BEFORE_PLACING: Final = (Roam, TakeMistress)
"""What is done before placing, since it says where one may place."""
INFORMED: Final = 0.5
"""Worth of playing after another player, for each of them who has not played yet."""


def good_cards_for_a_role(position: Position, mind: Mind, slack: float) -> list[int]:
    """The power cards to play now: the best one, and those that are worse by no more points than the slack; a Joker
    only if it is better than all others."""
    values = role_values(position, mind)
    others = [option for option in position.options if not is_joker(position, option - POWER)]
    best = max([values[option] for option in others], default=-inf)
    better = [option for option in position.options if option not in others and values[option] > best]
    return better[:1] or [option for option in others if values[option] >= best - slack]


def role_values(position: Position, mind: Mind) -> dict[int, float]:
    """What each power card that may be played now is worth; a Joker, with the best of the others after it."""
    return values_by_role(position, ImaginedTurn(position, mind, position.decision.player))


def values_by_role(position: Position, turn: ImaginedTurn) -> dict[int, float]:
    """The same, if what the turn would bring was thought out before."""
    jokers = [option for option in position.options if is_joker(position, option - POWER)]
    values = {option: turn.value(position, option - POWER) for option in position.options if option not in jokers}
    best = max(values, key=lambda option: values[option]) if values else jokers[0]
    return values | {joker: turn.value(position, best - POWER, joker - POWER) if values else 0.0 for joker in jokers}


def is_joker(position: Position, card: int) -> bool:
    """Whether a power card only lets its player wait."""
    return position.rules.cards[position.rules.actions[card]].key == JOKER


class ImaginedTurn:
    """What a player's turn in this round would bring him, as a King, as a Caballero, or in an Intrigue."""

    def __init__(self, position: Position, mind: Mind, player: int) -> None:
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

    def action(self, card: int) -> float:
        """What the special action of a card would bring besides some placing; it need not be used."""
        known = self._actions.get(card)
        if known is None:
            after = self._after(card) - self.mind.outlook.utility(self.placed, self.player)
            known = self._actions[card] = max(after, 0.0)
        return known

    def _after(self, card: int) -> float:
        """How well the player stands after the special action and some placing."""
        mind, player = self.mind, self.player
        step = first_step(self.position, player, card)
        if isinstance(step, StormStrikes):  # its region would be dialled now
            calm = self.placed.copy()
            calm.then(DialStorm(player))
            calm.run()
            return max(mind.values(calm))
        if isinstance(step, BEFORE_PLACING):
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
