"""Positions for the tests of Grand Inquisitor & Colonies: whole turns, several in a row, scorings, strikes."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import EndTurns, StartTurn
from tests.rules.positions import general_scoring
from tests.situation import asked, situation, texts

MODULES = ("grand_inquisitor",)
HOMES = "red:Gra blue:Val green:Cat yellow:Nue"
"""Where the Grandes stand in `gic`, unless a test says otherwise."""
NO_SUPPLY = "5 gold, 11 goods"
"""All tokens lie in the colonies."""
ROUND_OVER = "yellow PlayPowerCard"
"""The turn was the last of the round in these positions; yellow starts the next one."""


def colonies(caballeros: str = "", **rest: Any) -> Game:
    """A situation without Grandes."""
    return situation(caballeros, **{"modules": MODULES, **rest})


def gic(caballeros: str = "Gra: 1 red", **rest: Any) -> Game:
    """A situation with the Grandes at home."""
    return colonies(caballeros, **{"grandes": HOMES, **rest})


def whole_turn(caballeros: str = "", *, then: str = "", **rest: Any) -> Game:
    """A turn begins with its journeys; `then` names the players who follow."""
    game = colonies(caballeros, whole_turn=True, **rest)
    for colour in then.split():
        game.position.stack.insert(_end_of_turns(game), StartTurn(COLOUR_NAMES.index(colour)))
    return game


def _end_of_turns(game: Game) -> int:
    names = [type(step).__name__ for step in game.position.stack]
    return names.index("EndTurns") + 1


def turns(caballeros: str = "", *, order: str = "red blue green", **rest: Any) -> Game:
    """The turns of these players are still to come in this round; nobody takes reinforcements."""
    seats = [COLOUR_NAMES.index(colour) for colour in order.split()]
    game = gic(caballeros, turn=COLOUR_NAMES[seats[0]], **rest)
    position = game.position
    position.board.power = [13] * (game.rules.players - 1) + [12]  # neither brings anybody
    while not isinstance(position.stack[-1], EndTurns):
        position.stack.pop()
    position.then_all([StartTurn(seat) for seat in seats])
    position.run()
    return game


def struck(caballeros: str, card: str, line: str, **rest: Any) -> Game:
    """Red has carried out the special action of a card, and blue strikes."""
    game = gic(caballeros, card=card, keeps="blue:double-strike", **rest)
    game.follow(f"special {line}")
    if asked(game) == "red UseCard":
        game.play("end")
    assert asked(game) == "blue MayStrike"
    assert texts(game) == "pass use"
    game.play("use")
    return game


def scored(region: str, caballeros: str, **rest: Any) -> list[int]:
    """The points of all players after a special scoring of one region."""
    game = colonies(caballeros, card="score-region", **rest)
    game.follow(f"special {region}")
    return game.scores


def generally(caballeros: str, dials: str = "", **rest: Any) -> tuple[Game, list[Event]]:
    """A general scoring with these dials, and its events."""
    return general_scoring(caballeros, dials, modules=MODULES, **rest)
