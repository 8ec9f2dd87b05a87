"""The reader of Fluent files says what `fluent.runtime` says, and refuses what it does not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as some

import elgrande
from elgrande.texts import FORMS, LANGUAGES, bundle, say
from elgrande.texts.fluent import Bundle, TextError, written

FOLDER = Path(elgrande.__file__).parent / "texts"
LANTERNS = Path(__file__).parent / "lanterns" / "texts"
NUMBERS = (0, 1, 2, 5, 1_000_000)
WORDS = ("Ana", "Castillo", "Hof", "hof", "corte", "Galicia")
"""Values of variables: all that texts select by, and others."""


def in_form(form: str, space: str) -> str:
    return f"{form} {space}"


# --- beside fluent.runtime ---


@cache
def reference(language: str) -> tuple[FluentBundle, dict[str, ast.Message]]:
    """The texts of a language as `fluent.runtime` has them."""
    forms: dict[str, Any] = {form.upper(): partial(in_form, form) for form in FORMS}
    there, messages = FluentBundle([language], functions=forms, use_isolating=False), dict[str, ast.Message]()
    for file in sorted([*FOLDER.glob(f"{language}/*.ftl"), *LANTERNS.glob(f"{language}/*.ftl")]):
        resource = FluentResource(file.read_text("utf-8"))
        there.add_resource(resource)
        messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return there, messages


@cache
def ours(language: str) -> Bundle:
    forms = {form.upper(): partial(in_form, form) for form in FORMS}
    here = Bundle({"NUMBER": partial(written, language), **forms})
    for file in sorted([*FOLDER.glob(f"{language}/*.ftl"), *LANTERNS.glob(f"{language}/*.ftl")]):
        here.add(file.read_text("utf-8"), file.name)
    return here


class Variables(Visitor):
    """Collects the variables of a pattern, those of messages that it needs too, and which of them are numbers."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.all: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "NUMBER":
            self.words |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        message = self.messages[node.id.name]
        attributes = {attribute.id.name: attribute.value for attribute in message.attributes}
        pattern = attributes[node.attribute.name] if node.attribute else message.value
        assert pattern is not None
        self.visit(pattern)


def settings(variables: Variables) -> Iterator[dict[str, str | float]]:
    """Values for all variables: each of them once with every value, and all pairs of numbers that could matter."""
    names = sorted(variables.all)
    choices: list[tuple[str | float, ...]] = [
        WORDS if name in variables.words else (*NUMBERS, 0.25, *WORDS) for name in names
    ]
    if len(names) < 3:
        yield from (dict(zip(names, values, strict=True)) for values in product(*choices))
        return
    for shift in range(len(NUMBERS) * len(WORDS) * 4):
        yield {
            name: values[(shift // (1 + place) + place) % len(values)]
            for place, (name, values) in enumerate(zip(names, choices, strict=True))
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_told_as_fluent_runtime_tells_it(language: str) -> None:
    there, messages = reference(language)
    here, told = ours(language), 0
    assert {key for key in here if not key.startswith("-")} == set(messages)
    for name, message in messages.items():
        patterns = {f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
        if message.value is not None:
            patterns[name] = message.value
        assert [key for key in (name, *patterns) if not here.has(key)] == []
        for key, pattern in patterns.items():
            variables = Variables(messages)
            variables.visit(pattern)
            for values in settings(variables):
                assert attempt(here, key, values) == reference_says(there, key, **values), (key, values)
                told += 1
    assert told > 10_000


def reference_says(there: FluentBundle, key: str, **values: str | float) -> str | None:
    """What `fluent.runtime` says, or None if it has errors."""
    name, _, attribute = key.partition(".")
    message = there.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = there.format_pattern(pattern, values)
    return None if errors else str(text)


def attempt(here: Bundle, key: str, values: dict[str, str | float]) -> str | None:
    """What is said, or None if a number cannot be made of a word."""
    try:
        return here.say(key, values)
    except TextError:
        return None


@given(some.one_of(some.integers(-(10**9), 10**9), some.decimals(-9999, 9999, places=3).map(float)))
def test_numbers_are_written_as_fluent_runtime_writes_them(number: float) -> None:
    for language in LANGUAGES:
        if language == "es" and 1000 <= abs(number) < 10_000:
            continue
        there = FluentBundle([language], use_isolating=False)
        there.add_resource(FluentResource("plain = { $n }\none = { NUMBER($n, minimumFractionDigits: 1) }\n"))
        assert written(language, number) == reference_says(there, "plain", n=number)
        assert written(language, number, minimumFractionDigits=1) == reference_says(there, "one", n=number)


def test_spanish_writes_four_figures_in_one_as_browsers_do() -> None:
    assert [written("es", number) for number in (999, 1234, -1234, 12345, 1234.5)] == [
        "999",
        "1234",
        "-1234",
        "12.345",
        "1234,5",
    ]
    assert written("de", 1234) == "1.234"


# --- the language ---


def read(source: str) -> Bundle:
    here = Bundle({"NUMBER": partial(written, "en"), "AT": lambda space: f"in {space}"})
    here.add(source, "en/some.ftl")
    return here


LAYOUTS = (
    "a = one\n",
    "a =\n    one\n    two\n",
    "a =\n    one\n\n\n      two\n   three\n",
    "a = one\n    two  \n     three\n\n\n",
    "a =\n\n  # no comment\n  one\n",
    'a = { "{" }\n'.replace('"{"', '"x"'),
    "a =    one   { $n } two   \n",
    "a = one { $n\n} two\n",
    "a =\n    { $n }\n    two\n",
    "a = { $n ->\n    [one] un\n      deux\n   *[other] { $n }\n} trois\n  quatre\n",
    'a = { $n ->\n  [0] { $n ->\n  *[one] x\n  }\n *[other] y\n }{" "}z\n',
    "a = x\r\n    y\r\n    .b = c\r\n",
    "# comment\n## group\n\na = x\n# comment\nb = y\n",
    "a =\n    .b = only an attribute\n    .c =\n        one\n        two\n",
    "a = { b } and { b.c } and { -t }\nb = x\n    .c = y\n-t = z\n",
    "a = { NUMBER($n, minimumFractionDigits: 2) } { NUMBER ( $n ) }\n".replace("NUMBER (", "NUMBER("),
)


@pytest.mark.parametrize("source", LAYOUTS)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_blanks_and_lines_mean_what_they_mean_in_fluent(source: str, number: int) -> None:
    body = FluentParser().parse(source.replace("\r\n", "\n")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    there = FluentBundle(["en"], use_isolating=False)
    there.add_resource(FluentResource(source.replace("\r\n", "\n")))
    here = read(source)
    for entry in body:
        if isinstance(entry, ast.Message):
            keys = [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
            for key in keys if entry.value is None else [entry.id.name, *keys]:
                assert here.say(key, {"n": number}) == reference_says(there, key, n=number)


REFUSED = {
    "junk\n": "line 1: not a message: 'junk'",
    "a = x\n\nb = y\na = z\n": "line 4: a is written already in en/some.ftl",
    "a = { $n\n": "line 2: } is missing",
    "a = one } two\n": "line 1: not understood: '} two",
    "a =\n": "line 2: there is no text",
    "a = x\n    .b =\n": ".b has no text",
    "a = x\n    .b = y\n    .b = z\n": "line 3: .b is written twice",
    "a = { DATETIME($n) }\n": "line 1: there is no function DATETIME; there are AT, NUMBER",
    'a = { NUMBER("5") }\n': r"\$ is missing",
    'a = { NUMBER($n, style: "percent") }\n': "NUMBER takes whole numbers by name",
    "a = { $n ->\n    [one] x\n}\n": r"line 2: no variant is marked with \*",
    "a = { $n ->\n   *[one] x\n   *[two] y\n}\n": r"two variants are marked with \*",
    "a = { $n ->\n    [one] x\n   *[one] y\n}\n": r"the variant \[one\] is empty, or written twice",
    "a = { $n ->\n   *[one] x }\n": "line 2: the variants end with } on a line of its own",
    "a = { 5 }\n": "braces hold a variable",
    "a = { { $n } }\n": "braces hold a variable",
    'a = { "\\u0041" }\n': "braces hold a variable",
    "-t = { $n }\na = { -t }\n": r"line 1: a term has no variables, and this one has \$n",
    '-t = x\na = { -t(n: "y") }\n': "line 2: } is missing",
    "a = { nobody }\n": "line 1: there is no nobody",
    "a = { b.c }\nb = x\n": "line 1: there is no b.c",
    "a = { $other }\n": r"line 1: there is no value for \$other",
    "a = { $other ->\n   *[one] x\n}\n": r"line 1: there is no value for \$other",
    "a = { b }\nb = { a }\n": "a needs itself",
    "a = " + "{ $n ->\n*[other] " * 30 + "x" + "}" * 30 + "\n": "too many braces in each other",
}


@pytest.mark.parametrize("source", REFUSED, ids=range(len(REFUSED)))
def test_what_is_not_understood_is_refused_with_its_place(source: str) -> None:
    with pytest.raises(TextError, match=REFUSED[source]):
        read(source).say("a", {"n": 1})


def test_an_unknown_key_is_a_key_error() -> None:
    for key in ("nobody", "label-stop.nothing"):
        with pytest.raises(KeyError, match=key.rpartition(".")[2]):
            say(key)


def test_nothing_is_read_before_it_is_needed() -> None:
    here = read("a = fine\nb = { $n\n")
    assert here.say("a", {}) == "fine"
    assert here.has("b")
    assert list(bundle("en"))[:2] == list(bundle("de"))[:2]
