"""Choices in Grandissimo: how to make them, which are offered, and why not."""

from __future__ import annotations

from elgrande import Game
from elgrande.board.options import SEAT, kind_of
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES, read, split, write


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
    return f"@{COLOUR_NAMES[number - SEAT]}" if kind_of(number) == SEAT else write(game.rules, number)


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
