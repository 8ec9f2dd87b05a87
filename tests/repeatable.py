"""The command `elgrande`, whose tables have the same keys in every run: `python -m tests.repeatable serve`.

Its time passes faster where a test says so: the file `TIME_FILE` has the seconds to add.

So bots choose the same each time, and what a test in the browser sees does not hang on chance. A server that is started
again on the same data gets another `REPEATABLE_SEED`, since no two tables may have one key. The processes in which bots
think import this module, too: so it imports little.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Final

from elgrande.server import keys
from elgrande.server.clock import Clock

CHANCE: Final = Random(os.environ.get("REPEATABLE_SEED", "0"))


def token_hex(size: int) -> str:
    """A key as `secrets` would make it, but the same in every run."""
    return CHANCE.randbytes(size).hex()


def now(clock: Clock) -> int:
    """The time, with the seconds that a test has let pass."""
    file = Path(os.environ.get("TIME_FILE", "/nowhere"))
    return int(time.time()) + (int(file.read_text()) if file.exists() else 0)


def repeat() -> None:
    """Draws the keys of tables from a settled seed, and lets tests make the time pass."""
    keys.__dict__["token_hex"] = token_hex
    setattr(Clock, "now", now)  # noqa: B010


if __name__ == "__main__":
    from elgrande.cli import main

    repeat()
    main()
