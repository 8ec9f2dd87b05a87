"""Bans: people and networks that the operator does not let in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine

from elgrande.server.clients import within
from elgrande.server.clock import Clock
from elgrande.server.credentials import Signer, hashed
from elgrande.server.message_parts import Text
from elgrande.server.sql_schema import BAN_ROWS, DEVICE_ROWS
from elgrande.server.unavailable import complain, is_away

PAUSE: Final = 5.0
"""Seconds between two looks at the bans: the operator sets them in another process."""
BANNED: Final = "the operator of this server does not let you in"
REASON: Final[Text] = ("reason-banned", {})
Network = IPv4Network | IPv6Network
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ban:
    """Somebody whom the operator does not let in: a person, or whoever comes from a network."""

    person: str = ""
    network: str = ""
    why: str = ""
    """What the operator noted; nobody else sees it."""
    created: int = 0
    ends: int = 0
    """When it ends, in seconds since 1970; 0: never."""


class Bans:
    """The bans that hold now, kept in memory: each request is checked."""

    def __init__(self, engine: Engine, signer: Signer, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._signer = signer
        self._browsers: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()
        self.changed: Callable[[], None] = lambda: None
        """Called in the event loop when others are banned than before."""
        self._task: asyncio.Task[None] | None = None

    def refuses(self, address: str, cookies: bytes) -> bool:
        """Whether a request from this address, with these cookies, is of somebody who is banned."""
        if self._networks and within(address, self._networks):
            return True
        if not self._browsers or not cookies:
            return False
        browser = self._signer.browser(cookies.decode("latin-1"))
        return browser is not None and hashed(browser) in self._browsers

    def look(self) -> None:
        """Read the bans."""
        with self._engine.connect() as db:
            bans = all_bans(db, self._clock.now())
            people = [ban.person for ban in bans if ban.person]
            devices = sql.select(DEVICE_ROWS.c.browser).where(DEVICE_ROWS.c.person.in_(people))
            self._browsers = frozenset(people) | frozenset(db.execute(devices).scalars() if people else ())
        self._networks = tuple(ip_network(ban.network) for ban in bans if ban.network)

    async def start(self) -> None:
        """Read the bans now, and again and again."""
        await asyncio.to_thread(self.look)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Read them no more; the server ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            before = (self._browsers, self._networks)
            try:
                await asyncio.to_thread(self.look)
                if before != (self._browsers, self._networks):
                    self.changed()
            except Exception as error:  # those that were read last hold on
                if is_away(error):
                    complain(error)
                else:
                    log.exception("the bans cannot be read")


def all_bans(db: Connection, now: int) -> list[Ban]:
    """The bans that hold now, the oldest first."""
    holds = sql.or_(BAN_ROWS.c.ends == 0, BAN_ROWS.c.ends > now)
    rows = db.execute(BAN_ROWS.select().where(holds).order_by(BAN_ROWS.c.id))
    return [Ban(row.person, row.network, row.why, row.created, row.ends) for row in rows]


def add_ban(db: Connection, ban: Ban) -> None:
    """Store a ban; it takes the place of one about the same person or network."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    values = {"why": ban.why, "created": ban.created, "ends": ban.ends}
    row = dialect.insert(BAN_ROWS).values(person=ban.person, network=ban.network, **values)
    db.execute(row.on_conflict_do_update(index_elements=["person", "network"], set_=values))


def lift_ban(db: Connection, person: str, network: str) -> bool:
    """Delete a ban; return whether there was one."""
    this = sql.and_(BAN_ROWS.c.person == person, BAN_ROWS.c.network == network)
    return db.execute(BAN_ROWS.delete().where(this)).rowcount > 0
