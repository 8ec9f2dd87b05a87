"""Hints for people: the choices that look best at the end of a turn, what they can be expected to bring, and why.

The points are those of the outlook: what a player has and can expect by the end of the turn, less what the others have
and can expect. A hint tells how much better a choice is than one made at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.options import LEVY, PASS, POWER
from elgrande.bots.asides import ASIDES, aside, sensible
from elgrande.bots.bot import chance_for
from elgrande.bots.choosing import ALIKE, band, card_worth
from elgrande.bots.closing import CLOSING, best_to_close, next_to_choose
from elgrande.bots.evaluate import Outlook
from elgrande.bots.later import forget_secrets, when_it_is_time
from elgrande.bots.mind import ABOUT_AS_GOOD, Mind, this_turn_only
from elgrande.bots.power import power_values
from elgrande.bots.reasons import Reason, Reasons, reason_for_power
from elgrande.bots.roles import role_values
from elgrande.engine.step import Decision, Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.grandissimo.characters import QueenBrings
from elgrande.rules.king_intrigue.choosing import ChooseCard
from elgrande.rules.position import Position
from elgrande.view import View

MOST: Final = 3
"""So many choices are named."""
NEAR: Final = 2.0
"""A choice that is worse than the best one by more points than this is not named."""
SAME: Final = 0.05
"""Choices that differ by fewer points than this are all the same."""


@dataclass(frozen=True)
class Hint:
    """A choice that looks good."""

    option: int
    points: float | None
    """How many points more it can be expected to bring, against the others, than a choice at random, if known."""
    reason: Reason
    """Why, as the key of a sentence and its arguments."""


def hint(view: View, seed: int = 0) -> list[Hint]:
    """The best choices of a seat, the best first, from nothing but its view and a seed."""
    decision, options = view.decision, view.options
    if decision is None:
        raise ValueError(f"seat {view.player} has nothing to decide now")
    if len(options) == 1:
        return [only_choice(options[0])]
    besides = aside(view)
    if besides is not None:
        return [Hint(besides, None, _why_besides(decision, besides))]
    if isinstance(decision, ChooseCard):
        return _to_choose(view, decision)
    chance = chance_for(seed, view)
    position = view.imagine(chance)
    forget_secrets(position, view)
    mind = Mind(Outlook(position), chance)
    if isinstance(decision, PlayPowerCard):
        return _to_play(position, mind)
    if isinstance(decision, CLOSING):
        return _to_close(position, mind)
    this_turn_only(position)
    if isinstance(position.decision, Secret):
        return _to_dial(position, mind)
    return _to_do(position, mind)


def only_choice(option: int) -> Hint:
    """Nothing else can be chosen."""
    return Hint(option, None, ("hint-only", {}))


def _why_besides(decision: Decision, option: int) -> Reason:
    """Why something is done besides, or the Queen is asked or spared."""
    if not isinstance(decision, QueenBrings):
        return "hint-besides", {}
    return ("hint-court", {"count": 1, "planned": 0}) if option == LEVY else ("hint-wait", {})


def _best(options: Sequence[int], values: Sequence[float], near: float, why: Callable[[int], Reason]) -> list[Hint]:
    """The options that are near to the best one, the best first."""
    worth = dict(zip(options, values, strict=True))
    ranked = sorted(options, key=lambda option: -worth[option])
    best, average = worth[ranked[0]], sum(values) / len(values)
    if best - worth[ranked[-1]] < SAME:
        return [Hint(ranked[0], 0.0, ("hint-same", {}))]
    named = [option for option in ranked[:MOST] if worth[option] >= best - near]
    return [Hint(option, round(worth[option] - average, 1), why(option)) for option in named]


def _to_choose(view: View, decision: ChooseCard) -> list[Hint]:
    """Power cards to have in hand: strong ones, unlike those that one has."""
    rules, options = view.position.rules, view.options
    bands = [band(rules, card) for card in cards_in(decision.chosen)]

    def alike(option: int) -> int:
        return bands.count(band(rules, option - POWER))

    values = [card_worth(rules, option - POWER) - ALIKE * alike(option) for option in options]
    return _best(
        options, values, NEAR, lambda option: ("hint-unlike" if bands and not alike(option) else "hint-strong", {})
    )


def _to_play(position: Position, mind: Mind) -> list[Hint]:
    """Power cards to play: for the turn, the caballeros and the hand that one will have."""
    options = position.options
    if position.rules.actions:
        worth = role_values(position, mind)
        values = [worth[option] for option in options]
    else:
        values = power_values(position, mind)
    return _best(options, values, NEAR, lambda option: reason_for_power(position, option - POWER))


def _to_dial(position: Position, mind: Mind) -> list[Hint]:
    """Regions to dial: any that is about as good as the best one."""
    options = position.decision.options(position)
    values = mind.dial_values(position, position.decision)
    good = [value for value in values if value >= max(values) - ABOUT_AS_GOOD]
    return _best(options, values, ABOUT_AS_GOOD, lambda _: ("hint-mix" if len(good) > 1 else "hint-dial", {}))


def _to_close(position: Position, mind: Mind) -> list[Hint]:
    """The card that somebody else should not get, or to wait."""
    card, gain = best_to_close(position, mind)
    if gain > 0:
        return [Hint(card, None, ("hint-close", {"player": next_to_choose(position, mind, position.decision)}))]
    return [Hint(position.options[0], None, ("hint-wait", {}))]


def _to_do(position: Position, mind: Mind) -> list[Hint]:
    """Anything else: what each choice leads to by the end of the turn."""
    options = sensible(position)
    if len(options) == 1 and len([option for option in position.options if option not in ASIDES]) > 1:
        return [Hint(options[0], None, ("hint-wait", {}))]
    values = mind.careful_values(position)
    best = options[values.index(max(values))]
    if when_it_is_time(position, best) != best:
        return [Hint(PASS, None, ("hint-wait", {}))]
    return _best(options, values, NEAR, Reasons(position, mind, max(values)).why)
