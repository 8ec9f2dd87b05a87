"""Duke and grande as they were until November 2026, to see how much stronger those of today are."""

from __future__ import annotations

from typing import Final

from elgrande.bots.judgement import KEEN, PLAIN
from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import packed_value
from elgrande.bots.thinker import Thinker
from elgrande.bots.tree import Scope

NARROW: Final = Scope(taste=2.0, curiosity=0.25, width=1.0, varied=0)
"""Nearly all rounds in mind followed what was best at a glance."""


class EarlierDuke(Thinker):
    """Played eight rounds in mind."""

    judgement = PLAIN
    dials = 240
    rounds = 8
    scope = NARROW
    limit = 1.8


class EarlierGrande(Thinker):
    """Played 96 rounds in mind."""

    judgement = KEEN
    dials = 480
    rounds = 96
    scope = NARROW
    limit = 4.5

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, packed_value())
