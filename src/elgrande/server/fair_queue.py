"""A queue for the processes of bots: tables with people come first, and clients take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Waiting:
    """Those who wait, by client. A client that has been served goes behind the others."""

    clients: OrderedDict[str, deque[asyncio.Future[None]]] = field(default_factory=OrderedDict)

    def join(self, client: str) -> asyncio.Future[None]:
        """Wait behind the others of the same client; the future is done when it is their turn."""
        turn = asyncio.get_running_loop().create_future()
        self.clients.setdefault(client, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[None] | None:
        """Whose turn it is; None if nobody waits any more."""
        while self.clients:
            client, queue = self.clients.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.clients[client] = queue
            if not turn.done():
                return turn
        return None


class FairQueue:
    """Hands out places. Tables of bots alone leave one place free for the others, if there is more than one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._free_for_bots = max(1, places - 1)
        self._people = Waiting()
        self._bots = Waiting()

    @asynccontextmanager
    async def place(self, client: str, bots_alone: bool) -> AsyncGenerator[None, None]:
        """A place, once it is this client's turn."""
        turn = (self._bots if bots_alone else self._people).join(client)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(bots_alone)
            raise
        try:
            yield
        finally:
            self._leave(bots_alone)

    def _leave(self, bots_alone: bool) -> None:
        self._free += 1
        self._free_for_bots += bots_alone
        self._serve()

    def _serve(self) -> None:
        while self._free and (turn := self._people.next()):
            self._free -= 1
            turn.set_result(None)
        while self._free and self._free_for_bots and (turn := self._bots.next()):
            self._free -= 1
            self._free_for_bots -= 1
            turn.set_result(None)
