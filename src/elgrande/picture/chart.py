"""A side of the map: its lands, its frame, where everything stands, and the decoration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import dist

from . import abroad, atlantic
from . import map as spain
from .mesh import Mesh, Point, path
from .sites import SITES, Site
from .symbols import symbols_abroad, symbols_atlantic


@dataclass(frozen=True, eq=False)
class Chart:
    """One side of the map; the spaces in the rules determine which one is shown."""

    mesh: Mesh
    neutral: tuple[str, ...]
    """Lands that are not regions."""
    far_names: Mapping[str, Point]
    """Where the names of neutral lands go."""
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
    """The outlines of regions that are not land."""
    symbols: str = ""
    """Definitions of symbols that only this side shows."""

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

    def crossing(self, one: str, other: str) -> Point:
        """Where one crosses from a region to another: where their border has most room, or else between them."""
        lines = [border.line for border in self.mesh.borders if border.faces == {one, other}]
        if lines:
            taken = [point for land in (one, other) for point in self.sites[land].taken(land)]
            inner = [point for line in lines for point in line[len(line) // 4 : len(line) - len(line) // 4]]
            return max(inner, key=lambda here: min(dist(here, point) for point in taken))
        (ax, ay), (bx, by) = self.sites[one].middle, self.sites[other].middle
        return (ax + bx) / 2, (ay + by) / 2


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
    symbols=symbols_abroad(),
)
"""Spain with Francia, the ship, América and África."""

THIRD = Chart(
    mesh=atlantic.ATLANTIC,
    neutral=atlantic.NEUTRAL,
    far_names=atlantic.FAR_NAMES,
    sites=SITES | atlantic.SITES,
    left=atlantic.LEFT,
    top=spain.TOP,
    right=spain.RIGHT,
    bottom=spain.BOTTOM,
    small=(-92, 62, 976, 744),
    waves=atlantic.WAVES,
    peaks=spain.PEAKS,
    ornaments=(*(("anchor", x, y, 1.0) for x, y in atlantic.ANCHORS), ("compass", *atlantic.COMPASS, 0.88)),
    afloat={},
    symbols=symbols_atlantic(),
)
"""Spain with Portugal, the ships and the prison."""

SIDES = (FIRST, SECOND, THIRD)


def chart_of(spaces: Iterable[str]) -> Chart:
    """The first side that has a place for most of these spaces."""
    wanted = set(spaces)
    return max(SIDES, key=lambda chart: len(wanted & chart.sites.keys()))
