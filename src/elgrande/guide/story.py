"""What the coach says now: it follows from the question, from what the learner has done, and from the facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from elgrande.engine.event import Event, arguments_of
from elgrande.events import named
from elgrande.guide.facts import Facts, facts_of
from elgrande.guide.lesson import Lesson, Line, Stop, When
from elgrande.notation import write
from elgrande.view import View

SPACE: Final = "space:"
"""Before what the coach points at on the map: the key of a space, or a fact that is one."""


@dataclass(frozen=True)
class Said:
    """A line of the coach, with everything that its words need."""

    stop: int
    """The number of the stop, from 1."""
    key: str
    """The key of its text."""
    values: dict[str, str | int]
    at: str


@dataclass(frozen=True)
class Told:
    """What the coach says at a question."""

    lines: list[Said]
    """One after the other; none: the learner knows enough for this question, or is not asked."""
    last: bool
    """Whether these are the last lines of the story."""


def told(lesson: Lesson, view: View, events: Sequence[Event]) -> Told:
    """What the coach says to the learner, who sees `view`, after all these events."""
    if view.decision is None:
        return Told([], False)
    now = _Now(view, facts_of(view, events), _deeds(view, events))
    lines = [
        line
        for number, stop in enumerate(lesson.stops, 1)
        for moment in stop.moments
        if now.fits(moment.when)
        for line in now.said(number, stop, moment.lines)
    ]
    return Told(lines, now.fits(lesson.stops[-1].moments[-1].when))


def _deeds(view: View, events: Sequence[Event]) -> list[list[str]]:
    """What the learner has done: kinds of events, and the keys in them."""
    rules = view.position.rules
    own = [event for event in events if arguments_of(event).get("player") == view.player]
    return [[event[0], *map(str, named(rules, arguments_of(event)).values())] for event in own]


class _Now:
    """What conditions are about."""

    def __init__(self, view: View, facts: Facts, deeds: list[list[str]]) -> None:
        self._view = view
        self._facts = facts
        self._deeds = deeds
        self._offered = [write(view.position.rules, option) for option in view.options]
        self._prompt = view.decision.asks(view.position)[0] if view.decision else ""

    def fits(self, when: When) -> bool:
        """Whether everything that is stated holds."""
        return (
            (not when.rounds or self._view.board.round in when.rounds)
            and (not when.prompt or self._prompt in when.prompt)
            and (not when.offers or when.offers in self._offered)
            and not set(when.lacks) & set(self._offered)
            and all(map(self._done, when.after))
            and not any(map(self._done, when.before))
            and all(self._facts.get(name) == value for name, value in when.facts.items())
        )

    def _done(self, deed: str) -> bool:
        """Whether the learner has done something, such as `3 placed` or `placed castillo`."""
        words = deed.split()
        times = int(words.pop(0)) if words[0].isdecimal() else 1
        return sum(words[0] == done[0] and set(words) <= set(done) for done in self._deeds) >= times

    def said(self, number: int, stop: Stop, lines: Sequence[Line]) -> list[Said]:
        """The lines that fit; those about something that is not so now are left out."""
        rules = self._view.position.rules
        return [
            Said(
                number,
                f"{stop.key}.{line.say}",
                named(rules, {argument: self._facts[fact] for argument, fact in line.tells.items()}),
                self._target(line.at),
            )
            for line in lines
            if self.fits(line.when) and all(fact in self._facts for fact in line.tells.values())
        ]

    def _target(self, at: str) -> str:
        fact = at.removeprefix(SPACE)
        if at != fact and fact in self._facts:
            return SPACE + self._view.position.rules.spaces[self._facts[fact]].key
        return at
