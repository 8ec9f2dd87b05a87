"""The clocks of a table: how long each seat may still take. They follow from the entries, like everything else."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from elgrande.server.stored_table import PERSON, Entry, StoredTable

DAY: Final = 24 * 60 * 60
VACATION: Final = 14 * DAY
"""Seconds of vacation that each seat has at a table with so much time for each move."""
TIME_OVER: Final = "note-time-over"
MORE_TIME: Final = "note-more-time"
PAUSED: Final = "note-vacation"
TAKEN: Final = ("note-seat-taken", "note-seat-same")
WAITS: Final = "waits"
"""In the data of an entry: the seats that have to decide after it."""


@dataclass(frozen=True)
class Pace:
    """How long players may take, and what happens then."""

    kind: Literal["move", "game"]
    """Whether the time is for each move, or for the whole game."""
    seconds: int
    end: Literal["bot", "host"]
    """Who goes on when the time is over: a bot plays, or the host decides."""
    level: str
    """The bot that plays then."""
    free: tuple[int, ...] = ()
    """The seats that nobody held when the table was made; their time runs once somebody takes them."""


def pace_of(stored: StoredTable) -> Pace | None:
    """The pace of a table; None if people may take as long as they like."""
    return Pace(**{**stored.pace, "free": tuple(stored.pace["free"])}) if stored.pace else None


@dataclass
class SeatClock:
    """The clock of one seat."""

    left: int
    """The seconds that were left when it last stopped or was set."""
    runs_since: int | None = None
    """When it last began to run; None while it stands still."""
    paused_until: int = 0
    """The end of a vacation, in seconds since 1970."""
    vacation: int = VACATION
    """The seconds of vacation that are left."""
    over: bool = False
    """Whether the time was over and the host has not decided yet."""

    @property
    def deadline(self) -> int | None:
        """When the time will be over; None while the clock stands still."""
        return None if self.runs_since is None else max(self.runs_since, self.paused_until) + self.left

    def stop(self, now: int) -> None:
        """Stand still from now on."""
        if self.deadline is not None:
            self.left = max(0, min(self.left, self.deadline - now))
            self.runs_since = None


@dataclass
class TableClock:
    """The clocks of all seats of a table."""

    pace: Pace
    waiting: set[int]
    """The seats that have to decide."""
    seats: list[SeatClock] = field(default_factory=list)
    seated: set[int] = field(default_factory=set)
    """The seats that people play now."""

    @classmethod
    def begin(cls, stored: StoredTable, waiting: Sequence[int]) -> TableClock | None:
        """The clocks before the first entry; None if the table has none."""
        pace = pace_of(stored)
        if pace is None:
            return None
        clock = cls(pace, set(waiting), [SeatClock(pace.seconds) for _ in stored.seats])
        people = {number for number, seat in enumerate(stored.seats) if seat.kind == PERSON}
        clock.seated = people - set(pace.free)
        clock._set(stored.created)
        return clock

    def after(self, entries: Sequence[Entry]) -> TableClock:
        """The clocks after further entries."""
        later = deepcopy(self)
        for entry in entries:
            later.add(entry)
        return later

    def add(self, entry: Entry) -> None:
        """Follow an entry."""
        data, now = entry.data, entry.created
        if entry.kind in ("choice", "undo"):
            self._chosen(data, now)
        elif entry.kind == "seat":
            self._sat(data["seat"], data["kind"], now)
        elif entry.kind == "note":
            self._noted(data["key"], data["arguments"], now)
        self._set(now)

    def _chosen(self, data: dict[str, Any], now: int) -> None:
        mine = self.seats[data["seat"]]
        mine.stop(now)
        mine.over = False
        if WAITS in data:
            waiting = set(data[WAITS])
            if self.pace.kind == "move":
                for seat in {data["seat"]} | (waiting - self.waiting):
                    self.seats[seat].left = self.pace.seconds
            self.waiting = waiting

    def _sat(self, seat: int, kind: str, now: int) -> None:
        """Somebody else plays a seat now; a person who does gets the whole time for this move."""
        clock = self.seats[seat]
        clock.stop(now)
        clock.over = False
        if kind == PERSON:
            self.seated.add(seat)
            if self.pace.kind == "move":
                clock.left = self.pace.seconds
        else:
            self.seated.discard(seat)

    def _noted(self, key: str, arguments: dict[str, Any], now: int) -> None:
        if key in TAKEN:
            self.seated.add(arguments["player"])
        elif key == TIME_OVER:
            self.seats[arguments["player"]].over = True
        elif key == MORE_TIME:
            clock = self.seats[arguments["player"]]
            clock.stop(now)
            clock.left, clock.over = self.pace.seconds, False
        elif key == PAUSED:
            clock = self.seats[arguments["player"]]
            clock.stop(now)
            clock.vacation += max(0, clock.paused_until - now)  # a vacation that ends early gives back the rest
            clock.paused_until = int(arguments["until"])
            clock.vacation -= max(0, clock.paused_until - now)

    def _set(self, now: int) -> None:
        """Let the clocks run that should, and stop the others."""
        for seat, clock in enumerate(self.seats):
            if seat in self.waiting and seat in self.seated and not clock.over:
                if clock.runs_since is None:
                    clock.runs_since = now
            else:
                clock.stop(now)
