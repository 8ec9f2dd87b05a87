"""What a player may do at any time of their turn, besides answering the question: see `rules.turns.asides`."""

from __future__ import annotations

from elgrande.board.options import STOP, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.engine.step import Decision
from elgrande.rules.position import Position


def asides(game: Position, player: PlayerId) -> list[int]:
    """The options of what else a player may do now."""
    return [aside.option for aside in game.rules.turns.asides if aside.offered(game, player)]


def levies(game: Position, player: PlayerId) -> list[int]:
    """The options of a player whose court is empty: stop, or bring somebody there."""
    brings = [aside.option for aside in game.rules.turns.asides if aside.reinforces and aside.offered(game, player)]
    return [STOP, *brings] if brings else []


def take_aside(game: Position, decision: Decision, option: OptionId) -> None:
    """Do it; then the player is asked the same question again."""
    for aside in game.rules.turns.asides:
        if aside.option == option:
            game.then(aside.step(decision.player), decision)
