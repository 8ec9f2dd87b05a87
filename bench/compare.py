"""Measure two source trees in turn: has a change made the engine slower? `python bench/compare.py OLD [NEW]`.

OLD is another checkout, such as one made with `git worktree add /tmp/before HEAD~10`; NEW is this one. Either can also
be a Python that plays it, such as `/tmp/before/.venv-compiled/bin/python`. Each round plays the same games with both,
one after the other; the result is the median of the rounds' ratios: of the base game, or with `--all` of every set of
modules, and of copies of its positions.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent

PLAY = """
import random, sys
from time import process_time
import play_elgrande
seconds, seed = float(sys.argv[1]), int(sys.argv[2])
play = play_elgrande.play_game
random.seed(seed)
for _ in range(20):
    play()
random.seed(seed)
decisions, began = 0, process_time()
while process_time() - began < seconds:
    decisions += play()
print(decisions / (process_time() - began))
"""
"""What each process does: warm up, then play and count."""


PLAY_ALL = """
import json, random, sys
from time import process_time
import play_elgrande
from elgrande.rules.config import module_sets

seconds, seed = float(sys.argv[1]), int(sys.argv[2])

def speed(work, seconds):
    random.seed(seed)
    done, began = 0, process_time()
    while process_time() - began < seconds:
        done += work()
    return done / (process_time() - began)

figures = {}
for modules in map(list, module_sets()):
    play = lambda: play_elgrande.play_game(modules)
    random.seed(seed)
    play()
    games = play_elgrande.sample_game(0.2, modules)
    copy = lambda: len([game.copy() for game in games])
    copy()
    figures[" + ".join(modules[1:]) or "base"] = speed(play, seconds), speed(copy, seconds / 2)
print(json.dumps(figures))
"""
"""The same with each set of modules: decisions, then copies of the positions of a game, per second."""


def measured(tree: Path, work: str, seconds: float, seed: int) -> Any:
    """What a process prints that plays in one tree; by processor time."""
    python, path = (tree, f"{BENCH}") if tree.is_file() else (Path(sys.executable), f"{tree / 'src'}:{BENCH}")
    command = [str(python), "-c", work, str(seconds), str(seed)]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def compare_sets(old: Path, new: Path, rounds: int, seconds: float) -> None:
    """Measure all sets of modules in both trees in turn, and print a table."""
    found: dict[Path, list[dict[str, list[float]]]] = {old: [], new: []}
    for number in range(rounds):
        for tree in [old, new] if number % 2 == 0 else [new, old]:
            found[tree].append(measured(tree, PLAY_ALL, seconds, number + 1))
    print("| modules | decisions/s before | after | ratio | copies/s before | after | ratio |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in found[old][0]:
        row = f"| {name} |"
        for which in (0, 1):
            before, after = ([figures[name][which] for figures in found[tree]] for tree in (old, new))
            ratio = statistics.median(now / then for then, now in zip(before, after, strict=True))
            row += f" {statistics.median(before):,.0f} | {statistics.median(after):,.0f} | {ratio:.2f} |"
        print(row)


def main() -> None:
    """Measure both trees in turn and print the ratio."""
    parser = argparse.ArgumentParser(description="Compare the engine's speed in two source trees.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path, nargs="?", default=BENCH.parent)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--all", action="store_true", help="every set of modules, and copies of positions")
    chosen = parser.parse_args()
    if chosen.all:
        compare_sets(chosen.old, chosen.new, chosen.rounds, chosen.seconds)
        return
    ratios: list[float] = []
    for number in range(1, chosen.rounds + 1):
        order = [chosen.old, chosen.new] if number % 2 else [chosen.new, chosen.old]
        speeds = {tree: measured(tree, PLAY, chosen.seconds, number) for tree in order}
        ratios.append(speeds[chosen.new] / speeds[chosen.old])
        print(f"round {number}: {speeds[chosen.old]:,.0f} and {speeds[chosen.new]:,.0f} decisions/s: {ratios[-1]:.3f}")
    print(f"median of the ratios new/old: {statistics.median(ratios):.3f}")


if __name__ == "__main__":
    main()
