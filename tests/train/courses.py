"""Small courses: random players on a few tables, so that a test takes a second."""

from __future__ import annotations

from functools import cache

from elgrande.train.course import Course
from elgrande.train.selfplay import Finished, play

COURSE = Course(
    tables=("base", "grand_inquisitor"),
    players=(2, 3),
    games=24,
    bot="random",
    later="random",
    rivals=("random",),
    checks=0,
    seed=5,
)


@cache
def some_games() -> tuple[Finished, ...]:
    """The games of a first generation."""
    return tuple(play((COURSE, "random", 1, number)) for number in range(COURSE.games))
