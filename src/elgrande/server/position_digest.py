"""A digest of a position: stored along with choices, so that other rules that lead elsewhere are noticed.

It is made of what players could point at (pieces, points, who has to decide, and what they may choose) and not of how
the position is written down, so that a table goes on when only that has changed.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from elgrande.game import Game

DIGEST: Final = "digest"
"""Where an entry keeps it."""
LENGTH: Final = 12


def digest(game: Game) -> str:
    """The digest of the position of a game."""
    position = game.position
    board = position.board
    facts = [
        board.round,
        list(board.score),
        list(board.court),
        list(board.province),
        list(board.caballeros),
        board.king,
        [[decision.player, sorted(decision.options(position))] for decision in position.decisions()],
    ]
    return sha256(json.dumps(facts).encode()).hexdigest()[:LENGTH]
