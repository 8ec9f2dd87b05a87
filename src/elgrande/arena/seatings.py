"""Who sits where: every bot sits in every seat equally often, on the same deals."""

from __future__ import annotations

from elgrande.engine.chance import Chance


def seatings(bots: int, players: int, chance: Chance) -> list[tuple[int, ...]]:
    """The seatings of one deal, as numbers of bots: one for each bot, so that each bot sits in each seat once.

    The first seating is random and as mixed as possible: all bots differ if there are enough, otherwise each appears
    equally often, give or take one. In each following game every seat passes to the next bot. Every deal gets a new
    first seating, so all neighbours and opponents come up equally often.

    >>> seatings(2, 4, Chance(1))
    [(1, 0, 1, 0), (0, 1, 0, 1)]
    >>> seatings(5, 3, Chance(2))
    [(1, 4, 2), (2, 0, 3), (3, 1, 4), (4, 2, 0), (0, 3, 1)]
    """
    first: list[int] = []
    while len(first) < players:
        everybody = list(range(bots))
        chance.shuffle(everybody)
        first += everybody[: players - len(first)]
    chance.shuffle(first)
    return [tuple((bot + game) % bots for bot in first) for game in range(bots)]
