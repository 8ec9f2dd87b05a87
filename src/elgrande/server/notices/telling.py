"""Telling people: what becomes of a notice when it is due."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql

from elgrande.server.errors import NotFound
from elgrande.server.job_runner import ATTEMPTS, PutOff
from elgrande.server.new_jobs import NewJob, insert_jobs
from elgrande.server.notices.channels import Channel, Channels, Kind
from elgrande.server.notices.delivery import Gone, Undeliverable
from elgrande.server.notices.preferences import AllPreferences
from elgrande.server.notices.words import Notice, notice
from elgrande.server.outgoing import BadAddress, Unreachable
from elgrande.server.registry import Registry
from elgrande.server.sql_schema import HOLDER_ROWS, JOB_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_jobs import StoredJob
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table

SEND: Final = "send"
AWAY: Final = 600
"""Seconds after which somebody who has the table open, but does nothing, is told all the same."""
GAP: Final = 120
"""Seconds between two notices to a person about a table, so that nobody can pester them by taking back."""

Sender = Callable[[Channel, Notice], None]
"""Sends a notice through a channel of one kind."""


@dataclass(frozen=True)
class Cause:
    """Why somebody is told: the data of a job."""

    table: str
    seat: int
    number: int
    """The entry since which the seat waits."""
    about: Any

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Cause:
        """The cause that a job carries."""
        return cls(data["table"], data["seat"], data["number"], data["about"])

    def holds(self, table: Table) -> bool:
        """Whether it is still so: the seat has waited all the time since then, or the game is over."""
        with table.lock:
            if self.about == "end":
                return table.game.over
            if table.kinds[self.seat] != PERSON or table.decision(self.seat) is None:
                return False
            numbers = [choice.number for choice in table.journal.choices]
            if self.number and self.number not in numbers:
                return False  # it was taken back
            later = table.journal.choices[numbers.index(self.number) + 1 :] if self.number else table.journal.choices
            return all(choice.seat != self.seat for choice in later)


class Telling:
    """Does the jobs `notice` and `send`."""

    def __init__(
        self,
        storage: Storage,
        tables: Registry,
        channels: Channels,
        preferences: AllPreferences,
        senders: Mapping[Kind, Sender],
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._channels = channels
        self._preferences = preferences
        self._senders = senders

    def spread(self, job: StoredJob) -> None:
        """Let a notice become one job for each channel of the people in a seat, in the transaction that deletes it."""
        cause = Cause.of(job.data)
        table = self._table(cause)
        if table is None:
            return
        now = self._storage.clock.now()
        this = sql.and_(HOLDER_ROWS.c.table_id == cause.table, HOLDER_ROWS.c.seat == cause.seat)
        with self._storage.engine.connect() as db:
            holders = db.execute(HOLDER_ROWS.select().where(this, sql.not_(HOLDER_ROWS.c.quiet))).all()
        jobs = []
        for holder in holders:
            due = self._due(cause, table, holder, now)
            if due is not None:
                for channel in self._channels.of(holder.person):
                    if channel.confirmed and not channel.off:
                        jobs.append(NewJob(SEND, f"{job.key}:{channel.id}", due, {**job.data, "channel": channel.id}))
        with self._storage.transaction() as db:
            insert_jobs(db, jobs)
            db.execute(JOB_ROWS.delete().where(JOB_ROWS.c.id == job.id))

    def _due(self, cause: Cause, table: Table, holder: Any, now: int) -> int | None:
        """When to tell somebody; None if they are at the table and see by themselves that the game is over."""
        due = now
        if any(table.connected(seat) for seat in self._storage.seats.held(holder.person, table.id)):
            if cause.about == "end":
                return None
            due = now + AWAY
        return due if cause.about == "end" else max(due, holder.told + GAP)

    def send(self, job: StoredJob) -> None:
        """Send a notice through one channel, unless there is no reason for it any more."""
        cause = Cause.of(job.data)
        channel = self._channels.find(job.data["channel"])
        if channel is None or channel.off or self._channels.quiet(channel.person, cause.table):
            return
        if cause.seat not in self._storage.seats.held(channel.person, cause.table):
            return
        table = self._table(cause)
        if table is None:
            return
        wishes = self._preferences.of(channel.person)
        end = wishes.quiet_until(self._storage.clock.now())
        if end is not None:
            raise PutOff(end)
        try:
            self.deliver(channel, notice(job.key, table, cause.about, wishes.language))
        except Undeliverable as failure:
            if not failure.final and job.attempts + 1 < ATTEMPTS:
                raise
            self._channels.failed(channel, failure.trouble)
        else:
            self._channels.told(channel.person, cause.table)

    def deliver(self, channel: Channel, said: Notice) -> None:
        """Send a notice now; a channel whose receiver is gone is removed."""
        try:
            self._senders[channel.kind](channel, said)
        except Gone:
            self._channels.remove(channel)
        except BadAddress:
            raise Undeliverable("private", final=True) from None
        except Unreachable:
            raise Undeliverable("unreachable") from None
        else:
            self._channels.delivered(channel)

    def _table(self, cause: Cause) -> Table | None:
        """The table of a notice, if its cause still holds."""
        try:
            table = self._tables.open(cause.table)
        except NotFound:
            return None
        return table if cause.holds(table) else None
