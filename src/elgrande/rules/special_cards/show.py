"""What the Special Cards show on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.spaces import NOWHERE
from elgrande.rules.position import Position
from elgrande.rules.shown import Absent, Mark, Note, OffBoard, Thing
from elgrande.rules.special_cards.limits import PROTECTED, boards, crowd, most


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What everybody sees: limit boards, the King's token, caballeros in reserve."""
    for region in boards(game):
        count, limit = crowd(game, region), most(game)
        full = Note(region, "table-limit-full")
        yield Mark(region, "six")
        yield Note(region, "table-limit", {"count": count, "most": limit}) if count < limit else full
    closed = PROTECTED.of(game)
    if closed != NOWHERE:
        yield Mark(closed, "protected")
        yield Note(closed, "table-protection")
    reserve = game.rules.space_named("reserve")
    yield Absent(reserve)
    for player in range(game.rules.players):
        count = game.board.on(reserve, player)
        if count:
            yield OffBoard(player, player, count, "picture-reserve", "table-reserve")
