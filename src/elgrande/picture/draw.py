"""The whole picture of a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from xml.sax.saxutils import escape

from .chart import Chart, chart_of
from .map import ISLANDS
from .marks import SYMBOLS, marks
from .markup import group, number, rect, text, use
from .mesh import FRAME, path, roughen
from .palette import style
from .panels import WIDTH, offered, rounds, seats
from .pieces import VESSEL, castillo, spot_group
from .plates import plates, room
from .result import Result, results
from .scene import Scene
from .symbols import symbols

MARGIN = 14.0
"""The distance from the map's frame to the edge of the picture."""
NO_MORE: Mapping[str, str] = {}


def draw(scene: Scene, result: Result | None = None) -> str:
    """The position as one SVG document; with a result, it shows that beside the map instead of players and cards."""
    placed = [spot.key for spot in scene.spots if spot.between is None]
    chart = chart_of(placed)
    strange = plates(chart, [key for key in placed if key not in chart.sites])
    sites = {**chart.sites, **strange}
    names = {spot.key: spot.name for spot in scene.spots}
    left, top = chart.left - MARGIN, chart.top - MARGIN
    width, height = chart.width + 3 * MARGIN + WIDTH, chart.height + 2 * MARGIN + room(chart, len(strange))
    box = " ".join(number(value) for value in (left, top, width, height))
    # a picture that is drawn into another one needs a size of its own
    size = f' width="{number(2 * width)}" height="{number(2 * height)}"' if result else ""
    beside = results(scene, result, chart) if result else group(seats(scene, chart), "seats") + offered(scene, chart)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{size} class="elgrande" '
        'role="graphics-document">'
        f"<title>{escape(scene.word('title'))}, {escape(scene.word('round'))} {scene.round}</title>"
        f"<style>{style()}</style>{definitions(chart, _shown(scene), scene.symbols)}"
        f"{rect(left, top, width, height, 'ground')}"
        f'<g clip-path="url(#eg-map-clip)">{sea(chart)}{_lands(chart, names)}{borders(chart)}'
        f"{_far_names(scene, chart)}</g>"
        f"{frame(chart)}{rounds(scene, chart)}{''.join(spot_group(scene, spot, chart, sites) for spot in scene.spots)}"
        f"{castillo(scene, chart)}{beside}</svg>"
    )


def _shown(scene: Scene) -> set[str]:
    """The marks that a scene needs."""
    spots = (*scene.spots, scene.castillo)
    grounds = {spot.ground for spot in spots if spot.ground}
    halo = {"halo" for spot in spots if spot.regent is not None}
    return grounds | halo | {mark for spot in spots for mark in spot.marks}


def definitions(chart: Chart, shown: Iterable[str] = SYMBOLS, more: Mapping[str, str] = NO_MORE) -> str:
    """The symbols, including the marks that are shown, and the clip paths of the regions and the frame."""
    clips = "".join(
        f'<clipPath id="eg-clip-{region}"><use href="#region-{region}"/></clipPath>' for region in chart.outlines
    )
    return (
        f"<defs>{symbols()}{marks(shown, more)}{chart.symbols}{clips}"
        f'<clipPath id="eg-map-clip">{_inside(chart, "")}</clipPath>'
        '<radialGradient id="eg-deep" cx=".45" cy=".5" r=".75"><stop offset=".45" class="stop-sea"/>'
        '<stop offset="1" class="stop-deep"/></radialGradient>'
        '<filter id="eg-grain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 .32 0 0 0 0 .2 0 0 0 0 .06 .55 .25 0 0 -.28"/></filter></defs>'
    )


def _inside(chart: Chart, css: str) -> str:
    return rect(chart.left, chart.top, chart.width, chart.height, css)


@cache
def sea(chart: Chart) -> str:
    """Water, water lines along the coasts, waves, and what floats on it."""
    shore = "".join(path(border.line) for border in chart.mesh.borders if border.coast)
    isles = "".join(path(roughen([*isle, isle[0]], 5, 0.2, 8), True) for isle in ISLANDS)
    lines = "".join(
        f'<use href="#eg-shore" class="foam" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in ((46, 0.22), (30, 0.28), (15, 0.4))
    )
    waves = "".join(use("wave", x, y) for x, y in chart.waves)
    return (
        _inside(chart, "sea")
        + f'<defs><path id="eg-shore" d="{shore}{isles}"/></defs>{lines}'
        + f'<path d="{isles}" class="neutral"/>'
        + f'<g class="foam" stroke-width="1.6" stroke-opacity=".9">{waves}</g>'
        + "".join(use(symbol, x, y, "", scale) for symbol, x, y, scale in chart.ornaments)
        + "".join(text("N", x, y - 42, "soft", 12) for symbol, x, y, _ in chart.ornaments if symbol == "compass")
    )


def _lands(chart: Chart, names: dict[str, str]) -> str:
    """All lands: the regions, which can be chosen in a browser, and the neutral rest."""
    parts = []
    for land in chart.neutral:
        parts.append(f'<path id="land-{land}" class="neutral" d="{path(chart.mesh.lands[land], True)}"/>')
    for region, line in chart.outlines.items():
        outline = f'<path id="region-{region}" class="region" data-region="{region}" d="{line}">'
        # The tint is on the group, so that the region's outline can be reused without it.
        parts.append(group(f"{outline}<title>{escape(names[region])}</title></path>", f"land-{region}"))
    washes = "".join(
        f'<use href="#region-{region}" class="wash" clip-path="url(#eg-clip-{region})"/>'
        for region in chart.outlines
        if region not in chart.afloat
    )
    afloat = "".join(VESSEL[region] for region in chart.afloat)
    return "".join(parts) + washes + afloat + _inside(chart, "grain")


@cache
def borders(chart: Chart) -> str:
    """Each border once: coasts strong, region borders fine, borders of neutral land dotted."""
    kinds: dict[str, str] = {"shore": "", "region": "", "neutral": ""}
    for border in chart.mesh.borders:
        if FRAME in border.faces:
            continue
        neutral = all(face in chart.neutral for face in border.faces)
        kinds["shore" if border.coast else "neutral" if neutral else "region"] += path(border.line)
    peaks = "".join(use("peak", x, y, "", 0.85) for x, y in chart.peaks)
    return (
        f'<g class="eg-line"><path d="{kinds["neutral"]}" stroke-width="1" stroke-dasharray="1 4"/>'
        f'<path d="{kinds["region"]}" stroke-width="2"/><use href="#eg-shore" stroke-width="2.2"/></g>{peaks}'
    )


def _far_names(scene: Scene, chart: Chart) -> str:
    """The names of the lands that are not regions."""
    return "".join(text(scene.word(land), *middle, "far") for land, middle in chart.far_names.items())


def frame(chart: Chart) -> str:
    """The double frame of the map, chequered like an old chart's."""
    size = f'width="{number(chart.width + 8)}" height="{number(chart.height + 8)}"'
    box = f'x="{number(chart.left - 4)}" y="{number(chart.top - 4)}" {size}'
    return (
        f'<rect {box} class="eg-line" stroke-width="8"/>'
        f'<rect {box} fill="none" stroke-width="5.5" class="frame-pale"/>'
        f'<rect {box} class="eg-line" stroke-width="5.5" stroke-dasharray="22" style="stroke-linecap:butt"/>'
    )
