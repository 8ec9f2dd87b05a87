"""Plots of what was measured, as SVG that takes its colours from the page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from elgrande.arena.charts import Measured, interval_chart
from website.pages import ROOT

LEVELS: Final = ("knight", "duke", "grande")
TABLES: Final = ("base", "grand-inquisitor", "king-intrigue", "grandissimo")
MATCHES: Final = {4: "Alone against three of the level below", 2: "Against one of the level below"}

WIDTH: Final = 720
NAMES: Final = 150
"""Where the names end and the scale begins."""
END: Final = 640
"""Where the scale ends and the numbers begin."""
ROW: Final = 22
CURVE, CURVE_END, CURVE_TOP, CURVE_BOTTOM = 60, 620, 12, 252
"""Where a curve begins and ends, and where its 100 % and its 0 % are."""
EVEN: Final = 0.5
"""What one of two equally strong players wins."""


def plots() -> dict[str, str]:
    """The plots by the page that they stand on."""
    return {
        "ladder.md": ladder_plots(_read("ladder")),
        "learning.md": learning_plot(_read("learning")),
        "speed.md": speed_plot(_read("results")),
    }


def ladder_plots(ladder: Mapping[str, Any]) -> str:
    """The share of games that each level won against the one below, with its interval."""
    charts = []
    for players, title in MATCHES.items():
        rows = []
        for level in LEVELS:
            for table in TABLES:
                key = f"{level}-{players}-{table}"
                row = ladder.get(f"{key}-again", ladder.get(key))
                if row is not None:
                    rows.append(Measured(f"{level}: {table.split('-')[-1]}", row["share"], *row["interval"]))
        charts.append(figure(f"{title}: games won", interval_chart(title, rows, "{:.0%}".format, 1 / players)))
    return "\n\n".join(charts)


def speed_plot(results: Mapping[str, Any]) -> str:
    """Decisions per second in each set of modules: all of a bar is compiled, its strong part interpreted."""
    sets: Mapping[str, Mapping[str, Mapping[str, float]]] = results["module_sets"]
    plain, fast = sets["elgrande"], sets.get("elgrande compiled", sets["elgrande"])
    unit = (END - NAMES) / max(row["decisions_per_s"] for row in fast.values())
    parts, keys = [], {}
    for number, name in enumerate(fast):
        y = ROW * number + ROW // 2
        words = name.split(" + ")[1:]
        keys.update({_initials(word): word.replace("_", " ") for word in words})
        short = " ".join(map(_initials, words)) or "base"
        parts.append(f'<text x="{NAMES - 12}" y="{y}" dy="0.35em" text-anchor="end">{short}</text>')
        for kind, rows in (("compiled", fast), ("interpreted", plain)):
            speed = rows[name]["decisions_per_s"]
            parts.append(
                f'<rect class="{kind}" x="{NAMES}" y="{y - 7}" width="{speed * unit:.1f}" height="14">'
                f"<title>{escape(f'{name}, {kind}: {speed:,.0f}')}</title></rect>"
            )
        shown = f"{fast[name]['decisions_per_s'] / 1000:,.0f} k"
        parts.append(f'<text x="{END + 12}" y="{y}" dy="0.35em">{shown}</text>')
    legend = ", ".join(f"{short} {module}" for short, module in keys.items())
    title = f"Decisions per second with five players: compiled, and in the strong colour interpreted. {legend}."
    drawing = f'<svg viewBox="0 0 {WIDTH} {ROW * len(fast)}" role="img" aria-label="{escape(title)}">'
    return figure(title, f"{drawing}{''.join(parts)}</svg>")


def learning_plot(learning: Mapping[str, Any]) -> str:
    """The share of games that the learner won, with its interval, by the minutes that it had learned."""
    checks = learning["curve"]
    unit = (CURVE_END - CURVE) / max(check["minutes"]["cpu"] for check in checks)
    line, marks, parts = [], [], []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        kind, y = "even" if share == EVEN else "scale", f"{_height(share):.1f}"
        parts.append(f'<line class="{kind}" x1="{CURVE}" x2="{END}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="small" x="{CURVE - 12}" y="{y}" dy="0.35em" text-anchor="end">{share:.0%}</text>')
    for check in checks:
        stage, spent, won, low, high = [check[key] for key in ("stage", "minutes", "won", "low", "high")]
        x, y, kind = f"{CURVE + unit * spent['cpu']:.1f}", f"{_height(won):.1f}", "pupil" if stage != "PPO" else "dot"
        line.append(f"{x},{y}")
        marks.append(
            f"<g><title>{stage}, {spent['cpu']:.0f} minutes: {won:.1%} ({low:.0%}–{high:.0%})</title>"
            f'<line class="interval" x1="{x}" x2="{x}" y1="{_height(low):.1f}" y2="{_height(high):.1f}"/>'
            f'<circle class="{kind}" cx="{x}" cy="{y}" r="5"/></g>'
            f'<text class="small" x="{x}" y="{CURVE_BOTTOM + 18}" text-anchor="middle">{spent["cpu"]:.0f}</text>'
        )
    parts += [f'<polyline class="curve" points="{" ".join(line)}"/>', *marks]
    title = "Games won against page, by minutes on one core: as a pupil (hollow), then by PPO. Strong dashes: even."
    drawing = f'<svg viewBox="0 0 {WIDTH} {CURVE_BOTTOM + 28}" role="img" aria-label="{escape(title)}">'
    return figure(title, f"{drawing}{''.join(parts)}</svg>")


def _height(share: float) -> float:
    return CURVE_BOTTOM - share * (CURVE_BOTTOM - CURVE_TOP)


def figure(caption: str, drawing: str) -> str:
    """A drawing with its caption, as one block of a page."""
    one_line = drawing.replace("\n", "")
    return f'<figure class="plot"><div>{one_line}</div><figcaption>{escape(caption)}</figcaption></figure>'


def _initials(module: str) -> str:
    return "".join(word[0].upper() for word in module.split("_"))


def _read(name: str) -> Any:
    return json.loads((ROOT / "bench" / f"{name}.json").read_text("utf-8"))
