"""The line before the processes that think: people first, and clients in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Waiting:
    """Those who wait, by client: whoever has been served goes behind the other clients."""

    clients: OrderedDict[str, deque[asyncio.Future[None]]] = field(default_factory=OrderedDict)

    def join(self, client: str) -> asyncio.Future[None]:
        """One more at the end of the client's own line."""
        turn = asyncio.get_running_loop().create_future()
        self.clients.setdefault(client, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[None] | None:
        """Whose turn it is; nobody's, if all have gone."""
        while self.clients:
            client, line = self.clients.popitem(last=False)
            turn = line.popleft()
            if line:
                self.clients[client] = line
            if not turn.done():
                return turn
        return None


class Line:
    """Gives away places: first to tables with people; tables of bots alone leave one place free, if there are more."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._free_for_bots = max(1, places - 1)
        self._people = Waiting()
        self._bots = Waiting()

    @asynccontextmanager
    async def place(self, client: str, bots_alone: bool) -> AsyncGenerator[None, None]:
        """A place, when it is this client's turn."""
        turn = (self._bots if bots_alone else self._people).join(client)
        self._go_on()
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
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (turn := self._people.next()):
            self._free -= 1
            turn.set_result(None)
        while self._free and self._free_for_bots and (turn := self._bots.next()):
            self._free -= 1
            self._free_for_bots -= 1
            turn.set_result(None)
