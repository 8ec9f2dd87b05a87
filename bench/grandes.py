"""Other grandes, to see what makes one strong: docs/ladder.md says how they fare."""

from __future__ import annotations

from elgrande.bots.grande import GrandeBot
from elgrande.bots.judges import Judge


class Unlearned(GrandeBot):
    """Judges the end of a round by its eye alone."""

    def judge(self) -> Judge:
        return Judge(self.judgement)


class Patient(GrandeBot):
    """Thinks longer than a grande thinks it must: four times as many rounds, as far as its time allows."""

    rounds = 4 * GrandeBot.rounds
