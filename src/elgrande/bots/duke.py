"""Duke: thinks what decides a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot


class DukeBot(SearchBot):
    """Has no better eye than a knight, but plays some rounds in mind."""

    rounds = 8
    dials = 240
    limit = 1.8
