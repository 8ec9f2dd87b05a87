"""A contest spread over this machine's cores, or over a cluster: the same games, whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from typing import Final, Protocol, TypeVar

from elgrande.arena.cluster import over_cluster
from elgrande.arena.contest import Contest
from elgrande.arena.playing import BotFailed, Failure, Played, play
from elgrande.tools.parallel import cores, spread

T = TypeVar("T")
R = TypeVar("R")


class Backend(Protocol):
    """Whoever does the work: the results of all tasks, in any order, as they come."""

    def __call__(self, work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, /) -> Generator[R, None, None]:
        """Do `jobs` tasks at a time, or as many as can be done at once; `work` is a function of a module."""


def over_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None) -> Generator[R, None, None]:
    """Work spread over processes of this machine."""
    yield from spread(work, tasks, min(jobs or cores(), max(1, len(tasks))))


BACKENDS: Final[dict[str, Backend]] = {"processes": over_processes, "ray": over_cluster}


def run(
    contest: Contest,
    done: Iterable[Played] = (),
    backend: Backend = over_processes,
    jobs: int | None = None,
) -> Generator[Played, None, None]:
    """Play all games of a contest that are not done yet, as they come; BotFailed ends it."""
    known = {(game.deal, game.seating) for game in done}
    numbers = [(deal, seating) for deal in range(contest.deals) for seating in range(len(contest.bots))]
    tasks = [(contest, *number) for number in numbers if number not in known]
    with closing(backend(play, tasks, jobs)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failure):
                raise BotFailed(outcome)
            yield outcome
