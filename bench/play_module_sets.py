"""How fast elgrande plays each set of modules, in whichever build this Python has; `run.py` starts this."""

from __future__ import annotations

import argparse
import json
import random
from functools import partial

from measure import playing
from play_elgrande import BUILD, play_game

from elgrande.rules.config import module_sets


def main() -> None:
    """Play all sets in turn, and print decisions per second and per game as one line of JSON."""
    parser = argparse.ArgumentParser(description="Measure all sets of modules; `run.py` starts this.")
    parser.add_argument("name", choices=[f"{BUILD}, module sets"])
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each set")
    parser.add_argument("--seed", type=int, default=1, help="of the random choices")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    figures = {}
    for modules in module_sets():
        decisions, games, elapsed = playing(partial(play_game, list(modules)), arguments.seconds)
        figures[" + ".join(modules)] = {"decisions_per_s": decisions / elapsed, "decisions_per_game": decisions / games}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
