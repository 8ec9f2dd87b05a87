"""Alliance: two regions that are scored as one in the next general scoring (GRA-57, GRA-64, PE-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.board.moving import BEFORE, NOBODYS
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import NOWHERE, RegionId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Step
from elgrande.rules.action import AnnouncedOnTwo
from elgrande.rules.effects import Effect
from elgrande.rules.fields import END_OF_SCORING, RegionField
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.shown import Link, Mark, Note, Thing
from elgrande.rules.steps import ChooseTwo

ALLIANCE: Final = RegionField("alliance", each=2, until=END_OF_SCORING, stakes=True)
"""The regions of the two tokens."""
REGIONS_ALLIED: Final = EventKind(
    "allied",
    "player",
    "from",
    "to",
    moves=(Moves("alliance", BEFORE, "from", of=NOBODYS), Moves("alliance", BEFORE, "to", of=NOBODYS)),
)


def allied(game: Position) -> list[int]:
    """The regions with the two tokens, or none."""
    return sorted(ALLIANCE.taken(game)) if ALLIANCE.used(game) else []


class Ally(ChooseTwo):
    """Choose the regions for the two tokens, one after the other; a token in a taboo region stays there."""

    __slots__ = ()
    prompt = "prompt-ally"
    prompt_second = "prompt-ally-second"

    def options(self, game: Position) -> list[int]:
        tokens = ALLIANCE.values(game)
        if all(token >= 0 and game.taboo(token) for token in tokens):
            return []
        now = tokens[self.first != NOWHERE]
        if now >= 0 and game.taboo(now):
            return [SPACE + now] if now != self.first else []
        stays = tokens[1] if self.first == NOWHERE else self.first
        fixed = stays >= 0 and (self.first != NOWHERE or game.taboo(stays))
        return [SPACE + region for region in game.open_regions() if not (fixed and region == stays)]

    def then_both(self, second: int) -> Step:
        return Allied(self.player, self.first, second)

    def why_not(self, game: Position, option: OptionId) -> str:
        region, token = option - SPACE, ALLIANCE.of(game, int(self.first != NOWHERE))
        if token >= 0 and game.taboo(token):
            return "reason-token-stays"
        return why_not_region(game, region) or ("reason-named" if region == self.first else "reason-not-offered")


class Allied(AnnouncedOnTwo):
    """The tokens lie on two regions."""

    __slots__ = ()
    reports = REGIONS_ALLIED

    def carry_out(self, game: Position) -> None:
        ALLIANCE.put(game, self.first, 0)
        ALLIANCE.put(game, self.second, 1)


def scored_together(game: Position, region: RegionId, regions: list[int]) -> list[int]:
    """The pair is scored when the first of its regions is due."""
    pair = allied(game)
    if region not in pair:
        return regions
    return pair if region == pair[0] else []


def dissolvable(game: Position) -> list[int]:
    """Whether the tokens can be removed: not from a taboo region."""
    pair = allied(game)
    return [0] if pair and not any(game.taboo(region) for region in pair) else []


ALLIANCE_EFFECT: Final = Effect(1, "alliance", dissolvable, lambda game, _: ALLIANCE.clear_all(game))


def show_alliance(game: Position, viewer: int) -> Iterator[Thing]:
    """The regions with the tokens, and the ribbon between them."""
    pair = allied(game)
    for region in pair:
        yield Mark(region, "alliance")
        yield Note(region, "table-alliance", {"from": pair[0], "to": pair[1]})
    if pair:
        yield Link("ribbon", pair[0], pair[1], "alliance")
