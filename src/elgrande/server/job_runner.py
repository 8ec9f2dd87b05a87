"""Does the stored jobs when they are due: sends notices, and lets clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from elgrande.server.clock import Clock
from elgrande.server.metrics import JOBS
from elgrande.server.stored_jobs import StoredJob, StoredJobs
from elgrande.server.unavailable import complain, is_away

PAUSE: Final = 1.0
"""Seconds between two looks at the jobs."""
AT_ONCE: Final = 8
ATTEMPTS: Final = 6
"""A job that fails so often is given up."""
FIRST_PAUSE: Final = 30
"""Seconds before a job that failed is tried again; after that twice as many each time."""

Handler = Callable[[StoredJob], None]
"""Does a job of one kind. Whatever it raises but `PutOff` means that the job has failed."""
log = logging.getLogger(__name__)


class PutOff(Exception):
    """It is too early for a job: do it then."""

    def __init__(self, due: int) -> None:
        super().__init__(due)
        self.due: Final = due


class JobRunner:
    """Leases jobs that are due and does them in threads of its own, so that no request waits for them.

    It does the kinds for which it has a handler. Jobs that wait for others have a runner of their own, so that nobody
    who lets us wait delays the rest.
    """

    def __init__(self, jobs: StoredJobs, clock: Clock, handlers: Mapping[str, Handler]) -> None:
        self._jobs = jobs
        self._clock = clock
        self._handlers = handlers
        self._threads = ThreadPoolExecutor(AT_ONCE + 1, "jobs")  # one of them looks for more
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin; the server is running."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what is under way; the server ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        running: set[asyncio.Future[None]] = set()
        while True:
            try:
                free = AT_ONCE - len(running)
                leased = await loop.run_in_executor(self._threads, self._jobs.lease, free, self._handlers.keys())
                running |= {loop.run_in_executor(self._threads, self.do, job) for job in leased}
            except Exception as error:
                if is_away(error):
                    complain(error)
                else:
                    log.exception("the jobs cannot be read")
                leased = []
            if not leased or len(running) == AT_ONCE:
                pause = asyncio.create_task(asyncio.sleep(PAUSE))
                await asyncio.wait({pause, *running}, return_when=asyncio.FIRST_COMPLETED)
                pause.cancel()
            ended = {job for job in running if job.done()}
            running -= ended
            for job in ended:
                failure = job.exception()
                if isinstance(failure, SQLAlchemyError):  # the same; its lease will end
                    log.warning("a job could not be finished: %s", type(failure).__name__)
                elif failure is not None:
                    log.error("a job could not be finished", exc_info=failure)

    def do(self, job: StoredJob) -> None:
        """Do a job; one that fails is put off, and given up in the end."""
        try:
            self._handlers[job.kind](job)
        except PutOff as later:
            self._jobs.put_off(job, later.due, failed=False)
            JOBS.add(job.kind, "put off")
            return
        except Exception as error:
            if job.attempts + 1 >= ATTEMPTS:
                JOBS.add(job.kind, "given up")
                log.warning("a job of the kind %s is given up: %s", job.kind, type(error).__name__)
            else:
                JOBS.add(job.kind, "failed")
                log.info("a job of the kind %s has failed: %s", job.kind, type(error).__name__)
                self._jobs.put_off(job, self._clock.now() + FIRST_PAUSE * 2**job.attempts)
                return
        else:
            JOBS.add(job.kind, "done")
        self._jobs.done(job)
