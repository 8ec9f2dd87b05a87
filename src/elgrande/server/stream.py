"""Server-sent events: a table as a seat sees it, again whenever something happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Final

from msgspec.json import encode

from elgrande.server.tables import Table

RETRY: Final = 1000
"""Milliseconds after which a browser comes back to a stream that broke."""

PAUSE: Final = 0.1
"""Seconds at least between two states: what several bots choose in that time comes together."""


async def follow(
    table: Table, seat: int | None, mine: Sequence[int], since: int | None, heartbeat: float
) -> AsyncGenerator[bytes, None]:
    """The events of a stream, without end; one that sleeps gets only the newest state.

    What is said comes apart from the states, and before them: a state tells the number of the last line, so that a
    client which has missed some knows it.
    """
    loop = asyncio.get_running_loop()
    woken = asyncio.Event()

    def wake() -> None:
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(woken.set)

    table.join(seat, wake)
    shown, heard = -1, since
    try:
        yield b"retry: %d\n\n" % RETRY
        while True:
            woken.clear()
            lines = [] if heard is None else table.said(heard)
            if lines:
                yield b"event: chat\ndata: %b\n\n" % encode(lines)
                heard = lines[-1][0]
            if lines is None or table.shown != shown:
                shown = table.shown
                told = table.told_at_once(seat, mine, since)
                if told is None:
                    told = await asyncio.to_thread(table.told, seat, mine, since)
                since, state = told
                yield b"event: state\nid: %d\ndata: %b\n\n" % (since, state)
                heard = since if lines is None or heard is None else min(heard, since)
            sent = loop.time()
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
