"""Checks that all servers on a database have the same key: otherwise people would be known at some of them only."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from elgrande.server.credentials import Signer
from elgrande.server.database import Damaged
from elgrande.server.sql_schema import FACT_ROWS
from elgrande.server.storage import Storage

KEY: Final = "key"


def check_key(storage: Storage, signer: Signer, begin_anew: bool) -> None:
    """Refuse a key that is not the one of the servers before; the first one is remembered, by a signature."""
    mark = signer.sign("the key of this database")
    this = FACT_ROWS.c.name == KEY
    with storage.transaction() as db:
        dialect = postgresql if db.dialect.name == "postgresql" else sqlite
        db.execute(dialect.insert(FACT_ROWS).values(name=KEY, value=mark).on_conflict_do_nothing())
        if begin_anew:
            db.execute(FACT_ROWS.update().where(this).values(value=mark))
        if db.execute(sql.select(FACT_ROWS.c.value).where(this)).scalar_one() != mark:
            raise Damaged(
                "the database belongs to servers with another key, so nobody would be known here: "
                "give all of them the same one with --key, or start with --begin-anew"
            )
