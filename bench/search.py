"""Measure how fast the bots think, compiled and interpreted: `make bench-search`, or `bench/search.py --help`."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from peer_environments import BENCH
from report import table
from run import COMPILED, machine, older_than_source

RESULTS = BENCH / "search.json"
REPORT = BENCH / "SEARCH.md"
WORKER = BENCH / "play_search.py"
BUILDS = ("compiled", "interpreted")
QUICKER = 2.5
"""The target: this many times as many playouts per second in the compiled build."""
KNIGHT = 50.0
"""A knight's choice takes less than this many milliseconds."""
LATE = 1.1
"""No choice takes longer than this many times the limit."""

Build = dict[str, Any]
"""What `play_search.py` measured."""


# --- the run ---


def work(python: Path, *arguments: str) -> str:
    """Run the worker with a Python; return its output."""
    command = [str(python), str(WORKER), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(BENCH)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"failed: {shlex.join(command)}")
    return done.stdout


def measure(pythons: dict[str, Path], share: float) -> dict[str, Build]:
    """Measure all builds, one after the other, with the same decisions."""
    found: dict[str, Build] = {}
    with tempfile.TemporaryDirectory() as folder:
        decisions = str(Path(folder, "decisions.json"))
        print("playing the games …", file=sys.stderr)
        work(next(iter(pythons.values())), "make", decisions)
        for name, python in pythons.items():
            print(f"measuring the {name} build …", file=sys.stderr)
            found[name] = json.loads(work(python, "measure", decisions, f"--share={share}").splitlines()[-1])
            if found[name]["build"] != name:
                raise SystemExit(f"{python} has the {found[name]['build']} build, not the {name} one")
    return found


# --- figures ---


def speed(*parts: dict[str, Any]) -> float:
    """Playouts per second, all parts together."""
    seconds: float = sum(part["seconds"] for part in parts)
    playouts: int = sum(part["playouts"] for part in parts)
    return playouts / seconds


def parts_of(build: Build) -> list[dict[str, Any]]:
    """All playouts of a build."""
    return [own[part] for own in build["tables"].values() for part in ("power cards", "turns")]


def taken(build: Build, level: str) -> list[float]:
    """The milliseconds of all choices of a level, on all tables."""
    return [1000 * seconds for own in build["tables"].values() for seconds in own["choices"][level]]


def most(values: list[float], part: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)]


# --- tables ---


def playout_table(builds: dict[str, Build]) -> Iterator[str]:
    """Write the playouts per second at each table, and how much faster the compiled build is."""
    first = next(iter(builds.values()))
    header = ["playouts/s", *(f"{part}, {name}" for part in ("power cards", "turns") for name in builds), "ratio"]
    rows = []
    for name in first["tables"]:
        both = {
            build: [own["tables"][name][part] for part in ("power cards", "turns")] for build, own in builds.items()
        }
        figures = [f"{speed(parts[number]):,.0f}" for number in range(2) for parts in both.values()]
        rows.append([name, *figures, times(*(speed(*parts) for parts in both.values()))])
    alls = [parts_of(own) for own in builds.values()]
    figures = [f"{speed(*parts[number::2]):,.0f}" for number in range(2) for parts in alls]
    rows.append(["all", *figures, times(*(speed(*parts) for parts in alls))])
    return table(header, rows)


def times(*speeds: float) -> str:
    """How many times as fast the first of two builds is."""
    return f"{speeds[0] / speeds[1]:.1f} ×" if len(speeds) > 1 else "–"


def choice_table(builds: dict[str, Build]) -> Iterator[str]:
    """Write how long choices take, by level and table."""
    header = ["choices", "number", "choices/s", "mean ms", "95 %", "at most", "limit ms"]
    rows = []
    for name, build in builds.items():
        for level, limit in build["limits"].items():
            shown = f"{1000 * limit:,.0f}" if limit else "–"
            rows.append([f"{level}, {name}", *choice_figures(taken(build, level)), shown])
            for place, own in build["tables"].items():
                rows.append([f"· {place}", *choice_figures([1000 * second for second in own["choices"][level]]), ""])
    return table(header, rows)


def choice_figures(values: list[float]) -> list[str]:
    """Write the number, rate, mean, 95th percentile and maximum of some choices."""
    mean = statistics.mean(values)
    figures = [1000 / mean, mean, most(values, 0.95), max(values)]
    return [str(len(values)), *(f"{figure:,.1f}" for figure in figures)]


def late_table(builds: dict[str, Build]) -> Iterator[str]:
    """Write how late a search stops that nearly always reaches its limit."""
    rows = []
    for name, build in builds.items():
        for place, values in build["late"].items():
            over = [1000 * (seconds - build["short"]) for seconds in values]
            reached = [value for value in over if value > 0]
            shown = [f"{statistics.mean(reached):,.0f}" if reached else "–", f"{max(0.0, *over):,.0f}"]
            rows.append([f"{place}, {name}", str(len(values)), str(len(reached)), *shown])
    return table(["over the limit", "choices", "over it", "mean ms", "at most"], rows)


def target_table(builds: dict[str, Build]) -> Iterator[str]:
    """Write the targets, and whether this run reached them."""
    rows = []
    if len(builds) == len(BUILDS):
        quick, slow = (builds[name] for name in BUILDS)
        ratio = speed(*parts_of(quick)) / speed(*parts_of(slow))
        least = min(speed(a) / speed(b) for a, b in zip(parts_of(quick), parts_of(slow), strict=True))
        shown = f"{ratio:.1f} × (the least: {least:.1f} ×)"
        rows.append(["playouts/s, compiled to interpreted", f"at least {QUICKER:g} ×", shown, yes(ratio >= QUICKER)])
        same = all(a["best"] == b["best"] for a, b in zip(parts_of(quick), parts_of(slow), strict=True))
        rows.append(
            ["without a clock both builds choose the same", "always", "always" if same else "not always", yes(same)]
        )
    for name, build in builds.items():
        for level, limit in build["limits"].items():
            if limit is None:
                continue
            longest = max(taken(build, level))
            goal = KNIGHT if level == "knight" else 1000 * limit * LATE
            shown = f"{longest:,.0f} ms at most"
            rows.append([f"a choice of a {level}, {name}", f"under {goal:,.0f} ms", shown, yes(longest < goal)])
    return table(["to reach", "goal", "this run", "reached"], rows)


def yes(reached: bool) -> str:
    """Say whether a target was reached."""
    return "yes" if reached else "no"


def report(run: dict[str, Any]) -> str:
    """Write the whole report of a run in Markdown."""
    builds, computer = run["builds"], run["machine"]
    short = next(iter(builds.values()))["short"]
    lines = [
        "# How fast the bots think",
        "",
        f"{run['date']}, `{run['command']}`: the same decisions for all builds, one build after the other.",
        f"{computer['cpu']}, {computer['cores']} cores, {computer['system']}, Python {computer['python']}.",
        "",
        *(f"**{note}**\n" for note in run["notes"]),
        *target_table(builds),
        "",
        "A playout is one pass through the tree: the rest of the round is played in mind to its end. Playouts",
        "begin where a power card is to be played or a turn begins, the same number from each decision,",
        "without a clock. Times are processor times.",
        "",
        *playout_table(builds),
        "",
        "Choices of each level with its own limit. Page and knight make all choices of whole games of pages",
        "(except forced ones), the others some of them, evenly spread. Times are wall-clock times on a quiet",
        "machine, with the bench's own games kept out of garbage collection. In the ladder, with a game on",
        "each core, choices take longer.",
        "",
        *choice_table(builds),
        "",
        f"How late a duke with a limit of {short:g} s stops: it always finishes the playout it has begun. This also",
        "includes a table with five players and most modules.",
        "",
        *late_table(builds),
        "",
    ]
    return "\n".join(lines)


# --- the command line ---


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description="Measure how fast the bots think; write bench/search.json and SEARCH.md.",
        epilog="example: python bench/search.py --share 2",
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of decisions (1)")
    parser.add_argument("--quick", action="store_true", help="few decisions; the committed results stay")
    parser.add_argument("--compiled", type=Path, help="a Python that has the compiled build (that of make compile)")
    parser.add_argument("--json", action="store_true", help="print the results as JSON instead of tables")
    chosen = parser.parse_args()
    if chosen.share <= 0:
        parser.error("a share is more than 0")
    if chosen.quick:
        chosen.share = min(chosen.share, 0.1)
    return chosen


def pythons(compiled: Path | None, notes: list[str]) -> dict[str, Path]:
    """Return the Python of each build; `notes` gets a line for each that is missing."""
    found: dict[str, Path] = {}
    if compiled is not None:
        found["compiled"] = compiled
    elif not (COMPILED / "ready").exists():
        notes.append("The compiled build is missing and was not measured: run `make compile` first.")
    elif older_than_source(COMPILED / "ready"):
        notes.append("The compiled build is out of date and was not measured: run `make compile` first.")
    else:
        found["compiled"] = COMPILED / "bin" / "python"
    return {**found, "interpreted": Path(sys.executable)}


def main() -> None:
    """Measure, write the results and print them."""
    chosen = options()
    notes: list[str] = []
    builds = pythons(chosen.compiled, notes)
    for note in notes:
        print(note, file=sys.stderr)
    run = {
        "date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "command": shlex.join(["python", "bench/search.py", *sys.argv[1:]]),
        "machine": machine(),
        "notes": notes,
        "builds": measure(builds, chosen.share),
    }
    if not chosen.quick:
        RESULTS.write_text(json.dumps(run) + "\n")
        REPORT.write_text(report(run))
    print(json.dumps(run) if chosen.json else report(run))


if __name__ == "__main__":
    main()
