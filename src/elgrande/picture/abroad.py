"""The second side of the map: Francia as a region, the ship, América in the west and África in the south."""

from __future__ import annotations

from .map import CORNERS, FRA, LINES, PIR, POR, RIGHT
from .mesh import FRAME, SEA, Mesh, Point, build
from .sites import Site

LEFT, TOP, BOTTOM = -166.0, -72.0, 944.0
"""The inner edge of the frame; the right edge is that of the first side."""

AME, AFR = "america", "africa"
NEUTRAL = (POR, PIR)
FAR_NAMES: dict[str, Point] = {POR: (134, 372)}

_CORNERS: dict[str, Point] = CORNERS | {
    "fra-north": (556, TOP),
    "frame-corner": (RIGHT, TOP),
    "ame-north": (LEFT, -10),
    "ame-south": (LEFT, 446),
    "afr-west": (96, BOTTOM),
    "afr-east": (704, BOTTOM),
}

# fmt: off
_OWN = {(FRA, SEA, "pir-fra-sea"), (FRA, FRAME, "fra-north"), (FRA, FRAME, "frame-corner")}
_LINES = (
    *(line for line in LINES if line[:3] not in _OWN),
    (FRA, SEA, "pir-fra-sea", "fra-north",
     ((598, 46), (590, 26), (594, 8), (584, -10), (588, -24), (574, -40), (562, -52))),
    (FRA, FRAME, "fra-north", "frame-corner", ()),
    (FRA, FRAME, "frame-corner", "fra-east", ()),
    (AME, FRAME, "ame-south", "ame-north", ()),
    (AME, SEA, "ame-north", "ame-south",
     ((-140, -14), (-116, -8), (-92, 2), (-78, -2), (-62, 12), (-46, 18), (-36, 34), (-22, 48), (-26, 66),
      (-18, 86), (-26, 104), (-22, 128), (-14, 150), (-22, 172), (-18, 198), (-10, 220), (-18, 246),
      (-16, 272), (-24, 298), (-18, 322), (-30, 346), (-26, 366), (-42, 388), (-62, 398), (-74, 414),
      (-98, 420), (-118, 436), (-142, 438))),
    (AFR, FRAME, "afr-east", "afr-west", ()),
    (AFR, SEA, "afr-west", "afr-east",
     ((104, 922), (120, 908), (124, 890), (142, 872), (160, 858), (186, 850), (208, 838), (238, 832),
      (262, 822), (290, 826), (318, 818), (346, 828), (376, 824), (404, 832), (432, 822), (466, 824),
      (498, 812), (530, 816), (560, 808), (592, 812), (622, 808), (646, 818), (668, 822), (682, 840),
      (692, 852), (696, 874), (706, 892), (700, 918))),
)
# fmt: on

WORLD: Mesh = build(_CORNERS, _LINES)

SHIP = (
    "M-140 486Q-68 500 4 486Q20 552 6 622L8 640V606H46V660Q40 706 6 722H-106Q-134 712-146 664L-164 640L-136 646"
    "L-140 622Q-156 552-140 486z"
)
"""The outline of the ship: the great sail on which caballeros stand, and the hull."""

SITES: dict[str, Site] = {
    "francia": Site((700, -47), (796, -47), (750, -3), (750, -3), 5, 3),
    "ambassador": Site((678, 92), (678, 56), (678, 56), (678, 56), 1, 1, seat=23),
    "envoy": Site((750, 92), (750, 56), (750, 56), (750, 56), 1, 1, seat=23),
    "third": Site((822, 92), (822, 56), (822, 56), (822, 56), 1, 1, seat=23),
    "ship": Site((-60, 688), (-60, 709), (-68, 516), (-68, 580), 5, 3),
    "captain": Site((27, 666), (27, 632), (27, 632), (27, 632), 1, 1, seat=22),
    "america": Site((-92, 32), (-92, 56), (-92, 196), (-92, 286), 3, 3, heap=(-92, 364)),
    "viceroy": Site((-92, 140), (-92, 104), (-92, 104), (-92, 104), 1, 1, seat=23),
    "africa": Site((202, 878), (202, 902), (428, 884), (594, 882), 5, 3, heap=(308, 892)),
    "limit-board": Site((808, 836), (808, 836), (808, 886), (808, 888), 5, 3, panel=(152, 118)),
}
"""The new regions and the spaces inside them, and the limit board."""

PEAKS: tuple[Point, ...] = ((578, 112), (596, 104), (612, 112))
# fmt: off
ANCHORS: tuple[Point, ...] = (
    (24, 230), (330, 62), (560, 10), (862, 282), (748, 456), (536, 768), (216, 762),
)
"""Where coasts are marked at which the ship can land: one for each coastal region."""
COMPASS: Point = (-96, 850)
WAVES: tuple[Point, ...] = (
    (-110, 462), (34, 470), (-130, 762), (10, 776), (48, 876), (-20, 916), (470, 10), (150, 26), (260, -4),
    (20, 60), (440, -36), (36, 340), (690, 716), (640, 778), (440, 784), (800, 412), (792, 546), (862, 340),
    (858, 524), (22, 572), (30, 130), (520, 52),
)
# fmt: on
