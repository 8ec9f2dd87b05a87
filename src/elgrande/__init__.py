"""El Grande: an unofficial digital version of the board game, as a library.

>>> from elgrande import Game
>>> game = Game.new(players=2, seed=1)
>>> while not game.over:
...     _ = game.play(game.options[0])
>>> len(game.scores)
2
"""

from typing import Any

from elgrande.engine.chance import Chance
from elgrande.engine.saving import SaveError
from elgrande.events import NamedEvent
from elgrande.game import ACTIONS, CannotUndo, Game
from elgrande.notation import NotationError
from elgrande.outcome import scored_now
from elgrande.question import IllegalChoice, Option, Question
from elgrande.record import RecordError
from elgrande.rules.config import ConfigError, configure
from elgrande.rules.overrides import OverrideError
from elgrande.rules.position import Position
from elgrande.view import SPECTATOR, View
from elgrande.view_data import BoardView

__all__ = [
    "ACTIONS",
    "SPECTATOR",
    "BoardView",
    "CannotUndo",
    "Chance",
    "ConfigError",
    "Game",
    "IllegalChoice",
    "NamedEvent",
    "NotationError",
    "Option",
    "OverrideError",
    "Position",
    "Question",
    "RecordError",
    "SaveError",
    "View",
    "__version__",
    "configure",
    "scored_now",
]


def __getattr__(name: str) -> Any:
    """The version is looked up only when somebody asks for it: that takes longer than to import the rules."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("elgrande")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
