"""The load of `bench/server.py`: people who play, and others who only watch. It costs little, so that it can run beside
the servers: they speak HTTP by hand, and read no more of an answer than they need.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from time import perf_counter
from typing import Any

import uvloop
from msgspec import Struct
from msgspec.json import Decoder, decode, encode

PLAYERS = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "page"}, {"name": "Cid", "kind": "random"}]
BOTS = [{"name": "Eva", "kind": "random"}, *PLAYERS[1:]]
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: (elgrande=[^;\s]+)", re.IGNORECASE)
VERSION = re.compile(rb"\nid: (\d+)\n")


class Option(Struct):
    """What somebody may choose."""

    id: int


class Question(Struct):
    """What somebody has to decide."""

    options: list[Option]


class Shown(Struct):
    """What people need to know of a table to go on."""

    version: int
    over: bool
    question: Question | None


STATES = Decoder(Shown)


class Line(asyncio.Protocol):
    """A connection over which one request after the other is sent; it is opened again if the server has closed it."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self.port = int(port)
        self.cookie = cookie
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[bytes] | None = None
        self._rest = b""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request; return the status and the body of the answer."""
        text = b"" if body is None else encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nX-Elgrande: 1\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        loop = asyncio.get_running_loop()
        while True:
            if self._transport is None:
                await loop.create_connection(lambda: self, self.host, self.port)
            assert self._transport is not None
            self._rest, self._answer = b"", loop.create_future()
            self._transport.write(head.encode() + text)
            try:
                answer = await self._answer
            except ConnectionError:
                continue  # it was closed at this moment; each choice has a key, so it acts once
            found = COOKIE.search(answer)
            if found:
                self.cookie = found[1].decode()
            return int(answer[9:12]), answer[answer.index(b"\r\n\r\n") + 4 :]

    def connection_made(self, transport: Any) -> None:
        """The line is open."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Collect the answer."""
        self._rest += data
        end = self._rest.find(b"\r\n\r\n")
        found = LENGTH.search(self._rest, 0, max(end, 0))
        if found and len(self._rest) >= end + 4 + int(found[1]) and self._answer and not self._answer.done():
            self._answer.set_result(self._rest)

    def connection_lost(self, error: Exception | None) -> None:
        """The line is closed."""
        self._transport = None
        if self._answer and not self._answer.done():
            self._answer.set_exception(ConnectionError())

    def close(self) -> None:
        """Close it."""
        if self._transport is not None:
            self._transport.close()


class Stream(asyncio.Protocol):
    """An event stream: each of its chunks is one event. Versions never go down."""

    def __init__(self, path: str, host: str, cookie: str, shown: Callable[[int, bytes], None]) -> None:
        self._request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode()
        self._shown = shown
        self._rest = b""
        self._begun = False
        self._last = -1
        self.wanted = True
        """Whether it must not end."""

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Read the chunks that are complete."""
        said = self._rest + data
        if not self._begun:
            end = said.find(b"\r\n\r\n")
            if end < 0:
                self._rest = said
                return
            assert said.startswith(b"HTTP/1.1 200"), said[:1000]
            said, self._begun = said[end + 4 :], True
        at = 0
        while (end := said.find(b"\r\n", at)) >= 0:
            after = end + 2 + int(said[at:end], 16)
            if len(said) < after + 2:
                break
            if said.startswith(b"event: state", end + 2):
                self._state(said[end + 2 : after])
            at = after + 2
        self._rest = said[at:]

    def _state(self, event: bytes) -> None:
        found = VERSION.search(event)
        assert found
        version = int(found[1])
        assert version >= self._last, f"version {version} after {self._last}"
        self._last = version
        self._shown(version, event)

    def connection_lost(self, error: Exception | None) -> None:
        """This should never happen while it is wanted."""
        if self.wanted:
            raise RuntimeError(f"a stream ended ({error}) after version {self._last}, with {self._rest[:1000]!r}")

    def close(self) -> None:
        """End it."""
        self.wanted = False
        self._transport.close()

    @classmethod
    async def open(cls, address: str, table: str, cookie: str, shown: Callable[[int, bytes], None]) -> Stream:
        """Follow a table: with a cookie from one's seat, without as a spectator."""
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        make = partial(cls, f"/api/tables/{table}/stream", host, cookie, shown)
        _, stream = await asyncio.get_running_loop().create_connection(make, host, int(port))
        return stream


class Person:
    """Somebody who plays like a page does: it follows a stream, and sends a choice when it is asked.

    Each choice goes to the next server; the stream stays at one of them.
    """

    def __init__(self, addresses: Sequence[str], cookie: str, number: int, think: float) -> None:
        self._lines = [Line(address, cookie) for address in addresses]
        self._home = number % len(addresses)
        """The server of the stream."""
        self._addresses = addresses
        self._cookie = cookie
        self._number = number
        self._think = think
        self._stream: Stream | None = None
        self._news = asyncio.Event()
        self._now = Shown(-1, False, None)
        self._awaited: tuple[float, int, list[float]] | None = None
        """When the last choice was sent, the version that it made, and where its journey is noted: the stream has not
        shown it yet."""
        self._sent = 0
        self.table = ""
        self.acknowledged: dict[str, int] = {}
        """Options by the table and the key of their request."""
        self.times: list[float] = []
        self.near: list[float] = []
        """Seconds until the stream showed a choice that was made at the same server,"""
        self.far: list[float] = []
        """and one that was made at another."""
        self.behind = 0
        """Choices for a table that had moved on."""

    async def sit_down(self, table: str) -> None:
        """Follow a table."""
        self.leave()
        self.table, self._now, self._awaited = table, Shown(-1, False, None), None
        self._stream = await Stream.open(self._addresses[self._home], table, self._cookie, self._shown)

    async def play(self, end: float) -> None:
        """Choose whenever they are asked."""
        while perf_counter() < end:
            if self._now.over:
                await self.sit_down(await new_table(self._lines[0], True, self._number + self._sent))
            elif self._now.question is not None:
                await asyncio.sleep(self._think)
                await self._choose(self._now)
            self._news.clear()
            if self._now.question is None and not self._now.over:
                try:
                    async with asyncio.timeout(max(0, end - perf_counter())):
                        await self._news.wait()
                except TimeoutError:
                    return

    async def _choose(self, state: Shown) -> None:
        assert state.question is not None
        options = state.question.options
        self._sent += 1
        option = options[(self._sent * 7 + self._number) % len(options)].id
        body = {"seat": 0, "version": state.version, "option": option, "key": str(self._sent)}
        at = (self._number + self._sent) % len(self._lines)
        line, journeys = self._lines[at], self.near if at == self._home else self.far
        began = perf_counter()
        status, answer = await line.ask("POST", f"/api/tables/{self.table}/choices", body)
        took = perf_counter() - began
        if status == 409:
            self.behind += 1
        elif status == 200:
            self.times.append(took)
            self.acknowledged[f"{self.table} 0:{self._sent}"] = option
        else:
            raise SystemExit(f"table {self._number}: {status} {answer[:300]!r}")
        seen, now = self._now.version, STATES.decode(answer)
        if status == 200 and seen < now.version:
            self._awaited = (began, now.version, journeys)
        elif status == 200:  # the stream was faster than the answer
            journeys.append(took)
        self._now = max(self._now, now, key=lambda one: one.version)

    def _shown(self, version: int, event: bytes) -> None:
        if self._awaited and version >= self._awaited[1]:
            self._awaited[2].append(perf_counter() - self._awaited[0])
            self._awaited = None
        if version >= self._now.version:
            self._now = STATES.decode(event[event.index(b"\ndata: ") + 7 :])
            self._news.set()

    def leave(self) -> None:
        """Follow the table no more."""
        if self._stream is not None:
            self._stream.close()


async def new_table(line: Line, person: bool, seed: int) -> str:
    """Make a table, with a person or of bots alone."""
    body = {"players": PLAYERS if person else BOTS, "seed": seed, "watchable": True}
    status, answer = await line.ask("POST", "/api/tables", body)
    assert status == 201, answer
    return str(decode(answer)["id"])


class Watchers:
    """A process that only watches: so many streams of each table, at all servers in turn."""

    def __init__(self, addresses: Sequence[str], tables: Sequence[tuple[str, int]]) -> None:
        context = get_context("spawn")
        self.started = context.Value("l", 0, lock=False)
        self.states = context.Value("l", 0, lock=False)
        self.troubles: SimpleQueue[str] = context.SimpleQueue()
        given = (addresses, tables, self.started, self.states, self.troubles)
        self.process = context.Process(target=watch, args=given)
        self.process.start()

    def check(self) -> None:
        """Check that nothing went wrong."""
        if not self.troubles.empty():
            raise SystemExit(self.troubles.get())
        assert self.process.is_alive()

    def end(self) -> None:
        """Watch no more."""
        self.process.kill()
        self.process.join()


def watch(
    addresses: Sequence[str], tables: Sequence[tuple[str, int]], started: Any, states: Any, troubles: SimpleQueue[str]
) -> None:
    """Follow the tables as spectators, until this process is ended."""

    async def follow() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda loop, context: troubles.put(f"{context.get('exception') or context['message']}")
        )
        number = 0
        for table, streams in tables:
            for _ in range(streams):
                await Stream.open(addresses[number % len(addresses)], table, "", First(started, states))
                number += 1
        await asyncio.get_running_loop().create_future()

    os.nice(10)  # real browsers run elsewhere and take no processor time from the server
    uvloop.run(follow())


class First:
    """Counts the states of a stream, and the streams that have begun."""

    def __init__(self, started: Any, states: Any) -> None:
        self._started = started
        self._states = states
        self._first = True

    def __call__(self, version: int, event: bytes) -> None:
        """Count a state."""
        self._started.value += self._first
        self._states.value += 1
        self._first = False
