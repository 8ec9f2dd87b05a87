"""The feed of somebody's tables, for programs: a JSON Feed 1.1 at an address that nobody else knows."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sql

from elgrande.server.credentials import hashed, new_secret
from elgrande.server.errors import NotFound
from elgrande.server.notices.preferences import Preferences
from elgrande.server.notices.words import name_of
from elgrande.server.people import People
from elgrande.server.sql_schema import PERSON_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import StoredTable
from elgrande.server.table_lists import LISTED
from elgrande.texts import say

VERSION: Final = "https://jsonfeed.org/version/1.1"
PATH: Final = "/feed/"


class Feeds:
    """The feeds of all people. All methods may be called from any thread."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    def has(self, person: str) -> bool:
        """Whether a person has a feed."""
        with self._storage.engine.connect() as db:
            return bool(db.execute(sql.select(PERSON_ROWS.c.feed).where(PERSON_ROWS.c.id == person)).scalar())

    def new(self, person: str) -> str:
        """Make a new address for the feed of a person; the one before leads nowhere any more."""
        secret = new_secret()
        self._set(person, hashed(secret))
        return PATH + secret

    def end(self, person: str) -> None:
        """Let there be no feed of a person."""
        self._set(person, "")

    def _set(self, person: str, stored: str) -> None:
        with self._storage.transaction() as db:
            self._people.know(db, person)
            db.execute(PERSON_ROWS.update().where(PERSON_ROWS.c.id == person).values(feed=stored))

    def show(self, secret: str, origin: str) -> dict[str, Any]:
        """The feed behind a secret."""
        with self._storage.engine.connect() as db:
            row = db.execute(PERSON_ROWS.select().where(PERSON_ROWS.c.feed == hashed(secret))).first()
        if row is None:
            raise NotFound("there is no such feed")
        wishes = Preferences(row.language, row.zone)
        held = self._storage.seats.all_held(row.id)
        mine = sql.and_(TABLE_ROWS.c.id.in_(list(held)), TABLE_ROWS.c.listed)
        tables = self._storage.tables_with(mine, LISTED)
        items = [_item(table, _my_turn(table, held[table.id]), origin, wishes) for table in tables]
        return {
            "version": VERSION,
            "title": say("notice-feed", wishes.language),
            "home_page_url": f"{origin}/",
            "language": wishes.language,
            "items": sorted(items, key=lambda item: not item["_elgrande"]["my_turn"]),  # otherwise the latest first
        }


def _my_turn(table: StoredTable, mine: list[int]) -> bool:
    return not table.summary["over"] and not set(mine).isdisjoint(table.summary["waiting"])


def _item(table: StoredTable, my_turn: bool, origin: str, wishes: Preferences) -> dict[str, Any]:
    summary = table.summary
    about = "turn" if my_turn else "end" if summary["over"] else "others"
    won = [table.names[winner] for winner in summary["winners"]]
    name = name_of(table.title, list(table.names))
    values = {"table": name, "round": summary["round"], "rounds": summary["rounds"]}
    body = say(f"notice-{about}.body", wishes.language, **values, names=", ".join(won), count=len(won))
    return {
        # each turn is a new item to a reader of feeds
        "id": f"{origin}/table/{table.id}#{about}-{summary['position']}",
        "url": f"{origin}/table/{table.id}",
        "title": say(f"notice-{about}", wishes.language),
        "content_text": body,
        "date_modified": datetime.fromtimestamp(table.changed, UTC).isoformat(),
        "_elgrande": {
            "table": table.id,
            "name": name,
            "my_turn": my_turn,
            "over": summary["over"],
            "round": summary["round"],
            "rounds": summary["rounds"],
        },
    }
