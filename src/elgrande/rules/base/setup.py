"""Set-up of the base game (BASE-10 to BASE-14)."""

from __future__ import annotations

from elgrande.board.spaces import COLOURS
from elgrande.rules.base.facts import COURT, HOME
from elgrande.rules.base.round import StartRound
from elgrande.rules.dealer import Dealer
from elgrande.rules.position import Position


def draw_king(game: Position, dealer: Dealer) -> None:
    """The first region card is the King's (BASE-10)."""
    game.board.king = dealer.region()


def draw_homes(game: Position, dealer: Dealer) -> None:
    """Each player draws a region card for their home region (BASE-11)."""
    board, rules = game.board, game.rules
    for player in range(rules.players):
        home = dealer.region()
        board.grande[player] = home
        board.caballeros[home * COLOURS + player] = HOME
        board.court[player] = COURT
        board.province[player] = rules.caballeros - HOME - COURT
        board.hand[player] = rules.power_cards


def shuffle_stacks(game: Position, dealer: Dealer) -> None:
    """Each stack of action cards is shuffled on its own (BASE-12)."""
    board = game.board
    for stack in range(1, game.rules.stacks + 1):
        cards = game.rules.decks[stack].copy()
        dealer.chance.shuffle(cards)
        board.stacks[stack] = tuple(cards)
        board.unseen[stack] = len(cards)


def draw_start_player(game: Position, dealer: Dealer) -> None:
    """The start player is drawn (BASE-13)."""
    game.board.start = dealer.chance.below(game.rules.players)


def begin(game: Position, dealer: Dealer) -> None:
    """The first round comes next, after whatever modules let the players do before it (BASE-14)."""
    game.then_all([*[make() for make in game.rules.opening], StartRound(game.rules.rounds[0])])
