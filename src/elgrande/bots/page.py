"""Page: plays by simple sense, looking at where each choice leads by the end of the turn."""

from __future__ import annotations

from elgrande.bots.bot import Bot
from elgrande.bots.closing import close_card
from elgrande.bots.evaluate import Outlook
from elgrande.bots.mind import Mind, this_turn_only
from elgrande.bots.modules import aside, sensible
from elgrande.bots.power import power_card
from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.grand_inquisitor.kept import MayClose
from elgrande.view import View


class PageBot(Bot):
    """Takes what looks best at once; thinks about nobody's next turn."""

    def decide(self, view: View, chance: Chance) -> int:
        besides = aside(view)
        if besides is not None:
            return besides
        position = view.imagine(chance)
        mind = Mind(Outlook(position), chance)
        if isinstance(view.decision, PlayPowerCard):
            return power_card(position, mind)
        this_turn_only(position)
        decision = position.decision
        if isinstance(decision, Secret):
            return mind.dial(position, decision)
        if isinstance(decision, MayClose):
            return close_card(position, mind, decision)
        values = mind.careful_values(position)
        best = max(values)
        return chance.pick(
            [option for option, value in zip(sensible(position), values, strict=True) if value > best - 1e-9]
        )
