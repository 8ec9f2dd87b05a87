"""Writes what the browser takes from the package: the map and style of `elgrande.picture`, and the kinds of events.

Run `python web/map.py` after changing any of them; a test fails if you forget.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

from elgrande.engine.event import KINDS
from elgrande.picture.chart import SIDES, Chart
from elgrande.picture.draw import borders, definitions, frame, sea
from elgrande.picture.icons import CARD_BACK, DEFAULT, HEIGHT, ICONS, WIDTH
from elgrande.picture.mesh import Point, path
from elgrande.picture.palette import SHAPES, card_style, style
from elgrande.picture.pieces import CASTILLO, ROOF, TOWER, VESSEL
from elgrande.picture.sites import GRANDE, KING, TABLE, TOKEN
from elgrande.picture.symbols import COUNT_DROP, SHAPE_PATHS, TOKENS

SOURCE = Path(__file__).parent / "src"
FOLDER = SOURCE / "map"
STYLED = re.compile(r'class="([^"]*)"([^>]*) style="([^"]*)"')


class Styles:
    """Turns style attributes into classes, since a page with a strict content policy cannot have any."""

    def __init__(self) -> None:
        self.classes: dict[str, str] = {}

    def tidy(self, markup: str) -> str:
        """The markup without style attributes."""
        return STYLED.sub(lambda m: f'class="{m[1]} {self._name(m[3])}"{m[2]}', markup)

    def _name(self, body: str) -> str:
        return self.classes.setdefault(body, f"eg-fine-{len(self.classes)}")

    def sheet(self) -> str:
        """The rules of the classes."""
        return "".join(f".{name}{{{body}}}" for body, name in self.classes.items())


def _side(chart: Chart, styles: Styles) -> dict[str, Any]:
    """A side of the map, by name; lines and ornaments as finished SVG."""
    return {
        "box": [chart.left - 8, chart.top - 8, chart.width + 16, chart.height + 16],
        "small": chart.small,
        "inner": [chart.left, chart.top, chart.width, chart.height],
        "definitions": styles.tidy(definitions(chart)),
        "sea": styles.tidy(sea(chart)),
        "borders": styles.tidy(borders(chart)),
        "frame": styles.tidy(frame(chart)),
        "regions": chart.outlines,
        "afloat": {region: styles.tidy(VESSEL[region]) for region in chart.afloat},
        "neutral": {land: path(chart.mesh.lands[land], closed=True) for land in chart.neutral},
        "farNames": chart.far_names,
        "sites": {key: asdict(site) for key, site in chart.sites.items()},
        "crossings": _crossings(chart),
    }


def _crossings(chart: Chart) -> dict[str, Point]:
    """Where a bridge stands, by the regions it joins, in alphabetical order."""
    pairs = [tuple(sorted(border.faces)) for border in chart.mesh.borders if border.faces <= chart.outlines.keys()]
    return {f"{one} {other}": chart.crossing(one, other) for one, other in pairs}


def geometry(styles: Styles) -> dict[str, Any]:
    """Everything that is drawn."""
    return {
        "sides": [_side(chart, styles) for chart in SIDES],
        "sizes": {"token": TOKEN, "grande": GRANDE, "king": KING, "table": TABLE},
        "castillo": {"walls": styles.tidy(TOWER), "roof": styles.tidy(ROOF), **CASTILLO},
        "shapes": SHAPES,
        "outlines": SHAPE_PATHS,
        "countDrop": COUNT_DROP,
    }


def icons(styles: Styles) -> str:
    """What cards can do, as little pictures; one to a line."""
    lines = [
        f"{json.dumps(name)}: {json.dumps({'tint': icon.tint, 'drawing': styles.tidy(icon.drawing)})}"
        for name, icon in ICONS.items()
    ]
    tokens = json.dumps({name: styles.tidy(drawing) for name, drawing in TOKENS.items()})
    box = f"{-WIDTH // 2} {-HEIGHT // 2} {WIDTH} {HEIGHT}"
    first = json.dumps({"box": box, "default": DEFAULT, "back": styles.tidy(CARD_BACK)})[1:-1]
    start = f'{{{first},\n"tokens": {tokens},\n"icons": {{\n'
    return start + ",\n".join(lines) + "\n}}\n"


def events() -> str:
    """All declared kinds of events by key, one to a line."""
    lines = [f"{json.dumps(key)}: {json.dumps(kind.as_dict())}" for key, kind in sorted(KINDS.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def files() -> dict[Path, str]:
    """The files to write, and their contents."""
    styles = Styles()
    data = json.dumps(geometry(styles), ensure_ascii=False, indent=1) + "\n"
    drawn = icons(styles)
    sheet = (style() + card_style() + styles.sheet()).replace("}", "}\n")
    return {
        SOURCE / "lib" / "events.json": events(),
        SOURCE / "cards" / "icons.json": drawn,
        FOLDER / "geometry.json": data,
        FOLDER / "picture.css": f"/* Written by web/map.py from elgrande.picture.palette: change it there. */\n{sheet}",
    }


def main() -> None:
    """Write them."""
    for file, content in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
