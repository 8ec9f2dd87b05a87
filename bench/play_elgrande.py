"""elgrande: the base game, or any modules, with five players, in whichever build this Python has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import random, randrange
from typing import Any

from measure import Contender, work

from elgrande import Game
from elgrande.engine import machine

PLAYERS = 5
BASE: list[str] = []
BUILD = "elgrande" if str(machine.__file__).endswith(".py") else "elgrande compiled"
"""The build that is actually installed, so that the two cannot be confused."""


def new_game(modules: list[str]) -> Game:
    """Return a new game of these modules."""
    return Game.new(players=PLAYERS, modules=modules, seed=randrange(2**32))


def play_game(modules: list[str] = BASE) -> int:
    """Play one game on its position, as bots do when they search: options from the rules, answers unchecked."""
    position = new_game(modules).position
    decisions = 0
    while not position.over:
        options = position.options
        position.choose(options[int(random() * len(options))])
        decisions += 1
    return decisions


def play_at_random() -> int:
    """Play one game by the engine's own loop of random choices, which is compiled with it."""
    return new_game(BASE).position.play_at_random(random)


def play_checked_game() -> int:
    """Play one game as people do: every choice checked, logged and told in events."""
    game = new_game(BASE)
    decisions = 0
    while not game.over:
        options = game.position.options
        game.play(options[int(random() * len(options))], game.position.decision.player)
        decisions += 1
    return decisions


def sample_game(share: float, modules: list[str] = BASE) -> list[Any]:
    """Play one logged game; return copies of about this share of its positions, the finished game last."""
    game = new_game(modules)
    positions: list[Any] = []
    while not game.over:
        if random() < share:
            positions.append(game.copy())
        options = game.position.options
        game.play(options[int(random() * len(options))], game.position.decision.player)
    return [*positions, game]


def contender(play_game: Callable[[], int]) -> Contender:
    """Describe elgrande to the stopwatch; copies and saves are those of whole games with their logs."""
    return Contender(
        play_game=play_game,
        sample_game=sample_game,
        count_options=lambda game: len(game.position.options),
        copy=Game.copy,
        save=Game.save,
    )


if __name__ == "__main__":
    plays = {"": play_game, ", own loop": play_at_random, ", checked": play_checked_game}
    work({f"{BUILD}{name}": partial(contender, play) for name, play in plays.items()})
