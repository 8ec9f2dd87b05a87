"""Choices in King & Intrigue: power cards by their values."""

from __future__ import annotations

from elgrande import Game
from elgrande.board.hand import cards_in
from elgrande.board.options import POWER
from elgrande.events import NamedEvent
from elgrande.notation import COLOUR_NAMES


def hand(game: Game, colour: str) -> list[int]:
    """The values of the power cards in a hand."""
    return [game.rules.values[number] for number in cards_in(game.position.board.hand[COLOUR_NAMES.index(colour)])]


def offered_values(game: Game, colour: str = "") -> list[int]:
    """The values of the power cards that somebody may choose from, highest first."""
    question = game.decision
    if colour:
        question = next(each for each in game.decisions if each.player == COLOUR_NAMES.index(colour))
    return [game.rules.values[option.id - POWER] for option in question.options]


def play_value(game: Game, colour: str, value: int) -> list[NamedEvent]:
    """Choose or play the power card of this value."""
    return game.play(POWER + game.rules.values.index(value), COLOUR_NAMES.index(colour))


def choose_values(game: Game, colour: str, *values: int) -> None:
    """Somebody chooses these power cards, one after the other."""
    for value in values:
        play_value(game, colour, value)
