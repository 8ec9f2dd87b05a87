"""Laws for what several modules share."""

from __future__ import annotations

from elgrande.board.spaces import NOWHERE
from elgrande.rules.laws import demand
from elgrande.rules.position import Position
from elgrande.rules.shared.alliance import ALLIANCE
from elgrande.rules.truths import Refusal


def an_alliance_is_of_two(game: Position) -> None:
    """The two alliance tokens lie on different regions, or both beside the board (GRA-57, PE-5)."""
    tokens = ALLIANCE.values(game)
    demand(len({NOWHERE, *tokens}) != 2, f"the alliance is of {tokens}")


def token_stays(of: Refusal) -> bool:
    """The alliance token in question, the first or the second, cannot be lifted."""
    token = ALLIANCE.of(of.game, int(of.decision.first != NOWHERE))
    return token not in (NOWHERE, of.space) and of.game.taboo(token)


def own_first(of: Refusal) -> bool:
    """Off to the Castillo: it is another player's caballero, and the player's own must go first."""
    player, game = of.player, of.game
    regions = [region for region in game.rules.regions if not game.taboo(region)]
    to_come = of.decision.hit.count(player) < of.decision.count
    return of.owner != player and to_come and any(game.count(region, player) for region in regions)
