"""A digest of a position: stored along with choices, so that other rules that lead elsewhere are noticed.

It is made of what players could point at or know (pieces, cards, points, who has to decide, and what they may choose)
and not of how the position is written down, so that a table goes on when only that has changed. What modules keep goes
in by name, as far as it has changed: a module may get another field, and lay its fields out anew.

Digests of several forms are stored. Each is compared with one of its own form, so that a new form stops no game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from msgspec.json import encode

from elgrande.game import Game
from elgrande.rules.position import Position
from elgrande.saving import dump_fields

DIGEST: Final = "digest"
"""Where an entry keeps it."""
LENGTH: Final = 12
PRESENT: Final = "2:"
"""What digests of the present form begin with."""


def digest(game: Game) -> str:
    """The digest of the position of a game."""
    return PRESENT + _hashed(_whole_board(game.position))


def agrees(game: Game, stored: str) -> bool:
    """Whether the position of a game has a digest that was stored; one of an unknown form never agrees."""
    form = FORMS.get(stored[:-LENGTH])
    return form is not None and _hashed(form(game.position)) == stored[-LENGTH:]


def _hashed(facts: bytes) -> str:
    return sha256(facts).hexdigest()[:LENGTH]


def _pieces(position: Position) -> bytes:
    """The first form: pieces on the board, without cards, dials, tiles, and what modules keep."""
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
    return json.dumps(facts).encode()


def _whole_board(position: Position) -> bytes:
    """The second form: everything on the board. A field that the board gets later needs a new form."""
    board = position.board
    facts = [
        *(board.round, board.start, board.player, board.king, board.card, board.carried, board.taken),
        *(board.caballeros, board.court, board.province, board.score, board.grande),
        *(board.hand, board.doubtful, board.power, board.dial, board.shown, board.kept),
        *(board.tiles, board.offered, board.unseen, board.stacks),
        sorted(dump_fields(position).items()),
        [[decision.player, sorted(decision.options(position))] for decision in position.decisions()],
    ]
    return encode(facts)


FORMS: Final[dict[str, Callable[[Position], bytes]]] = {"": _pieces, PRESENT: _whole_board}
"""What a digest is made of, by what it begins with."""
