"""Variants of grande, to see what makes it strong: docs/ladder.md shows how they do."""

from __future__ import annotations

from elgrande.bots.grande import GrandeBot
from elgrande.bots.judges import Judge


class Unlearned(GrandeBot):
    """Judges the end of a round by its eye alone."""

    def judge(self) -> Judge:
        return Judge(self.judgement)


class Patient(GrandeBot):
    """Thinks longer than grande needs: four times as many rounds, if its time allows."""

    rounds = 4 * GrandeBot.rounds
