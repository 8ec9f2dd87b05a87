"""Quarantine: a token closes a region next to the King's (PE-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.board.moving import BEFORE, NOBODYS
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import NOWHERE
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import AnnouncedOnRegion
from elgrande.rules.effects import Effect, if_liftable
from elgrande.rules.fields import RegionField
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.shown import Mark, Note, Thing

QUARANTINE: Final = RegionField("quarantine", taboo=True, stakes=True)
"""The region in quarantine."""
REGION_QUARANTINED: Final = EventKind(
    "quarantined", "player", "space", moves=Moves("quarantine", BEFORE, "space", of=NOBODYS)
)


class Quarantine(Decision):
    """Choose a region next to the King's that nobody may change from now on."""

    __slots__ = ()
    prompt = "prompt-quarantine"

    def options(self, game: Position) -> list[int]:
        if game.held_fast(QUARANTINE):
            return []
        return [SPACE + region for region in game.open_among(game.rules.borders[game.board.king])]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Quarantined(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-not-beside-king"


class Quarantined(AnnouncedOnRegion):
    """The token lies on a region."""

    __slots__ = ()
    reports = REGION_QUARANTINED

    def carry_out(self, game: Position) -> None:
        QUARANTINE.put(game, self.region)


QUARANTINE_EFFECT: Final = Effect(2, "quarantine", if_liftable(QUARANTINE), QUARANTINE.clear)


def show_quarantine(game: Position, viewer: int) -> Iterator[Thing]:
    """Show the token on its region."""
    region = QUARANTINE.of(game)
    if region != NOWHERE:
        yield Mark(region, "quarantine")
        yield Note(region, "table-quarantine")
        yield Note(region, "table-taboo")
