"""The picture of the board: the map fits the rules, and every piece has its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from elgrande.picture import FaceUp, Scene, Seat, Spot, draw
from elgrande.picture.map import NEUTRAL, REGIONS, SPAIN
from elgrande.picture.mesh import FRAME, SEA, Point, contains
from elgrande.picture.palette import ABROAD, PALETTE, SHAPES, contrast
from elgrande.picture.sites import SITES, Box

NEIGHBOURS = {
    "galicia": {"pais-vasco", "castilla-la-vieja"},
    "pais-vasco": {"galicia", "castilla-la-vieja", "aragon"},
    "aragon": {"pais-vasco", "castilla-la-vieja", "castilla-la-nueva", "valencia", "cataluna"},
    "cataluna": {"aragon", "valencia"},
    "castilla-la-vieja": {"galicia", "pais-vasco", "aragon", "castilla-la-nueva"},
    "castilla-la-nueva": {"aragon", "castilla-la-vieja", "granada", "sevilla", "valencia"},
    "sevilla": {"castilla-la-nueva", "granada"},
    "granada": {"castilla-la-nueva", "valencia", "sevilla"},
    "valencia": {"aragon", "cataluna", "castilla-la-nueva", "granada"},
}
COASTAL = {"galicia", "pais-vasco", "cataluna", "sevilla", "granada", "valencia"}
NAMES = {
    "galicia": "Galicia",
    "pais-vasco": "País Vasco",
    "aragon": "Aragón",
    "cataluna": "Cataluña",
    "castilla-la-vieja": "Castilla la Vieja",
    "castilla-la-nueva": "Castilla la Nueva",
    "sevilla": "Sevilla",
    "granada": "Granada",
    "valencia": "Valencia",
}
COLOURS = tuple(SHAPES)
SVG = "{http://www.w3.org/2000/svg}"


def scene(players: int = 5, inside: tuple[int, ...] | None = None) -> Scene:
    """A late position: everybody everywhere, all Grandes with the King, both tiles on the board."""
    spots = tuple(
        Spot(
            key,
            name,
            tuple((at * 7 + player * 5) % 13 + 1 for player in range(players)),
            tuple(range(players)) if key == "cataluna" else (),
            key == "cataluna",
            (8, 4, 0) if key == "granada" else (5, 3, 1),
            key in ("granada", "sevilla"),
        )
        for at, (key, name) in enumerate(NAMES.items())
    )
    seats = tuple(
        Seat(f"Jugadora <{at}> & more", COLOURS[at], 20 * at, at, 30 - at, str(at) if at else None, at == 1, at == 2, 7)
        for at in range(players)
    )
    offered = tuple(FaceUp(stack, None if stack == 2 else f"Card of stack {stack}", stack) for stack in range(1, 6))
    castillo = Spot("castillo", "Castillo", inside, (), False, (5, 3, 1), False)
    return Scene(spots, castillo, seats, offered, ((8, 4, 0), (4, 0, 0)), 8, tuple(range(1, 10)))


def parse(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def with_class(root: ElementTree.Element, css: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if css in element.get("class", "").split()]


@pytest.mark.rule("BASE-2")
def test_the_borders_of_the_map_are_those_of_the_game() -> None:
    drawn = {region: set(SPAIN.neighbours(region)) & set(REGIONS) for region in REGIONS}
    assert drawn == NEIGHBOURS


@pytest.mark.rule("BASE-2")
def test_the_coasts_of_the_map_are_those_of_the_game() -> None:
    assert {region for region in REGIONS if SEA in SPAIN.neighbours(region)} == COASTAL


def test_neutral_lands_lie_where_an_expansion_needs_them() -> None:
    portugal, francia = SPAIN.neighbours("portugal"), SPAIN.neighbours("francia")
    assert set(portugal) == {"galicia", "castilla-la-vieja", "castilla-la-nueva", "sevilla", SEA}
    assert set(francia) == {"aragon", "cataluna", "pirineos", SEA, FRAME}
    assert set(SPAIN.lands) == {*REGIONS, *NEUTRAL}


def test_every_border_can_be_seen_and_no_corner_joins_four() -> None:
    for region in REGIONS:
        assert all(SPAIN.neighbours(region)[other] > 60 for other in NEIGHBOURS[region]), region
    for corner, faces in SPAIN.corners().items():
        assert len(faces - {FRAME}) <= 3, corner


def test_lands_touch_only_along_their_common_borders() -> None:
    for one, other in combinations(SPAIN.lands, 2):
        common = set(SPAIN.lands[one]) & set(SPAIN.lands[other])
        assert bool(common) == (other in SPAIN.neighbours(one)), (one, other)


def test_no_line_of_the_map_crosses_another() -> None:
    segments = {
        tuple(sorted(pair)) for ring in SPAIN.lands.values() for pair in zip(ring, (*ring[1:], ring[0]), strict=True)
    }
    for (a, b), (c, d) in combinations(segments, 2):
        if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]) or {a, b} & {c, d}:
            continue
        assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (a, b, c, d)


def side(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def crowds(key: str) -> Iterator[dict[str, Box]]:
    """What can stand in a region together: everything, or nobles or caballeros alone, in any number."""
    for king in (False, True):
        for grandes in range(6):
            for tokens in range(6):
                site = SITES[key].settled(king or grandes > 0, tokens > 0)
                throne, nobles = site.noble_boxes(king, grandes)
                boxes = {"name": site.name_box(NAMES[key]), "table": site.table_box()}
                boxes |= {f"grande {at}": box for at, box in enumerate(nobles)}
                boxes |= {f"token {at}": box for at, box in enumerate(site.token_boxes(tokens))}
                yield boxes if throne is None else boxes | {"king": throne}


@pytest.mark.parametrize("key", REGIONS)
def test_names_and_pieces_lie_inside_their_region(key: str) -> None:
    for boxes in crowds(key):
        for what, box in boxes.items():
            wider = replace(box, width=box.width + 4, height=box.height + 4)
            assert all(contains(SPAIN.lands[key], corner) for corner in wider.corners), (what, box)


@pytest.mark.parametrize("key", REGIONS)
def test_pieces_never_overlap(key: str) -> None:
    for boxes in crowds(key):
        for one, other in combinations(boxes, 2):
            assert not boxes[one].overlaps(boxes[other]), (one, other)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_is_small_valid_and_complete(players: int) -> None:
    picture = draw(scene(players, tuple(range(1, players + 1))))
    root = parse(picture)
    assert len(picture.encode()) < 61_000
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"region-{key}" for key in REGIONS} <= set(ids)
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert len(with_class(root, "region")) == 9
    assert len(with_class(root, "caballeros")) == 10 * players
    assert len(with_class(root, "grande")) == players
    assert len(with_class(root, "seat")) == players
    assert len(with_class(root, "king")) == 1


def test_numbers_have_one_decimal_at_most() -> None:
    drawn = re.sub(r"<style>.*?</style>|<filter.*?</filter>", "", draw(scene()))
    assert not re.findall(r'(?:\bx|\by|\bd|width|height)="[^"]*\d\.\d\d[^"]*"', drawn)


@pytest.mark.rule("BASE-41")
def test_a_closed_castillo_shows_no_number() -> None:
    closed = parse(draw(scene()))
    (tower,) = with_class(closed, "castillo")
    shown = [text.text for text in tower.iter(f"{SVG}text")]
    assert shown == ["?", "Castillo", "5", "3", "1"]
    assert not with_class(tower, "caballeros")


@pytest.mark.rule("BASE-41")
def test_an_open_castillo_shows_what_is_inside() -> None:
    opened = parse(draw(scene(3, (4, 0, 11))))
    (tower,) = with_class(opened, "castillo")
    counts = {group.get("data-player"): "".join(group.itertext()) for group in with_class(tower, "caballeros")}
    assert set(counts) == {"0", "2"}
    assert counts["2"].endswith("11")
    assert with_class(tower, "lifted")


def test_groups_say_where_and_whose_they_are() -> None:
    root = parse(draw(scene()))
    for group in with_class(root, "caballeros") + with_class(root, "grande"):
        assert group.get("data-region") in REGIONS
        assert group.get("data-player") in set("01234")
        title = group.find(f"{SVG}title")
        assert title is not None
        assert "Jugadora" in (title.text or "")


def test_a_tile_replaces_the_table() -> None:
    root = parse(draw(scene()))
    (granada,) = (spot for spot in with_class(root, "spot") if spot.get("data-region") == "granada")
    assert not with_class(granada, "table")
    assert [text.text for text in with_class(granada, "tile")[0].iter(f"{SVG}text")] == ["8", "4", "0"]


@pytest.mark.rule("BASE-14")
def test_the_short_game_leaves_three_rounds_out() -> None:
    root = parse(draw(replace(scene(), rounds=(2, 3, 5, 6, 8, 9))))
    (track,) = with_class(root, "rounds")
    assert [text.text for text in track.iter(f"{SVG}text")] == ["Round", "2", "3", "5", "6", "8", "9"]
    assert len(with_class(track, "scoring")) == 3


def test_all_words_come_from_the_scene() -> None:
    words = {"round": "Ronda", "court": "corte", "cards": "Cartas", "taken": "tomada", "tiles": "Fichas"}
    shown = {text.text for text in parse(draw(replace(scene(), words=words))).iter(f"{SVG}text")}
    assert {"Ronda", "corte", "Cartas", "tomada", "Fichas"} <= shown
    assert not {"Round", "court", "Action cards", "taken", "Score tiles"} & shown


def test_numbers_on_tokens_can_be_read() -> None:
    for colour in SHAPES:
        assert contrast(colour, f"{colour}-ink") >= 4.5, colour
    for ground in (*REGIONS, *ABROAD, "paper", "paper-deep"):
        assert contrast("ink", ground) >= 4.5, ground
    assert contrast("gold-ink", "gold") >= 4.5
    assert contrast("ink-soft", "paper") >= 4.5
    assert len(set(SHAPES.values())) == len(SHAPES) == 6


def test_every_colour_can_be_overridden() -> None:
    picture = draw(scene())
    assert all(f"--{name}:{value};" in picture for name, value in PALETTE.items())
    rules = picture[picture.index("<style>") : picture.index("</style>")].split("}")[1:]
    for rule in rules:
        plain = len(re.findall(r":#[0-9a-f]{6}", rule)) - (1 if ".eg-shade" in rule else 0)
        assert plain == rule.count("var(--"), rule
