"""What each seat has been told and has chosen so far: together with what it sees, its information state.

A history is a chain that copies of a game share, so a copy costs nothing. It holds no secrets of others: what everybody
is told is public, and a choice is remembered only for the seat that made it.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from elgrande.board.options import ALL, OptionId
from elgrande.engine.event import KINDS, Event
from elgrande.observation.asked import turned
from elgrande.rules.position import Position

EVERYBODY: Final = -1
CHOICE: Final = "choice"
"""The key of an entry about an own choice; those of all others are the keys of events."""

ROWS: Final = 256
COLUMNS: Final = 6
"""A history as numbers: its last entries, latest first, each as one row. See `write_history`."""
SEATS: Final = frozenset(("player", "actor", "victim", "colour"))
"""The arguments of events that are seats."""
LARGEST: Final = 512.0


class Past:
    """The last thing that somebody was told or has chosen, and everything before it."""

    __slots__ = ("before", "entry", "seat")

    def __init__(self, before: Past | None, seat: int, entry: Event) -> None:
        self.before = before
        self.seat = seat
        """Who knows it: a seat, or EVERYBODY."""
        self.entry = entry

    def __copy__(self) -> Past:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        links: list[tuple[int, Event]] = []  # flat: a chain of this length is too deep to be pickled
        past: Past | None = self
        while past is not None:
            links.append((past.seat, past.entry))
            past = past.before
        return chained, (links[::-1],)


def chained(links: list[tuple[int, Event]]) -> Past | None:
    """The history with these entries, each with who knows it."""
    past: Past | None = None
    for seat, entry in links:
        past = Past(past, seat, entry)
    return past


def play(position: Position, option: OptionId, past: Past | None) -> Past:
    """Answer the decision on top, unchecked, and return the history after it."""
    player = position.decision.player
    events: list[Event] = []
    position.events = events
    position.choose(option)
    position.events = None
    now = Past(past, player, (CHOICE, option))
    for event in events:
        now = Past(now, EVERYBODY, event)
    return now


def entries(past: Past | None, seat: int) -> list[Event]:
    """What a seat knows of a history, in order."""
    known: list[Event] = []
    while past is not None:
        if past.seat in (EVERYBODY, seat):
            known.append(past.entry)
        past = past.before
    return known[::-1]


def from_entries(known: list[Event], seat: int) -> Past | None:
    """The chain with what a seat knows, and nothing else."""
    return chained([(seat if entry[0] == CHOICE else EVERYBODY, entry) for entry in known])


def write_history(past: Past | None, seat: int, seats: int, out: Any, at: int = 0) -> None:
    """Write the last entries that a seat knows as ROWS × COLUMNS 32-bit floats, latest first.

    The row of an own choice is 1, its option / the number of options, and four zeros; that of an event is 0, a number
    between 0 and 1 that stands for its key, and up to four arguments (+ 2, / 512), seats told from the own side.
    """
    view = memoryview(out).cast("B").cast("f")
    row = at
    end = at + ROWS * COLUMNS
    while past is not None and row < end:
        if past.seat in (EVERYBODY, seat):
            _write_row(past.entry, seat, seats, view, row)
            row += COLUMNS
        past = past.before
    for place in range(row, end):
        view[place] = 0.0


def _write_row(entry: Event, seat: int, seats: int, view: Any, row: int) -> None:
    key: str = entry[0]
    numbers = [0.0] * COLUMNS
    if key == CHOICE:
        option: int = entry[1]
        numbers[0] = 1.0
        numbers[1] = option / ALL
    else:
        numbers[1] = key_number(key)
        for place, name in enumerate(KINDS[key].arguments):
            value: int = entry[1 + place]
            if name in SEATS and value >= 0:
                value = turned(value, seat, seats)
            numbers[2 + place] = min(max((value + 2) / LARGEST, 0.0), 1.0)
    for place in range(COLUMNS):
        view[row + place] = numbers[place]


def key_number(key: str) -> float:
    """The number that stands for a kind of event; it depends on nothing but its key."""
    return (crc32(key.encode()) >> 8) / (1 << 24)
