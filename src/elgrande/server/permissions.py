"""What a person may see and do at a table."""

from __future__ import annotations

from elgrande.server.errors import Forbidden
from elgrande.server.storage import Storage
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table


class Permissions:
    """Answers from the seats that people hold; the storage knows them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def hosts(self, table: Table, person: str | None) -> bool:
        """Whether a person made a table."""
        return person is not None and person == table.stored.host

    def check_host(self, table: Table, person: str | None) -> None:
        """Refuse everybody but the person who made a table."""
        if not self.hosts(table, person):
            raise Forbidden("only whoever made this table may do this")

    def seats(self, table: Table, person: str | None) -> list[int]:
        """The seats of a table that a person holds."""
        return [] if person is None else self._storage.seats.held(person, table.id)

    def viewpoint(self, table: Table, person: str | None, seat: int | None) -> tuple[int | None, list[int]]:
        """The seat from which a person sees a table (None: as a spectator), and all seats that they hold there."""
        if seat is not None:
            return seat, self.check_seat(table, person, seat)
        mine = self.seats(table, person)
        if not mine and not table.stored.watchable:
            raise Forbidden("this table cannot be watched")
        return (mine[0] if mine else None), mine

    def check_seat(self, table: Table, person: str | None, seat: int) -> list[int]:
        """Refuse a person who does not hold a seat; return all seats that they hold."""
        mine = self.seats(table, person)
        if seat not in mine:
            raise Forbidden(f"seat {seat} is not yours")
        return mine

    def check_fork(self, table: Table, person: str | None) -> None:
        """Refuse a fork by which somebody would learn the secrets of others in a running game."""
        mine = self.seats(table, person)
        others = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON and seat not in mine]
        if not table.game.over and table.stored.listed and (others or not mine):
            raise Forbidden("a running game can be forked only by whoever holds all seats that are not bots")
