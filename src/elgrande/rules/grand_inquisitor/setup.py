"""Set-up of Grand Inquisitor & Colonies, with a dial of its own (GIC-1 to GIC-7)."""

from __future__ import annotations

from elgrande.board.spaces import BLACK, COLOURS
from elgrande.rules.dealer import Dealer
from elgrande.rules.grand_inquisitor.facts import FIRST_GOLD, FIRST_GOODS, LIMIT, SET_OUT
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING
from elgrande.rules.position import Position


def draw_black(game: Position, dealer: Dealer) -> None:
    """Two region cards are drawn: black caballeros stand in each region (GIC-2)."""
    for _ in range(game.rules.black // SET_OUT):
        game.board.caballeros[dealer.region() * COLOURS + BLACK] = SET_OUT


def draw_limit_board(game: Position, dealer: Dealer) -> None:
    """A region card is drawn for the limit board (GIC-3)."""
    LIMIT.put(game, dealer.region())


def lay_first_tokens(game: Position, dealer: Dealer) -> None:
    """Some gold lies in America and some goods in Africa; the rest is in the supply (GIC-5)."""
    for count, tokens in ((FIRST_GOLD, GOLD), (FIRST_GOODS, GOODS)):
        for _ in range(count):
            tokens.add(game, LYING)
