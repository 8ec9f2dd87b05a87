"""Set-up of Grand Inquisitor & Colonies, with a dial of its own (GIC-1 to GIC-7)."""

from __future__ import annotations

from elgrande.board.extra import GOLD, HOLDER, LIMITED, LYING, SUPPLY, TOKEN_COUNT, TOKENS
from elgrande.board.spaces import BLACK, COLOURS, NOBODY
from elgrande.rules.deal import Deal
from elgrande.rules.grand_inquisitor.facts import FIRST_GOLD, FIRST_GOODS, SET_OUT
from elgrande.rules.position import Position


def draw_black(game: Position, deal: Deal) -> None:
    """Two region cards: black caballeros stand in each (GIC-2); nobody holds the Grand Inquisitor (GIC-7)."""
    board = game.board
    board.extra[HOLDER] = NOBODY
    for _ in range(game.rules.black // SET_OUT):
        board.caballeros[deal.region() * COLOURS + BLACK] = SET_OUT


def draw_limit_board(game: Position, deal: Deal) -> None:
    """A region card for the limit board (GIC-3)."""
    game.board.extra[LIMITED] = deal.region()


def lay_first_tokens(game: Position, deal: Deal) -> None:
    """Some gold lies in America and some goods in Africa, the rest is in supply (GIC-5)."""
    extra = game.board.extra
    for token in range(TOKEN_COUNT):
        first = token < FIRST_GOLD if token < GOLD else token - GOLD < FIRST_GOODS
        extra[TOKENS + token] = LYING if first else SUPPLY
