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
"""Of the deals, by level; the levels were tried out on others. Why there are several, the page says."""
MENDED = "12"
"""Of the deals of Grandissimo, played when the bots had learned that mercenaries leave their holder, and of grande's
row with Grand Inquisitor and four players, in which a clock had stopped some thoughts before."""
AGAIN = "13"
"""Of the deals of a row that is played once more, with many games, since its first result was in doubt."""
GAMES = {"knight": (100, 100), "duke": (60, 80), "grande": (48, 40)}
"""How many games a level plays against the one below, with four players and with two."""
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

No clock runs in the arena: a command repeats its row, on any number of cores. At a table a knight has 35 ms for a
choice, a duke 1.8 s and a grande 4.5 s ([bench/SEARCH.md](../bench/SEARCH.md)); where *slowest* says more, it would
have to stop there before it has thought everything through.

**These games were played by the rules as they stood on 2026-11-16.** Some rulings have changed since
(see "Changed: rules" in the [changelog](../CHANGELOG.md)). The bots know them, but no row was played
again.

**How the levels were settled.** In trials on other deals page and knight got a handicap, and duke a knight's eye and
only eight rounds in mind ([bots.md](bots.md)), until each level stood far enough above the one below. So the rows show
that the levels are steps, not how much search is worth. Ladders with other seeds (2, 3, 5, beginnings of 6 and 7, and
most of 8) belong to other bots of the same names; with seed 8 grande missed its aim once (Grand Inquisitor, four
players: 26.8 % of 28 games), and then learned that the Grand Inquisitor changes hands. With seed 9 each row was
played after the bots were settled; rows whose games take long have fewer of them. Of all rows with seeds 11, 12 and 13
the number of games was settled, and committed, before the first game.

**What was played more than once.** With seed 9 all rows were played while a clock ran in the arena, too.

- It cut short what knights thought, so that the same games could not be played again. Hence all rows with knights were
  played on other deals without a clock. Under the clock the knight had won 61.7 to 80.0 % alone against three and 71.5
  to 91.0 % against one, the duke 52.5 to 75.8 % and 76.3 to 96.3 %.
- Without it the duke missed its aim in one row: King & Intrigue with four players, 42.5 % of 60 games. So few games say
  little (a trial on other deals: 57.5 % of 120). The row was played once more on fresh deals, with 400 games; of that
  table, the long row counts.
- Grandissimo was played anew by all levels when the bots had learned that mercenaries are their holder's only until the
  next general scoring. Before, alone against three and against one, the knight had won 76.0 and 87.0 %, the duke 63.3
  and 85.6 % (seed 11), grande 57.3 and 86.2 % (seed 9; after 32 games with four players it had stood at 42.2 %, and was
  played on to 48) and 63.5 % (seed 10).
- In grande's row with Grand Inquisitor and four players the clock had stopped some thoughts. With it, grande had won
  66.7 % of 32 games (seed 9) and 67.7 % of 48 (seed 10).
- Grande's other rows with seed 9 stand as they were: no choice took so long that the clock mattered. Played again
  without it, 80 games of four of these rows (all 40 of King & Intrigue with two players, the first 12 with four, the
  first 8 of Grand Inquisitor with two, the first 20 against a pupil in the base game) gave the same points from the
  same sources, after as many choices.

**What makes grande strong.** A pupil has no handicap: its rows show the search against a bot that looks through its own
turn exactly. Unlearned is a grande without its learned judge, and patient one with four times as many rounds in mind
([bench/grandes.py](../bench/grandes.py)): their rows ask what training brings, and what more time would bring. With
these numbers of games, neither shows a difference that is beyond chance; patience is level. Two games were played at
once, and sometimes tests beside them: the slowest choices are slower than on a quiet machine
([bench/SEARCH.md](../bench/SEARCH.md)).

How the bots think is in [bots.md](bots.md), how the arena measures in [arena.md](arena.md)."""

if __name__ == "__main__":
    main()
