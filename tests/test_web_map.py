"""The map of the browser is the map of the picture."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from elgrande import Game

SCRIPT = Path(__file__).parent.parent / "web" / "map.py"


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


def test_every_space_of_the_game_has_its_place(script: ModuleType) -> None:
    first, second = json.loads(script.files()[script.FOLDER / "geometry.json"])["sides"]
    spaces = Game.new(players=5, seed=1).rules.spaces
    assert set(first["sites"]) == {space.key for space in spaces}
    assert set(first["regions"]) == {space.key for space in spaces if space.region}
    assert set(first["sites"]) < set(second["sites"])
    assert set(second["regions"]) - set(first["regions"]) == {"francia", "ship", "america", "africa"}


def test_nothing_needs_a_style_attribute(script: ModuleType) -> None:
    assert "style=" not in script.files()[script.FOLDER / "geometry.json"]
