"""Rules that link to each other: every id has an anchor, and leads there wherever it is named."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, relpath
from typing import Final

from website.pages import LANGUAGES

_STATED: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_NAMED: Final = re.compile(r"(?<![\w`-])([A-Z]+-\d+)(?![\w`-])")


class Rulebook:
    """Where each rule stands, by its language and its id."""

    def __init__(self, pages: Path) -> None:
        self.pages = pages
        self.places: dict[tuple[str, str], str] = {}
        for language in LANGUAGES:
            for path in sorted(self.folder(language).glob("*.md")):
                for rule in _STATED.findall(path.read_text("utf-8")):
                    self.places[language, rule] = f"{path.relative_to(pages).as_posix()}#{rule}"

    def folder(self, language: str) -> Path:
        """The folder with the rules in a language."""
        return self.pages / "rules" / ("" if language == "en" else language)

    def link(self, rule: str, language: str, page: str) -> str:
        """A rule id as a link on a page; the id alone if there is no such rule."""
        place = self.places.get((language, rule))
        return f"[{rule}]({relpath(place, dirname(page) or '.')})" if place else rule

    def write_links(self) -> None:
        """Give every rule its anchor, and link all ids that its text names."""
        for language in LANGUAGES:
            for path in self.folder(language).glob("*.md"):
                page = path.relative_to(self.pages).as_posix()
                lines = [self._linked(line, language, page) for line in path.read_text("utf-8").splitlines()]
                path.write_text("\n".join(lines) + "\n", "utf-8")

    def _linked(self, line: str, language: str, page: str) -> str:
        head = _STATED.match(line)
        if line.startswith("#") or (line.startswith("|") and page.endswith("index.md")):
            return line
        words = line[head.end() :] if head else line
        linked = _NAMED.sub(lambda named: self.link(named[1], language, page), words)
        return f"- **{head[1]}**{{ #{head[1]} }}{linked}" if head else linked
