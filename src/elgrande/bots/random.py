"""The random player: anything that is offered, each equally likely."""

from __future__ import annotations

from elgrande.bots.bot import Bot
from elgrande.engine.chance import Chance
from elgrande.view import View


class RandomBot(Bot):
    """Plays anything."""

    def decide(self, view: View, chance: Chance) -> int:
        return chance.pick(view.options)
