"""Who has won (BASE-25, OPT-5)."""

from __future__ import annotations

from elgrande.rules.position import Position


def winners(position: Position) -> list[int]:
    """The players with the most points, or with the best tie-break if the table has one."""
    players = range(position.rules.players)
    standing = [rank(position, player) for player in players]
    best = max(standing)
    return [player for player in players if standing[player] == best]


def ranking(position: Position) -> list[int]:
    """All players, best first; tied players in seat order."""
    return sorted(range(position.rules.players), key=lambda player: rank(position, player), reverse=True)


def rank(position: Position, player: int) -> tuple[int, ...]:
    """What players are compared by: points; with OPT-5 also court, province and the highest power card left."""
    board = position.board
    if position.rules.config.tiebreak == "shared" or not position.over:  # hands are secret until the end
        return (board.score[player],)
    highest = board.hand[player].bit_length() - 1
    return (board.score[player], board.court[player], board.province[player], highest)
