"""Doubling: a region, chosen in secret, counts double in the next general scoring (KI-35, KI-40)."""

from __future__ import annotations

from typing import Final

from elgrande.board.extra import DOUBLED, SEEN_DOUBLED
from elgrande.board.moving import IN_SUPPLY
from elgrande.board.options import SPACE
from elgrande.board.spaces import REGIONS
from elgrande.engine.chance import Chance
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Secret, Step
from elgrande.rules.action import Announced
from elgrande.rules.hooks import Hidden
from elgrande.rules.king_intrigue.facts import DOUBLINGS
from elgrande.rules.position import Position

DOUBLES: Final = EventKind("doubles", "player", moves=Moves("double", IN_SUPPLY, "player"))
REGION_DOUBLED: Final = EventKind("doubled", "player", "space", moves=Moves("double", "player", "space"))

UNKNOWN = -1
"""Some region that one may not see."""


def doubled(game: Position) -> list[int]:
    """By player: 1 + his doubled region, or 0."""
    return game.board.extra[DOUBLED : DOUBLED + game.rules.players]


def free(game: Position) -> list[int]:
    """The regions whose card nobody has."""
    taken = doubled(game)
    return [region for region in range(REGIONS) if 1 + region not in taken]


class Double(Announced):
    """Take a 2x token and choose a region in secret."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        taken = doubled(game)
        return not taken[self.player] and len(taken) - taken.count(0) < DOUBLINGS

    def carry_out(self, game: Position) -> None:
        game.tell(DOUBLES, self.player)
        regions = free(game)
        if len(regions) < REGIONS:
            game.reveal()  # he sees which card is missing
        game.then(ChooseDoubled(self.player, tuple(regions)))


class ChooseDoubled(Secret):
    """Choose the region that will count double, among the region cards that lie there: nobody else looks at them."""

    __slots__ = ("regions",)
    prompt = "prompt-double"

    def __init__(self, player: int, regions: tuple[int, ...]) -> None:
        self.player = player
        self.regions = regions

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.regions]

    def veiled(self) -> Secret:
        return ChooseDoubled(self.player, tuple(range(REGIONS)))

    def choose(self, game: Position, option: int) -> None:
        game.board.extra[DOUBLED + self.player] = 1 + option - SPACE

    def why_not(self, game: Position, option: int) -> str:
        return "reason-card-not-free" if 0 <= option - SPACE < REGIONS else "reason-no-region-card"


class RevealDoubling(Step):
    """The turn of a region has come: everybody sees that it counts double."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, game: Position) -> None:
        taken = doubled(game)
        for region in game.scored_with(self.region):
            if 1 + region in taken:
                player = taken.index(1 + region)
                game.board.extra[SEEN_DOUBLED + player] = 1
                game.tell(REGION_DOUBLED, player, region)
                game.reveal()


class TakeDoublingsOff(Step):
    """After the general scoring the tokens and region cards come back."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for player in range(game.rules.players):
            game.board.extra[DOUBLED + player] = game.board.extra[SEEN_DOUBLED + player] = 0


def counts_double(game: Position, region: int) -> int:
    """How often a region counts in a general scoring."""
    return 2 if 1 + region in doubled(game) else 1


def show_doubled(game: Position, player: int) -> dict[str, object]:
    """A player's 2x token: its region, if one may see that, and whether it is still secret."""
    region, seen = game.board.extra[DOUBLED + player] - 1, game.board.extra[SEEN_DOUBLED + player]
    return {"seat": player, "space": game.seen_key(region), "secret": not seen}


class HiddenDoubling(Hidden):
    """Only who has chosen a region knows it, until its turn comes."""

    __slots__ = ()

    def veil(self, extra: list[int], player: int) -> None:
        for other in range(5):
            if other != player and extra[DOUBLED + other] and not extra[SEEN_DOUBLED + other]:
                extra[DOUBLED + other] = UNKNOWN

    def imagine(self, game: Position, player: int, chance: Chance) -> None:
        for other, region in enumerate(doubled(game)):
            if region == UNKNOWN:
                game.board.extra[DOUBLED + other] = 1 + chance.pick(missing(game, player) or free(game))


def missing(game: Position, player: int) -> list[int]:
    """The region that somebody else has doubled, if the player is just looking through the cards that are left."""
    for step in game.row():
        if isinstance(step, ChooseDoubled) and step.player == player:
            return [region for region in range(REGIONS) if region not in step.regions]
    return []
