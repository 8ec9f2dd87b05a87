"""The second side of the map: Francia, the ship, América and África fit the rules, and every piece has its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from elgrande import Game
from elgrande.picture import Scene, Seat, Spot, draw
from elgrande.picture.abroad import SITES as NEW
from elgrande.picture.abroad import WORLD
from elgrande.picture.chart import FIRST, SECOND, chart_of
from elgrande.picture.map import REGIONS, SPAIN
from elgrande.picture.mesh import FRAME, SEA, contains
from elgrande.picture.palette import SHAPES
from elgrande.picture.sites import Box, text_width
from tests.situation import situation

NAMES = {
    "francia": "Francia",
    "ship": "Schip",
    "america": "América",
    "africa": "África",
    "ambassador": "Ambassador",
    "envoy": "Envoy",
    "third": "Third space",
    "captain": "Captain",
    "viceroy": "Viceroy",
    "limit-board": "Limit board",
}
LANDS = ("francia", "america", "africa")


@pytest.mark.rule("GIC-10")
def test_francia_lies_at_aragon_and_cataluna_and_at_the_sea() -> None:
    assert set(WORLD.neighbours("francia")) == {"aragon", "cataluna", "pirineos", SEA, FRAME}
    assert all(set(WORLD.neighbours(land)) == {SEA, FRAME} for land in ("america", "africa"))


def test_spain_is_the_same_on_both_sides() -> None:
    for region in REGIONS:
        assert WORLD.lands[region] == SPAIN.lands[region]
        assert SECOND.sites[region] == FIRST.sites[region]


def test_the_spaces_of_a_table_choose_the_side() -> None:
    assert chart_of([*REGIONS, "castillo"]) is FIRST
    assert chart_of([*REGIONS, "castillo", *NAMES]) is SECOND
    assert chart_of([*REGIONS, "castillo", "atlantis"]) is FIRST


def crowds(key: str) -> Iterator[dict[str, Box]]:
    """What can stand in a region together; the King comes to Francia only, and there caballeros have seats."""
    site = SECOND.sites[key]
    inside = [other for other in NEW.values() if other.seat and dist(other.table, site.nobles) < 120]
    for king in (False, True) if key == "francia" else (False,):
        for grandes in range(6):
            for tokens in range(1 if key == "francia" else 7):
                settled = site.settled(king or grandes > 0, tokens > 0)
                throne, nobles = settled.noble_boxes(king, grandes)
                boxes = {"name": settled.name_box(NAMES[key]), "table": settled.table_box()}
                boxes |= {f"grande {at}": box for at, box in enumerate(nobles)}
                boxes |= {f"token {at}": box for at, box in enumerate(settled.token_boxes(tokens))}
                if key in LANDS:
                    boxes |= {
                        f"seat {at}": Box(*one.table, 2 * one.seat, 2 * one.seat) for at, one in enumerate(inside)
                    }
                if settled.heap is not None:
                    boxes["heap"] = Box(settled.heap[0], settled.heap[1], 78, 34)
                yield boxes if throne is None else boxes | {"king": throne}


@pytest.mark.parametrize("key", LANDS)
def test_names_and_pieces_lie_inside_their_land(key: str) -> None:
    for boxes in crowds(key):
        for what, box in boxes.items():
            assert all(contains(WORLD.lands[key], corner) for corner in box.corners), (what, box)


@pytest.mark.parametrize("key", [*LANDS, "ship"])
def test_pieces_never_overlap(key: str) -> None:
    for boxes in crowds(key):
        for one, other in combinations(boxes, 2):
            assert not boxes[one].overlaps(boxes[other]), (one, other, boxes[one], boxes[other])


def test_all_that_a_module_brings_is_drawn() -> None:
    places = [*REGIONS, *NAMES]
    spots = tuple(
        Spot(key, key, (1, 0), (), False, (4, 2, 1), False, black=2 if key == "ship" else 0) for key in places
    )
    spots = tuple(
        replace(spot, heap=(("gold", 2),), carried=(("red", "gold", 1),), marks=("limit",))
        if spot.key == "america"
        else spot
        for spot in spots
    )
    seats = tuple(Seat(colour, colour, 0, 0, 0, None, False, False, 0) for colour in list(SHAPES)[:2])
    castillo = Spot("castillo", "Castillo", None, (), False, (5, 3, 1), False)
    picture = draw(Scene(spots, castillo, seats, (), (), 1, tuple(range(1, 10))))
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = [element.get("href", "")[1:] for element in root.iter("{http://www.w3.org/2000/svg}use")]
    assert set(used) <= set(ids)
    assert {f"region-{key}" for key in ("francia", "ship", "america", "africa")} <= set(ids)
    assert used.count("eg-seat") == 5
    assert used.count("eg-anchor") == 7
    assert used.count("eg-gold-token") == 2
    assert {"eg-shield", "eg-limit"} <= set(used)


@pytest.mark.parametrize("language", ["en", "nl", "de", "es"])
def test_names_of_spaces_keep_clear_of_each_other_and_of_the_edge(language: str) -> None:
    root = ElementTree.fromstring(Game.new(players=4, seed=1, modules=["grand_inquisitor"]).svg(language=language))
    names = {}
    for spot in root.iter("{http://www.w3.org/2000/svg}g"):
        word = spot.find("{http://www.w3.org/2000/svg}text[@class='seat-word']")
        if word is not None:
            x, y, size = (float(word.get(part, "")) for part in ("x", "y", "font-size"))
            bold = 1.08 * text_width(word.text or "", size)
            names[spot.get("data-region", "")] = Box(x, y, float(word.get("textLength", bold)), size)
    assert set(names) == {"ambassador", "envoy", "third", "captain", "viceroy", "limit-board"}
    assert all(not one.overlaps(other) for one, other in combinations(names.values(), 2))
    board = NEW["limit-board"]
    assert board.panel is not None
    assert names["limit-board"].width < board.panel[0]


@pytest.mark.parametrize("module", ["grand_inquisitor", "king_intrigue"])
def test_no_card_is_taken_before_the_first_round(module: str) -> None:
    game = Game.new(players=4, seed=1, modules=[module])
    assert game.position.board.round == 0
    assert not {"taken", "Action cards"} & texts(game)


def test_a_card_that_is_not_there_any_more_is_taken() -> None:
    game = situation(card="king", round=1, modules=["grand_inquisitor"])
    assert {"taken", "Action cards"} <= texts(game)


def texts(game: Game) -> set[str | None]:
    """All that is written in the picture."""
    return {element.text for element in ElementTree.fromstring(game.svg()).iter("{http://www.w3.org/2000/svg}text")}
