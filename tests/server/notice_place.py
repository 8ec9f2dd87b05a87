"""A server that tells people, on this machine and in a time of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from elgrande.bots import make_bot
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.sql_schema import JOB_ROWS
from elgrande.server.table import Table
from tests.server.live import begun, settings
from tests.server.receivers import Mailbox, Receiver, mailbox, receiver
from tests.server.time_machine import TimeMachine

ORIGIN = "https://games.example"


@dataclass
class Place:
    """A server whose time passes when the test says so, and whose jobs are done then."""

    services: Services
    time: TimeMachine
    hooks: Receiver
    box: Mailbox

    def table(self, *people: str, rounds: int = 6) -> Table:
        """A table with one seat for each of these people."""
        players = [NewPlayer(name, "here") for name in people]
        made = self.services.creation.create(NewTable(players, seed=5, options={"rounds": rounds}), "nobody")
        with self.services.storage.transaction() as db:
            db.exec_driver_sql("DELETE FROM holders WHERE person = 'nobody'")
        for seat, name in enumerate(people):
            self.services.storage.seats.hold(name, made.id, [seat])
        return self.services.tables.open(made.id)

    def hook(self, person: str) -> str:
        """Let a webhook of the test get the notices of a person; its path is the person's name."""
        added = self.services.notices.add_hook(person, ORIGIN, f"{self.hooks.address}/{person}")
        return added.id

    def passes(self, seconds: int) -> None:
        self.time.passes(seconds)
        do_jobs(self.services)

    @property
    def told(self) -> list[tuple[str, str]]:
        """Who was told what by webhooks."""
        return [(received.path[1:], received.json["type"]) for received in self.hooks.received]

    def jobs(self) -> list[Any]:
        with self.services.storage.engine.connect() as db:
            return list(db.execute(sql.select(JOB_ROWS)))


def do_jobs(services: Services) -> None:
    """Do what is due."""
    for _ in range(5):  # a notice becomes jobs of its own
        for runner, kind in ((services.job_runner, "notice"), (services.sender, "send")):
            for job in services.jobs.lease(100, [kind]):
                runner.do(job)


@contextmanager
def place_with(
    folder: Path, database: str = "", mail: AbstractContextManager[Mailbox] | None = None, user: str = ""
) -> Iterator[Place]:
    """A place with a mail server; `user` is who sends mail, as `name:password@`."""
    time = TimeMachine()
    with receiver() as hooks, mail or mailbox() as box:
        wanted = replace(
            settings(folder, database=database),
            clock=time,
            smtp=box.address.replace("://", f"://{user}"),
            mail_from="table@games.example",
            private_hooks=True,
        )
        services = Services(begun(wanted))
        try:
            yield Place(services, time, hooks, box)
        finally:
            services.storage.close()


def choose(table: Table, chance: int = 0) -> int:
    """Make the next choice by chance; return whose it was."""
    question = table.game.decisions[-1]
    option = make_bot("random", chance).choose(table.game.view(question.player))
    table.choose(question.player, table.version, option, None)
    return question.player


def play_until(table: Table, seat: int, chance: int = 0) -> None:
    """Play until a seat begins to wait."""
    while seat in waiting(table):
        choose(table, chance)
    while seat not in waiting(table):
        choose(table, chance)


def play_until_undoable(table: Table, seat: int) -> int:
    """Play until a seat begins to wait because of a choice that can be taken back; return whose it was."""
    while True:
        play_until(table, seat)
        last = table.journal.choices[-1].seat
        if last != seat and table.journal.undoable(table.game, last).steps:
            return last


def waiting(table: Table) -> set[int]:
    return {decision.player for decision in table.game.position.decisions()}


def confirmed_mail(place: Place, person: str, address: str) -> None:
    notices = place.services.notices
    channel = notices.add_mail(person, ORIGIN, address, "client")
    code = place.box.mails[-1].get_content().split(".")[0].split()[-1]
    notices.channels.confirm(channel, f" {code.lower()} ")
