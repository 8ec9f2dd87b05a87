"""Using a kept card: it is a special action too, which a Veto can stop (BASE-124)."""

from __future__ import annotations

from elgrande.board.board import Kept
from elgrande.engine.step import Step
from elgrande.rules.action import EndSpecial
from elgrande.rules.keeping import give_back
from elgrande.rules.position import Position


def use_kept(game: Position, kept: Kept, step: Step) -> None:
    """A kept card is spent on a step; it is spent even if somebody stops the step."""
    card, player, _ = kept
    give_back(game, kept)
    game.board.carried = 0
    game.then(step, EndSpecial(player, card), NothingCarried())


class NothingCarried(Step):
    """What a kept card did is not the special action of the player on turn: nobody can repeat it (GIC-76)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.carried = 0
