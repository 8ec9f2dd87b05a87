"""The browser knows no module: no word of one is in its source."""

from __future__ import annotations

import re
from pathlib import Path

from elgrande.picture.marks import SYMBOLS
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import configure, module_sets

SOURCE = Path(__file__).parent.parent / "web" / "src"
TEXTS = Path(__file__).parent.parent / "src" / "elgrande" / "texts" / "en"
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", re.DOTALL)
WORD = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")

GENERIC = {"halo"}
"""Symbols that belong to no module: the gold around a Grande that acts as King."""


def words_of_modules() -> set[str]:
    """Names of modules, their spaces, cards, marks and texts."""
    base = build(configure(5))
    words = {*MODULES[1:], *(name.replace("_", "-") for name in MODULES[1:]), *SYMBOLS} - GENERIC
    for modules in module_sets():
        rules = build(configure(5, modules))
        words |= {space.key for space in rules.spaces} | {card.key for card in rules.cards}
        words |= {mark.symbol for mark in rules.placing.marks}
    for name in MODULES[1:]:
        text = (TEXTS / f"{name.replace('_', '-')}.ftl").read_text(encoding="utf-8")
        words |= set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    return words - {space.key for space in base.spaces} - {card.key for card in base.cards}


def test_no_word_of_a_module_is_in_the_source_of_the_pages() -> None:
    words = words_of_modules()
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCE.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            literals = ("".join(parts) for parts in LITERAL.findall(file.read_text(encoding="utf-8")))
            used = {word.removeprefix("eg-") for literal in literals for word in WORD.findall(literal)} & words
            if used:
                found[str(file.relative_to(SOURCE))] = used
    assert not found
