"""The history of instructions per decision as a picture: a panel for each build, a line for each set of modules."""

from __future__ import annotations

from math import ceil
from typing import Any

WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 150, 44, 40
COLOURS = ("#2a6fb0", "#c2571a", "#2e8b57", "#8a4fa3", "#5b5b5b")
STYLE = "text{font:12px sans-serif;fill:#333}.title{font-weight:bold}.grid{stroke:#ddd}.line{fill:none;stroke-width:2}"
LEAST_GAP = 14
"""Between the names at the ends of two lines."""

Line = dict[str, Any]


def plot(history: list[Line], sets: list[str]) -> str:
    """The picture, as SVG."""
    builds = {name: [line for line in history if line["build"] == name] for name in ("interpreted", "compiled")}
    panels: list[str] = []
    for name, lines in builds.items():
        if lines:
            shift = f"translate(0 {HEIGHT * len(panels)})"
            panels.append(f'<g transform="{shift}">{panel(name, lines, sets)}</g>')
    height = HEIGHT * len(panels)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    ground = f'<style>{STYLE}</style><rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return f"{head}{ground}{''.join(panels)}</svg>\n"


def panel(build: str, lines: list[Line], sets: list[str]) -> str:
    """One build: commits from left to right, thousands of instructions upwards from 0."""
    most = max(max(line["decisions"].values()) for line in lines) / 1000
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if most / step <= 6)
    top = step * ceil(most / step)
    across, up = (WIDTH - LEFT - RIGHT) / max(len(lines) - 1, 1), (HEIGHT - TOP - BOTTOM) / top

    def y(thousands: float) -> float:
        return HEIGHT - BOTTOM - thousands * up

    parts = [f'<text class="title" x="{LEFT}" y="20">Thousands of instructions per decision, {build}</text>']
    for mark in range(0, top + 1, step):
        parts.append(f'<path class="grid" d="M{LEFT} {y(mark):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>')
    every = ceil(len(lines) / 8)
    for number, line in enumerate(lines):
        if number % every == 0 or number == len(lines) - 1:
            x = LEFT + number * across
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{line["commit"]}</text>')
    last = {name: lines[-1]["decisions"][name] / 1000 for name in sets}
    lowest = float(HEIGHT)
    for name in sorted(sets, key=lambda name: last[name]):
        colour = COLOURS[sets.index(name) % len(COLOURS)]
        heights = [y(line["decisions"][name] / 1000) for line in lines]
        points = " ".join(f"{LEFT + number * across:.1f},{height:.1f}" for number, height in enumerate(heights))
        parts.append(f'<polyline class="line" stroke="{colour}" points="{points}"/>')
        lowest = min(heights[-1] + 4, lowest - LEAST_GAP)
        end = WIDTH - RIGHT + 8 if len(lines) > 1 else LEFT + 8
        label = f"{name.replace('_', ' ')} {last[name]:.1f}"
        parts.append(f'<text x="{end}" y="{lowest:.1f}" style="fill:{colour}">{label}</text>')
    return "".join(parts)
