"""Positions for the tests of Grandissimo."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import StartTurn
from tests.fields import put
from tests.rules.grandissimo.playing import play
from tests.situation import _begin_turn, situation

ROUND_OVER = "yellow PlayPowerCard"
"""The turn was the last of the round in these positions; yellow starts the next one."""
HOMES = "red:Gra blue:Val green:Cat yellow:Nue"
"""Where the Grandes stand, unless a test says otherwise."""


def gra(
    caballeros: str = "",
    *,
    turn: str = "red",
    then: str = "",
    card: str | None = None,
    whole_turn: bool = False,
    queen: str = "",
    jester: str = "",
    incognito: str = "",
    acting: str = "",
    second: str = "",
    keeps: str = "",
    **rest: Any,
) -> Game:
    """A position of Grandissimo; `ships` names who has the first and the second.

    `incognito` and `boycott` say who has chosen which region card (`red:Gal`), `acting` whose Grande acts as King,
    `second` who has which second card, and `then` whose turns follow in this round.
    """
    keeps += f" {incognito.partition(':')[0]}:king-incognito" if incognito else ""
    settings = {"modules": ["grandissimo"], "grandes": HOMES, "keeps": keeps, **rest}
    game = situation(caballeros, turn=turn, **settings)
    board = game.position.board
    for name, words in (("queen", queen), ("jester", jester), ("acting", acting), ("incognito", incognito)):
        put(game, name, words)
    put(game, "had_queen", int(queen == turn))
    put(game, "had_jester", int(jester == turn))
    if second:
        number = game.rules.card_named(second.partition(":")[2])
        stack = game.rules.cards[number].stack
        board.stacks[stack] = tuple(other for other in board.stacks[stack] if other != number)
        if board.offered[stack] == number:
            board.offered[stack] = -1
        put(game, "second_card", second)
    if acting:
        board.king = board.grande[COLOUR_NAMES.index(acting)]
    _begin_turn(game, COLOUR_NAMES.index(turn), card, whole_turn)
    names = [type(step).__name__ for step in game.position.stack]
    for colour in then.split():
        game.position.stack.insert(names.index("EndTurns") + 1, StartTurn(COLOUR_NAMES.index(colour)))
    return game


def scoring(caballeros: str, line: str = "", **rest: Any) -> tuple[Game, list[Event]]:
    """The general scoring after round 3, with an open Castillo unless a test says otherwise, and its events."""
    game = gra(caballeros, **{"round": 3, "card": "king", "castillo": "open", **rest})
    return game, play(game, f"end {line}")
