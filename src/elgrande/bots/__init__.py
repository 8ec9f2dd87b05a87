"""The bots: each sits in a seat like a person and sees no more than its seat does.

>>> from elgrande import Game
>>> from elgrande.bots import make_bot
>>> game = Game.new(players=2, seed=1)
>>> bot = make_bot("random", seed=7)
>>> while not game.over:
...     _ = game.play(bot.choose(game))
"""

from __future__ import annotations

from typing import Final

from elgrande.bots.bot import Bot
from elgrande.bots.duke import DukeBot
from elgrande.bots.grande import GrandeBot
from elgrande.bots.knight import KnightBot
from elgrande.bots.modules import SENSES
from elgrande.bots.page import PageBot
from elgrande.bots.random import RandomBot
from elgrande.bots.sense import register
from elgrande.rules.config import unknown

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "page": PageBot,
    "knight": KnightBot,
    "duke": DukeBot,
    "grande": GrandeBot,
}
"""All bots by name, from the weakest to the strongest."""

for _module, _sense in SENSES.items():
    register(_module, _sense)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; all its chance comes from the seed."""
    if name not in BOTS:
        raise ValueError(unknown("bot", name, BOTS))
    return BOTS[name](seed)
