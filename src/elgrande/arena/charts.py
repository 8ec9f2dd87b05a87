"""SVG charts that take their colours from the surrounding page."""

from __future__ import annotations

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
LONGEST: Final = 20
"""Longer names are cut to this many letters."""
COLOURS: Final = 7
"""The number of colours that the page defines."""


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


def _name(name: str, y: int) -> str:
    short = name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
    return f'<text x="{LEFT - 12}" y="{y}" dy="0.35em" text-anchor="end">{escape(short)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    content = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n{content}\n</svg>'
