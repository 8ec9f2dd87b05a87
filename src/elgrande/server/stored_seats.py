"""The stored seats: who holds them, their links, and what their players have answered beforehand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from elgrande.server.announcements import touch
from elgrande.server.sql_schema import DEVICE_ROWS, HOLDER_ROWS, SEAT_ROWS, TABLE_ROWS
from elgrande.server.stored_table import Change, to_json

if TYPE_CHECKING:
    from elgrande.server.storage import Storage


HELD: Final = (
    sql.select(HOLDER_ROWS.c.seat)
    .where(HOLDER_ROWS.c.person == sql.bindparam("who"), HOLDER_ROWS.c.table_id == sql.bindparam("table"))
    .order_by(HOLDER_ROWS.c.seat)
)


class TooLate(Exception):
    """Somebody else was faster; nothing is stored."""


class SeatStorage:
    """The seats in the database. The database decides who gets one, because several servers may be asked at once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # --- asked ---

    def taken(self, table_id: str) -> set[int]:
        """The seats that somebody holds."""
        with self._storage.engine.connect() as db:
            return set(db.execute(sql.select(HOLDER_ROWS.c.seat).where(HOLDER_ROWS.c.table_id == table_id)).scalars())

    def browsers(self, table_id: str) -> dict[int, frozenset[str]]:
        """The browsers that hold each seat; a free seat is left out."""
        theirs = HOLDER_ROWS.outerjoin(DEVICE_ROWS, DEVICE_ROWS.c.person == HOLDER_ROWS.c.person)
        browser = sql.func.coalesce(DEVICE_ROWS.c.browser, HOLDER_ROWS.c.person)
        query = sql.select(HOLDER_ROWS.c.seat, browser).select_from(theirs).where(HOLDER_ROWS.c.table_id == table_id)
        found: dict[int, frozenset[str]] = {}
        with self._storage.engine.connect() as db:
            for seat, one in db.execute(query):
                found[seat] = found.get(seat, frozenset()) | {one}
        return found

    def held(self, person: str, table_id: str) -> list[int]:
        """The seats of a table that a person holds."""
        with self._storage.reading.connect() as db:
            return list(db.execute(HELD, {"who": person, "table": table_id}).scalars())

    def all_held(self, person: str) -> dict[str, list[int]]:
        """The seats that a person holds, by table."""
        held: dict[str, list[int]] = {}
        query = HOLDER_ROWS.select().where(HOLDER_ROWS.c.person == person).order_by(HOLDER_ROWS.c.seat)
        with self._storage.engine.connect() as db:
            for row in db.execute(query):
                held.setdefault(row.table_id, []).append(row.seat)
        return held

    # --- taken ---

    def hold(self, person: str, table_id: str, seats: Iterable[int]) -> None:
        """Give these seats to a person."""
        for seat in seats:
            try:
                with self._storage.transaction() as db:
                    db.execute(HOLDER_ROWS.insert().values(person=person, table_id=table_id, seat=seat))
            except IntegrityError:
                continue  # they hold that one already

    def set_link(self, person: str, table_id: str, seat: int, secret: str, link: str) -> bool:
        """Give a seat a new link with a secret of this hash; return whether the person may have it.

        Only its holders get a link to a seat that is taken. The link before leads nowhere any more.
        """
        this = _seat(table_id, seat)
        with self._storage.transaction() as db:
            # this changes nothing, but from now on nobody else can take the seat
            db.execute(SEAT_ROWS.update().where(this).values(secret=SEAT_ROWS.c.secret))
            holders = _holders(db, table_id, seat)
            if holders and person not in holders:
                return False
            now = self._storage.clock.now()
            db.execute(SEAT_ROWS.update().where(this).values(secret=secret, link=link, linked=now))
            return True

    def revoke_link(self, table_id: str, seat: int) -> bool:
        """Make the link of a seat lead nowhere; return whether it had one that nobody has used."""
        this = sql.and_(_seat(table_id, seat), SEAT_ROWS.c.secret != "")
        with self._storage.transaction() as db:
            return db.execute(SEAT_ROWS.update().where(this).values(secret="", link="")).rowcount == 1

    def use_link(self, person: str, seat: int, secret: str, alone: Change, shared: Change) -> Change | None:
        """Give a seat to a person by the link with a secret of this hash, and use up the link.

        This stores one of the changes and returns it: `alone` if the seat was free, `shared` if it is on another
        device, too. None means that the link leads nowhere.
        """
        table_id = alone.table_id
        if not secret:
            return None
        with self._storage.engine.connect() as db:
            holders = _holders(db, table_id, seat)  # whoever else takes the seat stores a change, so it is still true
        change = shared if holders - {person} else alone
        this = sql.and_(_seat(table_id, seat), SEAT_ROWS.c.secret == secret)
        try:
            with self._storage.changing(change) as db:
                if db.execute(SEAT_ROWS.update().where(this).values(secret="", link="", open=False)).rowcount != 1:
                    raise TooLate
                if person not in holders:
                    db.execute(HOLDER_ROWS.insert().values(person=person, table_id=table_id, seat=seat))
        except TooLate:
            return None
        return change

    def change_seat(self, seat: int, change: Change, vacate: bool, only_free: bool) -> bool:
        """Store a change of a seat, whose links are dead from now on; return whether that was possible.

        `vacate` takes the seat away from its holders, and a host who sits nowhere then is the host no more; with
        `only_free` nothing happens if it has any.
        """
        table_id = change.table_id
        theirs = sql.and_(HOLDER_ROWS.c.table_id == table_id, HOLDER_ROWS.c.seat == seat)
        try:
            with self._storage.changing(change) as db:
                db.execute(SEAT_ROWS.update().where(_seat(table_id, seat)).values(secret="", link="", open=False))
                if only_free and _holders(db, table_id, seat):
                    raise TooLate
                if vacate:
                    gone = _holders(db, table_id, seat)
                    db.execute(HOLDER_ROWS.delete().where(theirs))
                    _pass_on(db, table_id, gone)
        except TooLate:
            return False
        return True

    def take_open_seat(self, person: str, seat: int, names: Sequence[str], change: Change) -> bool:
        """Give an open seat to a person, who brings a name, and store the change; return whether it was free."""
        table_id = change.table_id
        this = sql.and_(_seat(table_id, seat), SEAT_ROWS.c.open)
        try:
            with self._storage.changing(change) as db:
                if db.execute(SEAT_ROWS.update().where(this).values(open=False, secret="", link="")).rowcount != 1:
                    raise TooLate
                if _holders(db, table_id, seat):  # by a link
                    raise TooLate
                db.execute(HOLDER_ROWS.insert().values(person=person, table_id=table_id, seat=seat))
                db.execute(TABLE_ROWS.update().where(TABLE_ROWS.c.id == table_id).values(names=to_json(names)))
        except TooLate:
            return False
        return True

    # --- answers beforehand ---

    def answers(self, table_id: str) -> list[str]:
        """What the seats of a table have answered beforehand, as JSON."""
        query = sql.select(SEAT_ROWS.c.answers).where(SEAT_ROWS.c.table_id == table_id).order_by(SEAT_ROWS.c.seat)
        with self._storage.engine.connect() as db:
            return list(db.execute(query).scalars())

    def set_answers(self, table_id: str, seat: int, answers: str) -> None:
        """Store what a seat answers beforehand."""
        with self._storage.transaction() as db:
            db.execute(SEAT_ROWS.update().where(_seat(table_id, seat)).values(answers=answers))
            touch(db, [table_id], self._storage.node)


def _seat(table_id: str, seat: int) -> sql.ColumnElement[bool]:
    return sql.and_(SEAT_ROWS.c.table_id == table_id, SEAT_ROWS.c.seat == seat)


def _pass_on(db: Connection, table_id: str, gone: set[str]) -> None:
    """Let somebody else be the host if the host is among those who are gone and sits nowhere at the table any more."""
    this = TABLE_ROWS.c.id == table_id
    host = db.execute(sql.select(TABLE_ROWS.c.host).where(this)).scalar_one()
    theirs = sql.select(HOLDER_ROWS.c.person).where(HOLDER_ROWS.c.table_id == table_id)
    people = list(db.execute(theirs.order_by(HOLDER_ROWS.c.seat, HOLDER_ROWS.c.person)).scalars())
    if host in gone and host not in people and people:
        db.execute(TABLE_ROWS.update().where(this).values(host=people[0]))


def _holders(db: Connection, table_id: str, seat: int) -> set[str]:
    """The people that hold a seat."""
    query = sql.select(HOLDER_ROWS.c.person).where(HOLDER_ROWS.c.table_id == table_id, HOLDER_ROWS.c.seat == seat)
    return set(db.execute(query).scalars())
