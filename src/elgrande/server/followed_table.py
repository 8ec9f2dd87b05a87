"""A table that follows the database: loaded from its entries, caught up with other servers, and stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import RLock
from typing import Any, Final, TypeVar

from elgrande.engine.event import Event
from elgrande.engine.saving import SaveError
from elgrande.engine.step import Decision
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.rules.action import EndSpecial
from elgrande.server.answers_beforehand import AnswersBeforehand
from elgrande.server.audience import Audience
from elgrande.server.errors import NotFound, Refused, Stale
from elgrande.server.game_setup import begin, setup_of
from elgrande.server.journal import new_kinds, replay
from elgrande.server.new_jobs import NewJob
from elgrande.server.position_digest import DIGEST, agrees, digest
from elgrande.server.presence import Presence, present_elsewhere
from elgrande.server.state_cache import StateCache
from elgrande.server.storage import Storage
from elgrande.server.stored_table import PERSON, RULES_VERSION, Change, Entry, Progress, StoredTable, Taken
from elgrande.server.table_clock import WAITS, TableClock
from elgrande.server.table_lists import summary

FROZEN: Final = "this game was played by other rules: it stays as it is"
ATTEMPTS: Final = 20
"""Attempts to store something while other servers change the table."""
Answer = TypeVar("Answer")
Played = tuple[Entry, Sequence[Event]]
"""The entry of a choice, and what the choice caused."""
Plan = Callable[["FollowedTable", Sequence[Entry], Game], Iterable[NewJob]]
"""Plans what the server does later, such as notices: jobs that are stored along with these entries. The game is the one
after them; the table still has the one before."""


class FollowedTable:
    """The game of a table, as it is stored.

    Other servers may change it, too. The database lets one change win; the others then catch up and try again.
    """

    def __init__(self, stored: StoredTable, entries: Sequence[Entry], storage: Storage) -> None:
        if stored.rules_version > RULES_VERSION:
            raise Refused(f"this game needs rules of version {stored.rules_version}; this server has {RULES_VERSION}")
        self.id = stored.id
        self.storage = storage
        self.lock = RLock()
        self.audience = Audience()
        self.cache = StateCache()
        self.shown_changes = 0
        """How often something that states show has changed."""
        self.on_change: Callable[[Any], None] | None = None
        """Called after every such change, before the audience is woken; it lets the bots play."""
        self.plans: Sequence[Plan] = ()
        """What comes of entries later on; see `Plan`."""
        self.presence: Presence | None = None
        """Tells other servers who is here."""
        self.gone = False
        """Whether it has been deleted."""
        self.lost = False
        """Whether this server could not follow it; whoever opens it again is told why."""
        self._load(stored, entries)

    def _load(self, stored: StoredTable, entries: Sequence[Entry]) -> None:
        self.stored = stored
        self.setup = setup_of(stored)
        self.progress = stored.progress
        try:
            self.game, self.setup_events = begin(self.setup)
        except SaveError as error:
            raise Refused(f"this game begins with a position that this server does not know: {error}") from None
        self.journal = replay(entries, self.game, TableClock.begin(stored, waiting(self.game)))
        self.journal.version = max(self.journal.version, stored.progress.version)
        self.frozen = self.journal.differs > 0
        """Whether today's rules do not lead to its position any more: then it stays as it is."""
        if self.frozen:
            self.game = kept_game(stored)
        self._saved = stored.saved
        self._read_seats()
        self._asked_since = [self.journal.asked_since.get(seat, 0) for seat in range(self.players)]
        """The version since which each seat has been asked the same."""
        self.cache.forget_views()
        self.cache.forget_positions()

    def _read_seats(self) -> None:
        """Read what the database knows of the seats besides the entries."""
        self.answers = AnswersBeforehand(self.storage.seats.answers(self.id) or [""] * self.players)
        self.browsers = self.storage.seats.browsers(self.id)
        """The browsers that hold each seat; a free seat is left out."""
        self.elsewhere = present_elsewhere(self.storage, self.id)
        """The seats whose players are connected to other servers; a spectator has none."""

    # --- what other servers do ---

    def catch_up(self) -> bool:
        """Follow what other servers have stored; return whether there was anything."""
        with self.lock:
            now = self.storage.progress(self.id)
            behind = now is not None and now.version > self.version
            return self.follow(now, self.storage.entries(self.id, self.version) if behind else ())

    def follow(self, now: Progress | None, entries: Sequence[Entry]) -> bool:
        """Follow the table to where it was a moment ago, with the entries that are new; return whether that is news."""
        with self.lock:
            if now is None:
                self.end()
                raise NotFound(f"there is no table {self.id!r}")
            known = self.progress
            if now == known or (now.version, now.touched) < (known.version, known.touched):
                return False
            before = (self.version, self.bots_here, self.answers.stored(), self.browsers, self.elsewhere)
            entries = [entry for entry in entries if entry.number > self.version]
            if self.frozen or any(entry.data.keys() & {"name", "vacated"} for entry in entries):
                self._load_again()
            else:
                self._follow(entries)
                if now.touched != known.touched or any(entry.kind in ("seat", "note") for entry in entries):
                    self._read_seats()
                self.progress = now
            self.journal.version = max(self.journal.version, now.version)
            return before != (self.version, self.bots_here, self.answers.stored(), self.browsers, self.elsewhere)

    def _follow(self, entries: Sequence[Entry]) -> None:
        """Play what others have stored; if they have other rules than this server, the table stays as they have it."""
        try:
            self._play_on(entries)
            digests: list[str] = [entry.data.get(DIGEST, "") for entry in entries if entry.kind in ("choice", "undo")]
            self.frozen = bool(digests and digests[-1]) and not agrees(self.game, digests[-1])
        except IllegalChoice:
            self.frozen = True
        if self.frozen:
            self._load_again()

    def _play_on(self, entries: Sequence[Entry]) -> None:
        self._saved = ""
        for entry in entries:
            if entry.kind == "choice":
                after = self.game.copy()
                self.journal.add(entry, after.play(entry.data["option"], entry.data["seat"]))
                self._go_on(after)
                continue
            self.journal.add(entry)
            if entry.kind == "undo":
                self._go_on(self.game.with_choices(self.choices))
                self.cache.forget_positions()

    def _load_again(self) -> None:
        """Load all of it again, since its names or its host have changed, or somebody had other rules."""
        stored = self.storage.table(self.id)
        if stored is None:
            self.end()
            raise NotFound(f"there is no table {self.id!r}")
        self._load(stored, self.storage.entries(self.id))

    def check_rules(self) -> None:
        """Refuse what the rules of today cannot do with this game."""
        if self.frozen:
            raise Refused(FROZEN, ("reason-frozen", {}))

    @property
    def bots_here(self) -> bool:
        """Whether this server lets the bots choose."""
        return self.progress.bots == self.storage.node and not (self.frozen or self.gone or self.lost)

    def connected(self, seat: int) -> bool:
        """Whether a seat has a stream open, here or at another server."""
        return self.audience.connected(seat) or seat in self.elsewhere

    @property
    def taken(self) -> set[int]:
        """The seats that somebody holds."""
        return set(self.browsers)

    def held(self, browser: str | None) -> list[int]:
        """The seats that a browser holds."""
        return sorted(seat for seat, browsers in self.browsers.items() if browser in browsers)

    @property
    def watched(self) -> bool:
        """Whether anybody watches, here or at another server."""
        return bool(not self.audience.empty or self.elsewhere)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.config.players

    @property
    def kinds(self) -> list[str]:
        """Who plays each seat now: `person`, or the level of a bot."""
        return [self.journal.sitting.get(number, seat.kind) for number, seat in enumerate(self.stored.seats)]

    def sits_in(self, seat: int) -> bool:
        """Whether a bot plays the seat of a person."""
        return self.stored.seats[seat].kind == PERSON != self.journal.sitting.get(seat, PERSON)

    @property
    def names(self) -> list[str]:
        """The names of the players: people bring theirs when they take an open seat."""
        return [self.journal.names.get(number, name) for number, name in enumerate(self.stored.names)]

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return all(seat.kind != PERSON for seat in self.stored.seats)

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self.journal.version

    @property
    def choices(self) -> list[tuple[int, int]]:
        """The choices that have not been taken back: seat and option."""
        return [(choice.seat, choice.option) for choice in self.journal.choices]

    def decision(self, seat: int) -> Decision | None:
        """What a seat has to decide now."""
        if self.frozen:
            return None
        return next((decision for decision in self.game.position.decisions() if decision.player == seat), None)

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide now."""
        return [] if self.frozen else waiting(self.game)

    # --- telling others ---

    def notify(self) -> None:
        """Tell the bots and the audience that something has changed."""
        with self.lock:
            self.cache.forget_states()
            self.shown_changes += 1
        if self.on_change is not None:
            self.on_change(self)
        self.audience.wake()

    def end(self) -> None:
        """The table has been deleted: nothing happens here any more, and whoever watches is told so."""
        self.gone = True
        self.audience.wake()

    def lose(self) -> None:
        """This server cannot follow the table: whoever watches has to ask again, here or at another server."""
        self.lost = True
        self.audience.wake()

    # --- storing ---

    def _entry(self, kind: str, data: dict[str, Any], key: str | None = None) -> Entry:
        return Entry(self.version + 1, kind, data, key, self.storage.clock.now())

    def _until_stored(self, attempt: Callable[[], Answer]) -> Answer:
        """Do something that stores entries; if another server was faster, do it again after what that one stored."""
        with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    return attempt()
                except Taken:
                    self.catch_up()
        raise Stale

    @contextmanager
    def _or_stale(self) -> Iterator[None]:
        """Catch up if another server was faster; the caller then looks at the table again."""
        try:
            yield
        except Taken:
            self.catch_up()
            raise Stale from None

    def _keep(self, played: list[Played], after: Game) -> None:
        """Store choices, and go on with the game after them."""
        self._store([entry for entry, _ in played], after)
        for entry, events in played:
            self.journal.add(entry, events)
        self._go_on(after)

    def _store(self, entries: list[Entry], after: Game) -> None:
        change = self._change(entries, after)
        self.storage.append(change)
        self._stored(change)

    def _change(self, entries: list[Entry], after: Game) -> Change:
        """What is stored of entries, and of the game after them."""
        self.cache.forget_states()
        if self.gone:
            raise NotFound(f"there is no table {self.id!r}")
        last = entries[-1]
        if last.kind in ("choice", "undo"):
            last.data[DIGEST] = digest(after)
            if self.journal.clock is not None:
                last.data[WAITS] = waiting(after)
        before = self.answers.stored()
        now = self._answers_after(after).stored()
        return Change(
            self.id,
            entries,
            summary(after),
            self.saved() if after is self.game else after.save(),
            self._bots_after(entries, after),
            {seat: answers for seat, answers in enumerate(now) if answers != before[seat]},
            self._jobs(entries, after),
        )

    def saved(self) -> str:
        """The game as it is now, as text."""
        if not self._saved:
            self._saved = self.game.save()
        return self._saved

    def _stored(self, change: Change) -> None:
        """Remember what was just stored."""
        self._saved = change.saved
        touched = self.progress.touched + bool(change.answers)
        self.progress = Progress(change.version, touched, change.bots)

    def _answers_after(self, after: Game) -> AnswersBeforehand:
        """What seats have answered beforehand, as far as that still holds."""
        return self.answers.after(after.position, _action(self.game) is not _action(after))

    def _bots_after(self, entries: Sequence[Entry], after: Game) -> str:
        """The server that lets the bots choose after these entries; empty if no bot has to."""
        if self.frozen:  # a server that has other rules may let them choose
            return self.progress.bots
        kinds = dict(enumerate(self.kinds))
        for entry in entries:
            kinds.update(new_kinds(entry))
        return self.storage.node if any(kinds[seat] != PERSON for seat in waiting(after)) else ""

    def plan_again(self) -> None:
        """Store the jobs that follow from how the table is now, if they are not stored yet."""
        jobs = self._jobs((), self.game)
        if jobs:
            self.storage.add_jobs(jobs)

    def _jobs(self, entries: Sequence[Entry], after: Game) -> list[NewJob]:
        return [] if self.frozen else [job for plan in self.plans for job in plan(self, entries, after)]

    def _go_on(self, after: Game) -> None:
        """Change the game. Seats that are asked something else now must see it before they answer."""
        before = [self.decision(seat) for seat in range(self.players)]
        self.answers = self._answers_after(after)
        self.game = after
        for seat, decision in enumerate(before):
            if self.decision(seat) is not decision:
                self._asked_since[seat] = self.journal.last_change
        self.cache.forget_views()


def kept_game(stored: StoredTable) -> Game:
    """The game of a table as it was stored, where the rules of today do not lead there."""
    try:
        return Game.load(stored.saved, checked=False)
    except SaveError:
        raise Refused(f"{FROZEN}, and this server cannot show it") from None


def waiting(game: Game) -> list[int]:
    """The seats that have to decide now."""
    return sorted(decision.player for decision in game.position.decisions())


def _action(game: Game) -> EndSpecial | None:
    """The special action under way, by its last step."""
    return next((step for step in game.position.stack[::-1] if isinstance(step, EndSpecial)), None)
