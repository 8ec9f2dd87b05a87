"""What a player may do at any time of his turn, beside what he is asked: modules add it to `rules.asides`."""

from __future__ import annotations

from elgrande.board.options import STOP
from elgrande.engine.step import Decision
from elgrande.rules.position import Position


def asides(game: Position, player: int) -> list[int]:
    """The options of what a player may do besides now."""
    return [aside.option for aside in game.rules.asides if aside.offered(game, player)]


def levies(game: Position, player: int) -> list[int]:
    """The options of a player whose court is empty: to stop, or to bring somebody there."""
    brings = [aside.option for aside in game.rules.asides if aside.reinforces and aside.offered(game, player)]
    return [STOP, *brings] if brings else []


def take_aside(game: Position, decision: Decision, option: int) -> None:
    """Do it; then he is asked again what he was asked."""
    for aside in game.rules.asides:
        if aside.option == option:
            game.then(aside.step(decision.player), decision)
