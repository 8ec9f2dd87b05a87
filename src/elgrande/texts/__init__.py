"""All texts, in four languages, from Fluent files that Python and the browser share."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "nl", "de", "es")


class UnknownLanguage(ValueError):
    """A language in which there are no texts."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (the rules need no texts)

    result = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        result.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return result


def say(key: str, language: str = "en", **values: str | int) -> str:
    """The text of a message, or of an attribute (`card-veto.text`), with its values filled in."""
    messages = bundle(language)
    name, _, attribute = key.partition(".")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = messages.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{key} in {language}: {errors[0]}")
    return str(text)


def has(key: str, language: str = "en") -> bool:
    """Whether there is such a message or attribute."""
    messages = bundle(language)
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return False
    return not attribute or attribute in messages.get_message(name).attributes
