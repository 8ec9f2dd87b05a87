"""Ways to take a text apart that are not well."""

from __future__ import annotations

import os
import time


def never_end(text: str) -> float:
    while True:
        time.sleep(1)


def die(text: str) -> float:
    os._exit(1)


def work_hard(text: str) -> float:
    return 1.5


def fail(text: str) -> float:
    raise KeyError("a fault of ours")
