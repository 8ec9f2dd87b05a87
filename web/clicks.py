"""Prints games that `e2e/clicks.mjs` plays by clicks: five rounds each, in which everybody does what a knight would do.

python web/clicks.py > games.json
"""

from __future__ import annotations

import json
from typing import Any, Final

from elgrande import Game
from elgrande.bots.hint import hint
from elgrande.notation import write

SEEDS: Final = (11, 12)
PLAYERS: Final = 4
ROUNDS: Final = 5


def five_rounds(seed: int) -> dict[str, Any]:
    """A game: its seed, and who chose what, in notation."""
    game = Game.new(players=PLAYERS, seed=seed, ending="asked")
    choices: list[tuple[int, str]] = []
    while game.position.board.round <= ROUNDS:
        question = game.decision
        option = hint(game.view(question.player))[0].option
        choices.append((question.player, write(game.rules, option)))
        game.play(option, question.player)
    return {"seed": seed, "players": PLAYERS, "rounds": ROUNDS, "choices": choices}


if __name__ == "__main__":
    print(json.dumps([five_rounds(seed) for seed in SEEDS]))
