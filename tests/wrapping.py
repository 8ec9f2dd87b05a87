"""Prose in Markdown is wrapped at 100 columns: `python -m tests.wrapping FILE …` wraps what is longer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

WIDTH = 100
FENCE = re.compile(r" *(?:```|~~~)")
CODE = re.compile(r" {4}")
OTHER = re.compile(r"\s*$|#+ |\||<!--|!\[")
"""How a line begins that is no prose: a blank line, a heading, a row of a table, a comment or a picture."""
MARKER = re.compile(r" *(?:[-*+]|\d+[.)]) +")
LEAD = re.compile(rf"{MARKER.pattern}|^ *")
"""What comes before the words of a paragraph or a list item."""
GLUE = "\0"
WORD = re.compile(r"(?:`[^`]*`|\S)+")
"""What stays on one line: a word, or code with the spaces in it."""
BEGINS_A_BLOCK = re.compile(r"[-+*]|[-=#]+|\d+[.)]|[>|].*")
"""A word that would mean something else at the beginning of a line."""


def too_long(text: str) -> list[str]:
    """The lines of prose that are longer than they need to be."""
    return [line for prose, lines in _blocks(text) if prose for line in lines if _breakable(line)]


def wrapped(text: str) -> str:
    """The same text; each paragraph or list item with a line that is too long is filled anew."""
    done: list[str] = []
    for prose, lines in _blocks(text):
        done += _filled(lines) if prose and any(_breakable(line) for line in lines) else lines
    return "\n".join(done) + "\n"


def _blocks(text: str) -> Iterator[tuple[bool, list[str]]]:
    """The text in pieces, and whether each is prose: a paragraph or a list item; the rest comes line by line."""
    block: list[str] = []
    fenced = code = False
    for line in text.splitlines():
        fence = FENCE.match(line) is not None
        code = CODE.match(line) is not None and (code or not block)
        prose = not (fence or fenced or code or OTHER.match(line))
        if block and (not prose or MARKER.match(line)):
            yield True, block
            block = []
        if prose:
            block.append(line)
        else:
            yield False, [line]
        fenced ^= fence
    if block:
        yield True, block


def _breakable(line: str) -> bool:
    """Whether a line is too long and could be broken."""
    return len(line) > WIDTH and len(_words(line)) > 1


def _words(line: str) -> list[str]:
    """What may stand on lines of its own."""
    words: list[str] = []
    for word in WORD.findall(LEAD.sub("", line, count=1)):
        if words and BEGINS_A_BLOCK.fullmatch(word):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def _filled(lines: list[str]) -> list[str]:
    """A paragraph or a list item with as much on each line as fits."""
    text = " ".join(line.strip() for line in lines)
    lead = "".join(LEAD.findall(lines[0])[:1])
    glued = " ".join(word.replace(" ", GLUE) for word in _words(text))
    filled = wrap(
        glued,
        WIDTH,
        initial_indent=lead,
        subsequent_indent=" " * len(lead),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in filled]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_text(wrapped(file.read_text("utf-8")), "utf-8")
