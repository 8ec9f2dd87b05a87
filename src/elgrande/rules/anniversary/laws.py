"""The law of the banners."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import BEARER
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.rules.anniversary.banner import BANNERS, in_a_region
from elgrande.rules.laws import Law, demand
from elgrande.rules.position import Position


def banners_are_borne(game: Position) -> None:
    """A banner waits, or is carried by its owner's caballero, which is in a region and carries nothing else (ANN-6,
    ANN-7, ANN-11)."""
    for player, space in enumerate(BANNERS.values(game)):
        if space == NOWHERE:
            continue
        exists = 0 <= space < len(game.rules.spaces)
        demand(exists and in_a_region(game, space), f"the banner of seat {player} is at {space}")
        cell = space * COLOURS + player
        carriers = sum(mark.count(game, cell) for mark in game.rules.placing.marks if mark.kind != BEARER)
        there = game.board.caballeros[cell]
        demand(there > carriers, f"{there} caballeros, {carriers} carriers and a bearer at {space}")


LAWS: Final[tuple[Law, ...]] = (banners_are_borne,)
