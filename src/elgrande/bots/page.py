"""Page: plays by simple sense; it thinks of its own points, and does not count them too exactly."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import ClassVar, Final

from elgrande.board.options import CARD, PASS
from elgrande.bots.asides import aside, sensible
from elgrande.bots.bot import Bot
from elgrande.bots.choosing import next_card
from elgrande.bots.closing import CLOSING, close_card
from elgrande.bots.dials import mixed_dial
from elgrande.bots.evaluate import Outlook
from elgrande.bots.judgement import PLAIN
from elgrande.bots.later import forget_secrets, lets_pass, when_it_is_time
from elgrande.bots.mind import Mind, this_turn_only
from elgrande.bots.power import good_power_cards
from elgrande.bots.roles import good_cards_for_a_role
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.king_intrigue.choosing import ChooseCard
from elgrande.rules.position import Position
from elgrande.view import View

OWN_POINTS: Final = replace(PLAIN, scored=0.1, rivalry=0.05)
"""What the others have and can expect counts little, unless there is but one of them."""
EXACT: Final = 1e-9
"""No slack: only what is rounded otherwise may differ."""


class PageBot(Bot):
    """Takes what looks good at the end of its turn; thinks about nobody's next turn."""

    judgement = OWN_POINTS
    slack: ClassVar[float] = 5.0
    """A choice that is worse by no more points than this is as good to it."""
    card_slack: ClassVar[float] = 1.0
    """The same for a power card."""
    dials: ClassVar[int] = 30
    """How often a secret dial is played in mind at most."""

    def decide(self, view: View, chance: Chance) -> int:
        if lets_pass(view):
            return PASS
        deadline = self.deadline()
        besides = aside(view)
        if besides is not None:
            return besides
        if isinstance(view.decision, ChooseCard):
            return next_card(view.position.rules, view.decision, view.options, chance)
        position = view.imagine(chance)
        forget_secrets(position, view)
        mind = Mind(Outlook(position, self.judgement), chance, deadline)
        if isinstance(view.decision, PlayPowerCard):
            return self.power_card(self.good_cards(position, mind), chance)
        if isinstance(view.decision, CLOSING):
            return close_card(position, mind)
        this_turn_only(position)
        decision = position.decision
        if isinstance(decision, Secret):
            return self.dial(position, decision, mind)
        good = self.good_enough(sensible(position), mind.careful_values(position))
        return when_it_is_time(position, chance.pick(good))

    def deadline(self) -> float:
        """When the choice must be made, if it begins to think now: a page has no clock."""
        return inf

    def good_enough(self, options: list[int], values: list[float]) -> list[int]:
        """The options that are about as good as the best one: other cards, spaces or caballeros. Whether to do a thing
        at all, and how often, it knows exactly."""
        rated = list(zip(options, values, strict=True))
        best = max(values)
        exact = [option for option, value in rated if value >= best - EXACT]
        if min(exact) < CARD:
            return exact
        enough = max([best - self.slack, *[value for option, value in rated if option < CARD]])
        return [option for option, value in rated if option >= CARD and value >= min(enough, best - EXACT)]

    def good_cards(self, position: Position, mind: Mind) -> list[int]:
        """The power cards that are about as good as the best one."""
        good = good_cards_for_a_role if position.rules.actions else good_power_cards
        return good(position, mind, self.card_slack)

    def power_card(self, good: list[int], chance: Chance) -> int:
        """Which of them to play."""
        return chance.pick(good)

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        """What to choose in secret: nobody can foresee it."""
        return mixed_dial(position, decision, mind, mind.chance, self.dials, mind.deadline)
