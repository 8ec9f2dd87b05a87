"""Server-sent events: a table as a seat sees it, again whenever something happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Final

from elgrande.server.tables import Table

RETRY: Final = 1000
"""Milliseconds after which a browser comes back to a stream that broke."""

PAUSE: Final = 0.1
"""Seconds at least between two states: what several bots choose in that time comes together."""


async def follow(
    table: Table, seat: int | None, mine: Sequence[int], since: int | None, heartbeat: float
) -> AsyncGenerator[bytes, None]:
    """The events of a stream, without end; one that sleeps gets only the newest state."""
    loop = asyncio.get_running_loop()
    woken = asyncio.Event()

    def wake() -> None:
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(woken.set)

    table.join(seat, wake)
    try:
        yield b"retry: %d\n\n" % RETRY
        while True:
            woken.clear()
            told = table.told_at_once(seat, mine, since)
            if told is None:
                told = await asyncio.to_thread(table.told, seat, mine, since)
            version, state = told
            yield b"event: state\nid: %d\ndata: %b\n\n" % (version, state)
            since, sent = version, loop.time()
            while not woken.is_set():
                try:
                    async with asyncio.timeout(heartbeat):
                        await woken.wait()
                except TimeoutError:
                    yield b": still here\n\n"
            if loop.time() < sent + PAUSE:
                await asyncio.sleep(sent + PAUSE - loop.time())
    finally:
        table.leave(seat, wake)
