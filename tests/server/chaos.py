"""Chaos: servers and their database are killed while people play, again and again; nothing may be lost or doubled.

`make chaos` does this for ten minutes (ARGS="--kills 300" for a number of kills); a short run is a test. The outcomes
of all runs add up in bench/chaos.json, or in the file that `--tally` names.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx

from elgrande.server.storage import Storage
from elgrande.server.table import Table
from tests.server.live import Browser, State, process, settings
from tests.server.postgres import Cluster, running_cluster

AGAIN = (429, 502, 503, 504)
"""Answers after which a client asks again, at another server."""
FAULT = 500
"""The answer of a server that is broken itself: a client asks again, too, but it is a trouble."""
TALLY = Path(__file__).parents[2] / "bench" / "chaos.json"
SERVERS = 3
AT_ONCE = (0, 1, 1, 1, 1, 2, 3)
"""How many servers die at the same moment; one of these numbers."""
CRASHES = 1 / 3
"""How often the database dies with them, or alone."""
PATIENCE = 120
"""Seconds for everybody to go on after the last kill."""
COUNTED = ("kills", "crashes", "choices", "bots", "asked_again", "seconds")
PERSON = 0
"""The seat of the person; bots have the others."""


class Node:
    """A server that is killed and started again."""

    def __init__(self, folder: Path, database: str, command: str) -> None:
        self._folder = folder
        self._database = database
        self._command = command
        self._stack = ExitStack()
        self.address = ""

    def start(self) -> None:
        """Start it, on a new port."""
        self._stack = ExitStack()
        started = process(self._folder, "--database", self._database, command=self._command)
        self.server, self.address = self._stack.enter_context(started)

    def kill(self) -> None:
        """Kill it (−9) in the middle of everything."""
        server: subprocess.Popen[str] = self.server
        server.kill()
        server.wait()
        self._stack.close()


def at_once(call: Callable[[Node], None], nodes: Sequence[Node]) -> None:
    """Do something with several servers at the same time."""
    with ThreadPoolExecutor(SERVERS) as threads:
        list(threads.map(call, nodes))


class Ended(Exception):
    """Nobody plays any more."""


@dataclass
class Player:
    """Somebody who plays with bots, and asks another server whenever one does not answer."""

    nodes: Sequence[Node]
    chance: random.Random
    ended: threading.Event
    table: str = ""
    tables: list[str] = field(default_factory=list)
    """All tables so far."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Options by the key of their request."""
    cookie: str = ""
    """By which the servers know this browser; they all have the same key."""
    asked_again: int = 0
    troubles: list[str] = field(default_factory=list)

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Ask one server after the other until one answers."""
        while not self.ended.is_set():
            address = self.chance.choice(self.nodes).address
            with suppress(httpx.TransportError):
                browser = Browser(address)
                browser.http.headers["Cookie"] = f"elgrande={self.cookie}"
                try:
                    answer = browser.http.request(method, path, json=body or None)
                finally:
                    browser.close()
                self.cookie = answer.cookies.get("elgrande") or self.cookie
                if answer.status_code == FAULT:
                    self.troubles.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
                elif answer.status_code not in AGAIN:
                    return answer
            self.asked_again += 1
            time.sleep(0.1)
        raise Ended

    def sit_down(self) -> None:
        """Begin a new game."""
        players = [{"name": name, "kind": kind} for name, kind in (("Ana", "here"), ("Bo", "random"), ("Cid", "page"))]
        self.table = self.ask("POST", "/api/tables", players=players, options={"rounds": 6}).json()["id"]
        self.tables.append(self.table)

    def play(self) -> None:
        """Play until it is over, and more games after it."""
        with suppress(Ended):
            while True:
                state = self.state()
                if state["over"]:
                    self.sit_down()
                elif state["question"] is None:
                    time.sleep(0.05)
                else:
                    self.choose(state)

    def state(self) -> State:
        """The table as it is."""
        answer = self.ask("GET", f"/api/tables/{self.table}?seat={PERSON}")
        if answer.status_code != 200:
            self.troubles.append(f"{answer.status_code} {answer.text[:200]}")
        found: State = answer.json()
        return found

    def choose(self, state: State) -> None:
        """Make a choice. A request that was not answered is sent again as it was; then it acts once."""
        option = self.chance.choice(state["question"]["options"])["id"]
        key = f"{len(self.acknowledged)}-{self.chance.getrandbits(60):x}"
        body = {"seat": PERSON, "version": state["version"], "option": option, "key": key}
        answer = self.ask("POST", f"/api/tables/{self.table}/choices", **body)
        if answer.status_code == 200:
            self.acknowledged[f"{self.table} {PERSON}:{key}"] = option
        elif answer.status_code != 409:  # the table has moved on: look again
            self.troubles.append(f"{answer.status_code} {answer.text[:200]}")


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    seed: int
    kills: int
    """Of servers and of the database."""
    crashes: int
    """Those among them that were of the database."""
    choices: int
    """Choices of people that were acknowledged."""
    bots: int
    """Choices of bots that are stored."""
    asked_again: int
    seconds: float
    troubles: list[str]


def run(
    cluster: Cluster, folder: Path, kills: int, seconds: float, players: int, seed: int, command: str = "elgrande"
) -> Outcome:
    """Let people play while servers and the database are killed so many times, or for so many seconds."""
    began = time.monotonic()
    chance = random.Random(seed)
    database = cluster.new_database()
    nodes = [Node(folder, database, command) for _ in range(SERVERS)]
    at_once(Node.start, nodes)
    ended = threading.Event()
    people = [Player(nodes, random.Random(chance.random()), ended) for _ in range(players)]
    threads = [threading.Thread(target=one.play) for one in people]
    for one in people:
        one.sit_down()
    for thread in threads:
        thread.start()
    done = crashes = 0
    try:
        while done < kills and time.monotonic() < began + seconds:
            time.sleep(chance.uniform(0.1, 0.8))
            dying = chance.sample(nodes, min(chance.choice(AT_ONCE), kills - done))
            at_once(Node.kill, dying)
            done += len(dying)
            if done < kills and chance.random() < CRASHES:
                cluster.crash()
                crashes += 1
                done += 1
            at_once(Node.start, dying)
        stuck = those_who_cannot_go_on(people)
    finally:
        ended.set()
        for thread in threads:
            thread.join()
        at_once(Node.kill, nodes)
    troubles = [trouble for one in people for trouble in one.troubles] + stuck
    bots, wrong = stored(folder, database, people)
    choices, again = sum(len(one.acknowledged) for one in people), sum(one.asked_again for one in people)
    return Outcome(seed, done, crashes, choices, bots, again, time.monotonic() - began, troubles + wrong)


def those_who_cannot_go_on(people: Sequence[Player]) -> list[str]:
    """The tables at which nothing more can be chosen, now that nobody is killed any more."""
    before = [len(one.acknowledged) for one in people]
    end = time.monotonic() + PATIENCE
    while True:
        pairs = zip(people, before, strict=True)
        stuck = [f"table {one.table} did not go on" for one, known in pairs if len(one.acknowledged) < known + 2]
        if not stuck or time.monotonic() > end:
            return stuck
        time.sleep(0.1)


def stored(folder: Path, database: str, people: Sequence[Player]) -> tuple[int, list[str]]:
    """How often bots have chosen, and what is wrong with what is stored.

    Each acknowledged choice must be there once, as it was made; keys are unique, so none is there twice. The entries of
    a table must have no gaps, and must lead to the position that was stored with them.
    """
    storage = Storage(settings(folder, database=database).address)
    found: dict[str, int] = {}
    troubles: list[str] = []
    bots = 0
    try:
        for table_id in sorted({table for one in people for table in one.tables}):
            entries = storage.entries(table_id)
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                troubles.append(f"table {table_id} has gaps")
            kept = storage.table(table_id)
            assert kept is not None
            if Table(kept, entries, storage).frozen:
                troubles.append(f"table {table_id} does not lead to the position that was stored")
            bots += sum(entry.kind == "choice" and entry.key is None for entry in entries)
            found |= {f"{table_id} {entry.key}": entry.data["option"] for entry in entries if entry.key}
    finally:
        storage.close()
    for one in people:
        for key, option in one.acknowledged.items():
            if found.get(key) != option:
                troubles.append(f"{key} was acknowledged as {option} and is stored as {found.get(key)}")
    return bots, troubles


def told(outcomes: Sequence[Outcome]) -> str:
    """The outcomes together, in words."""
    total = {name: sum(getattr(one, name) for one in outcomes) for name in COUNTED}
    troubles = [trouble for one in outcomes for trouble in one.troubles]
    lines = [
        "{kills} kills in {seconds:.0f} s, {crashes} of them of PostgreSQL".format(**total),
        "{choices} choices of people acknowledged, {bots} of bots stored; {asked_again} requests sent again".format(
            **total
        ),
        *troubles,
        f"lost, doubled or refused for good: {len(troubles)}",
    ]
    return "\n".join(lines)


def main() -> None:
    """Do it for a while, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=10**9)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, help="by default the number of the run in the tally, from 1")
    parser.add_argument("--tally", type=Path, default=TALLY, help="a file in which the outcomes of several runs add up")
    options = parser.parse_args()
    tally: Path = options.tally
    known = [Outcome(**one) for one in json.loads(tally.read_text("utf-8"))] if tally.exists() else []
    seed = options.seed or len(known) + 1
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        outcome = run(cluster, Path(folder), options.kills, 60 * options.minutes, options.players, seed)
    print(told([outcome]))
    known.append(outcome)
    tally.write_text(json.dumps([asdict(one) for one in known], indent=1) + "\n", encoding="utf-8")
    print(f"all {len(known)} runs together: {told(known)}")
    if outcome.troubles:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
