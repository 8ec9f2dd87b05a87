"""Many tables of bots and many event streams on one server, or several: nothing lost or doubled, and how fast it is.

`make bench-server` (ARGS="--tables 20 --streams 100 --seconds 10" for a small run). A person, played by this script,
sits with two bots at every tenth table; the other tables have only bots. Each choice of a person is timed from sending
it to its acknowledgement, which comes when it is on disk. A separate process reads the streams. At the end the servers
are killed, and every acknowledged choice must be stored exactly once.

`--postgresql` uses that database instead of SQLite, `--servers 4` lets so many servers share it: the requests of a
person go to each of them in turn. Then it is also timed how long a choice takes from one server to a stream of another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sql
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.postgres import running_cluster

from elgrande.server.settings import Settings

OWN_SERVER = """
from pathlib import Path
import sys
from elgrande.cli.serve import listen, run
from elgrande.server.settings import Limits, Settings
LIMITS = Limits(burst=1e9, new_burst=1e9, connections=10**6, streams=10**6, bot_tables=10**6)
if __name__ == "__main__":
    with listen("127.0.0.1", 0) as bound:
        run(Settings(Path(sys.argv[1]), sys.argv[2], limits=LIMITS), bound, False)
"""
PLAYERS = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "page"}, {"name": "Cid", "kind": "random"}]
BOTS = [{"name": "Eva", "kind": "random"}, *PLAYERS[1:]]
EVERY = 10
"""One table in this many has a person; the others have only bots."""
VERSION = re.compile(rb"\nid: (\d+)\n")


class Table:
    """A table, the person at it, and what was acknowledged."""

    def __init__(self, clients: list[httpx.AsyncClient], number: int, person: bool) -> None:
        self.person = person
        self.clients = cycle(clients[number % len(clients) :] + clients[: number % len(clients)])
        self.number = number
        self.id = ""
        self.acknowledged: dict[str, int] = {}
        """Options by the key of their request."""
        self.times: list[float] = []

    async def make(self) -> None:
        answer = await next(self.clients).post(
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
        state: dict[str, Any] = (await next(self.clients).get(f"/api/tables/{self.id}")).json()
        return state

    async def choose(self, version: int, option: int, key: str) -> dict[str, Any]:
        body = {"seat": 0, "version": version, "option": option, "key": key}
        began = time.monotonic()
        answer = await next(self.clients).post(f"/api/tables/{self.id}/choices", json=body)
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


def watch(addresses: list[str], cookie: str, tables: list[str], streams: int, counts: Counts) -> None:
    """Follow the tables with this many streams, until this process is ended."""

    async def follow() -> None:
        loop = asyncio.get_running_loop()
        for number, address in zip(range(streams), cycle(addresses), strict=False):
            host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
            path = f"/api/tables/{tables[number % len(tables)]}/stream"
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n".encode()
            await loop.create_connection(partial(Watcher, request, counts), host, int(port))
        await loop.create_future()

    os.nice(10)  # real browsers run elsewhere and take no processor time from the server
    uvloop.run(follow())


async def measure(addresses: list[str], options: argparse.Namespace) -> tuple[list[Table], int, list[float]]:
    """Let people, bots and watchers loose; return the tables, how many states were streamed, and how long they took."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=2)  # the server: 5
    clients = [
        httpx.AsyncClient(base_url=address, headers={"X-Elgrande": "1"}, limits=limits, timeout=60)
        for address in addresses
    ]
    tables = [Table(clients[:1], number, number % EVERY == 0) for number in range(options.tables)]
    for table in tables:
        await table.make()
    cookies = clients[0].cookies
    for number, table in enumerate(tables):
        table.clients = cycle(clients[number % len(clients) :] + clients[: number % len(clients)])
    for client in clients:
        client.cookies = cookies
    counts = Counts()
    cookie = f"elgrande={cookies['elgrande']}"
    watched = [table.id for table in tables]
    watchers = get_context("spawn").Process(target=watch, args=(addresses, cookie, watched, options.streams, counts))
    watchers.start()
    try:
        while counts.started.value < options.streams:
            await asyncio.sleep(0.1)
            counts.check()
            assert watchers.is_alive()
        before = counts.states.value
        end = time.monotonic() + options.seconds
        journeys: list[float] = []
        people = [table.play(end) for table in tables if table.person]
        await asyncio.gather(*people, *([echo(clients, end, journeys)] if len(clients) > 1 else []))
        counts.check()
        return tables, counts.states.value - before, journeys
    finally:
        watchers.kill()
        watchers.join()
        for client in clients:
            await client.aclose()


async def echo(clients: list[httpx.AsyncClient], end: float, journeys: list[float]) -> None:
    """Choose at one server and time when a stream of another one shows it."""
    here, there = clients[:2]
    players = [{"name": name, "kind": "here"} for name in ("Ana", "Bo")]
    table = (await here.post("/api/tables", json={"players": players})).json()["id"]
    async with there.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.aiter_lines()
        while time.monotonic() < end:
            state = (await here.get(f"/api/tables/{table}")).json()
            if state["over"]:
                return
            state = (await here.get(f"/api/tables/{table}?seat={state['waiting'][0]}")).json()
            option = state["question"]["options"][0]["id"]
            body = {"seat": state["seat"], "version": state["version"], "option": option, "key": f"{time.time()}"}
            began = time.monotonic()
            await here.post(f"/api/tables/{table}/choices", json=body)
            async for line in lines:
                if line.startswith("id: ") and int(line[4:]) > state["version"]:
                    break
            journeys.append(time.monotonic() - began)
            await asyncio.sleep(0.3)


def stored(address: str) -> tuple[dict[str, int], int]:
    """What is in the database: the options that people chose, by request key, and how often bots chose."""
    engine = sql.create_engine(address)
    with engine.connect() as db:
        rows = db.exec_driver_sql("SELECT table_id, key, data FROM entries WHERE kind = 'choice' AND key LIKE '0:%%'")
        people = {f"{table} {key}": json.loads(data)["option"] for table, key, data in rows}
        bots = db.exec_driver_sql("SELECT count(*) FROM entries WHERE kind = 'choice' AND key IS NULL").scalar_one()
    engine.dispose()
    return people, bots


def report(tables: list[Table], states: int, journeys: list[float], address: str, options: argparse.Namespace) -> None:
    """Print the measurements; keys are unique in the database, so nothing can be stored twice."""
    found, bots = stored(address)
    acknowledged = {key: option for table in tables for key, option in table.acknowledged.items()}
    wrong = len(acknowledged.items() - found.items())
    times = sorted(1000 * seconds for table in tables for seconds in table.times)
    quantiles: list[Any] = statistics.quantiles(times, n=100)
    load = ", ".join(f"{minutes:.1f}" for minutes in os.getloadavg())
    kind = "PostgreSQL" if options.postgresql else "SQLite"
    print(
        f"{options.servers} servers on {kind}, {options.tables} tables, {options.streams} streams, {options.seconds} s"
    )
    print(f"choices of people   {len(times)}, all acknowledged; lost: {wrong}")
    print(f"choices of bots     {bots}, those before the measurement included")
    print(f"states streamed     {states}")
    print(f"time of a choice    median {quantiles[49]:.1f} ms, p95 {quantiles[94]:.1f} ms, p99 {quantiles[98]:.1f} ms")
    if journeys:
        tenths: list[Any] = statistics.quantiles((1000 * seconds for seconds in journeys), n=20)
        print(f"to another server   median {tenths[9]:.1f} ms, p95 {tenths[18]:.1f} ms, of {len(journeys)} choices")
    print(f"load of the machine {load} (1, 5 and 15 minutes; {os.cpu_count()} processors for server, bots and clients)")
    if wrong:
        raise SystemExit(1)


@contextmanager
def database(wanted: bool) -> Iterator[str]:
    """The address of a PostgreSQL database if it is wanted, or nothing."""
    if not wanted:
        yield ""
        return
    with running_cluster() as cluster:
        yield cluster.new_database()


async def main() -> None:
    """Start the servers, measure them, and check their database after they have been killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(database(options.postgresql))
        script = Path(folder) / "serve.py"
        script.write_text(OWN_SERVER, encoding="utf-8")
        servers = []
        addresses = []
        try:
            for _ in range(options.servers):
                server = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-W", "ignore:resource_tracker", script, folder, address),
                    stdout=asyncio.subprocess.PIPE,
                )
                servers.append(server)
                assert server.stdout is not None
                said = re.search(r"http://\S+", (await server.stdout.readline()).decode())
                assert said
                addresses.append(said[0])
            tables, states, journeys = await measure(addresses, options)
        finally:
            for server in servers:
                server.kill()
                await server.wait()
        report(tables, states, journeys, Settings(Path(folder), address).address, options)


if __name__ == "__main__":
    uvloop.run(main())
