"""Veto: a kept card that stops another player's special action (BASE-111 to BASE-113, BASE-121 to BASE-124)."""

from __future__ import annotations

from typing import Final

from elgrande.board.board import Kept
from elgrande.board.moving import ACTION_CARD, KEPT_CARD, ON_STACK
from elgrande.board.options import PASS, VETO, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Step
from elgrande.rules.action import Announced, EndSpecial, Window, special_under_way
from elgrande.rules.keeping import give_back, held
from elgrande.rules.position import Position

VETOED: Final = EventKind(
    "vetoed", "player", "actor", "card", moves=Moves(KEPT_CARD, "player", ON_STACK), against="actor"
)
EXPIRED: Final = EventKind("expired", "player", "card", moves=Moves(ACTION_CARD, "player", ON_STACK))

VETOES: Final = "veto"
"""What a kept card that stops a special action is used for."""


def vetoes(game: Position, player: PlayerId) -> list[Kept]:
    """The kept cards that a player can use to stop a special action."""
    return [kept for use in game.rules.turns.vetoes for kept in held(game, player, use)]


def may_veto(game: Position, step: Announced) -> list[Step]:
    """The holders of a Veto other than the active player, clockwise (BASE-123); OPT-3 can close later windows."""
    if not game.board.kept or (game.board.carried and game.rules.config.veto == "start"):
        return []
    if special_under_way(game) is None:
        return []
    return [MayVeto(other, step.player) for other in game.after(step.player) if vetoes(game, other)]


class MayVeto(Window):
    """Stop another player's special action before the announced step, or let it happen (BASE-112)."""

    __slots__ = ("actor",)
    prompt = "prompt-veto"
    shapes_turn = True
    recurring = True
    tool = VETOES

    def __init__(self, player: PlayerId, actor: int) -> None:
        self.player = player
        self.actor = actor

    def options(self, game: Position) -> list[int]:
        return [PASS, VETO]

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        special = special_under_way(game)
        assert special is not None
        return self.prompt, {"player": self.player, "actor": self.actor, "card": special.card}

    def choose(self, game: Position, option: OptionId) -> None:
        if option == VETO:
            special = special_under_way(game)
            assert special is not None
            game.tell(VETOED, self.player, self.actor, special.card)
            give_back(game, vetoes(game, self.player)[0])
            game.unwind(EndSpecial)


class ReturnKept(Step):
    """Kept cards go back when their time is up: Vetoes (BASE-113, BASE-26)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for kept in game.board.kept:
            card, holder, until = kept
            if until <= game.board.round:
                game.tell(EXPIRED, holder, card)
                give_back(game, kept)
