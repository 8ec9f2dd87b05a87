"""What a guided game consists of, read from its TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from elgrande.notation import split

LESSONS: Final = ("first-game",)
"""The guided games."""


@dataclass(frozen=True)
class When:
    """When something is said. Everything that is stated must hold."""

    rounds: tuple[int, ...] = ()
    prompt: tuple[str, ...] = ()
    """The key of the question is one of these."""
    offers: str = ""
    """This option, in notation, is offered."""
    lacks: tuple[str, ...] = ()
    """None of these is."""
    after: tuple[str, ...] = ()
    """The learner has done all of this: kinds of events, such as `placed`, `3 placed` or `placed castillo`."""
    before: tuple[str, ...] = ()
    """The learner has done none of this yet."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """Facts, and what they are now."""


@dataclass(frozen=True)
class Line:
    """Something that the coach says at once: three short sentences at most."""

    say: str
    """The attribute of the stop's text."""
    at: str = ""
    """What the coach points at: `hand`, `court`, `offer`, `card:5`, `space:castillo`, `space:` and a fact …"""
    tells: Mapping[str, str] = field(default_factory=dict)
    """The arguments of the text, and the facts that they are."""
    when: When = field(default_factory=When)


@dataclass(frozen=True)
class Moment:
    """What the coach says when the learner is asked something."""

    when: When
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Stop:
    """A part of the story, with a title."""

    key: str
    """The key of its text: the value is the title, the attributes are the lines."""
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    name: str
    seed: int
    seat: int
    """The learner's seat."""
    others: tuple[str, ...]
    """The names of the others, in their order."""
    spare: str
    """Takes the place of a name that is the learner's, too."""
    bot: str
    """Who chooses for the others where the script does not."""
    options: Mapping[str, Any]
    expected: Mapping[int, tuple[str, ...]]
    """By round: what a learner chooses who follows the coach; only a test does so to the letter."""
    script: Mapping[int, tuple[tuple[str, ...], ...]]
    """By round: what each of the others chooses, in their order."""
    stops: tuple[Stop, ...]

    def names(self, learner: str) -> list[str]:
        """Who sits where."""
        names = [self.spare if name == learner else name for name in self.others]
        names.insert(self.seat, learner)
        return names


@cache
def lesson(name: str) -> Lesson:
    """A guided game by its name."""
    if name not in LESSONS:
        raise KeyError(name)
    file = files(__package__).joinpath(f"{name.replace('-', '_')}.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    rounds = data["rounds"]
    return Lesson(
        name=name,
        seed=data["seed"],
        seat=data["seat"],
        others=tuple(data["others"]),
        spare=data["spare"],
        bot=data["bot"],
        options=data["options"],
        expected={line["round"]: _words(line["learner"]) for line in rounds},
        script={line["round"]: tuple(_words(line[other]) for other in data["others"]) for line in rounds},
        stops=tuple(Stop(stop["key"], tuple(_moment(one) for one in stop["moments"])) for stop in data["stops"]),
    )


def _words(line: str) -> tuple[str, ...]:
    return tuple(text for _, text in split(line))


def _moment(data: dict[str, Any]) -> Moment:
    return Moment(_when(data["when"]), tuple(_line(line) for line in data["lines"]))


def _line(data: dict[str, Any]) -> Line:
    when = _when(data.get("when", {}))
    return Line(data["say"], data.get("at", ""), data.get("tells", {}), when)


def _when(data: dict[str, Any]) -> When:
    stated: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return When(**stated)
