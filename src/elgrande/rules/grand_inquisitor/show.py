"""What Grand Inquisitor & Colonies shows on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.spaces import NOBODY
from elgrande.rules.grand_inquisitor import facts
from elgrande.rules.grand_inquisitor.delayed import DUE, MARKERS
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING, SUPPLY
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.shown import Belonging, Heap, Mark, News, Note, Thing


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What everybody sees: the tokens in the colonies, the limit board, markers, the Grand Inquisitor."""
    yield from _show_board(game)
    yield from _show_markers(game)
    for space, tokens in ((facts.AMERICA, GOLD), (facts.AFRICA, GOODS)):
        if tokens.has(game, LYING):
            yield Heap(space, tokens.name, tokens.how_many(game, LYING))
    holder = INQUISITOR.of(game)
    if holder != NOBODY:
        yield Belonging(holder, "word-grand-inquisitor")
    yield News("table-supply", {tokens.name: tokens.how_many(game, SUPPLY) for tokens in (GOLD, GOODS)})


def _show_board(game: Position) -> Iterator[Thing]:
    region, board = facts.LIMIT.of(game), facts.LIMIT_BOARD
    values = {"taken": game.board.total(board), "all": game.rules.spaces[board].room}
    yield Mark(region, "limit")
    yield Note(region, "table-board-spaces", values)
    yield Note(region, "table-board-beside")
    yield Note(board, "table-board-spaces", values)


def _show_markers(game: Position) -> Iterator[Thing]:
    for field, text in ((DUE, "table-marker-now"), (MARKERS, "table-marker-next")):
        for region in game.rules.regions:
            for _ in range(field.of(game, region)):
                yield Mark(region, "hourglass")
                yield Note(region, text)
