"""Knight: looks through its whole turn: card, order, placing and special action."""

from __future__ import annotations

from typing import ClassVar

from elgrande.bots.clock import now
from elgrande.bots.judgement import PLAIN
from elgrande.bots.page import PageBot


class KnightBot(PageBot):
    """Thinks of the others' points, too, and counts nearly to the last one."""

    judgement = PLAIN
    slack = card_slack = 0.8
    dials = 60
    limit: ClassVar[float] = 0.035
    """How many seconds it thinks at most; then it finishes the thought that it has begun."""

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.seconds = self.limit if seconds is None else seconds

    def deadline(self) -> float:
        return now() + self.seconds
