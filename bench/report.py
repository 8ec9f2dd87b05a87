"""The results of one run as tables: absolute, as ratios to Catanatron, and against the targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

REFERENCE = "catanatron"
INTERPRETED = "elgrande"
COMPILED = "elgrande compiled"

Figures = dict[str, float]
Medians = dict[str, Figures]

COLUMNS = (
    ("decisions/s", "decisions_per_s", ",.0f"),
    ("games/s", "games_per_s", ",.1f"),
    ("µs per copy", "copy_us", ",.1f"),
    ("µs per save", "save_us", ",.1f"),
    ("bytes saved", "save_bytes", ",.0f"),
    ("at most", "save_bytes_largest", ",.0f"),
    ("decisions per game", "decisions_per_game", ",.0f"),
    ("options per decision", "options_per_decision", ".1f"),
    ("forced decisions", "forced_share", ".0%"),
)


def ratio(figure: str, ours: Figures, reference: Figures) -> float:
    """Return how many times better a figure is than the reference's: more per second, fewer microseconds."""
    if figure.endswith("_us"):
        return reference[figure] / ours[figure]
    return ours[figure] / reference[figure]


def table(header: list[str], rows: list[list[str]]) -> Iterator[str]:
    """Write a table in Markdown whose columns also line up on a terminal."""
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    for first, *others in [header, rule, *rows]:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield f"| {' | '.join([first.ljust(widths[0]), *cells])} |"


def figures(medians: Medians) -> Iterator[str]:
    """Write the absolute figures."""
    rows = [[name, *(f"{own[key]:{shown}}" for _, key, shown in COLUMNS)] for name, own in medians.items()]
    return table(["contender", *(title for title, _, _ in COLUMNS)], rows)


def ratios(medians: Medians) -> Iterator[str]:
    """Write how many times as fast as the reference each contender is."""
    columns = COLUMNS[:4]
    rows = [
        [name, *(f"{ratio(key, own, medians[REFERENCE]):.1f} ×" for _, key, _ in columns)]
        for name, own in medians.items()
    ]
    return table(["as fast as Catanatron", *(title.replace("µs per ", "") for title, _, _ in columns)], rows)


Goal = tuple[str, str, float | None, float, bool]
"""What is wanted: its words, the unit, the figure of this run if it was measured, the limit, and whether to stay below
it or to reach it."""


def targets(run: dict[str, Any]) -> Iterator[str]:
    """Write the targets, and whether this run reached them."""
    rows = []
    for words, unit, figure, limit, below in goals(run):
        goal = f"{'under' if below else 'at least'} {limit:,g}{unit}"
        reached = figure is not None and (figure < limit if below else figure >= limit)
        shown = "not measured" if figure is None else f"{figure:,.{0 if unit == ' bytes' else 2}f}{unit}"
        rows.append([words, goal, shown, "yes" if reached else "no"])
    return table(["to reach", "goal", "this run", "reached"], rows)


def goals(run: dict[str, Any]) -> Iterator[Goal]:
    """Everything that is wanted, with the figures of a run."""
    medians: Medians = run["medians"]
    for name, least in ((INTERPRETED, 10), (COMPILED, 60)):
        fastest = medians.get(f"{name}, own loop")
        speed = fastest and ratio("decisions_per_s", fastest, medians[REFERENCE])
        yield f"{name}, own loop: decisions/s, to Catanatron's", " ×", speed, least, False
        sets = run["module_sets"].get(name)
        base = sets and sets["base"]["decisions_per_s"]
        slowest = sets and min(figures["decisions_per_s"] for figures in sets.values()) / base
        yield f"{name}: slowest set of modules, to base", " ×", slowest, 0.5, False
    own, checked = medians.get(COMPILED), medians.get(f"{COMPILED}, checked")
    yield f"{COMPILED}: copy", " µs", own and own["copy_us"], 0.7, True
    share = own and checked and checked["decisions_per_s"] / own["decisions_per_s"]
    yield f"{COMPILED}: checked choices, to unchecked", " ×", share, 0.7, False
    served = run["tables"].get(COMPILED)
    yield f"{COMPILED}: view of a seat, base", " µs", served and served["base"]["view"], 8, True
    yield f"{COMPILED}: state for a browser, everything", " µs", served and served["everything"]["state"], 500, True
    yield "largest saved game", " bytes", medians[INTERPRETED]["save_bytes_largest"], 4096, True


def tables(tables: dict[str, Medians]) -> Iterator[str]:
    """Write how long views, states for a browser and going back by one choice in the last round take."""
    rows = [
        [f"{build}, {name}", *(f"{figures[what]:,.1f}" for what in ("view", "state", "back"))]
        for build, medians in tables.items()
        for name, figures in medians.items()
    ]
    return table(["microseconds", "view of a seat", "state for a browser", "back in the last round"], rows)


def module_sets(sets: dict[str, Medians]) -> Iterator[str]:
    """Write how fast each set of modules is played, and how that compares with the base game alone."""
    header = ["modules", "decisions per game"]
    for build in sets:
        header += [f"{build}: decisions/s", "to base"]
    rows = []
    for modules, own in sets[INTERPRETED].items():
        row = [modules, f"{own['decisions_per_game']:,.0f}"]
        for medians in sets.values():
            speed = medians[modules]["decisions_per_s"]
            row += [f"{speed:,.0f}", f"{speed / medians['base']['decisions_per_s']:.2f} ×"]
        rows.append(row)
    return table(header, rows)


def report(run: dict[str, Any]) -> str:
    """Write the whole report of a run in Markdown."""
    medians: Medians = run["medians"]
    machine = run["machine"]
    lines = [
        "# Speed, side by side",
        "",
        f"{run['date']}, `{run['command']}`: {run['rounds']} × {run['seconds']:g} s of play for each",
        "contender, all in turn; the figures are medians of these rounds.",
        f"{machine['cpu']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']};",
        f"{run['peers']}.",
        "",
        *(f"**{note}**\n" for note in run["notes"]),
        *figures(medians),
        "",
        *ratios(medians),
        "",
        *targets(run),
        "",
        "At a table, in the same run (everything: all that goes with Grand Inquisitor):",
        "",
        *tables(run["tables"]),
        "",
        "All sets of modules, in the same run:",
        "",
        *module_sets(run["module_sets"]),
        "",
        "All choices are random. elgrande plays with five players, in the first tables the base game;",
        "Catanatron plays its base game with four. `python_team_dominoes` (Python) and `backgammon` (C++) are",
        "OpenSpiel's. A decision is one answer of one player, including forced ones (a single option); chance",
        "takes time but is not a decision. Copies and saves are of positions drawn evenly from whole games.",
        "[README.md](README.md) has the details.",
        "",
    ]
    return "\n".join(lines)
