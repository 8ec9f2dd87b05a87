"""Runs the bots of all tables. They think in processes; one that fails or is slow is replaced by a simpler one.

Hints for people have a process of their own, so that nobody waits for one while bots think elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import choice
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from elgrande.bots import BOTS
from elgrande.bots.hint import Hint, only_choice
from elgrande.server.bot_jobs import Job, finish_job, job_of, next_job
from elgrande.server.bot_process import Think, advise, think
from elgrande.server.errors import Busy, Refused, Stale
from elgrande.server.table import Table
from elgrande.server.workers import WorkerFailed, Workers

THREADS: Final = 16
"""Threads that carry out what bots have chosen. They mostly wait until it is on the disk, and one commit stores what
several of them have."""
PACE: Final = 2.0
"""Seconds between two choices at a table of bots alone that somebody watches: people can follow the game, and those
at other tables need not wait. Without an audience the bots play as fast as they can."""

LONGEST_PAUSE: Final = 60.0
"""Seconds between two attempts at a table whose bots cannot choose."""

MANY: Final = 16
"""Tables of bots alone that may play as fast as they can."""
RATE: Final = 30
"""Choices in a second, of all tables of bots alone together, once there are more of them."""
Answer = TypeVar("Answer")
log = logging.getLogger(__name__)


def simpler(level: str) -> str | None:
    """The bot that takes over from one that fails: the page, then the random player."""
    levels = list(BOTS)
    if level not in levels:
        return "page"
    place = levels.index(level)
    return levels[min(place - 1, levels.index("page"))] if place else None


class BotRunner:
    """Lets the bots of all tables choose, as many at once as there are processes."""

    def __init__(self, workers: int, limit: float, think: Think = think) -> None:
        self._bots = Workers(workers, limit)
        self._advisers = Workers(1, limit)
        self._threads = ThreadPoolExecutor(THREADS, "bots")
        """For what bots do at tables; requests have other threads."""
        self._think = think
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._alone: set[str] = set()
        """The tables of bots alone among them."""
        self._again: set[str] = set()
        """The tables that have changed since their bots were last asked."""
        self._advised: set[tuple[str, int]] = set()
        """The tables and seats that wait for a hint."""

    async def start(self) -> None:
        """Let the bots begin; the server is running."""
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """Stop all bots; the server ends."""
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bots.stop()
        self._advisers.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """Let the bots of a table choose if they have to. May be called from any thread."""
        if self._loop is not None and table.bots_here:
            self._loop.call_soon_threadsafe(self._drive, table)

    def busy(self, table_id: str) -> bool:
        """Whether bots are choosing at a table."""
        return table_id in self._tasks

    async def hints(self, table: Table, seat: int, client: str) -> list[Hint]:
        """The best choices of a seat that has to decide now; one hint at a time for each seat."""
        asking = (table.id, seat)
        if asking in self._advised:
            raise Busy("a hint for this seat is on its way")
        self._advised.add(asking)
        try:
            job = await asyncio.to_thread(job_of, table, seat)
            if len(job.options) == 1:
                return [only_choice(job.options[0])]
            found: list[Hint] = await self._advisers.run(advise, job.game, seat, job.seed, client=client)
            return found
        except WorkerFailed as failure:
            log.warning("table %s: no hint for seat %s: %s", table.id, seat, failure)
            raise Refused("no hint can be given now") from failure
        finally:
            self._advised.discard(asking)

    def _drive(self, table: Table) -> None:
        self._again.add(table.id)
        if self._loop is not None and table.id not in self._tasks:
            task = self._loop.create_task(self._play(table))
            self._tasks[table.id] = task
            if table.bots_alone:
                self._alone.add(table.id)
            task.add_done_callback(lambda done: self._end(table))

    def _end(self, table: Table) -> None:
        """The bots of a table wait for somebody, unless it has changed in this very moment."""
        self._tasks.pop(table.id, None)
        self._alone.discard(table.id)
        if table.id in self._again:
            self._drive(table)

    async def _play(self, table: Table) -> None:
        """Choose for the bots of a table until it waits for a person. After a failure try again, ever more seldom."""
        failures = 0
        while table.id in self._again:
            self._again.discard(table.id)
            try:
                job = await self._in_thread(next_job, table)
                while job is not None:
                    job = await self._choose(table, job)
                    failures = 0
                    if table.bots_alone:
                        await asyncio.sleep(self._pause(table))
            except SQLAlchemyError as error:  # the database is away for a moment
                log.warning("the bots of table %s wait: %s", table.id, type(error).__name__)
            except Exception:
                log.exception("the bots of table %s stopped", table.id)
            else:
                continue
            failures += 1
            await asyncio.sleep(min(2**failures, LONGEST_PAUSE))
            self._again.add(table.id)

    def _pause(self, table: Table) -> float:
        """Seconds before the next choice at a table of bots alone: so that people can follow, and come first."""
        return max(PACE if table.watched else 0, (len(self._alone) - MANY) / RATE)

    async def _in_thread(self, function: Callable[..., Answer], *given: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *given)

    async def _choose(self, table: Table, job: Job) -> Job | None:
        """Let a bot choose; return the next job."""
        level: str | None = job.level
        option = job.options[0]
        while level is not None and len(job.options) > 1:
            try:
                option = await self._answer(table, job, level)
                break
            except WorkerFailed as failure:
                log.warning("table %s: the bot %s failed: %s", table.id, level, failure)
                level = simpler(level)
                if level is not None:
                    await self._in_thread(table.replace_bot, job.seat, level)
                else:  # even the random player failed, but the game must go on
                    option = choice(job.options)
        try:
            return await self._in_thread(finish_job, table, job, option)
        except Stale:  # another server was faster; what it stored has been loaded
            return await self._in_thread(next_job, table)
        except Refused as refused:
            raise RuntimeError(f"seat {job.seat} could not choose {option}") from refused

    async def _answer(self, table: Table, job: Job, level: str) -> int:
        client = table.stored.client or table.id
        option: int = await self._bots.run(
            self._think, job.game, job.seat, level, job.seed, client=client, bots_alone=table.bots_alone
        )
        if option not in job.options:
            raise WorkerFailed(f"{option!r} is not offered")
        return option
