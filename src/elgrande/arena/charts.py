"""SVG charts that take their colours from the surrounding page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
LEFT: Final = 150
"""Where the names end and the scale begins."""
RIGHT: Final = 550
"""Where the scale ends and the numbers begin."""
ROW: Final = 34
TOP: Final = 28
TITLE: Final = 40
"""The height of the title of a file."""
LONGEST: Final = 20
"""Longer names are cut to this many letters."""
COLOURS: Final = 7
"""The number of colours that the page defines."""

_HEAD: Final = re.compile(r'<svg viewBox="0 0 \d+ (?P<height>\d+)" role="img" aria-label="(?P<title>[^"]*)">')

COLOURS_OF_THE_PAGE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #23211d; --faint: #6d685f; --line: #ddd8cd; --main: #2f6690;
  --c0: #2f6690; --c1: #d9822b; --c2: #5a8f4b; --c3: #b5403f; --c4: #7c5ba6; --c5: #1f9ba0; --c6: #8a6d4f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1c1e; --ink: #ece9e2; --faint: #a39e94; --line: #3c3d40;
  --main: #7db3dd; --c0: #6ba4d0; --c1: #e9a35b; --c2: #8abf78; --c3: #e07b78; --c4: #ad8fd6; --c5: #5cc4c8;
  --c6: #c0a07d; } }
""".strip()
STYLE_OF_CHARTS: Final = """
svg text { fill: var(--ink); font-size: 14px; } svg text.small { fill: var(--faint); font-size: 12px; }
.even { stroke: var(--faint); stroke-dasharray: 4 4; } .interval { stroke: var(--main); stroke-width: 4;
  stroke-linecap: round; opacity: 0.45; } .dot { fill: var(--main); } .axis { stroke: var(--line); }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
.c4 { fill: var(--c4); } .c5 { fill: var(--c5); } .c6 { fill: var(--c6); }
""".strip()


class Measured(NamedTuple):
    """A number with its 95 % interval."""

    name: str
    value: float
    low: float
    high: float


def interval_chart(title: str, rows: Sequence[Measured], say: Callable[[float], str], even: float) -> str:
    """One dot with its interval for each row; the dashed line marks equal strength."""
    low, high = min(even, *(row.low for row in rows)), max(even, *(row.high for row in rows))
    margin = (high - low or 1.0) * 0.08
    low, high = low - margin, high + margin

    def across(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    bottom, middle = TOP + ROW * len(rows), f"{across(even):.1f}"
    parts = [
        f'<line class="even" x1="{middle}" x2="{middle}" y1="{TOP - 6}" y2="{bottom}"/>',
        f'<text class="small" x="{middle}" y="{TOP - 12}" text-anchor="middle">even {escape(say(even))}</text>',
    ]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        shown = f"{say(row.value)} ({say(row.low)}–{say(row.high)})"
        parts += [
            _name(row.name, y),
            f"<g><title>{escape(f'{row.name}: {shown}')}</title>",
            f'<line class="interval" x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y}" r="6"/></g>',
            f'<text x="{RIGHT + 12}" y="{y}" dy="0.35em">{escape(shown)}</text>',
        ]
    return _svg(title, bottom + 8, parts)


def stacked_chart(title: str, names: Sequence[str], layers: Mapping[str, Sequence[float]]) -> str:
    """One stacked bar for each name; negative values are not drawn."""
    sums = [sum(max(0.0, values[row]) for values in layers.values()) for row in range(len(names))]
    unit = (RIGHT - LEFT) / (max(sums) or 1.0)
    parts = []
    for number, layer in enumerate(layers):
        left, line = LEFT + 80 * (number % COLOURS), 12 + 20 * (number // COLOURS)
        parts.append(f'<rect class="c{number % COLOURS}" x="{left}" y="{line - 9}" width="10" height="10" rx="2"/>')
        parts.append(f'<text class="small" x="{left + 15}" y="{line}">{escape(layer)}</text>')
    top = TOP + 20 * ((len(layers) - 1) // COLOURS)
    for row, name in enumerate(names):
        x, y = float(LEFT), top + ROW * row
        parts.append(_name(name, y + ROW // 2))
        for number, (layer, values) in enumerate(layers.items()):
            width = max(0.0, values[row]) * unit
            parts.append(
                f'<rect class="c{number % COLOURS}" x="{x:.1f}" y="{y + 6}" width="{max(0.0, width - 1):.1f}" '
                f'height="{ROW - 12}"><title>{escape(f"{name}: {layer} {values[row]:.1f}")}</title></rect>'
            )
            x += width
        total = sum(values[row] for values in layers.values())
        parts.append(f'<text x="{x + 12:.1f}" y="{y + ROW // 2}" dy="0.35em">{total:.1f}</text>')
    return _svg(title, top + ROW * len(names) + 8, parts)


def histogram(title: str, values: Mapping[str, Sequence[int]], step: int) -> str:
    """The shares of values in bins of `step`, one row of bars for each name, all on one scale."""
    least = min(min(row) for row in values.values()) // step
    most = max(max(row) for row in values.values()) // step
    width, height = (RIGHT - LEFT) / (most - least + 1), 2 * ROW
    parts: list[str] = []
    for number, (name, row) in enumerate(values.items()):
        bottom = TOP + (height + 12) * (number + 1) - 12
        counts = [0] * (most - least + 1)
        for value in row:
            counts[value // step - least] += 1
        parts.append(_name(name, bottom - height // 2))
        parts.append(f'<line class="axis" x1="{LEFT}" x2="{RIGHT}" y1="{bottom}" y2="{bottom}"/>')
        for place, count in enumerate(counts):
            tall = height * count / max(counts)
            told = f"{name}, {(least + place) * step} to {(least + place + 1) * step - 1}: {count / len(row):.1%}"
            parts.append(
                f'<rect class="c{number % COLOURS}" x="{LEFT + place * width:.1f}" y="{bottom - tall:.1f}" '
                f'width="{max(0.5, width - 1):.1f}" height="{tall:.1f}"><title>{escape(told)}</title></rect>'
            )
        middle = sorted(row)[len(row) // 2]
        parts.append(f'<text x="{RIGHT + 12}" y="{bottom - height // 2}" dy="0.35em">median {middle}</text>')
    bottom = TOP + (height + 12) * len(values)
    every = max(1, (most - least + 1) // 8)
    for place in range(-least % every, most - least + 2, every):
        x = LEFT + place * width
        parts.append(
            f'<text class="small" x="{x:.1f}" y="{bottom + 6}" text-anchor="middle">{(least + place) * step}</text>'
        )
    return _svg(title, bottom + 16, parts)


def as_file(chart: str) -> str:
    """A chart as a file of its own: with its title above it, and with its colours."""
    page = "svg { background: var(--paper); font-family: sans-serif; } svg text.title { font-weight: bold; }"
    style = f"<style>{COLOURS_OF_THE_PAGE}\n{page}\n{STYLE_OF_CHARTS}</style>"

    def head(found: re.Match[str]) -> str:
        height, title = TITLE + int(found["height"]), found["title"]
        size = f'width="{WIDTH}" height="{height}" viewBox="0 {-TITLE} {WIDTH} {height}"'
        shown = f'<text class="title" x="{LEFT}" y="{-TITLE // 2}" dy="0.35em">{title}</text>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">\n{style}\n{shown}'

    return _HEAD.sub(head, chart, count=1) + "\n"


def _name(name: str, y: int) -> str:
    short = name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
    return f'<text x="{LEFT - 12}" y="{y}" dy="0.35em" text-anchor="end">{escape(short)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    content = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n{content}\n</svg>'
