"""Maximum six and royal protection: boards that close a region, and the King's token (SC-4, SC-6)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE, IN_SUPPLY, NOBODYS
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import PlayerId, RegionId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import AnnouncedOnRegion
from elgrande.rules.effects import Effect, if_liftable
from elgrande.rules.fields import RegionField
from elgrande.rules.hooks import Limit
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.space import ANY

REGION_CLOSED: Final = EventKind("region-closed", "player", "space", moves=Moves("six", IN_SUPPLY, "space", of=NOBODYS))
BOARDS: Final = 3
CROWDED: Final = RegionField("crowded", each=BOARDS, stakes=True)
"""The regions of the boards that allow no more than six."""
PROTECTED: Final = RegionField("protected", taboo=True, stakes=True)
"""The region with the King's token."""


def boards(game: Position) -> list[int]:
    """The regions with a board."""
    return CROWDED.taken(game)


def crowd(game: Position, region: RegionId) -> int:
    """How many caballeros stand in a region."""
    return sum(game.board.total(part) for part in game.parts(region))


class CloseRegion(Decision):
    """Choose the region that allows no more than `most` caballeros from now on."""

    __slots__ = ("most",)
    prompt = "prompt-close-region"

    def __init__(self, player: PlayerId, most: int) -> None:
        self.player = player
        self.most = most

    def options(self, game: Position) -> list[int]:
        if len(boards(game)) == BOARDS:
            return []
        regions = [region for region in game.open_regions() if region not in self.laid(game)]
        return [SPACE + region for region in regions if crowd(game, region) <= self.most]

    def laid(self, game: Position) -> list[int]:
        """The regions with a board of any kind: boards of the other kind cannot share these regions (MIX-6)."""
        return boards(game) + [game.region_of(space) for space in game.rules.loose]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(RegionClosed(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        taken = option - SPACE in self.laid(game)
        return why_not_region(game, option - SPACE) or ("reason-board-here" if taken else "reason-too-many")


class RegionClosed(AnnouncedOnRegion):
    """A board is put on a region."""

    __slots__ = ()
    reports = REGION_CLOSED

    def carry_out(self, game: Position) -> None:
        CROWDED.add(game, self.region)


class CrowdLimit(Limit):
    """A region with a board lets no more than six in."""

    __slots__ = ()

    def room(self, game: Position, region: RegionId) -> int:
        return most(game) - crowd(game, region) if CROWDED.has(game, region) else ANY


def most(game: Position) -> int:
    """How many caballeros can stand in a region with a board."""
    return game.rules.cards[game.rules.card_named("maximum-six")].amounts[0]


# --- royal protection ---

REGION_PROTECTED: Final = EventKind(
    "protected", "player", "space", moves=Moves("protected", BEFORE, "space", of=NOBODYS)
)


class Protect(Decision):
    """Choose the region that gets the King's token, until somebody moves it on."""

    __slots__ = ()
    prompt = "prompt-protect"

    def options(self, game: Position) -> list[int]:
        if game.held_fast(PROTECTED):
            return []
        return [SPACE + region for region in game.open_regions()]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Protected(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-not-offered"


class Protected(AnnouncedOnRegion):
    """The King's token lies on a region."""

    __slots__ = ()
    reports = REGION_PROTECTED

    def carry_out(self, game: Position) -> None:
        PROTECTED.put(game, self.region)


PROTECTION_EFFECT: Final = Effect(3, "protection", if_liftable(PROTECTED), PROTECTED.clear, symbol="protected")
