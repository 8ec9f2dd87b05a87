"""Lets the clocks of tables run out: jobs that are stored along with whatever starts a clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from elgrande.game import Game
from elgrande.server.errors import NotFound, Refused, Stale
from elgrande.server.followed_table import FollowedTable
from elgrande.server.job_runner import PutOff
from elgrande.server.new_jobs import NewJob
from elgrande.server.stored_jobs import StoredJob
from elgrande.server.stored_table import Entry
from elgrande.server.table import Table
from elgrande.server.table_clock import TIME_OVER

KIND: Final = "clock"


def plan(table: FollowedTable, entries: Sequence[Entry], after: Game) -> Iterator[NewJob]:
    """The job of each running clock. There is one for each seat; it looks again if the clock was set meanwhile."""
    if table.journal.clock is None or after.over:
        return
    clock = table.journal.clock.after(entries)
    for seat, running in enumerate(clock.seats):
        if running.deadline is not None:
            key = f"clock {table.id} {seat}"
            if running.deadline < (table.journal.clock.seats[seat].deadline or 0):  # a vacation has ended early
                key += f" {running.deadline}"
            yield NewJob(KIND, key, running.deadline, {"table": table.id, "seat": seat})


class ClockJobs:
    """Does the jobs of clocks."""

    def __init__(self, open_table: Callable[[str], Table]) -> None:
        self._open = open_table

    def do(self, job: StoredJob) -> None:
        """Let the time of a seat be over, unless its clock was set meanwhile: then look again later."""
        try:
            table = self._open(job.data["table"])
        except (NotFound, Refused):  # it was deleted, or played by other rules
            return
        seat: int = job.data["seat"]
        with table.lock, suppress(Stale):
            clock = table.journal.clock
            deadline = None if clock is None else clock.seats[seat].deadline
            if clock is None or deadline is None or table.game.over or table.frozen:
                return
            if table.storage.clock.now() < deadline:
                raise PutOff(deadline)
            if clock.pace.end == "bot":
                table.change_seat(seat, clock.pace.level, "clock")
            else:
                table.note(TIME_OVER, player=seat)
            return
        raise PutOff(table.storage.clock.now())
