"""Pupil: counts exactly, and has no clock. It is not a level to play against, but it is quick, and its games can be
repeated: others learn from them, and are measured by it."""

from __future__ import annotations

from elgrande.bots.judgement import PLAIN
from elgrande.bots.mind import Mind
from elgrande.bots.thinker import Thinker
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision
from elgrande.rules.position import Position


class PupilBot(Thinker):
    """Takes what looks best at the end of its turn."""

    judgement = PLAIN

    def power_card(self, good: list[int], chance: Chance) -> int:
        """The first of the best."""
        return good[0]

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        """Any region that is about as good as the best: that is quicker still."""
        return mind.dial(position, decision)
