"""Spaces that no side of the map has a place for lie on plates below it."""

from __future__ import annotations

from dataclasses import replace

from elgrande.picture import Spot, draw
from elgrande.picture.chart import SIDES
from elgrande.picture.plates import GAP, HEIGHT, WIDTH, plates, room
from elgrande.picture.sites import Box
from tests.picture.test_atlantic import board, parse, scene


def test_plates_lie_below_the_frame_and_do_not_overlap() -> None:
    for chart in SIDES:
        sites = plates(chart, [f"isle-{number}" for number in range(9)])
        boxes = [Box(site.name[0], site.name[1] - 16 + HEIGHT / 2, WIDTH, HEIGHT) for site in sites.values()]
        assert not any(one.overlaps(other) for one in boxes for other in boxes if one is not other)
        assert all(chart.bottom < box.y - HEIGHT / 2 and chart.left <= box.x - WIDTH / 2 for box in boxes)
        assert all(box.x + WIDTH / 2 <= chart.right for box in boxes)
        assert max(box.y + HEIGHT / 2 for box in boxes) < chart.bottom + room(chart, 9) + GAP


def test_a_full_plate_has_room_for_all() -> None:
    (site,) = plates(SIDES[0], ["atlantis"]).values()
    king, grandes = site.noble_boxes(True, 2)
    assert king is not None
    pieces = [site.table_box(), king, *grandes, *site.token_boxes(6)]
    assert not any(one.overlaps(other) for one in pieces for other in pieces if one is not other)
    plate = Box(site.name[0], site.name[1] - 16 + HEIGHT / 2, WIDTH, HEIGHT)
    for box in pieces:
        for x, y in box.corners:
            assert abs(x - plate.x) <= WIDTH / 2
            assert abs(y - plate.y) <= HEIGHT / 2


def test_an_unknown_region_is_drawn_with_its_mark() -> None:
    isle = Spot("atlantis", "Atlantis", (1, 0, 0, 0, 0), (), king=True, table=(4, 2, 0), tile=False, marks=("fish",))
    picture = replace(scene(board(isle)), symbols={"fish": '<circle r="9" class="eg-gold"/>'})
    root = parse(draw(picture))
    assert root.find(".//*[@data-region='atlantis']") is not None
    without = parse(draw(scene(board())))
    assert float(root.get("viewBox", "").split()[3]) > float(without.get("viewBox", "").split()[3])
