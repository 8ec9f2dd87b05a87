"""What each card says, as a comment above it in the source: `python -m tests.card_sentences` rewrites the comments."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from elgrande.notation import card_name, card_text
from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets

FILES = sorted((Path(__file__).parent.parent / "src" / "elgrande" / "rules").glob("*/cards.py"))
WIDTH = 120


@cache
def sentences() -> dict[str, str]:
    """The English name and text of every card, by its key; with five players a game has all role cards."""
    tables = [build(configure(players=5, modules=modules)) for modules in module_sets()]
    return {
        card.key: " ".join(f"{card_name(rules, number)}. {card_text(rules, number)}".split())
        for rules in tables
        for number, card in enumerate(rules.cards)
    }


def blocks(file: Path) -> Iterator[tuple[str, int]]:
    """The key of each card in a file, and the line (from 0) where its block begins.

    A block is a call whose first argument is the key: a string or a constant of the module.
    """
    names = vars(import_module(f"elgrande.rules.{file.parent.name}.cards"))
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            first = node.args[0]
            key = names.get(first.id) if isinstance(first, ast.Name) else getattr(first, "value", None)
            if isinstance(key, str) and key in sentences():
                yield key, node.lineno - 1


def comment_above(lines: list[str], line: int) -> range:
    """The lines of the comment directly above a line; none if there is no comment."""
    first = line
    while first and lines[first - 1].lstrip().startswith("#"):
        first -= 1
    return range(first, line)


def comment(text: str, below: str) -> list[str]:
    """A text as the lines of a comment, indented like the line below it."""
    start = " " * (len(below) - len(below.lstrip())) + "# "
    return textwrap.wrap(text, WIDTH, initial_indent=start, subsequent_indent=start)


def written(file: Path) -> str:
    """The source of a file with up-to-date comments."""
    lines = file.read_text("utf-8").split("\n")
    for key, line in sorted(blocks(file), key=lambda block: block[1], reverse=True):
        above = comment_above(lines, line)
        lines[above.start : above.stop] = comment(sentences()[key], lines[line])
    return "\n".join(lines)


if __name__ == "__main__":
    for file in FILES:
        file.write_text(written(file), "utf-8")
