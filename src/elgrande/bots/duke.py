"""Duke: thinks its turn and the round through to their end, with all that the others may do, and has learned from many
games who wins."""

from __future__ import annotations

from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.searching import SearchBot


class DukeBot(SearchBot):
    """Plays some rounds in mind."""

    rounds = 8
    dials = 240
    limit = 1.8

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
