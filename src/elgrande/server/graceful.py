"""The end of a server: first it says so, then streams are sent elsewhere, then what is under way is finished."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from socket import socket
from threading import Timer
from typing import Final

import uvicorn
from litestar import Litestar

from elgrande.server import garbage
from elgrande.server.connections import server_config
from elgrande.server.health import Health
from elgrande.server.open_streams import OpenStreams
from elgrande.server.settings import Settings

LAST: Final = 10.0
"""Seconds for bots, jobs and the database to come to their end, when no requests are left."""
STEP: Final = 0.05

log = logging.getLogger(__name__)


class GracefulServer(uvicorn.Server):
    """Runs the application until it is told to end, and ends within a bounded time."""

    def __init__(self, app: Litestar, settings: Settings, on_start: Callable[[], None]) -> None:
        grace = max(1, round(settings.grace))
        super().__init__(server_config(app, settings, log_config=None, timeout_graceful_shutdown=grace))
        self._health: Health = app.state.health
        self._streams: OpenStreams = app.state.streams
        self._drain = settings.drain
        self._longest = settings.drain + grace + LAST
        self._on_start = on_start

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        garbage.seldom()
        self._collecting = asyncio.create_task(garbage.now_and_then())
        self._on_start()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End: a proxy that asks whether this server is ready sends nobody here any more."""
        self._health.ending = True
        limit = Timer(self._longest, give_up)
        limit.daemon = True
        limit.start()
        end = asyncio.get_running_loop().time() + self._drain
        while asyncio.get_running_loop().time() < end and not self.force_exit:
            await asyncio.sleep(STEP)
        self._collecting.cancel()
        self._streams.end()
        await super().shutdown(sockets)


def give_up() -> None:
    """End at once: something hangs. What was acknowledged is stored, so nothing is lost."""
    log.error("the server did not come to its end in time, and is stopped")
    os._exit(1)
