"""The bots' clock, in one place, so that a test can stop it or make it tick at every look."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

_source: Final[list[Callable[[], float]]] = [perf_counter]


def now() -> float:
    """What time it is, in seconds."""
    return _source[0]()


def use(source: Callable[[], float] | None = None) -> None:
    """Use another clock from now on; without one, the machine's again."""
    _source[0] = perf_counter if source is None else source
