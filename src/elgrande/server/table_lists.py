"""Lists of tables: what they show of each one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sql

from elgrande.game import Game
from elgrande.notation import SEAT_COLOURS
from elgrande.rules.config import CHOICES
from elgrande.server.answers import ArchivePage, Lists, Summary, SummarySeat
from elgrande.server.errors import Refused
from elgrande.server.sql_schema import HOLDER_ROWS, PERSON_ROWS, SEAT_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import StoredTable

LISTED: Final = 50
"""Tables in a list."""
MINE: Final = 200
"""Tables in the list of a person's own."""
Holder = tuple[str, int, str, bool, str]
"""A seat that is held: the table, the seat, the person, whether they put it away, and their page if they show it."""


def summary(game: Game) -> dict[str, Any]:
    """What is stored of a game for the lists, so that they need not replay it."""
    return {
        "round": game.position.board.round,
        "rounds": game.rules.rounds[-1],
        "position": game.length,
        "waiting": sorted(decision.player for decision in game.position.decisions()),
        "over": game.over,
        "winners": game.winners if game.over else [],
    }


def listed_seats(table: StoredTable, mine: Sequence[int], pages: dict[int, str] | None = None) -> list[SummarySeat]:
    """Who sits at a table."""
    return [
        SummarySeat(
            name,
            SEAT_COLOURS[seat],
            table.seats[seat].kind,
            seat in mine,
            table.seats[seat].open,
            (pages or {}).get(seat, ""),
        )
        for seat, name in enumerate(table.names)
    ]


def lists(storage: Storage, person: str | None) -> Lists:
    """The tables of a person, those where they could sit down, and those that they can watch."""
    return with_own(storage, strangers_lists(storage), person)


def strangers_lists(storage: Storage) -> Lists:
    """What somebody sees who sits nowhere; a table where they could sit down is only among those."""
    free = sql.select(SEAT_ROWS.c.table_id).where(SEAT_ROWS.c.open)
    waiting = sql.and_(TABLE_ROWS.c.id.in_(free), TABLE_ROWS.c.listed, TABLE_ROWS.c.finished == 0)
    watched = sql.and_(TABLE_ROWS.c.watchable, TABLE_ROWS.c.listed, sql.not_(waiting))
    return Lists(
        mine=[],
        open=_lines(storage, storage.tables_with(waiting, LISTED), None),
        watch=_lines(storage, storage.tables_with(watched, LISTED), None),
    )


def with_own(storage: Storage, strangers: Lists, person: str | None) -> Lists:
    """What a person sees: their own tables are only among their own."""
    if person is None:
        return strangers
    held = HOLDER_ROWS.c.person == person
    theirs = set(storage.seats.all_held(person))
    shown = sql.select(HOLDER_ROWS.c.table_id).where(held, HOLDER_ROWS.c.archived == sql.false())
    hosted = sql.and_(TABLE_ROWS.c.host == person, TABLE_ROWS.c.finished == 0)
    seatless = sql.and_(hosted, TABLE_ROWS.c.id.not_in(sql.select(HOLDER_ROWS.c.table_id).where(held)))
    own = storage.tables_with(sql.or_(TABLE_ROWS.c.id.in_(shown), seatless), MINE)
    mine = sorted(_lines(storage, own, person), key=_urgency)
    theirs |= {table.id for table in own}
    return Lists(
        mine=mine,
        open=[table for table in strangers.open if table.id not in theirs],
        watch=[table for table in strangers.watch if table.id not in theirs],
    )


def archive(storage: Storage, person: str | None, search: str, before: str) -> ArchivePage:
    """A person's tables whose games are over, or that they put away, by title and names; the latest first."""
    if person is None:
        return ArchivePage([], "")
    held = HOLDER_ROWS.c.person == person
    away = sql.select(HOLDER_ROWS.c.table_id).where(held, HOLDER_ROWS.c.archived)
    theirs = sql.or_(TABLE_ROWS.c.id.in_(sql.select(HOLDER_ROWS.c.table_id).where(held)), TABLE_ROWS.c.host == person)
    wanted = [theirs, TABLE_ROWS.c.listed, sql.or_(TABLE_ROWS.c.finished > 0, TABLE_ROWS.c.id.in_(away))]
    for word in search.split():
        found = TABLE_ROWS.c.names.icontains(word, autoescape=True)
        wanted.append(sql.or_(found, TABLE_ROWS.c.title.icontains(word, autoescape=True)))
    if before:
        changed, _, last = before.partition("-")
        if not (changed.isdecimal() and len(changed) <= 12 and last):
            raise Refused(f"no page begins with {before!r:.40}")
        same = sql.and_(TABLE_ROWS.c.changed == int(changed), TABLE_ROWS.c.id > last)
        wanted.append(sql.or_(TABLE_ROWS.c.changed < int(changed), same))
    found_tables = storage.tables_with(sql.and_(*wanted), LISTED + 1)
    page, more = found_tables[:LISTED], found_tables[LISTED:]
    return ArchivePage(_lines(storage, page, person), f"{page[-1].changed}-{page[-1].id}" if more else "")


def set_archived(storage: Storage, person: str, table_id: str, archived: bool) -> bool:
    """Put a table of a person away, or take it back; return whether they sit there."""
    theirs = sql.and_(HOLDER_ROWS.c.person == person, HOLDER_ROWS.c.table_id == table_id)
    with storage.transaction() as db:
        return db.execute(HOLDER_ROWS.update().where(theirs).values(archived=archived)).rowcount > 0


def _urgency(table: Summary) -> tuple[int, int]:
    """What waits for the person comes first, then what is still played."""
    asked = any(table.seats[seat].mine for seat in table.waiting)
    return (2 if table.over else 0 if asked else 1, -table.changed)


def _lines(storage: Storage, tables: Sequence[StoredTable], person: str | None) -> list[Summary]:
    held: dict[str, list[Holder]] = {table.id: [] for table in tables}
    for holder in _holders(storage, list(held)):
        held[holder[0]].append(holder)
    return [_line(table, held[table.id], person) for table in tables]


def _holders(storage: Storage, tables: list[str]) -> list[Holder]:
    columns = (HOLDER_ROWS.c.table_id, HOLDER_ROWS.c.seat, HOLDER_ROWS.c.person, HOLDER_ROWS.c.archived)
    joined = HOLDER_ROWS.outerjoin(PERSON_ROWS, sql.and_(PERSON_ROWS.c.id == HOLDER_ROWS.c.person, PERSON_ROWS.c.shown))
    query = sql.select(*columns, PERSON_ROWS.c.page).select_from(joined).where(HOLDER_ROWS.c.table_id.in_(tables))
    with storage.engine.connect() as db:
        return [(row.table_id, row.seat, row.person, row.archived, row.page or "") for row in db.execute(query)]


def _line(table: StoredTable, holders: Sequence[Holder], person: str | None) -> Summary:
    mine = [seat for _, seat, holder, _, _ in holders if holder == person]
    host = person is not None and table.host == person
    alone = all(holder == person for _, _, holder, _, _ in holders)
    return Summary(
        id=table.id,
        title=table.title,
        modules=list(table.config["modules"]),
        options={
            name: table.config[name]
            for name, (printed, *_) in CHOICES.items()
            if name != "ending" and table.config.get(name, printed) != printed
        },
        without=list(table.config.get("without", ())),
        pace={name: value for name, value in table.pace.items() if name != "free"},  # which seats were free is past
        rated=table.rated,
        watchable=table.watchable,
        deal=table.deal,  # type: ignore[arg-type]
        host=host,
        deletable=host and (alone or table.finished > 0),
        archived=any(archived for _, _, holder, archived, _ in holders if holder == person),
        seats=listed_seats(table, mine, {seat: page for _, seat, _, _, page in holders}),
        changed=table.changed,
        **table.summary,
    )
