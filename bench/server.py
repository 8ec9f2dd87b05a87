"""Many tables of bots and many event streams on one server, or several: nothing lost or doubled, and how fast it is.

`make bench-server` (ARGS="--tables 20 --streams 100 --seconds 10" for a small run). A person, played by this script,
sits with two bots at every tenth table (`--every`), and answers half a second after they are asked; the other tables
have only bots. Each choice of a person is timed from sending it to its acknowledgement, which comes when it is on disk,
and to the moment when a stream shows it. At the end the servers are killed, and every acknowledged choice must be
stored exactly once.

`--postgresql` uses that database instead of SQLite, `--servers 4` lets so many servers share it: the choices of a
person go to each of them in turn, so half of them or more are shown by a stream of another server than took them.
`--goal 200` fails if the 95th percentile of the time until these are shown is longer; with one server, of all.
`--cores 1` lets servers, bots and database use so many cores; the load always uses all of them. `--keep` adds the
result to bench/load.json; `--table` prints all that were kept.
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
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import sqlalchemy as sql
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from load import Line, Person, Watchers, new_table
from tests.server.postgres import running_cluster

import elgrande.engine
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
KEPT = Path(__file__).with_name("load.json")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Outcome:
    """What came of a run. Times are in milliseconds; `servers_cpu` and its neighbours are cores that were busy."""

    date: str
    engine: str
    database: str
    servers: int
    cores: int
    tables: int
    streams: int
    every: int
    think: float
    seconds: float
    choices: int
    bots: int
    states: int
    lost: int
    behind: int
    median: float
    p95: float
    p99: float
    shown_median: float
    shown_p95: float
    servers_cpu: float
    bots_cpu: float
    database_cpu: float
    load_cpu: float
    memory: float
    """Megabytes of a server."""
    entry: float
    """Bytes in the database for each entry, its share of everything else included."""
    load_before: float
    """The load of the machine before the run: more than 0.5 says that other programs were at work."""
    far_median: float = 0
    far_p95: float = 0
    """The same as `shown_median` and `shown_p95`, only for choices made at another server than that of the stream; 0:
    there is no other, or these were not kept apart yet."""

    def row(self) -> str:
        """A line of the table in docs/operating.md."""
        where = f"{self.servers} × {self.database}, {self.engine}"
        cells = [
            where,
            f"{self.cores}",
            f"{self.tables}, {self.streams:,}",
            f"{self.choices / self.seconds:.0f}",
            f"{self.bots / self.seconds:.0f}",
            f"{self.states / self.seconds:.0f}",
            f"{self.median:.0f}",
            f"**{self.p95:.0f}**",
            f"{self.p99:.0f}",
            f"{self.shown_median:.0f}, {self.shown_p95:.0f}",
            f"{self.far_median:.0f}, {self.far_p95:.0f}" if self.far_p95 else "",
            f"{self.servers_cpu:.2f}",
            f"{self.bots_cpu:.2f}",
            f"{self.database_cpu:.2f}",
            f"{self.load_cpu:.2f}",
        ]
        return f"| {' | '.join(cells)} |"


COLUMNS = (
    *("servers", "cores", "tables, streams", "choices of people/s", "of bots/s", "states/s"),
    *("median", "p95", "p99", "shown: median, p95", "at another server", "cores busy: servers", "bots", "database"),
    "load",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|---|{'---:|' * (len(COLUMNS) - 1)}"


async def measure(addresses: list[str], options: argparse.Namespace, books: Books) -> tuple[list[Person], int]:
    """Let people, bots and watchers loose; return the people, and how many states were streamed."""
    troubles: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda loop, context: troubles.append(f"{context.get('exception') or context['message']}")
    )
    host = Line(addresses[0])
    tables = [await new_table(host, number % options.every == 0, number) for number in range(options.tables)]
    people = [Person(addresses, host.cookie, at, options.think) for at in range(0, len(tables), options.every)]
    for person, table in zip(people, tables[:: options.every], strict=True):
        await person.sit_down(table)
    each, more = divmod(options.streams - len(people), len(tables))
    streams = [(table, each + (number < more)) for number, table in enumerate(tables)]
    watchers = Watchers(addresses, streams)
    try:
        while watchers.started.value < options.streams - len(people):
            await asyncio.sleep(0.1)
            watchers.check()
        await asyncio.gather(*(one.play(time.perf_counter() + options.warm_up) for one in people))
        for one in people:
            one.times.clear()
            one.near.clear()
            one.far.clear()
        books.open()
        before = watchers.states.value
        end = time.perf_counter() + options.seconds
        await asyncio.gather(*(one.play(end) for one in people))
        books.close()
        watchers.check()
        if troubles:
            raise SystemExit(troubles[0])
        return people, watchers.states.value - before
    finally:
        for one in people:
            one.leave()
        watchers.end()


class Books:
    """Keeps books on the processor time of the servers, their bots, the database and the load."""

    def __init__(self, servers: Sequence[int], address: str) -> None:
        self._servers = servers
        self._address = address
        self.used: dict[str, float] = {}
        self.bots = 0
        """Choices of bots that were stored."""
        self.memory = 0.0
        self.entry = 0.0

    def open(self) -> None:
        """Begin."""
        self.used = {name: -seconds for name, seconds in self._now().items()}
        self.bots = -bot_choices(self._address)

    def close(self) -> None:
        """End."""
        for name, seconds in self._now().items():
            self.used[name] += seconds
        self.bots += bot_choices(self._address)
        pages = int(Path(f"/proc/{self._servers[0]}/statm").read_text().split()[1])
        self.memory = pages * resource.getpagesize() / 1e6
        self.entry = bytes_of_an_entry(self._address)

    def _now(self) -> dict[str, float]:
        used = dict.fromkeys(("servers", "bots", "database", "load"), 0.0)
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                name, _, rest = stat.read_text().partition(" (")[2].rpartition(") ")
            except OSError:
                continue  # it has ended
            facts, pid = rest.split(), int(stat.parent.name)
            who = self._who(pid, int(facts[1]), name)
            if who:
                used[who] += (int(facts[11]) + int(facts[12])) / TICKS
        return used

    def _who(self, pid: int, parent: int, name: str) -> str:
        if pid in self._servers:
            return "servers"
        if parent in self._servers:
            return "bots"
        if name == "postgres":
            return "database"
        return "load" if os.getpid() in (pid, parent) else ""


def bytes_of_an_entry(address: str) -> float:
    """What the database needs for an entry, and for its share of everything else."""
    engine = sql.create_engine(address)
    with engine.connect() as db:
        entries: int = db.exec_driver_sql("SELECT count(*) FROM entries").scalar_one()
        if engine.dialect.name == "postgresql":
            whole = "SELECT pg_total_relation_size('entries') + pg_total_relation_size('tables')"
        else:
            whole = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        size: int = db.exec_driver_sql(whole).scalar_one()
    engine.dispose()
    return size / entries


def bot_choices(address: str) -> int:
    """How often bots have chosen."""
    engine = sql.create_engine(address)
    with engine.connect() as db:
        query = "SELECT count(*) FROM entries WHERE kind = 'choice' AND key IS NULL"
        found: int = db.exec_driver_sql(query).scalar_one()
    engine.dispose()
    return found


def lost(people: Sequence[Person], address: str) -> int:
    """How many acknowledged choices are not stored; keys are unique in the database, so nothing is stored twice."""
    engine = sql.create_engine(address)
    with engine.connect() as db:
        rows = db.exec_driver_sql("SELECT table_id, key, data FROM entries WHERE kind = 'choice' AND key LIKE '0:%%'")
        found = {f"{table} {key}": json.loads(data)["option"] for table, key, data in rows}
    engine.dispose()
    return len({key: option for one in people for key, option in one.acknowledged.items()}.items() - found.items())


def outcome(people: Sequence[Person], states: int, books: Books, options: argparse.Namespace, load: float) -> Outcome:
    """The figures of a run."""
    times = [1000 * seconds for one in people for seconds in one.times]
    far = [1000 * seconds for one in people for seconds in one.far]
    shown = far + [1000 * seconds for one in people for seconds in one.near]
    quantiles, shown_quantiles = statistics.quantiles(times, n=100), statistics.quantiles(shown, n=100)
    far_quantiles = statistics.quantiles(far, n=100) if len(far) > 1 else [0.0] * 99
    busy = {name: seconds / options.seconds for name, seconds in books.used.items()}
    return Outcome(
        date=time.strftime("%Y-%m-%d"),
        engine="compiled" if str(elgrande.engine.__file__).endswith(".so") else "interpreted",
        database="PostgreSQL" if options.postgresql else "SQLite",
        servers=options.servers,
        cores=options.cores,
        tables=options.tables,
        streams=options.streams,
        every=options.every,
        think=options.think,
        seconds=options.seconds,
        choices=len(times),
        bots=books.bots,
        states=states,
        lost=0,
        behind=sum(one.behind for one in people),
        median=quantiles[49],
        p95=quantiles[94],
        p99=quantiles[98],
        shown_median=shown_quantiles[49],
        shown_p95=shown_quantiles[94],
        servers_cpu=busy["servers"],
        bots_cpu=busy["bots"],
        database_cpu=busy["database"],
        load_cpu=busy["load"],
        memory=books.memory,
        entry=books.entry,
        load_before=load,
        far_median=far_quantiles[49],
        far_p95=far_quantiles[94],
    )


def report(found: Outcome) -> None:
    """Print what came of it."""
    print(f"choices of people   {found.choices}, all acknowledged; lost: {found.lost}; asked again: {found.behind}")
    print(f"choices of bots     {found.bots}")
    print(f"states streamed     {found.states}")
    print(f"time of a choice    median {found.median:.1f} ms, p95 {found.p95:.1f} ms, p99 {found.p99:.1f} ms")
    print(f"shown by a stream   median {found.shown_median:.1f} ms, p95 {found.shown_p95:.1f} ms")
    if found.far_p95:
        print(f"at another server   median {found.far_median:.1f} ms, p95 {found.far_p95:.1f} ms")
    print(f"memory of a server  {found.memory:.0f} MB; {found.entry:.0f} bytes in the database for each entry")
    print(f"load of the machine {found.load_before:.1f} before, {os.getloadavg()[0]:.1f} now ({os.cpu_count()} cores)")
    milliseconds = 1000 * found.seconds / (found.choices + found.bots)
    servers, bots, stored = (milliseconds * one for one in (found.servers_cpu, found.bots_cpu, found.database_cpu))
    print(f"each choice costs   {servers:.2f} ms in servers, {bots:.2f} in bots, {stored:.2f} in the database")
    print(HEAD)
    print(found.row())


@contextmanager
def database(wanted: bool) -> Iterator[str]:
    """The address of a PostgreSQL database if it is wanted, or nothing."""
    if not wanted:
        yield ""
        return
    with running_cluster(durable=True) as cluster:
        yield cluster.new_database()


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=int, default=10, help="one table in so many has a person")
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10)
    parser.add_argument("--think", type=float, default=0.5, help="seconds until a person answers")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--goal", type=float, metavar="MS", help="exit code 1 if streams show choices later than this")
    parser.add_argument("--keep", action="store_true", help="add the result to bench/load.json")
    parser.add_argument("--table", action="store_true", help="print what was kept")
    return parser.parse_args()


async def main(options: argparse.Namespace) -> None:
    """Start the servers, measure them, and check their database after they have been killed."""
    load = os.getloadavg()[0]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    everywhere = os.sched_getaffinity(0)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        os.sched_setaffinity(0, sorted(everywhere)[: options.cores])  # what is started now stays there
        address = stack.enter_context(database(options.postgresql))
        script = Path(folder) / "serve.py"
        script.write_text(OWN_SERVER, encoding="utf-8")
        servers: list[asyncio.subprocess.Process] = []
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
            os.sched_setaffinity(0, everywhere)
            stored = Settings(Path(folder), address).address
            books = Books([server.pid for server in servers], stored)
            people, states = await measure(addresses, options, books)
            found = outcome(people, states, books, options, load)
        finally:
            for server in servers:
                server.kill()
                await server.wait()
        found.lost = lost(people, stored)
    report(found)
    if options.keep:
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
        KEPT.write_text(json.dumps([*kept, asdict(found)], indent=1) + "\n", encoding="utf-8")
    journey = found.far_p95 or found.shown_p95
    missed = options.goal is not None and journey > options.goal
    if missed:
        print(f"the goal is missed: p95 {journey:.1f} ms until a stream shows a choice, not {options.goal:g} ms")
    if found.lost or missed:
        raise SystemExit(1)


if __name__ == "__main__":
    given = arguments()
    if given.table:
        print(HEAD)
        for one in json.loads(KEPT.read_text("utf-8")):
            print(Outcome(**one).row())
    else:
        uvloop.run(main(given))
