"""Processes that think for the server: as many thoughts at once as there are processes, none longer than it may."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from elgrande.server.line import Line
from elgrande.server.thinking import start

ATTEMPTS: Final = 2
"""A process that died may have died of another thought: so often the same one may be tried."""


class ThoughtFailed(Exception):
    """There is no answer that can be used."""


class Workers:
    """Some processes of one kind; they start when they are needed first."""

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit
        """Seconds that a thought may take."""
        self._line = Line(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def think_out(
        self, think: Callable[..., Any], *given: str | int, client: str, bots_alone: bool = False
    ) -> Any:
        """The answer of another process, when it is the turn of this client; tables of bots alone come last."""
        for attempt in range(ATTEMPTS):
            async with self._line.place(client, bots_alone):
                pool = self._running_pool()
                call = pool.submit(think, *given)
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(call), self._limit)
                except TimeoutError:
                    self.stop(pool)
                    raise ThoughtFailed(f"no answer within {self._limit} s") from None
                except BrokenProcessPool:
                    self.stop(pool)
                    if attempt + 1 == ATTEMPTS:
                        raise ThoughtFailed("its process died") from None
                    continue
                except Exception as error:
                    raise ThoughtFailed(repr(error)) from error
        raise ThoughtFailed("its process died")

    def stop(self, pool: ProcessPoolExecutor | None = None) -> None:
        """Stop all processes at once, also one that thinks forever; `pool` is the one that must go."""
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
