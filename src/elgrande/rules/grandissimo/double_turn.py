"""Double turn: a second action card, used at once or in a later turn (GRA-43, GRA-62)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.options import CARD, PASS, STOP, USE, OptionId, kind_of
from elgrande.board.spaces import NOTHING, PlayerId
from elgrande.engine.event import Event
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import Action, Announced, EndSpecial, pause
from elgrande.rules.base.turn import TOOK, PutUnder, UseCard
from elgrande.rules.card import Card
from elgrande.rules.fields import END_OF_TURN, PLAYER, CardField, Flag, PlayerField
from elgrande.rules.grandissimo.symbols import MaySymbol, symbol
from elgrande.rules.keeping import CARD_USED
from elgrande.rules.position import Position

DOUBLE_TURN: Final = "double-turn"
"""The key of the card."""
SECOND_CARD: Final = CardField("second-card", each=PLAYER)
"""The second action card that each player has taken and not used yet."""
SECOND_DUE: Final = Flag("second-due", until=END_OF_TURN)
"""Whether the player on turn may take a second action card when the first one is done."""
MUSTERED: Final = PlayerField("mustered", until=END_OF_TURN)
"""Who places from their province this turn."""


def double_turn(me: int, card: Card) -> Step:
    """The special action of Double turn, with the prison if there is one."""
    return DoubleTurn(me, symbol(me, card))


class DoubleTurn(Action):
    """The prison comes first; the second card comes when this one is done, placing included."""

    __slots__ = ("player", "symbol")

    def __init__(self, player: PlayerId, symbol: Decision | None) -> None:
        self.player = player
        self.symbol = symbol

    def possible(self, game: Position) -> bool:
        return SecondCard(self.player).possible(game) or (self.symbol is not None and self.symbol.possible(game))

    def run(self, game: Position) -> None:
        if not SecondCard(self.player).possible(game):
            assert self.symbol is not None
            game.then(self.symbol)
        elif self.symbol is None:
            game.then(SecondLater())
        else:
            game.then(MaySymbol(self.player, self.symbol), SecondLater())


class SecondLater(Step):
    """Nobody has stopped the special action so far: a second card may be taken when the first one is done."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        SECOND_DUE.set(game)


class SecondCard(Decision):
    """Take another face-up action card."""

    __slots__ = ()
    prompt = "prompt-second-card"
    shapes_turn = True

    def options(self, game: Position) -> list[int]:
        if SECOND_CARD.of(game, self.player) != NOTHING:
            return []
        cards = [CARD + stack for stack, card in enumerate(game.board.offered) if card != NOTHING]
        return [STOP, *cards] if cards else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            game.then(SecondTaken(self.player, option - CARD))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-card-taken" if kind_of(option) == CARD else "reason-not-offered"


class SecondTaken(Announced):
    """A second card is taken."""

    __slots__ = ("stack",)

    def __init__(self, player: PlayerId, stack: int) -> None:
        self.player = player
        self.stack = stack

    def event(self, game: Position) -> Event:
        return TOOK.of(self.player, game.board.offered[self.stack])

    def carry_out(self, game: Position) -> None:
        board = game.board
        card = board.offered[self.stack]
        board.offered[self.stack] = NOTHING
        SECOND_CARD.put(game, card, self.player)


class OfferSecond(ByPlayer):
    """Before or after this turn's card a player may use the second card they have, or take the one that is due."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        MUSTERED.clear(game)  # what one card changes for placing does not apply to another (GRA-52)
        if SECOND_DUE.holds(game):
            SECOND_DUE.clear(game)
            ending = EndSpecial(self.player, game.rules.card_named(DOUBLE_TURN))
            game.then(SecondCard(self.player), ending, OfferSecond(self.player))
        elif SECOND_CARD.of(game, self.player) != NOTHING:
            game.then(UseSecond(self.player))


class UseSecond(Decision):
    """Use the second card now, or keep it."""

    __slots__ = ()
    prompt = "prompt-use-second"
    labels: ClassVar[dict[int, str]] = {USE: "label-second-card"}
    hint = "table-second-card-text"
    shapes_turn = True
    gift = True

    def options(self, game: Position) -> list[int]:
        return [USE, PASS]

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            board = game.board
            card = SECOND_CARD.of(game, self.player)
            SECOND_CARD.clear(game, self.player)
            board.card = board.taken = card
            game.tell(CARD_USED, self.player, card)
            game.then(UseCard(self.player, card, True, True), PutUnder(), OfferSecond(self.player))
            if game.rules.turns.interludes:
                pause(game)

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "card": SECOND_CARD.of(game, self.player)}
