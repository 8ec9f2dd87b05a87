"""A side of the map: its lands, its frame, where everything stands, and the decoration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import abroad
from . import map as spain
from .mesh import Mesh, Point, path
from .sites import SITES, Site


@dataclass(frozen=True, eq=False)
class Chart:
    """One side of the map; which of them is shown follows from the spaces that the rules have."""

    mesh: Mesh
    neutral: tuple[str, ...]
    """Lands that are no regions."""
    far_names: Mapping[str, Point]
    """Where neutral lands bear their names."""
    sites: Mapping[str, Site]
    left: float
    top: float
    right: float
    bottom: float
    small: tuple[float, float, float, float]
    """What a small screen shows: left, top, width and height."""
    waves: tuple[Point, ...]
    peaks: tuple[Point, ...]
    ornaments: tuple[tuple[str, float, float, float], ...]
    """Symbols on the water: which, where and how large."""
    afloat: Mapping[str, str]
    """Regions that are no lands, by their outlines."""

    @property
    def width(self) -> float:
        """The inner width of the frame."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The inner height of the frame."""
        return self.bottom - self.top

    @property
    def outlines(self) -> dict[str, str]:
        """The outline of each region that can be chosen, as SVG path data."""
        lands = {land: path(ring, True) for land, ring in self.mesh.lands.items() if land not in self.neutral}
        return lands | dict(self.afloat)


FIRST = Chart(
    mesh=spain.SPAIN,
    neutral=spain.NEUTRAL,
    far_names=spain.FAR_NAMES,
    sites=SITES,
    left=spain.LEFT,
    top=spain.TOP,
    right=spain.RIGHT,
    bottom=spain.BOTTOM,
    small=(26, 62, 858, 744),
    waves=spain.WAVES,
    peaks=spain.PEAKS,
    ornaments=(("ship", 838, 388, 0.8), ("compass", 80, 752, 0.88)),
    afloat={},
)
"""Spain alone."""

SECOND = Chart(
    mesh=abroad.WORLD,
    neutral=abroad.NEUTRAL,
    far_names=abroad.FAR_NAMES,
    sites=SITES | abroad.SITES,
    left=abroad.LEFT,
    top=abroad.TOP,
    right=spain.RIGHT,
    bottom=abroad.BOTTOM,
    small=(-164, -70, 1052, 1012),
    waves=abroad.WAVES,
    peaks=abroad.PEAKS,
    ornaments=(*(("anchor", x, y, 1.0) for x, y in abroad.ANCHORS), ("compass", *abroad.COMPASS, 0.88)),
    afloat={"ship": abroad.SHIP},
)
"""Spain with Francia, the ship, América and África."""

SIDES = (FIRST, SECOND)


def chart_of(spaces: Iterable[str]) -> Chart:
    """The side that has a place for all these spaces."""
    wanted = set(spaces)
    for chart in SIDES:
        if wanted <= chart.sites.keys():
            return chart
    raise KeyError(f"no map has all of {', '.join(sorted(wanted))}")
