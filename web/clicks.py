"""Prints games that `e2e/clicks.mjs` plays by clicks: five rounds each, in which everybody does what a knight would do.

What is usual the page does by itself, so that is what happens then.

python web/clicks.py > games.json
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from elgrande import Game
from elgrande.board.options import SPACE, kind_of
from elgrande.bots.hint import hint
from elgrande.engine.step import NONE
from elgrande.notation import write
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.turn import Place
from elgrande.server.ahead import usual_answer

BOX: Final = (
    "",
    "anniversary",
    "grand_inquisitor",
    "grandissimo",
    "king_intrigue",
    "king_intrigue,players_edition,special_cards",
    "grand_inquisitor,king_intrigue,players_edition,special_cards",
)
"""The sets of modules that are played."""
SEEDS: Final = (11, 12)
"""A game for each; those with odd seeds are for four players, the others for five."""
CLICKS: Final = 0
"""The player whose choices are made by clicks."""


def gathered(game: Game) -> list[int]:
    """Where the player to move places their next caballeros: together what goes to the same space, the most last, if
    the same position comes about."""
    seat, after = game.decision.player, game.copy()
    spaces: list[int] = []
    while after.decision.player == seat and isinstance(after.position.decision, Place):
        option = hint(after.view(seat))[0].option
        if kind_of(option) != SPACE:
            break
        spaces.append(option)
        after.play(option, seat)
    ordered = sorted(spaces, key=lambda space: (spaces.count(space), space))
    other = game.copy()
    for option in ordered:
        if option not in other.position.options:
            return spaces
        other.play(option, seat)
    return ordered if other.position == after.position else spaces


def first_rounds(seed: int, modules: list[str], rounds: int) -> dict[str, Any]:
    """A game: how it is made; who chose what, in notation, to which question; and how much before the first round."""
    players = 5 - seed % 2
    game = Game.new(players=players, modules=modules, seed=seed, ending="asked")
    choices: list[tuple[int, str, str]] = []
    prepared = -1
    while game.position.board.round <= rounds and not game.over:
        question = game.decision
        if prepared < 0 and isinstance(question.decision, PlayPowerCard):
            prepared = len(choices)
        usual = usual_answer(game, question.decision) if question.player == CLICKS else NONE
        placed = gathered(game) if question.player == CLICKS and isinstance(question.decision, Place) else []
        best = hint(game.view(question.player))[0].option if usual == NONE else usual
        for option in placed or [best]:
            asked = game.position.decision.asks(game.position)[0]
            choices.append((question.player, write(game.rules, option), asked))
            game.play(option, question.player)
    return {
        "seed": seed,
        "players": players,
        "modules": modules,
        "rounds": rounds,
        "prepared": prepared,
        "choices": choices,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", nargs="*", default=BOX, help="sets of modules, each with commas between its names")
    parser.add_argument("--seeds", nargs="*", type=int, default=SEEDS)
    parser.add_argument("--rounds", type=int, default=5, help="of each game (5); all of them: 9")
    asked = parser.parse_args()
    sets = [[name for name in names.split(",") if name] for names in asked.modules]
    print(json.dumps([first_rounds(seed, modules, asked.rounds) for modules in sets for seed in asked.seeds]))
