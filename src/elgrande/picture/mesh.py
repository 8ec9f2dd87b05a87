"""A planar mesh: borders drawn once between named corners; lands, neighbours and coasts follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist
from zlib import crc32

Point = tuple[float, float]

SEA = "sea"
FRAME = "frame"


@dataclass(frozen=True)
class Border:
    """One line between two corners, with a face on either side."""

    faces: frozenset[str]
    start: str
    end: str
    line: tuple[Point, ...]

    @property
    def length(self) -> float:
        """The length of the drawn line."""
        return sum(dist(a, b) for a, b in pairwise(self.line))

    @property
    def coast(self) -> bool:
        """Whether the line separates land from sea."""
        return SEA in self.faces


class Mesh:
    """All borders of a map, and the lands they enclose."""

    def __init__(self, borders: Iterable[Border]) -> None:
        """Chain the borders into lands."""
        self.borders = tuple(borders)
        names = {face for border in self.borders for face in border.faces} - {SEA, FRAME}
        self.lands: dict[str, tuple[Point, ...]] = {name: self._ring(name) for name in sorted(names)}

    def _ring(self, land: str) -> tuple[Point, ...]:
        """Chain the borders of a land into one closed ring of points (the first is not repeated)."""
        open_borders = [border for border in self.borders if land in border.faces]
        first = open_borders.pop(0)
        points, corner = list(first.line), first.end
        while open_borders:
            following = [border for border in open_borders if corner in (border.start, border.end)]
            if len(following) != 1:
                raise ValueError(f"{land}: {len(following)} borders go on from corner {corner}")
            border = following[0]
            open_borders.remove(border)
            forward = border.start == corner
            points += (border.line if forward else border.line[::-1])[1:]
            corner = border.end if forward else border.start
        if corner != first.start:
            raise ValueError(f"{land} is not closed")
        return tuple(points[:-1])

    def neighbours(self, land: str) -> dict[str, float]:
        """The faces next to a land, each with the length of the shared border."""
        found: dict[str, float] = {}
        for border in self.borders:
            if land in border.faces:
                (other,) = border.faces - {land}
                found[other] = found.get(other, 0.0) + border.length
        return found

    def corners(self) -> dict[str, frozenset[str]]:
        """The faces that meet in each corner."""
        found: dict[str, frozenset[str]] = {}
        for border in self.borders:
            for corner in (border.start, border.end):
                found[corner] = found.get(corner, frozenset()) | border.faces
        return found


def build(corners: Mapping[str, Point], lines: Iterable[tuple[str, str, str, str, Sequence[Point]]]) -> Mesh:
    """Build a mesh from lines (face, face, corner, corner, points between), roughened as if drawn by hand."""
    borders = []
    for one, other, start, end, between in lines:
        coast = SEA in (one, other)
        straight = [corners[start], *between, corners[end]]
        seed = crc32(f"{one}/{other}/{start}".encode())
        line = straight if FRAME in (one, other) else roughen(straight, seed, 0.2 if coast else 0.12)
        borders.append(Border(frozenset((one, other)), start, end, tuple(line)))
    return Mesh(borders)


def roughen(points: Sequence[Point], seed: int, strength: float, step: float = 15.0) -> list[Point]:
    """Break long segments at displaced midpoints, the same way every time."""
    result = [points[0]]
    for start, end in pairwise(points):
        length = dist(start, end)
        if length > step:
            seed = (seed * 1103515245 + 12345) % 2**31
            shift = (seed / 2**30 - 1.0) * strength
            middle = (
                round((start[0] + end[0]) / 2 - (end[1] - start[1]) * shift, 1),
                round((start[1] + end[1]) / 2 + (end[0] - start[0]) * shift, 1),
            )
            result += roughen([start, middle], seed ^ 0x2F3A, strength, step)[1:]
            result += roughen([middle, end], seed ^ 0x51C7, strength, step)[1:]
        else:
            result.append(end)
    return result


def contains(ring: Sequence[Point], point: Point) -> bool:
    """Whether a point lies inside a closed ring."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def path(points: Sequence[Point], closed: bool = False) -> str:
    """The SVG path data of a polyline, in small relative steps."""
    x, y = (round(value * 10) for value in points[0])
    parts = [f"M{tenth(x)} {tenth(y)}l"]
    for point in points[1:]:
        next_x, next_y = (round(value * 10) for value in point)
        dx, dy = tenth(next_x - x), tenth(next_y - y)
        parts.append(f"{dx}{dy}" if dy.startswith("-") else f"{dx} {dy}")
        x, y = next_x, next_y
    joined = parts[0] + "".join(
        part if index == 0 or part.startswith("-") else f" {part}" for index, part in enumerate(parts[1:])
    )
    return joined + ("z" if closed else "")


def tenth(value: int) -> str:
    """Write a whole number of tenths as a short decimal."""
    return f"{value / 10:.1f}".removesuffix(".0")
