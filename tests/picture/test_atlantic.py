"""The third side of the map: Portugal, the ships and the prison; and what other modules lay on any side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from elgrande import Game
from elgrande.picture import Scene, Seat, Spot, draw
from elgrande.picture.atlantic import ANCHORS, ATLANTIC
from elgrande.picture.chart import FIRST, SECOND, SIDES, THIRD, chart_of
from elgrande.picture.map import REGIONS, SPAIN
from elgrande.picture.marks import SYMBOLS
from elgrande.picture.mesh import SEA, contains
from elgrande.picture.palette import SHAPES
from elgrande.picture.sites import Box
from elgrande.rules.config import module_sets
from tests.rules.grandissimo.positions import gra

SVG = "{http://www.w3.org/2000/svg}"
PLACES = ("portugal", "ship-1", "ship-2", "prison")
COLOURS = tuple(SHAPES)[:5]


def crowds() -> Iterator[dict[str, Box]]:
    """What can stand in Portugal together: the King, five Grandes, caballeros of five players and mercenaries."""
    for king in (False, True):
        for grandes in range(6):
            for tokens in range(7):
                site = THIRD.sites["portugal"].settled(king or grandes > 0, tokens > 0)
                throne, nobles = site.noble_boxes(king, grandes)
                boxes = {"name": site.name_box("Portugal"), "table": site.table_box()}
                boxes |= {f"grande {at}": box for at, box in enumerate(nobles)}
                boxes |= {f"token {at}": box for at, box in enumerate(site.token_boxes(tokens))}
                yield boxes if throne is None else boxes | {"king": throne}


def scene(spots: tuple[Spot, ...], castillo: Spot | None = None, aside: tuple[tuple[str, str, int], ...] = ()) -> Scene:
    seats = tuple(Seat(colour, colour, 0, 0, 0, None, False, False, 0, aside) for colour in COLOURS)
    tower = castillo or Spot("castillo", "Castillo", None, (), False, (5, 3, 1), False)
    return Scene(spots, tower, seats, (), (), 1, tuple(range(1, 10)))


def spot(key: str, *caballeros: int) -> Spot:
    return Spot(key, key, caballeros or (0, 0, 0, 0, 0), (), False, (0, 0, 0), False)


def board(*more: Spot) -> tuple[Spot, ...]:
    return (*(spot(key) for key in REGIONS), *more)


def parse(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(used(root)) <= set(ids)
    return root


def used(root: ElementTree.Element) -> list[str]:
    return [element.get("href", "")[1:] for element in root.iter(f"{SVG}use")]


def titles(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


@pytest.mark.rule("GRA-10")
def test_portugal_has_the_borders_and_the_coast_of_the_rules() -> None:
    neighbours = {"galicia", "castilla-la-vieja", "castilla-la-nueva", "sevilla"}
    assert set(ATLANTIC.neighbours("portugal")) == {*neighbours, SEA}
    assert all(ATLANTIC.neighbours("portugal")[region] > 60 for region in neighbours)
    game = Game.new(players=2, modules=["grandissimo"], seed=1)
    portugal = game.rules.space_named("portugal")
    assert {game.rules.spaces[other].key for other in game.rules.borders[portugal]} == neighbours


@pytest.mark.rule("GRA-22")
def test_each_coast_where_a_ship_lands_is_marked() -> None:
    rules = Game.new(players=2, modules=["grandissimo"], seed=1).rules
    assert len(ANCHORS) == sum(space.coast for space in rules.spaces)
    assert not [at for at in ANCHORS if any(contains(land, at) for land in ATLANTIC.lands.values())]


def test_spain_is_the_same_on_the_third_side() -> None:
    for region in REGIONS:
        assert THIRD.sites[region] == FIRST.sites[region]
        assert ATLANTIC.lands[region] == SPAIN.lands[region]


def test_the_spaces_of_grandissimo_choose_the_third_side() -> None:
    assert chart_of([*REGIONS, "castillo", *PLACES]) is THIRD
    assert chart_of([*REGIONS, "castillo", "portugal"]) is THIRD
    assert chart_of([*REGIONS, "castillo", "beside"]) is FIRST


def test_all_that_stands_in_portugal_lies_inside_it_without_overlap() -> None:
    for boxes in crowds():
        for what, box in boxes.items():
            assert all(contains(ATLANTIC.lands["portugal"], corner) for corner in box.corners), (what, box)
        for one, other in combinations(boxes, 2):
            assert not boxes[one].overlaps(boxes[other]), (one, other)


@pytest.mark.parametrize("side", SIDES)
def test_boards_lie_on_the_sea_inside_the_frame(side: object) -> None:
    chart = next(chart for chart in SIDES if chart is side)
    for key, site in chart.sites.items():
        if site.panel is None:
            continue
        width, height = site.panel
        box = Box(site.name[0], site.name[1] - 16 + height / 2, width, height)
        assert all(chart.left < x < chart.right and chart.top < y < chart.bottom for x, y in box.corners), key
        assert not any(contains(land, corner) for land in chart.mesh.lands.values() for corner in box.corners), key
        for token in site.token_boxes(6):
            assert all(site.name[1] + 8 < y < site.name[1] - 16 + height for _, y in token.corners), key


@pytest.mark.rule("GRA-20", "GRA-25")
def test_ships_show_their_load_and_holder_and_the_prison_its_prisoners() -> None:
    ship = replace(spot("ship-1", 0, 3, 0, 0, 0), holder="blue")
    root = parse(draw(scene(board(spot("portugal"), ship, spot("ship-2"), spot("prison", 1, 2, 0, 0, 0)))))
    assert used(root).count("eg-galleon") == 2
    assert used(root).count("eg-pennant") == 1
    assert used(root).count("eg-gaol") == 1
    assert "ship-1: blue, 3 caballeros" in titles(root)
    assert {"prison: red, 1 caballeros", "prison: blue, 2 caballeros"} <= set(titles(root))


@pytest.mark.rule("GRA-51")
def test_the_king_in_the_castillo_and_the_grande_that_acts_for_him_are_shown() -> None:
    castillo = Spot("castillo", "Castillo", None, (), True, (5, 3, 1), False)
    acts = replace(spot("portugal"), grandes=(1, 2), regent=2)
    root = parse(draw(scene(board(acts), castillo)))
    assert "Castillo: King" in titles(root)
    assert "portugal: green, Grande, acts as King" in titles(root)
    assert "portugal: blue, Grande" in titles(root)
    assert used(root).count("eg-halo") == 1


@pytest.mark.rule("GRA-51")
def test_while_a_grande_acts_as_king_the_king_stands_in_the_castillo() -> None:
    said = titles(parse(gra(acting="blue", grandes="red:Gra blue:Val green:Cat yellow:Nue").svg()))
    assert "Castillo: King" in said
    assert "Valencia: Blue, Grande, acts as King" in said
    assert "Valencia: King" not in said


@pytest.mark.rule("GRA-20", "GRA-25", "GRA-32", "GRA-69")
def test_a_position_shows_ships_prisoners_guests_and_the_own_secrets() -> None:
    game = gra("Sh1: 2 blue; Pri: 1 red; Gu1: 1 green", ships="blue", incognito="blue:Val", boycott="red:Gal")
    root = parse(game.svg(player=1))
    assert {"Ship 1: Blue, 2 caballeros", "Prison: Red, 1 caballeros", "Red: guests, 1"} <= set(titles(root))
    assert used(root).count("eg-pennant") == 1
    assert used(root).count("eg-incognito") == 1
    assert used(root).count("eg-boycott") == 0


@pytest.mark.rule("GRA-32", "SC-5")
def test_guests_and_reserves_stand_with_the_player() -> None:
    root = parse(draw(scene(board(), aside=(("guests", "green", 2), ("reserve", "red", 1)))))
    assert {"red: guests, 2", "red: reserve, 1"} <= set(titles(root))


@pytest.mark.rule("PE-6")
def test_a_bridge_stands_on_the_border_of_its_regions() -> None:
    border = next(one for one in SPAIN.borders if one.faces == {"galicia", "pais-vasco"})
    assert FIRST.crossing("galicia", "pais-vasco") in border.line
    (x, y), (ax, ay), (bx, by) = (
        SECOND.crossing("ship", "sevilla"), SECOND.sites["ship"].middle, SECOND.sites["sevilla"].middle
    )  # fmt: skip
    assert (x, y) == ((ax + bx) / 2, (ay + by) / 2)
    bridge = replace(spot("bridge", 0, 1, 0, 0, 0), between=("galicia", "pais-vasco"), ground="bridge")
    root = parse(draw(scene(board(bridge))))
    assert used(root).count("eg-bridge") == 1
    assert "bridge: blue, 1 caballeros" in titles(root)


def test_every_mark_can_be_drawn() -> None:
    marked = replace(spot("galicia"), marks=tuple(SYMBOLS))
    root = parse(draw(scene((marked, *board()[1:]))))
    assert {f"eg-{name}" for name in SYMBOLS} <= set(used(root))


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_every_table_has_a_picture(modules: tuple[str, ...]) -> None:
    game = Game.new(players=5, modules=modules, seed=1)
    root = parse(game.svg())
    spots = {element.get("data-region") for element in root.iter() if element.get("class") in ("spot", "castillo")}
    later = ("guests-", "reserve", "bridge", "beside")  # with the players, or not before they are used
    assert spots == {space.key for space in game.rules.spaces if not space.key.startswith(later)}
