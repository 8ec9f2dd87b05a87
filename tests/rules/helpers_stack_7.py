"""More words for the tests of stack 7 of Grand Inquisitor & Colonies: its cards, several turns in a row, scorings."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import EndTurns, StartTurn
from tests.situation import asked, situation, texts

KEPT = {"close-card": "special stop", "double-strike": "special", "free-choice": "special"}
"""How the special action of each card of stack 7 goes, in as few choices as possible: kept cards, …"""
OTHERS = {
    "score-new-regions": "special",
    "score-black": "special",
    "transport": "special stop",
    "limit-board": "special Val",
    "limit-board-gold": "special Val",
    "delayed-scoring": "special Val",
    "conspiracy": "special",
}
"""… and the others."""
STACK_7 = KEPT | OTHERS

HOMES = "red:Gra blue:Val green:Cat yellow:Nue"
"""Where the Grandes stand, unless a test says otherwise."""
NO_SUPPLY = "5 gold, 11 goods"
"""All tokens lie in the colonies."""

ROUND_OVER = "yellow PlayPowerCard"
"""The turn was the last of the round in these positions; yellow starts the next one."""


def gic(caballeros: str = "Gra: 1 red", **rest: Any) -> Game:
    """A situation of Grand Inquisitor & Colonies."""
    return situation(caballeros, **{"modules": ["grand_inquisitor"], "grandes": HOMES, **rest})


def turns(caballeros: str = "", *, order: str = "red blue green", **rest: Any) -> Game:
    """The turns of these players are still to come in this round; nobody has reinforcements to take."""
    seats = [COLOUR_NAMES.index(colour) for colour in order.split()]
    game = gic(caballeros, turn=COLOUR_NAMES[seats[0]], **rest)
    position = game.position
    position.board.power = [13] * (game.rules.players - 1) + [12]  # neither brings anybody
    while not isinstance(position.stack[-1], EndTurns):
        position.stack.pop()
    position.then(*[StartTurn(seat) for seat in seats])
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


def holder(game: Game) -> str | None:
    """Who holds the Grand Inquisitor."""
    seat = game.view().as_dict()["inquisitor"]
    return None if seat is None else COLOUR_NAMES[seat]


def limit_board(game: Game) -> str:
    """The region with the limit board."""
    key: str = game.view().as_dict()["limit_board"]["space"]
    return game.rules.spaces[game.rules.space_named(key)].short


def closed(game: Game) -> list[int]:
    """The stacks whose face-up card was closed."""
    stacks: list[int] = game.view().as_dict()["closed"]
    return stacks


def delayed(game: Game) -> tuple[list[str], list[str]]:
    """The regions with a marker that is due at the end of this round, and those due at the end of the next."""
    markers = game.view().as_dict()["delayed"]
    return markers["this_round"], markers["next_round"]
