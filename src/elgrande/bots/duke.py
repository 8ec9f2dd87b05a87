"""Duke: thinks the round through to its end, with all that the others may do, and has learned who wins after it."""

from __future__ import annotations

from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.searching import SearchBot, quickly_played
from elgrande.rules.position import Position


class DukeBot(SearchBot):
    """Thinks of single steps only where a round is quickly played in mind."""

    rounds = 16
    dials = 240
    limit = 1.8

    def ponders_steps(self, position: Position) -> bool:
        return quickly_played(position)

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
