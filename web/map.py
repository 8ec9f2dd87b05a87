"""Writes what the browser needs to draw the map: the geometry and the style of `elgrande.picture`.

Run `python web/map.py` after a change to the picture; a test says when that was forgotten.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from elgrande.picture.draw import _borders, _definitions, _frame, _sea
from elgrande.picture.map import BOTTOM, FAR_NAMES, LEFT, NEUTRAL, REGIONS, RIGHT, SPAIN, TOP
from elgrande.picture.mesh import path
from elgrande.picture.palette import SHAPES, style
from elgrande.picture.pieces import ROOF, TOWER
from elgrande.picture.sites import GRANDE, KING, SITES, TABLE, TOKEN, Site
from elgrande.picture.symbols import COUNT_DROP, SHAPE_PATHS

FOLDER = Path(__file__).parent / "src" / "map"
LID = {"down": (790, 656), "lifted": (800, 634)}
"""Where the Castillo's roof is: on the tower, or lifted beside it."""
TOWER_FOOT = (790, 752)
STYLED = re.compile(r'class="([^"]*)"([^>]*) style="([^"]*)"')


class Styles:
    """Turns style attributes into classes, since a page with a strict content policy may have none."""

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


def _site(site: Site) -> dict[str, Any]:
    return {
        "name": site.name,
        "table": site.table,
        "nobles": site.nobles,
        "caballeros": site.caballeros,
        "grandesAbreast": site.grandes_abreast,
        "tokensAbreast": site.tokens_abreast,
    }


def geometry(styles: Styles) -> dict[str, Any]:
    """All that is drawn, by name; lines and ornaments as finished SVG."""
    return {
        "box": [LEFT - 8, TOP - 8, RIGHT - LEFT + 16, BOTTOM - TOP + 16],
        "inner": [LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP],
        "definitions": styles.tidy(_definitions()),
        "sea": styles.tidy(_sea()),
        "borders": styles.tidy(_borders()),
        "frame": styles.tidy(_frame()),
        "regions": {region: path(SPAIN.lands[region], closed=True) for region in REGIONS},
        "neutral": {land: path(SPAIN.lands[land], closed=True) for land in NEUTRAL},
        "farNames": FAR_NAMES,
        "sites": {key: _site(site) for key, site in SITES.items()},
        "sizes": {"token": TOKEN, "grande": GRANDE, "king": KING, "table": TABLE},
        "castillo": {"tower": styles.tidy(TOWER), "foot": TOWER_FOOT, "roof": styles.tidy(ROOF), "lid": LID},
        "shapes": SHAPES,
        "outlines": SHAPE_PATHS,
        "countDrop": COUNT_DROP,
    }


def files() -> dict[Path, str]:
    """The files to write, and what belongs into them."""
    styles = Styles()
    data = json.dumps(geometry(styles), ensure_ascii=False, indent=1) + "\n"
    sheet = (style() + styles.sheet()).replace("}", "}\n")
    return {
        FOLDER / "geometry.json": data,
        FOLDER / "picture.css": f"/* Written by web/map.py from elgrande.picture.palette: change it there. */\n{sheet}",
    }


def main() -> None:
    """Write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        file.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
