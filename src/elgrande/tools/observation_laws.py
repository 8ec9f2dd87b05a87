"""Laws of observations: they tell a seat no more than its view does, and their masks show its options."""

from __future__ import annotations

from array import array
from functools import lru_cache

from elgrande.board.options import ALL
from elgrande.engine.chance import Chance
from elgrande.game import Game
from elgrande.observation import Observer
from elgrande.rules.laws import demand
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.view import SPECTATOR


@lru_cache(64)
def observer_of(rules: Rules) -> Observer:
    """The observer of a table."""
    return Observer(rules)


def observed(position: Position, seat: int) -> list[float]:
    """What a seat sees, as numbers."""
    observer = observer_of(position.rules)
    seen = array("f", bytes(4 * observer.size))
    observer.write(position, seat, seen)
    return seen.tolist()


def differences(rules: Rules, one: list[float], other: list[float]) -> list[str]:
    """The parts in which two observations differ."""
    parts = observer_of(rules).layout.parts
    return [part.name for part in parts if one[part.at : part.at + part.size] != other[part.at : part.at + part.size]]


def observations_keep_secrets(game: Game, chance: Chance) -> None:
    """Redealing what a player or spectator cannot see changes no number that they observe; all are from 0 to 1."""
    seat = chance.below(game.rules.players + 1) + SPECTATOR
    view, seen = game.view(seat), observed(game.position, seat)
    told = differences(game.rules, seen, observed(view.imagine(chance), seat))
    if view.answered:  # who has answered is public, but answers are not imagined
        told = [name for name in told if name != "deciding"]
    demand(not told, f"seat {seat} can tell the difference by {told}")
    demand(all(0 <= number <= 1 for number in seen), f"seat {seat} observes numbers that are not from 0 to 1")


def masks_show_options(game: Game, chance: Chance) -> None:
    """The mask of each seat shows exactly what it may choose."""
    mask = bytearray(ALL)
    for seat in range(game.rules.players):
        observer_of(game.rules).mask(game.position, seat, mask)
        options = [option for option in range(ALL) if mask[option]]
        demand(options == sorted(game.view(seat).options), f"the mask of seat {seat} shows {options}")
