"""Open seats: anybody may take one through the lobby."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from elgrande.server.answers import Seated
from elgrande.server.errors import Refused, Stale
from elgrande.server.links import NOT_AGREED
from elgrande.server.registry import Registry
from elgrande.server.storage import Storage

ATTEMPTS: Final = 5
"""Attempts to take a seat while other things happen at the table."""
NO_SEAT: Final = ("reason-no-open-seat", dict[str, str | int]())
BAD_NAME: Final = ("reason-bad-name", dict[str, str | int]())


def join(storage: Storage, tables: Registry, table_id: str, person: str, name: str, agreed: bool) -> Seated:
    """Give an open seat of a table to a person; whoever sits there already keeps their seat."""
    name = name.strip()
    if not name or not name.isprintable() or set(name) & set(":{}"):
        raise Refused("a name has 1 to 40 characters, none of them : { } or a line break", BAD_NAME)
    for _ in range(ATTEMPTS):
        mine = storage.seats.held(person, table_id)
        if mine:
            return Seated(table_id, mine[0])
        table = tables.open(table_id)
        if table.game.over:
            raise Refused("no seat of this table is open", NO_SEAT)
        if table.stored.deal != "hidden" and not agreed:
            raise Refused("somebody may know the cards of this table: take a seat only if you agree", NOT_AGREED)
        with suppress(Stale):  # something else has happened at the table just now
            seat = table.take_open_seat(person, name)
            if seat is None:
                raise Refused("no seat of this table is open", NO_SEAT)
            return Seated(table_id, seat)
    raise Stale
