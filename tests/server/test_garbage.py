"""Garbage: what refers to itself is found, but the server seldom stands still to look at everything."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from weakref import ref

import pytest

from elgrande.server import garbage

MUCH = """
import gc
from elgrande.server import garbage

class Ring:
    def __init__(self):
        self.me = self

garbage.seldom()
assert gc.get_freeze_count() > 10_000
before = [stats["collections"] for stats in gc.get_stats()]
kept = []
for number in range(400_000):
    Ring()
    kept.append([number])
after = [stats["collections"] for stats in gc.get_stats()]
assert after[0] > before[0] and after[1] > before[1] and after[2] == before[2], (before, after)
assert sum(isinstance(found, Ring) for found in gc.get_objects()) <= garbage.YOUNG
"""


def test_a_server_looks_at_what_is_new_and_not_at_everything() -> None:
    """In a process of its own, since the collector is set for all of it."""
    done = subprocess.run([sys.executable, "-c", MUCH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_what_lived_long_is_found_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    monkeypatch.setattr(garbage, "PAUSE", 0.01)

    async def wait() -> None:
        ring = Ring()
        found = ref(ring)
        gc.collect()  # now it belongs to what lives long
        del ring
        looking = asyncio.create_task(garbage.now_and_then())
        while found() is not None:
            await asyncio.sleep(0.01)
        looking.cancel()

    asyncio.run(asyncio.wait_for(wait(), 60))
