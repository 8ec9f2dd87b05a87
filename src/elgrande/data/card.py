"""The card of a data set: how it was made, how large it is, what is in it, in words, numbers and plots."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from shlex import quote
from typing import Any, Final

from elgrande.arena.charts import Measured, as_file, histogram, interval_chart, stacked_chart
from elgrande.data.collection import SETTINGS, Collection, Recipe
from elgrande.data.rows import table_name
from elgrande.tools.simulate import wilson
from elgrande.transcript import GAMES, Transcript

CARD: Final = "README.md"
STATISTICS: Final = "statistics.json"
ALL_TABLES: Final = "all"
"""The name of what is counted over all tables."""
PLOTS: Final = {
    "points.svg": "Points of a seat at the end, by bot",
    "decisions.svg": "Decisions of a game, by number of players",
    "tables.svg": "Decisions of a game, by modules (their initials)",
    "bots.svg": "Wins of a bot divided by an even share, with 95 % intervals",
}
"""The plots, by the names of their files."""


@dataclass
class Counted:
    """What is counted for some of the games."""

    games: int = 0
    decisions: int = 0
    points: int = 0
    seats: int = 0
    best: int = 0
    """The points of the winners."""

    def add(self, game: Transcript) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += len(game.choices) // 2
        self.points += sum(game.scores)
        self.seats += len(game.scores)
        self.best += max(game.scores)

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / self.games, 1),
            "points_per_seat": round(self.points / self.seats, 1),
            "points_of_winners": round(self.best / self.games, 1),
        }


@dataclass
class Strength:
    """How a bot did."""

    seats: int = 0
    points: int = 0
    won: float = 0.0
    """Games won; a shared win counts for its share."""
    even: float = 0.0
    """What it would have won if all seats were equally strong."""


@dataclass
class Statistics:
    """All that is counted."""

    tables: dict[str, Counted] = field(default_factory=dict)
    players: dict[int, Counted] = field(default_factory=dict)
    rounds: dict[int, Counted] = field(default_factory=dict)
    bots: dict[str, Strength] = field(default_factory=dict)
    scores: dict[str, list[int]] = field(default_factory=dict)
    """The points of all seats, by bot."""
    lengths: dict[str, list[int]] = field(default_factory=dict)
    """The decisions of all games, by number of players."""
    shared: Counter[bool] = field(default_factory=Counter)

    def add(self, game: Transcript) -> None:
        """Count a game."""
        players = game.config.players
        for counted in (
            self.tables.setdefault(ALL_TABLES, Counted()),
            self.tables.setdefault(table_name(game.config), Counted()),
            self.players.setdefault(players, Counted()),
            self.rounds.setdefault(game.config.rounds, Counted()),
        ):
            counted.add(game)
        self.lengths.setdefault(f"{players} players", []).append(len(game.choices) // 2)
        best = max(game.scores)
        first = game.scores.count(best)
        self.shared[first > 1] += 1
        for bot, score in zip(game.bots, game.scores, strict=True):
            strength = self.bots.setdefault(bot, Strength())
            strength.seats += 1
            strength.points += score
            strength.won += (score == best) / first
            strength.even += 1 / players
            self.scores.setdefault(bot, []).append(score)

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "tables": {name: counted.as_data() for name, counted in self.tables.items()},
            "players": {str(number): counted.as_data() for number, counted in sorted(self.players.items())},
            "rounds": {str(number): counted.as_data() for number, counted in sorted(self.rounds.items())},
            "bots": {
                name: {
                    "seats": one.seats,
                    "points": round(one.points / one.seats, 1),
                    "won": round(one.won / one.seats, 4),
                    "even": round(one.even / one.seats, 4),
                }
                for name, one in sorted(self.bots.items())
            },
            "shared_wins": self.shared[True],
        }


def write_card(collection: Collection) -> Statistics:
    """Write the card, the statistics and the plots of a data set into its folder."""
    statistics = Statistics()
    for game in collection.games():
        statistics.add(game)
    folder = collection.folder
    data = statistics.as_data()
    (folder / STATISTICS).write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    for name, plot in plots(statistics).items():
        (folder / name).write_text(plot, encoding="utf-8")
    (folder / CARD).write_text(card(collection, data), encoding="utf-8")
    return statistics


def plots(statistics: Statistics) -> dict[str, str]:
    """The plots as files, by their names."""
    bots = []
    for name, one in sorted(statistics.bots.items()):
        low, high = (bound * one.seats / one.even for bound in wilson(one.won, one.seats))
        bots.append(Measured(name, one.won / one.even, low, high))
    tables = [name for name in statistics.tables if name != ALL_TABLES]
    lengths = [statistics.tables[name].decisions / statistics.tables[name].games for name in tables]
    names = ["+".join(initials(module) for module in name.split("+")) for name in tables]
    charts = {
        "points.svg": histogram(PLOTS["points.svg"], dict(sorted(statistics.scores.items())), 10),
        "decisions.svg": histogram(PLOTS["decisions.svg"], dict(sorted(statistics.lengths.items())), 25),
        "tables.svg": stacked_chart(PLOTS["tables.svg"], names, {"on average": lengths}),
        "bots.svg": interval_chart(PLOTS["bots.svg"], bots, "{:.2f}".format, 1.0),
    }
    return {name: as_file(chart) for name, chart in charts.items()}


def initials(module: str) -> str:
    """A module in a plot: its initials, or "base"."""
    return module if module == "base" else "".join(word[0].upper() for word in module.split("_"))


def command(recipe: Recipe) -> str:
    """The command that makes the same games."""
    words = ["elgrande dataset --out DIR --games", str(recipe.games), "--bots", quote(",".join(recipe.bots))]
    if recipe.tables:
        words += ["--modules", ",".join(recipe.tables).replace("_", "-")]
    return " ".join([*words, "--players", ",".join(map(str, recipe.players)), "--seed", str(recipe.seed)])


def card(collection: Collection, data: dict[str, Any]) -> str:
    """The card in words."""
    recipe, settings = collection.recipe, json.loads((collection.folder / SETTINGS).read_text("utf-8"))
    total, size = data["tables"][ALL_TABLES], collection.file.stat().st_size
    digest = sha256(collection.file.read_bytes()).hexdigest()
    tables = {name: one for name, one in data["tables"].items() if name != ALL_TABLES}
    pictures = "\n\n".join(f"![{title}]({name})" for name, title in PLOTS.items())
    sets = "one set of modules" if len(tables) == 1 else f"{len(tables)} sets of modules"
    return f"""# {total["games"]:,} games of El Grande

Games of bots with elgrande {settings["elgrande"]}: {total["decisions"]:,} decisions; {sets},
{_listed(data["players"])} players, {_listed(data["rounds"])} rounds.

## How it was made

```
{command(recipe)}
```

Games go through the tables in turn. Each seat of each game draws one of the bots; none of them has
a clock. The same command with the same code gives the same file (`code` in `{SETTINGS}` is the
fingerprint of the code).

## Files

| file | what it is |
|---|---|
| `{GAMES}` | {size:,} bytes, {size / total["games"]:,.0f} for each game; a line for each, by number |
| `{SETTINGS}` | what the games follow from |
| `{STATISTICS}` | the numbers below |
| `*.svg` | the plots below |

A line has the table (`players`, `modules`, `options`), the `seed` of the deal, the `bots` by seat,
the `choices` (who chose what, two characters each), the `scores`, and the `number` of the game in
the recipe. `elgrande export` turns games into rows with observation, options, choice and result, as
JSONL or Parquet; `elgrande.transcript.read_games` reads them in Python. docs/data.md of elgrande
says more.

SHA-256 of `{GAMES}`:

    {digest}

## Statistics

{_table("players", data["players"])}

{_table("rounds", data["rounds"])}

{_table("modules", tables)}

| bot | seats | points | won | even |
|---|--:|--:|--:|--:|
{_bots(data)}

*Won* is the share of its games that a bot won. A shared win counts for its share; shared games:
{data["shared_wins"]:,}. *Even* is what it would have won if all seats were equally strong.

## Plots

{pictures}
"""


COLUMNS: Final = ("games", "decisions", "decisions_per_game", "points_per_seat", "points_of_winners")


def _listed(numbers: Iterable[str]) -> str:
    *most, last = numbers
    return f"{', '.join(most)} and {last}" if most else last


def _table(what: str, rows: Mapping[str, Mapping[str, Any]]) -> str:
    lines = [f"| {' | '.join((what, *COLUMNS)).replace('_', ' ')} |", f"|---|{'--:|' * len(COLUMNS)}"]
    for name, one in rows.items():
        numbers = " | ".join(f"{one[column]:,}" for column in COLUMNS)
        lines.append(f"| {name.replace('_', ' ').replace('+', ' + ')} | {numbers} |")
    return "\n".join(lines)


def _bots(data: dict[str, Any]) -> str:
    return "\n".join(
        f"| {name} | {one['seats']:,} | {one['points']} | {one['won']:.1%} | {one['even']:.1%} |"
        for name, one in data["bots"].items()
    )
