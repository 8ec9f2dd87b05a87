"""How long `import elgrande` takes: `python bench/imports.py`, with `--causes` also what it spends the time on.

The median of many fresh processes, in milliseconds of the processor, after the bytecode was written once: that is what
`pip install` does too. Without bytecode, Python first compiles all sources, which takes several times as long.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

PROCESSES = 41
GOAL = 60.0
TIMED = "from time import process_time as now; begin = now(); import elgrande; print(1000 * (now() - begin))"
MOST = 20
"""How many causes are shown."""


def python(folder: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run this Python with its bytecode in a folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = folder
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)


def causes(folder: str) -> Iterator[tuple[str, float]]:
    """The modules that the import loads, each with its own milliseconds."""
    told = python(folder, "-X", "importtime", "-c", "import elgrande").stderr.splitlines()
    for line in told[1:]:
        own, _, name = line.removeprefix("import time:").split("|")
        yield name.strip(), int(own) / 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=PROCESSES, help=f"fresh processes ({PROCESSES})")
    parser.add_argument("--causes", action="store_true", help="show what takes longest")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="elgrande-imports-") as folder:
        first = float(python(folder, "-c", TIMED).stdout)
        taken = sorted(float(python(folder, "-c", TIMED).stdout) for _ in range(given.processes))
        print(f"import elgrande: {median(taken):.1f} ms of the processor (goal: under {GOAL:.0f})")
        print(
            f"  {len(taken)} processes: {taken[0]:.1f} to {taken[-1]:.1f} ms; the one without bytecode: {first:.1f} ms"
        )
        if given.causes:
            found = list(causes(folder))
            ours = [own for name, own in found if name.startswith("elgrande")]
            print(f"  {len(ours)} modules of elgrande {sum(ours):.1f} ms, and what they import; by the clock:")
            for name, own in sorted(found, key=lambda one: -one[1])[:MOST]:
                print(f"  {own:6.2f}  {name}")
    print(f"  {Path(sys.executable)}")


if __name__ == "__main__":
    main()
