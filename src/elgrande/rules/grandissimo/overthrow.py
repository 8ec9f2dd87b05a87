"""Overthrow: the King is in the Castillo, and a Grande acts as King (GRA-51, GRA-63, GRA-67)."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import SEAT
from elgrande.board.spaces import NOBODY
from elgrande.engine.machine import Event
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.fields import PlayerField
from elgrande.rules.grandissimo.facts import PORTUGAL
from elgrande.rules.position import Position

ACTING: Final = PlayerField("acting", stakes=True)
"""Whose Grande acts as King, who is in the Castillo."""


class Overthrow(Decision):
    """Name the Grande that takes over from the King: any that stands in a region."""

    __slots__ = ()
    prompt = "prompt-overthrow"

    def options(self, game: Position) -> list[int]:
        if ACTING.used(game):
            return []
        spaces, grande = game.rules.spaces, game.board.grande
        return [SEAT + player for player in range(game.rules.players) if spaces[grande[player]].region]

    def choose(self, game: Position, option: int) -> None:
        game.then(Overthrown(self.player, option - SEAT))


class Overthrown(Announced):
    """The King goes into the Castillo; the Grande does everything that the King does."""

    __slots__ = ("grande",)

    def __init__(self, player: int, grande: int) -> None:
        self.player = player
        self.grande = grande

    def announces(self, game: Position) -> Event:
        return ("overthrown", self.player, self.grande)

    def carry_out(self, game: Position) -> None:
        ACTING.put(game, self.grande)
        game.board.king = game.board.grande[self.grande]
        game.tell("overthrown", self.player, self.grande)


def grande_moves_as_king(game: Position) -> None:
    """Who moves the King moves the Grande that acts as King."""
    acting = ACTING.of(game)
    if acting != NOBODY:
        game.board.grande[acting] = game.board.king


class KingReturns(Step):
    """After the next general scoring the King stands in Portugal."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if ACTING.used(game):
            ACTING.clear(game)
            game.board.king = PORTUGAL
            game.tell("king-returns", PORTUGAL)
