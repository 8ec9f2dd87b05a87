"""The ladder of the bots: each level alone against the one below, on the main tables; writes docs/ladder.md.

The strongest level also plays bots without a handicap, itself without what it has learned, and a version of itself that
thinks longer.

`make ladder` plays what is missing (all games are kept in build/ladder, so it can be resumed) and rewrites the tables.
`--only knight`, `--only ,2` (two players) or `--only grande,4,base,pupil` plays a part of it; `--games 200` changes the
number of games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
BEGIN = "<!-- made by `make ladder` -->"
END = "<!-- the end of the tables -->"
RESULTS = ROOT / "bench" / "ladder.json"
STEPS = {"knight": "page", "duke": "knight", "grande": "duke"}
UNLEARNED, PATIENT = "bench/grandes.py:Unlearned", "bench/grandes.py:Patient"
TABLES = ("base", "grand-inquisitor", "king-intrigue", "grandissimo")
SEEDS = {"knight": "11", "duke": "11", "grande": "9"}
"""Seeds of the deals, by level; the levels were tuned on others. The history in docs/ladder.md explains them."""
SECOND = "12"
"""The seed of rows that were played a second time: those of Grandissimo, after the bots had learned that mercenaries
leave their holder, and grande's row with Grand Inquisitor and four players, where a clock had stopped some searches."""
AGAIN = "13"
"""The seed of a row that is played again, with many games, because its first result was in doubt."""
GAMES = {"knight": (100, 100), "duke": (60, 80), "grande": (48, 40)}
"""How many games a level plays against the one below, with four players and with two."""
WANTED = {2: 0.65, 4: 0.45}
"""The win rate that a level should reach, by number of players."""


@dataclass(frozen=True)
class Row:
    """A bot alone against others."""

    level: str
    players: int
    modules: str
    below: str
    seed: str
    games: int

    @property
    def name(self) -> str:
        """The name of the row, and of its folder."""
        against = "" if self.below == STEPS.get(self.level) else f"-{title(self.below)}"
        again = "-again" if self.seed == AGAIN else ""
        return f"{title(self.level)}-{self.players}-{self.modules}{against}{again}"

    @property
    def heading(self) -> str:
        """The heading of its table."""
        again = ", once more with fresh deals" if self.seed == AGAIN else ""
        return f"{title(self.level)} against {title(self.below)}{again}"

    def command(self, games: int) -> list[str]:
        """The command that plays it."""
        bots = ",".join([self.level, *[self.below] * (self.players - 1)])
        modules = [] if self.modules == "base" else ["--modules", self.modules]
        table = ["--players", str(self.players), *modules]
        return ["arena", "--bots", bots, *table, "--games", str(games), "--seed", self.seed]


def step(level: str, players: int, modules: str) -> Row:
    """A level alone against the one below."""
    second = modules == "grandissimo" or (level, players, modules) == ("grande", 4, "grand-inquisitor")
    return Row(level, players, modules, STEPS[level], SECOND if second else SEEDS[level], GAMES[level][players == 2])


ROWS = [step(level, players, modules) for level in STEPS for players in (4, 2) for modules in TABLES]
ROWS += [Row("duke", 4, "king-intrigue", "knight", AGAIN, 400)]
ROWS += [Row("grande", 4, modules, "pupil", "9", 40) for modules in TABLES[::2]]
ROWS += [Row("grande", 2, modules, "pupil", "9", 60) for modules in TABLES[::2]]
ROWS += [Row("grande", 2, modules, UNLEARNED, "9", 40) for modules in TABLES[::2]]
ROWS += [Row(PATIENT, 2, modules, "grande", "9", 40) for modules in TABLES[::2]]


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--only", default="", metavar="LEVEL,PLAYERS,MODULES,BELOW,SEED", help="rows with all of these")
    parser.add_argument("--games", type=int, metavar="N", help="so many games of each row, not as many as are settled")
    parser.add_argument("--jobs", type=int, metavar="N", help="on so many cores; all, if not given")
    parser.add_argument("--report", action="store_true", help="write the page from what is played")
    options = parser.parse_args()
    for row in ROWS:
        traits = (title(row.level), str(row.players), row.modules, title(row.below), row.seed)
        asked = zip(options.only.split(","), traits, strict=False)
        if not options.report and all(part in ("", trait) for part, trait in asked):
            play(row, options.games or row.games, options.jobs)
    write()


def play(row: Row, games: int, jobs: int | None) -> None:
    """Play a row to its end, and save its result."""
    if results().get(row.name, {"games": 0})["games"] >= games:
        return
    print(f"elgrande {' '.join(row.command(games))}", flush=True)
    folder = FOLDER / row.name
    folder.parent.mkdir(parents=True, exist_ok=True)
    command = [str(Path(sys.executable).with_name("elgrande")), *row.command(games), "--out", str(folder)]
    if jobs:
        command += ["--jobs", str(jobs)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    summary: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    bots = {title(bot["bot"]): bot for bot in summary["bots"]}
    hero, foe = bots[title(row.level)], bots[title(row.below)]
    found = results()
    found[row.name] = {
        "command": " ".join(["elgrande", *row.command(games)]),
        "games": summary["games"],
        "wins": hero["wins"],
        "share": hero["win_share"],
        "interval": hero["win_share_95"],
        "even": summary["parity"],
        "points": [hero["points"], foe["points"]],
        "milliseconds": round(1000 * hero["seconds_per_choice"], 1),
        "slowest": round(1000 * hero["seconds_slowest"]),
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write()


def results() -> dict[str, Any]:
    """The results so far, by row."""
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def write() -> None:
    """Rewrite the tables of the page from the results; the text around them stays."""
    found = results()
    lines: list[str] = []
    for heading in dict.fromkeys(row.heading for row in ROWS):
        rows = [row for row in ROWS if row.heading == heading]
        played = [found[row.name] for row in rows if row.name in found]
        lines += [f"\n## {heading}\n", TABLE]
        lines += [line(row, found.get(row.name)) for row in rows]
        lines += ["", *[f"    {result['command']}" for result in played]] if played else []
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([f"{before}{BEGIN}", *lines, "", f"{END}{after}"]), encoding="utf-8")


def line(row: Row, result: dict[str, Any] | None) -> str:
    """A row of the table."""
    table = row.modules.replace("-", " ")
    against = f"{row.players - 1} × {title(row.below)}" if row.players > 2 else title(row.below)
    if result is None:
        return f"| {table} | {against} | not measured yet | | | | | | | |"
    low, high = result["interval"]
    reached = low > result["even"] and result["share"] >= WANTED[row.players]
    wanted = f"{WANTED[row.players]:.0%}: {'yes' if reached else 'no'}" if row.below == STEPS.get(row.level) else "–"
    points = " : ".join(f"{points:.1f}" for points in result["points"])
    cells = [
        table,
        against,
        str(result["games"]),
        f"**{result['share']:.1%}**",
        f"{low:.1%} – {high:.1%}",
        f"{result['even']:.0%}",
        wanted,
        points,
        f"{result['milliseconds']:g}",
        str(result["slowest"]),
    ]
    return f"| {' | '.join(cells)} |"


def title(level: str) -> str:
    """The display name of a level, or of a bot of our own."""
    return level.rpartition(":")[2].lower()


TABLE = """| table | against | games | wins | 95 % | even | wanted | points | ms/choice | slowest, ms |
|---|---|---|---|---|---|---|---|---|---|"""


if __name__ == "__main__":
    main()
