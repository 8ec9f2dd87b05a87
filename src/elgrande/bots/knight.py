"""Knight: looks through its whole turn, and at what the others can do about it as far as an instant allows."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot, quickly_played
from elgrande.rules.position import Position


class KnightBot(SearchBot):
    """Thinks for an instant: of power cards and single steps only where a round is quickly played in mind."""

    rounds = 8
    dials = 60
    limit = 0.04

    def ponders_power_cards(self, position: Position) -> bool:
        return quickly_played(position)

    def ponders_steps(self, position: Position) -> bool:
        return quickly_played(position)
