"""All texts in four languages, from Fluent files that Python and the browser share."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from elgrande.texts.fluent import Bundle, written

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LANGUAGES: Final = ("en", "nl", "de", "es")

ADDED: Final[list[Path]] = []
"""Folders with the texts of external modules."""

FORMS: Final = ("at", "to", "from", "the")
"""The forms in which a text can mention a space: `{ AT($space) }` becomes "in Galicia", or the space's own `.at`."""


class UnknownLanguage(ValueError):
    """A language without texts."""


@cache
def bundle(language: str) -> Bundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    forms = {form.upper(): partial(_form, language, form) for form in FORMS}
    result = Bundle({"NUMBER": partial(written, language), **forms})
    for file, text in _texts(language).items():
        result.add(text, file)
    return result


@cache
def _texts(language: str) -> dict[str, str]:
    """The contents of the Fluent files of a language, by the path of the file."""
    from pathlib import Path  # noqa: PLC0415  (the rules need no texts)

    return {
        str(file): file.read_text(encoding="utf-8")
        for folder in (Path(__file__).parent, *ADDED)
        for file in sorted(folder.glob(f"{language}/*.ftl"))
    }


def listed(names: Sequence[str], language: str) -> str:
    """Names in one phrase, such as "Ana, Bo and Cid"."""
    *first, last = names
    return say("cli-and", language, names=", ".join(first), last=last) if first else last


def added_texts(language: str) -> list[str]:
    """The texts of external modules, which no page was built with."""
    return [file.read_text(encoding="utf-8") for folder in ADDED for file in sorted(folder.glob(f"{language}/*.ftl"))]


def add_folder(folder: Path) -> None:
    """Register the texts of an external module: the folder has one folder of `.ftl` files for each language."""
    ADDED.append(folder)
    _read_again()


def remove_folder(folder: Path) -> None:
    """Take back what `add_folder` registered."""
    ADDED.remove(folder)
    _read_again()


def _read_again() -> None:
    for known in (bundle, _texts, _spaces):
        known.cache_clear()


@cache
def _spaces(language: str) -> dict[str, str]:
    """The key of each space's text, by the name of the space."""
    lines = [
        line
        for text in _texts(language).values()
        for line in re.findall(r"^(space-[\w-]+) = (.+)$", text, re.MULTILINE)
    ]
    return {name: key for key, name in lines}


def _form(language: str, form: str, name: str) -> str:
    """A space in a form that fits the sentence; a space without its own form gets that of a region."""
    own = f"{_spaces(language).get(name, '')}.{form}"
    return say(own, language) if has(own, language) else say(f"place-{form}", language, space=name)


def say(key: str, language: str = "en", **values: str | float) -> str:
    """The text of a message, or of an attribute (`card-veto.text`), with its values filled in."""
    return bundle(language).say(key, values)


def has(key: str, language: str = "en") -> bool:
    """Whether this message or attribute exists."""
    return bundle(language).has(key)
