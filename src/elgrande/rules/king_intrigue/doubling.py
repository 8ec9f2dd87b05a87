"""Doubling: a secretly chosen region counts double in the next general scoring (KI-35, KI-40)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import IN_SUPPLY
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import NOBODY, NOWHERE, REGIONS, PlayerId, RegionId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Secret
from elgrande.rules.action import Announced
from elgrande.rules.effects import Effect
from elgrande.rules.fields import END_OF_SCORING, PLAYER, RegionField
from elgrande.rules.king_intrigue.facts import DOUBLINGS
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_no_region_card
from elgrande.rules.steps import OnRegion

DOUBLES: Final = EventKind("doubles", "player", moves=Moves("double", IN_SUPPLY, "player"))
REGION_DOUBLED: Final = EventKind(
    "doubled", "player", "space", moves=Moves("double", "player", "space"), remark="space"
)


def free(game: Position) -> list[int]:
    """The regions whose card nobody has."""
    return [region for region in range(REGIONS) if not DOUBLED.has(game, region)]


def hidden_cards(game: Position, player: PlayerId) -> list[int]:
    """The region cards that another player can have, as far as a player knows."""
    return missing(game, player) or free(game)


def missing(game: Position, player: PlayerId) -> list[int]:
    """The region that somebody else has doubled, if the player is looking through the remaining cards right now."""
    for step in game.row():
        if isinstance(step, ChooseDoubled) and step.player == player:
            return [region for region in range(REGIONS) if region not in step.regions]
    return []


DOUBLED: Final = RegionField("doubled", each=PLAYER, secret=hidden_cards, until=END_OF_SCORING, stakes=True)
"""The region that each player has doubled."""


class Double(Announced):
    """Take a 2x token and choose a region in secret."""

    __slots__ = ()
    reports = DOUBLES

    def possible(self, game: Position) -> bool:
        return DOUBLED.of(game, self.player) == NOWHERE and len(DOUBLED.taken(game)) < DOUBLINGS

    def carry_out(self, game: Position) -> None:
        regions = free(game)
        if len(regions) < REGIONS:
            game.reveal()  # the player sees which card is missing
        game.then(ChooseDoubled(self.player, tuple(regions)))


class ChooseDoubled(Secret):
    """Choose the region that will count double from the region cards that lie there: nobody else looks at them."""

    __slots__ = ("regions",)
    prompt = "prompt-double"
    looked_through = True

    def __init__(self, player: PlayerId, regions: tuple[int, ...]) -> None:
        self.player = player
        self.regions = regions

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.regions]

    def veiled(self) -> Secret:
        return ChooseDoubled(self.player, tuple(range(REGIONS)))

    def choose(self, game: Position, option: OptionId) -> None:
        DOUBLED.put(game, option - SPACE, self.player)

    def still_secret(self, game: Position, option: OptionId) -> bool:
        scored = game.board.player == NOBODY  # the turn of its region may have come
        return DOUBLED.of(game, self.player) == option - SPACE and not scored

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_no_region_card(option)


class RevealDoubling(OnRegion):
    """A region is due: everybody sees that it counts double."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for region in game.scored_with(self.region):
            if DOUBLED.has(game, region):
                player = DOUBLED.which(game, region)
                DOUBLED.show(game, player)
                game.tell(REGION_DOUBLED, player, region)
                game.reveal()


def counts_double(game: Position, region: RegionId) -> int:
    """How often a region counts in a general scoring."""
    return 2 if DOUBLED.has(game, region) else 1


def with_token(game: Position) -> list[int]:
    """Who has a 2x token."""
    return [player for player, region in enumerate(DOUBLED.values(game)) if region != NOWHERE]


DOUBLING_EFFECT: Final = Effect(5, "2x", with_token, DOUBLED.clear, each_player=True, symbol="double")
