"""What stands in the regions and in the Castillo."""

from __future__ import annotations

from collections.abc import Mapping

from .chart import Chart
from .markup import group, number, rect, text, use
from .palette import SHAPES
from .scene import Scene, Spot
from .sites import Box, Site
from .symbols import COUNT_DROP

TOWER = (
    '<ellipse rx="86" ry="10" class="eg-shade"/><ellipse cy="-91" rx="70" ry="8" class="eg-dark"/>'
    '<path d="M-72 0l5-78h-7v-22h20v9h12v-9h20v9h12v-9h20v9h12v-9h20v9h12v-9h20v22h-7l5 78z" class="stone" '
    'stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M-56-68h10m84 3h12m-112 28h8m92 4h10m-104 20h12m70 2h11" class="eg-line" stroke-opacity=".5"/>'
)
ROOF = (
    '<path d="M-82 0Q-34-22 0-62Q34-22 82 0Q0 12-82 0z" class="eg-roof" stroke-width="1.5"/>'
    '<path d="M-46 4Q-18-24 0-62Q18-24 46 4M0-62V6" class="eg-line" stroke-width=".8" stroke-opacity=".6"/>'
    '<path d="M0-60v-18l16 5-16 5" class="eg-gold"/>'
)


CASTILLO = {"foot": (0, -16), "down": (0, -112), "lifted": (10, -134), "inside": (0, -36)}
"""Where things are, relative to the name: the tower, its closed and lifted roof, the number or question mark."""
VESSEL = {
    "ship": (
        '<g class="eg-line" stroke-width="1.6"><path d="M-68 500V466" stroke-width="3"/>'
        '<path d="M-68 472l34-8-34-8z" class="eg-roof" stroke-width="1"/>'
        '<path d="M-164 640L-136 646Q-60 662 8 646V606H46V660Q40 706 6 722H-106Q-134 712-146 664z" class="eg-hull"/>'
        '<path d="M-140 672Q-60 686 43 670M-128 700Q-60 712 28 702" stroke-opacity=".5"/>'
        '<path d="M-140 486Q-68 500 4 486Q20 552 6 622Q-68 638-140 622Q-156 552-140 486z" class="eg-panel" '
        'style="stroke-width:1.6"/><path d="M-148 486H12M-148 624H12" stroke-width="3"/></g>'
    )
}
"""What floats: the ship with its great sail."""


def token(colour: str, count: int | None, x: float, y: float, scale: float = 1.15) -> str:
    """A token in a player's colour and shape, with an optional number."""
    shape = SHAPES[colour]
    figure = use(shape, x, y, "", scale)
    if count is None:
        return figure
    return figure + text(str(count), x, y + COUNT_DROP.get(shape, 6.4), "count")


def table(values: tuple[int, ...], x: float, y: float, tile: bool) -> str:
    """The numbers of a score table in its cartouche, or of the score tile that replaces it."""
    left = x - 9.5 * (len(values) - 1)
    shown = "".join(text(str(n), left + 19 * at, y + 5.4, "" if at else "first", 15.5) for at, n in enumerate(values))
    plate = "tile" if tile else "cartouche"
    return use(f"{plate}-{len(values)}" if len(values) > 1 else plate, x, y) + shown


def contents(scene: Scene, spot: Spot, site: Site) -> str:
    """The King, the Grandes and the caballeros of a spot, each group with its player's number."""
    parts = []
    owners = [(player, seat.colour, seat.name) for player, seat in enumerate(scene.seats)]
    counts = [*(spot.caballeros or [0] * len(owners)), spot.black]
    present = [(*owner, count) for owner, count in zip([*owners, (-1, "black", "–")], counts, strict=True) if count]
    settled = site.settled(spot.king or bool(spot.grandes), bool(present))
    king, grandes = settled.noble_boxes(spot.king, len(spot.grandes))
    if king is not None:
        figure = use("king", king.x, king.y + 1, "", 1.12)
        parts.append(group(figure, "king piece", f"{spot.name}: {scene.word('king')}", data_region=spot.key))
    for player, box in zip(spot.grandes, grandes, strict=True):
        parts.append(_grande(scene, spot, player, box))
    for (player, colour, name, count), box in zip(present, settled.token_boxes(len(present)), strict=True):
        words = f"{spot.name}: {name}, {count} {scene.word('caballeros')}"
        loads = "".join(use(f"{load}-token", box.x + 15, box.y - 14, "", 0.8) for load in _loads(spot, colour))
        figure = token(colour, count, box.x, box.y) + loads
        css = f"caballeros piece {colour}"
        parts.append(group(figure, css, words, data_region=spot.key, data_player=player))
    if site.heap is not None:
        parts += [_heap(kind, count, *site.heap) for kind, count in spot.heap if count]
    return "".join(parts)


def _loads(spot: Spot, colour: str) -> list[str]:
    """The kinds of tokens that caballeros of a colour carry here."""
    return [kind for carrier, kind, count in spot.carried if carrier == colour and count]


def _heap(kind: str, count: int, x: float, y: float) -> str:
    """Tokens that lie in a colony, with their number."""
    return use(f"{kind}-token", x - 14, y, "", 1.5) + text(f"× {count}", x + 22, y + 6, "figure", 18)


def _grande(scene: Scene, spot: Spot, player: int, box: Box) -> str:
    """A Grande with its player's shape on the breast."""
    seat = scene.seats[player]
    acts = spot.regent == player
    halo = use("halo", box.x, box.y) if acts else ""
    emblem = use(f"plain-{SHAPES[seat.colour]}", box.x, box.y + 9, "emblem", 0.4)
    words = f"{spot.name}: {seat.name}, {scene.word('grande')}"
    return group(
        halo + use("grande", box.x, box.y) + emblem,
        f"grande piece {seat.colour}",
        f"{words}, {scene.word('acting')}" if acts else words,
        data_region=spot.key,
        data_player=player,
    )


def spot_group(scene: Scene, spot: Spot, chart: Chart, sites: Mapping[str, Site]) -> str:
    """A region's name, table and pieces; or a space inside a region, or a board on the sea."""
    site = sites[spot.key] if spot.between is None else _site_between(chart, *spot.between, spot.ground)
    ground = ""
    if site.seat:
        ground = use(site.ground or "seat", *site.table, "", site.seat / 20)
    elif site.ground:
        ground = use(site.ground, *site.name)
    elif site.panel is not None:
        width, height = site.panel
        ground = rect(site.name[0] - width / 2, site.name[1] - 16, width, height, "eg-panel", 8)
    if spot.holder is not None:
        ground += use("pennant", *site.table, f"piece {spot.holder}", site.seat / 20)
    return group(ground + _label(scene, spot, site) + contents(scene, spot, site), "spot", data_region=spot.key)


def _site_between(chart: Chart, one: str, other: str, ground: str) -> Site:
    """The site of a space between two others, such as a bridge on which a caballero stands."""
    x, y = chart.crossing(one, other)
    return Site((x, y + 34), (x, y), (x, y - 9), (x, y - 9), 1, 1, seat=20, ground=ground)


def _label(scene: Scene, spot: Spot, site: Site) -> str:
    if site.seat:
        return text(spot.name, site.name[0], site.name[1], "seat-word", 12.5, 62)
    marks = "".join(use(mark, site.table[0] + 48 + at * 24, site.table[1]) for at, mark in enumerate(spot.marks))
    if site.panel is None:
        name = text(spot.name, site.name[0], site.name[1] + 6, "name") + marks
    else:
        name = text(spot.name, site.name[0], site.name[1] + 6, "seat-word", 16, site.panel[0] - 20) + marks
    if not any(spot.table):
        return name
    words = " / ".join(str(value) for value in spot.table)
    caption = f"{spot.name}: {scene.word('tile' if spot.tile else 'table')} {words}"
    plate = group(table(spot.table, *site.table, spot.tile), "tile" if spot.tile else "table", caption)
    return name + plate


def castillo(scene: Scene, chart: Chart) -> str:
    """The Castillo: a tower whose roof is a lid, lifted only while its contents are public."""
    spot = scene.castillo
    site = chart.sites[spot.key]
    if spot.caballeros is None:
        lid = group(ROOF, "lid", transform=_beside(site, "down"))
        at = CASTILLO["inside"]
        alone = not (spot.king or spot.grandes)
        question = text("?", site.name[0] + at[0], site.name[1] + at[1], "secret", 54) if alone else ""
        inside = group(question, "hidden", f"{spot.name}: {scene.word('hidden')}")
    else:
        lid = group(ROOF, "lid lifted", transform=f"{_beside(site, 'lifted')}rotate(17)scale(.9)")
        inside = ""
    tower = group(TOWER, transform=_beside(site, "foot"))
    shown = tower + lid + inside + _label(scene, spot, site) + contents(scene, spot, site)
    return group(shown, "castillo", id="castillo", data_region=spot.key)


def _beside(site: Site, part: str) -> str:
    """The transform to a part of the Castillo."""
    dx, dy = CASTILLO[part]
    return f"translate({number(site.name[0] + dx)} {number(site.name[1] + dy)})"
