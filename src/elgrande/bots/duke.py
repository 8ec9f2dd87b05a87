"""Duke: thinks what decides a round through to its end, with all that the others may do in it."""

from __future__ import annotations

from elgrande.bots.searching import SearchBot
from elgrande.rules.position import Position


class DukeBot(SearchBot):
    """Thinks about each part of its turn, and if there is but one rival also about its power cards."""

    rounds = 16
    dials = 240
    limit = 1.8
    stepwise = False

    def ponders_power_cards(self, position: Position) -> bool:
        return position.rules.players == 2
