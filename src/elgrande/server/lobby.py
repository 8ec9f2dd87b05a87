"""The lobby: lists of tables that are sent again whenever something in them changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from math import floor
from threading import Lock
from typing import Final

from msgspec.json import encode

from elgrande.server.answers import Lists
from elgrande.server.audience import Audience
from elgrande.server.storage import Storage
from elgrande.server.stream import RETRY
from elgrande.server.table_lists import strangers_lists, with_own

PAUSE: Final = 1.0
"""Seconds between two looks at the tables. All streams look at the same moment, so strangers share one answer."""


class Lobby:
    """Everybody who looks at the lists. `changed` may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._audience = Audience()
        self._changes = 0
        """How often something has changed at any table."""
        self._seen: tuple[int, int, Lists] | None = None
        """The moment of the last look, the changes until then, and what strangers see."""
        self._looking = Lock()

    def changed(self) -> None:
        """Something has happened at a table: look again soon."""
        self._changes += 1
        self._audience.wake()

    async def follow(self, who: Callable[[], str | None], heartbeat: float) -> AsyncGenerator[bytes, None]:
        """The events of a stream, without end: the lists, whenever something in them is new for whoever it is now.

        A silent stream looks again with each sign of life, since another server may have changed something.
        """
        loop = asyncio.get_running_loop()
        woken = asyncio.Event()

        def wake() -> None:
            with suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(woken.set)

        self._audience.add(wake)
        sent = b""
        try:
            yield b"retry: %d\n\n" % RETRY
            while True:
                woken.clear()
                moment = floor(loop.time() / PAUSE)
                lists, changes = await asyncio.to_thread(self._look, moment, who)
                if changes != self._changes:
                    woken.set()  # something has changed since then
                if lists != sent:
                    sent = lists
                    yield b"event: lists\ndata: %b\n\n" % lists
                try:
                    async with asyncio.timeout(heartbeat):
                        await woken.wait()
                except TimeoutError:
                    yield b": still here\n\n"
                await asyncio.sleep((moment + 1) * PAUSE - loop.time())
        finally:
            self._audience.remove(wake)

    def _look(self, moment: int, who: Callable[[], str | None]) -> tuple[bytes, int]:
        """What a person sees, as JSON, and how often something had changed before the look."""
        with self._looking:
            if self._seen is None or self._seen[0] != moment:
                changes = self._changes
                self._seen = (moment, changes, strangers_lists(self._storage))
            _, changes, strangers = self._seen
        return encode(with_own(self._storage, strangers, who())), changes
