"""Where names, tables and pieces go inside each land, so that even the fullest region has no overlap."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .mesh import Point

TOKEN = 39.0
"""The side of the square that a caballero token fills."""
GRANDE = (27.0, 42.0)
KING = (50.0, 64.0)
TABLE = (66.0, 21.0)


@dataclass(frozen=True)
class Box:
    """A rectangle around its centre, in which something is drawn."""

    x: float
    y: float
    width: float
    height: float

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners."""
        left, right = self.x - self.width / 2, self.x + self.width / 2
        top, bottom = self.y - self.height / 2, self.y + self.height / 2
        return (left, top), (right, top), (right, bottom), (left, bottom)

    @property
    def edges(self) -> tuple[Point, Point]:
        """The middles of the upper and the lower edge."""
        return (self.x, self.y - self.height / 2), (self.x, self.y + self.height / 2)

    def overlaps(self, other: Box) -> bool:
        """Whether two boxes share an inner point."""
        apart = abs(self.x - other.x) - (self.width + other.width) / 2
        return apart < -0.01 and abs(self.y - other.y) - (self.height + other.height) / 2 < -0.01


@dataclass(frozen=True)
class Site:
    """The middles of a land's name, of its table, of the King with the Grandes, and of the caballeros."""

    name: Point
    table: Point
    nobles: Point
    caballeros: Point
    grandes_abreast: int = 5
    tokens_abreast: int = 5
    seat: float = 0.0
    """The radius of a space inside a region, if it has room for only a few."""
    heap: Point | None = None
    """Where tokens lie that nobody has taken yet."""
    panel: tuple[float, float] | None = None
    """The size of a board that lies on the sea."""
    ground: str = ""
    """The symbol drawn instead of a plain seat or board."""

    @property
    def middle(self) -> Point:
        """The middle of all pieces."""
        return (self.nobles[0] + self.caballeros[0]) / 2, (self.nobles[1] + self.caballeros[1]) / 2

    def settled(self, nobles: bool, caballeros: bool) -> Site:
        """The site with its pieces in the middle, if it does not hold both nobles and caballeros."""
        if nobles and caballeros:
            return self
        return replace(self, nobles=self.middle, caballeros=self.middle)

    def table_box(self) -> Box:
        """The box of the score table."""
        return Box(*self.table, *TABLE)

    def name_box(self, name: str) -> Box:
        """The box of the name, with a generous estimate of its width."""
        return Box(*self.name, text_width(name, 17) + 0.6 * len(name), 18)

    def token_boxes(self, count: int) -> list[Box]:
        """The boxes of the caballero tokens, in centred rows."""
        return _rows(self.caballeros, count, self.tokens_abreast, (TOKEN, TOKEN))

    def taken(self, name: str) -> list[Point]:
        """The corners and middles of everything in a full region with such a name."""
        king, grandes = self.noble_boxes(True, 3)
        boxes = [self.name_box(name), self.table_box(), *self.token_boxes(5), *grandes, *([king] if king else [])]
        return [point for box in boxes for point in (*box.corners, (box.x, box.y), *box.edges)]

    def noble_boxes(self, king: bool, grandes: int) -> tuple[Box | None, list[Box]]:
        """The boxes of the King, if here, and of the Grandes to his right."""
        abreast = min(grandes, self.grandes_abreast)
        width = (KING[0] if king else 0.0) + abreast * GRANDE[0]
        left, y = self.nobles[0] - width / 2, self.nobles[1]
        if not king:
            return None, _rows(self.nobles, grandes, self.grandes_abreast, GRANDE)
        middle = (left + KING[0] + abreast * GRANDE[0] / 2, y)
        return Box(left + KING[0] / 2, y, *KING), _rows(middle, grandes, self.grandes_abreast, GRANDE)


def _rows(middle: Point, count: int, abreast: int, size: tuple[float, float]) -> list[Box]:
    """Boxes in rows of at most `abreast`, centred around a point."""
    rows = [min(abreast, count - start) for start in range(0, count, abreast)]
    boxes = []
    for number, length in enumerate(rows):
        y = middle[1] + (number - (len(rows) - 1) / 2) * size[1]
        boxes += [Box(middle[0] + (at - (length - 1) / 2) * size[0], y, *size) for at in range(length)]
    return boxes


def text_width(text: str, size: float) -> float:
    """An estimate of a text's width in a serif face; too wide rather than too narrow."""
    return size * sum(
        0.95 if c in "MWmw" else 0.74 if c.isupper() else 0.37 if c in "iljtfr.,:' " else 0.62 for c in text
    )


SITES: dict[str, Site] = {
    "galicia": Site((174, 116), (174, 138), (174, 186), (167, 243)),
    "pais-vasco": Site((382, 112), (480, 112), (418, 157), (420, 211)),
    "aragon": Site((620, 150), (620, 172), (615, 229), (602, 314), 3, 3),
    "cataluna": Site((784, 158), (784, 180), (784, 234), (748, 317), 3, 3),
    "castilla-la-vieja": Site((354, 268), (474, 268), (380, 315), (378, 367)),
    "castilla-la-nueva": Site((346, 434), (474, 434), (384, 483), (386, 535)),
    "sevilla": Site((266, 580), (266, 602), (266, 648), (274, 701)),
    "granada": Site((446, 605), (528, 605), (503, 652), (502, 707)),
    "valencia": Site((676, 424), (668, 446), (647, 501), (651, 584), 3, 3),
    "castillo": Site((790, 768), (790, 790), (790, 706), (790, 707), 5, 3),
    "beside": Site((824, 479), (824, 479), (824, 529), (824, 529), 5, 3, panel=(124, 108)),
}
"""The nine regions, the Castillo, and the board beside it for those in the open."""
