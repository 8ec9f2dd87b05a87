"""Laws of Grand Inquisitor & Colonies, and when its reasons for refusals are true."""

from __future__ import annotations

from collections import Counter
from typing import Final

from elgrande.board.options import BEARER, PLAIN, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import COLOURS, NOBODY, NOTHING, NOWHERE
from elgrande.rules.action import special_under_way
from elgrande.rules.base.moves import CELLS
from elgrande.rules.base.truths import start
from elgrande.rules.grand_inquisitor.facts import ABROAD, AFRICA, AMERICA, FRANCIA, LIMIT, SHIP
from elgrande.rules.grand_inquisitor.kept import closed
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, PLACES, in_region, newcomers
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING, SUPPLY, tokens
from elgrande.rules.laws import ChangeLaw, Law, demand
from elgrande.rules.position import Position
from elgrande.rules.truths import Condition, Refusal

HARBOURS: Final = (SHIP, AMERICA, AFRICA)
"""Where journeys begin."""


def tokens_are_conserved(game: Position) -> None:
    """Each token is in the supply, in its colony or with one caballero; none is at home (GIC-41, GIC-42, GIC-44)."""
    carriers = Counter(place for place in GOLD.values(game) + GOODS.values(game) if place not in (SUPPLY, LYING))
    for cell, count in carriers.items():
        demand(0 <= cell < len(game.board.caballeros), f"a token is at {cell}")
        space = game.rules.spaces[cell // COLOURS]
        there = game.board.caballeros[cell]
        demand(there >= count, f"{count} tokens for {there} caballeros on {space.key}")
        demand(space.loads, f"a carrier is {space.key}")
        demand(game.region_of(cell // COLOURS) >= ABROAD, f"a carrier is in {space.key}")


def the_limit_board_is_in_a_region(game: Position) -> None:
    """The limit board lies in a region, but not in Francia (GIC-12)."""
    limited = LIMIT.of(game)
    demand(limited not in (NOWHERE, FRANCIA), f"the limit board is at {limited}")


def newcomers_are_there(game: Position) -> None:
    """No more caballeros came to a region abroad this round than stand there (GIC-24, GIC-47)."""
    for kind in (PLAIN, WITH_GOLD, WITH_GOODS, BEARER):
        for place in range(PLACES):
            region, colour = ABROAD + place // COLOURS, place % COLOURS
            fresh = NEWCOMERS.of(game, newcomers(region, colour, kind))
            there = in_region(game, region, colour, kind)
            who = f"caballeros of colour {colour} and kind {kind}"
            demand(0 <= fresh <= there, f"{fresh} of {there} {who} came to {region} this round")


def closed_cards_stay(game: Position) -> None:
    """A closed card lies face up on its stack while turns are taken."""
    for stack in range(1, game.rules.stacks + 1):
        taken = game.board.player != NOBODY and closed(game, stack) and game.board.offered[stack] == NOTHING
        demand(not taken, f"the closed card of stack {stack} was taken")


def nobody_comes_twice(before: Position, after: Position) -> None:
    """Repeating a special action brings nobody into play (GIC-76)."""
    if repeats(before):
        for player in range(before.rules.players):
            was, now = (sum(game.board.caballeros[player::COLOURS]) for game in (before, after))
            demand(now <= was, f"a repeated action brought {now - was} caballeros of seat {player} into play")


def repeats(game: Position) -> bool:
    """Whether a player repeats the special action of another player's turn, or uses a kept card in it."""
    special = special_under_way(game)
    return special is not None and game.board.player not in (NOBODY, special.player)


LAWS: Final[tuple[Law, ...]] = (
    tokens_are_conserved,
    the_limit_board_is_in_a_region,
    newcomers_are_there,
    closed_cards_stay,
)
CHANGE_LAWS: Final[tuple[ChangeLaw, ...]] = (nobody_comes_twice,)


# --- reasons ---


def _no_journey(of: Refusal) -> bool:
    if of.game.region_of(start(of)) != SHIP:
        return of.region != SHIP
    return of.region not in (AMERICA, AFRICA) and not of.game.rules.spaces[of.region].coast


def _just_arrived(of: Refusal) -> bool:
    """All on that cell, of each kind, came by a journey this turn, or all in the region came this round."""
    if of.region not in HARBOURS or not of.count:
        return False
    sailed = [code // CELLS for code in of.decision.sailed if code % CELLS == of.cell]
    return all(count <= sailed.count(kind) or _all_are_fresh(of, kind) for kind, count in of.game.kinds(of.cell))


def _all_are_fresh(of: Refusal, kind: int) -> bool:
    colour = of.cell % COLOURS
    return in_region(of.game, of.region, colour, kind) <= NEWCOMERS.of(of.game, newcomers(of.region, colour, kind))


def _nowhere_to_sail(of: Refusal) -> bool:
    """Every region that a journey leads to from there is closed off or full."""
    game = of.game
    coasts = [region for region in game.rules.regions if game.rules.spaces[region].coast]
    reach = [*coasts, AMERICA, AFRICA] if of.region == SHIP else [SHIP]
    return of.count > 0 and all(game.taboo(region) or game.room_in(region) <= 0 for region in reach)


def _no_token(of: Refusal) -> bool:
    return of.region not in (AMERICA, AFRICA) or not tokens(of.region).has(of.game, LYING)


TRUTHS: Final[dict[str, Condition]] = {
    "reason-no-board": lambda of: of.space == FRANCIA,
    "reason-not-beside-board": lambda of: of.space != LIMIT.of(of.game),
    "reason-no-journey": _no_journey,
    "reason-arrived": _just_arrived,
    "reason-nowhere-to-sail": _nowhere_to_sail,
    "reason-no-token": _no_token,
}
