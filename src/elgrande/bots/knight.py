"""Knight: looks through its whole turn: card, order, placing and special action."""

from __future__ import annotations

from elgrande.bots.judgement import PLAIN
from elgrande.bots.thinker import Thinker


class KnightBot(Thinker):
    """Thinks of the others' points, too, and counts nearly to the last one."""

    judgement = PLAIN
    slack = card_slack = 0.8
    dials = 60
    limit = 0.035
