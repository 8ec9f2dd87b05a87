"""Little scenes for what cards do, each drawn around the origin, 64 wide and 48 high, from figures.

A card names one of them (`Card.icon`); web/map.py exports all of them to the pages.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .figures import (
    ANCHOR,
    BACK,
    BLACK,
    BOLT,
    CARD,
    CASTLE,
    CROWN,
    DIAL,
    EYE,
    GROUND,
    HAND,
    HEART,
    HILLS,
    HOP,
    HOURGLASS,
    JESTER,
    LOCK,
    MASK,
    NO,
    NO_ENTRY,
    NOBLE_FIGURE,
    NUMBERED,
    OPEN_CASTLE,
    OTHER,
    OTHER_NOBLE,
    OWN,
    PEAKS,
    SCROLL,
    STAR,
    SWORD,
    TENT,
    TILE,
    at,
    go,
    path,
    scored,
)
from .marks import SYMBOLS
from .symbols import KING, SHIP, star

WIDTH, HEIGHT = 64, 48

LAND: Final = "land"
LOSS: Final = "loss"
SCORE: Final = "score"
NOBLE: Final = "noble"
KEPT: Final = "kept"
PLAIN: Final = "plain"
TINTS: Final = (LAND, LOSS, SCORE, NOBLE, KEPT, PLAIN)
"""The grounds of cards: caballeros move, others lose, regions are scored, nobles and tokens move, it is kept, or none
of these."""


class Icon(NamedTuple):
    """The drawing of what a card does, and the ground that goes with it."""

    tint: str
    drawing: str


TWO_LANDS: Final = at(GROUND, -17, 11, 1.05) + at(GROUND, 18, 12)

ICONS: Final[dict[str, Icon]] = {
    # --- caballeros move ---
    "move": Icon(LAND, TWO_LANDS + at(OTHER, -12, -1) + at(OWN, -21, 3) + HOP),
    "move-own": Icon(LAND, TWO_LANDS + at(OWN, -11, -1) + at(OWN, -20, 3) + HOP),
    "move-other": Icon(LAND, TWO_LANDS + at(OTHER, -11, -1) + at(OTHER, -20, 3) + HOP),
    "move-both": Icon(
        LAND,
        TWO_LANDS
        + at(OWN, -16, 2)
        + at(OTHER, 17, 3)
        + go("M-7-9Q0-17 7-10", 8, -9, 45)
        + go("M7 11Q0 18-7 12", -8, 11, 225),
    ),
    "move-black": Icon(LAND, TWO_LANDS + at(BLACK, -11, -1) + at(BLACK, -20, 3) + HOP),
    "move-late": Icon(KEPT, TWO_LANDS + at(OWN, -16, 2) + HOP + at(HOURGLASS, 18, 7)),
    "leave": Icon(
        LAND,
        at(GROUND, 0, 9, 1.6)
        + at(OTHER, -8, 2)
        + at(OTHER, 8, 2)
        + at(OWN, 0, 5)
        + go("M-17-2Q-22-4-24-9", -25, -11, -112)
        + go("M17-2Q22-4 24-9", 25, -11, -68)
        + go("M0-10v-5", 0, -16, -90),
    ),
    "leave-own": Icon(
        LAND,
        at(GROUND, 0, 9, 1.6)
        + at(OWN, -8, 2)
        + at(OWN, 8, 2)
        + at(OWN, 0, 5)
        + go("M-17-2Q-22-4-24-9", -25, -11, -112)
        + go("M17-2Q22-4 24-9", 25, -11, -68)
        + go("M0-10v-5", 0, -16, -90),
    ),
    "place": Icon(
        LAND, at(TENT, -17, 3, 1.1) + at(GROUND, 17, 12) + at(OWN, 17, 3) + go("M-6-12Q3-20 11-14", 13, -13, 32)
    ),
    "leave-or-place": Icon(
        LAND,
        at(TENT, -19, 3)
        + at(GROUND, 13, 11, 1.2)
        + at(OWN, 8, 3)
        + at(OWN, 18, 4)
        + go("M-9-12Q-3-18 3-14", 4, -13, 32)
        + go("M23-4Q27-8 27-13", 27, -14, -90),
    ),
    "anywhere": Icon(
        LAND,
        at(GROUND, -19, -9, 0.75)
        + at(GROUND, 19, -10, 0.75)
        + at(GROUND, -17, 16, 0.75)
        + at(GROUND, 19, 15, 0.75)
        + at(OWN, 0, 4)
        + go("M-8-3l-4-3", -14, -7, 214)
        + go("M8-3l4-3", 14, -7, -34)
        + go("M-7 9l-4 2", -13, 12, 154)
        + go("M7 9l4 2", 13, 12, 26),
    ),
    "muster": Icon(
        LAND, at(HILLS, -16, 5, 1.1) + at(GROUND, 17, 12) + at(OWN, 17, 3) + go("M-6-10Q3-19 11-13", 13, -12, 32)
    ),
    "crowd": Icon(
        LAND,
        at(GROUND, 0, 11, 2)
        + "".join(at(OWN, x, y) for x, y in ((-12, -4), (0, -6), (12, -4), (-19, 5), (-7, 5), (6, 5), (18, 5))),
    ),
    "into-castillo": Icon(
        LAND, at(CASTLE, 15, 7, 1.15) + at(OTHER, -13, 4) + at(OWN, -22, 7) + go("M-12-10Q-2-21 6-11", 8, -9, 58)
    ),
    "shift-castillo": Icon(
        LAND, at(GROUND, 15, 12, 1.1) + at(CASTLE, -14, 6, 1.1) + go("M2-11Q12-17 20-5", 21, -3, 66)
    ),
    "crossing": Icon(LAND, at(GROUND, -22, 9) + at(GROUND, 22, 9) + at(SYMBOLS["bridge"], 0, 4, 0.72) + at(OWN, 0, -5)),
    "caballero": Icon(PLAIN, at(GROUND, 0, 13, 1.5) + at(OWN, 0, 0, 1.7)),
    # --- others lose ---
    "court-to-province": Icon(LOSS, at(TENT, -17, 3, 1.1) + at(HILLS, 16, 6, 1.1) + go("M-6-11Q4-19 12-9", 13, -7, 52)),
    "dismiss": Icon(
        LOSS, at(GROUND, -17, 12) + at(OTHER, -17, 3) + at(HILLS, 16, 6, 1.1) + go("M-8-10Q3-20 12-9", 13, -7, 52)
    ),
    "anger": Icon(LOSS, at(HILLS, 17, 7) + at(KING, -8, 2, 0.8) + at(BOLT, 11, -10, 0.9) + at(BOLT, -26, -8, 0.75)),
    "exile": Icon(
        LOSS,
        at(DIAL, -16, -2, 1.1) + at(HILLS, 17, 9) + at(OTHER, 14, -9, 0.8) + go("M22-11Q29-9 27-1", 26.5, 0, 98),
    ),
    "scatter": Icon(
        LOSS,
        at(DIAL, -18, -3)
        + at(GROUND, 12, 11, 1.1)
        + at(OTHER, 9, 3)
        + at(OTHER, 17, 5)
        + go("M25-1Q29-5 28-11", 28, -12, -96)
        + go("M10-11l0-4", 10, -16, -90),
    ),
    "lightning": Icon(
        LOSS,
        at(GROUND, 0, 13, 1.6)
        + at(OTHER, -11, 8, 0.8)
        + at(OWN, 11, 8, 0.8)
        + path("M-14-3q-8-1-6-7q2-5 8-4q4-8 12-5q8-2 9 5q7 1 5 7q-1 4-6 4z", "eg-deep")
        + at(BOLT, 0, 7, 0.9),
    ),
    "castillo-to-courts": Icon(
        LOSS, at(OPEN_CASTLE, -14, 7, 1.1) + at(TENT, 18, 4, 1.05) + go("M-4-15Q5-21 12-12", 13, -10, 52)
    ),
    "swords": Icon(LOSS, at(GROUND, 0, 12, 1.7) + at(SWORD, 0, 0, 1, 42) + at(SWORD, 0, 0, 1, -42)),
    "stop": Icon(LOSS, at(CARD, 15, 3, 0.95) + at(CARD, 22, 5, 0.95) + at(HAND, -9, 3, 1.35) + at(NO, 19, 4, 0.8)),
    # --- regions are scored ---
    "score": Icon(SCORE, at(GROUND, 0, 8, 1.8) + at(STAR, 0, -1, 1.9)),
    "value-scores": Icon(
        SCORE,
        at(GROUND, -20, 9, 0.8)
        + at(GROUND, 20, 9, 0.8)
        + at(GROUND, 0, 14, 0.8)
        + path("M-19-13h38q0 5 5 5v9q-5 0-5 5h-38q0-5-5-5v-9q5 0 5-5z", "eg-panel")
        + path("M-19-13h38q0 5 5 5v9q-5 0-5 5h-38q0-5-5-5v-9q5 0 5-5z", "eg-line", 1.4)
        + at(STAR, -14, -3.5, 0.85)
        + '<circle cx="2" cy="-3.5" r="2" class="eg-ink"/><circle cx="14" cy="-3.5" r="1.5" class="eg-ink"/>',
    ),
    "castillo-scores": Icon(SCORE, scored(at(OPEN_CASTLE, -5, 8, 1.25), 20, 4)),
    "first-scores": Icon(
        SCORE,
        path("M-6 17Q-24 12-21-12M6 17Q24 12 21-12", "eg-line", 1.6)
        + "".join(
            path("M0 0q-6-2-7-8q6 1 7 8z", "eg-leaf").join(
                (f'<g transform="translate({x} {y})rotate({r})scale({side} 1)">', "</g>")
            )
            for side in (1, -1)
            for x, y, r in ((-21 * side, -4, -10 * side), (-20 * side, 4, -20 * side), (-16 * side, 11, -45 * side))
        )
        + '<circle r="13" cy="-1" class="eg-gold"/>'
        + path("M-3.5-5l4.5-4v15M-4 6h9", "eg-etched", 3),
    ),
    "most-score": Icon(
        SCORE,
        scored(
            at(GROUND, -4, 12, 1.7)
            + "".join(
                at(who, x, y, 0.9)
                for who, x, y in ((OTHER, -12, -4), (OWN, -2, -5), (OTHER, -19, 4), (OWN, -8, 5), (OTHER, 4, 5))
            ),
            21,
            -11,
        ),
    ),
    "fewest-score": Icon(SCORE, scored(at(GROUND, -5, 11, 1.7) + at(OWN, -5, 2), 19, -10)),
    "own-scores": Icon(SCORE, scored(at(GROUND, -5, 11, 1.7) + at(OWN, -11, 1) + at(OWN, 0, 4), 20, -10)),
    "black-scores": Icon(SCORE, scored(at(GROUND, -5, 11, 1.7) + at(BLACK, -11, 1) + at(BLACK, 0, 4), 20, -10)),
    "dials-score": Icon(SCORE, scored(at(DIAL, -15, -5, 0.95) + at(DIAL, 3, 8, 0.95), 20, -12)),
    "abroad-scores": Icon(
        SCORE,
        scored(
            path("M-30 19q5-5 10 0t10 0 10 0 10 0", "eg-wave", 2) + at(f'<g class="eg-line">{SHIP}</g>', -8, 2, 0.85),
            20,
            -11,
        ),
    ),
    "coasts-score": Icon(
        SCORE,
        scored(
            path("M-30 18q5-5 10 0t10 0 10 0 10 0 10 0", "eg-wave", 2) + at(GROUND, -8, 4, 1.5) + at(ANCHOR, -8, 2),
            20,
            -11,
        ),
    ),
    "inland-scores": Icon(SCORE, scored(at(GROUND, -4, 12, 1.9) + at(PEAKS, -6, 3, 1.1), 20, -11)),
    "courts-score": Icon(SCORE, scored(at(TENT, -8, 6, 1.4), 20, -11)),
    "later-scores": Icon(SCORE, scored(at(GROUND, -5, 12, 1.6) + at(HOURGLASS, -6, -1, 1.25), 19, -10)),
    "named-score": Icon(
        SCORE,
        scored(
            at(GROUND, -20, 10, 0.85)
            + at(GROUND, 0, 12, 0.85)
            + at(GROUND, 20, 10, 0.85)
            + go("M-4-9l-8 9", -13, 1, 130)
            + go("M0-9v9", 0, 2, 90)
            + go("M4-9l8 9", 13, 1, 50),
            0,
            -14,
        ),
    ),
    "double": Icon(SCORE, at(GROUND, 0, 9, 1.8) + at(SYMBOLS["double"], 0, -3, 1.35)),
    "unscored": Icon(SCORE, at(GROUND, 0, 9, 1.8) + at(STAR, 0, -2, 1.7) + at(NO, 0, -1, 1.3)),
    "joined": Icon(
        SCORE,
        TWO_LANDS
        + at(
            "".join(f'<circle cx="{x}" r="11" class="eg-line" stroke-width="5"/>' for x in (-7, 7))
            + "".join(f'<circle cx="{x}" r="11" class="eg-ring"/>' for x in (-7, 7)),
            0,
            -4,
        ),
    ),
    # --- nobles, tiles and tokens ---
    "king": Icon(NOBLE, at(GROUND, 0, 13, 1.8) + at(KING, 0, 1, 0.8)),
    "king-next": Icon(
        NOBLE,
        at(GROUND, -15, 13, 1.1) + at(GROUND, 16, 13, 1.1) + at(KING, -14, 1, 0.76) + go("M0-8Q9-14 15 0", 16, 2, 70),
    ),
    "king-hidden": Icon(NOBLE, at(GROUND, 0, 14, 1.7) + at(KING, 0, 2, 0.8) + at(MASK, 0, -3, 0.95)),
    "crown-falls": Icon(
        NOBLE,
        at(OTHER_NOBLE, -13, 3, 0.95) + at(CROWN, 15, 9, 1, 158) + go("M-1-13Q9-20 15-9", 16, -7, 66),
    ),
    "grande": Icon(
        NOBLE,
        at(GROUND, -15, 13, 1.05)
        + at(GROUND, 17, 13, 1.05)
        + at(NOBLE_FIGURE, -14, 1, 0.92)
        + go("M0-9Q10-16 16-1", 17, 1, 70),
    ),
    "grande-dial": Icon(NOBLE, at(DIAL, 17, 2) + at(OTHER_NOBLE, -14, 2) + go("M-3-12Q4-18 10-13", 12, -12, 32)),
    "grande-castillo": Icon(
        NOBLE, at(CASTLE, 15, 7, 1.15) + at(OTHER_NOBLE, -16, 4, 0.95) + go("M-8-15Q0-21 6-11", 7, -9, 58)
    ),
    "tile": Icon(NOBLE, at(GROUND, 0, 12, 1.7) + at(TILE, 0, -6, 1.1) + go("M25-12Q29-4 22 4", 20, 6, 140)),
    "tiles": Icon(
        NOBLE,
        at(TILE, -10, -9, 0.95)
        + at(TILE, 10, 10, 0.95)
        + go("M11-10Q20-10 21-3", 21, -1, 90)
        + go("M-11 11Q-20 11-21 4", -21, 2, 270),
    ),
    "tile-turned": Icon(
        NOBLE, f'<g transform="rotate(180 0 4)">{at(TILE, 0, 4, 1.2)}</g>' + go("M-18-9Q0-22 17-10", 19, -8, 48)
    ),
    "cracks": Icon(
        NOBLE,
        at(CASTLE, 0, 7, 1.3)
        + path("M3-4l-5 7 7 4-5 9", "eg-crack", 2.4)
        + at(OTHER, -22, 9, 0.9)
        + at(OWN, 22, 9, 0.9),
    ),
    "closed": Icon(NOBLE, at(GROUND, 0, 9, 1.9) + at(NO_ENTRY, 0, -2, 1.25)),
    "protected": Icon(NOBLE, at(GROUND, 0, 9, 1.9) + at(SYMBOLS["protected"], 0, -1, 1.45)),
    "limit": Icon(NOBLE, at(GROUND, 0, 8, 1.9) + at(SYMBOLS["limit"], 0, -1, 1.5)),
    "heart": Icon(
        NOBLE,
        at(GROUND, -17, 13) + at(GROUND, 17, 13) + at(OWN, -18, 5) + at(OTHER, 18, 5) + at(HEART, 0, -5, 1.35),
    ),
    "annul": Icon(NOBLE, at(SCROLL, 0, 1, 1.1) + at(NO, 0, 0, 1.5)),
    "inquisitor": Icon(
        NOBLE,
        at(BLACK, -19, 8)
        + at(BLACK, 19, 8)
        + path("M-12 21q-1-15 4-20q-4-7 2-14q6-6 12 0q6 7 2 14q5 5 4 20q-12 3-24 0z", "eg-black")
        + path("M-5-5q5-9 10 0q0 7-5 8q-5-1-5-8z", "eg-skin")
        + path("M0 6v11M-4 10h8", "eg-goldline", 2.4),
    ),
    "court": Icon(
        NOBLE, at(HILLS, -18, 6) + at(TENT, 16, 3, 1.2) + at(OWN, 1, 9, 0.8) + go("M-14-8Q-4-18 5-10", 6, -8, 46)
    ),
    "characters": Icon(
        NOBLE,
        at(JESTER, 15, 3)
        + path("M-26 20q0-12 6-15q6-2 12 0q6 3 6 15q-12 3-24 0z", "eg-roof")
        + '<circle cx="-14" cy="-1" r="6.5" class="eg-skin"/>'
        + at(CROWN, -14, -9, 0.75),
    ),
    # --- what is kept, and cards ---
    "keep": Icon(
        KEPT,
        at(CARD, 0, 0, 1, -9) + at(f'<path d="{star(4.8, 2.2)}" class="eg-gold"/>', -1, -3) + at(HAND, 11, 9, 0.85),
    ),
    "veto": Icon(KEPT, path("M-8-21h16l12 12v16l-12 12h-16l-12-12v-16z", "eg-roof") + at(HAND, 0, 1, 1.2)),
    "kept-rider": Icon(KEPT, at(CARD, 0, 2, 1.5, 90) + at(OWN, 0, 0, 1.15)),
    "spy": Icon(KEPT, at(DIAL, 0, 8, 0.95) + at(EYE, 0, -10, 1.1)),
    "shut": Icon(KEPT, at(BACK, -5, 1, 1.15, -8) + at(LOCK, 13, 7, 1.05)),
    "again": Icon(
        KEPT,
        at(CARD, -13, 2, 1, -9)
        + at(CARD, 6, 1, 1, 6)
        + at(STAR, -13, 1, 0.7)
        + at(STAR, 6, 0, 0.7)
        + go("M-8-18Q6-24 19-10", 20, -8, 60),
    ),
    "two-cards": Icon(
        KEPT,
        at(CARD, -14, 1, 1.1, -7) + at(CARD, 14, 1, 1.1, 7) + path("M-4 0h8M0-4v8", "eg-goldline", 3),
    ),
    "last": Icon(
        KEPT,
        "".join(at(who, x, 6, 0.9) for who, x in ((OTHER, -8), (OTHER, 6), (OWN, 21)))
        + go("M-24 3Q-22-19 0-18Q16-17 20-9", 21, -7, 74),
    ),
    "recall": Icon(
        PLAIN,
        at(CARD, -9, 3, 1, -14) + at(NUMBERED, 2, 1, 1.1, 4) + go("M22-12Q31 2 18 12", 16, 13, 152),
    ),
    "wild": Icon(PLAIN, at(BACK, -17, 3, 1, -10) + at(JESTER, 9, 3, 1.15)),
    "scroll": Icon(PLAIN, at(SCROLL, 0, 1, 1.25)),
}
"""What a card can do, by the name that it gives for it."""

CARD_BACK: Final = path("M0-23l18 23-18 23-18-23z", "eg-rim") + at(CROWN, 0, 2)
"""The emblem on the backs of cards."""

DEFAULT: Final = "scroll"
"""For a card that names none."""
