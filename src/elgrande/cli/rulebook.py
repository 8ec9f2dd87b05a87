"""The rules with their ids, read from the rule reference: docs/rules, which a wheel ships as elgrande/rulebook."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)")
_HEADING: Final = re.compile(r"(#+) (.*)")
_SOURCE: Final = re.compile(r" *\[([^\]]*)\]$")


@dataclass(frozen=True)
class Rule:
    """A rule: its id, its text, its source, and its chapter."""

    id: str
    text: str
    source: str
    book: str
    chapter: str
    table: tuple[str, ...] = ()
    """The lines of its table, if it has one."""


def folder() -> Traversable | Path:
    """Where the rules are: in the package, or in the checkout beside it."""
    packaged = files("elgrande").joinpath("rulebook")
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[3] / "docs" / "rules"


def read_rules(language: str = "en") -> list[Rule]:
    """All rules, in the order of the books; books that are not translated are in English."""
    books = sorted((file for file in folder().iterdir() if file.name.endswith(".md")), key=lambda file: file.name)
    rules: list[Rule] = []
    for book in books:
        if book.name != "README.md":
            translated = folder().joinpath(language, book.name)
            rules += _read((translated if translated.is_file() else book).read_text(encoding="utf-8"))
    return rules


def _read(text: str) -> list[Rule]:
    rules: list[Rule] = []
    book = chapter = ""
    for line in re.sub(r"\n {2}(?=\S)", " ", text).splitlines():  # a rule may be wrapped
        heading, rule = _HEADING.match(line), _RULE.match(line)
        if heading:
            book = heading[2] if heading[1] == "#" else book
            chapter = heading[2]
        elif rule:
            source = _SOURCE.search(rule[2])
            words = rule[2][: source.start()] if source else rule[2]
            rules.append(Rule(rule[1], words, source[1] if source else "", book, chapter))
        elif line.startswith("|") and rules:
            last = rules.pop()
            rules.append(Rule(last.id, last.text, last.source, last.book, last.chapter, (*last.table, line)))
    return rules


def chapters(rules: list[Rule]) -> list[tuple[str, str, list[Rule]]]:
    """The chapters: book, title, and the rules in it."""
    found: dict[tuple[str, str], list[Rule]] = {}
    for rule in rules:
        found.setdefault((rule.book, rule.chapter), []).append(rule)
    return [(book, chapter, inside) for (book, chapter), inside in found.items()]


def is_id(text: str) -> bool:
    """Whether a text looks like a rule id."""
    return re.fullmatch(r"[A-Za-z]+-\d+", text) is not None


def near(rules: list[Rule], wanted: str) -> list[str]:
    """Ids that the user may have meant."""
    book, _, number = wanted.upper().partition("-")
    same = [rule.id for rule in rules if rule.id.startswith(f"{book}-")]
    if same and number.isdecimal():
        return sorted(same, key=lambda one: abs(int(one.split("-")[1]) - int(number)))[:3]
    return get_close_matches(wanted.upper(), [rule.id for rule in rules], 3, 0.4)


def search(rules: list[Rule], words: str) -> list[Rule]:
    """The rules whose text or chapter contains all words."""
    wanted = words.casefold().split()
    return [rule for rule in rules if all(word in f"{rule.text} {rule.chapter}".casefold() for word in wanted)]
