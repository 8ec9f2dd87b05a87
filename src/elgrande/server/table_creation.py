"""New tables: from a request, from a position of another game, or from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from threading import Lock
from typing import Final

from elgrande.bots import BOTS
from elgrande.game import Game, check_names
from elgrande.rules.config import CHOICES, ConfigError, configure
from elgrande.saving import dump_start
from elgrande.server.clients import COMPLAINTS
from elgrande.server.credentials import hashed, new_secret
from elgrande.server.errors import Busy, NotFound
from elgrande.server.game_setup import begin, settings_of, setup_of
from elgrande.server.keys import anew, deal_seed, id_of, new_key
from elgrande.server.links import path
from elgrande.server.messages import Created, Invite, NewPlayer, NewTable
from elgrande.server.permissions import Permissions
from elgrande.server.record_seals import RecordSeals
from elgrande.server.registry import Registry
from elgrande.server.storage import PERSON, Entry, Storage, StoredSeat, StoredTable
from elgrande.server.table import Table
from elgrande.server.table_lists import summary
from elgrande.view import redealt

HERE: Final = "here"
INVITED: Final = "invited"


class TableCreation:
    """Makes tables and stores them."""

    def __init__(
        self, storage: Storage, tables: Registry, permissions: Permissions, seals: RecordSeals, bot_tables: int
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._permissions = permissions
        self._seals = seals
        self._most_bot_tables = bot_tables
        """Tables of bots alone that a client may have at once."""
        self._counting = Lock()
        """Tables of bots alone are made one at a time, so that they can be counted."""

    def within_limit(self, client: str, players: Sequence[NewPlayer], make: Callable[[], Created]) -> Created:
        """Make a table for a client, unless it has too many tables of bots alone."""
        bots_alone = all(player.kind in BOTS for player in players)
        with self._counting if bots_alone else nullcontext():
            if bots_alone and self._tables.bot_tables_of(client) >= self._most_bot_tables:
                COMPLAINTS.about(client, "too many tables of bots alone at once")
                raise Busy("too many tables of bots alone: wait until some of their games are over")
            created = make()
            table = self._tables.living(created.id)
            if table is not None:
                table.client = client
        return created

    def create(self, wanted: NewTable, browser: str) -> Created:
        """Make a table for a new game."""
        _check_kinds(wanted.players)
        for name in wanted.options:
            if name not in CHOICES:
                raise ConfigError(f"no option is called {name!r}; there are {', '.join(CHOICES)}")
        options = {"ending": "asked"} | wanted.options  # so that players can take back a turn until they end it
        config = configure(len(wanted.players), tuple(wanted.modules), wanted.preset, wanted.without, **options)
        key = new_key()
        stored = StoredTable(
            id=id_of(key),
            config=settings_of(config),
            seed=deal_seed(key) if wanted.seed is None else int(wanted.seed),
            names=_names(wanted.players),
            seats=(),
            key=key,
            deal="hidden" if wanted.seed is None else "seed",
            cards=wanted.cards or "",
            watchable=wanted.watchable,
        )
        return self._add(stored, wanted.players, [], browser)

    def fork(self, table: Table, position: int, players: Sequence[NewPlayer], browser: str) -> Created:
        """Make a table for a game that goes on from a position of another one."""
        if len(players) != table.players:
            raise ConfigError(f"the game has {table.players} players, not {len(players)}")
        _check_kinds(players)
        with table.lock:
            choices = table.choices
            if not 0 <= position <= len(choices):
                raise NotFound(f"the game has {len(choices)} choices so far, not {position}")
            key = new_key()
            new = replace(table.stored, id=id_of(key), key=key, names=_names(players), seats=(), listed=True)
            if table.game.over or not table.stored.listed:
                stored = replace(new, watchable=False, deal="game")
                return self._add(stored, players, _entries(choices[:position]), browser)
            seen = redealt(table.game.at(position).position, self._permissions.seats(table, browser), anew(key))
        stored = replace(new, watchable=False, deal="position", seed=0, start=dump_start(seen))
        return self._add(stored, players, [Entry(1, "note", {"key": "note-start", "arguments": {}})], browser)

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
            start=game.table.start,
            deal="game",
        )
        self._storage.add_table(stored, _entries(game.choices))
        return stored.id

    def _add(self, stored: StoredTable, players: Sequence[NewPlayer], entries: list[Entry], browser: str) -> Created:
        self._tables.make_room()  # before anything is stored: whoever gets a table must also get its invitations
        secrets = [new_secret() if player.kind == INVITED else None for player in players]
        kinds = [PERSON if player.kind in (HERE, INVITED) else player.kind for player in players]
        seats = tuple(
            StoredSeat(kind, hashed(secret) if secret else "") for kind, secret in zip(kinds, secrets, strict=True)
        )
        game, _ = begin(setup_of(stored))
        for entry in entries:
            if entry.kind == "choice":
                game.play(entry.data["option"], entry.data["seat"])
        made = replace(stored, seats=seats, summary=summary(game), host=hashed(browser))
        self._storage.add_table(made, entries)
        here = [seat for seat, player in enumerate(players) if player.kind == HERE]
        self._storage.hold(hashed(browser), stored.id, here)
        self._tables.begin(stored.id)
        invites = [Invite(seat, secret and path(stored.id, secret)) for seat, secret in enumerate(secrets)]
        return Created(stored.id, invites)


def _check_kinds(players: Sequence[NewPlayer]) -> None:
    for player in players:
        if player.kind not in (HERE, INVITED, *BOTS):
            known = ", ".join((HERE, INVITED, *BOTS))
            raise ConfigError(f"a seat can be {known}, not {player.kind!r}")


def _names(players: Sequence[NewPlayer]) -> tuple[str, ...]:
    try:
        return check_names([player.name for player in players], len(players))
    except ValueError as error:
        raise ConfigError(str(error)) from None


def _entries(choices: Sequence[tuple[int, int]]) -> list[Entry]:
    return [
        Entry(number, "choice", {"seat": seat, "option": option}) for number, (seat, option) in enumerate(choices, 1)
    ]
