"""Checks before an upgrade: which stored games go on under the rules of this version, and which stay as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from elgrande.engine.saving import SaveError
from elgrande.rules.config import ConfigError
from elgrande.rules.overrides import OverrideError
from elgrande.server.errors import Refused
from elgrande.server.followed_table import kept_game
from elgrande.server.game_setup import begin, setup_of
from elgrande.server.journal import replay
from elgrande.server.sql_schema import TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import StoredTable

PAGE: Final = 100
"""Tables to read at once."""


@dataclass(frozen=True)
class Checked:
    """What this version makes of a stored table."""

    table: StoredTable
    differs: int
    """The number of the first entry that the rules of this version do not allow, or lead elsewhere with; 0: none."""
    readable: bool
    """Whether its position can be shown."""

    @property
    def over(self) -> bool:
        """Whether the game is over: then its result stays, whatever the rules say."""
        return self.table.finished > 0


def check_tables(storage: Storage) -> Iterator[Checked]:
    """Replay all stored games, choice by choice, and compare each position with the digest that was stored."""
    last = ""
    while True:
        with storage.engine.connect() as db:
            ids = sql.select(TABLE_ROWS.c.id).where(TABLE_ROWS.c.id > last).order_by(TABLE_ROWS.c.id).limit(PAGE)
            found = list(db.execute(ids).scalars())
        if not found:
            return
        last = found[-1]
        for stored in sorted(storage.tables_with(TABLE_ROWS.c.id.in_(found), PAGE), key=lambda table: table.id):
            yield check(storage, stored)


def check(storage: Storage, stored: StoredTable) -> Checked:
    """Check one table."""
    entries = storage.entries(stored.id)
    try:
        game, _ = begin(setup_of(stored))
        differs = replay(entries, game).differs
    except (SaveError, ConfigError, OverrideError):  # it begins with something that this version does not know
        differs = 1
    if not differs:
        return Checked(stored, 0, True)
    try:
        kept_game(stored)
    except Refused:
        return Checked(stored, differs, False)
    return Checked(stored, differs, True)
