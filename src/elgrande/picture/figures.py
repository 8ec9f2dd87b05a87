"""Figures on cards, drawn around the origin: caballeros, buildings, dials, cards, arrows. Icons are composed of them.

Figures in the colour `eg-own` are the reader's own caballeros, grey ones those of others.
"""

from __future__ import annotations

from typing import Final

from .symbols import GRANDE, star


def at(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing, moved, turned and scaled."""
    turned = f"rotate({turn:g})" if turn else ""
    size = "" if scale == 1 else f"scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){turned}{size}">{drawing}</g>'


def path(line: str, css: str, width: float = 0) -> str:
    """A path of a class, with its own width if it is given."""
    stroke = f' stroke-width="{width:g}"' if width else ""
    return f'<path d="{line}" class="{css}"{stroke}/>'


def rider(css: str) -> str:
    """A caballero with a broad hat, 22 high."""
    return (
        '<ellipse cx=".6" cy="11" rx="8.5" ry="1.7" class="eg-shade"/>'
        f'<path d="M-7.6 10.6q-.4-8.6 3.6-11.6q4-2 8 0q4 3 3.6 11.6q-7.6 2-15.2 0z" class="{css}"/>'
        '<circle cy="-4" r="4" class="eg-skin"/>'
        f'<path d="M-8.2-5.2q3.7-.6 4.2-4.8q4-2.6 8 0q.5 4.2 4.2 4.8q-8.2 3.4-16.4 0z" class="{css}"/>'
    )


OWN, OTHER, BLACK = rider("eg-own"), rider("eg-other"), rider("eg-black")
GROUND: Final = path(
    "M-13.5 1l2-5 5-2 3 1 4-3.5 6 1.5 4-.5 3.5 5-2 3.5 1 4-6 1.5-4 2.5-5-2-5 1-2.5-3.5-4-1z",
    "eg-land",
)
HILLS: Final = (
    path("M-15 9q4-12 10-12q4 0 7 6q3-8 7-8q5 0 7 14z", "eg-hill")
    + path("M-12 9v-8h6v8z", "eg-ermine")
    + path("M-13.5 1l4.5-5 4.5 5z", "eg-roof")
    + path("M9 8q-2.5-6 0-12q2.5 6 0 12z", "eg-tree")
)
"""The province: hills, a house and a cypress."""
TENT: Final = (
    path("M-10-2v12M10-2v12", "eg-line", 1.8)
    + path(
        "M-13-2q10-2 13-11q3 9 13 11q-2.2 4-4.4 0q-2.2 4-4.3 0q-2.2 4-4.3 0q-2.2 4-4.3 0q-2.2 4-4.3 0q-2.2 4-4.4 0z",
        "eg-roof",
    )
    + path("M-4.3-2q3-3 4.3-11q1.3 8 4.3 11q-2.1 4-4.3 0q-2.2 4-4.3 0z", "eg-gold")
    + path("M0-13v-5l5 1.7-5 1.7", "eg-gold")
)
"""The court: a royal tent."""
TOWER: Final = (
    '<ellipse cy="13" rx="15" ry="2.2" class="eg-shade"/>'
    + path("M-11.5 13l1-15h-1.5v-6h4.5v2.5h3v-2.5h9v2.5h3v-2.5h4.5v6h-1.5l1 15z", "eg-stone")
    + path("M-3 13v-6q3-4.5 6 0v6z", "eg-dark")
)
ROOF: Final = path("M-14 0Q-5-4 0-12Q5-4 14 0Q0 3-14 0z", "eg-roof") + path("M0-11v-5l5 1.7-5 1.7", "eg-gold")
CASTLE: Final = TOWER + at(ROOF, 0, -7)
OPEN_CASTLE: Final = TOWER + at(ROOF, 5, -13, 1, -16)
STAR: Final = f'<path d="{star(8.5, 3.9)}" class="eg-gold"/>'
POINTS: Final = f'<circle r="8.5" class="eg-panel"/><path d="{star(6.8, 3.1)}" class="eg-gold"/>'
"""Points: a gold star."""
DIAL: Final = (
    '<circle cx=".6" cy="1.2" r="12" class="eg-shade"/><circle r="12" class="eg-panel"/>'
    '<circle r="12" class="eg-line"/><circle r="8.6" class="eg-rim"/>'
    + path(
        "M0-12v3.4M8.5-8.5l-2.4 2.4M12 0h-3.4M8.5 8.5l-2.4-2.4M0 12v-3.4M-8.5 8.5l2.4-2.4M-12 0h3.4M-8.5-8.5l2.4 2.4",
        "eg-line",
        1,
    )
    + path("M-1.8 1.8L5.8-5.8 3.2 3.2z", "eg-roof", 0.8)
    + '<circle r="1.6" class="eg-ink"/>'
)
"""A secret dial."""
TILE: Final = (
    '<rect x="-14" y="-6.5" width="30" height="15.5" rx="2.5" class="eg-shade"/>'
    '<rect x="-15" y="-8" width="30" height="15.5" rx="2.5" class="eg-gold"/>'
    '<rect x="-12.5" y="-5.5" width="25" height="10.5" rx="1.5" class="eg-rim"/>'
    + path(
        "M-8.5-.6q-2.6-3.2 0-3.6q2.6.4 0 3.6q-3.2 3.8 0 4.2q3.2-.4 0-4.2zM1.2 3.6v-7.6l-3.7 5.3h5.2"
        "M8.6-4q2.5 0 2.5 3.8t-2.5 3.8t-2.5-3.8t2.5-3.8z",
        "eg-etched",
        1.3,
    )
)
"""A score tile."""
CARD: Final = (
    '<rect x="-8" y="-11" width="18" height="25" rx="2.5" class="eg-shade"/>'
    '<rect x="-9" y="-13" width="18" height="25" rx="2.5" class="eg-panel"/>'
    '<rect x="-9" y="-13" width="18" height="25" rx="2.5" class="eg-line"/>'
)
BACK: Final = CARD + (
    '<rect x="-6.7" y="-10.7" width="13.4" height="20.4" rx="1.5" class="eg-roof"/>'
    + path("M0-8.5l4.5 8-4.5 8-4.5-8z", "eg-gold")
)
NUMBERED: Final = (
    CARD
    + path("M-3.5-8.5h7.5q-4 4-4.5 9", "eg-line", 2.2)
    + ('<circle cx="-3.5" cy="6" r="1.9" class="eg-own"/><circle cx="3.5" cy="6" r="1.9" class="eg-own"/>')
)
HAND: Final = path(
    "M-7.5 2q-4.5-5-2.5-6.5q1.8-1 4 2.5v-10q.2-2 1.9-2t1.8 2v7v-9.5q.2-2 1.9-2t1.8 2v9.5v-8q.2-2 1.8-2t1.8 2v9"
    "v-5q.2-1.8 1.6-1.8t1.5 1.8v9.5q-.4 8-6.6 9.5q-6 .8-8.5-6.5z",
    "eg-skin eg-line",
    1.4,
)
CROWN: Final = path("M-9 5l-2.5-11 6 4.5 5.5-8 5.5 8 6-4.5-2.5 11q-9 2.6-18 0z", "eg-gold") + (
    '<circle cy="-9.5" r="1.7" class="eg-roof"/>'
)
NOBLE_FIGURE: Final = f'<g class="eg-own">{GRANDE}</g>'
OTHER_NOBLE: Final = f'<g class="eg-other">{GRANDE}</g>'
MASK: Final = path(
    "M-10-3q5-3 10 0q5-3 10 0q0 7-4.5 8q-3.3 0-5.5-3.4q-2.2 3.4-5.5 3.4q-4.5-1-4.5-8z", "eg-black"
) + path("M-6.7-.3q1.8-1.7 3.9 0M2.8-.3q2.1-1.7 3.9 0", "eg-pale", 1.7)
HOURGLASS: Final = (
    path("M-6-8q0 5.5 5 8q-5 2.5-5 8h12q0-5.5-5-8q5-2.5 5-8z", "eg-panel")
    + path("M-6-8q0 5.5 5 8q-5 2.5-5 8M6-8q0 5.5-5 8q5 2.5 5 8M-8-8.5h16M-8 8.5h16", "eg-line", 1.9)
    + path("M-3.5-4h7q-1 2.5-3.5 3.5q-2.5-1-3.5-3.5zM-4.5 7.5q.5-3 4.5-4q4 1 4.5 4z", "eg-gold", 0.6)
)
SWORD: Final = path("M-1.8 8v-23l1.8-4 1.8 4v23z", "eg-stone") + path("M-5 8h10M0 8v6.5", "eg-line", 2.6)
JESTER: Final = (
    path("M-7 6q-6-2-9-9q5 1 7-2q2-5 5-6q2 8 4 8t4-8q3 1 5 6q2 3 7 2q-3 7-9 9z", "eg-roof")
    + path("M-7 6q-6-2-9-9q5 1 7-2q2-5 5-6q2 8 4 8v9z", "eg-gold")
    + '<circle cx="-16" cy="-3" r="2" class="eg-gold"/><circle cx="16" cy="-3" r="2" class="eg-roof"/>'
    '<circle cx="-4" cy="-12" r="2" class="eg-roof"/><circle cx="4" cy="-12" r="2" class="eg-gold"/>'
    + path("M-8 6.5q8 3 16 0v5q-8 3-16 0z", "eg-ermine")
)
HEART: Final = path("M0 8Q-10 1-9-4T-1-6.5L0-4.8 1-6.5Q8-9 9-4T0 8z", "eg-roof")
LOCK: Final = (
    path("M-4-1v-3.5q0-4.5 4-4.5t4 4.5v3.5", "eg-line", 2.2)
    + path("M-6.5-1h13v9.5h-13z", "eg-gold")
    + path("M0 2v3", "eg-etched", 2)
)
EYE: Final = (
    path("M-12 0q12-13 24 0q-12 13-24 0z", "eg-ermine")
    + '<circle r="5" class="eg-deep"/><circle r="2.2" class="eg-dark"/>'
)
ANCHOR: Final = (
    path("M0-6v15M-4.5-3h9M-8.5 3q1.5 6.5 8.5 6.5t8.5-6.5", "eg-line", 2.4)
    + '<circle cy="-8.5" r="2.6" class="eg-line"/>'
)
PEAKS: Final = path("M-17 9l9-17q2-3 4 0l4 6 3-4q2-3 4 0l10 15z", "eg-hill") + path(
    "M-10-4l4-6q1.5-1 2.5 1l2.5 5-3 1-2-2z", "eg-ermine"
)
SEAL: Final = '<circle r="5" class="eg-roof"/><circle r="2.6" class="eg-pale"/>'
SCROLL: Final = (
    path("M-13-12h24q-3 2-3 6v18h-21q-4 0-4-4v-14q0-4 4-6z", "eg-panel")
    + path("M-13-12h24q-3 2-3 6v18h-21q-4 0-4-4v-14q0-4 4-6zM8-6h8q0-6-5-6", "eg-line", 1.4)
    + path("M-12-5h14M-12-.5h14M-12 4h9", "eg-line", 1.2)
    + at(SEAL, 5, 8)
)
BOLT: Final = path("M2-9l-7 10h5l-3 9 9-12h-5l4-7z", "eg-gold")
NO_ENTRY: Final = '<circle r="11.5" class="eg-roof"/>' + path("M-7.5 0h15", "eg-pale", 4.5)
NO: Final = path("M-7-7l14 14M7-7l-14 14", "eg-crack", 4)


def go(line: str, x: float, y: float, turn: float) -> str:
    """An arrow along a line, with its head at its end."""
    head = path("M5 0l-8-5 2 5-2 5z", "eg-arrowhead")
    return path(line, "eg-arrow") + at(head, x, y, 1, turn)


HOP: Final = go("M-8-9Q5-22 16-7", 17, -5, 58)
"""An arrow from the left to the right, over everything."""


def scored(scene: str, x: float = 20, y: float = -12) -> str:
    """A scene with points."""
    return scene + at(POINTS, x, y)
