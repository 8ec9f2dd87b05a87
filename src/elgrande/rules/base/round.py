"""The round: turn up cards, play power cards, take turns, clean up (BASE-20 to BASE-26)."""

from __future__ import annotations

from typing import Final

from elgrande.board.hand import options_of, seen_again
from elgrande.board.moving import (
    ACTION_CARD,
    ALL_THERE,
    EVERYBODYS,
    FACE_UP,
    IN_HAND,
    IN_SUPPLY,
    NOBODYS,
    ON_OFFER,
    ON_STACK,
    PLAYED_CARDS,
    POWER_CARD,
)
from elgrande.board.options import POWER, OptionId
from elgrande.board.spaces import NOBODY, NOTHING
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.fields import END_OF_TURN, clear_until
from elgrande.rules.position import Position

ROUND: Final = EventKind("round", "round")
TURNED_UP: Final = EventKind(
    "turned-up", "stack", "card", moves=Moves(ACTION_CARD, ON_STACK, ON_OFFER, of=NOBODYS), at_once="cards"
)
MERCY: Final = EventKind("mercy", "card", moves=Moves(ACTION_CARD, ON_STACK, ON_STACK, of=NOBODYS))
CARD_PLAYED: Final = EventKind("played", "player", moves=Moves(POWER_CARD, IN_HAND, FACE_UP))
"""What remains in the log of the next two kinds when earlier rounds are left to memory."""
POWER_PLAYED: Final = EventKind(
    "power", "player", "value", moves=CARD_PLAYED.moves, memory=PLAYED_CARDS, instead=CARD_PLAYED
)
ACTION_PLAYED: Final = EventKind(
    "power-card", "player", "value", "card", moves=CARD_PLAYED.moves, memory=PLAYED_CARDS, instead=CARD_PLAYED
)
"""A power card that has a special action."""
TURN: Final = EventKind("turn", "player")
START_PLAYER: Final = EventKind(
    "start-player",
    "player",
    moves=(
        Moves(ACTION_CARD, ON_OFFER, ON_STACK, of=NOBODYS, count=ALL_THERE),
        Moves(POWER_CARD, FACE_UP, IN_SUPPLY, of=EVERYBODYS, count=ALL_THERE),
    ),
)
"""The round is over: what is left of its cards is put away, too."""
RESULT: Final = EventKind("result", "player", "points", at_once="result")
OVER: Final = EventKind("over")


class StartRound(Step):
    """A round begins: its steps, in rule order."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Position) -> None:
        game.board.round = self.number
        game.tell(ROUND, self.number)
        game.then_prepared(game.rules.round_steps)


class TurnUpCards(Step):
    """Phase 1: the top card of each stack is turned face up (BASE-20)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board, rules = game.board, game.rules
        mercy = rules.config.mercy and board.round == rules.rounds[0]
        for stack in range(1, rules.stacks + 1):
            if not board.stacks[stack]:
                continue
            card = draw(game, stack)
            for _ in board.stacks[stack]:
                if not (mercy and rules.cards[card].loses_authority):  # OPT-4
                    break
                game.tell(MERCY, card)
                board.put_under(stack, card)
                card = draw(game, stack)
            board.offered[stack] = card
            game.tell(TURNED_UP, stack, card)
        game.reveal()


def draw(game: Position, stack: int) -> int:
    """Take the top card of a stack; everybody sees it."""
    board = game.board
    cards = board.stacks[stack]
    board.stacks[stack] = cards[1:]
    if board.unseen[stack]:
        board.unseen[stack] -= 1
    return cards[0]


class PlayPowerCards(Step):
    """Phase 2: clockwise from the start player, each player plays a power card (BASE-21)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([PlayPowerCard(player) for player in game.from_start()])


class PlayPowerCard(Decision):
    """Play a power card face up, with a value that nobody has played this round (BASE-21)."""

    __slots__ = ()
    prompt = "prompt-play-power-card"

    def options(self, game: Position) -> list[int]:
        hand = game.board.hand[self.player]
        for played in game.board.power:
            hand &= ~(1 << played)
        return options_of(hand)

    def choose(self, game: Position, option: OptionId) -> None:
        board, value = game.board, option - POWER
        board.power[self.player] = value
        board.hand[self.player] &= ~(1 << value)
        board.doubtful[self.player] = seen_again(board.doubtful[self.player], value)
        if game.rules.actions:
            game.tell(ACTION_PLAYED, self.player, value, game.rules.actions[value])
        else:
            game.tell(POWER_PLAYED, self.player, value)

    def why_not(self, game: Position, option: OptionId) -> str:
        value = option - POWER
        if not 1 <= value < len(game.rules.reinforcements):
            return "reason-not-offered"
        return "reason-power-played" if value in game.board.power else "reason-power-gone"


class TakeTurns(Step):
    """Phase 3: turns go from the highest power card to the lowest (BASE-22, BASE-23)."""

    __slots__ = ()
    bounds_turn = True

    def run(self, game: Position) -> None:
        game.then_all([*[StartTurn(player) for player in order_of_turns(game)], EndTurns()])


def order_of_turns(game: Position) -> list[int]:
    """The players in the order of their turns, once all have played a power card."""
    order = sorted(range(game.rules.players), key=game.board.power.__getitem__, reverse=True)
    for other_order in game.rules.turns.order:
        order = other_order(game, order)
    return order


class StartTurn(ByPlayer):
    """A player's turn begins: its steps, in rule order."""

    __slots__ = ()
    bounds_turn = True

    def run(self, game: Position) -> None:
        board = game.board
        board.player = self.player
        board.taken = NOTHING
        board.carried = 0
        game.tell(TURN, self.player)
        clear_until(game, END_OF_TURN)
        game.then_prepared(game.rules.turn_steps[self.player])


class EndTurns(Step):
    """All turns of the round have been taken."""

    __slots__ = ()
    bounds_turn = True

    def run(self, game: Position) -> None:
        game.board.player = NOBODY
        game.board.taken = NOTHING


class PutCardsAway(Step):
    """Phase 4: cards not taken go under their stacks; the lowest power card starts the next round (BASE-24)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        for stack in range(1, game.rules.stacks + 1):
            if board.offered[stack] != NOTHING:
                board.put_under(stack, board.offered[stack])
                board.offered[stack] = NOTHING
        board.start = board.power.index(min(board.power))
        for player in range(game.rules.players):
            board.power[player] = 0
        game.tell(START_PLAYER, board.start)


class NextRound(Step):
    """The next round, or the end of the game (BASE-25)."""

    __slots__ = ()
    bounds_turn = True

    def run(self, game: Position) -> None:
        number = game.rules.next_round(game.board.round)
        if number:
            game.then(StartRound(number))
        else:
            for player, points in enumerate(game.board.score):
                game.tell(RESULT, player, points)
            game.tell(OVER)
