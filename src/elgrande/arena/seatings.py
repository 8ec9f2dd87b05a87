"""Who sits where: every bot equally often in every seat, on the same deals."""

from __future__ import annotations

from elgrande.engine.chance import Chance


def seatings(bots: int, players: int, chance: Chance) -> list[tuple[int, ...]]:
    """The seatings of one deal, as numbers of bots: as many as there are bots, and each bot sits in each seat once.

    Chance makes the first table, as mixed as it can be: all bots different if there are enough of them, else each as
    often as any other, give or take one. From game to game each seat goes from a bot to the next one.
    Since chance makes it anew for every deal, all neighbours and all opponents come up equally often.

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
