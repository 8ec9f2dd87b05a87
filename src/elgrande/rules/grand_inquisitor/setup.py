"""Set-up of Grand Inquisitor & Colonies, with a dial of its own (GIC-1 to GIC-7)."""

from __future__ import annotations

from elgrande.board.extra import GOLD, HOLDER, LIMITED, LYING, SUPPLY, TOKEN_COUNT, TOKENS
from elgrande.board.spaces import BLACK, COLOURS, NOBODY
from elgrande.engine.step import Step
from elgrande.rules.base.dials import CastilloDial, RevealDials
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


class SetOut(Step):
    """All players dial a region for two more caballeros (GIC-4)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        dials = [SetOutDial(player, SET_OUT) for player in game.from_start()]
        game.then(*dials, RevealDials(), ComeOut(SET_OUT))


class SetOutDial(CastilloDial):
    """Where the first caballeros go besides the home region; not to the King's region."""

    __slots__ = ("count",)
    prompt = "prompt-dial-setup"

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count


class ComeOut(Step):
    """The caballeros come from the province to the regions on the dials."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: Position) -> None:
        for player in game.from_start():
            region = game.board.shown[player]
            game.tell("set-out", player, self.count, region)
            game.bring(player, region, self.count)
