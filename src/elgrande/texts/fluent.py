"""Reads Fluent files (projectfluent.org): as much of that language as texts need here, and nothing else.

A file has messages, with attributes, and terms. Their patterns hold variables, words in quotes, other messages and
terms, calls of functions with one variable, and selections by number, plural or word. All else is refused, with the
file and the line. An entry is read when it is first needed, so that a language with thousands of them is there at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

Value = str | float
"""What a variable stands for."""
Part = Callable[[Mapping[str, Value]], str]
"""A part of a pattern, or all of it: tells itself, given the values of its variables."""
Functions = Mapping[str, Callable[..., str]]
"""By name: each takes the value of a variable, and numbers by name."""

NUMBER: Final = "NUMBER"
"""The function that writes numbers; it is always there."""
ENTRY: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
WORD: Final = re.compile(r"[a-zA-Z][\w-]*")
DIGITS: Final = re.compile(r"-?\d+(\.\d+)?")
QUOTED: Final = re.compile(r'"([^"\\{}\n]*)"')
TEXT: Final = re.compile(r"[^{}\n]+")
BLANK: Final = re.compile(r"\s*")
LINE_BREAK: Final = re.compile(r" *\n((?: *\n)*)( *)(?=[^ \n])")
"""The end of a line, empty lines, and the indent of the next one that is not empty."""
ATTRIBUTE: Final = re.compile(r"\s*\n\s*\.([a-zA-Z][\w-]*) *=")
LAST_BRACE: Final = re.compile(r" *\n\s*(?=})")
VARIANT: Final = re.compile(r"\s*\n\s*(\*?)\[ *([^\]\s]+) *\]")
DEEPEST: Final = 20
"""How deep braces may stand in each other."""


class TextError(ValueError):
    """A text that cannot be read or told; the message says where and why."""


class Entry:
    """A message or a term."""

    __slots__ = ("attributes", "value")

    def __init__(self, value: Part | None, attributes: dict[str, Part]) -> None:
        self.value = value
        self.attributes = attributes


class Bundle:
    """All texts of a language."""

    def __init__(self, functions: Functions) -> None:
        self.functions = functions
        self._sources: dict[str, tuple[str, str, int]] = {}
        """By the key of an entry: its text, its file and its line."""
        self._entries: dict[str, Entry] = {}

    def __iter__(self) -> Iterator[str]:
        """The keys of all messages; those of terms begin with a dash."""
        return iter(self._sources)

    def add(self, source: str, file: str) -> None:
        """Add the entries of a file."""
        text = source.replace("\r\n", "\n")
        key, first, begins, at = "", 0, 0, 0
        for number, content in enumerate([*text.split("\n"), "#"], 1):
            entry = ENTRY.match(content)
            if entry or content.startswith("#"):
                if key:
                    self._sources[key] = text[begins:at], file, first
                key = ""
            if entry:
                key, begins, first = entry[1], at, number
                if key in self._sources:
                    raise TextError(f"{file}, line {number}: {key} is written already in {self._sources[key][1]}")
            elif not key and content.strip() and not content.startswith("#"):
                raise TextError(f"{file}, line {number}: not a message: {content[:40]!r}")
            at += len(content) + 1

    def has(self, key: str) -> bool:
        """Whether there is this message or this attribute (`card-veto.text`)."""
        name, _, attribute = key.partition(".")
        return name in self._sources and (not attribute or attribute in self.entry(name).attributes)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """The text of a message or of an attribute, with its values filled in."""
        part = self.part(key)
        try:
            return part(values)
        except RecursionError:
            raise TextError(f"{key} needs itself") from None

    def part(self, key: str) -> Part:
        """The pattern of a message or of an attribute."""
        name, _, attribute = key.partition(".")
        entry = self.entry(name)
        part = entry.attributes[attribute] if attribute else entry.value
        if part is None:
            raise KeyError(key)
        return part

    def entry(self, name: str) -> Entry:
        """A message, or a term if the name begins with a dash."""
        entry = self._entries.get(name)
        if entry is None:
            text, file, line = self._sources[name]
            entry = self._entries[name] = Reader(self, text, file, line).entry()
        return entry


class Reader:
    """Reads one entry."""

    def __init__(self, bundle: Bundle, text: str, file: str, line: int) -> None:
        self.bundle = bundle
        self.text = text.rstrip() + "\n"
        self.at = 0
        self.file = file
        self.line = line
        self.is_term = text.startswith("-")
        self.depth = 0

    def trouble(self, why: str) -> TextError:
        """An error at this place."""
        return TextError(f"{self.place()}: {why}")

    def place(self) -> str:
        """The file and the line."""
        return f"{self.file}, line {self.line + self.text.count(chr(10), 0, self.at)}"

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """Go on behind what is wanted, if it is here."""
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def demand(self, wanted: str) -> None:
        """Go on behind a sign that must be here, perhaps after blanks."""
        self.take(BLANK)
        if not self.text.startswith(wanted, self.at):
            raise self.trouble(f"{wanted} is missing")
        self.at += len(wanted)

    def entry(self) -> Entry:
        """All of it: the value, then the attributes."""
        self.take(ENTRY)
        value, attributes = self.pattern(), dict[str, Part]()
        while attribute := self.take(ATTRIBUTE):
            if attribute[1] in attributes:
                raise self.trouble(f".{attribute[1]} is written twice")
            part = self.pattern()
            if part is None:
                raise self.trouble(f".{attribute[1]} has no text")
            attributes[attribute[1]] = part
        self.take(BLANK)
        if self.at < len(self.text):
            raise self.trouble(f"not understood: {self.text[self.at : self.at + 40]!r}")
        if value is None and (self.is_term or not attributes):
            raise self.trouble("there is no text")
        return Entry(value, attributes)

    # --- patterns ---

    def pattern(self) -> Part | None:
        """Text and what stands in braces, over several lines if those behind the first are indented."""
        parts: list[str | Part] = []
        breaks: list[tuple[int, str, int]] = []  # before which part, the line breaks, the indent
        while self.text[self.at] == " ":
            self.at += 1
        while True:
            if self.text[self.at] == "{":
                parts.append(self.placeable())
            elif text := self.take(TEXT):
                parts.append(text[0])
            else:
                line = LINE_BREAK.match(self.text, self.at)
                sign = self.text[line.end()] if line else ""
                if not line or sign in "}.[*" or (not line[2] and sign != "{"):
                    break
                breaks.append((len(parts), "\n" * (1 + line[1].count("\n")), len(line[2])))
                self.at = line.end()
        least = min((indent for _, _, indent in breaks), default=0)
        for place, lines, indent in reversed(breaks):
            parts.insert(place, (lines if place else "") + " " * (indent - least))
        return self.joined(parts)

    @staticmethod
    def joined(parts: list[str | Part]) -> Part | None:
        """One part that tells all of them."""
        whole: list[str | Part] = []
        for part in parts:
            if isinstance(part, str) and whole and isinstance(whole[-1], str):
                whole[-1] += part
            else:
                whole.append(part)
        if whole and isinstance(whole[-1], str):
            whole[-1] = whole[-1].rstrip()
        whole = [part for part in whole if part != ""]
        if not whole:
            return None
        if len(whole) == 1:
            only = whole[0]
            return only if callable(only) else lambda values: only
        return lambda values: "".join([part if isinstance(part, str) else part(values) for part in whole])

    def placeable(self) -> Part:
        """What stands in braces."""
        self.demand("{")
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.trouble("too many braces in each other")
        self.take(BLANK)
        part = self.expression()
        self.demand("}")
        self.depth -= 1
        return part

    def expression(self) -> Part:
        """A variable, a selection by one, a text in quotes, another entry or a function."""
        if self.text[self.at] == "$":
            name = self.variable()
            self.take(BLANK)
            if self.text.startswith("->", self.at):
                self.at += 2
                return self.selection(name)
            return self.plain(name)
        if quoted := self.take(QUOTED):
            words = quoted[1]
            return lambda values: words
        is_term = self.text[self.at] == "-"
        self.at += is_term
        word = self.take(WORD)
        if not word:
            raise self.trouble("braces hold a variable, a text in quotes, another message or a function")
        if not is_term and self.text[self.at] == "(":
            return self.function(word[0])
        attribute = ""
        if self.text[self.at] == "." and not is_term:
            self.at += 1
            attribute = f".{found[0]}" if (found := self.take(WORD)) else "."
        return self.reference(f"{'-' * is_term}{word[0]}{attribute}")

    def reference(self, key: str) -> Part:
        """Another message, an attribute or a term, which may come later in the files."""
        bundle, place = self.bundle, self.place()

        def tell(values: Mapping[str, Value]) -> str:
            if not bundle.has(key):
                raise TextError(f"{place}: there is no {key}")
            return bundle.part(key)(values)

        return tell

    def variable(self) -> str:
        """The name of a variable."""
        self.demand("$")
        word = self.take(WORD)
        if not word:
            raise self.trouble("$ stands before the name of a variable")
        if self.is_term:
            raise self.trouble(f"a term has no variables, and this one has ${word[0]}")
        return word[0]

    def function(self, name: str) -> Part:
        """A call: a variable, then numbers by name."""
        if name not in self.bundle.functions:
            raise self.trouble(f"there is no function {name}; there are {', '.join(sorted(self.bundle.functions))}")
        self.demand("(")
        variable = self.variable()
        numbers: dict[str, int] = {}
        self.take(BLANK)
        while self.text[self.at] == ",":
            self.demand(",")
            self.take(BLANK)
            word = self.take(WORD)
            self.demand(":")
            self.take(BLANK)
            number = self.take(DIGITS)
            if not word or not number or number[1]:
                raise self.trouble(f"behind the variable, {name} takes whole numbers by name")
            numbers[word[0]] = int(number[0])
            self.take(BLANK)
        self.demand(")")
        return self.call(name, variable, numbers)

    def call(self, name: str, variable: str, numbers: dict[str, int]) -> Part:
        """A function of a variable."""
        function, place = self.bundle.functions[name], self.place()

        def tell(values: Mapping[str, Value]) -> str:
            value = given(values, variable, place)
            if name == NUMBER and isinstance(value, str):
                raise TextError(f"{place}: ${variable} is {value!r}, not a number")
            return function(value, **numbers)

        return tell

    def plain(self, variable: str) -> Part:
        """A variable by itself: a word, or a number as it is written in this language."""
        function, place = self.bundle.functions[NUMBER], self.place()

        def tell(values: Mapping[str, Value]) -> str:
            value = given(values, variable, place)
            return value if isinstance(value, str) else function(value)

        return tell

    def selection(self, variable: str) -> Part:
        """Variants by number, plural or word; one of them, marked with a star, stands for all other values."""
        variants: dict[Value, Part] = {}
        default: Part | None = None
        place = self.place()
        while variant := self.take(VARIANT):
            word = variant[2]
            key: Value = float(word) if DIGITS.fullmatch(word) else word
            part = self.pattern()
            if part is None or key in variants or not (isinstance(key, float) or WORD.fullmatch(word)):
                raise self.trouble(f"the variant [{word}] is empty, or written twice, or neither a number nor a word")
            if variant[1] and default is not None:
                raise self.trouble("two variants are marked with *")
            variants[key] = part
            default = part if variant[1] else default
        if default is None:
            raise self.trouble("no variant is marked with *")
        if not self.take(LAST_BRACE):
            raise self.trouble("the variants end with } on a line of its own")
        other = default

        def tell(values: Mapping[str, Value]) -> str:
            value = given(values, variable, place)
            part = variants.get(value)
            if part is None and not isinstance(value, str):
                part = variants.get(plural(value))
            return (part or other)(values)

        return tell


def given(values: Mapping[str, Value], variable: str, place: str) -> Value:
    """The value of a variable."""
    try:
        return values[variable]
    except KeyError:
        raise TextError(f"{place}: there is no value for ${variable}") from None


# --- numbers ---


def plural(number: float) -> str:
    """The plural of a number in the sense of Fluent: English, Dutch, German and Spanish agree in it."""
    return "one" if abs(number) == 1 else "other"


def written(language: str, number: float, minimumFractionDigits: int = 0, maximumFractionDigits: int = 3) -> str:  # noqa: N803
    """A number as it is written in a language; Fluent names its two settings like this."""
    if isinstance(number, int) and not minimumFractionDigits:
        whole, fraction = f"{int(number):,}", ""
    else:
        from decimal import ROUND_HALF_EVEN, Decimal  # noqa: PLC0415  (few texts have fractions)

        places = Decimal(1).scaleb(-maximumFractionDigits)
        rounded = f"{Decimal(str(number)).quantize(places, ROUND_HALF_EVEN):,f}"
        whole, _, fraction = rounded.partition(".")
        kept = fraction.rstrip("0")
        fraction = kept + "0" * (minimumFractionDigits - len(kept))
    point, group = (".", ",") if language == "en" else (",", ".")
    if language == "es" and len(whole.lstrip("-")) == len("1,234"):
        group = ""  # Spanish writes four figures in one
    return whole.replace(",", group) + (point + fraction if fraction else "")
