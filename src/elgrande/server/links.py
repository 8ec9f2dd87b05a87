"""Links to seats: each gives its seat to whoever uses it first."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from elgrande.server.answers import Invitation, Invite, OpenLink, Seated
from elgrande.server.credentials import Signer, hashed, matches, new_secret
from elgrande.server.errors import Forbidden, NotFound, Refused, Stale
from elgrande.server.message_parts import Text
from elgrande.server.permissions import Permissions
from elgrande.server.registry import Registry
from elgrande.server.storage import Storage
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table
from elgrande.server.table_lists import listed_seats

ATTEMPTS: Final = 5
"""Attempts to take a seat while other things happen at the table."""
SECRET: Final = 32
"""Letters of a secret, four bits each."""
NOT_AGREED: Final = ("reason-not-agreed", dict[str, str | int]())


class Links:
    """Makes links, and gives their seats away."""

    def __init__(self, storage: Storage, tables: Registry, permissions: Permissions, signer: Signer) -> None:
        self._signer = signer
        self._storage = storage
        self._tables = tables
        self._permissions = permissions

    def seat(self, table_id: str, secret: str) -> int | None:
        """The seat of the link with this secret; None if it has been used."""
        stored = self._storage.table(table_id)
        seats = enumerate(stored.seats if stored else ())
        return next((seat for seat, known in seats if matches(secret, known.secret)), None)

    def invitation(self, table_id: str, secret: str) -> Invitation:
        """What people with a link are told before they take its seat."""
        seat = self.seat(table_id, secret)
        if seat is None:
            raise NotFound("this link has been used, or it is not complete")
        stored = self._tables.open(table_id).stored
        taken = seat in self._storage.seats.taken(table_id)
        return Invitation(table_id, seat, listed_seats(stored, []), stored.deal, taken)  # type: ignore[arg-type]

    def take(self, table_id: str, secret: str, agreed: bool, person: str) -> Seated:
        """Give a person the seat of a link. The link cannot be used again."""
        for _ in range(ATTEMPTS):
            seat = self.seat(table_id, secret)
            mine = self._storage.seats.held(person, table_id)
            if seat is None or seat in mine:
                if not mine:
                    raise NotFound("this link has been used, or it is not complete")
                return Seated(table_id, mine[0] if seat is None else seat)
            table = self._tables.open(table_id)
            if table.stored.deal != "hidden" and not agreed:
                raise Refused("somebody may know the cards of this table: take a seat only if you agree", NOT_AGREED)
            with suppress(Stale):  # something else has happened at the table just now
                if table.take_seat(person, seat, hashed(secret), _note(seat, mine)):
                    return Seated(table_id, seat)
        raise Stale

    def new(self, table: Table, seat: int, person: str | None) -> Invite:
        """A link to a person's own seat, for another device; the host also gets links to seats that are free."""
        waits = seat < table.players and table.stored.seats[seat].kind == PERSON
        if person is None or not (waits and self._permissions.hosts(table, person)):
            self._permissions.check_seat(table, person, seat)
        link = new_secret()
        secret = self.secret(table.id, link)
        if not self._storage.seats.set_link(person or "", table.id, seat, hashed(secret), link):
            raise Forbidden(f"seat {seat} is not yours")
        return Invite(seat, path(table.id, secret))

    def open(self, table: Table, person: str | None) -> list[OpenLink]:
        """The links that nobody has used yet, for the host, who can see them again."""
        self._permissions.check_host(table, person)
        stored = self._storage.table(table.id)
        seats = enumerate(stored.seats if stored else ())
        return [
            OpenLink(number, path(table.id, self.secret(table.id, seat.link)) if seat.link else None, seat.linked)
            for number, seat in seats
            if seat.secret and number not in table.taken
        ]

    def revoke(self, table: Table, seat: int, person: str | None) -> None:
        """Make a link that nobody has used lead nowhere."""
        if not self._permissions.hosts(table, person):
            self._permissions.check_seat(table, person, seat)
        if not self._storage.seats.revoke_link(table.id, seat):
            raise NotFound(f"seat {seat} has no open link")

    def secret(self, table_id: str, link: str) -> str:
        """The secret of a link: the host can see it again, and whoever reads the database cannot know it."""
        return self._signer.sign(f"link {table_id} {link}")[:SECRET]


def path(table_id: str, secret: str) -> str:
    """The path of the page on which people take the seat of a link."""
    return f"/join/{table_id}/{secret}"


def _note(seat: int, mine: list[int]) -> Text:
    """What the log says when a person who holds the seats `mine` takes a free seat."""
    if mine:
        return "note-seat-same", {"player": seat, "actor": mine[0]}
    return "note-seat-taken", {"player": seat}
