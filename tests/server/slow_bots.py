"""Bots of the level `page` that think until they are let go; the random player is always quick."""

from __future__ import annotations

import os
import time
from pathlib import Path

from elgrande.server.bot_process import think

FOLDER = "ELGRANDE_TEST_SLOW_BOTS"
"""The variable with the folder in which they say that they think, and look for leave."""


def wait_for_leave(text: str, seat: int, level: str, seed: int) -> int:
    if level != "page":
        return think(text, seat, level, seed)
    folder = Path(os.environ[FOLDER])
    ticket = thinking(folder)
    (folder / f"thought-{ticket}").touch()
    while not (folder / "all").exists() and let_go(folder) <= ticket:
        time.sleep(0.01)
    return think(text, seat, "random", seed)


def thinking(folder: Path) -> int:
    """How many have begun to think."""
    return len(list(folder.glob("thought-*")))


def let_go(folder: Path) -> int:
    """How many have been let go."""
    return len(list(folder.glob("leave-*")))


def let_one_go(folder: Path) -> None:
    (folder / f"leave-{let_go(folder)}").touch()


def let_all_go(folder: Path) -> None:
    (folder / "all").touch()
