"""Which pages the site has, where each comes from, and how their links change on the way."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "es": "Español", "nl": "Nederlands"}

NAMES: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/RESULTS.md": "speed.md",
    "bench/SEARCH.md": "speed-of-bots.md",
}
"""Documents outside `docs`, and the pages that they become."""

ASSETS: Final = (".jpg", ".webp", ".svg", ".py", ".ipynb")

NOTEBOOK: Final = "docs/examples/tour.ipynb"

_LINK: Final = re.compile(r"(?P<shown>!?\[(?:[^][]|\[[^]]*\])*\])\((?P<target>[^)\s]+)\)")
_HERE_ONLY: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)


def page_of(document: str) -> str:
    """The page that a document of the repository becomes; empty if it becomes none."""
    if document in NAMES:
        return NAMES[document]
    path = PurePosixPath(document)
    if path.parts[:1] != ("docs",) or path.suffix not in (".md", *ASSETS):
        return ""
    page = path.relative_to("docs").as_posix()
    return posixpath.join(posixpath.dirname(page), "index.md") if path.name == "README.md" else page


def documents() -> Iterator[str]:
    """All documents and pictures of the repository that belong to the site."""
    yield from NAMES
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file() and page_of(path.relative_to(ROOT).as_posix()):
            yield path.relative_to(ROOT).as_posix()


def moved_link(target: str, document: str) -> str | None:
    """A link of a document as it stands on its page; None if it leads to a file that is no page."""
    if target.startswith("#"):
        return target
    path, _, anchor = target.partition("#")
    folder = posixpath.dirname(document)
    aim = posixpath.normpath(posixpath.join(folder, path))
    page = page_of(aim) or page_of(posixpath.join(aim, "README.md") if (ROOT / aim / "README.md").is_file() else "")
    if not page or not (ROOT / aim).exists():
        return None
    moved = posixpath.relpath(page, posixpath.dirname(page_of(document)) or ".")
    return f"{moved}#{anchor}" if anchor else moved


@cache
def title(document: Path) -> str:
    """The title of a document."""
    with document.open(encoding="utf-8") as lines:
        return next(line.removeprefix("# ").strip() for line in lines if line.startswith("# "))


def page_text(text: str, document: str) -> str:
    """A document as a page: links lead to pages and show their titles, and what has no page is plain words."""

    def moved(link: re.Match[str]) -> str:
        target = moved_link(link["target"], document)
        if target is not None:
            file = (ROOT / document).parent / link["target"].partition("#")[0]
            named = link["shown"].endswith(".md]")
            return f"{f'[{title(file.resolve())}]' if named else link['shown']}({target})"
        words = link["shown"].lstrip("!")[1:-1]
        return words if words.startswith("`") or "/" not in words else f"`{words}`"

    return _LINK.sub(moved, _HERE_ONLY.sub("", text))


def gather(pages: Path) -> None:
    """Write every document of the repository as a page into a folder."""
    for document in documents():
        source, page = ROOT / document, pages / page_of(document)
        page.parent.mkdir(parents=True, exist_ok=True)
        if page.suffix == ".md":
            page.write_text(page_text(source.read_text("utf-8"), document), "utf-8")
        else:
            shutil.copyfile(source, page)
