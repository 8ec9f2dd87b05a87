"""How far a bot thinks: to the end of the turn that is under way, or of the scoring."""

from __future__ import annotations

from elgrande.engine.step import Secret, Step
from elgrande.rules.base.scorings import ScoreAllRegions
from elgrande.rules.position import Position


def this_turn_only(position: Position) -> list[Step]:
    """Cut off, and return, all that comes after the turn, or after the scoring, under way."""
    stack: list[Step] = position.stack
    dialling = isinstance(stack[-1], Secret)
    for depth in range(len(stack) - 1, -1, -1):
        step = stack[depth]
        if step.bounds_turn or (not dialling and isinstance(step, ScoreAllRegions)):
            rest = stack[: depth + 1]
            del stack[: depth + 1]
            return rest
    return []


def alone(position: Position) -> Position:
    """The same board with nothing left to happen."""
    done = position.copy()
    done.stack = []
    return done
