"""Knight: looks through its whole turn, and at what the others can do about it as far as an instant allows."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.position import Position


class KnightBot(SearchBot):
    """Thinks for an instant: of the round that a power card leads to only where it is quickly played in mind."""

    rounds = 8
    dials = 60
    limit = 0.04

    def ponders(self, position: Position) -> bool:
        if isinstance(position.decision, PlayPowerCard):
            return position.rules.players == 2 or bool(position.rules.actions)
        return super().ponders(position)
