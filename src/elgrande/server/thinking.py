"""What runs in the processes for bots; it needs nothing of the server, so they start quickly."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from threading import Thread

from elgrande.bots import make_bot
from elgrande.bots.hint import Hint, hint
from elgrande.game import Game

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
    """In a new process: let the server go first, and end when it ends, however it does."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
