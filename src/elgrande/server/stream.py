"""Server-sent events: the state of a table, sent again whenever something changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from msgspec.json import encode

from elgrande.server.errors import Forbidden
from elgrande.server.states import encoded_state, encoded_state_at_once
from elgrande.server.table import Table

RETRY: Final = 1000
"""Milliseconds after which a browser opens a broken stream again."""

PAUSE: Final = 0.1
"""Least number of seconds between two states, so that the choices of several bots come together."""


async def follow(
    table: Table, seat: int | None, browser: str | None, since: int | None, heartbeat: float
) -> AsyncGenerator[bytes, None]:
    """The events of a stream, until the table is deleted or lost, or the browser does not hold the seat any more.

    A client that was slow gets only the newest state.

    Chat has events of its own, before the states. A state has the number of the last line, so a client knows when it
    has missed some.
    """
    loop = asyncio.get_running_loop()
    woken = asyncio.Event()

    def wake() -> None:
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(woken.set)

    table.join(seat, wake)
    shown_changes, heard = -1, since
    try:
        yield b"retry: %d\n\n" % RETRY
        while not (table.gone or table.lost):
            woken.clear()
            lines = [] if heard is None else table.chat_since(heard)
            encoded = None
            if lines is None or table.shown_changes != shown_changes:
                shown_changes = table.shown_changes
                encoded = encoded_state_at_once(table, seat, browser, since)
                if encoded is None:
                    encoded = await asyncio.to_thread(encoded_state, table, seat, browser, since)
            if lines:
                yield b"event: chat\ndata: %b\n\n" % encode(lines)
                heard = lines[-1][0]
            if encoded is not None:
                since, state = encoded
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
        if table.gone:
            yield b"event: gone\ndata: null\n\n"
    except Forbidden:  # the seat is somebody else's now; whoever listens may ask again what they may see
        return
    finally:
        table.leave(seat, wake)
