"""Conspiracy: Grandes are thrown into the Castillo and come out again (GIC-69, GIC-80)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE, GRANDE, IN_CASTILLO
from elgrande.board.spaces import CASTILLO, NOWHERE, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Step
from elgrande.rules.action import Announced
from elgrande.rules.hooks import Bonus
from elgrande.rules.position import Position

GRANDE_THROWN: Final = EventKind("grande-thrown", "player", moves=Moves(GRANDE, BEFORE, IN_CASTILLO), against="player")
GRANDE_OUT: Final = EventKind("grande-out", "player", "space", moves=Moves(GRANDE, IN_CASTILLO, "space"))

INSIDE: Final = 2


class Conspire(Announced):
    """The other players' Grandes go into the Castillo, except those in taboo regions."""

    __slots__ = ()

    def thrown(self, game: Position) -> list[int]:
        """The players whose Grandes go."""
        grande = game.board.grande
        others = game.after(self.player)
        return [other for other in others if grande[other] != CASTILLO and not game.taboo(grande[other])]

    def possible(self, game: Position) -> bool:
        return bool(self.thrown(game))

    def run(self, game: Position) -> None:
        if self.possible(game):
            super().run(game)

    def carry_out(self, game: Position) -> None:
        for other in self.thrown(game):
            game.board.grande[other] = CASTILLO
            game.tell(GRANDE_THROWN, other)


class GrandesOut(Step):
    """A Grande in the Castillo follows its owner's dial; if that fails, it stays inside."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        for player, region in enumerate(board.shown):
            if board.grande[player] == CASTILLO and region != NOWHERE and not game.taboo(region):
                board.grande[player] = region
                game.tell(GRANDE_OUT, player, region)


class InsideBonus(Bonus):
    """2 points for the sole first place in the Castillo with the player's own Grande inside."""

    def points(self, game: Position, player: PlayerId, space: SpaceId) -> int:
        return INSIDE if space == CASTILLO == game.board.grande[player] else 0
