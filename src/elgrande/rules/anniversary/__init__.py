"""The Anniversary banners: a standard bearer for each player, who decides ties (ANN-1 to ANN-12)."""

from __future__ import annotations

from elgrande.board.options import BEARER
from elgrande.rules.anniversary.banner import BANNERS, Banner, decides_ties, raise_banners, take_up_banner
from elgrande.rules.base.setup import draw_homes
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules, insert_after


def add(rules: Rules) -> None:
    """Add the module."""
    rules.fields.append(BANNERS)
    insert_after(rules.setup, draw_homes, [raise_banners])
    rules.marks.append(Banner(BEARER, False))
    rules.watches.append(take_up_banner)
    rules.tiebreaks.append(decides_ties)
    rules.shows.append(show)


def show(game: Position) -> dict[str, object]:
    """What everybody sees of the module."""
    return {"banners": [game.seen_key(space) for space in BANNERS.values(game)]}
