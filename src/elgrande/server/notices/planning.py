"""When people are told: a seat has to decide now and did not have to before, or the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

import sqlalchemy as sql

from elgrande.game import Game
from elgrande.server.followed_table import FollowedTable
from elgrande.server.journal import REMATCH
from elgrande.server.new_jobs import NewJob
from elgrande.server.sql_schema import CHANNEL_ROWS, HOLDER_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import PERSON, Entry

About = Literal["turn", "end"]
NOTICE: Final = "notice"
GRACE: Final = 20
"""Seconds before a notice goes out, so that nobody is told who is at the table."""
REACHED: Final = (
    sql.select(HOLDER_ROWS.c.seat)
    .join(CHANNEL_ROWS, CHANNEL_ROWS.c.person == HOLDER_ROWS.c.person)
    .where(HOLDER_ROWS.c.table_id == sql.bindparam("table"), CHANNEL_ROWS.c.confirmed)
)


class Planning:
    """A plan that stores a notice for each seat that begins to wait. There is one for each turn."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def __call__(self, table: FollowedTable, entries: Sequence[Entry], after: Game) -> Iterable[NewJob]:
        """The notices that these entries cause."""
        if not entries:
            return
        last = entries[-1]
        people = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON]
        if last.kind == "note" and last.data["key"] == REMATCH:
            yield from self._jobs(table.id, people, last.data["arguments"]["table"], 0, "turn")
        elif last.kind != "choice":
            return  # only a choice lets another seat wait; whoever takes one back knows that it is their turn
        elif after.over:
            yield from self._jobs(table.id, people, table.id, last.number, "end")
        else:
            begin = {decision.player for decision in after.position.decisions()}
            begin -= {decision.player for decision in table.game.position.decisions()}
            yield from self._jobs(table.id, sorted(begin.intersection(people)), table.id, last.number, "turn")

    def _jobs(self, held: str, seats: Sequence[int], table_id: str, number: int, about: About) -> Iterator[NewJob]:
        """Notices for those of these seats whose holders at the table `held` want any."""
        due = self._storage.clock.now() + GRACE
        for seat in self._wanted(held, seats) if seats else ():
            data = {"table": table_id, "seat": seat, "number": number, "about": about}
            yield NewJob(NOTICE, f"notice:{table_id}:{seat}:{number}:{about}", due, data)

    def _wanted(self, table_id: str, seats: Sequence[int]) -> list[int]:
        """The seats whose holders have a channel: without one there is nothing to store."""
        with self._storage.reading.connect() as db:
            reached = set(db.execute(REACHED, {"table": table_id}).scalars())
        return sorted(reached.intersection(seats))
