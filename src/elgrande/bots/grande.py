"""Grande: thinks as long as one can wait, and has learned from many games who wins."""

from __future__ import annotations

from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.mind import scores_later
from elgrande.bots.searching import SearchBot
from elgrande.rules.base.turn import Place
from elgrande.rules.position import Position


class GrandeBot(SearchBot):
    """Takes everybody's turns in mind as seriously as its own, and thinks about each caballero that it places."""

    rounds = 48
    dials = 480
    limit = 4.5
    hasty = False

    def ponders(self, position: Position) -> bool:
        if isinstance(position.decision, Place):  # what is placed for a scoring is better looked at together
            return not scores_later(position)
        return super().ponders(position)

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
