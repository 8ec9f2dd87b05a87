"""What runs in the processes for bots; it needs nothing of the server, so they start quickly."""

from __future__ import annotations

import os
from collections.abc import Callable

from elgrande.bots import make_bot
from elgrande.bots.hint import Hint, hint
from elgrande.game import Game
from elgrande.tools.parallel import begin

Think = Callable[[str, int, str, int], int]
"""From a saved game, a seat, a bot's level and a seed to an option."""


def think(text: str, seat: int, level: str, seed: int) -> int:
    """What the bot chooses, from the view of its seat alone."""
    game = Game.load(text, checked=False)
    return make_bot(level, seed).choose(game.view(seat))


def advise(text: str, seat: int, seed: int) -> list[Hint]:
    """The best choices of a seat in a saved game, from its view alone."""
    return hint(Game.load(text, checked=False).view(seat), seed)


def start() -> None:
    """In a new process: let the server go first."""
    os.nice(10)
    begin()
