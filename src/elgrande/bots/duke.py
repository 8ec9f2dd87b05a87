"""Duke: thinks the choices that decide a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from elgrande.bots.ahead import TimeIsUp, finish_round, promising
from elgrande.bots.bot import Bot
from elgrande.bots.evaluate import Outlook
from elgrande.bots.later import forget_secrets
from elgrande.bots.page import PageBot
from elgrande.engine.chance import Chance
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.turn import TakeCard, UseCard
from elgrande.rules.king_intrigue.turn import Act
from elgrande.view import View

DECISIVE: Final = (PlayPowerCard, TakeCard, UseCard, Act, MoveKing)
"""What decides a round: which cards one plays and takes, in which order one does what, and where the King goes."""
CANDIDATES: Final = 4
"""So many options are thought through."""
NEAR: Final = 6.0
"""An option that looks worse than the best one by more points than this is not."""
ROUNDS: Final = 2
"""How often the round is played in mind after each option, each time with other secrets."""
SECONDS: Final = 1.8
"""How long one thinks at most."""


class DukeBot(Bot):
    """Plays the rest of the round in mind after each good option; small choices are made as a page makes them."""

    def __init__(self, seed: int = 0, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.page = PageBot(seed)
        self.seconds = seconds

    def decide(self, view: View, chance: Chance) -> int:
        if not isinstance(view.decision, DECISIVE):
            return self.page.decide(view, chance)
        deadline = perf_counter() + self.seconds
        position = view.imagine(chance)
        forget_secrets(position, view)
        options = promising(position, chance, CANDIDATES, NEAR)
        if len(options) == 1:
            return options[0]
        outlook: Outlook | None = None
        """One measure for all: how much everything counts at the end of this round."""
        best, totals = options[0], dict.fromkeys(options, 0.0)
        for _ in range(ROUNDS):
            for option in options:
                after = position.copy()
                after.choose(option)
                try:
                    finish_round(after, chance, deadline)
                except TimeIsUp:
                    return best
                outlook = outlook or Outlook(after)
                totals[option] += outlook.utility(after, view.player)
            best = max(options, key=lambda option: totals[option])
            position = view.imagine(chance)
            forget_secrets(position, view)
        return best
