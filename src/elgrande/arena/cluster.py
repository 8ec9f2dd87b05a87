"""Work spread over a Ray cluster; all its machines need elgrande and the files of any bots of your own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(RuntimeError):
    """Ray cannot be used; the message says what to do."""


def over_cluster(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None) -> Generator[R, None, None]:
    """Spread work over the cluster in RAY_ADDRESS, or over a new one on this machine."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(log_to_driver=False, logging_level="WARNING")
        except (ConnectionError, RuntimeError, ValueError) as error:
            hint = "RAY_ADDRESS names a cluster; without it one begins on this machine"
            raise NoCluster(f"Ray does not begin: {error} ({hint})") from error
    once = ray.remote(work)
    waiting = iter(tasks)
    at_once = jobs or 2 * int(ray.cluster_resources().get("CPU", 1))
    running = [once.remote(task) for task in islice(waiting, at_once)]
    try:
        while running:
            done, running = ray.wait(running)
            for result in done:
                yield ray.get(result)
                running += [once.remote(task) for task in islice(waiting, 1)]
    finally:
        for task in running:  # nobody needs their results any more
            ray.cancel(task, force=True)
        if began:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415  an extra that few have
    except ImportError:
        raise NoCluster("--backend ray needs Ray: pip install 'elgrande[cluster]'") from None
    return ray
