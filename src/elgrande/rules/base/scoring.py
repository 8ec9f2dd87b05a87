"""Who gets how many points for a region or the Castillo, and why (BASE-51 to BASE-54, BASE-70 to BASE-74)."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import COLOURS
from elgrande.rules.position import Position

KING: Final = "king"
GRANDE: Final = "grande"
PLACES: Final = ("", "place-1", "place-2", "place-3")
BONUS: Final = 2

Award = tuple[int, int, str]
"""A player, his points, and what they are for."""


def places(counts: list[int]) -> list[int]:
    """The place of each player by his number of caballeros, ties dropped (BASE-71); 0 without any."""
    result = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count:
            tied = [player for player, own in enumerate(counts) if own == count]
            place += 1 if len(tied) == 1 else 2
            for player in tied:
                result[player] = place
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
            result.append((player, table[place - 1], PLACES[place]))
        if place == 1 and region:
            for bonus in game.rules.bonuses:
                points, source = bonus(game, player, space)
                if points:
                    result.append((player, points, source))
    return [award for award in result if award[1]]


def king_bonus(game: Position, player: int, region: int) -> tuple[int, str]:
    """2 points for the sole first place of the King's region (BASE-51)."""
    return (BONUS if region == game.board.king else 0), KING


def grande_bonus(game: Position, player: int, region: int) -> tuple[int, str]:
    """2 points for the sole first place where the own Grande stands (BASE-52)."""
    return (BONUS if region == game.board.grande[player] else 0), GRANDE


def score(game: Position, space: int, only_first: bool = False) -> None:
    """Score a region or the Castillo for all players."""
    won = awards(game, space, only_first)
    game.tell(("scoring", space) if won else ("nothing-scored", space))
    for player, points, source in won:
        game.board.score[player] += points
        game.tell(("points", player, points, source, space))
