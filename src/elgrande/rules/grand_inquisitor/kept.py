"""Kept cards with later effects: Close an action card, Double strike (GIC-61, GIC-62, GIC-74 to GIC-77)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ACTION_CARD, KEPT_CARD, ON_OFFER, ON_STACK, TURNED_OVER
from elgrande.board.options import CARD, PASS, STOP, USE, OptionId
from elgrande.board.spaces import NOTHING, CardId, PlayerId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import SPECIAL_ACTION, Announced, EndSpecial, Special, repetition
from elgrande.rules.fields import END_OF_ROUND, END_OF_TURN, Count, Flag
from elgrande.rules.grand_inquisitor.limit_board import FillBoard, filler
from elgrande.rules.grand_inquisitor.tokens import TakeTokens
from elgrande.rules.keeping import CLOSE, give_back, held, keepers
from elgrande.rules.position import Position
from elgrande.rules.shared.use import use_kept

STRIKE: Final = "strike"
"""What the kept card can be used for."""
CLOSED: Final = Count("closed", until=END_OF_ROUND)
"""The stacks whose face-up card was turned face down this round, one bit each."""
CLOSED_NOW: Final = Flag("closed-now", until=END_OF_TURN)
"""Whether the player on turn has taken the card that closes another and used it at once."""

# --- close an action card ---


def closed(game: Position, stack: int) -> bool:
    """Whether the card of a stack has been turned face down this round."""
    return bool(CLOSED.of(game) >> stack & 1)


def closable(game: Position) -> list[int]:
    """Options: the face-up cards on the stacks."""
    offered = game.board.offered
    return [CARD + stack for stack, card in enumerate(offered) if card != NOTHING and not closed(game, stack)]


def why_not_close(game: Position, stack: int) -> str:
    """Why the card of a stack cannot be closed."""
    if not 0 < stack < len(game.board.offered):
        return "reason-not-offered"
    return "reason-card-taken" if game.board.offered[stack] == NOTHING else "reason-card-closed"


class OfferClose(ByPlayer):
    """A player is about to choose their action card: the keeper of the card may close one first (GIC-75)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        everybody = game.rules.clockwise[self.player]
        game.then_all([MayClose(holder, self.player) for holder in keepers(game, everybody, CLOSE)])


class MayClose(Decision):
    """Close a face-up card before another player chooses theirs, or let them choose."""

    __slots__ = ("actor",)
    prompt = "prompt-close"
    recurring = True
    tool = CLOSE

    def __init__(self, player: PlayerId, actor: int) -> None:
        self.player = player
        self.actor = actor

    def options(self, game: Position) -> list[int]:
        cards = closable(game)
        return [PASS, *cards] if cards and held(game, self.player, CLOSE) else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != PASS:
            use_kept(game, held(game, self.player, CLOSE)[0], CardClosed(self.player, option - CARD))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_close(game, option - CARD)


class CloseNow(Decision):
    """Close a card as the special action of the turn in which this card was taken, or save it."""

    __slots__ = ()
    prompt = "prompt-close-now"
    tool = CLOSE

    def options(self, game: Position) -> list[int]:
        cards = closable(game)
        return [STOP, *cards] if cards else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            self.spend(game)
            game.then(CardClosed(self.player, option - CARD))

    def spend(self, game: Position) -> None:
        """The card that closes another goes under its stack."""
        give_back(game, held(game, self.player, CLOSE)[0])
        CLOSED_NOW.set(game)

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_close(game, option - CARD)


class CloseAgain(CloseNow):
    """Close a card when repeating a card that was used at once (GIC-76), or close none."""

    __slots__ = ()
    prompt = "prompt-close-again"
    tool = ""

    def options(self, game: Position) -> list[int]:
        return super().options(game) if CLOSED_NOW.holds(game) else []

    def spend(self, game: Position) -> None:
        """The player who repeats has no such card."""


CARD_CLOSED: Final = EventKind(
    "closed",
    "player",
    "card",
    moves=(Moves(ACTION_CARD, ON_OFFER, TURNED_OVER), Moves(KEPT_CARD, "player", ON_STACK)),
)


class CardClosed(Announced):
    """A card is turned face down: nobody can choose it this round."""

    __slots__ = ("stack",)

    def __init__(self, player: PlayerId, stack: int) -> None:
        self.player = player
        self.stack = stack

    def event(self, game: Position) -> Event:
        return CARD_CLOSED.of(self.player, game.board.offered[self.stack])

    def carry_out(self, game: Position) -> None:
        CLOSED.put(game, CLOSED.of(game) | 1 << self.stack)


# --- double strike ---

STRIKES: Final = EventKind("strikes", "player", "actor", "card", moves=Moves(KEPT_CARD, "player", ON_STACK))


class AfterTurn(ByPlayer):
    """After a turn the limit board is filled, Double strike is offered, and the board is filled again (GIC-74)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        chooser = filler(game)
        game.then(FillBoard(chooser), OfferStrike(self.player), FillAgain())


class FillAgain(Step):
    """The player who fills the limit board does so now."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(FillBoard(filler(game)))


class OfferStrike(ByPlayer):
    """Others who keep Double strike may repeat the special action that was carried out (GIC-76, GIC-77)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        if not board.carried or board.taken == NOTHING:
            return
        holders = keepers(game, game.after(self.player), STRIKE)
        game.then_all([MayStrike(holder, self.player, board.taken) for holder in holders])


class MayStrike(Decision):
    """Repeat another player's special action with choices of one's own, or keep the card."""

    __slots__ = ("actor", "card")
    prompt = "prompt-strike"
    recurring = True
    tool = STRIKE

    def __init__(self, player: PlayerId, actor: int, card: CardId) -> None:
        self.player = player
        self.actor = actor
        self.card = card

    def options(self, game: Position) -> list[int]:
        return [PASS, USE] if repetition(game, self.player, self.card).possible(game) else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            game.tell(STRIKES, self.player, self.actor, self.card)
            give_back(game, held(game, self.player, STRIKE)[0])
            game.then(Strike(self.player, self.card))


class Strike(Special):
    """The special action is carried out again; meanwhile tokens may be taken (GIC-77)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.carried = 0
        game.tell(SPECIAL_ACTION, self.player, self.card)
        effect = repetition(game, self.player, self.card)
        game.then(effect, TakeTokens(self.player), EndSpecial(self.player, self.card))
