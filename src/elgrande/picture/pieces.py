"""What stands in the regions and in the Castillo."""

from __future__ import annotations

from .markup import group, number, text, use
from .palette import SHAPES
from .scene import Scene, Spot
from .sites import SITES, Box, Site
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


def token(colour: str, count: int | None, x: float, y: float, scale: float = 1.15) -> str:
    """A token in a player's colour and shape, with a number if one is given."""
    shape = SHAPES[colour]
    figure = use(shape, x, y, "", scale)
    if count is None:
        return figure
    return figure + text(str(count), x, y + COUNT_DROP.get(shape, 6.4), "count")


def table(values: tuple[int, int, int], x: float, y: float, tile: bool) -> str:
    """A score table in its cartouche, or the score tile that replaces it."""
    numbers = zip(values, (-19.0, 0.0, 19.0), strict=True)
    shown = "".join(text(str(n), x + dx, y + 5.4, "first" if dx < 0 else "", 15.5) for n, dx in numbers)
    return use("tile" if tile else "cartouche", x, y) + shown


def contents(scene: Scene, spot: Spot, site: Site) -> str:
    """The King, the Grandes and the caballeros of a spot, each group with its player's number."""
    parts = []
    present = [(player, count) for player, count in enumerate(spot.caballeros or ()) if count]
    settled = site.settled(spot.king or bool(spot.grandes), bool(present))
    king, grandes = settled.noble_boxes(spot.king, len(spot.grandes))
    if king is not None:
        figure = use("king", king.x, king.y + 1, "", 1.12)
        parts.append(group(figure, "king piece", f"{spot.name}: {scene.word('king')}", data_region=spot.key))
    for player, box in zip(spot.grandes, grandes, strict=True):
        parts.append(_grande(scene, spot, player, box))
    for (player, count), box in zip(present, settled.token_boxes(len(present)), strict=True):
        seat = scene.seats[player]
        parts.append(
            group(
                token(seat.colour, count, box.x, box.y),
                f"caballeros piece {seat.colour}",
                f"{spot.name}: {seat.name}, {count} {scene.word('caballeros')}",
                data_region=spot.key,
                data_player=player,
            )
        )
    return "".join(parts)


def _grande(scene: Scene, spot: Spot, player: int, box: Box) -> str:
    """A Grande with his player's shape on the breast."""
    seat = scene.seats[player]
    emblem = use(f"plain-{SHAPES[seat.colour]}", box.x, box.y + 9, "emblem", 0.4)
    return group(
        use("grande", box.x, box.y) + emblem,
        f"grande piece {seat.colour}",
        f"{spot.name}: {seat.name}, {scene.word('grande')}",
        data_region=spot.key,
        data_player=player,
    )


def spot_group(scene: Scene, spot: Spot) -> str:
    """A region's name, table and pieces."""
    site = SITES[spot.key]
    return group(_label(scene, spot, site) + contents(scene, spot, site), "spot", data_region=spot.key)


def _label(scene: Scene, spot: Spot, site: Site) -> str:
    words = " / ".join(str(value) for value in spot.table)
    caption = f"{spot.name}: {scene.word('tile' if spot.tile else 'table')} {words}"
    plate = group(table(spot.table, *site.table, spot.tile), "tile" if spot.tile else "table", caption)
    return text(spot.name, site.name[0], site.name[1] + 6, "name") + plate


def castillo(scene: Scene) -> str:
    """The Castillo: a tower whose roof is a lid, lifted only while its contents may be seen."""
    spot = scene.castillo
    site = SITES[spot.key]
    x = site.name[0]
    if spot.caballeros is None:
        lid = group(ROOF, "lid", transform=f"translate({number(x)} 656)")
        inside = group(text("?", x, 732, "secret", 54), "hidden", f"{spot.name}: {scene.word('hidden')}")
    else:
        lid = group(ROOF, "lid lifted", transform=f"translate({number(x + 10)} 634)rotate(17)scale(.9)")
        inside = ""
    tower = group(TOWER, transform=f"translate({number(x)} 752)")
    shown = tower + lid + inside + _label(scene, spot, site) + contents(scene, spot, site)
    return group(shown, "castillo", id="castillo", data_region=spot.key)
