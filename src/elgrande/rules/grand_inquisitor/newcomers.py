"""Newcomers: who came abroad this round and cannot sail yet (GIC-24)."""

from __future__ import annotations

from elgrande.board.extra import ABROAD, FRESH, FRESH_COUNT, FRESH_MARKED
from elgrande.board.options import BEARER, PLAIN, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.engine.step import Step
from elgrande.rules.position import Position


def newcomers(region: int, colour: int, kind: int) -> int:
    """Where `board.extra` counts the newcomers of a colour and a kind in a region abroad."""
    first = FRESH if kind == PLAIN else FRESH_MARKED + (kind - WITH_GOLD) * FRESH_COUNT
    return first + (region - ABROAD) * COLOURS + colour


def is_abroad(game: Position, space: int) -> bool:
    """Whether a space is one of the new regions: not the bridge, nor a card on which a caballero stands."""
    return space >= ABROAD and game.rules.spaces[space].region


def in_region(game: Position, region: int, colour: int, kind: int) -> int:
    """How many caballeros of a colour and a kind stand in a region, wherever in it."""
    return sum([count for _, other, count in game.groups(region, colour) if other == kind])


def may_sail(game: Position, cell: int, kind: int) -> bool:
    """Whether some of a kind have stood in the region of a cell since an earlier round."""
    region, colour = game.region_of(cell // COLOURS), cell % COLOURS
    return in_region(game, region, colour, kind) > game.board.extra[newcomers(region, colour, kind)]


def count_arrivals(game: Position, cell: int, target: int, count: int, kind: int) -> None:
    """Keep the count of those who came abroad this round; of several alike a newcomer leaves first."""
    extra = game.board.extra
    colour = (cell if target == NOWHERE else target) % COLOURS
    origin = NOWHERE if cell == NOWHERE else game.region_of(cell // COLOURS)
    region = NOWHERE if target == NOWHERE else game.region_of(target // COLOURS)
    if origin == region:
        return
    if is_abroad(game, origin):
        place = newcomers(origin, colour, kind)
        extra[place] = max(extra[place] - count, 0)
    if is_abroad(game, region):
        extra[newcomers(region, colour, kind)] += count


def told_apart(game: Position, cell: int, kind: int, just_came: bool) -> None:
    """Whoever takes up a token or a banner is known from now on: not a newcomer, if somebody else is there."""
    region, colour = game.region_of(cell // COLOURS), cell % COLOURS
    if not is_abroad(game, region):
        return
    extra, plain = game.board.extra, newcomers(region, colour, PLAIN)
    if just_came or in_region(game, region, colour, PLAIN) < extra[plain]:
        extra[plain] -= 1
        extra[newcomers(region, colour, kind)] += 1


class NobodyIsFresh(Step):
    """A round begins: whoever is abroad has been there since an earlier one."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        extra = game.board.extra
        for kind in (PLAIN, WITH_GOLD, WITH_GOODS, BEARER):
            first = newcomers(ABROAD, 0, kind)
            extra[first : first + FRESH_COUNT] = [0] * FRESH_COUNT
