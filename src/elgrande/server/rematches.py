"""Playing again: a new table for the people and bots of a finished game, or of one that today's rules cannot go on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from elgrande.bots import BOTS
from elgrande.saving import dump_start
from elgrande.server.answers import Rematch
from elgrande.server.errors import Refused, Stale, TooEarly
from elgrande.server.game_setup import begin, settings_of, setup_of
from elgrande.server.keys import deal_seed, id_of, lots, new_key
from elgrande.server.permissions import Permissions
from elgrande.server.registry import Registry
from elgrande.server.stored_table import PERSON, StoredSeat, StoredTable
from elgrande.server.table import Table
from elgrande.server.table_creation import TableCreation, begun

ATTEMPTS: Final = 5
"""Attempts to set a table while other things happen at the old one."""


class Rematches:
    """Finds the table at which the same people play again, or sets it."""

    def __init__(self, tables: Registry, permissions: Permissions, creation: TableCreation) -> None:
        self._tables = tables
        self._creation = creation
        self._permissions = permissions

    def find(self, table: Table, seat: int, lot: bool, person: str | None, client: str) -> Rematch:
        """The one rematch of a table; whoever sits there and asks first is its host and may have the seats drawn."""
        self._permissions.check_seat(table, person, seat)
        for _ in range(ATTEMPTS):
            if table.journal.rematch is not None:
                return table.journal.rematch
            if not table.game.over and not table.frozen:
                raise TooEarly("a table can be set again when its game is over")
            with suppress(Stale):  # something else has happened at the table just now
                self._set(table, seat, lot, person or "", client)
        raise Stale

    def _set(self, table: Table, seat: int, lot: bool, host: str, client: str) -> None:
        self._tables.make_room()
        key = new_key()
        order = list(range(table.players))
        if lot and not _goes_on(table):
            lots(key).shuffle(order)
        new = set_again(table, host, key, order, self._creation.maker(client))
        table.add_rematch(new, seat, order)
        self._tables.begin(new.id)


def _goes_on(table: Table) -> bool:
    """Whether the new table goes on with the old game, since the rules of today cannot."""
    return table.frozen and not table.game.over


def set_again(table: Table, host: str, key: str, order: Sequence[int], client: str = "") -> StoredTable:
    """A table with the same players, modules and options, and a deal that nobody knows.

    `order` says for each seat of the new table which seat its player had. If the rules of today cannot go on with the
    old game, the new one begins where that stopped.
    Its seats have no links: whoever held one holds it again. The host can make links to those that nobody has taken.
    """
    old = table.stored
    for seat in old.seats:
        if seat.kind != PERSON and seat.kind not in BOTS:
            raise Refused(f"there is no bot called {seat.kind!r} any more")
    goes_on = _goes_on(table)
    free = [seat for seat, before in enumerate(order) if before not in table.taken]
    stored = StoredTable(
        id=id_of(key),
        key=key,
        config=settings_of(table.setup.config),
        seed=deal_seed(key),
        names=tuple(table.names[before] for before in order),
        seats=(),
        client=client,
        start=dump_start(table.game.position) if goes_on else "",
        deal=old.deal if goes_on else "hidden",
        cards=old.cards,
        watchable=old.watchable,
        host=host,
        title=old.title,
        pace=old.pace and {**old.pace, "free": free},
        rated=old.rated,
    )
    game, _ = begin(setup_of(stored))
    return begun(stored, [StoredSeat(old.seats[before].kind) for before in order], game, table.storage.node)
