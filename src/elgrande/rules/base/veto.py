"""Veto: a kept card that stops a special action of another player (BASE-111 to BASE-113, BASE-121 to BASE-124)."""

from __future__ import annotations

from elgrande.board.board import Kept
from elgrande.board.options import PASS, VETO
from elgrande.board.spaces import NOTHING
from elgrande.engine.step import Step
from elgrande.rules.action import Announced, EndSpecial, Window, special_under_way
from elgrande.rules.position import Position


class KeepVeto(Announced):
    """The card is kept, face up, until the end of the next round (BASE-111, BASE-124)."""

    __slots__ = ()

    def carry_out(self, game: Position) -> None:
        board = game.board
        until = game.rules.next_round(board.round) or board.round
        board.kept += ((board.card, self.player, until),)
        game.tell("kept", self.player, board.card)
        board.card = NOTHING


def vetoes(game: Position, player: int) -> list[Kept]:
    """The Vetoes that a player keeps."""
    cards = game.rules.cards
    return [kept for kept in game.board.kept if kept[1] == player and cards[kept[0]].stops]


def may_veto(game: Position, step: Announced) -> list[Step]:
    """Holders of a Veto other than the active player, clockwise (BASE-123); OPT-3 can close later windows."""
    if not game.board.kept or (game.board.carried and game.rules.config.veto == "start"):
        return []
    return [MayVeto(other, step.player) for other in game.after(step.player) if vetoes(game, other)]


class MayVeto(Window):
    """Stop the special action of another player before the announced step, or let it happen (BASE-112)."""

    __slots__ = ("actor",)
    prompt = "prompt-veto"

    def __init__(self, player: int, actor: int) -> None:
        self.player = player
        self.actor = actor

    def options(self, game: Position) -> list[int]:
        return [PASS, VETO]

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        card = special_under_way(game).card
        return self.prompt, {"player": self.player, "actor": self.actor, "card": card}

    def choose(self, game: Position, option: int) -> None:
        if option == VETO:
            game.tell("vetoed", self.player, self.actor, special_under_way(game).card)
            give_back(game, vetoes(game, self.player)[0])
            game.unwind(EndSpecial)


def give_back(game: Position, kept: Kept) -> None:
    """A kept card goes under its stack (BASE-113)."""
    board = game.board
    place = board.kept.index(kept)
    board.kept = board.kept[:place] + board.kept[place + 1 :]
    board.put_under(game.rules.cards[kept[0]].stack, kept[0])


class ReturnVetoes(Step):
    """Vetoes whose time is up go back (BASE-113, BASE-26)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for kept in game.board.kept:
            card, holder, until = kept
            if until <= game.board.round:
                game.tell("expired", holder, card)
                give_back(game, kept)
