"""The open streams of this server: listeners are told to come back when it ends, or is to let them in no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import randint
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import Message, Scope, Send

SOONEST: Final = 200
LATEST: Final = 1500
"""Milliseconds after which those who were sent away come back, not all of them at once."""


class OpenStreams:
    """Runs streams, and ends them all when the server does. Only the event loop may use it."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], Scope] = {}
        """Those that are open, with the requests that asked for them."""
        self._ended: set[asyncio.Task[None]] = set()
        """Those that were told to end, and have not done so yet."""

    def __len__(self) -> int:
        """How many are open."""
        return len(self._tasks)

    async def run(self, stream: Awaitable[None], scope: Scope, send: Tap) -> bool:
        """Run the stream of a request, which sends through the tap; return whether it was told to end."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks[task] = scope
        try:
            await stream
        except asyncio.CancelledError:
            if task not in self._ended:
                raise
            task.uncancel()
            if send.started:
                await send.bye()
            return True
        finally:
            del self._tasks[task]
            self._ended.discard(task)
        return False

    def end(self, whose: Callable[[Scope], bool] = lambda _: True) -> None:
        """Tell those who listen, or only some of them, to come back, and end their streams."""
        for task in [task for task, scope in self._tasks.items() if task not in self._ended and whose(scope)]:
            self._ended.add(task)
            task.cancel()


class Tap:
    """Passes on what a stream sends, and knows whether it has begun."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.started = False

    async def __call__(self, message: Message) -> None:
        """Pass a message on."""
        await self._send(message)
        self.started = self.started or message["type"] == "http.response.start"

    async def bye(self) -> None:
        """End the stream: the client is told to open another one in a moment."""
        wait = randint(SOONEST, LATEST)
        body = b"retry: %d\nevent: bye\ndata: %d\n\n" % (wait, wait)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})
