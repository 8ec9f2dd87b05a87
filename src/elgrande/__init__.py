"""El Grande: an unofficial digital version of the board game, as a library.

>>> from elgrande import Game
>>> game = Game.new(players=2, seed=1)
>>> while not game.over:
...     _ = game.play(game.decision.options[0])
>>> len(game.scores)
2
"""

from elgrande.engine.saving import SaveError
from elgrande.game import ACTIONS, CannotUndo, Game
from elgrande.notation import NotationError
from elgrande.question import IllegalChoice, Option, Question
from elgrande.record import RecordError
from elgrande.rules.config import ConfigError
from elgrande.rules.overrides import OverrideError
from elgrande.view import SPECTATOR, View

__all__ = [
    "ACTIONS",
    "SPECTATOR",
    "CannotUndo",
    "ConfigError",
    "Game",
    "IllegalChoice",
    "NotationError",
    "Option",
    "OverrideError",
    "Question",
    "RecordError",
    "SaveError",
    "View",
]
