"""Made-up boards for lessons: the engine shows and scores them, and impossible ones are refused."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from elgrande.engine.chance import Chance
from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets
from elgrande.server.errors import Refused
from elgrande.server.examples import example_board
from elgrande.server.requests import Example
from tests.server.live import Browser


def test_a_board_is_shown_and_scored(browser: Browser) -> None:
    example = {
        "players": 4,
        "king": "galicia",
        "caballeros": {"galicia": [3, 2, 1], "castillo": [2, 2, 1]},
        "grandes": ["galicia", "", "granada"],
        "tiles": ["", "valencia"],
        "score": ["galicia", "castillo"],
    }
    board = browser.post("/api/examples", **example).json()
    assert board["config"]["players"] == 4
    assert board["config"]["modules"] == ["base"]
    assert board["view"]["spaces"]["galicia"]["caballeros"] == [3, 2, 1, 0]
    assert board["view"]["throne"] == "galicia"
    assert board["seats"] == ["red", "blue", "green", "yellow"]
    assert board["counted"] == 3
    assert board["scored"]["galicia"]["places"] == [1, 2, 3, 0]
    assert board["scored"]["castillo"]["places"] == [2, 2, 3, 0]
    assert board["totals"] == [4 + 2 + 2 + 3, 2 + 3, 1, 0]


def test_a_module_shows_and_scores_its_own_things() -> None:
    example = Example(
        players=3, modules=["anniversary"], caballeros={"valencia": [2, 2]}, fields={"banners": ["valencia"]}
    )
    example.score = ["valencia"]
    board = example_board(example)
    assert board.scored["valencia"].places == [1, 2, 0]
    assert "carried" in board.view["spaces"]["valencia"]


@pytest.mark.parametrize(
    "example",
    [
        {"players": 9},
        {"modules": ["chess"]},
        {"king": "castillo"},
        {"king": "atlantis"},
        {"caballeros": {"": [1]}},
        {"caballeros": {"galicia": [31]}},
        {"caballeros": {"galicia": [1] * 7}},
        {"players": 2, "caballeros": {"galicia": [0, 0, 1]}},
        {"grandes": ["galicia"] * 5},
        {"tiles": ["galicia"] * 3},
        {"fields": {"banners": ["galicia"]}},
        {"modules": ["anniversary"], "fields": {"banners": ["galicia"] * 6}},
        {"modules": ["grandissimo"], "fields": {"alliance": ["galicia"]}},
        {"modules": ["grandissimo"], "fields": {"queen": ["galicia"]}},
        {"score": ["galicia"] * 21},
        {"caballeros": {f"space-{number}": [1] for number in range(21)}},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(browser: Browser, example: dict[str, Any]) -> None:
    answer = browser.post("/api/examples", **example)
    assert answer.status_code in (400, 422), answer.text


def test_a_board_with_a_thousand_oddities_breaks_nothing() -> None:
    chance = Chance(1)
    shown = 0
    for modules in module_sets():
        rules = build(configure(4, modules))
        spaces = [*(space.key for space in rules.spaces), ""]
        words = [*spaces, "red", "blue"]
        for field in rules.fields:
            example = Example(
                modules=list(modules),
                king=chance.pick(spaces[:9]),
                caballeros={chance.pick(spaces[:-1]): [chance.below(4) for _ in range(4)] for _ in range(4)},
                fields={field.name: [chance.pick(words) for _ in range(min(field.count, 5))]},
                score=[chance.pick(spaces) for _ in range(3)],
            )
            with suppress(Refused):
                shown += bool(example_board(example).view)
    assert shown > 20
