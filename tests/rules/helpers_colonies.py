"""More words for the tests of Grand Inquisitor & Colonies: its positions, and what is where."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.engine.machine import Event
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import StartTurn
from tests.rules.helpers_a import general_scoring, kinds
from tests.situation import situation

MODULES = ("grand_inquisitor",)
NINE = "Gal Vas Ara Cat Vie Nue Sev Gra Val"


def colonies(caballeros: str = "", **rest: Any) -> Game:
    """A position of a game with the module."""
    return situation(caballeros, **{"modules": MODULES, **rest})


def whole_turn(caballeros: str = "", *, then: str = "", **rest: Any) -> Game:
    """A turn begins with its journeys; some players take theirs after it (`then`)."""
    game = colonies(caballeros, whole_turn=True, **rest)
    for colour in then.split():
        game.position.stack.insert(_end_of_turns(game), StartTurn(COLOUR_NAMES.index(colour)))
    return game


def _end_of_turns(game: Game) -> int:
    names = [type(step).__name__ for step in game.position.stack]
    return names.index("EndTurns") + 1


def scored(region: str, caballeros: str, **rest: Any) -> list[int]:
    """The points of all players after a special scoring of one region."""
    game = colonies(caballeros, card="score-region", **rest)
    game.follow(f"special {region}")
    return game.scores


def generally(caballeros: str, dials: str = "", **rest: Any) -> tuple[Game, list[Event]]:
    """A general scoring, with these dials."""
    return general_scoring(caballeros, dials, modules=MODULES, **rest)


def sources(game: Game, events: list[Event]) -> list[str]:
    """Who got points for what, such as `red 3 place-1`."""
    return [
        f"{COLOUR_NAMES[player]} {points} {game.rules.sources[source]}"
        for _, player, points, source, _ in kinds(events, "points")
    ]


def seen_tokens(game: Game) -> dict[str, Any]:
    """Where everybody sees the gold and the goods."""
    shown: dict[str, Any] = game.view().as_dict()["tokens"]
    return shown
