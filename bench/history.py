"""How many instructions a decision has taken, commit by commit: a line for each, a plot, and a check for CI.

`make bench-history` counts this tree (and the compiled engine, if it is up to date) and adds a line to history.jsonl.
`python bench/history.py --check` fails if a decision takes over 3 % more instructions than in the last line, unless a
new line in the changelog says why, in the words "instructions per decision". It needs valgrind, and the Python of that
line: counts do not depend on the machine or on what else it does, but on Python and on the compiler.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from history_plot import plot
from instructions import BENCH, instructions

ROOT = BENCH.parent
HISTORY = BENCH / "history.jsonl"
PLOT = BENCH / "history.svg"
CHANGELOG = ROOT / "CHANGELOG.md"
COMPILED = ROOT / ".venv-compiled"
EVERYTHING = "grand_inquisitor,anniversary,king_intrigue,players_edition,special_cards"
SETS = {
    "base": "",
    "grand_inquisitor": "grand_inquisitor",
    "grandissimo": "grandissimo",
    "king_intrigue": "king_intrigue",
    "everything": EVERYTHING,
}
"""The sets of modules that are counted, by the names in the history."""
GAMES = 10
MOST = 1.03
REASON = "instructions per decision"
"""The words of a line in the changelog that says why a decision takes more of them."""

Line = dict[str, Any]


def counted(build: str, tree: Path) -> Line:
    """What a build takes for a decision and for a copy, by set of modules."""
    counts = instructions(tree, list(SETS.values()), GAMES)
    decisions = {name: round(count) for name, count in zip(SETS, counts[::2], strict=True)}
    return {"build": build, "decisions": decisions, "copy": round(counts[1])}


def measured(trees: dict[str, Path]) -> list[Line]:
    """What this tree takes in each of its builds, as lines for the history."""
    facts = {"python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}"}
    return [counted(build, tree) | facts | {"reasons": reasons()} for build, tree in trees.items()]


def builds() -> dict[str, Path]:
    """The builds of this tree: interpreted, and compiled if that is up to date."""
    trees = {"interpreted": ROOT}
    mark = COMPILED / "ready"
    newest = max(path.stat().st_mtime for path in (ROOT / "src").rglob("*.py"))
    if mark.exists() and mark.stat().st_mtime > newest:
        trees["compiled"] = COMPILED / "bin" / "python"
    return trees


def reasons() -> int:
    """How many lines of the changelog say why a decision takes more instructions."""
    return sum(REASON in line for line in CHANGELOG.read_text("utf-8").splitlines())


def history() -> list[Line]:
    """All lines, the oldest first."""
    return [json.loads(line) for line in HISTORY.read_text("utf-8").splitlines()] if HISTORY.exists() else []


def grown(before: Line, now: Line) -> list[str]:
    """The sets of modules in which a decision takes too many more instructions, in words."""
    ratios = {name: now["decisions"][name] / count for name, count in before["decisions"].items()}
    return [f"{now['build']}, {name}: {ratio:.3f} times" for name, ratio in ratios.items() if ratio > MOST]


def check(lines: list[Line], known: list[Line]) -> None:
    """Compare each build with its last line in the history."""
    found: list[str] = []
    for now in lines:
        same = [line for line in known if all(line[fact] == now[fact] for fact in ("build", "python", "system"))]
        if not same:
            print(f"{now['build']}: nothing to compare with on Python {now['python']}, {now['system']}.")
            continue
        ratios = [now["decisions"][name] / count for name, count in same[-1]["decisions"].items()]
        shown = ", ".join(f"{name} {ratio:.3f}" for name, ratio in zip(SETS, ratios, strict=True))
        print(f"{now['build']}, to {same[-1]['commit']}: {shown}")
        if now["reasons"] <= same[-1]["reasons"]:
            found += grown(same[-1], now)
    if found:
        raise SystemExit(
            f"A decision takes more instructions than {known[-1]['commit']} did: {'; '.join(found)}. Make it quicker, "
            f"or say why in a line of CHANGELOG.md with the words {REASON!r}; then `make bench-history`."
        )


def commit(tree: Path) -> str:
    """The last commit of a tree, short."""
    asked = ["git", "-C", str(tree), "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def main() -> None:
    """Count, then check or add a line."""
    parser = argparse.ArgumentParser(description="Count the instructions of a decision; see the top of this file.")
    parser.add_argument("--check", action="store_true", help="fail if there are over 3 %% more than in the last line")
    parser.add_argument("--commit", help="the commit that was measured, if it is not this one")
    parser.add_argument("--tree", action="append", metavar="BUILD=PATH", help="a build of it: see instructions.py")
    chosen = parser.parse_args()
    given = dict(tree.split("=", 1) for tree in chosen.tree or ())
    trees = {build: Path(path) for build, path in given.items()} or builds()
    lines, known = measured(trees), history()
    if chosen.check:
        check(lines, known)
        return
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    for line in lines:
        known.append({"commit": chosen.commit or commit(ROOT), "date": today} | line)
        print(json.dumps(known[-1]))
    HISTORY.write_text("".join(f"{json.dumps(line)}\n" for line in known), "utf-8")
    PLOT.write_text(plot(known, list(SETS)), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
