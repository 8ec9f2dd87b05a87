"""Work spread over processes, the results in the order in which they come."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many processes this machine can run at once."""
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results of all tasks as they come; tasks are taken only when there is a process for them.

    `work` is a function of a module, since the processes are started anew.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin)
    try:
        running: set[Future[R]] = {pool.submit(work, task) for task in islice(waiting, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                running.update(pool.submit(work, task) for task in islice(waiting, 1))
    except BaseException:  # nobody waits for the rest any more
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def begin() -> None:
    """In a new process: Ctrl-C is for the one that people see; with that one, however it ends, this one ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
