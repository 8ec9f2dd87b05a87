"""How many files name a card: `python -m tests.spread` rewrites the table in docs/adding.md."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
ADDING = ROOT / "docs" / "adding.md"
BEGIN = "<!-- made by `python -m tests.spread` -->"
END = "<!-- the end of the table -->"

TESTS = ("tests/", "web/e2e/", "web/test/")
GENERATED = ("docs/environments.md", "docs/rules/README.md", "web/src/lib/types.ts")
"""Besides all JSON: the tables of observations, of rules and their tests, and the types of the server's messages."""
TRANSLATED = ("docs/rules/de/", "docs/rules/es/", "docs/rules/nl/")
"""They name a card in their own language; where it is spelt alike, that is chance."""
HISTORY = ("CHANGELOG.md", "docs/adding.md")
FOLDERS = ("src", "web/src", "docs")
"""Where to look in a copy without git."""
SOURCES = (".css", ".ftl", ".html", ".md", ".mjs", ".py", ".svelte", ".svg", ".ts")
BUILT = "src/elgrande/web/"


class Spread(NamedTuple):
    """A card, and how many files may name it."""

    card: str
    before: int
    """How many did before a module was one folder, tests included."""
    most: int


CARDS = (
    Spread("score-coasts", 8, 9),
    Spread("fiesta", 17, 10),
    Spread("mistress", 26, 11),
    Spread("quarantine", 44, 11),
    Spread("boycott", 45, 12),
)


def tracked(root: Path = ROOT) -> list[str]:
    """The files of the project: those that git knows, or without git the sources that lie there."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, encoding="utf-8", check=True)
        known = [name for name in done.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        known = []
    return known or lying(root)


def lying(root: Path = ROOT) -> list[str]:
    """The sources in the folders of the project, without the pages that were built from them."""
    paths = [path for folder in FOLDERS for path in root.joinpath(folder).rglob("*") if path.suffix in SOURCES]
    names = [path.relative_to(root).as_posix() for path in paths]
    return [name for name in names if not name.startswith(BUILT)]


def counted(name: str) -> bool:
    """Whether a file counts: no test, no translation of the rules, nothing generated, no history."""
    return not (name.startswith(TESTS + TRANSLATED) or name.endswith(".json") or name in GENERATED + HISTORY)


def naming(card: str, files: list[str], root: Path = ROOT) -> list[str]:
    """Those of the files that name a card."""
    found = []
    for name in filter(counted, files):
        path = root / name
        if path.is_file() and card in path.read_text("utf-8", errors="ignore").lower():
            found.append(name)
    return found


def table(files: list[str], root: Path = ROOT) -> str:
    """How many files name each card."""
    rows = [f"| `{card}` | {before} | {len(naming(card, files, root))} | {most} |" for card, before, most in CARDS]
    return "\n".join(["| card | before | after | at most |", "|---|---:|---:|---:|", *rows])


def written(text: str, files: list[str], root: Path = ROOT) -> str:
    """The text of docs/adding.md with an up-to-date table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(files, root)}\n{END}{after}"


if __name__ == "__main__":
    ADDING.write_text(written(ADDING.read_text("utf-8"), tracked()), "utf-8")
