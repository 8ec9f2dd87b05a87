"""The tables in memory: found there or loaded from the storage, and let go when nobody uses them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import islice
from threading import Lock
from weakref import WeakValueDictionary

from elgrande.server.bot_runner import BotRunner
from elgrande.server.clients import COMPLAINTS
from elgrande.server.errors import Full, NotFound
from elgrande.server.followed_table import Plan
from elgrande.server.presence import Presence
from elgrande.server.storage import Storage
from elgrande.server.stored_table import StoredTable
from elgrande.server.table import Table
from elgrande.server.unavailable import is_away

log = logging.getLogger(__name__)


class Registry:
    """All tables of this server; at most `limit` of them are kept in memory."""

    def __init__(
        self,
        storage: Storage,
        bots: BotRunner,
        limit: int,
        on_change: Callable[[], None],
        plans: Sequence[Plan] = (),
        presence: Presence | None = None,
    ) -> None:
        self._storage = storage
        self._bots = bots
        self._limit = limit
        self._plans = plans
        self._presence = presence
        self._on_change = on_change
        self._kept: OrderedDict[str, Table] = OrderedDict()
        """The tables in memory, the one that was used last at the end."""
        self._living: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """These, and those that a request still uses though they are kept no longer: no table exists twice."""
        self._lock = Lock()

    def open(self, table_id: str) -> Table:
        """A table, from memory or from the storage."""
        with self._lock:
            table = self._living.get(table_id)
            if table is None:
                stored = self._storage.table(table_id)
                if stored is None:
                    raise NotFound(f"there is no table {table_id!r}")
                self._make_room()
                table = self._load(stored)
            elif table_id not in self._kept:
                self._let_go()  # it is in use already, so it comes back even if there is no room
            self._kept[table_id] = table
            self._kept.move_to_end(table_id)
        self._catch_up(table)
        self._bots.wake(table)
        return table

    # --- what other servers do ---

    def changed(self, table_ids: Sequence[str]) -> None:
        """Other servers have changed these tables."""
        self._follow([table for table_id in table_ids if (table := self._living.get(table_id)) is not None])
        self._on_change()

    def look(self) -> None:
        """Look which tables other servers may have changed."""
        with self._lock:
            living = list(self._living.values())
        self._follow(living)
        self._on_change()

    def _follow(self, tables: Sequence[Table]) -> None:
        """Catch up with other servers at all of these tables at once. One that cannot be followed stops no other."""
        stored = self._storage.progress_of([table.id for table in tables])
        changed = [table for table in tables if stored.get(table.id) != table.progress]
        known = {table.id: table.version for table in changed}
        behind = {name: version for name, version in known.items() if name in stored and stored[name].version > version}
        entries = self._storage.entries_of(behind)
        for table in changed:
            try:
                if table.follow(stored.get(table.id), entries.get(table.id, ())):
                    table.notify()
            except NotFound:
                self.forget(table.id)
            except Exception as error:
                if is_away(error):
                    raise
                self._lose(table, error)

    def _catch_up(self, table: Table) -> None:
        try:
            if table.catch_up():
                table.notify()
        except NotFound:
            self.forget(table.id)
            raise
        except Exception as error:
            if not is_away(error):
                self._lose(table, error)
            raise

    def _lose(self, table: Table, error: Exception) -> None:
        """Let go of a table that this server cannot follow. Whoever opens it is told why, as after a start."""
        log.error("table %s cannot be followed", table.id, exc_info=error)
        table.lose()
        self.forget(table.id)

    # --- new and deleted ones ---

    def begin(self, table_id: str) -> None:
        """Load a table that was just stored, so that its bots begin."""
        with self._lock:
            stored = self._storage.table(table_id)
            assert stored is not None
            self._kept[table_id] = table = self._living.get(table_id) or self._load(stored)
        self._wake(table)

    def forget(self, table_id: str) -> None:
        """Let go of a table that has been deleted."""
        with self._lock:
            self._kept.pop(table_id, None)
            self._living.pop(table_id, None)
        self._on_change()

    def _wake(self, table: Table) -> None:
        """Let the bots of a table choose, and the lobby look again: something has changed there."""
        if not table.gone:
            self._bots.wake(table)
        self._on_change()

    def living(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._living.get(table_id)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._living)

    def make_room(self) -> None:
        """Make room for one more table."""
        with self._lock:
            self._make_room()

    def _make_room(self) -> None:
        if not self._let_go():
            COMPLAINTS.about("", "refused, since all tables of this server are in use")
            raise Full("all tables of this server are in use: try again in a minute")

    def _let_go(self) -> bool:
        """Let go of the tables that were not used for the longest time; return whether one more fits in now.

        A table that somebody watches, or where a bot is at work, is never let go.
        """
        surplus = len(self._kept) - self._limit + 1
        if surplus <= 0:
            return True
        idle = (name for name, table in self._kept.items() if table.audience.empty and not self._bots.busy(name))
        leaving = list(islice(idle, surplus))
        for table_id in leaving:
            del self._kept[table_id]
        return len(leaving) == surplus

    def _load(self, stored: StoredTable) -> Table:
        table = self._living[stored.id] = Table(stored, self._storage.entries(stored.id), self._storage)
        table.on_change = self._wake
        table.plans = self._plans
        table.presence = self._presence
        table.settle()
        table.plan_again()
        return table
