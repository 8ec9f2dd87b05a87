"""Measure the base game of two source trees in turn: has a change made it slower? `python bench/compare.py OLD [NEW]`.

OLD is another checkout, such as one made with `git worktree add /tmp/before HEAD~10`; NEW is this one. Each round
plays the same games with both, one after the other; the result is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

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


def speed(tree: Path, seconds: float, seed: int) -> float:
    """Measure the decisions per second of processor time in one tree."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{BENCH}"}
    command = [sys.executable, "-c", PLAY, str(seconds), str(seed)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    """Measure both trees in turn and print the ratio."""
    parser = argparse.ArgumentParser(description="Compare the base game's speed in two source trees.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path, nargs="?", default=BENCH.parent)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    ratios: list[float] = []
    for number in range(1, chosen.rounds + 1):
        order = [chosen.old, chosen.new] if number % 2 else [chosen.new, chosen.old]
        speeds = {tree: speed(tree, chosen.seconds, number) for tree in order}
        ratios.append(speeds[chosen.new] / speeds[chosen.old])
        print(f"round {number}: {speeds[chosen.old]:,.0f} and {speeds[chosen.new]:,.0f} decisions/s: {ratios[-1]:.3f}")
    print(f"median of the ratios new/old: {statistics.median(ratios):.3f}")


if __name__ == "__main__":
    main()
