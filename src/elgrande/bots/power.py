"""Which power card to play: how early one wants to move, how many caballeros one needs, what cards are left."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import CARD, POWER, OptionId, kind_of
from elgrande.board.spaces import NOTHING, PlayerId
from elgrande.bots.mind import Mind
from elgrande.bots.sense import Reason
from elgrande.rules.base.turn import TakeCard
from elgrande.rules.position import Position

NEVER: Final = -1e9
"""Worse than anything."""
FULL: Final = 5
"""More caballeros at court than this cannot be placed in one turn."""


class PowerCards:
    """Compares the power cards of a player. What their turn would bring is thought out only once."""

    def __init__(self, position: Position, mind: Mind, player: PlayerId) -> None:
        self.player = player
        self.known: dict[int, list[float]] = {}
        """What a turn brings with each card on offer, by how many caballeros are at court."""
        self.wanted = NOTHING
        """The card on offer that the player would take first, once it was looked for."""

    def values(self, position: Position, mind: Mind) -> list[float]:
        """What each power card that may be played now is worth."""
        return [power_value(position, mind, option - POWER, self.known) for option in position.options]

    def good(self, position: Position, mind: Mind, slack: float) -> list[int]:
        """The power cards to play now: the best one, and those that are worse by no more points than the slack."""
        values = self.values(position, mind)
        enough = max(values) - slack
        return [option for option, value in zip(position.options, values, strict=True) if value >= enough]

    def reason(self, position: Position, mind: Mind, option: OptionId) -> Reason:
        """Why a power card is played: the caballeros that it brings, and how many are likely to play a higher one, or
        else what to take first."""
        board, rules, card = position.board, position.rules, option - POWER
        count, higher = min(rules.reinforcements[card], board.province[self.player]), round(earlier(position, card))
        if not higher and self.wanted == NOTHING:
            self.wanted = best_on_offer(position, mind, self.player, FULL)
        if not higher and self.wanted != NOTHING:
            return "hint-power-first", {"count": count, "card": self.wanted}
        return "hint-power", {"count": count, "higher": higher, "others": rules.players - 1}


def power_cards(position: Position, mind: Mind) -> PowerCards:
    """How the player who is asked now compares their power cards."""
    player = position.decision.player
    return mind.senses.power_cards(position, mind, player) or PowerCards(position, mind, player)


def power_value(position: Position, mind: Mind, value: int, known: dict[int, list[float]]) -> float:
    """What a power card is worth if it is played now: its caballeros, its place in the order, the hand that is left."""
    board, outlook, player = position.board, mind.outlook, position.decision.player
    court = board.court[player] + min(position.rules.reinforcements[value], board.province[player])
    hand = outlook.hand(position, board.hand[player] & ~(1 << value))
    return turn_worth(position, mind, court, earlier(position, value), known) + outlook.court(court, player) + hand


def turn_worth(position: Position, mind: Mind, court: int, before: float, known: dict[int, list[float]]) -> float:
    """What a turn is worth with so many caballeros at court, after so many others: something between a turn with nobody
    to place and a turn with as many as one likes."""
    judgement, player = mind.outlook.judgement, position.decision.player
    full = min(max((court - judgement.few) / (judgement.enough - judgement.few), 0.0), 1.0)
    worth = 0.0
    for ready, part in ((0, 1.0 - full), (FULL, full)):
        if part:
            if ready not in known:
                deadline = mind.deadline
                mind.hurry(2 - len(known))
                known[ready] = turn_gains(position, mind, player, ready)
                mind.deadline = deadline
            worth += part * expected(known[ready], before, judgement.envy)
    return worth


def turn_gains(position: Position, mind: Mind, player: PlayerId, court: int) -> list[float]:
    """What a turn with each of the face-up action cards would bring, the best first."""
    turn = begun_turn(position, player, court)
    if not turn.stack:  # all of them are closed
        return [0.0]
    idle = turn.copy()
    idle.stack = []
    before = mind.outlook.utility(idle, player)
    return sorted([value - before for value in mind.values(turn)], reverse=True)


def best_on_offer(position: Position, mind: Mind, player: PlayerId, court: int) -> int:
    """The face-up action card that would bring most, or NOTHING."""
    turn = begun_turn(position, player, court)
    cards = [option for option in turn.options if kind_of(option) == CARD] if turn.stack else []
    if not cards:
        return NOTHING
    worth = dict(zip(mind.sensible(turn), mind.values(turn), strict=True))
    return turn.board.offered[max(cards, key=lambda option: worth.get(option, NEVER)) - CARD]


def begun_turn(position: Position, player: PlayerId, court: int) -> Position:
    """The position as if a player had so many caballeros at court and were to take an action card now."""
    turn = position.copy()
    turn.stack = []
    turn.board.player = player
    turn.board.court[player] = court
    turn.then(TakeCard(player))
    turn.run()
    return turn


def earlier(position: Position, value: int) -> float:
    """How many of the others can be expected to move earlier with this power card."""
    board, count = position.board, 0.0
    for other in position.after(position.decision.player):
        if board.power[other]:
            count += board.power[other] > value
        else:
            hand = board.hand[other]
            count += (hand >> value + 1).bit_count() / hand.bit_count()
    return count


def expected(gains: list[float], before: float, envy: float) -> float:
    """What the best card left will bring when so many others have taken one."""
    free: float = (1 - envy) ** before
    total, left = 0.0, 1.0
    for gain in gains[:-1]:
        total += left * free * gain
        left *= 1 - free
    return total + left * gains[-1]
