"""What people prefer: the language of their notices, and the hours in which they want none."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from elgrande.server.errors import Refused
from elgrande.server.people import People
from elgrande.server.sql_schema import PERSON_ROWS
from elgrande.server.storage import Storage

NO_ZONE: Final = "UTC"


@dataclass(frozen=True)
class Preferences:
    """What a person prefers. Quiet hours are minutes of the day in their time zone; both None: there are none."""

    language: str = "en"
    zone: str = NO_ZONE
    quiet_from: int | None = None
    quiet_to: int | None = None

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours end, if they have begun; in seconds since 1970."""
        if self.quiet_from is None or self.quiet_to is None:
            return None
        here = datetime.fromtimestamp(now, zone(self.zone))
        minute = here.hour * 60 + here.minute
        if self.quiet_from < self.quiet_to:
            quiet = self.quiet_from <= minute < self.quiet_to
        else:
            quiet = minute >= self.quiet_from or minute < self.quiet_to
        if not quiet:
            return None
        end = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, fold=0)
        if minute >= self.quiet_to:
            end += timedelta(days=1)
        return max(int(end.timestamp()), now + 1)  # where clocks are set back, an hour comes twice


class AllPreferences:
    """The preferences in the database. All methods may be called from any thread."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    def of(self, person: str) -> Preferences:
        """What a person prefers."""
        with self._storage.engine.connect() as db:
            row = db.execute(PERSON_ROWS.select().where(PERSON_ROWS.c.id == person)).first()
        return Preferences(row.language, row.zone, row.quiet_from, row.quiet_to) if row else Preferences()

    def set(self, person: str, wanted: Preferences) -> None:
        """Store what a person prefers."""
        if wanted.zone != NO_ZONE and wanted.zone not in zones():
            raise Refused("there is no such time zone")
        if (wanted.quiet_from is None) != (wanted.quiet_to is None):
            raise Refused("quiet hours have a beginning and an end")
        if wanted.quiet_from is not None and wanted.quiet_from == wanted.quiet_to:
            raise Refused("quiet hours do not end when they begin")
        with self._storage.transaction() as db:
            self._people.know(db, person)
            db.execute(PERSON_ROWS.update().where(PERSON_ROWS.c.id == person).values(asdict(wanted)))


@cache
def zones() -> frozenset[str]:
    """The names of all time zones that this machine knows."""
    return frozenset(available_timezones())


def zone(name: str) -> tzinfo:
    """A time zone; UTC if this machine does not know it any more."""
    return ZoneInfo(name) if name in zones() else UTC
