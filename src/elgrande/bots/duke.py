"""Duke: thinks what decides a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot


class DukeBot(SearchBot):
    """Thinks for a second or two."""

    rounds = 24
    dials = 240
    limit = 1.8
