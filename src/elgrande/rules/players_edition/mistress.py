"""Mistress: for one round everybody places in any region, and the King's bonus is not paid (PE-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.board.spaces import PlayerId, SpaceId
from elgrande.engine.event import EventKind
from elgrande.rules.action import Announced
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.scoring import KingBonus
from elgrande.rules.fields import END_OF_ROUND, Flag
from elgrande.rules.laws import asked, demand
from elgrande.rules.position import Position
from elgrande.rules.shown import Mark, News, Note, Thing

MISTRESS: Final = Flag("mistress", until=END_OF_ROUND, stakes=True)
"""Whether everybody places in any region and the King's bonus is not paid."""
MISTRESS_COMES: Final = EventKind("mistress", "player")


class TakeMistress(Announced):
    """For the rest of the round everybody places in any region, and there is no King's bonus."""

    __slots__ = ()
    reports = MISTRESS_COMES
    before_placing = True

    def carry_out(self, game: Position) -> None:
        MISTRESS.set(game)


def mistress_reigns(game: Position, player: PlayerId) -> bool:
    """Whether everybody places in any region."""
    return MISTRESS.holds(game)


class KingIsBusy(KingBonus):
    """The King's bonus, except while the mistress reigns."""

    def points(self, game: Position, player: PlayerId, space: SpaceId) -> int:
        return 0 if MISTRESS.holds(game) else super().points(game, player, space)


def show_mistress(game: Position, viewer: int) -> Iterator[Thing]:
    """She is with the King, and everybody is told."""
    if MISTRESS.holds(game):
        yield Mark(game.board.king, "mistress")
        yield Note(game.board.king, "table-mistress")
        yield News("table-mistress")


def the_mistress_leaves_with_her_round(game: Position) -> None:
    """When power cards are played, everybody places next to the King again (PE-11)."""
    stays = isinstance(asked(game), PlayPowerCard) and MISTRESS.holds(game)
    demand(not stays, "the mistress is still there")
