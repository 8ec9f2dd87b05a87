"""Fixtures for all tests.

No clock hurries a bot, so that no result depends on how busy the machine is.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from elgrande.bots import clock

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

TICK = 0.001
MEMORY = Path("/dev/shm")
"""A folder in memory, as Linux has it."""
ROOM = 4 * 10**9
"""Bytes there that are many more than a run needs."""


def memory() -> Path | None:
    """Where temporary files are kept in memory, if there is room: a server waits for the disk whenever it stores."""
    fits = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return MEMORY if fits else None


def pytest_configure() -> None:
    """Keep temporary files in memory if possible."""
    if memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory()))


class TickingClock:
    """A clock that advances by a millisecond each time somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests that need one."""
    from tests.server.postgres import running_cluster  # noqa: PLC0415  (most tests need none)

    with running_cluster(parent=memory()) as cluster:
        yield cluster


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
