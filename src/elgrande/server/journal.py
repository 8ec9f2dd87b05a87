"""The journal of a table: what follows from its stored entries. Choices, notes for the log, chat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final

from elgrande.engine.event import Event
from elgrande.engine.step import Sealed, Secret, Step
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.rules.base.round import TURN
from elgrande.rules.rules import Rules
from elgrande.server import codec
from elgrande.server.answers import Rematch
from elgrande.server.chat import RecentChat
from elgrande.server.message_parts import LoggedEvent
from elgrande.server.position_digest import DIGEST, agrees
from elgrande.server.stored_table import Entry
from elgrande.server.table_clock import TableClock
from elgrande.server.table_state import Undoable

UNDO: Final = "note-undo"
GUIDE: Final = "note-guide"
"""The note with which a guided game begins."""
REMATCH: Final = "note-rematch"
BOT_REPLACED: Final = "note-bot-replaced"
VOTE: Final = "note-vote"
"""Somebody wants a bot to play for somebody else."""
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
    events: Sequence[Event]
    beforehand: bool = False
    """Whether the seat had given this answer beforehand."""
    joins: bool = False
    """Whether it was made with the same gesture as the seat's choice before it."""


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
    sitting: dict[int, str] = field(default_factory=dict)
    """Who plays a seat now, where that has changed: `person`, or the level of a bot."""
    names: dict[int, str] = field(default_factory=dict)
    """The names that people brought to open seats."""
    guide: str = ""
    """The guided game that is played here; empty: the game is an ordinary one."""
    rematch: Rematch | None = None
    version: int = 0
    last_change: int = 0
    """The number of the last choice or undo."""
    undone: bool = False
    """Whether that was an undo."""
    clock: TableClock | None = None
    """The clocks of the seats, if the table has any."""
    differs: int = 0
    """The number of the choice that today's rules do not allow, or after which they lead elsewhere; 0: none.

    1 also if they begin elsewhere."""
    asked_since: dict[int, int] = field(default_factory=dict)
    """The number of the entry since which a seat has been asked what it is asked after a replay, or nothing."""
    votes: dict[int, set[int]] = field(default_factory=dict)
    """Who wants a seat to be given to a bot, by that seat."""

    def add(self, entry: Entry, events: Sequence[Event] | None = None) -> None:
        """Add an entry; `events` is what a choice caused."""
        data = entry.data
        self.version = entry.number
        if self.clock is not None:
            self.clock.add(entry)
        if entry.key is not None:
            self.request_keys[entry.key] = None
            if len(self.request_keys) > REQUEST_KEYS:
                del self.request_keys[next(iter(self.request_keys))]
        if entry.kind == "choice":
            beforehand, joins = data.get("standing", False), data.get("joins", False)
            self.choices.append(
                PlayedChoice(entry.number, data["seat"], data["option"], events or [], beforehand, joins)
            )
            self.last_change, self.undone = entry.number, False
        elif entry.kind == "undo":
            self.choices = self.without_last(data["seat"], data["count"])
            self.last_change, self.undone = entry.number, True
            self._note(entry.number, UNDO, {"player": data["seat"], "count": data["count"]})
        elif entry.kind == "chat":
            self.chat.add((entry.number, data["seat"], data["text"]))
        elif entry.kind == "seat":
            self.sitting.update(new_kinds(entry))
            self.votes.pop(data["seat"], None)
            if "name" in data:
                self.names[data["seat"]] = data["name"]
            self._note(entry.number, f"note-seat-{data['why']}", {"player": data["seat"], "bot": data["kind"]})
        else:
            self.sitting.update(new_kinds(entry))
            self._noted(entry.number, data["key"], data["arguments"])

    def _noted(self, number: int, key: str, arguments: dict[str, Any]) -> None:
        """Follow a note."""
        self._note(number, key, arguments)
        if key == GUIDE:
            self.guide = arguments["guide"]
        elif key == VOTE:
            self.votes.setdefault(arguments["victim"], set()).add(arguments["player"])
        elif key == REMATCH:
            self.rematch = Rematch(arguments["table"], arguments["player"])

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

    def chose_last(self, seat: int) -> bool:
        """Whether a seat has made the last choice, apart from answers given beforehand, and not taken it back."""
        last = next((choice for choice in reversed(self.choices) if not choice.beforehand), None)
        return last is not None and last.seat == seat and not self.undone

    def last_gesture(self, seat: int) -> int:
        """How many choices the last gesture of a seat made."""
        count = 0
        for choice in reversed(self.choices):
            if choice.seat == seat and not choice.beforehand:
                count += 1
                if not choice.joins:
                    break
        return count

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

    def log(self, rules: Rules, setup_events: Sequence[Event], round: int | None, position: int) -> list[LoggedEvent]:
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


def new_kinds(entry: Entry) -> dict[int, str]:
    """Who plays which seat from an entry on: `person`, or the level of a bot."""
    if entry.kind == "seat":
        return {entry.data["seat"]: entry.data["kind"]}
    if entry.kind == "note" and entry.data["key"] == BOT_REPLACED:
        return {entry.data["arguments"]["player"]: entry.data["arguments"]["bot"]}
    return {}


def replay(entries: Sequence[Entry], game: Game, clock: TableClock | None = None) -> Journal:
    """The journal of stored entries. The choices that were not taken back are played in `game`.

    If the rules of today do not lead to a position that was stored, the journal says from which entry on.
    """
    journal = Journal(clock=clock)
    digests = _add_all(entries, journal)
    choices, journal.choices = journal.choices, []
    if 0 in digests and not agrees(game, digests[0]):
        journal.differs, journal.choices, choices = 1, choices, []
    asked = {decision.player: decision for decision in game.position.decisions()}
    for place, choice in enumerate(choices):
        events = _events(game, choice)
        if events is None or (choice.number in digests and not agrees(game, digests[choice.number])):
            journal.differs = choice.number
            journal.choices += choices[place:]
            break
        journal.choices.append(replace(choice, events=events))
        before, asked = asked, {decision.player: decision for decision in game.position.decisions()}
        changed = [seat for seat in before | asked if before.get(seat) is not asked.get(seat)]
        journal.asked_since.update(dict.fromkeys(changed, choice.number))
    taken_back = max((entry.number for entry in entries if entry.kind == "undo"), default=0)
    journal.asked_since = {
        seat: max(journal.asked_since.get(seat, 0), taken_back) for seat in range(game.rules.players)
    }
    return journal


def _add_all(entries: Sequence[Entry], journal: Journal) -> dict[int, str]:
    """Add entries to a journal; return the digests of the positions after choices that were not taken back.

    0 stands for the position before the first choice.
    In a row of secret decisions a choice can be taken back that has others after it, which stay. Their digests tell
    of it, so they count no longer; that of the undo does.
    """
    digests: dict[int, str] = {}
    for entry in entries:
        before = journal.choices
        journal.add(entry)
        if entry.kind == "undo":
            same = takewhile(lambda pair: pair[0] is pair[1], zip(before, journal.choices, strict=False))
            for choice in before[len(list(same)) :]:
                digests.pop(choice.number, None)
        if DIGEST in entry.data:
            digests[journal.choices[-1].number if journal.choices else 0] = entry.data[DIGEST]
    return digests


def _events(game: Game, choice: PlayedChoice) -> Sequence[Event] | None:
    """Play a choice; None if the rules of today do not allow it."""
    try:
        return game.play(choice.option, choice.seat)
    except IllegalChoice:
        return None


def _number(line: PlayedChoice | Note) -> int:
    return line.number


def _same_seat(note: Note, arguments: dict[str, str | int]) -> bool:
    return note.arguments["player"] == arguments["player"]


def _answers(step: Step) -> int:
    """How many answers to a secret decision have been given."""
    return 1 + step.decision.given if isinstance(step, Sealed) else step.given if isinstance(step, Secret) else 0
