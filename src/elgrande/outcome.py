"""Who has won (BASE-25, OPT-5), and who would score what."""

from __future__ import annotations

from elgrande.rules.base.scoring import awards
from elgrande.rules.position import Position


def winners(position: Position) -> list[int]:
    """The players with the most points, or with the best tie-break if the table has one."""
    players = range(position.rules.players)
    ranks = [rank(position, player) for player in players]
    best = max(ranks)
    return [player for player in players if ranks[player] == best]


def ranking(position: Position) -> list[int]:
    """All players, best first; tied players in seat order."""
    return sorted(range(position.rules.players), key=lambda player: rank(position, player), reverse=True)


def scored_now(position: Position) -> list[int]:
    """The points of all players if every region were scored now, without the Castillo."""
    points = list(position.board.score)
    for region in position.rules.regions:
        for player, more, _ in awards(position, region):
            points[player] += more
    return points


def rank(position: Position, player: int) -> tuple[int, ...]:
    """What players are compared by: points; with OPT-5 also court, province and the highest power card left."""
    board = position.board
    if position.rules.config.tiebreak == "shared" or not position.over:  # hands are secret until the end
        return (board.score[player],)
    highest = board.hand[player].bit_length() - 1
    return (board.score[player], board.court[player], board.province[player], highest)
