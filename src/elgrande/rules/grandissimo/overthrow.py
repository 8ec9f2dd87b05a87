"""Overthrow: the King is in the Castillo, and a Grande acts as King (GRA-51, GRA-63, GRA-67)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE, IN_CASTILLO, KING, NOBODYS
from elgrande.board.options import SEAT, OptionId
from elgrande.board.spaces import NOBODY, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.fields import PlayerField
from elgrande.rules.grandissimo.facts import PORTUGAL
from elgrande.rules.position import Position

ACTING: Final = PlayerField("acting", stakes=True)
"""Whose Grande acts as King while the King is in the Castillo."""
KING_OVERTHROWN: Final = EventKind("overthrown", "player", "actor", moves=Moves(KING, BEFORE, IN_CASTILLO, of=NOBODYS))
KING_RETURNS: Final = EventKind("king-returns", "space", moves=Moves(KING, IN_CASTILLO, "space", of=NOBODYS))


class Overthrow(Decision):
    """Name the Grande that takes over from the King: any Grande in a region."""

    __slots__ = ()
    prompt = "prompt-overthrow"

    def options(self, game: Position) -> list[int]:
        if ACTING.used(game):
            return []
        spaces, grande = game.rules.spaces, game.board.grande
        return [SEAT + player for player in range(game.rules.players) if spaces[grande[player]].region]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Overthrown(self.player, option - SEAT))


class Overthrown(Announced):
    """The King goes into the Castillo; the Grande does everything that the King does."""

    __slots__ = ("grande",)
    reports = KING_OVERTHROWN

    def __init__(self, player: PlayerId, grande: int) -> None:
        self.player = player
        self.grande = grande

    def about(self) -> tuple[int, ...]:
        return self.player, self.grande

    def carry_out(self, game: Position) -> None:
        ACTING.put(game, self.grande)
        game.board.king = game.board.grande[self.grande]


def grande_moves_as_king(game: Position) -> None:
    """A player who moves the King moves the Grande that acts as King."""
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
            game.tell(KING_RETURNS, PORTUGAL)
