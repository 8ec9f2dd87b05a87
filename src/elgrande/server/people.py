"""People: whose browsers are whose, and how somebody brings their seats to another device.

Nobody needs an account. A browser is a person of its own until its owner keeps their seats: then they get a passphrase
that opens the same seats on another device. Only hashes of browsers and passphrases are stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from secrets import choice, token_hex
from typing import Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from elgrande.server.announcements import touch
from elgrande.server.credentials import hashed
from elgrande.server.errors import NotFound, Refused
from elgrande.server.sql_schema import (
    CHANNEL_ROWS,
    DEVICE_ROWS,
    HOLDER_ROWS,
    MUTE_ROWS,
    PERSON_ROWS,
    REPORT_ROWS,
    RESULT_ROWS,
    TABLE_ROWS,
)
from elgrande.server.storage import Storage

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody mistakes for another one."""
GROUPS: Final = 5
GROUP: Final = 4
STILL_SITS: Final = ("reason-still-sits", dict[str, str | int]())
DAY: Final = 24 * 60 * 60
DEVICES: Final = 20
"""Devices that a person can have."""


OWNER: Final = sql.select(DEVICE_ROWS.c.person).where(DEVICE_ROWS.c.browser == sql.bindparam("device"))


@dataclass(frozen=True)
class Person:
    """What the server knows of somebody."""

    id: str
    name: str = ""
    """The name that they play under."""
    kept: bool = False
    """Whether a passphrase opens their seats elsewhere."""
    shown: bool = False
    """Whether everybody may see their results."""
    page: str = ""
    """The id of the page with their results; it says nothing about their browsers."""


@dataclass(frozen=True)
class Device:
    """A browser of somebody who has kept their seats."""

    browser: str
    """Its hash."""
    name: str
    added: int
    """When it was added, in seconds since 1970."""

    @property
    def id(self) -> str:
        """By what its owner names it; it says nothing about the browser."""
        return hashed(f"device {self.browser}")[:16]


class People:
    """Answers from the database. All methods may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, browser: str) -> str:
        """The person whose browser this is."""
        with self._storage.reading.connect() as db:
            return _person(db, browser)

    def known(self, person: str) -> Person:
        """What is known of a person; that is nothing for most of them."""
        with self._storage.engine.connect() as db:
            row = db.execute(PERSON_ROWS.select().where(PERSON_ROWS.c.id == person)).first()
        return Person(person) if row is None else Person(person, row.name, row.passphrase != "", row.shown, row.page)

    def shown(self, page: str) -> Person:
        """The person with this page, if they want to be shown."""
        this = sql.and_(PERSON_ROWS.c.page == page, PERSON_ROWS.c.shown)
        with self._storage.engine.connect() as db:
            found = db.execute(sql.select(PERSON_ROWS.c.id).where(this)).scalar() if page else None
        if found is None:
            raise NotFound("nobody shows a page here")
        return self.known(found)

    def pages(self, people: Iterable[str]) -> dict[str, str]:
        """The pages of those among these people who want to be shown."""
        these = sql.and_(PERSON_ROWS.c.id.in_(set(people)), PERSON_ROWS.c.shown)
        with self._storage.engine.connect() as db:
            return {row.id: row.page for row in db.execute(PERSON_ROWS.select().where(these))}

    def set(self, person: str, name: str | None = None, shown: bool | None = None) -> None:
        """Keep the name of a person, and whether everybody may see their results."""
        values: dict[str, str | bool] = {} if name is None else {"name": name}
        if shown is not None:
            values["shown"] = shown
        with self._storage.transaction() as db:
            self.know(db, person)
            this = PERSON_ROWS.c.id == person
            if shown:
                new = sql.and_(this, PERSON_ROWS.c.page == "")
                db.execute(PERSON_ROWS.update().where(new).values(page=token_hex(8)))
            if values:
                db.execute(PERSON_ROWS.update().where(this).values(values))

    def saw(self, person: str) -> None:
        """Remember that a person was here; once a day is enough."""
        now = self._storage.clock.now()
        old = sql.and_(PERSON_ROWS.c.id == person, PERSON_ROWS.c.seen < now - DAY)
        with self._storage.engine.connect() as db:
            if db.execute(sql.select(PERSON_ROWS.c.id).where(old)).first() is None:
                return
        with self._storage.transaction() as db:
            db.execute(PERSON_ROWS.update().where(old).values(seen=now))

    def keep(self, browser: str, device: str) -> str:
        """Make a new passphrase for the person at a browser; the one before opens nothing any more."""
        passphrase = new_passphrase()
        with self._storage.transaction() as db:
            person = _person(db, browser)
            self.know(db, person)
            if not _devices(db, person):
                self._add_device(db, browser, person, device)
            this = PERSON_ROWS.c.id == person
            db.execute(PERSON_ROWS.update().where(this).values(passphrase=hashed(normal(passphrase))))
        return passphrase

    def open(self, passphrase: str, browser: str, device: str) -> str:
        """Let a browser be one of the person whose passphrase this is; the seats that it holds come along."""
        with self._storage.transaction() as db:
            secret = PERSON_ROWS.c.passphrase == hashed(normal(passphrase))
            found: str | None = db.execute(sql.select(PERSON_ROWS.c.id).where(secret)).scalar()
            if found is None:
                raise NotFound("no seats are kept under this passphrase")
            before = _person(db, browser)
            if before == found:
                return found
            if len(_devices(db, found)) >= DEVICES:
                raise Refused(f"nobody can have more than {DEVICES} devices: remove one first")
            db.execute(DEVICE_ROWS.delete().where(DEVICE_ROWS.c.browser == browser))
            if not _devices(db, before):  # otherwise the other devices keep what they have
                _give(db, before, found)
                db.execute(PERSON_ROWS.delete().where(PERSON_ROWS.c.id == before))
            else:
                _silence(db, before, browser)
            self._add_device(db, browser, found, device)
            touch(db, _tables(db, before, found))  # open streams look again who holds their seat
        return found

    def forget(self, person: str) -> None:
        """Delete all that is known of a person, who must not sit at a table whose game goes on."""
        running = sql.select(HOLDER_ROWS.c.seat).join(TABLE_ROWS, TABLE_ROWS.c.id == HOLDER_ROWS.c.table_id)
        with self._storage.transaction() as db:
            theirs = running.where(HOLDER_ROWS.c.person == person, TABLE_ROWS.c.finished == 0)
            if db.execute(theirs).first() is not None:
                raise Refused("you still sit at a table whose game goes on", STILL_SITS)
            forget_person(db, person)

    def devices(self, person: str) -> list[Device]:
        """The devices of somebody who has kept their seats, the first one first; none if they have not."""
        with self._storage.engine.connect() as db:
            return _devices(db, person)

    def remove_device(self, person: str, browser: str) -> None:
        """Take a device away from a person: it holds no seats any more."""
        with self._storage.transaction() as db:
            this = sql.and_(DEVICE_ROWS.c.browser == browser, DEVICE_ROWS.c.person == person)
            if db.execute(DEVICE_ROWS.delete().where(this)).rowcount != 1:
                raise NotFound("you have no such device")
            if not _devices(db, person):
                raise Refused("this is your only device: nobody could open your seats any more")
            _silence(db, person, browser)
            touch(db, _tables(db, person))
            if browser == person:  # the first device of a person has their name, so it needs another one
                other = token_hex(32)
                self.know(db, other)
                self._add_device(db, browser, other, "")

    def know(self, db: Connection, person: str) -> None:
        """Make sure that the database has a row for a person: what they want to be kept refers to it."""
        dialect = postgresql if db.dialect.name == "postgresql" else sqlite
        row = dialect.insert(PERSON_ROWS).values(id=person, seen=self._storage.clock.now())
        db.execute(row.on_conflict_do_nothing(index_elements=["id"]))

    def _add_device(self, db: Connection, browser: str, person: str, device: str) -> None:
        now = self._storage.clock.now()
        db.execute(DEVICE_ROWS.insert().values(browser=browser, person=person, name=device, added=now))


def new_passphrase() -> str:
    """A passphrase that nobody can guess, in groups that people can type."""
    return "-".join("".join(choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def normal(passphrase: str) -> str:
    """A passphrase without what people add or change when they type it."""
    return "".join(letter for letter in passphrase.upper() if letter in LETTERS)


def _person(db: Connection, browser: str) -> str:
    return db.execute(OWNER, {"device": browser}).scalar() or browser


def _devices(db: Connection, person: str) -> list[Device]:
    rows = db.execute(DEVICE_ROWS.select().where(DEVICE_ROWS.c.person == person).order_by(DEVICE_ROWS.c.added))
    return [Device(row.browser, row.name, row.added) for row in rows]


def _tables(db: Connection, *people: str) -> set[str]:
    """The tables at which these people sit."""
    return set(db.execute(sql.select(HOLDER_ROWS.c.table_id).where(HOLDER_ROWS.c.person.in_(people))).scalars())


def _silence(db: Connection, person: str, browser: str) -> None:
    """Push no more notices of a person to a browser that is not theirs any more."""
    theirs = sql.and_(CHANNEL_ROWS.c.person == person, CHANNEL_ROWS.c.browser == browser)
    db.execute(CHANNEL_ROWS.delete().where(theirs))


def forget_person(db: Connection, person: str) -> None:
    """Delete all that is known of a person. Their results stay, so that others keep theirs, but name nobody."""
    touch(db, _tables(db, person))
    for rows in (DEVICE_ROWS, CHANNEL_ROWS, MUTE_ROWS, HOLDER_ROWS):
        db.execute(rows.delete().where(rows.c.person == person))
    nobody = {"person": token_hex(32), "name": ""}
    db.execute(RESULT_ROWS.update().where(RESULT_ROWS.c.person == person).values(nobody))
    db.execute(TABLE_ROWS.update().where(TABLE_ROWS.c.host == person).values(host=""))
    db.execute(REPORT_ROWS.update().where(REPORT_ROWS.c.person == person).values(person=""))
    db.execute(PERSON_ROWS.delete().where(PERSON_ROWS.c.id == person))


def _give(db: Connection, before: str, person: str) -> None:
    """Give all that belongs to one person to another."""
    held = HOLDER_ROWS.alias()
    twice = sql.exists().where(
        held.c.person == person, held.c.table_id == HOLDER_ROWS.c.table_id, held.c.seat == HOLDER_ROWS.c.seat
    )
    db.execute(HOLDER_ROWS.delete().where(HOLDER_ROWS.c.person == before, twice))
    db.execute(MUTE_ROWS.delete().where(MUTE_ROWS.c.person == before))
    for column in (HOLDER_ROWS.c.person, RESULT_ROWS.c.person, CHANNEL_ROWS.c.person, TABLE_ROWS.c.host):
        db.execute(column.table.update().where(column == before).values({column: person}))
