"""What a player would notice of the Players' Edition and the Special Cards."""

from __future__ import annotations

from elgrande import Game
from tests.rules.players_edition.positions import TOKENS


def lies(game: Game, name: str) -> str:
    """Where the tokens of this name lie."""
    count = {"allied": 2, "bridge": 2, "boards": 3}.get(name, 1)
    tokens = game.position.board.extra[TOKENS[name] : TOKENS[name] + count]
    return " ".join(game.rules.spaces[token - 1].short for token in tokens if token)


def table_state(game: Game) -> list[object]:
    """All that a special action can change."""
    board = game.position.copy().board
    return [board.caballeros, board.court, board.province, board.grande, board.tiles, board.extra, board.score]
