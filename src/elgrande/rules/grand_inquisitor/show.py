"""What is seen of Grand Inquisitor & Colonies on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.extra import DUE, HOLDER, LIMITED, MARKED
from elgrande.board.spaces import NOBODY
from elgrande.rules.grand_inquisitor import facts
from elgrande.rules.grand_inquisitor.tokens import in_supply, lying
from elgrande.rules.position import Position
from elgrande.rules.shown import Belonging, Heap, Mark, News, Note, Thing


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What everybody sees: tokens that lie in the colonies, the limit board, markers, the Grand Inquisitor."""
    yield from _show_board(game)
    yield from _show_markers(game)
    for space, symbol in ((facts.AMERICA, "gold"), (facts.AFRICA, "goods")):
        count = lying(game, symbol == "gold")
        if count:
            yield Heap(space, symbol, count)
    holder = game.board.extra[HOLDER]
    yield News("table-inquisitor-nobody") if holder == NOBODY else Belonging(holder, "word-grand-inquisitor")
    yield News("table-supply", {"gold": in_supply(game, True), "goods": in_supply(game, False)})


def _show_board(game: Position) -> Iterator[Thing]:
    region, board = game.board.extra[LIMITED], facts.LIMIT_BOARD
    values = {"taken": game.board.total(board), "all": game.rules.spaces[board].room}
    yield Mark(region, "limit")
    yield Note(region, "table-board-spaces", values)
    yield Note(region, "table-board-beside")
    yield Note(board, "table-board-spaces", values)


def _show_markers(game: Position) -> Iterator[Thing]:
    for first, text in ((DUE, "table-marker-now"), (MARKED, "table-marker-next")):
        for region in game.rules.regions:
            for _ in range(game.board.extra[first + region]):
                yield Mark(region, "hourglass")
                yield Note(region, text)
