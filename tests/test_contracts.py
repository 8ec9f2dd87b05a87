"""The import contracts name every file that they should."""

from __future__ import annotations

import tomllib
from pathlib import Path

from elgrande.rules.build import BOX

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "elgrande"
APART = {"__init__", "__main__", "build", "lessons", "web", "__pycache__"}
"""What is no module of Python, and the one file that lists the modules of the box."""


def names(folder: Path, prefix: str) -> set[str]:
    """The modules and packages in a folder."""
    found = {path.stem for path in folder.iterdir() if path.suffix == ".py" or path.is_dir()}
    return {f"{prefix}.{name}" for name in found - APART}


def test_nothing_but_their_own_folders_may_import_modules_of_the_box() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    contract = next(one for one in contracts if one["name"].startswith("A module is known to"))
    modules = {f"elgrande.rules.{module.name}" for module in BOX[1:]}
    everything = names(SOURCE, "elgrande") | names(SOURCE / "rules", "elgrande.rules")
    assert set(contract["forbidden_modules"]) == modules
    assert set(contract["source_modules"]) == everything - modules - {"elgrande.rules"}
