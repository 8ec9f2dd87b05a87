"""Follows every link of the built site: each leads to a page and a place that exist, and none leads to another host."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ADDRESSES: Final = ("href", "src", "srcset", "action", "poster")


class Page(HTMLParser):
    """The anchors and the links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {""}
        self.links: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag names, and what it leads to."""
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            elif name in ADDRESSES and value:
                self.links.append((tag, value))


def troubles(site: Path) -> Iterator[str]:
    """What is wrong with the links of a site, a line each."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for tag, link in page.links:
            problem = _trouble(site, path, pages, link)
            if problem:
                yield f"{path.relative_to(site)}: <{tag}> {link}: {problem}"


def _trouble(site: Path, path: Path, pages: dict[Path, Page], link: str) -> str:
    parts = urlsplit(link)
    if parts.scheme in ("data", "mailto"):
        return ""
    if parts.scheme or parts.netloc:
        return "another host"
    aim = site / parts.path.lstrip("/") if parts.path.startswith("/") else path.parent / parts.path
    aim = (aim if parts.path else path).resolve()
    aim = aim / "index.html" if aim.is_dir() else aim
    if not aim.is_relative_to(site.resolve()):
        return "outside the site"
    if not aim.is_file():
        return "no such file"
    if aim in pages and unquote(parts.fragment) not in pages[aim].anchors:
        return "no such place on the page"
    return ""
