"""Laws of King & Intrigue, Players' Edition and Special Cards: they hold at every decision, and in all that a seat
imagines."""

from __future__ import annotations

from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.options import CARD, PICK, POWER, SPECIAL
from elgrande.board.spaces import BLACK, COLOURS, REGIONS
from elgrande.engine.chance import Chance
from elgrande.engine.step import Step
from elgrande.game import Game
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.grand_inquisitor.facts import LIMIT
from elgrande.rules.keeping import held
from elgrande.rules.king_intrigue.doubling import DOUBLED
from elgrande.rules.king_intrigue.facts import DOUBLINGS, HAND
from elgrande.rules.king_intrigue.turn import Act, rank
from elgrande.rules.players_edition.actions import MISTRESS
from elgrande.rules.players_edition.bridge import Cross, bridge, ends
from elgrande.rules.players_edition.castillo import COLLAPSING
from elgrande.rules.players_edition.jokers import JOKER, JOKERS, STORM
from elgrande.rules.special_cards.limits import boards, crowd
from elgrande.rules.special_cards.reserve import RESERVE, BackToCourt, reserve
from elgrande.tools.board_laws import Law, demand, has_module


def hand_size(game: Game) -> int:
    """How many power cards each player chooses (KI-4, KI-5)."""
    return HAND + int(game.rules.players == 5 and has_module(game, "players_edition"))


def hands_are_what_was_chosen(game: Game, chance: Chance) -> None:
    """Each player plays the cards they chose, each once, and holds the rest in hand (KI-4, KI-16)."""
    if not has_module(game, "king_intrigue") or not game.position.board.round:
        return
    size = hand_size(game)
    for player, hand in enumerate(game.position.board.hand):
        named = [option - POWER for seat, option in game.choices if seat == player and POWER <= option < CARD]
        chosen, played = named[:size], named[size:]
        demand(len(set(chosen)) == size, f"{game.names[player]} has chosen {chosen}")
        demand(len(set(played)) == len(played), f"{game.names[player]} has played {played}")
        left = sorted(set(chosen) - set(played))
        demand(set(played) <= set(chosen) and cards_in(hand) == left, f"{game.names[player]} has {cards_in(hand)}")


def power_cards_are_somewhere(game: Game, chance: Chance) -> None:
    """No power card is in two places (in a hand, on view, kept), and no two on view are the same (KI-10)."""
    if not has_module(game, "king_intrigue"):
        return
    board, rules = game.position.board, game.rules
    on_view = [number for number in board.power if number]
    demand(len(set(on_view)) == len(on_view), f"{on_view} are on view")
    kept = {(card, holder) for card, holder, _ in board.kept}
    demand(len(kept) == len(board.kept), f"{board.kept} are kept")
    for player, hand in enumerate(board.hand):
        demand(hand & ~rules.power_cards == 0, f"{game.names[player]} has {cards_in(hand)}")
        most = hand_size(game) if board.round else len(rules.values) - 1
        demand(hand.bit_count() <= most, f"{game.names[player]} has {hand.bit_count()} power cards")
        out = [board.power[player], *(n for n in range(1, len(rules.actions)) if (rules.actions[n], player) in kept)]
        demand(not any(hand >> number & 1 for number in out if number), f"{game.names[player]} has {cards_in(hand)}")


def doublings_are_in_order(game: Game, chance: Chance) -> None:
    """At most two regions are doubled, each once, and only regions on the dial (KI-35)."""
    if not has_module(game, "king_intrigue"):
        return
    taken = DOUBLED.taken(game.position)
    demand(len(taken) <= DOUBLINGS, f"{len(taken)} regions are doubled")
    demand(len(set(taken)) == len(taken), f"a region is doubled twice: {taken}")
    demand(all(0 <= region < REGIONS for region in taken), f"regions {taken} are doubled")


def a_role_takes_the_place_of_what_yields(game: Game, chance: Chance) -> None:
    """A player who holds the King or the Intrigue card is never offered a Fiesta (SC-1)."""
    asked = question(game)
    if isinstance(asked, Act):
        position, rules = game.position, game.rules
        action = rules.cards[rules.actions[position.board.power[asked.player]]]
        ends = rank(position, asked.player) in (0, rules.players - 1)
        demand(not (ends and action.yields and SPECIAL in position.options), f"{action.key} is offered")


def question(game: Game) -> Step | None:
    """What is being asked."""
    return game.position.stack[-1] if game.position.stack else None


# --- Players' Edition ---


def the_bridge_has_an_owner(game: Game, chance: Chance) -> None:
    """The bridge joins two neighbours, and one caballero stands on it; without a bridge nobody does (PE-6)."""
    if not has_module(game, "players_edition"):
        return
    position = game.position
    one, other = ends(position)
    stands = one >= 0
    demand(other in game.rules.borders[one] if stands else other < 0, f"the bridge is between {one} and {other}")
    on_it = position.board.total(bridge(position))
    demand(on_it == stands, f"{on_it} caballeros on the bridge")


def only_own_ones_cross_if_agreed(game: Game, chance: Chance) -> None:
    """Nobody sends others' caballeros over the bridge if the table agreed on own ones only (OPT-11)."""
    asked, position = question(game), game.position
    if isinstance(asked, Cross) and game.table.config.crossing == "own":
        picks = [option - PICK for option in position.options if option >= PICK]
        others = [cell for cell in picks if position.owner(cell % COLOURS) != asked.player]
        demand(not others, f"others may cross from {[cell // COLOURS for cell in others]}")


def the_mistress_leaves_with_her_round(game: Game, chance: Chance) -> None:
    """When power cards are played, everybody places next to the King again (PE-11)."""
    if isinstance(question(game), PlayPowerCard):
        demand(MISTRESS not in game.rules.fields or not MISTRESS.holds(game.position), "the mistress is still there")


def nobody_is_beside_a_safe_castillo(game: Game, chance: Chance) -> None:
    """Caballeros stand beside the Castillo only while it may collapse (PE-8)."""
    if not has_module(game, "players_edition"):
        return
    board, config = game.position.board, game.table.config
    beside = board.total(game.rules.space_named("beside"))
    collapsing = COLLAPSING.holds(game.position)
    demand(not beside or collapsing, f"{beside} stand beside the Castillo")
    demand(not collapsing or config.castillo == "hidden", "an open Castillo collapses")


def jokers_and_storms_are_in_order(game: Game, chance: Chance) -> None:
    """Nobody lays two Jokers (PE-1), or still has one that they laid; a storm has a region of the dial (PE-10)."""
    if not has_module(game, "players_edition"):
        return
    board, rules = game.position.board, game.rules
    laid = JOKERS.taken(game.position)
    demand(len(set(laid)) == len(laid), f"{laid} have laid Jokers")
    joker = rules.actions.index(rules.card_named(JOKER))
    demand(not any(board.hand[player] >> joker & 1 for player in laid), "a Joker is still in hand")
    storms = STORM.taken(game.position)
    demand(all(0 <= region < REGIONS for region in storms), f"storms are set to {storms}")


# --- Special Cards ---


def crowds_keep_to_their_limit(game: Game, chance: Chance) -> None:
    """No region has two boards or one of each kind (MIX-6), or more caballeros than its board allows (SC-4)."""
    if not has_module(game, "special_cards"):
        return
    position = game.position
    limited = boards(position)
    most = game.rules.cards[game.rules.card_named("maximum-six")].amounts[0]
    demand(len(set(limited)) == len(limited), f"boards on {limited}")
    if has_module(game, "grand_inquisitor"):
        demand(LIMIT.of(position) not in limited, f"two kinds of boards on {limited}")
    for region in limited:
        count = crowd(position, region)
        demand(count <= most, f"{count} caballeros in region {region}, which has a board for {most}")


def reserves_are_on_their_cards(game: Game, chance: Chance) -> None:
    """A caballero of its holder stands on each kept card 75 (SC-5), or has just left it and waits for a Veto."""
    if not has_module(game, "special_cards"):
        return
    position = game.position
    space = reserve(position)
    for player in range(game.rules.players):
        there, cards = position.board.on(space, player), len(held(position, player, RESERVE))
        leaving = sum(isinstance(step, BackToCourt) and step.player == player for step in position.stack)
        demand(cards <= there <= cards + leaving, f"{there} caballeros on {cards} cards")
    demand(not position.board.caballeros[space * COLOURS + BLACK], "a black caballero in reserve")


INTRIGUE: Final[tuple[Law, ...]] = (
    power_cards_are_somewhere,
    doublings_are_in_order,
    a_role_takes_the_place_of_what_yields,
    the_bridge_has_an_owner,
    only_own_ones_cross_if_agreed,
    the_mistress_leaves_with_her_round,
    nobody_is_beside_a_safe_castillo,
    jokers_and_storms_are_in_order,
    crowds_keep_to_their_limit,
    reserves_are_on_their_cards,
)
"""All of these laws except the one that needs the choices of the game."""
