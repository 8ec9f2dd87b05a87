"""The card of a data set: how it was made, how large it is, what is in it, in words, numbers and plots."""

from __future__ import annotations

import json
from collections import Counter
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
    bots: dict[str, Strength] = field(default_factory=dict)
    scores: dict[str, list[int]] = field(default_factory=dict)
    """The points of all seats, by number of players."""
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
        ):
            counted.add(game)
        self.scores.setdefault(f"{players} players", []).extend(game.scores)
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

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "tables": {name: counted.as_data() for name, counted in self.tables.items()},
            "players": {str(number): counted.as_data() for number, counted in sorted(self.players.items())},
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
    for name, chart in plots(statistics).items():
        (folder / name).write_text(as_file(chart), encoding="utf-8")
    (folder / CARD).write_text(card(collection, data), encoding="utf-8")
    return statistics


def plots(statistics: Statistics) -> dict[str, str]:
    """The plots, by the names of their files."""
    bots = []
    for name, one in sorted(statistics.bots.items()):
        low, high = (bound * one.seats / one.even for bound in wilson(one.won, one.seats))
        bots.append(Measured(name, one.won / one.even, low, high))
    tables = [name for name in statistics.tables if name != ALL_TABLES]
    lengths = [statistics.tables[name].decisions / statistics.tables[name].games for name in tables]
    names = ["+".join(initials(module) for module in name.split("+")) for name in tables]
    by_players = dict(sorted(statistics.scores.items()))
    return {
        "points.svg": histogram("Points of a seat at the end", by_players, 10),
        "decisions.svg": histogram("Decisions of a game", dict(sorted(statistics.lengths.items())), 25),
        "tables.svg": stacked_chart("Decisions per game, by modules", names, {"decisions per game": lengths}),
        "bots.svg": interval_chart("Wins beside an even share", bots, lambda value: f"{value:.2f}", 1.0),
    }


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
    return f"""# {total["games"]:,} games of El Grande

Games of bots with elgrande {settings["elgrande"]}, {len(tables)} sets of modules, {_players(recipe)} players,
long (9 rounds) and short (6 rounds) in turn: {total["decisions"]:,} decisions.

## How it was made

```
{command(recipe)}
```

The same command gives the same games with the same code (`code` in `{SETTINGS}` is its fingerprint). Each seat of each
game draws one of the bots {", ".join(recipe.bots)}; none of them has a clock. The games go through all tables in turn.

## Files

| file | what it is |
|---|---|
| `{GAMES}` | {size:,} bytes, {size / total["games"]:,.0f} for each game; a line for each, in order of arrival |
| `{SETTINGS}` | what the games follow from |
| `{STATISTICS}` | the numbers below |
| `*.svg` | the plots below |

A line has the table (`players`, `modules`, `options`), the `seed` of the deal, the `bots` by seat, the `choices` (who
chose what, two characters each), the `scores`, and the `number` of the game in the recipe. `elgrande export` turns them
into rows with observations, options, choice and result, as JSONL or Parquet; `elgrande.transcript.read_games` reads
them in Python. docs/data.md of elgrande says more.

SHA-256 of `{GAMES}`: `{digest}`

## Statistics

{_table(("players", *COLUMNS), {f"{number}": one for number, one in data["players"].items()})}

{_table(("modules", *COLUMNS), {name.replace("_", " "): one for name, one in tables.items()})}

| bot | seats | points | won | even |
|---|--:|--:|--:|--:|
{_bots(data)}

*Won* is the share of its games that a bot won; a shared win counts for its share ({data["shared_wins"]:,} games were
shared). *Even* is what it would have won if all seats were equally strong.

## Plots

Points of a seat at the end, by number of players:

![Points of a seat at the end](points.svg)

Decisions of a game, by number of players:

![Decisions of a game](decisions.svg)

Decisions of a game, by modules (their initials):

![Decisions per game by modules](tables.svg)

Wins of a bot divided by an even share, with 95 % intervals:

![Wins beside an even share](bots.svg)
"""


COLUMNS: Final = ("games", "decisions", "decisions_per_game", "points_per_seat", "points_of_winners")


def _players(recipe: Recipe) -> str:
    *most, last = [str(number) for number in recipe.players]
    return f"{', '.join(most)} and {last}" if most else last


def _table(head: tuple[str, ...], rows: dict[str, dict[str, Any]]) -> str:
    lines = [f"| {' | '.join(name.replace('_', ' ') for name in head)} |", f"|---|{'--:|' * (len(head) - 1)}"]
    lines += [f"| {name} | {' | '.join(f'{one[column]:,}' for column in COLUMNS)} |" for name, one in rows.items()]
    return "\n".join(lines)


def _bots(data: dict[str, Any]) -> str:
    return "\n".join(
        f"| {name} | {one['seats']:,} | {one['points']} | {one['won']:.1%} | {one['even']:.1%} |"
        for name, one in data["bots"].items()
    )
