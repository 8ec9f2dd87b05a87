"""Which weights of a judgement bring points? In every game each seat draws its own; a regression shows what they bring.

`.venv-compiled/bin/python bench/figures.py play FILE --games 250` adds games to FILE (a second each, compiled);
`.venv/bin/python bench/figures.py fit FILE` shows how many points each weight brought (needs numpy).

The weights of KEEN in bots/judgement.py were chosen by hand after such a run of 234 four-player games of the base game
around those of PLAIN, and then tested against bots with PLAIN. A run of 310 games around KEEN, with these ranges, found
no weight that brings a point more.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from elgrande import Game
from elgrande.bots.judgement import KEEN, Judgement
from elgrande.bots.pupil import PupilBot
from elgrande.engine.chance import Chance

RANGES = {
    "trust": (0.6, 1.5),
    "patience": (0.6, 1.0),
    "special": (0.0, 0.12),
    "unrest": (1.5, 6.0),
    "calm": (0.2, 1.0),
    "ready": (0.2, 0.9),
    "placed": (1.2, 4.0),
    "present": (0.0, 0.4),
    "way_out": (0.4, 1.3),
    "veto": (0.2, 3.0),
    "scored": (0.5, 1.2),
    "rivalry": (0.1, 0.7),
    "lead": (5.0, 40.0),
    "envy": (0.15, 0.6),
    "few": (0.0, 3.0),
    "enough": (3.01, 7.0),
    "order": (0.5, 3.0),
    "brings": (0.05, 0.6),
}
"""The range from which each weight is drawn."""
FINE = 1000
"""The number of steps in each range."""


class Drawn(PupilBot):
    """A pupil with its own weights."""

    def __init__(self, seed: int, judgement: Judgement) -> None:
        super().__init__(seed)
        self.judgement = judgement


def draw(chance: Chance) -> dict[str, float]:
    """Draw weights for one seat."""
    figures: dict[str, float] = {}
    for name, (low, high) in RANGES.items():
        figures[name] = low + (high - low) * chance.below(FINE + 1) / FINE
    return figures


def play(path: Path, games: int, players: int, modules: list[str], seed: int) -> None:
    """Play games, and append a line for each to a file."""
    for number in range(seed, seed + games):
        chance = Chance(number)
        figures = [draw(chance) for _ in range(players)]
        drawn: list[dict[str, Any]] = [dict(own) for own in figures]
        bots = [Drawn(number, replace(KEEN, **own)) for own in drawn]
        game = Game.new(players=players, seed=number, modules=modules)
        while not game.over:
            player = game.decision.player
            game.play(bots[player].choose(game.view(player)), player)
        with path.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"figures": figures, "scores": list(game.scores)}) + "\n")
        print(f"\r{1 + number - seed} of {games} games", end="", flush=True)
    print()


def fit(path: Path) -> None:
    """Show what each weight brought: points per standard deviation, and by quarters of its range."""
    import numpy as np

    games: list[dict[str, Any]] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    drawn = np.array([[own[name] for name in RANGES] for game in games for own in game["figures"]])
    scores = np.array([game["scores"] for game in games], dtype=float)
    players = scores.shape[1]
    margins = ((scores - scores.mean(axis=1, keepdims=True)) * players / (players - 1)).ravel()
    design = np.c_[np.ones(len(drawn)), (drawn - drawn.mean(axis=0)) / drawn.std(axis=0)]
    inverse = np.linalg.inv(design.T @ design)
    worth = inverse @ design.T @ margins
    error = np.sqrt(np.diag(inverse) * (margins - design @ worth).var())
    print(f"{len(games)} games; points ahead of the others, per standard deviation of a figure (± standard error):")
    for place, name in enumerate(RANGES):
        quarters = [margins[part].mean() for part in np.array_split(np.argsort(drawn[:, place], kind="stable"), 4)]
        by_quarters = ", ".join(f"{points:+.1f}" for points in quarters)
        print(f"{name:9} {worth[place + 1]:+.2f} ± {error[place + 1]:.2f}; from low to high: {by_quarters}")


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("what", choices=["play", "fit"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="base")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "fit":
        fit(given.file)
    else:
        play(given.file, given.games, given.players, given.modules.split(","), given.seed)


if __name__ == "__main__":
    main()
