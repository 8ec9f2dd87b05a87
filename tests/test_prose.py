"""Prose that programmers read, in documents, docstrings and comments, has no archaic or German turns of phrase."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from elgrande.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCES = ("*.py", "src/**/*.py", "tests/**/*.py", "bench/*.py", "bench/peers/*.py", "docs/**/*.py", "web/*.py")
PYTHON = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
WEB = [
    path
    for ending in ("ts", "svelte", "mjs")
    for part in ("src", "e2e")
    for path in ROOT.glob(f"web/{part}/**/*.{ending}")
]
DOCUMENTS = [
    path
    for pattern in ("*.md", "docs/**/*.md", "bench/*.md", "web/*.md")
    for path in ROOT.glob(pattern)
    if path.parent.name not in LANGUAGES
]
"""Those in English: the rules in other languages have folders of their own."""

WORDS = "aught foretells? foretold lest mend(?:s|ed|ing)? shall thereof thus unto upon whence wherein whilst"
"""Say fix, predict, so, until, on or while instead."""
ARCHAIC = re.compile(rf"\b(?:{WORDS.replace(' ', '|')})\b|(?:^|[.!?;:] )So (?:many|much|often)\b", re.MULTILINE)
"""These words, and sentences that begin with "So many" instead of their subject."""
WEB_COMMENT = re.compile(r"(?:^|\s)//\s([^\n]*)|/\*(.*?)\*/|<!--\s*(.*?)-->", re.DOTALL)


def prose(path: Path) -> Iterator[str]:
    """All docstrings and comments of a source file; all of a document."""
    if path.suffix == ".md":
        yield path.read_text("utf-8")
    elif path.suffix == ".py":
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT or token.string.startswith('"""'):
                    yield token.string.strip('"# ')
    else:
        for groups in WEB_COMMENT.findall(path.read_text("utf-8")):
            yield "".join(groups).strip("* ")


@pytest.mark.parametrize("files", [PYTHON, WEB, DOCUMENTS], ids=["python", "web", "documents"])
def test_prose_is_plain_english(files: list[Path]) -> None:
    assert files
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        for text in prose(path)
        for match in ARCHAIC.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "plain"),
    [("What people can mend.", False), ("Seats. So many have room.", False), ("We recommend so many.", True)],
)
def test_only_stilted_words_are_found(text: str, plain: bool) -> None:
    assert (ARCHAIC.search(text) is None) == plain
