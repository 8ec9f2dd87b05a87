"""Entries folded: the choices that stand, what the log says, what was said at the table."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

from elgrande.engine.event import Event
from elgrande.engine.step import Sealed, Secret, Step
from elgrande.game import Game
from elgrande.rules.base.round import TURN
from elgrande.rules.rules import Rules
from elgrande.server import codec
from elgrande.server.messages import Told, Undoable
from elgrande.server.storage import Entry
from elgrande.server.talk import Talk

UNDO: Final = "note-undo"
NOTES: Final = 100
"""The log keeps this many notes, so that nobody can make it long."""
KEYS: Final = 1000
"""The keys of this many requests are kept in memory; the database knows them all."""
LIVE: Final = 60
"""Who missed more choices than this is told of them as the log keeps them, without what only memory knows."""


@dataclass(frozen=True)
class Made:
    """A choice that stands."""

    number: int
    """The number of its entry."""
    seat: int
    option: int
    events: list[Event]
    standing: bool = False
    """Given for the seat by its standing answer."""


@dataclass(frozen=True)
class Note:
    """Something besides the game that the log says."""

    number: int
    position: int
    key: str
    arguments: dict[str, str | int]


@dataclass
class Folded:
    """What follows from a list of entries."""

    made: list[Made] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    talk: Talk = field(default_factory=Talk)
    keys: dict[str, None] = field(default_factory=dict)
    """The keys of the last requests, in order: whoever sends one again is answered without doing it again."""
    replaced: dict[int, str] = field(default_factory=dict)
    """The levels of bots that took over, by seat."""
    version: int = 0
    changed: int = 0
    """The number of the last choice or undo."""

    def add(self, entry: Entry, events: list[Event] | None = None) -> None:
        """One more entry; `events` is what a choice caused."""
        data = entry.data
        self.version = entry.number
        if entry.key is not None:
            self.keys[entry.key] = None
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        if entry.kind == "choice":
            standing = data.get("standing", False)
            self.made.append(Made(entry.number, data["seat"], data["option"], events or [], standing))
            self.changed = entry.number
        elif entry.kind == "undo":
            self.made = without_last(self.made, data["seat"], data["count"])
            self.changed = entry.number
            self._note(entry.number, UNDO, {"player": data["seat"], "count": data["count"]})
        elif entry.kind == "chat":
            self.talk.add((entry.number, data["seat"], data["text"]))
        else:
            self._note(entry.number, data["key"], data["arguments"])
            if data["key"] == "note-bot-replaced":
                self.replaced[data["arguments"]["player"]] = data["arguments"]["bot"]

    def _note(self, number: int, key: str, arguments: dict[str, str | int]) -> None:
        last = self.notes[-1] if self.notes else None
        if last and key == UNDO == last.key and last.position == len(self.made) and _same_seat(last, arguments):
            self.notes.pop()  # again and again: one line is enough
            arguments = {**arguments, "count": int(arguments["count"]) + int(last.arguments["count"])}
        self.notes.append(Note(number, len(self.made), key, arguments))
        del self.notes[:-NOTES]

    def heard(self, version: int) -> int:
        """The last thing to be told at or before a version: whoever knows either of them has missed the same."""
        made = bisect_right(self.made, version, key=_number)
        notes = bisect_right(self.notes, version, key=_number)
        return max(self.made[made - 1].number if made else 0, self.notes[notes - 1].number if notes else 0)

    def told(self, rules: Rules, since: int, round: int | None) -> list[Told]:
        """What happened after a version, to be shown as it happens; the game is in this round, or over."""
        groups = [(n, made.events) for n, made in enumerate(self.made, 1) if made.number > since]
        lines = codec.numbered(rules, groups, round if len(groups) > LIVE else None)
        return self._with_notes(lines, since, self.version)

    def log(self, rules: Rules, set_up: list[Event], round: int | None, position: int) -> list[Told]:
        """All that the log keeps, up to a number of choices; the game is in this round, or over."""
        groups = [(0, set_up), *((n, made.events) for n, made in enumerate(self.made[:position], 1))]
        now = position >= len(self.made)
        last = self.version if now else self.made[position].number - 1
        return self._with_notes(codec.numbered(rules, groups, round), -1, last)

    def _with_notes(self, lines: list[tuple[int, Told]], since: int, last: int) -> list[Told]:
        ordered = [(self.made[n - 1].number if n else 0, line) for n, line in lines]
        for note in self.notes:
            if since < note.number <= last:
                ordered.append((note.number, [note.position, "note", note.key, note.arguments]))
        return [line for _, line in sorted(ordered, key=lambda pair: pair[0])]


def _number(line: Made | Note) -> int:
    return line.number


def _same_seat(note: Note, arguments: dict[str, str | int]) -> bool:
    return note.arguments["player"] == arguments["player"]


def without_last(made: list[Made], seat: int, count: int) -> list[Made]:
    """The choices without the last ones of a seat, and without the standing answers to them."""
    rest: list[Made] = []
    for choice in reversed(made):
        if count and choice.seat == seat and not choice.standing:
            count -= 1
        elif not count or not choice.standing:
            rest.append(choice)
    return rest[::-1]


def undoable(game: Game, made: list[Made], seat: int) -> Undoable:
    """How many choices a seat can take back: its own at the end, or those of an open row of secret decisions."""
    most = game.undoable
    steps, turn = 0, None
    for choice in reversed(made[len(made) - most :]):
        if choice.seat != seat and not choice.standing:
            break
        if turn is None and TURN.of(seat) in choice.events:
            turn = steps
        steps += not choice.standing
    in_row = min(most, sum(_answers(step) for step in game.position.row()))
    secret = sum(choice.seat == seat for choice in made[len(made) - in_row :])
    if secret > steps:
        return Undoable(secret, secret)
    return Undoable(steps, steps if turn is None else turn)


def _answers(step: Step) -> int:
    """How many answers to a secret decision have been given."""
    return 1 + step.decision.given if isinstance(step, Sealed) else step.given if isinstance(step, Secret) else 0
