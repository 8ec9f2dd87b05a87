"""The rule reference in other languages says the same as the English one: every rule, number, source and card name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

import pytest

from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets
from elgrande.texts import LANGUAGES, say
from tests.rule_table import ID, RULES

BOOKS = sorted(path.name for path in RULES.glob("*.md") if path.name != "README.md")
OTHERS = [language for language in LANGUAGES if language != "en"]
WRAPPED = re.compile(r"\n {2}(?=\S)|(?<=[^\n|])\n(?=[^\n#|-])")
"""Where a rule or a paragraph goes on in the next line."""
HEAD = re.compile(r"#+ |- \*\*[A-Z]+-\d+\*\* |\||")
SOURCE = re.compile(r" \[([^\[\]]*)\]$")
MARK = re.compile(r"\b(?:\d{3}|public|ruling|printed|reconstructed)\b")
"""What a program reads in a source; the other words there are for people."""
REGIONS = (
    *("Galicia", "País Vasco", "Aragón", "Cataluña", "Castilla la Vieja", "Castilla la Nueva"),
    *("Sevilla", "Granada", "Valencia", "Francia", "América", "África", "Portugal"),
)
FACT = re.compile(rf"{ID.pattern}|\d+|`[^`]*`|[\w-]+\.md|×|→|{'|'.join(REGIONS)}")
"""What is the same in all languages: ids, numbers, code, links, signs and the names of regions."""
TITLES = ("anniversary", "base", "grand_inquisitor", "grandissimo", "king_intrigue")
"""The modules whose names the books have as titles."""


class Block(NamedTuple):
    """A heading, a rule, a row of a table or a paragraph, as far as it is the same in all languages."""

    head: str
    cells: int
    facts: Counter[str]
    marks: list[str]


def text_of(book: str, language: str = "en") -> str:
    """A book of the rule reference."""
    return (RULES / ("" if language == "en" else language) / book).read_text("utf-8")


def blocks(text: str) -> list[Block]:
    """What a book consists of."""
    found = []
    for line in filter(None, WRAPPED.sub(" ", text).splitlines()):
        head, source = HEAD.match(line), SOURCE.search(line)
        assert head
        marks = MARK.findall(source[1]) if source else []
        found.append(Block(head[0], line.count("|"), Counter(FACT.findall(line)), marks))
    return found


def differences(english: str, other: str) -> list[tuple[Block | None, Block | None]]:
    """The blocks that differ."""
    return [(one, two) for one, two in zip_longest(blocks(english), blocks(other)) if one != two]


@cache
def rules(book: str, language: str) -> dict[str, str]:
    """The rules of a book in a language, by id."""
    lines = WRAPPED.sub(" ", text_of(book, language)).splitlines()
    return dict(re.findall(r"- \*\*([A-Z]+-\d+)\*\* (.*)", "\n".join(lines)))


@cache
def cards() -> dict[str, list[str]]:
    """The keys of all cards, by the rule of the card."""
    found: dict[str, list[str]] = {}
    for modules in module_sets():
        for card in build(configure(4, modules)).cards:
            if card.key not in found.setdefault(card.rule, []):
                found[card.rule].append(card.key)
    return found


def series(card: str, language: str) -> str:
    """The name of a card without what tells it from others of its kind: "Special scoring"."""
    return re.split("[:,]", say(f"card-{card}", language))[0]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_books(language: str) -> None:
    assert sorted(path.name for path in (RULES / language).iterdir()) == BOOKS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_book_has_the_same_rules_numbers_and_sources(book: str, language: str) -> None:
    assert differences(text_of(book), text_of(book, language)) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_rule_calls_its_card_by_its_name(book: str, language: str) -> None:
    english, other = rules(book, "en"), rules(book, language)
    missing = [
        (rule, series(card, language))
        for rule, text in english.items()
        for card in cards().get(rule, ())
        if series(card, "en") in text and series(card, language).lower() not in other[rule].lower()
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", TITLES)
def test_a_book_has_the_name_of_its_module(module: str, language: str) -> None:
    title = say(f"web-module-{module}", language)
    assert text_of(f"{module.replace('_', '-')}.md", language).startswith(f"# {title}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"- \*\*BASE-51\*\*[^[]*\[000\]\n", ""),
        (r"\| Granada .*\n", ""),
        (r"### .* 4 .*\n", ""),
        (r"- \*\*BASE-51\*\*", "- **BASE-55**"),
        (r"8/4/0", "8/4/1"),
        (r"BASE-147\*\*([^[]*)\[000\]", r"BASE-147**\1[ruling]"),
        (r"\(BASE-60\)", ""),
        (r"13→0", "13→1"),
        (r", Castilla la Vieja \|", " |"),
        (r"\.\./README\.md", "../index.md"),
    ],
)
@pytest.mark.parametrize("language", OTHERS)
def test_a_book_that_says_something_else_is_found(language: str, old: str, new: str) -> None:
    text = text_of("base.md", language)
    doctored = re.sub(old, new, text, count=1)
    assert doctored != text
    assert differences(text_of("base.md"), doctored)
