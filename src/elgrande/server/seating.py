"""Who plays a seat: a person who leaves, comes back or is removed, and the bot that plays for them meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from elgrande.bots import BOTS
from elgrande.server.errors import Forbidden, Refused, Stale
from elgrande.server.journal import VOTE
from elgrande.server.permissions import Permissions
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table
from elgrande.server.table_clock import DAY, MORE_TIME, PAUSED

ATTEMPTS: Final = 5
"""Attempts to change a seat while other things happen at the table."""
LEVEL: Final = "knight"
"""The bot that sits in, unless the table says otherwise."""
VOTERS: Final = 2
"""Votes that it takes at least to remove somebody."""


class Seating:
    """Changes who plays a seat. The log says what was done, and the database decides what wins in a race."""

    def __init__(self, permissions: Permissions) -> None:
        self._permissions = permissions

    # --- what a person does with their own seat ---

    def leave(self, table: Table, seat: int, person: str | None) -> None:
        """Give up a seat for good: a bot plays on, and the host can invite somebody else."""
        self._permissions.check_seat(table, person, seat)
        self._running(table)
        _attempt(lambda: table.change_seat(seat, stand_in(table), "left", vacate=True))

    def step_away(self, table: Table, seat: int, person: str | None) -> None:
        """Let a bot play until the person comes back."""
        self._permissions.check_seat(table, person, seat)
        self._running(table)
        if not table.sits_in(seat):
            _attempt(lambda: table.change_seat(seat, stand_in(table), "away"))

    def come_back(self, table: Table, seat: int, person: str | None) -> None:
        """Let the person play again for whom a bot sat in."""
        self._permissions.check_seat(table, person, seat)
        clock = table.journal.clock
        if clock is not None and clock.pace.kind == "game" and not clock.seats[seat].left:
            raise Refused("your time for this game is over: a bot plays it to the end", ("reason-time-over", {}))
        if table.sits_in(seat):
            _attempt(lambda: table.change_seat(seat, PERSON, "back"))

    def go_on_vacation(self, table: Table, seat: int, days: int, person: str | None) -> None:
        """Stop the clock of a seat for some days; 0 ends a vacation."""
        self._permissions.check_seat(table, person, seat)
        self._running(table)
        clock = table.journal.clock
        if clock is None or clock.pace.kind != "move":
            raise Refused("vacation is for tables with days for each move", ("reason-no-vacation", {}))
        now = table.storage.clock.now()
        mine = clock.seats[seat]
        if days * DAY > mine.vacation + max(0, mine.paused_until - now):
            left = mine.vacation // DAY
            raise Refused(f"you have {left} days of vacation left here", ("reason-vacation-left", {"count": left}))
        _attempt(lambda: table.note(PAUSED, player=seat, until=now + days * DAY, count=days))

    # --- what the host does with the seats of others ---

    def give_to_bot(self, table: Table, seat: int, level: str, person: str | None) -> None:
        """Let a bot play a seat that nobody has taken, or whose time is over."""
        self._permissions.check_host(table, person)
        self._running(table)
        self._of_a_person(table, seat)
        if level not in BOTS:
            raise Refused(f"no bot is called {level!r}; there are {', '.join(BOTS)}")
        late = table.journal.clock is not None and table.journal.clock.seats[seat].over
        if late:
            _attempt(lambda: table.change_seat(seat, level, "clock"))
        elif not _attempt(lambda: table.change_seat(seat, level, "given", only_free=True)):
            raise Refused("somebody sits there", ("reason-seat-taken", {}))

    def give_time(self, table: Table, seat: int, person: str | None) -> None:
        """Let a player whose time is over have as much time again."""
        self._permissions.check_host(table, person)
        self._of_a_person(table, seat)
        clock = table.journal.clock
        if clock is None or not clock.seats[seat].over:
            raise Refused("the time of this seat is not over")
        _attempt(lambda: table.note(MORE_TIME, player=seat))

    def remove(self, table: Table, seat: int, person: str | None) -> None:
        """Take the seat of somebody else away: a bot plays on, and the host can invite another."""
        self._permissions.check_host(table, person)
        self._running(table)
        self._of_a_person(table, seat)
        if seat in self._permissions.seats(table, person):
            raise Refused("this is your own seat: leave it instead")
        _attempt(lambda: table.change_seat(seat, stand_in(table), "removed", vacate=True))

    def vote(self, table: Table, seat: int, against: int, person: str | None) -> None:
        """Vote for removing somebody; once most of the others have, a bot plays on."""
        mine = self._permissions.check_seat(table, person, seat)
        self._running(table)
        self._of_a_person(table, against)
        if against in mine:
            raise Refused("nobody votes against themselves")
        voters = {number for number in table.taken if table.kinds[number] == PERSON} - {against}
        if against not in table.taken or len(voters) < VOTERS:
            raise Refused(f"it takes at least {VOTERS} people to remove somebody", ("reason-too-few-voters", {}))
        if seat not in table.journal.votes.get(against, ()):
            _attempt(lambda: table.note(VOTE, player=seat, victim=against))
        if 2 * len(table.journal.votes.get(against, set()) & voters) > len(voters):
            _attempt(lambda: table.change_seat(against, stand_in(table), "voted", vacate=True))

    def _running(self, table: Table) -> None:
        table.check_rules()
        if table.game.over or not table.stored.listed:
            raise Refused("the game is over", ("reason-game-over", {}))

    def _of_a_person(self, table: Table, seat: int) -> None:
        if seat >= table.players or table.stored.seats[seat].kind != PERSON:
            raise Forbidden(f"seat {seat} is not a person's")


def stand_in(table: Table) -> str:
    """The level of the bot that plays for a person at a table."""
    return table.journal.clock.pace.level if table.journal.clock is not None else LEVEL


def _attempt(change: Callable[[], object]) -> object:
    """Try again while something else happens at the table at the same moment."""
    for _ in range(ATTEMPTS):
        with suppress(Stale):
            return change() is not False
    raise Stale
