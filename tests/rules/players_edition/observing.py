"""What a player would notice of the Players' Edition and the Special Cards."""

from __future__ import annotations

from elgrande import Game


def table_state(game: Game) -> list[object]:
    """All that a special action can change."""
    board = game.position.copy().board
    return [board.caballeros, board.court, board.province, board.grande, board.tiles, board.extra, board.score]
