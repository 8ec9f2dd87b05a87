"""Ways to play on: a line of notation, doing nothing until something happens, past every Veto, to the end."""

from __future__ import annotations

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES, split
from tests.rules.observing import may_be_vetoed

IDLE = ("end", "stop", "pass", "+0")
"""The options that do as little as possible."""


def follow(game: Game, line: str) -> list[Event]:
    """Make all choices of a line of notation; returns the events."""
    events: list[Event] = []
    for colour, text in split(line):
        events += game.play(text, COLOUR_NAMES.index(colour) if colour else None)
    return events


def windows(game: Game, line: str) -> str:
    """Make the choices of a line while every Veto passes, and write a `?` behind each that opened a window.

    Question marks in `line` itself are ignored, so that a test can compare the two.
    """
    words: list[str] = []
    for word in line.replace("?", "").split():
        game.follow(word)
        passed = ""
        while may_be_vetoed(game):
            game.play("pass")
            passed += "?"
        words.append(word + passed)
    return " ".join(words)


def idle(game: Game) -> None:
    """Let the player who is asked do as little as possible."""
    options = [option.text for option in game.decision.options]
    game.play(next((text for text in IDLE if text in options), options[0]), game.decision.player)


def to_round(game: Game, number: int) -> None:
    """Let everybody be idle until this round begins."""
    while game.position.board.round < number:
        idle(game)


def to_decision(game: Game, kind: str, colour: str = "") -> None:
    """Let everybody be idle until somebody (of this colour) faces a decision of this kind."""
    while not (
        type(game.decision.decision).__name__ == kind and (not colour or COLOUR_NAMES[game.decision.player] == colour)
    ):
        idle(game)


def play_out(game: Game, until_round: int = 99) -> list[Event]:
    """Always play the first option, until a round begins or the game ends; returns the events."""
    events: list[Event] = []
    while not game.over and game.position.board.round < until_round:
        events += game.play(game.decision.options[0])
    return events
