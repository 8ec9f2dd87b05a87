"""Jobs for bots: what a seat has to decide, as the processes for bots are told it."""

from __future__ import annotations

from dataclasses import dataclass, field

from elgrande.server.errors import Refused
from elgrande.server.guided import options_for_bot
from elgrande.server.keys import bot_seed, hint_seed
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table


@dataclass(frozen=True)
class Job:
    """A decision that a bot has to make, or to give a hint about."""

    seat: int
    level: str
    seed: int = field(repr=False)
    game: str = field(repr=False)
    """The saved game; a bot is shown only its view of it."""
    last_change: int
    """The number of the last choice: the answer counts only as long as there is no later one."""
    options: list[int]


def job_of(table: Table, seat: int) -> Job:
    """What a seat has to decide now."""
    with table.lock:
        decision = table.decision(seat)
        if decision is None:
            raise Refused(f"seat {seat} has nothing to decide now")
        options = decision.options(table.game.position)
        kind = table.kinds[seat]
        if kind != PERSON:
            options = options_for_bot(table, seat, options)
        seed_for = hint_seed if kind == PERSON else bot_seed
        game = table.saved() if len(options) > 1 else ""
        return Job(seat, kind, seed_for(table.stored.key, seat), game, table.journal.last_change, options)


def next_job(table: Table) -> Job | None:
    """What a bot has to decide now, if anything."""
    with table.lock:
        for decision in table.game.position.decisions() if table.bots_here else ():
            if table.kinds[decision.player] != PERSON:
                return job_of(table, decision.player)
        return None


def finish_job(table: Table, job: Job, option: int) -> Job | None:
    """Make a bot's choice, unless the game has changed meanwhile; return the next job."""
    table.choose_for_bot(job.seat, option, job.last_change)
    return next_job(table)
