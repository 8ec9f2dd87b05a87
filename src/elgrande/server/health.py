"""Whether this server is ready: its database answers, and it does not end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Engine

from elgrande.server.database import probing_engine

PATIENCE: Final = 2.0
"""Seconds within which the database has to answer."""
FRESH: Final = 1.0
"""Seconds for which an answer holds, so that nobody who asks all the time keeps the database busy."""
ENDING: Final = "the server is ending"
NO_DATABASE: Final = "the database does not answer"


class Health:
    """Asks the database now and then, in a thread of its own. Only the event loop may use it."""

    def __init__(self, ask: Callable[[], object], close: Callable[[], object] | None = None) -> None:
        self.ending = False
        """Whether the server has been told to end."""
        self._ask = ask
        self._close = close
        self._thread = ThreadPoolExecutor(1, "health")
        self._asked: asyncio.Future[object] | None = None
        self._trouble = ""
        self._known = float("-inf")
        """When the last answer came."""

    @classmethod
    def of(cls, engine: Engine) -> Health:
        """The health of a server with this database. A connection of its own never waits for those of requests."""
        probe = probing_engine(engine)

        def ask() -> None:
            with probe.connect() as db:
                db.execute(sql.text("SELECT version_num FROM alembic_version"))

        return cls(ask, probe.dispose)

    async def trouble(self) -> str:
        """Why the server is not ready; empty if it is."""
        if self.ending:
            return ENDING
        if monotonic() < self._known + FRESH:
            return self._trouble
        if self._asked is None or self._asked.done():  # else the last question is still open
            self._asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask)
            self._asked.add_done_callback(_forget)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._asked)
            self._trouble = ""
        except Exception:  # whatever it is, the database cannot be used
            self._trouble = NO_DATABASE
        self._known = monotonic()
        return self._trouble

    def stop(self) -> None:
        """Ask no more; the server ends."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._close is not None:
            self._close()


def _forget(asked: asyncio.Future[object]) -> None:
    """Look at an answer that may come when nobody waits for it any more."""
    if not asked.cancelled():
        asked.exception()
