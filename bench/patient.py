"""A grande that plays four times as many rounds in mind, as far as its time allows: docs/ladder.md says what for."""

from __future__ import annotations

from elgrande.bots.grande import GrandeBot


class Patient(GrandeBot):
    """Thinks longer than a grande thinks it must."""

    rounds = 4 * GrandeBot.rounds
