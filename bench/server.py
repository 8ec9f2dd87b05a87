"""Many tables of bots and many event streams on one server: nothing lost, nothing doubled, and how fast it is.

`make bench-server` (ARGS="--tables 20 --streams 100 --seconds 10" for a small run). A person, played by this script,
sits with two bots at every tenth table; the other tables have only bots. Each choice of a person is timed from sending
it to its acknowledgement, which comes when it is on disk. A separate process reads the streams. At the end the server
is killed, and every acknowledged choice must be stored exactly once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import httpx
import uvloop

OWN_SERVER = """
from pathlib import Path
import sys
from elgrande.cli.serve import listen, run
from elgrande.server.settings import Limits, Settings
LIMITS = Limits(burst=1e9, new_burst=1e9, connections=10**6, streams=10**6, bot_tables=10**6)
if __name__ == "__main__":
    with listen("127.0.0.1", 0) as bound:
        run(Settings(Path(sys.argv[1]), limits=LIMITS), bound, False)
"""
PLAYERS = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "page"}, {"name": "Cid", "kind": "random"}]
BOTS = [{"name": "Eva", "kind": "random"}, *PLAYERS[1:]]
EVERY = 10
"""One table in this many has a person; the others have only bots."""
VERSION = re.compile(rb"\nid: (\d+)\n")


class Table:
    """A table, the person at it, and what was acknowledged."""

    def __init__(self, client: httpx.AsyncClient, number: int, person: bool) -> None:
        self.person = person
        self.client = client
        self.number = number
        self.id = ""
        self.acknowledged: dict[str, int] = {}
        """Options by the key of their request."""
        self.times: list[float] = []

    async def make(self) -> None:
        answer = await self.client.post(
            "/api/tables", json={"players": PLAYERS if self.person else BOTS, "seed": self.number}
        )
        self.id = answer.json()["id"]

    async def play(self, end: float) -> None:
        key = 0
        state = await self.look()
        while time.monotonic() < end:
            if state["over"]:
                await self.make()
            elif state["question"] is not None:
                options = state["question"]["options"]
                option = options[(key * 7 + self.number) % len(options)]
                key += 1
                state = await self.choose(state["version"], option["id"], str(key))
            await asyncio.sleep(0.5)  # a fast person
            if state["question"] is None:
                state = await self.look()

    async def look(self) -> dict[str, Any]:
        state: dict[str, Any] = (await self.client.get(f"/api/tables/{self.id}")).json()
        return state

    async def choose(self, version: int, option: int, key: str) -> dict[str, Any]:
        body = {"seat": 0, "version": version, "option": option, "key": key}
        began = time.monotonic()
        answer = await self.client.post(f"/api/tables/{self.id}/choices", json=body)
        self.times.append(time.monotonic() - began)
        if answer.status_code != 200:
            raise SystemExit(f"table {self.number}: {answer.status_code} {answer.text[:300]}")
        self.acknowledged[f"{self.id} 0:{key}"] = option
        state: dict[str, Any] = answer.json()
        return state


class Watcher(asyncio.Protocol):
    """An event stream, read with as little work as possible; versions only ever increase."""

    def __init__(self, request: bytes, counts: Counts) -> None:
        self.request = request
        self.counts = counts
        self.last = -1
        self.rest = b""

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Look for versions; a state is one unbroken line, so it cannot be mistaken for one."""
        said = self.rest + data
        for found in VERSION.finditer(said):
            version = int(found[1])
            if version < self.last:
                self.counts.troubles.put(f"version {version} after {self.last}")
            self.counts.started.value += self.last < 0
            self.counts.states.value += 1
            self.last = version
        self.rest = said[said.rfind(b"\n") :]

    def connection_lost(self, error: Exception | None) -> None:
        """This should never happen."""
        self.counts.troubles.put(f"a stream ended ({error}) after version {self.last}, with {self.rest[:1000]!r}")


class Counts:
    """What the watchers' process and this one share."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.started = context.Value("l", 0, lock=False)
        self.states = context.Value("l", 0, lock=False)
        self.troubles: SimpleQueue[str] = context.SimpleQueue()

    def check(self) -> None:
        """Check that nothing went wrong."""
        if not self.troubles.empty():
            raise SystemExit(self.troubles.get())


def watch(address: str, cookie: str, tables: list[str], streams: int, counts: Counts) -> None:
    """Follow the tables with this many streams, until this process is ended."""

    async def follow() -> None:
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        loop = asyncio.get_running_loop()
        for number in range(streams):
            path = f"/api/tables/{tables[number % len(tables)]}/stream"
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode()
            await loop.create_connection(partial(Watcher, request, counts), host, int(port))
        await loop.create_future()

    os.nice(10)  # real browsers run elsewhere and take no processor time from the server
    uvloop.run(follow())


async def measure(address: str, options: argparse.Namespace) -> tuple[list[Table], int]:
    """Let people, bots and watchers loose; return the tables, and how many states were streamed."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=2)  # the server: 5
    async with httpx.AsyncClient(base_url=address, headers={"X-Elgrande": "1"}, limits=limits, timeout=60) as client:
        tables = [Table(client, number, number % EVERY == 0) for number in range(options.tables)]
        for table in tables:
            await table.make()
        counts = Counts()
        cookie = f"elgrande={client.cookies['elgrande']}"
        watched = [table.id for table in tables]
        watchers = get_context("spawn").Process(target=watch, args=(address, cookie, watched, options.streams, counts))
        watchers.start()
        try:
            while counts.started.value < options.streams:
                await asyncio.sleep(0.1)
                counts.check()
                assert watchers.is_alive()
            before = counts.states.value
            end = time.monotonic() + options.seconds
            await asyncio.gather(*(table.play(end) for table in tables if table.person))
            counts.check()
            return tables, counts.states.value - before
        finally:
            watchers.kill()
            watchers.join()


def stored(folder: Path) -> tuple[dict[str, int], int]:
    """What is in the database: the options that people chose, by request key, and how often bots chose."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        rows = db.execute("SELECT table_id, key, data FROM entries WHERE kind = 'choice' AND key IS NOT NULL")
        people = {f"{table} {key}": json.loads(data)["option"] for table, key, data in rows}
        bots = db.execute("SELECT count(*) FROM entries WHERE kind = 'choice' AND key IS NULL").fetchone()
        return people, int(bots[0])


def report(tables: list[Table], states: int, folder: Path, options: argparse.Namespace) -> None:
    """Print the measurements; keys are unique in the database, so nothing can be stored twice."""
    found, bots = stored(folder)
    acknowledged = {key: option for table in tables for key, option in table.acknowledged.items()}
    wrong = len(acknowledged.items() ^ found.items())
    times = sorted(1000 * seconds for table in tables for seconds in table.times)
    quantiles: list[Any] = statistics.quantiles(times, n=100)
    load = ", ".join(f"{minutes:.1f}" for minutes in os.getloadavg())
    print(f"{options.tables} tables, {options.streams} streams, {options.seconds} s")
    print(f"choices of people   {len(times)}, all acknowledged; lost or doubled: {wrong}")
    print(f"choices of bots     {bots}, those before the measurement included")
    print(f"states streamed     {states}")
    print(f"time of a choice    median {quantiles[49]:.1f} ms, p95 {quantiles[94]:.1f} ms, p99 {quantiles[98]:.1f} ms")
    print(f"load of the machine {load} (1, 5 and 15 minutes; {os.cpu_count()} processors for server, bots and clients)")
    if wrong:
        raise SystemExit(1)


async def main() -> None:
    """Start a server, measure it, and check its database after it has been killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(OWN_SERVER, encoding="utf-8")
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "ignore:resource_tracker", script, folder), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+", (await server.stdout.readline()).decode())
            assert said
            tables, states = await measure(said[0], options)
        finally:
            server.kill()
            await server.wait()
        report(tables, states, Path(folder), options)


if __name__ == "__main__":
    uvloop.run(main())
