"""A contest spread over the cores of this machine or over a cluster: the games are the same either way."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from typing import Final, Protocol, TypeVar

from elgrande.arena.cluster import over_cluster
from elgrande.arena.contest import Contest, ContestError
from elgrande.arena.playing import BotFailed, Failure, Played, play
from elgrande.tools.parallel import cores, spread

T = TypeVar("T")
R = TypeVar("R")


class Backend(Protocol):
    """Something that does the work: yields the results of all tasks in any order, as they arrive."""

    def __call__(self, work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, /) -> Generator[R, None, None]:
        """Run `jobs` tasks at a time, or as many as possible; `work` must be a module-level function."""


def over_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None) -> Generator[R, None, None]:
    """Spread work over processes on this machine."""
    yield from spread(work, tasks, min(jobs or cores(), max(1, len(tasks))))


BACKENDS: Final[dict[str, Backend]] = {"processes": over_processes, "ray": over_cluster}


def run(
    contest: Contest,
    done: Iterable[Played] = (),
    backend: Backend = over_processes,
    jobs: int | None = None,
) -> Generator[Played, None, None]:
    """Play the remaining games of a contest and yield them as they finish; stops with BotFailed.

    Bots that only this process knows, such as those of a notebook, play in it, one game after another.
    """
    here = contest.defined_here if backend is over_processes else []
    if here and jobs is not None and jobs > 1:
        raise ContestError(f"other processes do not know {', '.join(here)}: leave out jobs, or put the class in a file")
    known = {(game.deal, game.seating) for game in done}
    numbers = [(deal, seating) for deal in range(contest.deals) for seating in range(len(contest.bots))]
    tasks = [(contest, *number) for number in numbers if number not in known]
    with closing(backend(play, tasks, 1 if here else jobs)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failure):
                raise BotFailed(outcome)
            yield outcome
