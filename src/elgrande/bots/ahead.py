"""Thinking ahead: a round is played to its end in mind, in which everybody does what a page would do."""

from __future__ import annotations

from time import perf_counter

from elgrande.board.options import PASS
from elgrande.bots.asides import sensible
from elgrande.bots.evaluate import Outlook
from elgrande.bots.mind import Mind, this_turn_only
from elgrande.bots.power import power_card, power_values
from elgrande.bots.roles import card_for_a_role, role_values
from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.position import Position


class TimeIsUp(Exception):
    """There is no time to think this to its end."""


def at_a_glance(position: Position, chance: Chance) -> int:
    """What the player who is asked would choose if he were a page."""
    options = position.options
    if len(options) == 1 or options[0] == PASS:
        return options[0]
    turn = position.copy()
    mind = Mind(Outlook(turn), chance)
    if isinstance(turn.decision, PlayPowerCard):
        return card_for_a_role(turn, mind) if turn.rules.actions else power_card(turn, mind)
    this_turn_only(turn)
    decision = turn.decision
    if isinstance(decision, Secret):
        return mind.dial(turn, decision)
    values = mind.careful_values(turn)
    return sensible(turn)[values.index(max(values))]


def finish_round(position: Position, chance: Chance, deadline: float) -> None:
    """Play on to the end of the round, its scoring included."""
    this_round = position.board.round
    while position.stack and position.board.round == this_round:
        if perf_counter() > deadline:
            raise TimeIsUp
        position.choose(at_a_glance(position, chance))


def promising(position: Position, chance: Chance, most: int, near: float) -> list[int]:
    """The options that look best at a glance, the best first; those that are worse by more than `near` are left out."""
    turn = position.copy()
    mind = Mind(Outlook(turn), chance)
    if isinstance(turn.decision, PlayPowerCard):
        options = turn.options
        if turn.rules.actions:
            by_role = role_values(turn, mind)
            values = [by_role[option] for option in options]
        else:
            values = power_values(turn, mind)
    else:
        this_turn_only(turn)
        options, values = sensible(turn), mind.careful_values(turn)
    worth = dict(zip(options, values, strict=True))
    ranked = sorted(options, key=lambda option: -worth[option])
    return [option for option in ranked[:most] if worth[option] > worth[ranked[0]] - near]
