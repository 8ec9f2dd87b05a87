"""More words for the tests of Grandissimo: its positions, its choices, and who has what."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.board.extra import (
    ACTING,
    ALLIED,
    BOYCOTT,
    BROUGHT,
    HAD_JESTER,
    HAD_QUEEN,
    HOLDER,
    INCOGNITO,
    JESTER,
    LAST_WORD,
    QUEEN,
    SECOND_CARD,
    SHIP_OF,
)
from elgrande.board.options import SEAT
from elgrande.board.spaces import NOBODY
from elgrande.engine.machine import Event
from elgrande.notation import COLOUR_NAMES, read, split, write
from elgrande.rules.base.round import StartTurn
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
    """A position of Grandissimo; `ships` names who has the first and the second, `incognito` and `boycott` say
    who has chosen which region card (`red:Gal`), `acting` whose Grande acts as King, `second` who has which second
    card, `then` whose turns follow in this round.
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
    """The general scoring after round 3, with an open Castillo unless a test says otherwise; what happened."""
    game = gra(caballeros, **{"round": 3, "card": "king", "castillo": "open", **rest})
    return game, play(game, f"end {line}")


def play(game: Game, line: str) -> list[Event]:
    """Make all choices of a line of notation; what happened."""
    events: list[Event] = []
    for colour, text in split(line):
        events += game.play(option(game, text), COLOUR_NAMES.index(colour) if colour else None)
    return events


def option(game: Game, text: str) -> int:
    """The option that a text means."""
    return SEAT + COLOUR_NAMES.index(text[1:]) if text.startswith("@") else read(game.rules, text)


def _write(game: Game, number: int) -> str:
    return f"@{COLOUR_NAMES[number - SEAT]}" if SEAT <= number < SEAT + 5 else write(game.rules, number)


def offers(game: Game) -> str:
    """The options of the decision on top, in notation."""
    return " ".join(_write(game, number) for number in game.position.options)


def refused(game: Game, text: str) -> str:
    """Why a choice is not offered: the key of the sentence."""
    number = option(game, text)
    assert number not in game.position.options
    return game.position.decision.why_not(game.position, number)


def possible(game: Game, part: str = "special") -> bool:
    """Whether a part of the card is offered."""
    return part in offers(game).split()


def characters(game: Game) -> str:
    """Who has which character and which ship, such as `queen red, general blue, ship-1 red`."""
    extra = game.position.board.extra
    found = [(name, extra[place] - 1) for name, place in (("queen", QUEEN), ("jester", JESTER))]
    found += [("general", extra[HOLDER] if extra[HOLDER] != NOBODY else -1)]
    found += [(f"ship-{number + 1}", extra[SHIP_OF + number] - 1) for number in range(2)]
    return ", ".join(f"{name} {COLOUR_NAMES[holder]}" for name, holder in found if holder >= 0)


def second_card(game: Game, colour: str = "red") -> str:
    """The second card that a player has, if any."""
    number = game.position.board.extra[SECOND_CARD + COLOUR_NAMES.index(colour)] - 1
    return game.rules.cards[number].key if number >= 0 else ""


def alliance(game: Game) -> list[str]:
    """The regions with the alliance tokens."""
    return [game.rules.spaces[token - 1].short for token in game.position.board.extra[ALLIED : ALLIED + 2] if token]


def last(game: Game) -> str:
    """Who has the last word in this round, if anybody."""
    player = game.position.board.extra[LAST_WORD] - 1
    return COLOUR_NAMES[player] if player >= 0 else ""


def seen(game: Game, colour: str) -> tuple[int, int]:
    """What a player sees of the boycotted region and of red's King incognito: 1 + region, 0 none, -1 hidden."""
    extra = game.view(COLOUR_NAMES.index(colour)).board.extra
    return extra[BOYCOTT], extra[INCOGNITO]
