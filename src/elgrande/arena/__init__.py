"""The arena: bots play each other on the same deals, in all seats, so that anybody can check which is stronger.

A `Contest` describes what is played, `run` plays it, `summarise` collects the results and `write_report` shows them.
"""

from __future__ import annotations

from elgrande.arena.archive import Archive
from elgrande.arena.contest import Contest, ContestError
from elgrande.arena.playing import BotFailed, Failure, Played
from elgrande.arena.report import write_report
from elgrande.arena.running import BACKENDS, run
from elgrande.arena.summary import Summary, summarise

__all__ = [
    "BACKENDS",
    "Archive",
    "BotFailed",
    "Contest",
    "ContestError",
    "Failure",
    "Played",
    "Summary",
    "run",
    "summarise",
    "write_report",
]
