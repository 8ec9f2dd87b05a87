"""Measure elgrande side by side with its peers: `make bench`, or `python bench/run.py --help`."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import shlex
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from peer_environments import BENCH, PEERS, peer_python
from report import report

ROOT = BENCH.parent
COMPILED = ROOT / ".venv-compiled"
PLAYS = ("", ", own loop", ", checked")
"""How each build of elgrande is played: see `play_elgrande.py`."""
SHORT = 0.15
"""The share of a slice for each set of modules: there are many."""
SETS, TABLES = "module sets", "at a table"
"""What else is measured of each build: see `play_module_sets.py` and `play_table.py`."""
RESULTS = BENCH / "results.json"
REPORT = BENCH / "RESULTS.md"


@dataclass(frozen=True, slots=True)
class Entry:
    """A contender of this run: its name, and the Python and script that play it."""

    name: str
    python: Path
    script: Path
    share: float = 1.0
    """The share of a slice's seconds that each of its games gets."""

    def measure(self, seconds: float, seed: int) -> dict[str, Any]:
        """Measure it for one slice in a process of its own."""
        command = [str(self.python), str(self.script), self.name, f"--seconds={seconds * self.share}", f"--seed={seed}"]
        environment = {**os.environ, "PYTHONPATH": str(BENCH)}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{self.name} failed: {shlex.join(command)}")
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return result


def entries(notes: list[str]) -> list[Entry]:
    """Return all contenders that can be measured here; `notes` gets a line for each that cannot."""
    ours = BENCH / "play_elgrande.py"
    builds = {"elgrande": Path(sys.executable)}
    if not (COMPILED / "ready").exists():
        notes.append("The compiled engine is missing and was not measured: run `make compile` first.")
    elif older_than_source(COMPILED / "ready"):
        notes.append("The compiled engine is out of date and was not measured: run `make compile` first.")
    else:
        builds["elgrande compiled"] = COMPILED / "bin" / "python"
    openspiel = PEERS / "play_openspiel.py"
    others = {SETS: BENCH / "play_module_sets.py", TABLES: BENCH / "play_table.py"}
    return [
        *(
            Entry(f"{build}, {what}", python, script, share=SHORT)
            for what, script in others.items()
            for build, python in builds.items()
        ),
        *(Entry(build + play, python, ours) for build, python in builds.items() for play in PLAYS),
        Entry("catanatron", peer_python("catanatron"), PEERS / "play_catanatron.py"),
        Entry("python_team_dominoes", peer_python("openspiel"), openspiel),
        Entry("backgammon", peer_python("openspiel"), openspiel),
    ]


def older_than_source(mark: Path) -> bool:
    """Tell whether any source file has changed since the mark was set."""
    made = mark.stat().st_mtime
    return any(path.stat().st_mtime > made for path in (ROOT / "src").rglob("*.py"))


def measure(contenders: list[Entry], rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Measure all contenders in turn, round after round, so that a slow minute of the machine affects all of them."""
    slices: dict[str, list[dict[str, Any]]] = {entry.name: [] for entry in contenders}
    for number in range(1, rounds + 1):
        for entry in contenders:
            print(f"round {number} of {rounds}: {entry.name} …", file=sys.stderr)
            slices[entry.name].append(entry.measure(seconds, seed=number))
    return slices


def median(slices: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of each figure; the largest save is the largest of all rounds."""
    figures = [key for key, value in slices[0].items() if isinstance(value, int | float)]
    medians = {key: statistics.median(part[key] for part in slices) for key in figures}
    return {**medians, "save_bytes_largest": max(part["save_bytes_largest"] for part in slices)}


def median_of_sets(slices: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Return the medians for each set of modules."""
    return {
        modules: {key: statistics.median(part[modules][key] for part in slices) for key in figures}
        for modules, figures in slices[0].items()
    }


def machine() -> dict[str, Any]:
    """Describe the machine that all contenders ran on."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "cpu": models[0] if models else platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def peer_versions() -> str:
    """Return the peers as their lock files pin them."""
    return ", ".join((PEERS / f"{peer}.in").read_text().strip() for peer in ("catanatron", "openspiel"))


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description="Measure elgrande side by side with its peers; write bench/results.json and RESULTS.md.",
        epilog="example: python bench/run.py --rounds 7 --seconds 5",
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="of play per contender and round (3)")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each contender (5)")
    parser.add_argument("--quick", action="store_true", help="one short round; the committed results stay")
    parser.add_argument("--json", action="store_true", help="print the results as JSON instead of a table")
    chosen = parser.parse_args()
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("at least one round of more than 0 seconds is needed")
    if chosen.quick:
        chosen.rounds, chosen.seconds = 1, 0.5
    return chosen


def main() -> None:
    """Measure, write the results and print them."""
    chosen = options()
    notes: list[str] = []
    contenders = entries(notes)
    for note in notes:
        print(note, file=sys.stderr)
    slices = measure(contenders, chosen.rounds, chosen.seconds)
    shorter = {entry.name: slices.pop(entry.name) for entry in contenders if entry.share == SHORT}

    def of_builds(what: str) -> dict[str, dict[str, dict[str, float]]]:
        end = f", {what}"
        return {name.removesuffix(end): median_of_sets(part) for name, part in shorter.items() if name.endswith(end)}

    run = {
        "date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "command": shlex.join(["python", "bench/run.py", *sys.argv[1:]]),
        "machine": machine(),
        "peers": peer_versions(),
        "rounds": chosen.rounds,
        "seconds": chosen.seconds,
        "notes": notes,
        "medians": {name: median(parts) for name, parts in slices.items()},
        "module_sets": of_builds(SETS),
        "tables": of_builds(TABLES),
        "slices": slices,
    }
    if not chosen.quick:
        RESULTS.write_text(json.dumps(run, indent=1) + "\n")
        REPORT.write_text(report(run))
    print(json.dumps(run, indent=1) if chosen.json else report(run))


if __name__ == "__main__":
    main()
