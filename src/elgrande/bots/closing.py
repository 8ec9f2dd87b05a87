"""When to close an action card: if that hurts the player who is about to choose more than the kept card is worth."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import CARD, SPACE
from elgrande.board.spaces import NOBODY
from elgrande.bots.asides import sensible
from elgrande.bots.mind import Mind, this_turn_only
from elgrande.engine.step import Decision
from elgrande.rules.base.turn import TakeCard
from elgrande.rules.grand_inquisitor.kept import CloseAgain, MayClose
from elgrande.rules.king_intrigue.turn import Act
from elgrande.rules.position import Position

CLOSING: Final = (MayClose, CloseAgain)
"""Who is asked this may close a card of another player's choice."""


def next_to_choose(position: Position, mind: Mind, decision: Decision) -> int:
    """Who would choose his card next, or NOBODY."""
    if isinstance(decision, MayClose):
        return decision.actor
    waiting = mind.outlook.prospects.waiting
    return waiting[-1] if waiting else NOBODY


def close_card(position: Position, mind: Mind) -> int:
    """The card that is best for the player about to choose, or to let him choose."""
    card, gain = best_to_close(position, mind)
    return card if gain > 0 else position.options[0]


def best_to_close(position: Position, mind: Mind) -> tuple[int, float]:
    """The card to close, if any, and how much more that hurts the next player than the kept card is worth."""
    outlook, decision = mind.outlook, position.decision
    player, actor = decision.player, next_to_choose(position, mind, decision)
    nothing = position.options[0], 0.0
    if actor in (player, NOBODY) or player in outlook.prospects.waiting or outlook.modules is None:
        return nothing  # who has still to choose may want the card himself
    turn = position.copy()
    while turn.stack and not (isinstance(turn.decision, (TakeCard, Act)) and turn.decision.player == actor):
        turn.choose(turn.options[0])
    if not turn.stack:
        return nothing
    this_turn_only(turn)
    options = sensible(turn)
    values = mind.values(turn)
    best, second = sorted([*values, min(values)], reverse=True)[:2]
    card = options[values.index(best)]
    if not CARD <= card < SPACE:
        return nothing
    harm = -outlook.hoped[player][actor] * (best - second)
    return card, harm - (outlook.modules.kept("close") if isinstance(decision, MayClose) else 0.0)
