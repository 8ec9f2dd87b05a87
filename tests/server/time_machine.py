"""A clock whose time passes when a test says so."""

from __future__ import annotations

from elgrande.server.clock import Clock

MORNING = 1_800_000_000
"""A Friday morning, in seconds since 1970."""


class TimeMachine(Clock):
    """The time of a test."""

    def __init__(self, start: int = MORNING) -> None:
        self._now = start

    def now(self) -> int:
        return self._now

    def passes(self, seconds: int) -> None:
        self._now += seconds
