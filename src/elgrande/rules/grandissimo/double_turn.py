"""Double turn: a second action card, used at once or in a later turn (GRA-43, GRA-62)."""

from __future__ import annotations

from typing import ClassVar

from elgrande.board.extra import MUSTERED, SECOND_CARD
from elgrande.board.options import CARD, PASS, STOP, USE
from elgrande.board.spaces import NOTHING
from elgrande.engine.machine import Event
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.turn import PutUnder, UseCard
from elgrande.rules.position import Position


class SecondCard(Decision):
    """Take another face-up action card."""

    __slots__ = ()
    prompt = "prompt-second-card"

    def options(self, game: Position) -> list[int]:
        if game.board.extra[SECOND_CARD + self.player]:
            return []
        cards = [CARD + stack for stack, card in enumerate(game.board.offered) if card != NOTHING]
        return [STOP, *cards] if cards else []

    def choose(self, game: Position, option: int) -> None:
        if option != STOP:
            game.then(SecondTaken(self.player, option - CARD))

    def why_not(self, game: Position, option: int) -> str:
        return "reason-card-taken" if 0 < option - CARD < len(game.board.offered) else "reason-not-offered"


class SecondTaken(Announced):
    """A second card is taken."""

    __slots__ = ("stack",)

    def __init__(self, player: int, stack: int) -> None:
        self.player = player
        self.stack = stack

    def announces(self, game: Position) -> Event:
        return ("took", self.player, game.board.offered[self.stack])

    def carry_out(self, game: Position) -> None:
        board = game.board
        card = board.offered[self.stack]
        board.offered[self.stack] = NOTHING
        board.extra[SECOND_CARD + self.player] = 1 + card
        game.tell("took", self.player, card)


class OfferSecond(Step):
    """Before or after the card of the turn a player may use the second card that he has."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Position) -> None:
        game.board.extra[MUSTERED] = 0
        if game.board.extra[SECOND_CARD + self.player]:
            game.then(UseSecond(self.player))


class UseSecond(Decision):
    """Use the second card now, or keep it."""

    __slots__ = ()
    prompt = "prompt-use-second"
    labels: ClassVar[dict[int, str]] = {USE: "label-second-card"}

    def options(self, game: Position) -> list[int]:
        return [USE, PASS]

    def choose(self, game: Position, option: int) -> None:
        if option == USE:
            board = game.board
            card = board.extra[SECOND_CARD + self.player] - 1
            board.extra[SECOND_CARD + self.player] = 0
            board.card = board.taken = card
            game.tell("uses", self.player, card)
            game.then(UseCard(self.player, card, True, True), PutUnder(), SecondUsed())

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "card": game.board.extra[SECOND_CARD + self.player] - 1}


class SecondUsed(Step):
    """What the second card has changed for placing does not hold for the card of the turn (GRA-52)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.extra[MUSTERED] = 0
