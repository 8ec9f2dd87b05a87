"""What the other seats of a guided game choose, as long as the game allows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from elgrande.board.options import OptionId
from elgrande.engine.event import Event
from elgrande.guide.lesson import Lesson
from elgrande.notation import read
from elgrande.rules.base.round import ROUND
from elgrande.rules.rules import Rules


class Played(Protocol):
    """A choice, and what it caused."""

    @property
    def seat(self) -> int:
        """Who chose."""

    @property
    def option(self) -> int:
        """What they chose."""

    @property
    def events(self) -> Sequence[Event]:
        """What happened then."""


def scripted(
    lesson: Lesson, rules: Rules, round: int, choices: Sequence[Played], seat: int, offered: Sequence[OptionId]
) -> OptionId | None:
    """What the script lets a seat choose now; None as soon as the seat could not follow it in this round."""
    lines = lesson.script.get(round)
    if lines is None or seat == lesson.seat:
        return None
    line = [read(rules, text) for text in lines[seat - (seat > lesson.seat)]]
    done = chosen(choices, seat)
    if len(done) >= len(line) or done != line[: len(done)] or line[len(done)] not in offered:
        return None
    return line[len(done)]


def chosen(choices: Sequence[Played], seat: int) -> list[OptionId]:
    """What a seat has chosen in this round."""
    options: list[OptionId] = []
    for choice in reversed(choices):
        if any(event[0] == ROUND.key for event in choice.events):  # the round began after this choice
            break
        if choice.seat == seat:
            options.append(choice.option)
    return options[::-1]
