"""What runs in the processes for bots. It imports nothing of the server, so they start quickly."""

from __future__ import annotations

import os
from collections.abc import Callable

from elgrande.bots import make_bot
from elgrande.bots.hint import Hint, hint_ahead
from elgrande.game import Game
from elgrande.tools.parallel import begin

Think = Callable[[str, int, str, int], int]
"""From a saved game, a seat, the level of a bot and a seed to an option."""


def think(text: str, seat: int, level: str, seed: int) -> int:
    """What a bot chooses; it sees only the view of its seat."""
    game = Game.load(text, checked=False)
    return make_bot(level, seed).choose(game.view(seat))


def advise(text: str, seat: int, seed: int) -> list[Hint]:
    """The best choices of a seat in a saved game, from its view alone."""
    return hint_ahead(Game.load(text, checked=False).view(seat), seed)


def start() -> None:
    """Lower the priority of a new process, so that the server goes first."""
    os.nice(10)
    begin()
