"""Positions that break a law."""

from __future__ import annotations

import pytest

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.tools import board_laws


def broken(law: board_laws.Law, game: Game) -> str:
    """How a law says that a position breaks it."""
    with pytest.raises(board_laws.LawBroken) as error:
        law(game, Chance(1))
    return str(error.value)
