"""The Anniversary banners: a standard bearer for each player, who decides ties (ANN-1 to ANN-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.board.options import BEARER
from elgrande.board.spaces import NOWHERE
from elgrande.rules.anniversary.banner import BANNERS, Banner, decides_ties, raise_banners, take_up_banner
from elgrande.rules.anniversary.laws import LAWS
from elgrande.rules.base.setup import draw_homes
from elgrande.rules.module import Module
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules, insert_after
from elgrande.rules.shown import Belonging, Thing


def add(rules: Rules) -> None:
    """Add the module."""
    insert_after(rules.setup, draw_homes, [raise_banners])
    rules.placing.marks.append(Banner(BEARER, "banner", "!", "table-bearer"))
    rules.placing.watches.append(take_up_banner)
    rules.scoring.tiebreaks.append(decides_ties)


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """The banners that nobody carries yet."""
    for player, space in enumerate(BANNERS.values(game)):
        if space == NOWHERE:
            yield Belonging(player, "table-banner-waits")


ANNIVERSARY: Final = Module("anniversary", add, fields=(BANNERS,), shows=(show,), laws=LAWS)
