"""What is seen of the Players' Edition on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.extra import BRIDGE, COLLAPSING, MISTRESS, QUARANTINED, SHIFTED, TURNED
from elgrande.board.spaces import CASTILLO
from elgrande.rules.players_edition.bridge import bridge, ends, owner
from elgrande.rules.players_edition.jokers import show_jokers, show_storms
from elgrande.rules.position import Position
from elgrande.rules.shown import Absent, Between, Link, Mark, News, Note, Thing, Turned


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What is seen of the module; of a storm that has not come yet only one's own."""
    extra, king = game.board.extra, game.board.king
    yield from _show_castillo(game)
    yield from _show_bridge(game)
    if extra[QUARANTINED]:
        region = extra[QUARANTINED] - 1
        yield Mark(region, "quarantine")
        yield Note(region, "table-quarantine")
        yield Note(region, "table-taboo")
    for tile in range(len(game.rules.tiles)):
        if extra[TURNED + tile]:
            yield Turned(tile)
    if extra[MISTRESS]:
        yield Mark(king, "mistress")
        yield Note(king, "table-mistress")
        yield News("table-mistress")
    yield from show_jokers(game)
    yield from show_storms(game, viewer)


def _show_castillo(game: Position) -> Iterator[Thing]:
    """Where it stands, and whether it is in danger."""
    extra = game.board.extra
    if extra[SHIFTED]:
        region = extra[SHIFTED] - 1
        yield Mark(region, "tower")
        yield Link("track", CASTILLO, region, "tower")
        yield Note(CASTILLO, "table-shifted", {"space": region})
        yield Note(CASTILLO, "table-shifted-text")
        yield Note(region, "table-shifted", {"space": region})
    if extra[COLLAPSING]:
        yield Mark(CASTILLO, "collapse")
        yield Note(CASTILLO, "table-collapse")
    else:
        yield Absent(game.rules.space_named("beside"))


def _show_bridge(game: Position) -> Iterator[Thing]:
    space = bridge(game)
    if not game.board.extra[BRIDGE]:
        yield Absent(space)
        return
    first, second = ends(game)
    yield Between(space, first, second, "bridge")
    for where in (first, second, space):
        yield Note(where, "table-bridge", {"player": owner(game), "from": first, "to": second})
    yield Note(space, "table-bridge-point")
