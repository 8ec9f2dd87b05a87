"""Kept cards: action cards that stay with a player and are used later (BASE-111)."""

from __future__ import annotations

from typing import Final

from elgrande.board.board import Kept
from elgrande.board.moving import ACTION_CARD, BEFORE, ON_STACK
from elgrande.board.spaces import NOTHING, PlayerId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.rules.action import Announced
from elgrande.rules.position import Position

CARD_KEPT: Final = EventKind("kept", "player", "card", moves=Moves(ACTION_CARD, BEFORE, "player"))
CARD_USED: Final = EventKind("uses", "player", "card", moves=Moves(ACTION_CARD, "player", ON_STACK))

CLOSE: Final = "close"
"""What a kept card can be used for: to close a card on offer."""

FOR_GOOD: Final = 99
"""A round that never comes: the card is kept until it is used."""


class Keep(Announced):
    """The action card in use is kept, face up, until it is used or its time is up."""

    __slots__ = ("rounds",)

    def __init__(self, player: PlayerId, rounds: int = 0) -> None:
        self.player = player
        self.rounds = rounds
        """1: until the end of the next round (BASE-113); 0: until it is used."""

    def event(self, game: Position) -> Event:
        return CARD_KEPT.of(self.player, game.board.card)

    def carry_out(self, game: Position) -> None:
        board = game.board
        until = game.rules.next_round(board.round) or board.round if self.rounds else FOR_GOOD
        board.kept += ((board.card, self.player, until),)
        board.card = NOTHING


def held(game: Position, player: PlayerId, use: str) -> list[Kept]:
    """The cards that a player keeps for a certain use."""
    if not game.board.kept:  # the usual case, and this is faster
        return []
    cards = game.rules.cards
    return [kept for kept in game.board.kept if kept[1] == player and cards[kept[0]].kept == use]


def keepers(game: Position, players: list[PlayerId], use: str) -> list[PlayerId]:
    """Those of these players who keep a card for a certain use."""
    if not game.board.kept:  # the usual case, and this is faster
        return []
    return [player for player in players if held(game, player, use)]


def give_back(game: Position, kept: Kept) -> None:
    """A kept card goes under its stack (BASE-113)."""
    board = game.board
    place = board.kept.index(kept)
    board.kept = board.kept[:place] + board.kept[place + 1 :]
    board.put_under(game.rules.cards[kept[0]].stack, kept[0])
