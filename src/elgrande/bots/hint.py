"""Hints for people: the choices that look best at the end of a turn, what they can be expected to bring, and why.

The points are those of the outlook: what a player has and can expect by the end of the turn, minus what the others have
and can expect. A hint says how much better a choice is than a random one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from elgrande.board.options import PASS, SPACE, OptionId, kind_of
from elgrande.bots.bot import chance_for
from elgrande.bots.evaluate import Outlook
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.mind import ABOUT_AS_GOOD, Mind
from elgrande.bots.power import power_cards
from elgrande.bots.reasons import ENDINGS, Reasons
from elgrande.bots.sense import Reason, senses_of
from elgrande.bots.sums import summed
from elgrande.bots.thinker import imagined
from elgrande.engine.step import Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.position import Position
from elgrande.rules.steps import Counted
from elgrande.view import View

MOST: Final = 3
"""How many choices are named at most."""
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
    then: int | None = None
    """What to choose next, if the option only opens another question."""
    times: int = 1
    """How often in a row it is best to choose the same."""


def hint(view: View, seed: int = 0) -> list[Hint]:
    """The best choices of a seat, the best first, from nothing but its view and a seed."""
    decision, options = view.decision, view.options
    if decision is None:
        raise ValueError(f"seat {view.player} has nothing to decide now")
    if len(options) == 1:
        return [only_choice(options[0])]
    senses = senses_of(view.position.rules)
    besides = senses.aside(view)
    if besides is not None:
        return [Hint(besides[0], None, besides[1])]
    ranked = senses.about(decision).rank(view)
    if ranked:
        why = {option: reason for option, _, reason in ranked}
        return _best(options, [worth for _, worth, _ in ranked], NEAR, why.__getitem__)
    chance = chance_for(seed, view)
    position = imagined(view, chance)
    mind = Mind(Outlook(position), chance)
    if isinstance(decision, PlayPowerCard):
        return _to_play(position, mind)
    advice = senses.about(position.decision).advise(position, mind)
    if advice is not None:
        return [Hint(advice[0], None, advice[1])]
    this_turn_only(position)
    if isinstance(position.decision, Secret):
        return _to_dial(position, mind)
    return _to_do(position, mind)


def hint_ahead(view: View, seed: int = 0) -> list[Hint]:
    """The same as `hint`, but an option that only opens another question comes with the best answers to that."""
    found: list[Hint] = []
    for one in hint(view, seed):
        opens = view.decision is not None and one.option in view.decision.opens(view.position)
        found += _opened(view, one, seed) if opens else [one]
    return found[:MOST]


def _opened(view: View, opener: Hint, seed: int) -> list[Hint]:
    """The best answers to what an option opens; how many points they bring is measured from before it."""
    after = imagined(view, chance_for(seed, view))
    revealed = after.revealed
    after.choose(opener.option)
    opened = View(after, view.player)
    if opened.decision is None or isinstance(opened.decision, Secret) or after.revealed != revealed:
        return [opener]
    answers = [one for one in hint(opened, seed) if one.option not in ENDINGS]
    if not answers:
        return [opener]
    best = answers[0].points
    return [
        Hint(
            opener.option,
            _sum(opener.points, one.points, best),
            one.reason if one.reason[0] != "hint-only" else opener.reason,
            one.option,
            one.times,
        )
        for one in answers
    ]


def _sum(opener: float | None, answer: float | None, best: float | None) -> float | None:
    """What an answer is worth, given what the best one is worth to whoever opens the question."""
    return None if opener is None or answer is None or best is None else round(opener + answer - best, 1)


def only_choice(option: OptionId) -> Hint:
    """Nothing else can be chosen."""
    return Hint(option, None, ("hint-only", {}))


def _best(options: Sequence[int], values: Sequence[float], near: float, why: Callable[[int], Reason]) -> list[Hint]:
    """The options that are near to the best one, the best first."""
    worth = dict(zip(options, values, strict=True))
    ranked = sorted(options, key=lambda option: -worth[option])
    best, average = worth[ranked[0]], summed([*values]) / len(values)
    if best - worth[ranked[-1]] < SAME:
        return [Hint(ranked[0], 0.0, ("hint-same", {}))]
    named = [option for option in ranked[:MOST] if worth[option] >= best - near]
    return [Hint(option, round(worth[option] - average, 1), why(option)) for option in named]


def _to_play(position: Position, mind: Mind) -> list[Hint]:
    """Power cards to play: for the turn, the caballeros and the hand that one will have."""
    cards = power_cards(position, mind)
    return _best(
        position.options, cards.values(position, mind), NEAR, lambda option: cards.reason(position, mind, option)
    )


def _to_dial(position: Position, mind: Mind) -> list[Hint]:
    """Regions to dial: any that is about as good as the best one."""
    options = position.decision.options(position)
    values = mind.dial_values(position, position.decision)
    good = [value for value in values if value >= max(values) - ABOUT_AS_GOOD]
    return _best(options, values, ABOUT_AS_GOOD, lambda _: ("hint-mix" if len(good) > 1 else "hint-dial", {}))


def _to_do(position: Position, mind: Mind) -> list[Hint]:
    """Anything else: what each choice leads to by the end of the turn."""
    options = mind.sensible(position)
    if len(options) == 1 and len([option for option in position.options if option not in mind.senses.asides]) > 1:
        return [Hint(options[0], None, ("hint-wait", {}))]
    values = mind.careful_values(position)
    best = options[values.index(max(values))]
    if mind.senses.about(position.decision).in_time(position, best) != best:
        return [Hint(PASS, None, ("hint-wait", {}))]
    found = _best(options, values, NEAR, Reasons(position, mind, max(values)).why)
    return [replace(one, times=_times(position, mind, one.option)) for one in found]


def _times(position: Position, mind: Mind, option: OptionId) -> int:
    """How often in a row the same choice is best, where it can be made a number of times."""
    decision, times = position.decision, 1
    if not isinstance(decision, Counted) or kind_of(option) != SPACE:
        return times
    after = position.copy()
    after.choose(option)
    while after.stack and type(after.decision) is type(decision) and after.decision.player == decision.player:
        if option not in after.options or mind.best(after) != option:
            break
        times += 1
        after.choose(option)
    return times
