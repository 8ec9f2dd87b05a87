"""Who gets how many points for a region or the Castillo, and why (BASE-51 to BASE-54, BASE-70 to BASE-74)."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import COLOURS
from elgrande.rules.position import Position
from elgrande.rules.rules import Bonus

SOURCES: Final = ("place-1", "place-2", "place-3", "king", "grande")
"""What points are for; places count from the first."""
KING: Final = 3
GRANDE: Final = 4
BONUS: Final = 2

Award = tuple[int, int, int]
"""A player, his points, and what they are for (one of the rules' `sources`)."""


def places(counts: list[int]) -> list[int]:
    """The place of each player by his number of caballeros, ties dropped (BASE-71); 0 without any.

    >>> places([3, 3, 2, 0])
    [2, 2, 3, 0]
    """
    result = [0] * len(counts)
    place, count = 0, max(counts)
    while count:
        tied, below = 0, 0
        for own in counts:
            if own == count:
                tied += 1
            elif below < own < count:
                below = own
        place += 1 if tied == 1 else 2
        for player, own in enumerate(counts):
            if own == count:
                result[player] = place
        count = below
    return result


def counting(game: Position, space: int) -> list[int]:
    """How many caballeros count for each player on a space (BASE-53, BASE-70)."""
    first = space * COLOURS
    return game.board.caballeros[first : first + game.rules.players]


def awards(game: Position, space: int, only_first: bool = False) -> list[Award]:
    """What a scoring of a space brings; with `only_first` sole first places only (BASE-135)."""
    return awards_for(game, space, counting(game, space), only_first)


def awards_for(game: Position, space: int, counts: list[int], only_first: bool = False) -> list[Award]:
    """What a scoring of a space would bring if so many caballeros counted for each player."""
    table, region = game.table(space), game.rules.spaces[space].region
    last = 1 if only_first else game.rules.places
    result: list[Award] = []
    for player, place in enumerate(places(counts)):
        if 1 <= place <= last:
            result.append((player, table[place - 1], place - 1))
        if place == 1 and region:
            for bonus in game.rules.bonuses:
                result.append((player, bonus.points(game, player, space), bonus.source))
    return [award for award in result if award[1]]


class KingBonus(Bonus):
    """2 points for the sole first place of the King's region (BASE-51)."""

    def points(self, game: Position, player: int, region: int) -> int:
        return BONUS if region == game.board.king else 0


class GrandeBonus(Bonus):
    """2 points for the sole first place where the own Grande stands (BASE-52)."""

    def points(self, game: Position, player: int, region: int) -> int:
        return BONUS if region == game.board.grande[player] else 0


def score(game: Position, space: int, only_first: bool = False) -> None:
    """Score a region or the Castillo for all players."""
    won = awards(game, space, only_first)
    game.tell("scoring" if won else "nothing-scored", space)
    for player, points, source in won:
        game.board.score[player] += points
        game.tell("points", player, points, source, space)
