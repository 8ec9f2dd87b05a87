"""When to close an action card: if that hurts the player who is about to choose more than the kept card is worth."""

from __future__ import annotations

from elgrande.board.options import CARD, PASS, SPACE
from elgrande.bots.asides import sensible
from elgrande.bots.mind import Mind
from elgrande.rules.base.turn import TakeCard
from elgrande.rules.grand_inquisitor.kept import MayClose
from elgrande.rules.king_intrigue.turn import Act
from elgrande.rules.position import Position


def close_card(position: Position, mind: Mind, decision: MayClose) -> int:
    """The card that is best for the player about to choose, or to let him choose."""
    card, gain = best_to_close(position, mind, decision)
    return card if gain > 0 else PASS


def best_to_close(position: Position, mind: Mind, decision: MayClose) -> tuple[int, float]:
    """The card to close, if any, and how much more that hurts the next player than the kept card is worth."""
    outlook, player, actor = mind.outlook, decision.player, decision.actor
    if player == actor or player in outlook.prospects.waiting or outlook.modules is None:
        return PASS, 0.0  # who has still to choose may want the card himself
    turn = position.copy()
    while turn.stack and not isinstance(turn.decision, (TakeCard, Act)):
        turn.choose(turn.options[0])
    if not turn.stack:
        return PASS, 0.0
    options = sensible(turn)
    values = mind.values(turn)
    best, second = sorted([*values, min(values)], reverse=True)[:2]
    card = options[values.index(best)]
    if not CARD <= card < SPACE:
        return PASS, 0.0
    harm = -outlook.hoped[player][actor] * (best - second)
    return card, harm - outlook.modules.kept("close")
