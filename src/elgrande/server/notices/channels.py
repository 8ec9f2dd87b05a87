"""The ways in which people want to be told: browsers, e-mail addresses and webhooks."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from secrets import choice, token_hex
from typing import Any, Final, Literal

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from elgrande.server.credentials import hashed, matches
from elgrande.server.errors import NotFound, Refused
from elgrande.server.people import LETTERS, People, normal
from elgrande.server.sql_schema import CHANNEL_ROWS, HOLDER_ROWS, PERSON_ROWS
from elgrande.server.storage import Storage

Kind = Literal["push", "mail", "hook"]
MOST: Final = 10
"""Channels that a person can have."""
FAILURES: Final = 5
"""After so many notices in a row that did not arrive, a channel is switched off."""
CODE: Final = 8
"""Letters of the code that confirms an e-mail address."""
CODE_AGE: Final = 3600
"""Seconds for which a code is good."""
TRIES: Final = 5
"""Codes that can be tried before a new one is needed."""


@dataclass(frozen=True)
class Channel:
    """A way to tell a person."""

    id: str
    person: str
    kind: Kind
    address: str
    """The endpoint of a push service, an e-mail address, or the address of a webhook."""
    data: dict[str, Any] = field(repr=False)
    """`origin` is how the person calls this server; `trouble` is why the last notice did not arrive."""
    confirmed: bool = True
    failures: int = 0
    """Notices in a row that did not arrive."""
    added: int = 0
    browser: str = ""
    """The hash of the browser that shows pushed notices."""

    @property
    def off(self) -> bool:
        """Whether it was switched off because too much did not arrive."""
        return self.failures >= FAILURES


class Channels:
    """The channels in the database. All methods may be called from any thread."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    def of(self, person: str) -> list[Channel]:
        """The channels of a person, the first one first."""
        with self._storage.engine.connect() as db:
            return _of(db, person)

    def find(self, channel_id: str) -> Channel | None:
        """The channel with this id, if there is one."""
        with self._storage.engine.connect() as db:
            row = db.execute(CHANNEL_ROWS.select().where(CHANNEL_ROWS.c.id == channel_id)).first()
        return _channel(row) if row else None

    def own(self, person: str | None, channel_id: str) -> Channel:
        """A channel of this person."""
        found = self.find(channel_id)
        if found is None or found.person != person:
            raise NotFound("you have no such channel")
        return found

    def add(self, channel: Channel) -> Channel:
        """Store a channel; one of the same person with the same address is replaced."""
        with self._storage.transaction() as db:
            self._people.know(db, channel.person)
            # this changes nothing, but from now on nobody else can add one for this person
            db.execute(PERSON_ROWS.update().where(PERSON_ROWS.c.id == channel.person).values(id=channel.person))
            same = sql.and_(CHANNEL_ROWS.c.kind == channel.kind, CHANNEL_ROWS.c.address == channel.address)
            if channel.kind != "push":  # a browser has one person, who may have been another one before
                same = sql.and_(same, CHANNEL_ROWS.c.person == channel.person)
            db.execute(CHANNEL_ROWS.delete().where(same))
            if len(_of(db, channel.person)) >= MOST:
                raise Refused(f"nobody can have more than {MOST} ways to be told: remove one first")
            made = replace(channel, added=self._storage.clock.now())
            db.execute(CHANNEL_ROWS.insert().values(_values(made)))
        return made

    def remove(self, channel: Channel) -> None:
        """Delete a channel."""
        with self._storage.transaction() as db:
            db.execute(CHANNEL_ROWS.delete().where(CHANNEL_ROWS.c.id == channel.id))

    def confirm(self, channel: Channel, code: str) -> None:
        """Confirm an e-mail address with the code that was mailed to it."""
        with self._storage.transaction() as db:
            this = CHANNEL_ROWS.c.id == channel.id
            row = db.execute(CHANNEL_ROWS.select().where(this).with_for_update()).first()
            if row is None:
                raise NotFound("you have no such channel")
            data = json.loads(row.data)
            old = data.get("sent", 0) + CODE_AGE < self._storage.clock.now()
            usable = not row.confirmed and not old and data.get("tries", 0) < TRIES
            right = usable and matches(normal(code), data.get("code", ""))
            data["tries"] = data.get("tries", 0) + 1
            if right:
                for name in ("code", "sent", "tries"):
                    del data[name]
            db.execute(
                CHANNEL_ROWS.update().where(this).values(data=json.dumps(data), confirmed=row.confirmed or right)
            )
        if not right and not row.confirmed:
            raise Refused("this code is wrong or too old: ask for a new one", ("reason-wrong-code", {}))

    def delivered(self, channel: Channel) -> None:
        """Note that a notice has arrived."""
        if channel.failures or "trouble" in channel.data:
            self._note(channel, 0, None)

    def failed(self, channel: Channel, trouble: str) -> None:
        """Note that a notice has not arrived, and why."""
        self._note(channel, CHANNEL_ROWS.c.failures + 1, trouble)

    def _note(self, channel: Channel, failures: int | sql.ColumnElement[int], trouble: str | None) -> None:
        data = {name: value for name, value in channel.data.items() if name != "trouble"}
        data |= {"trouble": trouble} if trouble else {}
        this = CHANNEL_ROWS.c.id == channel.id
        with self._storage.transaction() as db:
            db.execute(CHANNEL_ROWS.update().where(this).values(failures=failures, data=json.dumps(data)))

    # --- at a table ---

    def quiet(self, person: str | None, table_id: str) -> bool:
        """Whether a person wants no notices from a table."""
        query = sql.select(HOLDER_ROWS.c.quiet).where(_held(person or "", table_id))
        with self._storage.engine.connect() as db:
            return any(db.execute(query).scalars())

    def told(self, person: str, table_id: str) -> None:
        """Note when a person was told of a table."""
        with self._storage.transaction() as db:
            now = self._storage.clock.now()
            db.execute(HOLDER_ROWS.update().where(_held(person, table_id)).values(told=now))

    def set_quiet(self, person: str, table_id: str, quiet: bool) -> None:
        """Set whether a person wants no notices from a table."""
        with self._storage.transaction() as db:
            db.execute(HOLDER_ROWS.update().where(_held(person, table_id)).values(quiet=quiet))


def new_channel(person: str, kind: Kind, address: str, data: dict[str, Any], **more: Any) -> Channel:
    """A channel that is not stored yet."""
    return Channel(token_hex(8), person, kind, address, data, **more)


def new_code() -> str:
    """A code that confirms an e-mail address."""
    return "".join(choice(LETTERS) for _ in range(CODE))


def stored_code(code: str, now: int) -> dict[str, Any]:
    """What is stored of a code."""
    return {"code": hashed(code), "sent": now, "tries": 0}


def _of(db: Connection, person: str) -> list[Channel]:
    own = CHANNEL_ROWS.select().where(CHANNEL_ROWS.c.person == person)
    return [_channel(row) for row in db.execute(own.order_by(CHANNEL_ROWS.c.added, CHANNEL_ROWS.c.id))]


def _held(person: str, table_id: str) -> sql.ColumnElement[bool]:
    return sql.and_(HOLDER_ROWS.c.person == person, HOLDER_ROWS.c.table_id == table_id)


def _values(channel: Channel) -> dict[str, Any]:
    return asdict(channel) | {"data": json.dumps(channel.data)}


def _channel(row: Any) -> Channel:
    return Channel(**{**row._mapping, "data": json.loads(row.data)})
