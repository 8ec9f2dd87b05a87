"""The servers on one database: which of them live, and what they take over from one that has ended.

Each says every few seconds that it lives. Tables whose bots a dead server let choose are free for the others, and
nobody is present any more through a dead server.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from elgrande.server.announcements import touch
from elgrande.server.sql_schema import NODE_ROWS, PRESENCE_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.unavailable import is_away

NOBODY: Final = "nobody"
"""Stands for a server where there is none: any server may let these bots choose."""
BEAT: Final = 3
"""Seconds between two signs of life."""
LOST: Final = 12
"""Seconds after its last sign of life when a server counts as dead."""
PAUSE: Final = 1.0
"""Seconds between two looks for bots that nobody lets choose."""
AT_ONCE: Final = 16
"""Tables to take over at once."""

log = logging.getLogger(__name__)


class Nodes:
    """The servers on this database. All methods may be called from any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._count = 1

    def living(self) -> int:
        """How many servers live, as far as this one knows."""
        return self._count

    def beat(self) -> None:
        """Say that this server lives, and bury the dead."""
        now = self._storage.clock.now()
        with self._storage.transaction() as db:
            dialect = postgresql if db.dialect.name == "postgresql" else sqlite
            here = dialect.insert(NODE_ROWS).values(id=self._storage.node, seen=now)
            db.execute(here.on_conflict_do_update(index_elements=["id"], set_={"seen": now}))
            db.execute(NODE_ROWS.delete().where(NODE_ROWS.c.seen < now - LOST))
            self._count = db.execute(sql.select(sql.func.count()).select_from(NODE_ROWS)).scalar_one()
            lost = PRESENCE_ROWS.c.node.not_in(sql.select(NODE_ROWS.c.id))
            tables = set(db.execute(sql.select(PRESENCE_ROWS.c.table_id).where(lost)).scalars())
            if tables:
                db.execute(PRESENCE_ROWS.delete().where(lost))
                touch(db, tables)

    def take_over(self) -> list[str]:
        """The tables whose bots this server lets choose from now on, since nobody else does."""
        free = sql.and_(TABLE_ROWS.c.bots != "", TABLE_ROWS.c.bots.not_in(sql.select(NODE_ROWS.c.id)))
        these = sql.select(TABLE_ROWS.c.id).where(free).order_by(TABLE_ROWS.c.id).limit(AT_ONCE)
        with self._storage.engine.connect() as db:  # a look costs nothing while there is nothing to do
            if db.execute(these.limit(1)).first() is None:
                return []
        with self._storage.transaction() as db:
            found = list(db.execute(these.with_for_update(skip_locked=True)).scalars())
            db.execute(TABLE_ROWS.update().where(TABLE_ROWS.c.id.in_(found)).values(bots=self._storage.node))
        return found

    def leave(self) -> None:
        """Give back all that this server had: it ends."""
        node = self._storage.node
        with self._storage.transaction() as db:
            db.execute(TABLE_ROWS.update().where(TABLE_ROWS.c.bots == node).values(bots=NOBODY))
            here = PRESENCE_ROWS.c.node == node
            tables = set(db.execute(sql.select(PRESENCE_ROWS.c.table_id).where(here)).scalars())
            db.execute(PRESENCE_ROWS.delete().where(here))
            touch(db, tables, node)
            db.execute(NODE_ROWS.delete().where(NODE_ROWS.c.id == node))


class NodeRunner:
    """Does in a thread of its own what has to be done every few seconds."""

    def __init__(self, nodes: Nodes, wake: Callable[[str], None]) -> None:
        self._nodes = nodes
        self._wake = wake
        """Lets the bots of a table choose."""
        self._ended = Event()
        self._thread = Thread(target=self._run, name="node", daemon=True)

    def start(self) -> None:
        """Begin; other servers know of this one when it returns."""
        self._nodes.beat()
        self._thread.start()

    def stop(self) -> None:
        """Leave the others; the server ends."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()
        try:
            self._nodes.leave()
        except Exception as error:  # the database is away; the others will find out
            log.warning("the other servers could not be told of the end: %s", type(error).__name__)

    def _run(self) -> None:
        looks = 0
        asleep: list[str] = []
        while not self._ended.wait(PAUSE):
            looks += 1
            try:
                if looks % BEAT == 0:
                    self._nodes.beat()
                asleep += self._nodes.take_over()
                asleep = [table_id for table_id in asleep if not self._woken(table_id)]
            except Exception as error:  # the database is away for a moment
                log.warning("the other servers cannot be told that this one lives: %s", type(error).__name__)

    def _woken(self, table_id: str) -> bool:
        """Let the bots of a table choose; False if the database is away, so that this has to be done later.

        A table where it fails for another reason stops no other.
        """
        try:
            self._wake(table_id)
        except Exception as error:
            if is_away(error):
                return False
            log.exception("the bots of table %s cannot be woken", table_id)
        return True
