"""Fixtures for all tests: no clock hurries a bot, so that no result depends on how busy the machine is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elgrande.bots import clock

TICK = 0.001


class TickingClock:
    """A clock that advances by a millisecond each time somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK


@pytest.fixture(autouse=True)
def stopped_clock() -> Iterator[None]:
    """It is always one second past zero: a deadline of zero has passed, and no later one ever comes."""
    clock.use(lambda: 1.0)
    yield
    clock.use()


@pytest.fixture
def ticking() -> TickingClock:
    """The bots use a clock that advances only when they look at it."""
    ticking = TickingClock()
    clock.use(ticking)
    return ticking
