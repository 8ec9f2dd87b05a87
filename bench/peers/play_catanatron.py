"""Catanatron: four random players on its base map; one `play_tick` is one decision."""

from __future__ import annotations

import json
import random
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found,unused-ignore]
from catanatron.json import GameEncoder  # type: ignore[import-not-found,unused-ignore]
from measure import Contender, work

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]


def play_game() -> int:
    """Play one game as `Game.play` does, but without the two copies it makes for listeners."""
    game = Game(PLAYERS)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def sample_game(share: float) -> list[Any]:
    """Play one game; return copies of about this share of its positions, and the finished game last."""
    game = Game(PLAYERS)
    positions: list[Any] = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if random.random() < share:
            positions.append(game.copy())
        game.play_tick()
    return [*positions, game]


def count_options(game: Any) -> int:
    """Count the legal actions of the player who decides."""
    return len(game.state.playable_actions)


def save(game: Any) -> str:
    """Write a game with Catanatron's own encoder, the only one it has (nothing loads it again)."""
    return json.dumps(game, cls=GameEncoder)


if __name__ == "__main__":
    work({"catanatron": lambda: Contender(play_game, sample_game, count_options, Game.copy, save)})
