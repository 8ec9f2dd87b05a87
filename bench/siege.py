"""A server under siege: what one client can take from the others, and what many busy tables need.

`make bench-siege` (ARGS="--tables 200" for a small run). Each part has its own server, with the usual limits except
those that would end the siege before it begins, and prints one line. The besieger uses other addresses of this machine
than the person who plays, so they count as different clients.
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
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

OWN_SERVER = """
from pathlib import Path
import json
import sys
from elgrande.cli.serve import listen, run
from elgrande.server.settings import Limits, Settings
if __name__ == "__main__":
    with listen("127.0.0.1", 0) as bound:
        run(Settings(Path(sys.argv[1]), limits=Limits(**json.loads(sys.argv[2]))), bound, False)
"""
PEOPLE = [{"name": name, "kind": "here"} for name in ("Ana", "Bo", "Cid", "Dora")]
BESIEGER = "127.0.0.2"


class Besieged:
    """A server in its own process."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def memory(self) -> float:
        """Memory of the server in megabytes, without its bots."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def client(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A browser at this address."""
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(base_url=self.address, headers={"X-Elgrande": "1"}, timeout=120, transport=transport)

    async def connect(self, request: str, address: str = BESIEGER) -> asyncio.StreamReader | None:
        """A connection that has sent this request; None if it was refused at once."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
            writer.write(request.encode())
            await writer.drain()
        except ConnectionError:
            return None
        HELD.append(writer)
        return reader


HELD: list[asyncio.StreamWriter] = []
"""Connections stay open while they are referenced."""


@asynccontextmanager
async def server(**limits: float) -> AsyncIterator[Besieged]:
    """A server with these limits; all others have their defaults."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "serve.py"
        script.write_text(OWN_SERVER, encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "ignore:resource_tracker", script, folder, json.dumps(limits)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            said = re.search(r"http://\S+", (await process.stdout.readline()).decode())
            assert said
            yield Besieged(process, said[0])
        finally:
            process.kill()
            await process.wait()
            HELD.clear()


async def make(client: httpx.AsyncClient, players: list[dict[str, str]], **more: Any) -> httpx.Response:
    """A new table."""
    return await client.post("/api/tables", json={"players": players, "seed": 1} | more)


def stream(table: str, cookie: str = "", last: int | None = None) -> str:
    """The request for a table's stream."""
    headers = f"Host: localhost\r\nCookie: elgrande={cookie}\r\n"
    headers += "" if last is None else f"Last-Event-ID: {last}\r\n"
    return f"GET /api/tables/{table}/stream HTTP/1.1\r\n{headers}\r\n"


async def times(ask: Callable[[], Awaitable[httpx.Response]], count: int = 50) -> str:
    """How long requests take, one after the other."""
    taken = []
    for _ in range(count):
        began = time.monotonic()
        answer = await ask()
        assert answer.status_code == 200, answer.text
        taken.append(1000 * (time.monotonic() - began))
    return f"median {statistics.median(taken):.0f} ms, longest {max(taken):.0f} ms"


# --- the parts ---


async def busy_tables(options: argparse.Namespace) -> str:
    """As many tables as the server may hold, each with somebody at it."""
    tables = options.tables
    many = {"burst": 1e9, "new_burst": 1e9, "connections": 10**6, "streams": 10**6, "tables": tables}
    async with server(**many) as besieged, besieged.client() as person:
        ids = []
        empty = besieged.memory()
        for _ in range(tables):
            ids.append((await make(person, PEOPLE)).json()["id"])
            reader = await besieged.connect(stream(ids[-1], person.cookies["elgrande"]))
            assert reader is not None
            await reader.readuntil(b"event: state")
        each = 1000 * (besieged.memory() - empty) / tables
        answers = [(await person.get(f"/api/tables/{table}")).status_code for table in ids]
        more = await make(person, PEOPLE)
        return (
            f"{tables} busy tables: {answers.count(200)} answer, {each:.0f} KB each; "
            f"one more: {more.status_code}, Retry-After {more.headers.get('Retry-After')}"
        )


async def versions(options: argparse.Namespace) -> str:
    """Streams of one table, each from a different version."""
    async with server(burst=1e9, chat_burst=1e9) as besieged, besieged.client() as person:
        table = (await make(person, PEOPLE)).json()["id"]
        for number in range(100):
            body = {"seat": 0, "text": "x" * 500, "key": str(number)}
            await person.post(f"/api/tables/{table}/chat", json=body)
        before = besieged.memory()
        for number in range(491):
            reader = await besieged.connect(stream(table, person.cookies["elgrande"], number))
            assert reader is not None
            await reader.readuntil(b"event: state")
            HELD.pop().close()
        return f"491 streams, each from another version: {besieged.memory() - before:+.1f} MB"


async def streams(options: argparse.Namespace) -> str:
    """As many streams as one client can get."""
    async with server() as besieged, besieged.client() as person:
        table = (await make(person, PEOPLE)).json()["id"]
        let_in = 0
        for _ in range(1400):
            reader = await besieged.connect(stream(table))
            try:
                let_in += reader is not None and (await reader.readline()).startswith(b"HTTP/1.1 200")
            except ConnectionError:
                continue
        taken = await times(lambda: person.get(f"/api/tables/{table}"))
        return f"1400 streams of one client: {let_in} let in; meanwhile a table for another: {taken}"


async def half_requests(options: argparse.Namespace) -> str:
    """Requests from three clients that never finish."""
    async with server() as besieged, besieged.client() as person:
        halves = [
            await besieged.connect("GET /api/box HTTP/1.1\r\nHost: local", f"127.0.0.{2 + number % 3}")
            for number in range(900)
        ]
        taken = await times(lambda: person.get("/api/box"))
        began = time.monotonic()
        for half in halves:
            if half is not None:
                await half.read()
        ended = time.monotonic() - began
        return f"900 half requests: all closed after {ended:.0f} s; meanwhile a page for another: {taken}"


async def thinkers(options: argparse.Namespace) -> str:
    """Tables of `grande` bots only, from three clients, and a person who plays against a `page`."""
    async with server(new_burst=1e9) as besieged, besieged.client() as person:
        made = 0
        for client in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            async with besieged.client(client) as other:
                grandes = [{"name": name, "kind": "grande"} for name in ("Eva", "Fu", "Gil")]
                made += sum([(await make(other, grandes)).status_code == 201 for _ in range(29)])
        table = (await make(person, [PEOPLE[0], {"name": "Bo", "kind": "page"}])).json()["id"]
        taken = []
        for key in range(20):
            state = (await person.get(f"/api/tables/{table}")).json()
            began = time.monotonic()
            if state["question"]:
                option = state["question"]["options"][0]["id"]
                body = {"seat": 0, "version": state["version"], "option": option, "key": str(key)}
                await person.post(f"/api/tables/{table}/choices", json=body)
            while not (await person.get(f"/api/tables/{table}")).json()["question"]:
                await asyncio.sleep(0.02)
            taken.append(time.monotonic() - began)
        longest = f"median {statistics.median(taken):.1f} s, longest {max(taken):.1f} s"
        return f"{made} tables of three grandes (of 87 wanted): a person waits for a page {longest}"


async def chat(options: argparse.Namespace) -> str:
    """As much chat as one may send at a table."""
    async with server(burst=1e9, chat_burst=1e9) as besieged, besieged.client() as person:
        table = (await make(person, PEOPLE)).json()["id"]
        before = len((await person.get(f"/api/tables/{table}")).content)
        for number in range(1000):
            body = {"seat": 0, "text": "x" * 500, "key": str(number)}
            await person.post(f"/api/tables/{table}/chat", json=body)
        after = len((await person.get(f"/api/tables/{table}")).content)
        return f"1000 lines of chat: a state has {after / 1000:.1f} KB, without them {before / 1000:.1f} KB"


PARTS = (busy_tables, versions, streams, half_requests, thinkers, chat)


async def main() -> None:
    """Run all parts, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--only", choices=[part.__name__ for part in PARTS])
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for part in PARTS:
        if options.only in (None, part.__name__):
            print(await part(options), flush=True)
    load = ", ".join(f"{minutes:.1f}" for minutes in os.getloadavg())
    print(f"load of the machine {load} (1, 5 and 15 minutes; {os.cpu_count()} processors)")


if __name__ == "__main__":
    asyncio.run(main())
