"""Grande: thinks as long as one can wait, and has learned from many games who wins."""

from __future__ import annotations

from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.mind import scores_later
from elgrande.bots.searching import SearchBot
from elgrande.engine.step import Secret
from elgrande.rules.base.turn import Place
from elgrande.rules.position import Position


class GrandeBot(SearchBot):
    """Takes everybody's turns in mind as seriously as its own, and thinks about each step of its own."""

    rounds = 48
    dials = 480
    limit = 4.5
    hasty = False

    def ponders(self, position: Position) -> bool:
        decision = position.decision
        if isinstance(decision, Secret):  # dials are set by chance
            return False
        if isinstance(decision, Place) and scores_later(position):  # what is placed is better looked at together
            return False
        return position.board.player == decision.player or super().ponders(position)

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
