"""Laws of the Special Cards, and when their reasons for refusals are true."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import BLACK, COLOURS
from elgrande.rules.keeping import held
from elgrande.rules.laws import Law, demand
from elgrande.rules.position import Position
from elgrande.rules.special_cards.limits import boards, crowd, most
from elgrande.rules.special_cards.reserve import RESERVE, BackToCourt, reserve
from elgrande.rules.truths import Condition


def crowds_keep_to_their_limit(game: Position) -> None:
    """No region has two boards or one of each kind (MIX-6), or more caballeros than its board allows (SC-4)."""
    limited = boards(game)
    demand(len(set(limited)) == len(limited), f"boards on {limited}")
    others = [game.region_of(space) for space in game.rules.loose]
    demand(not set(others) & set(limited), f"boards on {limited} and on {others}")
    for region in limited:
        count = crowd(game, region)
        demand(count <= most(game), f"{count} caballeros in region {region}, which has a board for {most(game)}")


def reserves_are_on_their_cards(game: Position) -> None:
    """Each kept card 75 has a caballero of its holder on it (SC-5), or one that has just left and waits for a Veto."""
    space = reserve(game)
    for player in range(game.rules.players):
        there, cards = game.board.on(space, player), len(held(game, player, RESERVE))
        leaving = sum(isinstance(step, BackToCourt) and step.player == player for step in game.stack)
        demand(cards <= there <= cards + leaving, f"{there} caballeros on {cards} cards")
    demand(not game.board.caballeros[space * COLOURS + BLACK], "a black caballero in reserve")


LAWS: Final[tuple[Law, ...]] = (crowds_keep_to_their_limit, reserves_are_on_their_cards)

TRUTHS: Final[dict[str, Condition]] = {
    "reason-too-many": lambda of: crowd(of.game, of.space) > of.decision.most,
}
