"""Overthrow: the King is in the Castillo, and a Grande acts as King (GRA-51, GRA-63, GRA-67)."""

from __future__ import annotations

from typing import Final

from elgrande.board.extra import ACTING
from elgrande.board.moving import BEFORE, IN_CASTILLO, KING, NOBODYS
from elgrande.board.options import SEAT
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.grandissimo.facts import PORTUGAL
from elgrande.rules.position import Position

KING_OVERTHROWN: Final = EventKind("overthrown", "player", "actor", moves=Moves(KING, BEFORE, IN_CASTILLO, of=NOBODYS))
KING_RETURNS: Final = EventKind("king-returns", "space", moves=Moves(KING, IN_CASTILLO, "space", of=NOBODYS))


class Overthrow(Decision):
    """Name the Grande that takes over from the King: any that stands in a region."""

    __slots__ = ()
    prompt = "prompt-overthrow"

    def options(self, game: Position) -> list[int]:
        if game.board.extra[ACTING]:
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

    def event(self, game: Position) -> Event:
        return KING_OVERTHROWN.of(self.player, self.grande)

    def carry_out(self, game: Position) -> None:
        game.board.extra[ACTING] = 1 + self.grande
        game.board.king = game.board.grande[self.grande]


def grande_moves_as_king(game: Position) -> None:
    """Who moves the King moves the Grande that acts as King."""
    acting = game.board.extra[ACTING]
    if acting:
        game.board.grande[acting - 1] = game.board.king


class KingReturns(Step):
    """After the next general scoring the King stands in Portugal."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if game.board.extra[ACTING]:
            game.board.extra[ACTING] = 0
            game.board.king = PORTUGAL
            game.tell(KING_RETURNS, PORTUGAL)
