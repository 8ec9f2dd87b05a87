"""The whole picture of a position."""

from __future__ import annotations

from functools import cache
from xml.sax.saxutils import escape

from .map import BOTTOM, FAR_NAMES, HEIGHT, ISLANDS, LEFT, NEUTRAL, PEAKS, RIGHT, SPAIN, TOP, WAVES, WIDTH
from .markup import group, number, rect, text, use
from .mesh import FRAME, path, roughen
from .palette import style
from .panels import offered, rounds, seats
from .pieces import castillo, spot_group
from .scene import Scene
from .symbols import symbols


def draw(scene: Scene) -> str:
    """The position as one SVG document."""
    spots = {spot.key: spot.name for spot in scene.spots}
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" class="elgrande" '
        'role="graphics-document">'
        f"<title>{escape(scene.word('title'))}, {escape(scene.word('round'))} {scene.round}</title>"
        f"<style>{style()}</style>{_definitions()}{_table()}"
        f'<g clip-path="url(#eg-map-clip)">{_sea()}{_lands(spots)}{_borders()}{_far_names(scene)}</g>'
        f"{_frame()}{rounds(scene)}{''.join(spot_group(scene, spot) for spot in scene.spots)}"
        f"{castillo(scene)}{group(seats(scene), 'seats')}{offered(scene)}</svg>"
    )


def _definitions() -> str:
    clips = "".join(
        f'<clipPath id="eg-clip-{land}"><use href="#region-{land}"/></clipPath>'
        for land in SPAIN.lands
        if land not in NEUTRAL
    )
    return (
        f"<defs>{symbols()}{clips}"
        f'<clipPath id="eg-map-clip">{rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "")}</clipPath>'
        '<radialGradient id="eg-deep" cx=".45" cy=".5" r=".75"><stop offset=".45" class="stop-sea"/>'
        '<stop offset="1" class="stop-deep"/></radialGradient>'
        '<filter id="eg-grain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="7"/>'
        '<feColorMatrix values="0 0 0 0 .32 0 0 0 0 .2 0 0 0 0 .06 .55 .25 0 0 -.28"/></filter></defs>'
    )


def _table() -> str:
    """The parchment below everything."""
    return rect(0, 0, WIDTH, HEIGHT, "ground")


@cache
def _sea() -> str:
    """Water, water lines along the coasts, waves, a ship and a compass rose."""
    shore = "".join(path(border.line) for border in SPAIN.borders if border.coast)
    isles = "".join(path(roughen([*isle, isle[0]], 5, 0.2, 8), True) for isle in ISLANDS)
    lines = "".join(
        f'<use href="#eg-shore" class="foam" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in ((46, 0.22), (30, 0.28), (15, 0.4))
    )
    waves = "".join(use("wave", x, y) for x, y in WAVES)
    return (
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "sea")
        + f'<defs><path id="eg-shore" d="{shore}{isles}"/></defs>{lines}'
        + f'<path d="{isles}" class="neutral"/>'
        + f'<g class="foam" stroke-width="1.6" stroke-opacity=".9">{waves}</g>'
        + use("ship", 838, 388, "", 0.8)
        + use("compass", 80, 752, "", 0.88)
        + text("N", 80, 710, "soft", 12)
    )


def _lands(names: dict[str, str]) -> str:
    """All lands: the regions, which a browser can let one choose, and the neutral rest."""
    parts = []
    for land, ring in SPAIN.lands.items():
        line = path(ring, True)
        if land in NEUTRAL:
            parts.append(f'<path id="land-{land}" class="neutral" d="{line}"/>')
        else:
            region = f'<path id="region-{land}" class="region" data-region="{land}" d="{line}">'
            # The tint is on the group, so that the region's outline can be used again without it.
            parts.append(group(f"{region}<title>{escape(names[land])}</title></path>", f"land-{land}"))
    washes = "".join(
        f'<use href="#region-{land}" class="wash" clip-path="url(#eg-clip-{land})"/>'
        for land in SPAIN.lands
        if land not in NEUTRAL
    )
    grain = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "grain")
    return "".join(parts) + washes + grain


@cache
def _borders() -> str:
    """Each border once: coasts strong, borders of regions fine, those of neutral land dotted."""
    kinds: dict[str, str] = {"shore": "", "region": "", "neutral": ""}
    for border in SPAIN.borders:
        if FRAME in border.faces:
            continue
        neutral = all(face in NEUTRAL for face in border.faces)
        kinds["shore" if border.coast else "neutral" if neutral else "region"] += path(border.line)
    peaks = "".join(use("peak", x, y, "", 0.85) for x, y in PEAKS)
    return (
        f'<g class="eg-line"><path d="{kinds["neutral"]}" stroke-width="1" stroke-dasharray="1 4"/>'
        f'<path d="{kinds["region"]}" stroke-width="2"/><use href="#eg-shore" stroke-width="2.2"/></g>{peaks}'
    )


def _far_names(scene: Scene) -> str:
    """The names of the lands that are no regions."""
    return "".join(text(scene.word(land), *middle, "far") for land, middle in FAR_NAMES.items())


def _frame() -> str:
    """The double frame of the map, chequered like that of an old chart."""
    size = f'width="{number(RIGHT - LEFT + 8)}" height="{number(BOTTOM - TOP + 8)}"'
    box = f'x="{number(LEFT - 4)}" y="{number(TOP - 4)}" {size}'
    return (
        f'<rect {box} class="eg-line" stroke-width="8"/>'
        f'<rect {box} fill="none" stroke-width="5.5" class="frame-pale"/>'
        f'<rect {box} class="eg-line" stroke-width="5.5" stroke-dasharray="22" style="stroke-linecap:butt"/>'
    )
