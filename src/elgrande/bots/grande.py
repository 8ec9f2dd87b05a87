"""Grande: thinks as long as one can wait, about every step."""

from __future__ import annotations

from elgrande.bots.duke import DukeBot
from elgrande.rules.position import Position


class GrandeBot(DukeBot):
    """Plays so many rounds in mind that it hardly misses what the others can do."""

    rounds = 128
    dials = 480
    limit = 4.5

    def ponders_steps(self, position: Position) -> bool:
        return True
