"""Worker processes: they run functions for the server, each within a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from elgrande.server.bot_process import start
from elgrande.server.fair_queue import FairQueue
from elgrande.server.metrics import WAITED, WAITING, WORKED

ATTEMPTS: Final = 2
"""Attempts at the same call, since another one may have killed the process."""


class WorkerFailed(Exception):
    """A call gave no answer that can be used."""


class Workers:
    """Processes of one kind. They start when they are first needed."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        """Seconds for one call."""
        self._queue = FairQueue(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., Any], *given: str | int, client: str, bots_alone: bool = False) -> Any:
        """Call a function in a process when it is this client's turn; tables of bots alone come last."""
        what = function.__name__
        for attempt in range(ATTEMPTS):
            asked = perf_counter()
            WAITING.add(what)
            async with AsyncExitStack() as turn:
                try:
                    await turn.enter_async_context(self._queue.place(client, bots_alone))
                finally:
                    WAITING.add(what, amount=-1)
                began = perf_counter()
                WAITED.observe(began - asked, what)
                turn.callback(_worked, began, what)
                pool = self._running_pool()
                call = pool.submit(function, *given)
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(call), self._limit)
                except TimeoutError:
                    self.stop(pool)
                    raise WorkerFailed(f"no answer within {self._limit} s") from None
                except BrokenProcessPool:
                    self.stop(pool)
                    if attempt + 1 == ATTEMPTS:
                        raise WorkerFailed("its process died") from None
                    continue
                except Exception as error:
                    raise WorkerFailed(repr(error)) from error
        raise WorkerFailed("its process died")

    def stop(self, pool: ProcessPoolExecutor | None = None) -> None:
        """Kill all processes, even busy ones; with `pool` only if they are of this pool."""
        if self._pool is None or pool not in (None, self._pool):
            return
        ending, self._pool = self._pool, None
        processes = list((ending._processes or {}).values())
        ending.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), start)
        return self._pool


def _worked(began: float, what: str) -> None:
    WORKED.observe(perf_counter() - began, what)
