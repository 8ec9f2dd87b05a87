"""Boards, markers and tokens that lie on a region, each drawn around the origin on a disc or a small board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

DISC = '<circle r="11.5" class="eg-panel" style="stroke-width:1.4"/>'
BOARD = "M-10-9h20q2 0 2 2v14q0 2-2 2h-20q-2 0-2-2v-14q0-2 2-2z"
SIX = "M3.5-6.5q-7.5 1.5-7.5 8.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0"

SYMBOLS: dict[str, str] = {
    "limit": (
        f'<path d="{BOARD}" class="eg-gold"/>'
        '<path d="M-12-3h24M-12 3h24M-4-9v18M4-9v18" class="eg-etched" stroke-width=".9"/>'
    ),
    "hourglass": (
        '<circle r="11" class="eg-gold"/>'
        '<path d="M-5-7h10M-5 7h10M-4-7q0 5 4 7q4 2 4 7M4-7q0 5-4 7q-4 2-4 7" class="eg-etched" stroke-width="1.4"/>'
    ),
    "six": f'<path d="{BOARD}" class="eg-gold"/><path d="{SIX}" class="eg-etched" stroke-width="2.2"/>',
    "double": (
        '<circle r="11.5" class="eg-gold"/>'
        '<path d="M-8-3q0-4 3.5-4t3.5 3q0 3-7 9h7.5M3-2l5.5 6M8.5-2l-5.5 6" class="eg-etched" stroke-width="2.2"/>'
    ),
    "alliance": DISC + '<circle cx="-3.5" r="5" stroke-width="1.8"/><circle cx="3.5" r="5" stroke-width="1.8"/>',
    "bridge": (
        '<ellipse cy="17" rx="36" ry="4" class="eg-shade"/>'
        '<path d="M-36 17V8Q0-3 36 8V17H28Q20 5 12 17H8Q0 4-8 17H-12Q-20 5-28 17z" class="eg-stone"/>'
    ),
    "castillo": '<path d="M-7 10v-13h-2v-7h4v3h3v-3h4v3h3v-3h4v7h-2v13z" class="eg-stone"/>',
    "quarantine": '<circle r="11.5" class="eg-roof"/><path d="M-7.5 0h15" class="eg-pale" stroke-width="4.5"/>',
    "protected": (
        '<path d="M-10-10q10 3 20 0q1 14-4 18q-3 2-6 4q-3-2-6-4q-5-4-4-18z" class="eg-gold"/>'
        '<path d="M0-7v14M-5.5-1.5h11" class="eg-etched" stroke-width="2.2"/>'
    ),
    "storm": (
        DISC + '<path d="M-5 1q-4 0-3-3.5q1-2.5 4-2q2-4 5.5-2q4-.5 4 3q2.5 1 1 4z" class="eg-deep"/>'
        '<path d="M0 2l-3 5h4l-2 4" stroke-width="1.6"/>'
    ),
    "collapse": (
        DISC + '<path d="M-6 8v-11h-1v-5h3v2h2.5v-2h3v2h2.5v-2h3v5h-1v11z" class="eg-stone"/>'
        '<path d="M1-5l-3 4 4 3-3 5" class="eg-crack" stroke-width="1.6"/>'
    ),
    "mistress": DISC + '<path d="M0 8Q-9 1-8-3.5T-1-5.5L0-4 1-5.5Q7-8 8-3.5T0 8z" class="eg-roof"/>',
    "boycott": DISC + '<path d="M-5.5-5.5l11 11M5.5-5.5l-11 11" class="eg-crack" stroke-width="3"/>',
    "incognito": (
        DISC + '<path d="M-9-3q5-3 9 0q4-3 9 0q0 6-4 7q-3 0-5-3q-2 3-5 3q-4-1-4-7z" class="eg-ink" stroke="none"/>'
        '<path d="M-6-.5q1.5-1.5 3.5 0M2.5-.5q2-1.5 3.5 0" class="eg-pale" stroke-width="1.6"/>'
    ),
    "halo": (
        '<circle cy="-2" r="21" class="eg-paper" fill-opacity=".6"/>'
        '<circle cy="-2" r="21" class="eg-rim" style="stroke-width:3"/>'
    ),
}
"""What can lie on a region, and the gold around a Grande that acts as King."""


def marks(shown: Iterable[str], more: Mapping[str, str]) -> str:
    """The definitions of the marks that are shown; modules may add their own."""
    drawn = {name: SYMBOLS[name] for name in sorted(shown) if name in SYMBOLS} | dict(more)
    return "".join(f'<g id="eg-{name}" class="eg-line">{drawing}</g>' for name, drawing in drawn.items())
