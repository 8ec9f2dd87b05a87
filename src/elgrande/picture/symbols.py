"""The pieces and ornaments, drawn once around the origin and used many times."""

from __future__ import annotations

from math import cos, pi, sin

from .markup import disc, number, rect
from .sites import TABLE


def star(outer: float, inner: float, points: int = 5, turn: float = -pi / 2) -> str:
    """The path of a star."""
    steps = [
        (radius * cos(turn + at * pi / points), radius * sin(turn + at * pi / points))
        for at, radius in enumerate((outer, inner) * points)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in steps) + "z"


SHAPE_PATHS: dict[str, str] = {
    "circle": "M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z",
    "square": "M-11-14h22q3 0 3 3v22q0 3-3 3h-22q-3 0-3-3v-22q0-3 3-3z",
    "triangle": "M-2.4-15.4q2.4-3.4 4.8 0L16.4 11q1.6 4-2.4 4h-28q-4 0-2.4-4z",
    "diamond": "M-2-16q2-1.6 4 0l14 14q1.6 2 0 4l-14 14q-2 1.6-4 0l-14-14q-1.6-2 0-4z",
    "star": star(18, 10.4),
    "shield": "M-13-15q13 4 26 0q2 0 2 3q1 14-4 20q-4 5-11 9q-7-4-11-9q-5-6-4-20q0-3 2-3z",
}
"""The outlines of the caballero tokens."""

COUNT_DROP: dict[str, float] = {"triangle": 10.4, "star": 7.2}
"""How far below the middle the number's baseline is, where it differs from 6.4."""


GRANDE = (
    '<ellipse cx="1" cy="19" rx="13" ry="2.4" class="eg-shade"/>'
    '<path d="M-12.5 19q-1-4 1-8q3-9 4.5-13q7-4 14 0q1.5 4 4.5 13q2 4 1 8q-12.5 3-25 0z"/>'
    '<circle cy="-6.5" r="6"/>'
    '<path d="M-7-10l-2-9 5 3.6 4-5.6 4 5.6 5-3.6-2 9q-7 2-14 0z" class="eg-gold"/>'
)
KING = (
    '<ellipse cx="1" cy="26" rx="20" ry="3.5" class="eg-shade"/>'
    '<path d="M-20 26q1-5 4-8q6-7 6.5-16q.5-6 9.5-6t9.5 6q.5 9 6.5 16q3 3 4 8z" class="eg-gold"/>'
    '<path d="M-5 25.5q2-15 1-27q4 2.5 8 0q-1 12 1 27z" class="eg-roof" stroke-width=".8"/>'
    '<path d="M-9 1q9 6 18 0q1 2 1 4q-10 6-20 0q0-2 1-4z" class="eg-ermine" stroke-width=".8"/>'
    '<circle cy="-6.5" r="7" class="eg-skin"/><path d="M-6.5-4q1 7 6.5 7t6.5-7q-3 2-6.5 2t-6.5-2z" '
    'class="eg-dark" stroke="none"/>'
    '<path d="M-9.5-10l-2.5-11 6.5 5 5.5-8 5.5 8 6.5-5-2.5 11q-9.5 3-19 0z" class="eg-gold"/>'
    '<circle cy="-25" r="2" class="eg-roof" stroke-width=".8"/>'
)
SHIP = (
    '<path d="M-24 8q4 12 10 13h26q8-3 11-16l-9 4h-28z" class="eg-roof"/>'
    '<path d="M-9 8v-31M7 8v-35M18 5v-18"/>'
    '<path d="M-17-19q8 3 15 0q4 10 0 19q-8 3-15 0q4-9 0-19zM1-23q7 3 13 0q4 11 0 23q-7 3-13 0q4-11 0-23z'
    'M14-11q4 2 8 0q2 6 0 11q-4 2-8 0z" class="eg-panel"/>'
    '<path d="M-9-23l-7-2 7-3zM7-27l-8-2.5 8-3z" class="eg-roof" stroke-width=".8"/>'
)
"""Figures that both the map and the cards show."""


TOKENS: dict[str, str] = {
    "banner": '<path d="M-7 12v-25" class="eg-line" stroke-width="2.4"/>'
    '<path d="M-7-13q9-4 18 1q-4 5 0 11q-9-5-18-1z" class="eg-roof"/>',
    "gold": '<ellipse cx="1" cy="7" rx="12" ry="4" class="eg-shade"/>'
    '<path d="M-12 6l3-8h18l3 8z" class="eg-gold"/><path d="M-9-2l2-5h14l2 5z" class="eg-gold"/>',
    "goods": '<ellipse cx="1" cy="8" rx="11" ry="3.5" class="eg-shade"/>'
    '<path d="M-4-6q-8 5-7 12q1 3 11 3t11-3q1-7-7-12z" class="eg-hull"/>'
    '<path d="M-4-6q-3-5-1-5q5 2 10 0q2 0-1 5z" class="eg-paper"/>',
    "ship": f'<g class="eg-line" stroke-width="1.3" transform="translate(0 2)scale(.55)">{SHIP}</g>',
    "prison": '<path d="M-11 11v-14q0-9 11-9t11 9v14z" class="eg-stone"/>'
    '<path d="M-7.5 10v-12M-2.5 10v-17M2.5 10v-17M7.5 10v-12" class="eg-line" stroke-width="2"/>',
}
"""What caballeros carry, and what is printed on cards."""


def _token(name: str) -> str:
    return f'<g id="eg-{name}-token" stroke-width="1">{TOKENS[name]}</g>'


def symbols() -> str:
    """The definitions of all pieces and ornaments."""
    shapes = "".join(
        f'<path id="eg-plain-{shape}" d="{line}"/><g id="eg-{shape}">'
        f'<use href="#eg-plain-{shape}" class="eg-shade" x="1" y="2"/><use href="#eg-plain-{shape}"/></g>'
        for shape, line in SHAPE_PATHS.items()
    )
    grande, king = f'<g id="eg-grande">{GRANDE}</g>', f'<g id="eg-king">{KING}</g>'
    fleur = (
        '<path id="eg-fleur" d="M0-9q4 5 1.5 9h1q2-5 5-4q3 2 .5 5q-1.5-2-3 0q-1 1-2.5 1l1 3h-7l1-3'
        'q-1.5 0-2.5-1q-1.5-2-3 0q-2.5-3 .5-5q3-1 5 4h1q-2.5-4 1.5-9z"/>'
    )
    wave = '<path id="eg-wave" d="M-14 0q3.5-5 7 0t7 0 7 0 7 0"/>'
    peak = (
        '<g id="eg-peak"><path d="M-11 7l9-15q2-3 4 0l9 15z" class="eg-paper" stroke="none"/>'
        '<path d="M-11 7l9-15q2-3 4 0l9 15M0-9q-1 7 4 10q-2 3-1 6" class="eg-line" stroke-width="1.2"/></g>'
    )
    knight = '<path id="eg-knight" d="M-6 8q-1-6 3-9q-3 1-5 0q0-3 4-4q1-3 4-4l1-2 1.5 2.5q4.5 2 4.5 8.5v8z"/>'
    return shapes + grande + king + fleur + wave + peak + knight + _token("banner") + _plates() + _ship() + _compass()


def symbols_abroad() -> str:
    """What only the second side of the map has: anchors, seats and tokens."""
    return _anchor() + _seat() + _token("gold") + _token("goods")


def symbols_atlantic() -> str:
    """What only the third side has: anchors, the ships with their pennants, the prison, and the symbols of cards."""
    galleon = (
        '<g id="eg-galleon" class="eg-line" stroke-width="1.3"><path d="M0-20v-16" stroke-width="2.4"/>'
        '<path d="M-41 18l12 5q29 7 56 0l5-12h11v16q-3 13-14 19h-48q-11-3-15-17z" class="eg-hull"/>'
        '<path d="M-31 32q30 6 69 0M-27 40q28 5 60 0" stroke-opacity=".5"/>'
        '<path d="M-26-21h52M-26 20h52" stroke-width="2.4"/>'
        '<path d="M-24-20q24 6 48 0q6 20 0 39q-24 6-48 0q-6-19 0-39z" class="eg-panel"/></g>'
    )
    pennant = '<path id="eg-pennant" d="M0-36l26 5.5-26 5.5z"/>'
    gaol = (
        '<g id="eg-gaol"><path d="M-62 98v-104h-4v-16h16v6h13v-6h16v6h13v-6h16v6h13v-6h16v6h13v-6h16v16h-4v104z" '
        'class="eg-stone"/>'
        '<path d="M-55 12h110v80h-110z" class="eg-panel"/>'
        '<path d="M-33 12v80M-11 12v80M11 12v80M33 12v80" class="eg-line" stroke-width="2.4" stroke-opacity=".45"/></g>'
    )
    return _anchor() + _seat() + galleon + pennant + gaol + _token("ship") + _token("prison")


def _anchor() -> str:
    """The sign of a coast where ships can land."""
    return (
        '<g id="eg-anchor" class="eg-line" stroke-width="1.8"><circle r="12.5" class="eg-panel"/>'
        '<circle cy="-6" r="2"/><path d="M0-4v11M-4-1.5h8M-6.5 2q1 5 6.5 5t6.5-5"/></g>'
    )


def _seat() -> str:
    """A space inside a region."""
    return (
        '<g id="eg-seat"><circle r="20" class="eg-panel"/><circle r="17" class="eg-rim" stroke-dasharray="3 2.4"/></g>'
    )


def _plates() -> str:
    """The cartouche of a score table and the tile that can lie on it, each with dots between its numbers."""
    width, height = TABLE
    left, top = -width / 2, -height / 2
    inner, side = number(width - 12), number(height - 10)
    frame = (
        f'<path d="M{number(left + 6)} {number(top)}h{inner}q0 5 6 5v{side}q-6 0-6 5'
        f'h-{inner}q0-5-6-5v-{side}q6 0 6-5z" class="eg-cartouche"/>'
    )
    gold = (
        rect(left - 1, top + 1, width + 4, height + 3, "eg-shade", 3)
        + rect(left - 2, top - 2, width + 4, height + 4, "eg-gold", 3)
        + rect(left + 1, top + 1, width - 2, height - 2, "eg-rim", 1.5)
    )
    parts = [f'<g id="eg-cartouche">{frame}</g><g id="eg-tile">{gold}</g>']
    for count, places in ((2, [0.0]), (3, [-9.5, 9.5])):
        for kind, css in (("cartouche", "eg-ink"), ("tile", "eg-dark")):
            dots = "".join(disc(x, 0, 1.2, css) for x in places)
            parts.append(f'<g id="eg-{kind}-{count}"><use href="#eg-{kind}"/>{dots}</g>')
    return "".join(parts)


def _ship() -> str:
    """A little galleon for the empty sea."""
    return f'<g id="eg-ship" class="eg-line" stroke-width="1.3">{SHIP}</g>'


def _compass() -> str:
    """A compass rose."""
    return (
        '<g id="eg-compass" stroke-linejoin="round"><circle r="31" class="eg-line" stroke-width=".8"/>'
        '<circle r="27" class="eg-line" stroke-width=".5"/>'
        f'<path d="{star(29, 7, 4, -pi / 4)}" class="eg-panel" style="stroke-width:.8"/>'
        f'<path d="{star(43, 8, 4)}" class="eg-panel" style="stroke-width:.8"/>'
        '<path d="M0-43v43L5.7-5.7zM43 0H0l5.7 5.7zM0 43V0l-5.7 5.7zM-43 0H0l-5.7-5.7z" class="eg-ink"/>'
        '<circle r="3.5" class="eg-gold"/></g>'
    )
