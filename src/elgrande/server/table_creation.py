"""New tables: from a request, from a position of another game, or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from threading import Lock
from typing import Any, Final

import sqlalchemy as sql
from msgspec import to_builtins

from elgrande.bots import BOTS
from elgrande.game import Game, check_names
from elgrande.rules.config import CHOICES, ConfigError, configure
from elgrande.saving import dump_start
from elgrande.server.answers import Created, Invite
from elgrande.server.clients import COMPLAINTS
from elgrande.server.credentials import Signer, hashed, new_secret
from elgrande.server.errors import Busy, NotFound
from elgrande.server.game_setup import begin, settings_of, setup_of
from elgrande.server.keys import anew, deal_seed, id_of, lots, new_key
from elgrande.server.links import Links, path
from elgrande.server.permissions import Permissions
from elgrande.server.record_seals import RecordSeals
from elgrande.server.registry import Registry
from elgrande.server.requests import NewPace, NewPlayer, NewTable
from elgrande.server.sql_schema import SEAT_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import PERSON, Entry, Progress, StoredSeat, StoredTable
from elgrande.server.table import Table
from elgrande.server.table_lists import summary
from elgrande.view import redealt

HERE: Final = "here"
INVITED: Final = "invited"
OPEN: Final = "open"
PEOPLE: Final = (HERE, INVITED, OPEN)
"""The kinds of seats that are not bots'."""


class TableCreation:
    """Makes tables and stores them."""

    def __init__(
        self,
        storage: Storage,
        tables: Registry,
        permissions: Permissions,
        seals: RecordSeals,
        links: Links,
        signer: Signer,
        bot_tables: int,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._permissions = permissions
        self._seals = seals
        self._links = links
        self._signer = signer
        self._most_bot_tables = bot_tables
        """Tables of bots alone that a client may have at once."""
        self._counting = Lock()
        """Tables of bots alone are made one at a time, so that they can be counted."""

    def within_limit(self, client: str, players: Sequence[NewPlayer], make: Callable[[str], Created]) -> Created:
        """Make a table for a client, unless it has too many tables of bots alone; `make` gets its hash."""
        bots_alone = all(player.kind in BOTS for player in players)
        maker = self.maker(client)
        with self._counting if bots_alone else nullcontext():
            if bots_alone and self._bot_tables_of(maker) >= self._most_bot_tables:
                COMPLAINTS.about(client, "too many tables of bots alone at once")
                raise Busy("too many tables of bots alone: wait until some of their games are over")
            return make(maker)

    def maker(self, client: str) -> str:
        """What is stored of a client as long as the game goes on: clients share the time of the bots."""
        return self._signer.sign(f"client {client}")

    def _bot_tables_of(self, maker: str) -> int:
        """How many tables of a client have a running game of bots alone."""
        people = sql.exists().where(SEAT_ROWS.c.table_id == TABLE_ROWS.c.id, SEAT_ROWS.c.kind == PERSON)
        theirs = sql.and_(TABLE_ROWS.c.client == maker, TABLE_ROWS.c.finished == 0, ~people)
        with self._storage.engine.connect() as db:
            return db.execute(sql.select(sql.func.count()).select_from(TABLE_ROWS).where(theirs)).scalar_one()

    def create(self, wanted: NewTable, person: str, entries: Sequence[Entry] = (), client: str = "") -> Created:
        """Make a table for a new game; `entries` are what it begins with."""
        _check_kinds(wanted.players)
        if wanted.rated:
            _check_rated(wanted)
        if wanted.title and not wanted.title.isprintable():
            raise ConfigError("a title has no line breaks")
        for name in wanted.options:
            if name not in CHOICES:
                raise ConfigError(f"no option is called {name!r}; there are {', '.join(CHOICES)}")
        options = {"ending": "asked"} | wanted.options  # so that players can take back a turn until they end it
        config = configure(len(wanted.players), tuple(wanted.modules), wanted.preset, wanted.without, **options)
        key = new_key()
        order = list(range(len(wanted.players)))
        if wanted.lot:
            lots(key).shuffle(order)
        players = [wanted.players[player] for player in order]
        invited = any(player.kind == INVITED for player in players)
        stored = StoredTable(
            id=id_of(key),
            config=settings_of(config),
            seed=deal_seed(key) if wanted.seed is None else int(wanted.seed),
            names=_names(players),
            seats=(),
            key=key,
            deal="hidden" if wanted.seed is None else "seed",
            cards=wanted.cards or "",
            watchable=not invited if wanted.watchable is None else wanted.watchable,
            title=wanted.title.strip(),
            rated=wanted.rated,
            pace=_pace(wanted.pace),
            client=client,
        )
        created = self._add(stored, players, list(entries), person)
        created.order = order
        return created

    def fork(self, table: Table, position: int, players: Sequence[NewPlayer], person: str, client: str = "") -> Created:
        """Make a table for a game that goes on from a position of another one."""
        if len(players) != table.players:
            raise ConfigError(f"the game has {table.players} players, not {len(players)}")
        _check_kinds(players)
        with table.lock:
            table.check_rules()
            choices = table.choices
            if not 0 <= position <= len(choices):
                raise NotFound(f"the game has {len(choices)} choices so far, not {position}")
            key = new_key()
            new = replace(table.stored, id=id_of(key), key=key, names=_names(players), seats=(), listed=True)
            new = replace(new, title="", pace={}, rated=False, client=client)
            if table.game.over or not table.stored.listed:
                stored = replace(new, watchable=False, deal="game")
                return self._add(stored, players, _entries(choices[:position]), person)
            seen = redealt(table.game.at(position).position, self._permissions.seats(table, person), anew(key))
        stored = replace(new, watchable=False, deal="position", seed=0, start=dump_start(seen))
        return self._add(stored, players, [Entry(1, "note", {"key": "note-start", "arguments": {}})], person)

    def open_record(self, text: str) -> str:
        """Make a table without seats to look at a record; returns its id."""
        game = Game.from_record(self._seals.unsealed(text))
        key = new_key()
        stored = StoredTable(
            id=id_of(key),
            key=key,
            config=settings_of(game.table.config),
            seed=game.table.seed,
            names=game.names,
            seats=tuple(StoredSeat(PERSON) for _ in game.names),
            cards=game.table.overrides.text if game.table.overrides else "",
            listed=False,
            summary=summary(game),
            saved=game.save(),
            start=game.table.start,
            deal="game",
        )
        self._storage.add_table(stored, _entries(game.choices))
        return stored.id

    def _add(self, stored: StoredTable, players: Sequence[NewPlayer], entries: list[Entry], person: str) -> Created:
        self._tables.make_room()  # before anything is stored: whoever gets a table must also get its invitations
        secrets: list[str | None] = [None] * len(players)
        seats = []
        for number, player in enumerate(players):
            kind = PERSON if player.kind in PEOPLE else player.kind
            seat = StoredSeat(kind, open=player.kind == OPEN)
            if player.kind == INVITED:
                link = new_secret()
                secrets[number] = secret = self._links.secret(stored.id, link)
                seat = StoredSeat(kind, hashed(secret), link=link, linked=self._storage.clock.now())
            seats.append(seat)
        if stored.pace:
            free = [number for number, player in enumerate(players) if player.kind not in (HERE, *BOTS)]
            stored = replace(stored, pace={**stored.pace, "free": free})
        game, _ = begin(setup_of(stored))
        for entry in entries:
            if entry.kind == "choice":
                game.play(entry.data["option"], entry.data["seat"])
        made = replace(begun(stored, seats, game, self._storage.node), host=person)
        self._storage.add_table(made, entries)
        here = [seat for seat, player in enumerate(players) if player.kind == HERE]
        self._storage.seats.hold(person, stored.id, here)
        self._tables.begin(stored.id)
        invites = [Invite(seat, secret and path(stored.id, secret)) for seat, secret in enumerate(secrets)]
        return Created(stored.id, invites, list(range(len(players))))


def begun(stored: StoredTable, seats: Sequence[StoredSeat], game: Game, node: str) -> StoredTable:
    """A table with these seats, at which a game begins; this server lets its bots choose."""
    bot_waits = any(seats[decision.player].kind != PERSON for decision in game.position.decisions())
    progress = Progress(0, 0, node if bot_waits else "")
    return replace(stored, seats=tuple(seats), summary=summary(game), saved=game.save(), progress=progress)


def _pace(wanted: NewPace | None) -> dict[str, Any]:
    """The pace of a new table as it is stored."""
    if wanted is None:
        return {}
    if wanted.level not in BOTS:
        raise ConfigError(f"no bot is called {wanted.level!r}; there are {', '.join(BOTS)}")
    return to_builtins(wanted)  # type: ignore[no-any-return]


def _check_kinds(players: Sequence[NewPlayer]) -> None:
    for player in players:
        if player.kind not in (*PEOPLE, *BOTS):
            known = ", ".join((*PEOPLE, *BOTS))
            raise ConfigError(f"a seat can be {known}, not {player.kind!r}")


def _check_rated(wanted: NewTable) -> None:
    kinds = [player.kind for player in wanted.players]
    if kinds.count(HERE) > 1 or sum(kind in PEOPLE for kind in kinds) < 2:
        raise ConfigError("a rated game needs at least two people, each at their own device")
    if wanted.seed is not None or wanted.cards:
        raise ConfigError("in a rated game nobody may know the cards: choose no seed and no cards of your own")


def _names(players: Sequence[NewPlayer]) -> tuple[str, ...]:
    try:
        return check_names([player.name for player in players], len(players))
    except ValueError as error:
        raise ConfigError(str(error)) from None


def _entries(choices: Sequence[tuple[int, int]]) -> list[Entry]:
    return [
        Entry(number, "choice", {"seat": seat, "option": option}) for number, (seat, option) in enumerate(choices, 1)
    ]
