"""Observed steps per second: the observer alone, a batch, two processes, and PettingZoo one by one.

    make bench-envs ARGS=--write
    .venv-compiled/bin/python bench/environments.py --write     with the compiled engine

A step is a choice, then the observation and the mask of the seat that has to decide next, dealing new games included.
Choices are random, and making them is not timed. All times are by the clock on the wall, because several processes have
no other one in common; so the machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from array import array
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from peer_environments import BENCH
from report import table
from run import machine

from elgrande import ACTIONS, Game
from elgrande.engine import machine as engine
from elgrande.engine.chance import Chance
from elgrande.envs.batch import Batch
from elgrande.envs.processes import Processes
from elgrande.observation import Observer
from elgrande.rules.build import set_up

GAMES = 64
WARM_UP = 0.2
"""The share of a slice that is played before it, untimed."""
GOALS = {"interpreted": 8_000, "compiled": 40_000}
"""What the observer alone is to reach."""
QUIET = 0.9
"""A process that gets less than this share of a core was not alone."""
RESULTS = BENCH / "environments.json"
PAGE = BENCH.parent / "docs" / "environments.md"
BEGIN, END = "<!-- made by make bench-envs -->\n", "<!-- /made by make bench-envs -->\n"


class Stopwatch:
    """Counts steps and the seconds that they took."""

    def __init__(self, seconds: float) -> None:
        self.limit = seconds * (1 + WARM_UP)
        self.before = seconds * WARM_UP
        self.steps = 0
        self.seconds = 0.0
        """Since the warm-up."""
        self.spent = 0.0
        """With the warm-up."""

    @property
    def running(self) -> bool:
        """Whether there is time left."""
        return self.spent < self.limit

    def add(self, steps: int, seconds: float) -> None:
        """Count steps."""
        if self.spent >= self.before:
            self.steps += steps
            self.seconds += seconds
        self.spent += seconds


def observed(watch: Stopwatch, watching: bool = True) -> None:
    """One game after another; without watching, the engine alone."""
    rules, chance, seed = Game.new(players=4, seed=0).rules, Chance(1), 0
    observer = Observer(rules)
    numbers, mask = array("f", bytes(4 * observer.size)), bytearray(ACTIONS)
    position, option = set_up(rules, seed), -1
    while watch.running:
        begin = perf_counter()
        if option >= 0:
            position.choose(option)
        if option < 0 or position.over:
            seed += 1
            position = set_up(rules, seed)
            position.run()
        if watching:
            seat = position.decision.player
            observer.write(position, seat, numbers)
            observer.mask(position, seat, mask)
        watch.add(1, perf_counter() - begin)
        option = chance.pick(position.options)


def batched(watch: Stopwatch, processes: int = 0) -> None:
    """A batch, in one process or in several."""
    random = np.random.default_rng(1)
    batch = Processes(GAMES, processes, players=4) if processes else Batch(GAMES, players=4)
    try:
        while watch.running:
            options = (batch.masks * random.random(batch.masks.shape, np.float32)).argmax(axis=1)
            begin = perf_counter()
            batch.step(options)
            watch.add(GAMES, perf_counter() - begin)
    finally:
        if isinstance(batch, Processes):
            batch.close()


def one_by_one(watch: Stopwatch) -> None:
    """Through PettingZoo, without its wrappers."""
    from elgrande.envs import elgrande_v0

    env, random = elgrande_v0.raw_env(players=4), np.random.default_rng(1)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    while watch.running:
        option = int(random.choice(np.flatnonzero(mask)))
        begin = perf_counter()
        env.step(option)
        if env.game.over:
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        watch.add(1, perf_counter() - begin)


CONTENDERS: dict[str, Callable[[Stopwatch], None]] = {
    "engine alone": lambda watch: observed(watch, watching=False),
    "observer": observed,
    f"`Batch` of {GAMES} games": batched,
    f"`Processes`, {GAMES} games in 2": lambda watch: batched(watch, 2),
    "PettingZoo, one by one": one_by_one,
}


def measure(rounds: int, seconds: float) -> dict[str, float]:
    """The median steps per second of each contender; all take turns, so that a slow minute affects all of them."""
    rates: dict[str, list[float]] = {name: [] for name in CONTENDERS}
    for _ in range(rounds):
        for name, play in CONTENDERS.items():
            watch, begin, used = Stopwatch(seconds), perf_counter(), process_time()
            play(watch)
            share = (process_time() - used) / (perf_counter() - begin)
            if share < QUIET and play is not CONTENDERS[f"`Processes`, {GAMES} games in 2"]:
                print(f"{name}: got only {share:.0%} of a core; the machine has other work", file=sys.stderr)
            rates[name].append(watch.steps / watch.seconds)
    return {name: round(median(found)) for name, found in rates.items()}


def written(results: dict[str, Any]) -> str:
    """What docs/environments.md says about the results, by build."""
    builds = [build for build in GOALS if build in results]
    rows = [[name, *(f"{results[build]['steps_per_s'][name]:,}" for build in builds)] for name in CONTENDERS]
    rows.append(["goal of the observer", *(f"{GOALS[build]:,}" for build in builds)])
    lines = list(table(["steps/s", *builds], rows))
    for build in builds:
        about = results[build]
        where = f"{about['machine']['cpu']}, {about['machine']['cores']} cores, Python {about['machine']['python']}"
        lines += ["", f"{build.capitalize()}: {about['date']}, {where}, commit {about['commit']}:", ""]
        lines.append(f"    {about['command']}")
    return "\n".join(["", *lines, "", ""])


def write(build: str, rates: dict[str, float]) -> None:
    """Store the figures of a build, and put the tables of all builds into the page."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=BENCH, capture_output=True, text=True, check=True
    )
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    results[build] = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.stdout.strip(),
        "command": shlex.join(["python", "bench/environments.py", *sys.argv[1:]]),
        "machine": machine(),
        "steps_per_s": rates,
    }
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}{written(results)}{END}{rest.split(END)[1]}", "utf-8")


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of play per contender and round (3)")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contender (5)")
    parser.add_argument("--write", action="store_true", help="store the figures, and write them into the page")
    given = parser.parse_args()
    build = "compiled" if str(engine.__file__).endswith(".so") else "interpreted"
    rates = measure(given.rounds, given.seconds)
    rows = [[name, f"{rate:,}"] for name, rate in rates.items()]
    print(f"4 players, base game\n\n{chr(10).join(table(['steps/s', build], rows))}")
    if given.write:
        write(build, rates)


if __name__ == "__main__":
    main()
