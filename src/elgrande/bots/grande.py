"""Grande: thinks as long as one can wait, about every step, and has learned from many games who wins."""

from __future__ import annotations

from elgrande.bots.judgement import KEEN
from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.thinker import Thinker
from elgrande.bots.tree import Scope


class GrandeBot(Thinker):
    """Plays so many rounds in mind that it hardly misses what the others can do, and knows who wins after them."""

    judgement = KEEN
    dials = 480
    rounds = 384
    scope = Scope(taste=6.0, curiosity=0.25, width=2.0, varied=2)
    limit = 4.5

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
