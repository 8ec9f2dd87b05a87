"""The built pages: the files of the web folder. All addresses of the client share one page."""

from __future__ import annotations

import gzip
from mimetypes import guess_type
from pathlib import Path
from typing import Final

CLIENT_ROUTES: Final = (
    *("table", "new", "cards", "rules", "replay"),
    *("me", "keep", "archive", "notices", "privacy", "people"),
)
"""The first parts of the addresses that the router in the browser knows."""
PACKED: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
LONGEST: Final = 500
"""Characters of an address; files have fewer than 100."""
KEEP: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>El Grande</title>
<h1>El Grande</h1>
<p>The server runs, but the pages are not built here. Build them once, in the folder of the project:</p>
<pre>make web</pre>
<p>An installed package of elgrande has them built in. The server's description is at <a href="/schema">/schema</a>.</p>
</html>
"""


class Page:
    """A file as it is sent; `packed` is its content compressed by gzip."""

    def __init__(self, content: bytes, kind: str, cache: str, packed: bytes | None) -> None:
        self.content = content
        self.kind = kind
        self.cache = cache
        self.packed = packed


class Pages:
    """Finds the file for an address, and keeps files in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Page]] = {}

    def find(self, path: str) -> Page | None:
        """The page for an address; None if there is none."""
        parts = [part for part in path.split("/") if part]
        if not parts or parts[0] in CLIENT_ROUTES:
            return self.home()
        if len(path) > LONGEST:
            return None
        try:
            file = self._folder.joinpath(*parts).resolve()
            return self._read(file) if file.is_relative_to(self._folder) else None
        except (OSError, ValueError):  # a name that no file can have
            return None

    def home(self) -> Page:
        """The page that all addresses of the client share."""
        return self._read(self._folder / "index.html") or Page(NOT_BUILT.encode(), "text/html", ASK, None)

    def _read(self, file: Path) -> Page | None:
        if not file.is_file():
            return None
        changed = file.stat().st_mtime_ns
        kept = self._kept.get(file)
        if kept is None or kept[0] != changed:
            content = file.read_bytes()
            cache = KEEP if "assets" in file.relative_to(self._folder).parts else ASK
            packed = gzip.compress(content, 9, mtime=0) if file.suffix in PACKED else None
            kind = guess_type(file.name)[0] or "application/octet-stream"
            kept = self._kept[file] = (changed, Page(content, kind, cache, packed))
        return kept[1]
