"""Prints records of games for five with every kind of decision, and where each comes up: for `e2e/decisions.test.mjs`.

python web/decisions.py grandissimo anniversary > decisions.json
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any, Final

from elgrande import Game

PLAYERS: Final = 5
GAMES: Final = 100
"""How many games are played at random: nearly every decision that a game can ask for comes up in one of them."""

HAND: Final = 7
TURN: Final = 5
"""With so many power cards in hand a turn is looked at, the first decisions of it."""

Place = tuple[int, int]
"""How many choices have been made, and which player is asked."""


class Played:
    """A game by chance."""

    def __init__(self, modules: list[str], seed: int) -> None:
        self.game, chance = Game.new(players=PLAYERS, modules=modules, seed=seed), Random(seed)
        self.asked: dict[str, Place] = {}
        """By the key of a prompt, where somebody is first asked that."""
        self.turn: list[Place] = []
        """What a player with so many cards in hand is asked from the choice of one on."""
        while not self.game.over:
            question = chance.choice(self.game.decisions)
            key, _ = question.decision.asks(self.game.position)
            self._note(key, (self.game.length, question.player))
            self.game.play(chance.choice(question.options), question.player)

    def _note(self, key: str, place: Place) -> None:
        self.asked.setdefault(key, place)
        player = place[1]
        begins = key == "prompt-play-power-card" and self.game.position.board.hand[player].bit_count() == HAND
        if (begins and not self.turn) or (self.turn and self.turn[0][1] == player and len(self.turn) < TURN):
            self.turn.append(place)


def few(games: list[Played]) -> list[dict[str, Any]]:
    """Those of the games that together ask everything: always one that adds the most. The first shows a turn, too."""
    known: set[str] = set()
    chosen: list[dict[str, Any]] = []
    while True:
        best = max(games, key=lambda one: len(one.asked.keys() - known))
        fresh = {key: place for key, place in best.asked.items() if key not in known}
        if not fresh:
            return chosen
        known |= fresh.keys()
        chosen.append({"record": best.game.record(), "asked": fresh, "turn": [] if chosen else best.turn})


if __name__ == "__main__":
    print(json.dumps(few([Played(sys.argv[1:], seed) for seed in range(GAMES)])))
