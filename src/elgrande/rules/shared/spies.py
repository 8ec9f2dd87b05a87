"""Espionage: its holder sets their dial last and sees the others' dials (GRA-48, SC-2)."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import PlayerId
from elgrande.engine.step import Step
from elgrande.rules.base.dials import CastilloDial
from elgrande.rules.base.scorings import asked
from elgrande.rules.keeping import give_back, held
from elgrande.rules.position import Position

SPY: Final = "spy"
"""What the kept card can be used for."""


class SetDialsBeforeSpies(Step):
    """Everybody sets their dial for the Castillo; players with spies follow, one by one."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        dialling = [player for player in game.from_start() if asked(game, player)]
        cards = game.rules.cards
        spies = [holder for card, holder, _ in game.board.kept if cards[card].kept == SPY and holder in dialling]
        steps: list[Step] = [CastilloDial(player) for player in dialling if player not in spies]
        for spy in dict.fromkeys(spies):
            steps += [Wait(), SpyDial(spy)]
        game.then_all(steps)


class Wait(Step):
    """All earlier dials must be set before the next one is asked for."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        """Nothing happens."""


class SpyDial(CastilloDial):
    """Where the player's caballeros go from the Castillo, knowing where the others go."""

    __slots__ = ()
    prompt = "prompt-dial-spy"
    knows_dials = True


def spies(game: Position, player: PlayerId) -> bool:
    """Whether a player sees the others' dials now."""
    top = game.stack[-1] if game.stack else None
    return isinstance(top, SpyDial) and top.player == player


class SpiesGoHome(Step):
    """After the general scoring the cards leave the game."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for player in range(game.rules.players):
            for kept in held(game, player, SPY):
                give_back(game, kept)
