"""Makes the site: `make site` runs it with the Zensical of .venv-site. The result is in build/site/html."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from elgrande.texts import add_folder
from website.api import api_pages
from website.cards import cards_page, stylesheet
from website.links import troubles
from website.notebook import notebook_page
from website.pages import LANGUAGES, NOTEBOOK, ROOT, gather
from website.plots import plots
from website.rulebook import Rulebook

HERE: Final = Path(__file__).resolve().parent
WORK: Final = ROOT / "build" / "site"
PAGES: Final = WORK / "pages"
SITE: Final = WORK / "html"


def write_pages() -> None:
    """Write all pages, as Zensical reads them."""
    shutil.rmtree(WORK, ignore_errors=True)
    gather(PAGES)
    rulebook = Rulebook(PAGES)
    rulebook.write_links()
    add_folder(HERE / "texts")
    for language in LANGUAGES:
        _write(f"cards/{language}.md", cards_page(language, rulebook))
    for name, text in api_pages().items():
        _write(f"api/{name}", text)
    _write("tour.md", notebook_page((ROOT / NOTEBOOK).read_text("utf-8")))
    for name, plot in plots().items():
        heading, first, rest = (PAGES / name).read_text("utf-8").split("\n\n", 2)
        _write(name, "\n\n".join([heading, first, plot, rest]))
    for theme in (HERE / "theme").iterdir():
        shutil.copyfile(theme, PAGES / theme.name)
    _write("icons.css", stylesheet())
    shutil.copyfile(HERE / "zensical.toml", WORK / "zensical.toml")


def _write(name: str, text: str) -> None:
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def main() -> int:
    """Write the pages, build them and follow all links."""
    write_pages()
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "--clean"]
    if subprocess.run(command, cwd=WORK, check=False).returncode:
        print("Zensical could not build the site; what it says stands above.", file=sys.stderr)
        return 1
    found = list(troubles(SITE))
    for trouble in found:
        print(trouble, file=sys.stderr)
    pages = len(list(SITE.rglob("*.html")))
    if found:
        print(f"{len(found)} links of the {pages} pages lead nowhere.", file=sys.stderr)
        return 1
    print(f"{pages} pages in {SITE.relative_to(ROOT)}; all of their links lead somewhere, and none to another host.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
