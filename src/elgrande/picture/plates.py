"""Plates below the map for spaces that no side has a place for: those of modules that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Iterable

from .chart import Chart
from .sites import Site

WIDTH, HEIGHT, GAP = 232.0, 132.0, 12.0
"""The size of a plate, and the gap between plates."""


def plates(chart: Chart, spaces: Iterable[str]) -> dict[str, Site]:
    """The plates of these spaces, side by side below the frame."""
    return {key: _plate(chart, *divmod(number, _abreast(chart))) for number, key in enumerate(spaces)}


def _abreast(chart: Chart) -> int:
    """As many as fit on a small screen."""
    return int((chart.small[2] - GAP) // (WIDTH + GAP))


def _plate(chart: Chart, row: int, column: int) -> Site:
    x = chart.small[0] + GAP + WIDTH / 2 + column * (WIDTH + GAP)
    y = chart.bottom + 2 * GAP + row * (HEIGHT + GAP)
    return Site((x, y + 16), (x, y + 38), (x - 60, y + 91), (x + 54, y + 91), 2, 3, panel=(WIDTH, HEIGHT))


def room(chart: Chart, count: int) -> float:
    """How much higher the picture gets with this many plates."""
    return GAP * bool(count) + -(-count // _abreast(chart)) * (HEIGHT + GAP)
