"""Laws of the Players' Edition, and when its reasons for refusals are true."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PICK, kind_of
from elgrande.board.spaces import COLOURS, NOWHERE, REGIONS
from elgrande.rules.base.truths import full, has_moved
from elgrande.rules.laws import Law, asked, demand
from elgrande.rules.players_edition.actions import CivilWar
from elgrande.rules.players_edition.bridge import Cross, bridge, ends
from elgrande.rules.players_edition.castillo import COLLAPSING, SHIFTED
from elgrande.rules.players_edition.jokers import JOKER, JOKERS, STORM
from elgrande.rules.position import Position
from elgrande.rules.shared.laws import an_alliance_is_of_two, token_stays
from elgrande.rules.truths import Condition, Refusal


def the_bridge_has_an_owner(game: Position) -> None:
    """The bridge joins two neighbours, and one caballero stands on it; without a bridge nobody does (PE-6)."""
    one, other = ends(game)
    stands = one >= 0
    demand(other in game.rules.borders[one] if stands else other < 0, f"the bridge is between {one} and {other}")
    on_it = game.board.total(bridge(game))
    demand(on_it == stands, f"{on_it} caballeros on the bridge")


def only_own_ones_cross_if_agreed(game: Position) -> None:
    """Nobody sends others' caballeros over the bridge if the table allows the owner's only (OPT-11)."""
    decision = asked(game)
    if isinstance(decision, Cross) and game.rules.config.crossing == "own":
        picks = [option - PICK for option in game.options if kind_of(option) == PICK]
        others = [cell for cell in picks if game.owner(cell % COLOURS) != decision.player]
        demand(not others, f"others may cross from {[cell // COLOURS for cell in others]}")


def nobody_is_beside_a_safe_castillo(game: Position) -> None:
    """Caballeros stand beside the Castillo only while it may collapse (PE-8)."""
    beside = game.board.total(game.rules.space_named("beside"))
    collapsing = COLLAPSING.holds(game)
    demand(not beside or collapsing, f"{beside} stand beside the Castillo")
    demand(not collapsing or game.rules.config.castillo == "hidden", "an open Castillo collapses")


def jokers_and_storms_are_in_order(game: Position) -> None:
    """Nobody lays two Jokers (PE-1), or still has one that they laid; a storm has a region of the dial (PE-10)."""
    board, rules = game.board, game.rules
    laid = JOKERS.taken(game)
    demand(len(set(laid)) == len(laid), f"{laid} have laid Jokers")
    joker = rules.actions.index(rules.card_named(JOKER))
    demand(not any(board.hand[player] >> joker & 1 for player in laid), "a Joker is still in hand")
    storms = STORM.taken(game)
    demand(all(0 <= region < REGIONS for region in storms), f"storms are set to {storms}")


LAWS: Final[tuple[Law, ...]] = (
    the_bridge_has_an_owner,
    only_own_ones_cross_if_agreed,
    nobody_is_beside_a_safe_castillo,
    jokers_and_storms_are_in_order,
    an_alliance_is_of_two,
)


# --- reasons ---


def _full(of: Refusal) -> bool:
    """In a civil war all others leave first, so a region is full only if none of them is there."""
    game = of.game
    makes_room = isinstance(of.decision, CivilWar) and any(
        game.count(of.region, other) for other in game.after(of.player)
    )
    return not makes_room and full(of)


def _has_moved(of: Refusal) -> bool:
    return has_moved(of, of.decision.crossed if isinstance(of.decision, Cross) else of.decision.moved)


def _not_beside(of: Refusal) -> bool:
    first = of.decision.first
    return first not in (NOWHERE, of.space) and of.space not in of.game.rules.borders[first]


def _no_neighbour(of: Refusal) -> bool:
    return all(of.game.taboo(beside) for beside in of.game.rules.borders[of.space])


TRUTHS: Final[dict[str, Condition]] = {
    "reason-castillo-here": lambda of: SHIFTED.of(of.game) == of.space,
    "reason-not-beside": _not_beside,
    "reason-no-neighbour": _no_neighbour,
    "reason-token-stays": token_stays,
    "reason-full": _full,
    "reason-moved": _has_moved,
}
