"""The ladder of the bots: each level alone against the one below, on the main tables; the strongest also against bots
without a handicap and against itself without what it has learned, and one that thinks longer against it; writes
docs/ladder.md.

`make ladder` plays what is missing (resumable: all games are kept in build/ladder) and writes the page anew. With
`--only knight`, `--only ,2` (two players) or `--only grande,4,base,pupil` a part of it, with `--games 200` another
number of games than is settled.
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
RESULTS = ROOT / "bench" / "ladder.json"
STEPS = {"knight": "page", "duke": "knight", "grande": "duke"}
UNLEARNED, PATIENT = "bench/grandes.py:Unlearned", "bench/grandes.py:Patient"
TABLES = ("base", "grand-inquisitor", "king-intrigue", "grandissimo")
SEEDS = {"knight": "11", "duke": "11", "grande": "9"}
"""Of the deals, by level; the levels were tried out on others."""
MENDED = "12"
"""Of the deals of Grandissimo, played when the bots had learned that mercenaries leave their holder, and of grande's
row with Grand Inquisitor and four players, in which a clock had stopped some thoughts before."""
AGAIN = "13"
"""Of the deals of a row that is played once more, with many games, since its first result was in doubt."""
GAMES = {"knight": (100, 100), "duke": (60, 80), "grande": (48, 40)}
"""How many games a level plays against the one below, with four players and with two: settled before the first."""
WANTED = {2: 0.65, 4: 0.45}
"""How many of its games a level should win, by how many play."""


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
        """The row in one word; its folder."""
        against = "" if self.below == STEPS.get(self.level) else f"-{title(self.below)}"
        again = "-again" if self.seed == AGAIN else ""
        return f"{title(self.level)}-{self.players}-{self.modules}{against}{again}"

    @property
    def heading(self) -> str:
        """What it stands under."""
        again = ", once more with fresh deals" if self.seed == AGAIN else ""
        return f"{title(self.level)} against {title(self.below)}{again}"

    def command(self, games: int) -> list[str]:
        """How to play it."""
        bots = ",".join([self.level, *[self.below] * (self.players - 1)])
        modules = [] if self.modules == "base" else ["--modules", self.modules]
        table = ["--players", str(self.players), *modules]
        return ["arena", "--bots", bots, *table, "--games", str(games), "--seed", self.seed]


def step(level: str, players: int, modules: str) -> Row:
    """A level alone against the one below."""
    mended = modules == "grandissimo" or (level, players, modules) == ("grande", 4, "grand-inquisitor")
    return Row(level, players, modules, STEPS[level], MENDED if mended else SEEDS[level], GAMES[level][players == 2])


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
    """Play a row to its end, and keep its result."""
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
    """What is played so far, by row."""
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return found


def write() -> None:
    """The page, from the results."""
    found = results()
    lines = [HEAD]
    for heading in dict.fromkeys(row.heading for row in ROWS):
        rows = [row for row in ROWS if row.heading == heading]
        played = [found[row.name] for row in rows if row.name in found]
        lines += [f"\n## {heading}\n", TABLE]
        lines += [line(row, found.get(row.name)) for row in rows]
        lines += ["", *[f"    {result['command']}" for result in played]] if played else []
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


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
    """What a level, or a bot of one's own, is called."""
    return level.rpartition(":")[2].lower()


TABLE = """| table | against | games | wins | 95 % | even | wanted | points | ms/choice | slowest, ms |
|---|---|---|---|---|---|---|---|---|---|"""

HEAD = """# The ladder

Each level plays alone against the level below it. `bench/ladder.py` has measured it (`make compile`, then
`make ladder`): all games with the compiled engine, on two cores.

A shared win counts for its share; the interval is Wilson's; *even* is what a player as strong as the others would win.
The aim is 45 % alone against three and 65 % against one, with an interval that lies above *even*. *ms/choice* is the
level's own time, on average over all choices with more than one option.

**A command does not yet repeat its row exactly.** All rows below were played while the bots watched the clock in the
arena, too. It hardly ever stopped a duke or a grande (only where *slowest* is near 4,500 ms), but a knight shares its
35 ms among its options, and so two runs of the same games differed, also on a quiet machine. Now no clock runs in the
arena, and a seed says everything. The rows with knights are to be played anew: without a clock they may be stronger
than those measured here.

**How the levels were settled.** In trials on other deals page and knight got a handicap, and duke a knight's eye and
only eight rounds in mind ([bots.md](bots.md)), until each level stood far enough above the one below. So the rows show
that the levels are steps, not how much search is worth. Ladders with other seeds (2, 3, 5, beginnings of 6 and 7, and
most of 8) belong to other bots of the same names; with seed 8 grande missed its aim once (Grand Inquisitor, four
players: 26.8 % of 28 games), and then learned that the Grand Inquisitor changes hands. With seed 9 each row was played
once, after the bots were settled; rows whose games take long have fewer of them. One row of duke was played twice,
since its process had been stopped in the middle of a choice: with Grand Inquisitor and two players, 76.9 % the first
time.

**Two rows were played once more.** Grande's rows with four players were to have 48 games; Grand Inquisitor and
Grandissimo were cut to 32, as they took too long. Grandissimo then stood at 42.2 %, below its aim, and only for that
was it played on to 48 (14 of the last 16 games were won); Grand Inquisitor had reached its aim and was left at 32. Such
a rule makes a row look better than it is. So both were played with the same bots on fresh deals (seed 10), 48 games
each, as was settled and committed before the first of them. Of these two tables, those rows count.

**What makes grande strong.** A pupil has no handicap: its rows show the search against a bot that looks through its own
turn exactly. Unlearned is a grande without its learned judge, and patient one with four times as many rounds in mind
([bench/grandes.py](../bench/grandes.py)): their rows ask what training brings, and what more time would bring. With
these numbers of games, neither shows a difference that is beyond chance; patience is level. Two games were played at
once, and sometimes tests beside them: the slowest choices are slower than on a quiet machine
([bench/SEARCH.md](../bench/SEARCH.md)).

How the bots think is in [bots.md](bots.md), how the arena measures in [arena.md](arena.md)."""

if __name__ == "__main__":
    main()
