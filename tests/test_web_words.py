"""The browser knows no module: no word of one is in its source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elgrande.picture.marks import SYMBOLS
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import configure, module_sets
from elgrande.rules.module import KNOWN

SOURCE = Path(__file__).parent.parent / "web" / "src"
TEXTS = Path(__file__).parent.parent / "src" / "elgrande" / "texts" / "en"
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", re.DOTALL)
WORD = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
NOT_CODE = re.compile(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
SCRIPT = re.compile(r"<script.*?>(.*?)</script>", re.DOTALL)
BRACES = re.compile(r"\{([^{}]*)\}")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")

GENERIC = {"halo"}
"""Symbols that belong to no module: the gold around a Grande that acts as King."""
PLAIN = {"shift", "beside"}
"""Names in code that only look like a card or a space: the first of an array, and what is near something."""
MADE = "types.ts"
"""Written from what the server says, so it has the names of all options."""


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
    for module in KNOWN:
        words |= {*module.options, *module.parts, *module.part_cards}
    return words - {space.key for space in base.spaces} - {card.key for card in base.cards}


def quoted(source: str) -> set[str]:
    """The words in all literals of a source."""
    literals = ("".join(parts) for parts in LITERAL.findall(source))
    return {word.removeprefix("eg-") for literal in literals for word in WORD.findall(literal)}


def names(source: str, page: bool) -> set[str]:
    """All identifiers and keys of objects in the code of a source; of a page, what its script and its braces hold."""
    code = NOT_CODE.sub("", source)
    if page:
        code = "\n".join([*SCRIPT.findall(code), *BRACES.findall(SCRIPT.sub("", code))])
    return set(NAME.findall(LITERAL.sub("", code)))


def as_word(name: str) -> str:
    """A name as modules write it: with dashes."""
    return HUMP.sub("-", name).replace("_", "-").lower()


def found_in(source: str, words: set[str], page: bool = False) -> set[str]:
    """Which words of modules a source has in its literals or as names."""
    joined = {as_word(word) for word in words} - PLAIN
    return (quoted(source) & words) | {name for name in names(source, page) if as_word(name) in joined}


def test_no_word_of_a_module_is_in_the_source_of_the_pages() -> None:
    words = words_of_modules()
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCE.rglob("*")):
        if file.suffix in (".ts", ".svelte") and file.name != MADE:
            used = found_in(file.read_text(encoding="utf-8"), words, file.suffix == ".svelte")
            if used:
                found[str(file.relative_to(SOURCE))] = used
    assert not found


@pytest.mark.parametrize(
    ("source", "page"),
    [
        ('card === "veto-by-lantern"', False),
        ("const config = { second_lantern: false };", False),
        ("if (secondLantern) light();", False),
        ("state.config.second_lantern", False),
        ("<script>let mine = config.second_lantern;</script>", True),
        ("<p>{config.second_lantern}</p>", True),
    ],
)
def test_a_word_is_found_however_it_is_written(source: str, page: bool) -> None:
    assert found_in(source, {"second_lantern", "veto-by-lantern"}, page)


def test_comments_and_styles_may_have_all_words() -> None:
    assert not found_in("// the lantern\n/** The lantern. */ let light = 1;", {"lantern"})
    assert not found_in(
        "<!-- a lantern --><style>.lantern { color: red }</style><p>lantern</p>", {"lantern"}, page=True
    )
