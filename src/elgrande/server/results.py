"""Results: how games ended, for the people who played them, and their ratings."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from elgrande.game import Game
from elgrande.outcome import rank
from elgrande.ratings import FinishedGame, Rating, rate
from elgrande.server.answers import PersonPage, PersonRating, PlayedGame, Tally
from elgrande.server.errors import NotFound
from elgrande.server.followed_table import FollowedTable
from elgrande.server.new_jobs import NewJob
from elgrande.server.people import Person
from elgrande.server.registry import Registry
from elgrande.server.sql_schema import HOLDER_ROWS, RESULT_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_jobs import StoredJob
from elgrande.server.stored_table import PERSON, Entry
from elgrande.server.table import Table

RESULT: Final = "result"
"""The kind of the jobs that store how a game ended."""
GAMES: Final = 50
"""Games in the list of a person."""
RATED_GAMES: Final = 20_000
"""The latest rated games count; older ones no longer do."""
SPREAD: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


class Results:
    """Stores how games end, and tells it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._rated: tuple[tuple[int, int], dict[str, Rating]] = ((0, 0), {})
        """How many rated results of how many people there were, and the ratings that come of them."""
        self._rating = Lock()

    # --- storing ---

    def plan(self, table: FollowedTable, entries: Sequence[Entry], after: Game) -> Iterable[NewJob]:
        """The entry that ends a game brings a job that stores its result."""
        if after.over and not table.game.over and table.stored.listed:
            yield NewJob(RESULT, f"{RESULT} {table.id}", self._storage.clock.now(), {"table": table.id})

    def store(self, tables: Registry, job: StoredJob) -> None:
        """Store the result of a game; doing that again changes nothing."""
        try:
            table = tables.open(job.data["table"])
        except NotFound:  # it was deleted meanwhile
            return
        with table.lock:
            if not table.game.over:
                return
            rows = self._rows(table)
        with self._storage.transaction() as db:
            dialect = postgresql if db.dialect.name == "postgresql" else sqlite
            db.execute(dialect.insert(RESULT_ROWS).on_conflict_do_nothing(index_elements=["table_id", "seat"]), rows)

    def _rows(self, table: Table) -> list[dict[str, Any]]:
        position = table.game.position
        standing = [rank(position, seat) for seat in range(table.players)]
        people = self._people(table.id)
        stored = self._storage.table(table.id)
        finished = stored.finished if stored and stored.finished else self._storage.clock.now()
        seated = [people.get(seat, "") for seat, own in enumerate(table.stored.seats) if own.kind == PERSON]
        rated = table.stored.rated and "" not in seated and len(set(seated)) == len(seated) > 1
        first: dict[str, int] = {}  # at a table with one device for several people, a game counts once
        for seat in range(table.players):
            first.setdefault(people.get(seat, ""), seat)
        return [
            {
                "table_id": table.id,
                "seat": seat,
                "person": people.get(seat, "") if first[people.get(seat, "")] == seat else "",
                "kind": table.kinds[seat],
                "name": table.names[seat],
                "players": table.players,
                "modules": json.dumps(table.stored.config["modules"]),
                "place": 1 + sum(other > own for other in standing),
                "points": position.board.score[seat],
                "rated": rated,
                "finished": finished,
            }
            for seat, own in enumerate(standing)
        ]

    def _people(self, table_id: str) -> dict[int, str]:
        """Who holds each seat; of several people one, always the same."""
        query = HOLDER_ROWS.select().where(HOLDER_ROWS.c.table_id == table_id).order_by(HOLDER_ROWS.c.person.desc())
        with self._storage.engine.connect() as db:
            return {row.seat: row.person for row in db.execute(query)}

    # --- telling ---

    def page(self, person: Person, own: bool) -> PersonPage:
        """What a person has played. Only they themselves see which games that were."""
        query = RESULT_ROWS.select().where(RESULT_ROWS.c.person == person.id).order_by(RESULT_ROWS.c.finished.desc())
        with self._storage.engine.connect() as db:
            rows = db.execute(query).all()
            tables = [row.table_id for row in rows[:GAMES]] if own else []
            titles = {row.id: row.title for row in db.execute(TABLE_ROWS.select().where(TABLE_ROWS.c.id.in_(tables)))}
        tallies: dict[tuple[str, int], Tally] = {}
        for row in rows:
            modules = json.loads(row.modules)
            tally = tallies.setdefault((row.modules, row.players), Tally(modules, row.players, 0, 0, 0, 0))
            tally.games += 1
            tally.won += row.place == 1
            tally.places += row.place
            tally.points += row.points
        games = [
            PlayedGame(
                id=row.table_id if row.table_id in titles else "",
                title=titles.get(row.table_id, ""),
                modules=json.loads(row.modules),
                players=row.players,
                place=row.place,
                points=row.points,
                rated=row.rated,
                finished=row.finished,
            )
            for row in (rows[:GAMES] if own else ())
        ]
        rated = sum(row.rated for row in rows)
        results = sorted(tallies.values(), key=lambda tally: -tally.games)
        return PersonPage(person.name, len(rows), results, self._rating_of(person.id, rated), games)

    def _rating_of(self, person: str, games: int) -> PersonRating | None:
        rating = self._ratings().get(person) if games else None
        if rating is None:
            return None
        low, high = rating.mu - SPREAD * rating.sigma, rating.mu + SPREAD * rating.sigma
        return PersonRating(round(rating.mu, 1), round(low, 1), round(high, 1), games)

    def _ratings(self) -> dict[str, Rating]:
        """The ratings of everybody, by person; bots are rated along with them, by level."""
        people = sql.func.count(RESULT_ROWS.c.person.distinct())
        counted = sql.select(sql.func.count(), people).select_from(RESULT_ROWS).where(RESULT_ROWS.c.rated)
        latest = RESULT_ROWS.select().where(RESULT_ROWS.c.rated)
        order = (RESULT_ROWS.c.finished.desc(), RESULT_ROWS.c.table_id, RESULT_ROWS.c.seat)
        with self._rating, self._storage.engine.connect() as db:
            results, persons = db.execute(counted).one()
            if (results, persons) != self._rated[0]:
                games: dict[str, list[tuple[str, int]]] = {}
                for row in db.execute(latest.order_by(*order).limit(RATED_GAMES)):
                    games.setdefault(row.table_id, []).append((row.person or f"bot {row.kind}", row.place))
                standings = [FinishedGame(*zip(*seats, strict=True)) for seats in games.values()]
                self._rated = ((results, persons), rate(standings[::-1]))
            return self._rated[1]
