"""What holds for all tests: no clock hurries a bot, so that no result depends on how busy the machine is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elgrande.bots import clock

TICK = 0.001


class TickingClock:
    """A clock that goes on by a millisecond each time somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK


@pytest.fixture(autouse=True)
def stopped_clock() -> Iterator[None]:
    """It is one second past nought for ever: a deadline of nought is over, and no later one ever comes."""
    clock.use(lambda: 1.0)
    yield
    clock.use()


@pytest.fixture
def ticking() -> TickingClock:
    """The bots look at a clock that only their own looks move."""
    ticking = TickingClock()
    clock.use(ticking)
    return ticking
