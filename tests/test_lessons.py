"""Lessons and words that explain themselves: languages agree, links lead somewhere, and examples are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import elgrande
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import configure
from elgrande.rules.module import module_named
from elgrande.server.examples import example_board
from elgrande.server.requests import Example
from elgrande.texts import LANGUAGES, bundle, has, say
from tests.rule_table import RULES, promised

LESSONS = Path(elgrande.__file__).parent / "lessons"
OTHERS = [language for language in LANGUAGES if language != "en"]
DRAWING = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GOES_ON = re.compile(r"\n +")
ID = re.compile(r"\b[A-Z]{2,5}-\d+\b")
TITLE_ID = re.compile(r"^#+ .* \{#([\w-]+)\}$", re.MULTILINE)


def lesson(name: str, language: str) -> str:
    """The text of a lesson: of a module, or `ten-minutes`."""
    if name in MODULES:
        return f"{say(f'lesson-{name}', language)}\n"
    return (LESSONS / language / f"{name}.md").read_text(encoding="utf-8")


WORDS = {"players", "king", "grandes", "tiles", "open", "score", "points", "show", "glow", "change", "caption"}
"""What the lines of a board begin with, besides `at` and `field`."""
NAMES = ["ten-minutes", *MODULES[1:]]


def drawings(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The drawings of a lesson: what they are, and their lines; an indented line goes on with the one above it."""
    return [
        (name, [(key.strip(), value.strip()) for key, _, value in (line.partition(":") for line in lines)])
        for name, lines in ((name, GOES_ON.sub(" ", body).splitlines()) for name, body in DRAWING.findall(text))
    ]


def boards(name: str, language: str) -> list[dict[str, str]]:
    return [dict(lines) for kind, lines in drawings(lesson(name, language)) if kind == "board"]


def places(text: str) -> list[str]:
    return ["" if word == "-" else word for word in text.split()]


def example(lines: dict[str, str], name: str) -> Example:
    """What the page asks the server for, as `web/src/lessons/boards.ts` reads these lines."""
    modules = [*module_named(name).needs, name] if name in MODULES else []
    wanted: dict[str, Any] = {
        "players": int(lines.get("players", 4)),
        "modules": modules,
        "king": lines.get("king", ""),
        "caballeros": {
            key.removeprefix("at "): [int(count) for count in counts.split()]
            for key, counts in lines.items()
            if key.startswith("at ")
        },
        "grandes": places(lines.get("grandes", "")),
        "tiles": places(lines.get("tiles", "")),
        "fields": {
            key.removeprefix("field "): places(value) for key, value in lines.items() if key.startswith("field ")
        },
        "hidden": lines.get("open") != "yes",
        "score": lines.get("score", "").split(),
    }
    return msgspec.convert(wanted, Example)


# --- examples ---


@pytest.mark.parametrize("name", NAMES)
def test_the_worked_examples_are_what_the_engine_counts(name: str) -> None:
    for lines in boards(name, "en"):
        board = example_board(example(lines, name))
        assert {key for key in lines if not key.startswith(("at ", "field "))} <= WORDS
        assert set(lines.get("show", "").split()) <= set(board.view["spaces"])
        assert ("score" in lines) == ("points" in lines), lines
        points = [int(number) for number in lines.get("points", "").split()]
        assert board.totals == points + [0] * (len(board.totals) - len(points)), lines
        assert "caption" in lines


def test_what_shines_is_where_one_may_place() -> None:
    rules = build(configure(4))
    shining = [lines for lines in boards("ten-minutes", "en") if "glow" in lines]
    assert shining
    for lines in shining:
        king = next(space for space in rules.spaces if space.key == lines["king"])
        near = {rules.spaces[other].key for other in rules.borders[rules.spaces.index(king)]}
        assert set(lines["glow"].split()) == near | {"castillo"}


def test_the_cards_in_lessons_exist() -> None:
    for name in NAMES:
        modules = [*module_named(name).needs, name] if name in MODULES else []
        known = {card.key for card in build(configure(4, modules)).cards}
        for kind, lines in drawings(lesson(name, "en")):
            if kind == "cards":
                assert set(dict(lines)["cards"].split()) <= known


# --- languages ---


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_the_same_in_all_languages(name: str, language: str) -> None:
    english, other = lesson(name, "en"), lesson(name, language)

    def shape(text: str) -> list[Any]:
        pictures = [(kind, [line for line in lines if line[0] != "caption"]) for kind, lines in drawings(text)]
        return [pictures, ID.findall(text), TITLE_ID.findall(text), len(re.findall(r"^#+ ", text, re.MULTILINE))]

    assert shape(other) == shape(english)
    captions = [[dict(lines)["caption"] for _, lines in drawings(text)] for text in (english, other)]
    assert not set(captions[0]) & set(captions[1])


@pytest.mark.parametrize("name", NAMES)
def test_lessons_speak_of_rules_that_exist(name: str) -> None:
    ids = ID.findall(lesson(name, "en"))
    assert ids
    assert set(ids) <= set(promised())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_take_ten_minutes(language: str) -> None:
    """At 180 words a minute; numbers of boards are not read."""
    text = DRAWING.sub(lambda drawing: drawing[2].partition("caption:")[2], lesson("ten-minutes", language))
    assert len(ID.sub("", text).split()) <= 1800


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_book_has_the_same_rules(language: str) -> None:
    def shape(text: str) -> list[Any]:
        return [re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE), text.count("\n|"), text.count("\n## ")]

    for path in (RULES / language).glob("*.md"):
        assert shape(path.read_text("utf-8")) == shape((RULES / path.name).read_text("utf-8")), path


# --- words ---


def words(language: str) -> list[str]:
    """The keys of the words that explain themselves."""
    return [key for key in bundle(language) if key.startswith("about-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_forms_and_an_explanation(language: str) -> None:
    assert len(words(language)) > 30
    forms = [form.strip() for key in words(language) for form in say(f"{key}.forms", language).split(",")]
    assert all(forms)
    assert sorted(forms) == sorted(set(forms)), "one form stands for one word"
    for key in words(language):
        assert say(key, language)
        assert 20 < len(say(f"{key}.text", language)) < 240, key


def test_words_lead_to_lessons() -> None:
    anchors = {f"rules#{anchor}" for anchor in TITLE_ID.findall(lesson("ten-minutes", "en"))}
    pages = {f"rules/{name}" for name in MODULES[1:] if has(f"lesson-{name}")}
    for language in LANGUAGES:
        for key in words(language):
            assert say(f"{key}.see", language) == say(f"{key}.see"), key
            assert say(f"{key}.see", language) in anchors | pages, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_the_words(language: str) -> None:
    """Every word is met somewhere outside its own explanation, in one of its forms."""
    folder = Path(elgrande.__file__).parent / "texts" / language
    lines = [line for file in folder.glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    lines = [line for line in lines if ".forms" not in line and "about-" not in line]
    text = "\n".join([lesson("ten-minutes", language), *lines])
    for key in words(language):
        forms = [form.strip() for form in say(f"{key}.forms", language).split(",")]
        assert any(re.search(rf"(?i:{re.escape(form[0])}){re.escape(form[1:])}", text) for form in forms), key


def test_every_module_of_the_box_has_a_lesson() -> None:
    assert all(has(f"lesson-{name}", language) for name in MODULES[1:] for language in LANGUAGES)
