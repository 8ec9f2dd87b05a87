"""Count the instructions of random games and of copies in two source trees: has a change made any set slower?

`python bench/instructions.py OLD NEW` needs valgrind. Each tree is a Python that plays it (such as
`/tmp/before/.venv-compiled/bin/python`), or a folder that holds the package, or whose `src` does. Both play the same
games. Instructions do not depend on what else the machine is doing, so a busy one measures differences of one percent.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from elgrande.rules.config import module_sets

BENCH = Path(__file__).resolve().parent
TOTAL = re.compile(r"^totals: (\d+)", re.MULTILINE)

WORK = """
import random, sys
from os import getppid
import play_elgrande

def counted(work, times):
    work()
    getppid()
    done = sum(work() for _ in range(times))
    getppid()
    print(done)

times = int(sys.argv[1])
for names in sys.argv[2:]:
    modules = names.split(",") if names else []
    random.seed(5)
    counted(lambda: play_elgrande.play_game(modules), times)
    games = play_elgrande.sample_game(0.2, modules)
    counted(lambda: len([game.copy() for game in games]), times)
"""
"""What a process does: play games of each set, then copy some positions of one, with its log. The first time is not
counted, since it also builds the rules. Valgrind writes down its count, and begins anew, at each call of `getppid`; the
process prints how many decisions or copies it made."""


def instructions(tree: Path, sets: list[str], times: int) -> list[float]:
    """How many instructions Python needs in a tree for a decision and for a copy of each set, in turn."""
    python = tree if tree.is_file() else Path(sys.executable)
    path = [] if tree.is_file() else [str(tree / "src" if (tree / "src").exists() else tree)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(BENCH)]), "PYTHONHASHSEED": "0"}
    with TemporaryDirectory() as folder:
        counts = Path(folder) / "count"
        watch = ["valgrind", "-q", "--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={counts}"]
        command = [*watch, str(python), "-c", WORK, str(times), *sets]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        dumps = [Path(f"{counts}.{2 * number}").read_text() for number in range(1, 2 * len(sets) + 1)]
    totals = [int(total[1]) for total in map(TOTAL.search, dumps) if total]
    return [total / int(times) for total, times in zip(totals, done.stdout.split(), strict=True)]


def main() -> None:
    """Count in both trees and print the ratios new/old, a row of a table for each set."""
    parser = argparse.ArgumentParser(description="Count the instructions of games and copies in two source trees.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--times", type=int, default=10, help="games, and copies of each position, of each set (10)")
    parser.add_argument("--all", action="store_true", help="sets of several modules, too")
    chosen = parser.parse_args()
    sets = [",".join(modules[1:]) for modules in module_sets() if chosen.all or len(modules) <= 2]
    with ThreadPoolExecutor() as both:
        old, new = both.map(lambda tree: instructions(tree, sets, chosen.times), (chosen.old, chosen.new))
    ratios = [f"{after / before:.3f}" for before, after in zip(old, new, strict=True)]
    print("| modules | games | copies |\n|---|---:|---:|")
    for names, games, copies in zip(sets, ratios[::2], ratios[1::2], strict=True):
        print(f"| {names.replace(',', ' + ') or 'base'} | {games} | {copies} |")


if __name__ == "__main__":
    main()
