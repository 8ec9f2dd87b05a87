"""Whole turns: what a player can do in the rest of their turn, as a few plans with their ends."""

from __future__ import annotations

from math import inf
from typing import Final

from elgrande.board.options import PASS, SPECIAL, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.bots.clock import now
from elgrande.bots.mind import Mind, moves_first, opens_a_part
from elgrande.engine.step import Secret
from elgrande.rules.base.scorings import ScoreNext
from elgrande.rules.position import Position

THOUGHT_OUT: Final = 8
"""How many steps are thought out to the end of the turn."""
WAYS: Final = 3
"""How many options of a step are thought out where a turn may go on in several ways."""


class WholeTurn:
    """A plan for the rest of a turn: how it begins, where it ends, and how good that is for the player."""

    __slots__ = ("end", "option", "value")

    def __init__(self, option: OptionId, value: float, end: Position) -> None:
        self.option = option
        self.value = value
        self.end = end


def plannable(position: Position) -> bool:
    """Whether the decision on top opens a part of a turn, so that whole turns can be compared."""
    return opens_a_part(position.options[0]) and not position.decision.immediate


def whole_turns(position: Position, mind: Mind, deadline: float = inf, varied: int = 0) -> list[WholeTurn]:
    """Good whole turns that begin with each option, the best first; nothing after the turn may be on the stack. The
    first steps of each part, so many as `varied` says, go on in several ways. Once time is up, only one turn is thought
    out for each option."""
    return turns_that_begin_with(mind.sensible(position), position, mind, deadline, varied)


def next_steps(position: Position, mind: Mind, deadline: float, varied: int = 0) -> list[WholeTurn]:
    """The same in the middle of a part of a turn: only the steps that look best at a glance are thought out to the end
    of the turn; once time is up, no more of them."""
    values, options = mind.careful_values(position), mind.sensible(position)
    ranked = sorted(range(len(options)), key=lambda place: -values[place])
    turns: list[WholeTurn] = []
    for place in ranked[:THOUGHT_OUT]:
        if not turns or now() < deadline:
            turns += turns_that_begin_with([options[place]], position, mind, deadline, varied)
    turns.sort(key=lambda turn: -turn.value)
    return turns


def distinct(turns: list[WholeTurn]) -> list[WholeTurn]:
    """The same turns without those that lead to the same as one before, only in another order; the best come first."""
    found: list[WholeTurn] = []
    for turn in turns:
        for other in reversed(found):
            if other.value != turn.value:
                found.append(turn)
                break
            if other.end.board == turn.end.board:
                break
        else:
            found.append(turn)
    return found


def turns_that_begin_with(
    options: list[int], position: Position, mind: Mind, deadline: float, varied: int
) -> list[WholeTurn]:
    """Good whole turns that begin with one of these options, the best first."""
    player = position.decision.player
    turns: list[WholeTurn] = []
    for option in options:
        after = position.copy()
        after.choose(option)
        for end in ends(after, mind, player, deadline, varied, varied):
            turns.append(WholeTurn(option, mind.outlook.utility(end, player), end))
    turns.sort(key=lambda turn: -turn.value)
    return turns


def ends(position: Position, mind: Mind, player: PlayerId, deadline: float, varied: int, steps: int) -> list[Position]:
    """Where a turn can end, with its parts in each order that is worth a thought, and with several ways to take the
    next `steps` of the part under way (once time is up, in the first order and way); all else goes on as seems best to
    everybody. `position` itself is played on."""
    while position.stack:
        decision = position.decision
        if decision.player != player or not plannable(position):
            ways = several(position, mind) if steps and decision.player == player and now() <= deadline else []
            if ways:
                found: list[Position] = []
                for option in ways:
                    after = position.copy()
                    after.choose(option)
                    found += ends(after, mind, player, deadline, varied, steps - 1)
                return found
            position.choose(mind.best(position))
        elif decision.gift or now() > deadline:
            position.choose(mind.sensible(position)[0])
        elif mind.hasty and moves_first(position):
            position.choose(SPECIAL)
        else:
            return [turn.end for turn in whole_turns(position, mind, deadline, varied)]
    return [position]


def several(position: Position, mind: Mind) -> list[int]:
    """The options of a step of one's own that look best at a glance; none if there is nothing to weigh up."""
    options, decision = mind.sensible(position), position.decision
    if len(options) == 1 or options[0] == PASS or isinstance(decision, (Secret, ScoreNext)):
        return []
    values = mind.values(position)
    return [options[place] for place in sorted(range(len(options)), key=lambda place: -values[place])[:WAYS]]
