"""Chaos: servers and their database are killed while people play, again and again; nothing may be lost or doubled.

`make chaos` does this for ten minutes (ARGS="--kills 300" for a number of kills); a short run is a test.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from elgrande.server.storage import Storage
from tests.server.live import Browser, State, process, settings
from tests.server.postgres import Cluster, running_cluster

AGAIN = (429, 500, 502, 503, 504)
"""Answers after which a client asks again, at another server."""
SERVERS = 3
PERSON = 0
"""The seat of the person; bots have the others."""


class Node:
    """A server that is killed and started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._database = database
        self._stack = ExitStack()
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start it, on a new port."""
        self._stack = ExitStack()
        self.server, self.address = self._stack.enter_context(process(self._folder, "--database", self._database))

    def kill(self) -> None:
        """Kill it as if somebody had pulled the plug."""
        server: subprocess.Popen[str] = self.server
        server.kill()
        server.wait()
        self._stack.close()


@dataclass
class Player:
    """Somebody who plays with bots, and asks another server whenever one does not answer."""

    nodes: Sequence[Node]
    chance: random.Random
    table: str = ""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Options by the key of their request."""
    cookie: str = ""
    """By which the servers know this browser; they all have the same key."""
    asked_again: int = 0
    troubles: list[str] = field(default_factory=list)

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Ask one server after the other until one answers."""
        while True:
            address = self.chance.choice(self.nodes).address
            with suppress(httpx.TransportError):
                browser = Browser(address)
                browser.http.headers["Cookie"] = f"elgrande={self.cookie}"
                try:
                    answer = browser.http.request(method, path, json=body or None)
                finally:
                    browser.close()
                self.cookie = answer.cookies.get("elgrande") or self.cookie
                if answer.status_code not in AGAIN:
                    return answer
            self.asked_again += 1
            time.sleep(0.1)

    def sit_down(self) -> None:
        """Begin a new game."""
        players = [{"name": name, "kind": kind} for name, kind in (("Ana", "here"), ("Bo", "random"), ("Cid", "page"))]
        self.table = self.ask("POST", "/api/tables", players=players, options={"rounds": 6}).json()["id"]

    def play(self, ended: threading.Event) -> None:
        """Play until it is over, and more games after it."""
        while not ended.is_set():
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

    kills: int
    crashes: int
    choices: int
    asked_again: int
    troubles: list[str]


def run(cluster: Cluster, folder: Path, kills: int, seconds: float, players: int, seed: int) -> Outcome:
    """Let people play while servers and the database are killed so many times, or for so many seconds."""
    chance = random.Random(seed)
    database = cluster.new_database()
    nodes = [Node(folder, database) for _ in range(SERVERS)]
    people = [Player(nodes, random.Random(chance.random())) for _ in range(players)]
    ended = threading.Event()
    threads = [threading.Thread(target=one.play, args=(ended,)) for one in people]
    for one in people:
        one.sit_down()
    for thread in threads:
        thread.start()
    done = crashes = 0
    end = time.monotonic() + seconds
    try:
        while done < kills and time.monotonic() < end:
            time.sleep(chance.uniform(0.1, 0.8))
            if chance.random() < 1 / (SERVERS + 1):
                cluster.crash()
                crashes += 1
            else:
                node = chance.choice(nodes)
                node.kill()
                node.start()
            done += 1
        before = [len(one.acknowledged) for one in people]
        end = time.monotonic() + 120
        while any(len(one.acknowledged) < known + 2 for one, known in zip(people, before, strict=True)):
            if time.monotonic() > end:
                stuck = [
                    one.table for one, known in zip(people, before, strict=True) if len(one.acknowledged) < known + 2
                ]
                people[0].troubles.append(f"these tables did not go on: {stuck}")
                break
            time.sleep(0.1)
    finally:
        ended.set()
        for thread in threads:
            thread.join()
        for node in nodes:
            node.kill()
    troubles = [trouble for one in people for trouble in one.troubles] + lost(folder, database, people)
    choices = sum(len(one.acknowledged) for one in people)
    return Outcome(done, crashes, choices, sum(one.asked_again for one in people), troubles)


def lost(folder: Path, database: str, people: Sequence[Player]) -> list[str]:
    """What was acknowledged but is not stored, or is stored otherwise; keys are unique, so nothing is stored twice."""
    storage = Storage(settings(folder, database=database).address)
    found: dict[str, int] = {}
    troubles = []
    try:
        for table in sorted({key.split(" ")[0] for one in people for key in one.acknowledged}):
            entries = storage.entries(table)
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                troubles.append(f"table {table} has gaps")
            found |= {f"{table} {entry.key}": entry.data["option"] for entry in entries if entry.key}
    finally:
        storage.close()
    for one in people:
        for key, option in one.acknowledged.items():
            if found.get(key) != option:
                troubles.append(f"{key} was acknowledged as {option} and is stored as {found.get(key)}")
    return troubles


def main() -> None:
    """Do it for a while, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=10**9)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with running_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        outcome = run(cluster, Path(folder), options.kills, 60 * options.minutes, options.players, options.seed)
        print(f"{outcome.kills} kills in {time.monotonic() - began:.0f} s, {outcome.crashes} of them of PostgreSQL;")
        print(f"{outcome.choices} choices acknowledged, {outcome.asked_again} requests sent again")
        for trouble in outcome.troubles:
            print(trouble)
        print("lost, doubled or refused: " + str(len(outcome.troubles)))
        if outcome.troubles:
            raise SystemExit(1)


if __name__ == "__main__":
    main()
