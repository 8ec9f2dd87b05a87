"""The third side of the map: Portugal as a region, the ships on the Atlantic before it, the prison in the east."""

from __future__ import annotations

from .map import CORNERS, FRA, LINES, PIR, POR
from .mesh import SEA, Mesh, Point, build
from .sites import Site

LEFT = -104.0
"""The inner edge of the frame; the other three edges are those of the first side."""

NEUTRAL = (FRA, PIR)
FAR_NAMES: dict[str, Point] = {FRA: (768, 62)}

# fmt: off
_LINES = (
    *(line for line in LINES if line[:2] != (POR, SEA)),
    (POR, SEA, "sev-por-sea", "gal-por-sea",
     ((132, 710), (112, 704), (90, 706), (66, 698), (40, 700), (20, 690), (28, 660), (38, 634), (30, 606),
      (36, 586), (22, 572), (2, 562), (12, 546), (-4, 530), (-16, 510), (-10, 484), (2, 462), (-2, 432),
      (6, 402), (0, 374), (10, 346), (30, 330), (52, 314))),
)
# fmt: on

ATLANTIC: Mesh = build(CORNERS, _LINES)

SITES: dict[str, Site] = {
    "portugal": Site((118, 328), (118, 351), (84, 414), (78, 508), 3, 3),
    "ship-1": Site((-34, 200), (-34, 132), (-34, 132), (-34, 132), 1, 1, seat=25, ground="galleon"),
    "ship-2": Site((-34, 322), (-34, 254), (-34, 254), (-34, 254), 1, 1, seat=25, ground="galleon"),
    "prison": Site((819, 432), (819, 432), (819, 485), (819, 485), 5, 3, panel=(124, 114), ground="gaol"),
}
"""Portugal, the ships and the prison."""

# fmt: off
ANCHORS: tuple[Point, ...] = (
    (22, 246), (478, 64), (862, 282), (774, 549), (536, 768), (216, 762), (-34, 430),
)
"""Where coasts are marked at which a ship can land: one for each coastal region."""
COMPASS: Point = (-32, 748)
WAVES: tuple[Point, ...] = (
    (12, 96), (84, 92), (586, 40), (-78, 392), (-44, 466), (-70, 560), (-24, 628), (-72, 660), (160, 744),
    (214, 778), (96, 778), (440, 784), (540, 766), (640, 784), (846, 552), (862, 330), (690, 716), (-80, 86),
)
# fmt: on
