"""The house: makes tables, finds them in memory or in the storage, and says who may do what at them."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from itertools import islice
from threading import Lock
from typing import Final
from weakref import WeakValueDictionary

from elgrande.bots import BOTS
from elgrande.game import Game, check_names
from elgrande.notation import COLOUR_NAMES
from elgrande.record import RecordError
from elgrande.rules.config import CHOICES, ConfigError, configure
from elgrande.saving import dump_start
from elgrande.server.bodies import AtOnce
from elgrande.server.clients import COMPLAINTS, Buckets
from elgrande.server.errors import NotFound
from elgrande.server.folder import Folder
from elgrande.server.games import begin, game_table, settings_of, summary
from elgrande.server.keys import anew, deal_seed, id_of, new_key
from elgrande.server.messages import (
    Created,
    Invitation,
    Invite,
    Lists,
    NewPlayer,
    NewTable,
    Seated,
    Summary,
    SummarySeat,
    Text,
)
from elgrande.server.opening import keep_private
from elgrande.server.players import Busy, Players
from elgrande.server.seats import Signer, hashed, matches, new_secret
from elgrande.server.settings import Settings
from elgrande.server.storage import Entry, Storage, StoredSeat, StoredTable
from elgrande.server.tables import PERSON, Refused, Stale, Table
from elgrande.server.thinking import Think, think
from elgrande.view import redealt

HERE: Final = "here"
INVITED: Final = "invited"
LISTED: Final = 50
"""So many tables are listed."""
ATTEMPTS: Final = 5
"""So often somebody tries to take a seat while other things happen at the table."""
NOT_AGREED: Final = ("reason-not-agreed", dict[str, str | int]())
SEAL: Final = re.compile(r'\[Sealed "([0-9a-f]{64})"\]\n')


class Forbidden(Exception):
    """Somebody asks for what is not his."""


class Full(Exception):
    """All places for tables are taken by tables at which something is going on."""


class House:
    """All tables of this server."""

    def __init__(self, settings: Settings, think: Think = think) -> None:
        self.settings = settings
        folder = Folder(settings)
        self.storage = Storage(settings.address, known=folder.check())
        folder.remember()
        self.signer = Signer.from_file(folder.key)
        keep_private(folder.key)
        self.at_once = AtOnce(settings.limits.at_once)
        self.players = Players(settings.workers, settings.limits.thinking, think)
        limits = settings.limits
        self.speaking = Buckets(limits.chat_burst, limits.chat_rate, "speaks too often")
        self.undoing = Buckets(limits.undo_burst, limits.undo_rate, "takes back too often")
        self._kept: OrderedDict[str, Table] = OrderedDict()
        """The tables in memory, those that were looked at last at the end."""
        self._living: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """These, and those that are no longer kept but still in somebody's hands: there is never a second of them."""
        self._lock = Lock()
        self._making = Lock()
        """Tables of bots alone are made one at a time, so that they can be counted."""

    # --- tables ---

    def open(self, table_id: str) -> Table:
        """A table, from memory or from the storage."""
        with self._lock:
            table = self._living.get(table_id)
            if table is None:
                stored = self.storage.table(table_id)
                if stored is None:
                    raise NotFound(f"there is no table {table_id!r}")
                self._make_room()
                table = self._load(stored)
            elif table_id not in self._kept:
                self._let_go()  # it is in somebody's hands, so it is taken back even if there is no room
            self._kept[table_id] = table
            self._kept.move_to_end(table_id)
        self.players.wake(table)
        return table

    def _load(self, stored: StoredTable) -> Table:
        table = self._living[stored.id] = Table(stored, self.storage.entries(stored.id), self.storage)
        table.on_change = self.players.wake
        table.settle()
        return table

    def _make_room(self) -> None:
        """Make sure that there is room for one more table."""
        if not self._let_go():
            COMPLAINTS.about("", "refused, since all tables of this server are in use")
            raise Full("all tables of this server are in use: try again in a minute")

    def _let_go(self) -> bool:
        """Let go of tables that were not looked at for the longest time; whether there is room for one more now.

        A table at which somebody is, or a bot at work, is never let go.
        """
        surplus = len(self._kept) - self.settings.limits.tables + 1
        if surplus <= 0:
            return True
        idle = (name for name, table in self._kept.items() if not table.listeners and not self.players.busy(name))
        leaving = list(islice(idle, surplus))
        for table_id in leaving:
            del self._kept[table_id]
        return len(leaving) == surplus

    def make(self, client: str, players: Sequence[NewPlayer], make: Callable[[], Created]) -> Created:
        """Let a client make a table, unless bots alone already play at as many of its tables as they may."""
        bots_alone = all(player.kind in BOTS for player in players)
        with self._making if bots_alone else nullcontext():
            if bots_alone and self._of_bots(client) >= self.settings.limits.bot_tables:
                COMPLAINTS.about(client, "too many tables of bots alone at once")
                raise Busy("too many tables of bots alone: wait until some of their games are over")
            created = make()
            table = self._living.get(created.id)
            if table is not None:
                table.client = client
        return created

    def _of_bots(self, client: str) -> int:
        """At how many tables of a client bots alone are playing."""
        with self._lock:
            tables = list(self._living.values())
        return sum(table.client == client and table.bots_alone and not table.game.over for table in tables)

    def create(self, wanted: NewTable, browser: str) -> Created:
        """A new table."""
        _check_kinds(wanted.players)
        for name in wanted.options:
            if name not in CHOICES:
                raise ConfigError(f"no option is called {name!r}; there are {', '.join(CHOICES)}")
        options = {"ending": "asked"} | wanted.options  # so that a turn can be taken back until its player ends it
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
        """A new table that goes on from a position of another game."""
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
            seen = redealt(table.game.at(position).position, self.seats_of(table, browser), anew(key))
        stored = replace(new, watchable=False, deal="position", seed=0, start=dump_start(seen))
        return self._add(stored, players, [Entry(1, "note", {"key": "note-start", "arguments": {}})], browser)

    def unsealed(self, text: str) -> str:
        """A record without its seal; one that begins with a position must have ours, for it can be any position."""
        sealed = SEAL.match(text)
        if sealed:
            text = text[sealed.end() :]
        if "[Start " in text and not (sealed and self.signer.signed(text.strip(), sealed[1])):
            raise RecordError("a game that begins with a position can be looked at only where it was played")
        return text

    def open_record(self, text: str) -> str:
        """A table without seats, to look at a record."""
        game = Game.from_record(self.unsealed(text))
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
        self.storage.add_table(stored, _entries(game.choices))
        return stored.id

    def record(self, table: Table) -> str:
        """The record of a game; one that begins with a position is signed, so that we know it again as ours."""
        text = table.game.record()
        return f'[Sealed "{self.signer.sign(text.strip())}"]\n{text}' if table.stored.start else text

    def _add(self, stored: StoredTable, players: Sequence[NewPlayer], entries: list[Entry], browser: str) -> Created:
        with self._lock:
            self._make_room()  # before anything is stored: whoever gets a table also gets its invitations
        secrets = [new_secret() if player.kind == INVITED else None for player in players]
        kinds = [PERSON if player.kind in (HERE, INVITED) else player.kind for player in players]
        seats = tuple(
            StoredSeat(kind, hashed(secret) if secret else "") for kind, secret in zip(kinds, secrets, strict=True)
        )
        game, _ = begin(game_table(stored))
        for entry in entries:
            if entry.kind == "choice":
                game.play(entry.data["option"], entry.data["seat"])
        made = replace(stored, seats=seats, summary=summary(game), host=hashed(browser))
        self.storage.add_table(made, entries)
        here = [seat for seat, player in enumerate(players) if player.kind == HERE]
        self.storage.hold(hashed(browser), stored.id, here)
        self._begin(stored.id)
        return Created(
            stored.id, [Invite(seat, secret and _link(stored.id, secret)) for seat, secret in enumerate(secrets)]
        )

    def _begin(self, table_id: str) -> None:
        """Take a table that was just stored into memory, so that its bots begin."""
        with self._lock:
            stored = self.storage.table(table_id)
            assert stored is not None
            self._kept[table_id] = table = self._living.get(table_id) or self._load(stored)
        self.players.wake(table)

    # --- who may do what ---

    def linked(self, table_id: str, secret: str) -> int | None:
        """The seat to which a link with this secret leads, if nobody has used it."""
        stored = self.storage.table(table_id)
        seats = enumerate(stored.seats if stored else ())
        return next((seat for seat, known in seats if matches(secret, known.secret)), None)

    def invitation(self, table_id: str, secret: str) -> Invitation:
        """What somebody with a link is told before they take its seat."""
        seat = self.linked(table_id, secret)
        if seat is None:
            raise NotFound("this link has been used, or it is not complete")
        table = self.open(table_id)
        line = _line(table.stored, [])
        return Invitation(table_id, seat, line.seats, table.stored.deal, seat in self.storage.taken(table_id))  # type: ignore[arg-type]

    def take(self, table_id: str, secret: str, agreed: bool, browser: str) -> Seated:
        """A browser takes the seat of a link, which leads nowhere from then on."""
        for _ in range(ATTEMPTS):
            seat = self.linked(table_id, secret)
            mine = self.storage.held(hashed(browser), table_id)
            if seat is None or seat in mine:
                if not mine:
                    raise NotFound("this link has been used, or it is not complete")
                return Seated(table_id, mine[0] if seat is None else seat)
            table = self.open(table_id)
            if table.stored.deal != "hidden" and not agreed:
                raise Refused("somebody may know the cards of this table: take a seat only if you agree", NOT_AGREED)
            with suppress(Stale):  # something else has happened at the table just now
                if table.take_seat(hashed(browser), seat, hashed(secret), _seat_note(seat, mine)):
                    return Seated(table_id, seat)
        raise Stale

    def new_link(self, table: Table, seat: int, browser: str | None) -> Invite:
        """A link to an own seat, for another device; the host may also make one to a seat that nobody has taken."""
        waits = seat < table.players and table.kinds[seat] == PERSON
        if browser is None or not (waits and self.hosts(table, browser)):
            self.own(table, browser, seat)
        secret = new_secret()
        if not self.storage.set_link(hashed(browser or ""), table.id, seat, hashed(secret)):
            raise Forbidden(f"seat {seat} is not yours")
        return Invite(seat, _link(table.id, secret))

    def hosts(self, table: Table, browser: str | None) -> bool:
        """Whether a browser made a table."""
        return browser is not None and hashed(browser) == table.stored.host

    def seats_of(self, table: Table, browser: str | None) -> list[int]:
        """The seats of a table that a browser holds."""
        return [] if browser is None else self.storage.held(hashed(browser), table.id)

    def eyes(self, table: Table, browser: str | None, seat: int | None) -> tuple[int | None, list[int]]:
        """As whom a browser may look at a table, and the seats that it holds there."""
        mine = self.seats_of(table, browser)
        if seat is not None:
            if seat not in mine:
                raise Forbidden(f"seat {seat} is not yours")
            return seat, mine
        if not mine and not table.stored.watchable:
            raise Forbidden("this table cannot be watched")
        return (mine[0] if mine else None), mine

    def own(self, table: Table, browser: str | None, seat: int) -> list[int]:
        """The seats that a browser holds, if this one is among them."""
        mine = self.seats_of(table, browser)
        if seat not in mine:
            raise Forbidden(f"seat {seat} is not yours")
        return mine

    def check_fork(self, table: Table, browser: str | None) -> None:
        """Nobody learns secrets of others by playing on from a running game."""
        mine = self.seats_of(table, browser)
        others = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON and seat not in mine]
        if not table.game.over and table.stored.listed and (others or not mine):
            raise Forbidden("a running game can be forked only by whoever holds all seats that are not bots")

    # --- lists ---

    def lists(self, browser: str | None) -> Lists:
        """The tables of a browser, and those that can be watched."""
        held = {} if browser is None else self.storage.all_held(hashed(browser))
        own = [] if browser is None else self.storage.tables_of(hashed(browser), LISTED)
        watch = [table for table in self.storage.watchable(LISTED) if table.id not in held]
        return Lists([_line(table, held[table.id]) for table in own], [_line(table, []) for table in watch])


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


def _link(table_id: str, secret: str) -> str:
    """The path of the page on which a seat can be taken."""
    return f"/join/{table_id}/{secret}"


def _seat_note(seat: int, mine: list[int]) -> Text:
    """What the log says when a browser that has other seats, or none, takes a seat that is free."""
    if mine:
        return "note-seat-same", {"player": seat, "actor": mine[0]}
    return "note-seat-taken", {"player": seat}


def _entries(choices: Sequence[tuple[int, int]]) -> list[Entry]:
    return [
        Entry(number, "choice", {"seat": seat, "option": option}) for number, (seat, option) in enumerate(choices, 1)
    ]


def _line(table: StoredTable, mine: list[int]) -> Summary:
    seats = [
        SummarySeat(name, COLOUR_NAMES[seat], table.seats[seat].kind, seat in mine)
        for seat, name in enumerate(table.names)
    ]
    return Summary(table.id, seats, changed=table.changed, **table.summary)
