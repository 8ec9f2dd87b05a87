"""Positions for the tests of Grandissimo."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.board.extra import (
    ACTING,
    BOYCOTT,
    BROUGHT,
    HAD_JESTER,
    HAD_QUEEN,
    INCOGNITO,
    JESTER,
    QUEEN,
    SECOND_CARD,
    SHIP_OF,
)
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import StartTurn
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
    ships: str = "",
    queen: str = "",
    jester: str = "",
    boycott: str = "",
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
    board, extra = game.position.board, game.position.board.extra
    for number, colour in enumerate(ships.split()):
        extra[SHIP_OF + number] = 1 + COLOUR_NAMES.index(colour)
    for place, colour in ((QUEEN, queen), (JESTER, jester), (ACTING, acting)):
        extra[place] = 1 + COLOUR_NAMES.index(colour) if colour else 0
    extra[BROUGHT] = HAD_QUEEN * (queen == turn) + HAD_JESTER * (jester == turn)
    if boycott:
        colour, _, region = boycott.partition(":")
        extra[BOYCOTT : BOYCOTT + 2] = [1 + game.rules.space_named(region), 1 + COLOUR_NAMES.index(colour)]
    if incognito:
        colour, _, region = incognito.partition(":")
        extra[INCOGNITO + COLOUR_NAMES.index(colour)] = 1 + game.rules.space_named(region)
    if second:
        colour, _, key = second.partition(":")
        number = game.rules.card_named(key)
        stack = game.rules.cards[number].stack
        board.stacks[stack] = tuple(other for other in board.stacks[stack] if other != number)
        if board.offered[stack] == number:
            board.offered[stack] = -1
        extra[SECOND_CARD + COLOUR_NAMES.index(colour)] = 1 + number
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
