"""Who gets how many points for a region or the Castillo, and for what (BASE-51 to BASE-54, BASE-70 to BASE-74)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ON_TRACK, POINTS
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.rules.hooks import Award, Bonus, Office
from elgrande.rules.position import Position
from elgrande.rules.space import ScoreTable

SCORED: Final = EventKind("scoring", "space")
NOTHING_SCORED: Final = EventKind("nothing-scored", "space")
COUNTED: Final = EventKind("counted", "player", "count", "space", remark="space", quiet=True)
"""How many count for a player, before a region is scored; what is in the Castillo is told when it is lifted."""
MIRRORED: Final = EventKind("mirrored", "space", remark="space")
TOGETHER: Final = EventKind("together", "space", "to", remark="space")
TIED: Final = EventKind("tied", "count", "place", "space", remark="space")
"""How many players share which lower place on a space (BASE-71); place 0 brings nothing."""
POINTS_WON: Final = EventKind(
    "points",
    "player",
    "points",
    "source",
    "space",
    moves=Moves(POINTS, "space", ON_TRACK, count="points"),
    at_once="points",
)

SOURCES: Final = ("place-1", "place-2", "place-3", "king", "grande")
"""What points are for; places count from first place."""
KING: Final = 3
GRANDE: Final = 4
BONUS: Final = 2


def places(counts: list[int]) -> list[int]:
    """The place of each player by number of caballeros, ties dropped (BASE-71); 0 for players with none.

    >>> places([3, 3, 2, 0])
    [2, 2, 3, 0]
    """
    result = [0] * len(counts)
    place, count = 0, 0
    for own in counts:
        count = max(count, own)
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


def counting(game: Position, space: SpaceId) -> list[int]:
    """How many caballeros count for each player on a space (BASE-53, BASE-70)."""
    rules, caballeros = game.rules, game.board.caballeros
    if not rules.divided:
        first = space * COLOURS
        return caballeros[first : first + rules.players]
    counts = [0] * rules.players
    black = 0
    for part in counting_parts(game, space):
        first = part * COLOURS
        black += caballeros[first + BLACK]
        for player in range(rules.players):
            counts[player] += caballeros[first + player]
    holder = game.owner(BLACK)
    if holder != NOBODY:
        counts[holder] += black
    return counts


def counting_parts(game: Position, space: SpaceId) -> list[int]:
    """Where caballeros count in a region: only on the board that limits it, if there is one."""
    for loose in game.rules.loose:
        if game.region_of(loose) == space:
            return [loose for loose in game.rules.loose if game.region_of(loose) == space]
    return game.rules.counting[space]


def awards(game: Position, space: SpaceId, only_first: bool = False) -> list[Award]:
    """What scoring a space yields; with `only_first`, only sole first places (BASE-135)."""
    return awards_for(game, space, counting(game, space), only_first)


def awards_for(game: Position, space: SpaceId, counts: list[int], only_first: bool = False) -> list[Award]:
    """What scoring a space would yield if these numbers of caballeros counted."""
    if game.rules.scoring.tiebreaks:
        counts = decided(game, [space], counts)
    return ranked_awards(game, space, places(counts), only_first)


def decided(game: Position, spaces: list[int], counts: list[int]) -> list[int]:
    """The counts plus whatever decides ties: worth less than a caballero, but more than nothing."""
    if not game.rules.scoring.tiebreaks or not any_tie(counts):
        return counts
    for tiebreak in game.rules.scoring.tiebreaks:
        better = tiebreak(game, spaces[0])
        for space in spaces[1:]:
            better = [max(one, other) for one, other in zip(better, tiebreak(game, space), strict=True)]
        counts = [2 * count + more if count else 0 for count, more in zip(counts, better, strict=True)]
    return counts


def any_tie(counts: list[int]) -> bool:
    """Whether any two players have the same number of caballeros, and more than none."""
    for player, count in enumerate(counts):
        for other in range(player):
            if count and counts[other] == count:
                return True
    return False


def ranked_awards(game: Position, space: SpaceId, ranks: list[int], only_first: bool = False) -> list[Award]:
    """What a space yields for players with these places."""
    rules, table = game.rules, game.score_table(space)
    last = 1 if only_first else rules.places
    if rules.scoring.mirrors:
        table = mirrored(game, space, table, ranks)
    best, second, third = table
    worth = [0, best, second, third]
    result: list[Award] = []
    first = NOBODY
    for player, place in enumerate(ranks):
        if place <= last and worth[place]:
            result.append((player, worth[place], place - 1))
        if place == 1:
            first = player
            for bonus in rules.scoring.bonuses:
                points = bonus.points(game, player, space)
                if points:
                    result.append((player, points, bonus.source))
    for office in rules.scoring.offices:
        if rules.spaces[office.space].within == space and office.points:
            result += office_awards(game, office, only_first, first)
    return result


def mirrored(game: Position, space: SpaceId, table: ScoreTable, ranks: list[int]) -> ScoreTable:
    """The table of a space, reversed where something mirrors it: a player alone there scores most (PE-7)."""
    if not any(mirrors(game, space) for mirrors in game.rules.scoring.mirrors):
        return table
    first, second, third = table
    alone = len(ranks) - ranks.count(0) == 1
    return (max(table) if alone else third, second, first)


def office_awards(game: Position, office: Office, only_first: bool, first: int) -> list[Award]:
    """What the caballero on a space inside a region earns; `first` is the sole first of the region."""
    start = office.space * COLOURS
    for colour in range(COLOURS):
        if game.board.caballeros[start + colour]:
            owner = game.owner(colour)
            if owner != NOBODY and (not only_first or (office.only_first and owner == first)):
                return [(owner, office.points, office.source)]
    return []


class KingBonus(Bonus):
    """2 points for the sole first place of the King's region (BASE-51)."""

    def points(self, game: Position, player: PlayerId, space: SpaceId) -> int:
        return BONUS if space == game.board.king else 0


class GrandeBonus(Bonus):
    """2 points for the sole first place where the player's own Grande stands (BASE-52)."""

    def points(self, game: Position, player: PlayerId, space: SpaceId) -> int:
        return BONUS if space == game.board.grande[player] and game.rules.spaces[space].region else 0


def score(game: Position, space: SpaceId, only_first: bool = False) -> None:
    """Score a region or the Castillo for all players."""
    counts = counting(game, space)
    ranks = places(decided(game, [space], counts))
    if game.events is not None:
        explain(game, [space], space, counts)
        explain_ties(game, space, ranks, 1 if only_first else game.rules.places)
    pay(game, space, ranked_awards(game, space, ranks, only_first), 1)


def score_together(game: Position, regions: list[int]) -> None:
    """Score a region in a general scoring, or several as one: the caballeros of all count, each region pays."""
    counts = counting(game, regions[0])
    for other in regions[1:]:
        counts = [one + more for one, more in zip(counts, counting(game, other), strict=True)]
    ranks = places(decided(game, regions, counts))
    for region in regions:
        factor = 1
        for more in game.rules.scoring.factors:
            factor *= more(game, region)
        if game.events is not None:
            explain(game, regions, region, counts)
            explain_ties(game, region, ranks, game.rules.places)
        pay(game, region, ranked_awards(game, region, ranks), factor)


def explain(game: Position, regions: list[int], space: SpaceId, counts: list[int]) -> None:
    """Tell what the points for a space follow from: it is scored now, with these others."""
    for other in regions:
        if other != space:
            game.tell(TOGETHER, space, other)
    if any(mirrors(game, space) for mirrors in game.rules.scoring.mirrors):
        game.tell(MIRRORED, space)
    for player, count in enumerate(counts):
        if count and space != CASTILLO:
            game.tell(COUNTED, player, count, space)


def explain_ties(game: Position, space: SpaceId, ranks: list[int], last: int) -> None:
    """Tell which places are shared, where without the tie they would have counted: those up to the last do."""
    for place in sorted(set(ranks)):
        tied = ranks.count(place)
        if place and tied > 1 and place - 1 <= last:
            game.tell(TIED, tied, place if place <= last else 0, space)


def pay(game: Position, space: SpaceId, won: list[Award], factor: int) -> None:
    """Give the players what they have won, this many times."""
    game.tell(SCORED if won else NOTHING_SCORED, space)
    scores = game.board.score
    for player, points, source in won:
        scores[player] += points * factor
        game.tell(POINTS_WON, player, points * factor, source, space)
