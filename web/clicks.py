"""Prints games that `e2e/clicks.mjs` plays by clicks: five rounds each, in which everybody does what a knight would do.

What is usual the page does by itself, so that is what happens then.

python web/clicks.py > games.json
"""

from __future__ import annotations

import json
from typing import Any, Final

from elgrande import Game
from elgrande.bots.hint import hint
from elgrande.engine.step import NONE
from elgrande.notation import write
from elgrande.server.ahead import usual_answer

GAMES: Final[tuple[tuple[int, int, list[str]], ...]] = ((11, 4, []), (12, 4, []), (13, 5, ["grandissimo"]))
"""Seed, players and modules."""
ROUNDS: Final = 5
CLICKS: Final = 0
"""The player whose choices are made by clicks."""


def five_rounds(seed: int, players: int, modules: list[str]) -> dict[str, Any]:
    """A game: how it is made, and who chose what, in notation."""
    game = Game.new(players=players, modules=modules, seed=seed, ending="asked")
    choices: list[tuple[int, str]] = []
    while game.position.board.round <= ROUNDS:
        question = game.decision
        usual = usual_answer(game, question.decision) if question.player == CLICKS else NONE
        option = hint(game.view(question.player))[0].option if usual == NONE else usual
        choices.append((question.player, write(game.rules, option)))
        game.play(option, question.player)
    return {"seed": seed, "players": players, "modules": modules, "rounds": ROUNDS, "choices": choices}


if __name__ == "__main__":
    print(json.dumps([five_rounds(*game) for game in GAMES]))
