"""Alliance: two regions that are scored as one in the next general scoring (GRA-57, GRA-64, PE-5)."""

from __future__ import annotations

from typing import Final

from elgrande.board.extra import ALLIED
from elgrande.board.moving import BEFORE, NOBODYS
from elgrande.board.options import SPACE
from elgrande.board.spaces import NOWHERE
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region

REGIONS_ALLIED: Final = EventKind(
    "allied",
    "player",
    "from",
    "to",
    moves=(Moves("alliance", BEFORE, "from", of=NOBODYS), Moves("alliance", BEFORE, "to", of=NOBODYS)),
)


def allied(game: Position) -> list[int]:
    """The regions with the two tokens, or none."""
    return sorted(token - 1 for token in game.board.extra[ALLIED : ALLIED + 2] if token)


class Ally(Decision):
    """Choose the regions for the two tokens, one after the other; a token in a taboo region stays there."""

    __slots__ = ("first",)
    prompt = "prompt-ally"

    def __init__(self, player: int, first: int = NOWHERE) -> None:
        self.player = player
        self.first = first

    def options(self, game: Position) -> list[int]:
        tokens = [token - 1 for token in game.board.extra[ALLIED : ALLIED + 2]]
        if all(token >= 0 and game.taboo(token) for token in tokens):
            return []
        now = tokens[self.first != NOWHERE]
        if now >= 0 and game.taboo(now):
            return [SPACE + now] if now != self.first else []
        stays = tokens[1] if self.first == NOWHERE else self.first
        fixed = stays >= 0 and (self.first != NOWHERE or game.taboo(stays))
        return [SPACE + region for region in game.open_regions() if not (fixed and region == stays)]

    def choose(self, game: Position, option: int) -> None:
        region = option - SPACE
        if self.first == NOWHERE:
            game.then(Ally(self.player, region))
        else:
            game.then(Allied(self.player, self.first, region))

    def why_not(self, game: Position, option: int) -> str:
        region, token = option - SPACE, game.board.extra[ALLIED + (self.first != NOWHERE)] - 1
        if token >= 0 and game.taboo(token):
            return "reason-token-stays"
        return why_not_region(game, region) or ("reason-named" if region == self.first else "reason-not-offered")


class Allied(Announced):
    """The tokens lie on two regions."""

    __slots__ = ("first", "second")

    def __init__(self, player: int, first: int, second: int) -> None:
        self.player = player
        self.first = first
        self.second = second

    def event(self, game: Position) -> Event:
        return REGIONS_ALLIED.of(self.player, self.first, self.second)

    def carry_out(self, game: Position) -> None:
        game.board.extra[ALLIED] = 1 + self.first
        game.board.extra[ALLIED + 1] = 1 + self.second


def scored_together(game: Position, region: int, regions: list[int]) -> list[int]:
    """The pair is scored at the place of the region that comes first."""
    pair = allied(game)
    if region not in pair:
        return regions
    return pair if region == pair[0] else []


def show_alliance(game: Position) -> dict[str, object]:
    """The regions with the tokens."""
    return {"allied": [game.seen_key(region) for region in allied(game)]}


class EndAlliance(Step):
    """After the general scoring the tokens come off."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.extra[ALLIED] = game.board.extra[ALLIED + 1] = 0
