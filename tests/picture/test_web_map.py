"""The map of the browser is the map of the picture."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from elgrande import Game

SCRIPT = Path(__file__).parents[2] / "web" / "map.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_map", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_files_are_up_to_date(script: ModuleType) -> None:
    for file, content in script.files().items():
        assert file.read_text(encoding="utf-8") == content, f"{file.name} is old: run python web/map.py"


def spaces(*modules: str) -> tuple[set[str], set[str]]:
    """The spaces that these modules bring to the map, and the regions among them."""
    game = Game.new(players=5, seed=1, modules=modules)
    shown = [space for space in game.rules.spaces if not space.key.startswith(("guests-", "reserve", "bridge"))]
    return {space.key for space in shown}, {space.key for space in shown if space.region}


def test_every_space_of_the_game_has_its_place(script: ModuleType) -> None:
    first, second, third = json.loads(script.files()[script.FOLDER / "geometry.json"])["sides"]
    everything, regions = spaces("king_intrigue", "players_edition", "special_cards")
    assert (set(first["sites"]), set(first["regions"])) == (everything, regions)
    for side, module in ((second, "grand_inquisitor"), (third, "grandissimo")):
        places, regions = spaces(module)
        assert set(side["sites"]) == places | set(first["sites"])
        assert set(side["regions"]) == regions


def test_nothing_needs_a_style_attribute(script: ModuleType) -> None:
    assert "style=" not in script.files()[script.FOLDER / "geometry.json"]
