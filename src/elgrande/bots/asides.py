"""What may be done besides at any time of a turn: when a bot does it."""

from __future__ import annotations

from typing import Final

from elgrande.board import options as ids
from elgrande.rules.base.turn import TakeCard, UseCard
from elgrande.rules.grand_inquisitor.kept import CloseNow
from elgrande.rules.grandissimo.characters import QueenBrings
from elgrande.rules.grandissimo.double_turn import UseSecond
from elgrande.rules.grandissimo.ships import ChooseShip
from elgrande.rules.king_intrigue.turn import Act
from elgrande.rules.position import Position
from elgrande.view import View

ASIDES: Final = (ids.TOKEN, ids.LEVY, ids.MARCH, ids.JEST)
"""What may be done besides; a bot does it when it is time, so it need not be weighed against anything."""
NOT_PLACING: Final = (ids.LEVY, ids.MARCH, ids.JEST, ids.SPECIAL, ids.STOP, ids.END)
"""Where only these are offered, there is nobody to place, or no placing to come."""
PARTS: Final = (TakeCard, UseCard, Act)
"""Between the parts of a turn: a good time to march, or to use the Jester."""
ENOUGH: Final = 4
"""With so many caballeros at court, one more placed is better than one more at court."""


def sensible(position: Position) -> list[int]:
    """The options that are worth a thought: asides have their own time, and a kept card is best kept for now."""
    decision = position.decision
    if not position.rules.asides:
        return position.options
    if isinstance(decision, CloseNow):  # it can still be used before anybody else chooses
        return [ids.STOP]
    if isinstance(decision, ChooseShip):  # whether it lands is asked next
        return position.options[1:]
    if isinstance(decision, UseSecond) and any(isinstance(step, TakeCard) for step in position.stack):
        return [ids.PASS]  # it can still be used after the card of the turn
    return [option for option in position.options if option not in ASIDES] or position.options


def aside(view: View) -> int | None:
    """What is to be done besides now: tokens at once; one more caballero when there is nothing to place."""
    options = view.options
    if ids.TOKEN in options:
        return ids.TOKEN
    for option in (ids.MARCH, ids.JEST):
        if option in options and isinstance(view.decision, PARTS):
            return option
    if isinstance(view.decision, QueenBrings):
        return ids.LEVY if view.board.court[view.player] < ENOUGH else ids.PASS
    if ids.LEVY in options and all(option in NOT_PLACING for option in options):
        return ids.LEVY
    return None
