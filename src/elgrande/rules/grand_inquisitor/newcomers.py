"""Newcomers: caballeros that came abroad this round and cannot sail yet (GIC-24)."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PLAIN, WITH_GOLD
from elgrande.board.spaces import COLOURS, NOWHERE, Cell, RegionId, SpaceId
from elgrande.rules.fields import END_OF_ROUND, Count
from elgrande.rules.grand_inquisitor.facts import ABROAD, AFRICA
from elgrande.rules.position import Position

PLACES: Final = (AFRICA + 1 - ABROAD) * COLOURS
"""All pairs of a region abroad and a colour."""
KINDS: Final = 4
"""Caballeros that carry nothing, gold or goods, and standard bearers."""
NEWCOMERS: Final = Count("newcomers", each=KINDS * PLACES, until=END_OF_ROUND)
"""How many caballeros of each kind, region abroad and colour came there this round."""


def newcomers(region: RegionId, colour: int, kind: int) -> int:
    """The index in NEWCOMERS for a colour and a kind in a region abroad."""
    first = 0 if kind == PLAIN else (1 + kind - WITH_GOLD) * PLACES
    return first + (region - ABROAD) * COLOURS + colour


def is_abroad(game: Position, space: SpaceId) -> bool:
    """Whether a space is one of the new regions, not the bridge or a card with a caballero on it."""
    return space >= ABROAD and game.rules.spaces[space].region


def in_region(game: Position, region: RegionId, colour: int, kind: int) -> int:
    """How many caballeros of a colour and a kind stand anywhere in a region."""
    count = 0
    for part in game.parts(region):
        count += game.of_kind(part * COLOURS + colour, kind)
    return count


def may_sail(game: Position, cell: Cell, kind: int) -> bool:
    """Whether some caballeros of a kind have been in the region of a cell since an earlier round."""
    region, colour = game.region_of(cell // COLOURS), cell % COLOURS
    return in_region(game, region, colour, kind) > NEWCOMERS.of(game, newcomers(region, colour, kind))


def count_arrivals(game: Position, cell: Cell, target: int, count: int, kind: int) -> None:
    """Keep count of the caballeros that came abroad this round; among equals, newcomers leave first."""
    colour = (cell if target == NOWHERE else target) % COLOURS
    origin = NOWHERE if cell == NOWHERE else game.region_of(cell // COLOURS)
    region = NOWHERE if target == NOWHERE else game.region_of(target // COLOURS)
    if origin == region:
        return
    if is_abroad(game, origin):
        left = newcomers(origin, colour, kind)
        NEWCOMERS.put(game, max(NEWCOMERS.of(game, left) - count, 0), left)
    if is_abroad(game, region):
        NEWCOMERS.increase(game, count, newcomers(region, colour, kind))


def told_apart(game: Position, cell: Cell, kind: int, just_came: bool) -> None:
    """A caballero that takes up a token or a banner can be told apart: it is not a newcomer if another one can be."""
    region, colour = game.region_of(cell // COLOURS), cell % COLOURS
    if not is_abroad(game, region):
        return
    plain = newcomers(region, colour, PLAIN)
    if just_came or in_region(game, region, colour, PLAIN) < NEWCOMERS.of(game, plain):
        NEWCOMERS.increase(game, -1, plain)
        NEWCOMERS.increase(game, 1, newcomers(region, colour, kind))
