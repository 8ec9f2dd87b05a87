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


def targets(medians: Medians) -> Iterator[str]:
    """Write the targets, and whether this run reached them."""
    rows = []
    for name, figure, least in (
        (INTERPRETED, "decisions_per_s", 6),
        (COMPILED, "decisions_per_s", 25),
        (INTERPRETED, "copy_us", 20),
        (COMPILED, "copy_us", 20),
    ):
        goal = f"{name}: {'copy' if figure == 'copy_us' else 'decisions/s'}, to Catanatron's"
        if name in medians:
            reached = ratio(figure, medians[name], medians[REFERENCE])
            rows.append([goal, f"at least {least} ×", f"{reached:.1f} ×", "yes" if reached >= least else "no"])
        else:
            rows.append([goal, f"at least {least} ×", "not measured", "no"])
    largest = medians[INTERPRETED]["save_bytes_largest"]
    rows.append(
        [
            "largest saved game",
            "under 4,096 bytes",
            f"{largest:,.0f} bytes",
            "yes" if largest < 4096 else "no",
        ]
    )
    return table(["to reach", "goal", "this run", "reached"], rows)


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
        *targets(medians),
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
