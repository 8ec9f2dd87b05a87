"""When Python looks for garbage: seldom, since everything else stands still meanwhile.

Nearly all objects here are freed as soon as nobody refers to them. What the collector is for are objects that refer to
each other. To find those that live long, it looks at every object: with 400 tables in memory that takes a third of a
second. By default it would do that every few seconds, so it was the main reason for slow answers.
"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter
from typing import Final

from elgrande.server.metrics import COLLECTED

YOUNG: Final = 10_000
"""New objects before the collector looks at those that are new since then."""
MIDDLE: Final = 20
"""How often it does so before it also looks at those that outlived that."""
NEVER: Final = 1_000_000_000
PAUSE: Final = 600.0
"""Seconds between two looks at all objects."""


def seldom() -> None:
    """Leave out what was loaded at the start, and never look at all objects by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def now_and_then() -> None:
    """Look at all objects, again and again."""
    while True:
        await asyncio.sleep(PAUSE)
        began = perf_counter()
        gc.collect()
        COLLECTED.observe(perf_counter() - began)
