"""Page: plays by simple sense, looking at where each choice leads by the end of the turn."""

from __future__ import annotations

from elgrande.bots.asides import aside, sensible
from elgrande.bots.bot import Bot
from elgrande.bots.choosing import next_card
from elgrande.bots.closing import close_card
from elgrande.bots.evaluate import Outlook
from elgrande.bots.judgement import PAGE
from elgrande.bots.later import forget_secrets, when_it_is_time
from elgrande.bots.mind import Mind, this_turn_only
from elgrande.bots.power import power_card
from elgrande.bots.roles import card_for_a_role
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.grand_inquisitor.kept import MayClose
from elgrande.rules.king_intrigue.choosing import ChooseCard
from elgrande.rules.position import Position
from elgrande.view import View


class PageBot(Bot):
    """Takes what looks best at once; thinks about nobody's next turn."""

    judgement = PAGE

    def decide(self, view: View, chance: Chance) -> int:
        besides = aside(view)
        if besides is not None:
            return besides
        if isinstance(view.decision, ChooseCard):
            return next_card(view.position.rules, view.decision, view.options, chance)
        position = view.imagine(chance)
        forget_secrets(position, view)
        mind = Mind(Outlook(position, self.judgement), chance)
        if isinstance(view.decision, PlayPowerCard):
            return card_for_a_role(position, mind) if position.rules.actions else power_card(position, mind)
        this_turn_only(position)
        decision = position.decision
        if isinstance(decision, Secret):
            return self.dial(position, decision, mind)
        if isinstance(decision, MayClose):
            return close_card(position, mind, decision)
        values = mind.careful_values(position)
        best = max(values)
        options = [option for option, value in zip(sensible(position), values, strict=True) if value > best - 1e-9]
        return when_it_is_time(position, chance.pick(options))

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        """What to choose in secret."""
        return mind.dial(position, decision)
