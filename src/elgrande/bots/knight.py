"""Knight: looks through its whole turn: card, order, placing and special action."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from elgrande.bots.dials import mixed_dial
from elgrande.bots.judgement import PLAIN
from elgrande.bots.mind import Mind
from elgrande.bots.page import PageBot
from elgrande.engine.step import Decision
from elgrande.rules.position import Position


class KnightBot(PageBot):
    """Thinks of the others' points, too, and counts nearly to the last one."""

    judgement = PLAIN
    slack = card_slack = 0.8
    dials = 60
    limit: ClassVar[float] = 0.03
    """How many seconds it thinks about a dial at most; all else is done in an instant."""

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.seconds = self.limit if seconds is None else seconds

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        return mixed_dial(position, decision, mind, mind.chance, self.dials, perf_counter() + self.seconds)
