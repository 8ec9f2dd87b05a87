"""The journal of a table: what follows from its stored entries. Choices, notes for the log, chat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from elgrande.engine.event import Event
from elgrande.engine.step import Sealed, Secret, Step
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.rules.base.round import TURN
from elgrande.rules.rules import Rules
from elgrande.server import codec
from elgrande.server.chat import RecentChat
from elgrande.server.errors import Refused
from elgrande.server.message_parts import LoggedEvent
from elgrande.server.messages import Undoable
from elgrande.server.storage import Entry

UNDO: Final = "note-undo"
NOTES: Final = 100
"""Notes to keep for the log, so that nobody can make it long."""
REQUEST_KEYS: Final = 1000
"""Keys of requests to keep in memory; the database knows them all."""
LIVE: Final = 60
"""A client that missed more choices than this is told of them as the log keeps them."""


@dataclass(frozen=True)
class PlayedChoice:
    """A choice that has not been taken back."""

    number: int
    """The number of its entry."""
    seat: int
    option: int
    events: list[Event]
    beforehand: bool = False
    """Whether the seat had given this answer beforehand."""


@dataclass(frozen=True)
class Note:
    """A line of the log that no choice caused."""

    number: int
    position: int
    key: str
    arguments: dict[str, str | int]


@dataclass
class Journal:
    """What follows from a list of entries."""

    choices: list[PlayedChoice] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    chat: RecentChat = field(default_factory=RecentChat)
    request_keys: dict[str, None] = field(default_factory=dict)
    """The keys of the latest requests, in order: a request that comes again is not carried out again."""
    replaced_bots: dict[int, str] = field(default_factory=dict)
    """The levels of bots that took over, by seat."""
    version: int = 0
    last_change: int = 0
    """The number of the last choice or undo."""

    def add(self, entry: Entry, events: list[Event] | None = None) -> None:
        """Add an entry; `events` is what a choice caused."""
        data = entry.data
        self.version = entry.number
        if entry.key is not None:
            self.request_keys[entry.key] = None
            if len(self.request_keys) > REQUEST_KEYS:
                del self.request_keys[next(iter(self.request_keys))]
        if entry.kind == "choice":
            beforehand = data.get("standing", False)
            self.choices.append(PlayedChoice(entry.number, data["seat"], data["option"], events or [], beforehand))
            self.last_change = entry.number
        elif entry.kind == "undo":
            self.choices = self.without_last(data["seat"], data["count"])
            self.last_change = entry.number
            self._note(entry.number, UNDO, {"player": data["seat"], "count": data["count"]})
        elif entry.kind == "chat":
            self.chat.add((entry.number, data["seat"], data["text"]))
        else:
            self._note(entry.number, data["key"], data["arguments"])
            if data["key"] == "note-bot-replaced":
                self.replaced_bots[data["arguments"]["player"]] = data["arguments"]["bot"]

    def _note(self, number: int, key: str, arguments: dict[str, str | int]) -> None:
        last = self.notes[-1] if self.notes else None
        if last and key == UNDO == last.key and last.position == len(self.choices) and _same_seat(last, arguments):
            self.notes.pop()  # one line is enough for undos in a row
            arguments = {**arguments, "count": int(arguments["count"]) + int(last.arguments["count"])}
        self.notes.append(Note(number, len(self.choices), key, arguments))
        del self.notes[:-NOTES]

    # --- undo ---

    def without_last(self, seat: int, count: int) -> list[PlayedChoice]:
        """The choices without the last `count` of a seat, and without the answers to them given beforehand."""
        rest: list[PlayedChoice] = []
        for choice in reversed(self.choices):
            if count and choice.seat == seat and not choice.beforehand:
                count -= 1
            elif not count or not choice.beforehand:
                rest.append(choice)
        return rest[::-1]

    def undoable(self, game: Game, seat: int) -> Undoable:
        """How many choices a seat can take back: its own at the end, or those in an open row of secret decisions."""
        most = game.undoable
        steps, turn = 0, None
        for choice in reversed(self.choices[len(self.choices) - most :]):
            if choice.seat != seat and not choice.beforehand:
                break
            if turn is None and TURN.of(seat) in choice.events:
                turn = steps
            steps += not choice.beforehand
        in_row = min(most, sum(_answers(step) for step in game.position.row()))
        secret = sum(choice.seat == seat for choice in self.choices[len(self.choices) - in_row :])
        if secret > steps:
            return Undoable(secret, secret)
        return Undoable(steps, steps if turn is None else turn)

    # --- log ---

    def last_news(self, version: int) -> int:
        """The number of the last choice or note up to a version: clients that know either have missed the same."""
        choices = bisect_right(self.choices, version, key=_number)
        notes = bisect_right(self.notes, version, key=_number)
        return max(self.choices[choices - 1].number if choices else 0, self.notes[notes - 1].number if notes else 0)

    def events_since(self, rules: Rules, since: int, round: int | None) -> list[LoggedEvent]:
        """What happened after a version. `round` is the current one, None once the game is over."""
        groups = [(n, choice.events) for n, choice in enumerate(self.choices, 1) if choice.number > since]
        lines = codec.numbered(rules, groups, round if len(groups) > LIVE else None)
        return self._with_notes(lines, since, self.version)

    def log(self, rules: Rules, setup_events: list[Event], round: int | None, position: int) -> list[LoggedEvent]:
        """All that the log keeps of the first `position` choices. `round` is as for `events_since`."""
        groups = [(0, setup_events), *((n, choice.events) for n, choice in enumerate(self.choices[:position], 1))]
        now = position >= len(self.choices)
        last = self.version if now else self.choices[position].number - 1
        return self._with_notes(codec.numbered(rules, groups, round), -1, last)

    def _with_notes(self, lines: list[tuple[int, LoggedEvent]], since: int, last: int) -> list[LoggedEvent]:
        ordered = [(self.choices[n - 1].number if n else 0, line) for n, line in lines]
        for note in self.notes:
            if since < note.number <= last:
                ordered.append((note.number, [note.position, "note", note.key, note.arguments]))
        return [line for _, line in sorted(ordered, key=lambda pair: pair[0])]


def replay(entries: Sequence[Entry], game: Game) -> Journal:
    """The journal of stored entries. The choices that were not taken back are played in `game`."""
    journal = Journal()
    for entry in entries:
        journal.add(entry)
    choices, journal.choices = journal.choices, []
    for choice in choices:
        try:
            events = game.play(choice.option, choice.seat)
        except IllegalChoice:  # its message may name secret options, so it must not get into the log
            raise Refused(f"this game was played by other rules: its entry {choice.number} does not fit") from None
        journal.choices.append(replace(choice, events=events))
    return journal


def _number(line: PlayedChoice | Note) -> int:
    return line.number


def _same_seat(note: Note, arguments: dict[str, str | int]) -> bool:
    return note.arguments["player"] == arguments["player"]


def _answers(step: Step) -> int:
    """How many answers to a secret decision have been given."""
    return 1 + step.decision.given if isinstance(step, Sealed) else step.given if isinstance(step, Secret) else 0
