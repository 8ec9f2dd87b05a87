"""Who watches a table: the open streams, and the seats that they belong to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Lock

Listener = Callable[[], None]


class Audience:
    """The open streams of a table. All methods may be called from any thread."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._streams: Counter[int] = Counter()
        """How many streams each seat has open."""
        self._lock = Lock()

    @property
    def empty(self) -> bool:
        """Whether nobody watches."""
        return not self._listeners

    def connected(self, seat: int) -> bool:
        """Whether a seat has a stream open."""
        return self._streams[seat] > 0

    def arrive(self, seat: int) -> bool:
        """Count a stream of a seat, or of a spectator; return whether the seat was away before."""
        with self._lock:
            self._streams[seat] += 1
            return self._streams[seat] == 1

    def depart(self, seat: int) -> bool:
        """Count a stream less; return whether it was the last one of the seat."""
        with self._lock:
            self._streams[seat] -= 1
            return not self._streams[seat]

    def add(self, listener: Listener) -> None:
        """Wake this listener from now on."""
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Stop waking this listener."""
        self._listeners.discard(listener)

    def wake(self) -> None:
        """Tell all listeners that there is something new."""
        for listener in tuple(self._listeners):
            listener()
