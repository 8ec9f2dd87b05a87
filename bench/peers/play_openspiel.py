"""OpenSpiel: one game written in Python and one in C++, both through its Python interface."""

from __future__ import annotations

from functools import partial
from random import random
from typing import Any

import open_spiel.python.games  # type: ignore[import-not-found,unused-ignore] # noqa: F401  registers the Python games
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from measure import Contender, work

GAMES = ("python_team_dominoes", "backgammon")


def draw(outcomes: list[tuple[int, float]]) -> int:
    """Draw one outcome of a chance node by its probability."""
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0.0:
            return action
    return outcomes[-1][0]


def play_game(game: Any) -> int:
    """Play one game; chance nodes are part of the work, but not decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def sample_game(game: Any, share: float) -> list[Any]:
    """Play one game; return copies of about this share of its positions, and the finished game last."""
    state = game.new_initial_state()
    positions: list[Any] = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes()))
        else:
            if random() < share:
                positions.append(state.clone())
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
    return [*positions, state]


def contender(name: str) -> Contender:
    """Describe one of OpenSpiel's games to the stopwatch."""
    game = pyspiel.load_game(name)
    state = type(game.new_initial_state())
    return Contender(
        play_game=partial(play_game, game),
        sample_game=partial(sample_game, game),
        count_options=lambda position: len(position.legal_actions()),
        copy=state.clone,
        save=state.serialize,
    )


if __name__ == "__main__":
    work({name: partial(contender, name) for name in GAMES})
