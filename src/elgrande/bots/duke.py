"""Duke: thinks what decides a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from elgrande.bots.judgement import PLAIN
from elgrande.bots.thinker import Thinker


class DukeBot(Thinker):
    """Has no better eye than a knight, but plays some rounds in mind."""

    judgement = PLAIN
    dials = 240
    rounds = 16
    limit = 1.8
