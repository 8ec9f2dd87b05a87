"""What a browser may see and do at a table."""

from __future__ import annotations

from elgrande.server.credentials import hashed
from elgrande.server.errors import Forbidden
from elgrande.server.storage import PERSON, Storage
from elgrande.server.table import Table


class Permissions:
    """Answers from the seats that browsers hold; the storage knows them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def hosts(self, table: Table, browser: str | None) -> bool:
        """Whether a browser made a table."""
        return browser is not None and hashed(browser) == table.stored.host

    def seats(self, table: Table, browser: str | None) -> list[int]:
        """The seats of a table that a browser holds."""
        return [] if browser is None else self._storage.held(hashed(browser), table.id)

    def viewpoint(self, table: Table, browser: str | None, seat: int | None) -> tuple[int | None, list[int]]:
        """The seat from which a browser sees a table (None: as a spectator), and all seats that it holds there."""
        if seat is not None:
            return seat, self.check_seat(table, browser, seat)
        mine = self.seats(table, browser)
        if not mine and not table.stored.watchable:
            raise Forbidden("this table cannot be watched")
        return (mine[0] if mine else None), mine

    def check_seat(self, table: Table, browser: str | None, seat: int) -> list[int]:
        """Refuse a browser that does not hold a seat; return all seats that it holds."""
        mine = self.seats(table, browser)
        if seat not in mine:
            raise Forbidden(f"seat {seat} is not yours")
        return mine

    def check_fork(self, table: Table, browser: str | None) -> None:
        """Refuse a fork by which somebody would learn the secrets of others in a running game."""
        mine = self.seats(table, browser)
        others = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON and seat not in mine]
        if not table.game.over and table.stored.listed and (others or not mine):
            raise Forbidden("a running game can be forked only by whoever holds all seats that are not bots")
