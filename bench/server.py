"""Many tables of bots and many event streams on one server: nothing lost, nothing doubled, and how quick it is.

`make bench-server` (ARGS="--tables 20 --streams 100 --seconds 10" for a small one). At every tenth table a person,
played by this script, sits with two bots, at the others only bots; every choice of a person is timed from sending it to
its acknowledgement, which comes when it is on the disk. At the end every acknowledged choice must be stored, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

OWN_SERVER = """
from pathlib import Path
import sys
from elgrande.cli.serve import listen, run
from elgrande.server.settings import Limits, Settings
if __name__ == "__main__":
    with listen("127.0.0.1", 0) as bound:
        run(Settings(Path(sys.argv[1]), limits=Limits(burst=1e9, new_burst=1e9)), bound, False)
"""
PLAYERS = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "page"}, {"name": "Cid", "kind": "random"}]
BOTS = [{"name": "Eva", "kind": "random"}, *PLAYERS[1:]]
EVERY = 10
"""At one table of so many sits a person; at the others only bots."""


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
        while time.monotonic() < end:
            state = (await self.client.get(f"/api/tables/{self.id}")).json()
            if state["over"]:
                await self.make()
            elif state["question"] is None:
                await asyncio.sleep(0.5 if self.person else 5)
            else:
                options = state["question"]["options"]
                option = options[(key * 7 + self.number) % len(options)]
                key += 1
                body = {"seat": 0, "version": state["version"], "option": option["id"], "key": str(key)}
                began = time.monotonic()
                answer = await self.client.post(f"/api/tables/{self.id}/choices", json=body)
                self.times.append(time.monotonic() - began)
                if answer.status_code != 200:
                    raise SystemExit(f"table {self.number}: {answer.status_code} {answer.text[:300]}")
                self.acknowledged[f"{self.id} 0:{key}"] = option["id"]
                await asyncio.sleep(0.5)  # a quick person


class Watchers:
    """Event streams, read with as little work as possible; versions only ever rise."""

    def __init__(self, address: str, cookie: str) -> None:
        self.host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self.port = int(port)
        self.cookie = cookie
        self.states = 0
        self.started = 0

    async def watch(self, table: Table) -> None:
        """Follow a table until somebody cancels it."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        request = f"GET /api/tables/{table.id}/stream HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n\r\n"
        writer.write(request.encode())
        last, said = -1, b""
        try:
            while line := await reader.readline():
                if last < 0:
                    said += line
                if line.startswith(b"id: "):
                    version = int(line[4:])
                    if version < last:
                        raise RuntimeError(f"table {table.number}: version {version} after {last}")
                    self.started += last < 0
                    last = version
                    self.states += 1
            raise RuntimeError(f"table {table.number}: a stream ended: {said[:400]!r}")
        finally:
            writer.close()


async def measure(address: str, options: argparse.Namespace) -> tuple[list[Table], int]:
    """Let people, bots and watchers loose; the tables, and how many states were streamed."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=address, headers={"X-Elgrande": "1"}, limits=limits, timeout=60) as client:
        tables = [Table(client, number, number % EVERY == 0) for number in range(options.tables)]
        for table in tables:
            await table.make()
        watchers = Watchers(address, f"elgrande={client.cookies['elgrande']}")
        streams = [
            asyncio.create_task(watchers.watch(tables[number % len(tables)])) for number in range(options.streams)
        ]
        while watchers.started < options.streams:
            await asyncio.sleep(0.1)
            for task in streams:
                if task.done():
                    task.result()
        watchers.states = 0
        end = time.monotonic() + options.seconds
        await asyncio.gather(*(table.play(end) for table in tables))
        for task in streams:
            task.cancel()
        ended = await asyncio.gather(*streams, return_exceptions=True)
        for error in ended:
            if not isinstance(error, asyncio.CancelledError):
                raise SystemExit(str(error))
    return tables, watchers.states


def stored(folder: Path) -> dict[str, int]:
    """What is in the database: the options of people, by the key of their request."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        rows = db.execute("SELECT table_id, key, data FROM entries WHERE kind = 'choice' AND key IS NOT NULL")
        return {f"{table} {key}": json.loads(data)["option"] for table, key, data in rows}


def report(tables: list[Table], events: int, found: dict[str, int], options: argparse.Namespace) -> None:
    """Say what was measured; keys are unique in the database, so nothing in it can be there twice."""
    acknowledged = {key: option for table in tables for key, option in table.acknowledged.items()}
    wrong = len(acknowledged.items() ^ found.items())
    times = sorted(1000 * seconds for table in tables for seconds in table.times)
    quantiles: list[Any] = statistics.quantiles(times, n=100)
    print(f"{options.tables} tables, {options.streams} streams, {options.seconds} s")
    print(f"choices of people   {len(times)}, all acknowledged; lost or doubled: {wrong}")
    print(f"states streamed     {events}")
    print(f"time of a choice    median {quantiles[49]:.1f} ms, p95 {quantiles[94]:.1f} ms, p99 {quantiles[98]:.1f} ms")
    if wrong:
        raise SystemExit(1)


async def main() -> None:
    """Start a server, measure it, and look into its database when it has been killed."""
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
        server = await asyncio.create_subprocess_exec(sys.executable, script, folder, stdout=asyncio.subprocess.PIPE)
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+", (await server.stdout.readline()).decode())
            assert said
            tables, events = await measure(said[0], options)
        finally:
            server.kill()
            await server.wait()
        report(tables, events, stored(Path(folder)), options)


if __name__ == "__main__":
    asyncio.run(main())
