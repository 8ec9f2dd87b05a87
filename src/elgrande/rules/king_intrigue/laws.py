"""Laws of King & Intrigue, and when its reasons for refusals are true."""

from __future__ import annotations

from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.options import FIRST, POWER, ROLE, SPECIAL, kind_of
from elgrande.board.spaces import COLOURS, REGIONS
from elgrande.rules.base.truths import none_there, places_nothing, too_few, without_effect
from elgrande.rules.king_intrigue.choosing import ChooseHands
from elgrande.rules.king_intrigue.doubling import DOUBLED
from elgrande.rules.king_intrigue.facts import DOUBLINGS
from elgrande.rules.king_intrigue.turn import Act, Intrigue, actions, rank, role
from elgrande.rules.laws import HistoryLaw, Law, asked, demand
from elgrande.rules.position import Position
from elgrande.rules.shared.laws import own_first
from elgrande.rules.truths import Condition, Refusal


def hand_size(game: Position) -> int:
    """How many power cards each player chooses (KI-4, KI-5)."""
    opening = [begin() for begin in game.rules.opening]
    return sum(step.count for step in opening if isinstance(step, ChooseHands))


def hands_are_what_was_chosen(game: Position, choices: list[tuple[int, int]]) -> None:
    """Each player plays the cards they chose, each once, and holds the rest in hand (KI-4, KI-16)."""
    if not game.board.round:
        return
    size = hand_size(game)
    for player, hand in enumerate(game.board.hand):
        named = [option - POWER for seat, option in choices if seat == player and kind_of(option) == POWER]
        chosen, played = named[:size], named[size:]
        demand(len(set(chosen)) == size, f"seat {player} has chosen {chosen}")
        demand(len(set(played)) == len(played), f"seat {player} has played {played}")
        left = sorted(set(chosen) - set(played))
        demand(set(played) <= set(chosen) and cards_in(hand) == left, f"seat {player} has {cards_in(hand)}")


def power_cards_are_somewhere(game: Position) -> None:
    """No power card is in two places (in a hand, on view, kept), and no two on view are the same (KI-10)."""
    board, rules = game.board, game.rules
    on_view = [number for number in board.power if number]
    demand(len(set(on_view)) == len(on_view), f"{on_view} are on view")
    kept = {(card, holder) for card, holder, _ in board.kept}
    demand(len(kept) == len(board.kept), f"{board.kept} are kept")
    for player, hand in enumerate(board.hand):
        demand(hand & ~rules.power_cards == 0, f"seat {player} has {cards_in(hand)}")
        most = hand_size(game) if board.round else len(rules.values) - 1
        demand(hand.bit_count() <= most, f"seat {player} has {hand.bit_count()} power cards")
        out = [board.power[player], *(n for n in range(1, len(rules.actions)) if (rules.actions[n], player) in kept)]
        demand(not any(hand >> number & 1 for number in out if number), f"seat {player} has {cards_in(hand)}")


def doublings_are_in_order(game: Position) -> None:
    """At most two regions are doubled, each once, and only regions on the dial (KI-35)."""
    taken = DOUBLED.taken(game)
    demand(len(taken) <= DOUBLINGS, f"{len(taken)} regions are doubled")
    demand(len(set(taken)) == len(taken), f"a region is doubled twice: {taken}")
    demand(all(0 <= region < REGIONS for region in taken), f"regions {taken} are doubled")


def a_role_takes_the_place_of_what_yields(game: Position) -> None:
    """A player who holds the King or the Intrigue card is never offered a Fiesta (SC-1)."""
    decision, rules = asked(game), game.rules
    if isinstance(decision, Act):
        action = rules.cards[rules.actions[game.board.power[decision.player]]]
        ends = rank(game, decision.player) in (0, rules.players - 1)
        demand(not (ends and action.yields and SPECIAL in game.options), f"{action.key} is offered")


LAWS: Final[tuple[Law, ...]] = (
    power_cards_are_somewhere,
    doublings_are_in_order,
    a_role_takes_the_place_of_what_yields,
)
HISTORY_LAWS: Final[tuple[HistoryLaw, ...]] = (hands_are_what_was_chosen,)


# --- reasons ---


def _none_there(of: Refusal) -> bool:
    """The first alternative of an Intrigue takes a caballero of any colour."""
    of_any_colour = isinstance(of.decision, Intrigue) and of.option == FIRST
    return too_few(of, list(range(COLOURS))) if of_any_colour else none_there(of)


def _no_effect(of: Refusal) -> bool:
    if isinstance(of.decision, Act):
        return without_effect(of, actions(of.game, of.player)[of.option == ROLE])
    return without_effect(of, of.decision.card)


def _no_placing(of: Refusal) -> bool:
    return places_nothing(of, role(of.game, of.player) if isinstance(of.decision, Act) else of.decision.card)


TRUTHS: Final[dict[str, Condition]] = {
    "reason-chosen": lambda of: bool(of.decision.chosen & of.power),
    "reason-no-region-card": lambda of: of.space >= REGIONS,
    "reason-card-not-free": lambda of: DOUBLED.has(of.game, of.space),
    "reason-none-there": _none_there,
    "reason-no-effect": _no_effect,
    "reason-no-placing": _no_placing,
    "reason-own-first": own_first,
}
