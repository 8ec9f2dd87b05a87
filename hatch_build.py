"""The build switch: with ELGRANDE_COMPILE=1 the wheel's inner layers are compiled by mypyc."""

from __future__ import annotations

import os
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_LAYERS = ("engine", "board", "rules", "bots")
INTERPRETED = ("__init__", "bot", "plugins", "hint", "random", "page", "pupil", "searching", "knight", "duke", "grande")
"""The bots themselves, but not what they think with: anybody can make his own bot from them in plain Python."""


class CompileLayers(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in the wheel; the source tree stays pure."""

    def dependencies(self) -> list[str]:
        """Ask for mypyc only when something is to be compiled."""
        return ["mypy[mypyc]>=1.15"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the layers and add what came out to the wheel."""
        if not wanted() or version == "editable":
            return
        source, work = Path(self.root, "src"), Path(self.root, "build", "mypyc")
        with chdir(source):
            made = compiled_modules(work)
        library = work / "lib"
        build_data["force_include"].update({str(path): str(path.relative_to(library)) for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    """Tell whether the environment asks for a compiled wheel."""
    return os.environ.get("ELGRANDE_COMPILE", "0") not in ("", "0")


def compiled_modules(work: Path) -> list[Path]:
    """Compile every module of the inner layers, as one group, and return the files made."""
    from mypyc.build import mypycify  # noqa: PLC0415  (only a compiled build has mypyc)
    from setuptools import Distribution  # noqa: PLC0415

    sources = [path for layer in COMPILED_LAYERS for path in Path("elgrande", layer).rglob("*.py")]
    modules = sorted(str(path) for path in sources if not (path.parts[1] == "bots" and path.stem in INTERPRETED))
    extensions = mypycify(
        ["--config-file=../pyproject.toml", f"--cache-dir={work / 'cache'}", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
        group_name="elgrande",
    )
    build = Distribution({"name": "elgrande", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "objects")
    build.ensure_finalized()
    build.run()
    return [Path(path) for path in build.get_outputs()]
