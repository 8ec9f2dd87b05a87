"""Grande: thinks as long as one can wait."""

from __future__ import annotations

from elgrande.bots.duke import DukeBot


class GrandeBot(DukeBot):
    """Plays so many rounds in mind that it hardly misses what the others can do."""

    rounds = 128
    dials = 480
    limit = 4.5
