"""A release: its version, its Pythons and its commands are the same wherever they are named."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatch_build import package_urls

import elgrande.engine

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
VERSION: str = PROJECT["project"]["version"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def workflow(name: str) -> dict[str, Any]:
    """A workflow by its name."""
    read: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))
    return read


def test_package_changelog_and_citation_name_one_version() -> None:
    newest = re.search(r"^## (\S+) – (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert newest is not None
    assert (newest[1], newest[2]) == (VERSION, citation["date-released"])
    assert citation["version"] == VERSION


def test_every_release_has_left_stored_games_that_must_stay_as_they_are() -> None:
    """`tests/server/test_durability.py` replays them; `tests/server/make_stored.py` makes those of this version."""
    releases = re.findall(r"^## (\S+) –", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert VERSION in releases
    for release in releases:
        files = [file.stem for file in (ROOT / "tests" / "server" / "stored").glob(f"{release}-*.json")]
        for expansion in ("grand_inquisitor", "king_intrigue", "grandissimo"):
            assert any(expansion in name for name in files), f"{release}: {expansion}"


def test_all_pythons_are_named_tested_and_built() -> None:
    prefix = "Programming Language :: Python :: "
    named = [line.removeprefix(prefix) for line in PROJECT["project"]["classifiers"] if line.startswith(f"{prefix}3.")]
    assert named == PYTHONS
    assert workflow("ci")["jobs"]["tests"]["strategy"]["matrix"]["python"] == PYTHONS
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_the_trial_of_a_compiled_wheel_has_what_it_needs() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    imports, command = wheels["test-command"].split(" && ")
    done = subprocess.run([sys.executable, *shlex.split(imports)[1:]], capture_output=True, text=True, check=False)
    assert done.returncode == elgrande.engine.__file__.endswith(".py"), done.stderr
    done = subprocess.run([sys.executable, *shlex.split(command)[1:]], capture_output=True, text=True, check=False)
    assert done.stdout == f"elgrande {VERSION}\n"
    assert wheels["test-extras"] == ["cli"], "the library alone has no command"


@pytest.mark.parametrize("name", ["ci", "release"])
def test_the_commands_of_a_workflow_exist(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = [step["run"] for job in workflow(name)["jobs"].values() for step in job["steps"] if "run" in step]
    assert commands
    for command in commands:
        words = command.removeprefix("sudo ").split()
        if words[0] == "make":
            assert {word for word in words[1:] if "=" not in word} <= targets
        elif words[0].startswith(".ci/"):
            assert (ROOT / words[0]).stat().st_mode & 0o100


@pytest.mark.parametrize(("tag", "fits"), [(f"v{VERSION}", True), (VERSION, False), ("v0.0.9", False)])
def test_a_tag_must_name_the_version(tag: str, fits: bool) -> None:
    told = subprocess.run([ROOT / ".ci" / "version", tag], capture_output=True, text=True, check=False)
    assert (told.returncode == 0) == fits
    assert fits or f"must be v{VERSION}" in told.stderr


def test_a_package_names_its_repository_only_if_the_build_knows_it() -> None:
    assert package_urls("") == {}
    assert package_urls("https://git.example/a/b")["Issues"] == "https://git.example/a/b/issues"
