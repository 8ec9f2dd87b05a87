"""What a seat is rewarded with: the win, the margin, or points as they come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from elgrande.outcome import winners
from elgrande.rules.position import Position

WIN: Final = "win"
"""At the end: the seat's share of the win, less its share if all were equal. All rewards add up to 0."""
MARGIN: Final = "margin"
"""At the end: the seat's points, less what the others have on average, / 100. All rewards add up to 0."""
POINTS: Final = "points"
"""At every step: the points that the seat has won by it, / 100."""
REWARDS: Final = (WIN, MARGIN, POINTS)

UNIT: Final = 100.0
"""The points that make one unit."""
LONGEST: Final = 5000
"""No game has more decisions; the fuzzer reports one that has as a bug."""


def check_reward(reward: str) -> str:
    """The name of a reward, if there is one of that name."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r:.60}")
    return reward


def check_settings(settings: Mapping[str, Any]) -> None:
    """Refuse a seed among the settings of a table: each `reset` draws the deal."""
    if "seed" in settings:
        raise ValueError("a seed is given to `reset`, not to the environment")


def at_the_end(position: Position, reward: str) -> list[float]:
    """What each seat gets when the game is over; nothing more if points were rewarded as they came."""
    seats = position.rules.players
    if reward == WIN:
        best = winners(position)
        return [(1 / len(best) if seat in best else 0.0) - 1 / seats for seat in range(seats)]
    if reward == MARGIN:
        score = position.board.score
        total = sum(score)
        return [(own - (total - own) / (seats - 1)) / UNIT for own in score]
    return [0.0] * seats


def rewards(position: Position, before: list[int], reward: str) -> list[float]:
    """What each seat gets for a step after which this is the position; `before` are the scores before it."""
    if reward == POINTS:
        return [(now - was) / UNIT for now, was in zip(position.board.score, before, strict=True)]
    return at_the_end(position, reward) if position.over else [0.0] * position.rules.players
