"""What the Players' Edition shows on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.spaces import CASTILLO, NOWHERE
from elgrande.rules.players_edition.actions import TURNED
from elgrande.rules.players_edition.bridge import BRIDGE, bridge, ends, owner
from elgrande.rules.players_edition.castillo import COLLAPSING, SHIFTED
from elgrande.rules.players_edition.jokers import JOKER, JOKERS, STORM
from elgrande.rules.position import Position
from elgrande.rules.shown import (
    Absent,
    Belonging,
    Between,
    Laid,
    Link,
    Mark,
    Note,
    Thing,
    Turned,
    secret_regions,
)


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What the module shows; of storms still to come, only the viewer's own."""
    yield from _show_castillo(game)
    yield from _show_bridge(game)
    for tile in range(len(game.rules.tiles)):
        if TURNED.holds(game, tile):
            yield Turned(tile)
    for player in JOKERS.taken(game):
        if not game.board.power[player]:
            yield Laid(player, game.rules.card_named(JOKER))
            yield Belonging(player, "table-joker-waits", {"player": player}, "word-joker")
    yield from secret_regions(game, STORM, viewer, "storm", "word-storm", "storm")


def _show_castillo(game: Position) -> Iterator[Thing]:
    """Where it stands, and whether it is in danger."""
    region = SHIFTED.of(game)
    if region != NOWHERE:
        yield Mark(region, "castillo")
        yield Link("track", CASTILLO, region, "castillo")
        yield Note(CASTILLO, "table-shifted", {"space": region})
        yield Note(CASTILLO, "table-shifted-text")
        yield Note(region, "table-shifted", {"space": region})
    if COLLAPSING.holds(game):
        yield Mark(CASTILLO, "collapse")
        yield Note(CASTILLO, "table-collapse")
    else:
        yield Absent(game.rules.space_named("beside"))


def _show_bridge(game: Position) -> Iterator[Thing]:
    space = bridge(game)
    if not BRIDGE.used(game):
        yield Absent(space)
        return
    first, second = ends(game)
    yield Between(space, first, second, "bridge")
    for where in (first, second, space):
        yield Note(where, "table-bridge", {"player": owner(game), "from": first, "to": second})
    yield Note(space, "table-bridge-point")
