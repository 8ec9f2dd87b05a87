"""How fast a table is served: views, states for a browser, and going back in round 9; `run.py` starts this."""

from __future__ import annotations

import argparse
import json
import random
from itertools import starmap

from history import EVERYTHING
from measure import microseconds
from msgspec.json import encode
from play_elgrande import BUILD, sample_game

from elgrande import Game
from elgrande.server.seat_view import seat_view

SETS = {"base": [], "everything": EVERYTHING.split(",")}
GAMES = 3


def decider(game: Game) -> int:
    """The seat that has to decide."""
    return game.position.decision.player


def state(game: Game) -> bytes:
    """What a browser gets that depends on the position: view, question, refusals and previews."""
    return encode(seat_view(game, decider(game), everything=False))


def back(game: Game) -> Game:
    """The game before its last choice."""
    return game.at(game.length - 1)


def main() -> None:
    """Measure positions of some games of each set; print the microseconds as one line of JSON."""
    parser = argparse.ArgumentParser(description="Measure views and states; `run.py` starts this.")
    parser.add_argument("name", choices=[f"{BUILD}, at a table"])
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure")
    parser.add_argument("--seed", type=int, default=1, help="of the random choices")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    figures = {}
    for name, modules in SETS.items():
        games = [game for _ in range(GAMES) for game in sample_game(0.1, modules) if game.length and not game.over]
        late = [game for game in games if game.round == game.rules.rounds[-1]]
        calls = {"view": (lambda game: game.view(decider(game)), games), "state": (state, games), "back": (back, late)}
        times = starmap(lambda call, games: microseconds(call, games, arguments.seconds), calls.values())
        figures[name] = dict(zip(calls, times, strict=True))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
