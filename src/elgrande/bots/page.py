"""Page: plays by simple sense; it thinks of its own points, and does not count them too exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from elgrande.bots.judgement import PLAIN
from elgrande.bots.thinker import Thinker

OWN_POINTS: Final = replace(PLAIN, scored=0.1, rivalry=0.05)
"""What the others have and can expect counts little, unless there is but one of them."""


class PageBot(Thinker):
    """Takes what looks good at the end of its turn; it has no clock, and thinks about nobody's next turn."""

    judgement = OWN_POINTS
    slack = 5.0
    card_slack = 1.0
    dials = 30
