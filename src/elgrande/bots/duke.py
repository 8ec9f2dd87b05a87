"""Duke: thinks what decides a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot, quickly_played
from elgrande.rules.position import Position


class DukeBot(SearchBot):
    """Thinks for a second or two; of single steps only where a round is quickly played in mind."""

    rounds = 24
    dials = 240
    limit = 1.8

    def ponders_steps(self, position: Position) -> bool:
        return quickly_played(position)
