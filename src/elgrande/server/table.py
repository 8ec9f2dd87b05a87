"""A table in memory: its game, and everything that people and bots do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import RLock

from elgrande.board.options import ALL
from elgrande.engine.event import Event
from elgrande.engine.saving import SaveError
from elgrande.engine.step import Decision
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.rules.action import EndSpecial
from elgrande.server import codec
from elgrande.server.answers_beforehand import AnswersBeforehand
from elgrande.server.audience import Audience, Listener
from elgrande.server.errors import Refused, Stale
from elgrande.server.game_setup import begin, setup_of
from elgrande.server.journal import replay
from elgrande.server.message_parts import ChatLine, LaterAnswer, Text
from elgrande.server.state_cache import StateCache
from elgrande.server.storage import PERSON, RULES_VERSION, Entry, Storage, StoredTable, Taken
from elgrande.server.table_lists import summary

Played = tuple[Entry, list[Event]]
"""The entry of a choice, and what the choice caused."""


class Table:
    """A table at which people and bots sit. All methods may be called from any thread."""

    def __init__(self, stored: StoredTable, entries: Sequence[Entry], storage: Storage) -> None:
        if stored.rules_version > RULES_VERSION:
            raise Refused(f"this game needs rules of version {stored.rules_version}; this server has {RULES_VERSION}")
        self.id = stored.id
        self.stored = stored
        self.storage = storage
        self.lock = RLock()
        self.setup = setup_of(stored)
        self.answers = AnswersBeforehand([seat.veto for seat in stored.seats])
        self.audience = Audience()
        self.cache = StateCache()
        self.shown_changes = 0
        """How often something that states show has changed."""
        self.on_change: Callable[[Table], None] | None = None
        """Called after every such change, before the audience is woken; it lets the bots play."""
        self.client = ""
        """The client that made the table, if that was lately. Clients share the time of the bots."""
        self._load(entries)

    def _load(self, entries: Sequence[Entry]) -> None:
        try:
            self.game, self.setup_events = begin(self.setup)
        except SaveError as error:
            raise Refused(f"this game begins with a position that this server does not know: {error}") from None
        self.journal = replay(entries, self.game)
        self.kinds = [
            self.journal.replaced_bots.get(number, seat.kind) for number, seat in enumerate(self.stored.seats)
        ]
        """`person`, or the level of a bot, for each seat."""
        self.taken = self.storage.taken(self.id)
        """The seats that somebody holds."""
        self._asked_since = [self.journal.last_change] * self.players
        """The version since which each seat has been asked the same."""
        self.cache.forget_views()
        self.cache.forget_positions()

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.config.players

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return PERSON not in self.kinds

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
        return next((decision for decision in self.game.position.decisions() if decision.player == seat), None)

    # --- choices ---

    def choose(self, seat: int, version: int, option: int, key: str | None) -> None:
        """Make a choice for a seat; it is stored when this returns."""
        with self.lock:
            if self._known(seat, key):
                return
            if not self._asked_since[seat] <= version <= self.version:
                raise Stale
            self._play(seat, option, key)
        self.notify()

    def choose_for_bot(self, seat: int, option: int, last_change: int) -> None:
        """Make the choice of a bot, unless the game has changed since it was asked."""
        with self.lock:
            if self.journal.last_change != last_change:
                return
            self._play(seat, option, None)
        self.notify()

    def undo(self, seat: int, version: int, whole_turn: bool, key: str | None) -> None:
        """Take back the last choice of a seat, or its whole turn."""
        with self.lock:
            if self._known(seat, key):
                return
            if not self.journal.last_change <= version <= self.version:
                raise Stale
            can = self.journal.undoable(self.game, seat)
            count = can.turn if whole_turn else min(can.steps, 1)
            if not count:
                raise Refused("nothing can be taken back: something was revealed since, or somebody else chose")
            after, _ = begin(self.setup)
            for choice in self.journal.without_last(seat, count):
                after.play(choice.option, choice.seat)
            entry = Entry(self.version + 1, "undo", {"seat": seat, "count": count}, _key(seat, key))
            self._store([entry], after)
            self.journal.add(entry)
            self.cache.forget_positions()
            self._go_on(after)
        self.notify()

    def _play(self, seat: int, option: int, key: str | None) -> None:
        decision = self.decision(seat)
        after = self.game.copy()
        try:
            if decision is not None and not 0 <= option < ALL:
                raise IllegalChoice(f"no option has the id {option}")
            events = after.play(option, seat)
        except IllegalChoice as error:
            why = codec.reason(self.game.position, decision, option) if decision else None
            raise Refused(str(error), why) from None
        entry = Entry(self.version + 1, "choice", {"seat": seat, "option": option}, _key(seat, key))
        self._keep([(entry, events), *self._answered_beforehand(after, entry.number)], after)

    # --- answers beforehand ---

    def set_veto(self, seat: int, answer: str) -> None:
        """Set whether a seat vetoes from now on."""
        with self.lock:
            self.storage.set_veto(self.id, seat, answer)
            self.answers.veto[seat] = answer
            self.settle()
        self.notify()

    def set_later(self, seat: int, answer: LaterAnswer) -> None:
        """Set whether a seat is asked about kept cards in others' turns. It is not stored, for it ends soon."""
        with self.lock:
            if not self.answers.set_later(seat, answer, self.game.position):
                raise Refused("this seat keeps no King incognito that it could show")
            self.settle()
        self.notify()

    def settle(self) -> None:
        """Make the choices that were answered beforehand."""
        with self.lock:
            after = self.game.copy()
            played = self._answered_beforehand(after, self.version)
            if played:
                self._keep(played, after)

    def _answered_beforehand(self, game: Game, version: int) -> list[Played]:
        people = [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]
        return [
            (Entry(number, "choice", {"seat": seat, "option": option, "standing": True}), events)
            for number, (seat, option, events) in enumerate(self.answers.play(game, people), version + 1)
        ]

    # --- chat, seats and bots ---

    def chat(self, seat: int, text: str, key: str | None) -> int:
        """Add a line of chat; return the version."""
        with self.lock:
            if not self._known(seat, key):
                entry = Entry(self.version + 1, "chat", {"seat": seat, "text": text}, _key(seat, key))
                self._store([entry], self.game)
                self.journal.add(entry)
                for old in self.journal.chat.forget(self.id, self.storage):
                    self.journal.request_keys.pop(old, None)
            version = self.version
        self.audience.wake()
        return version

    def chat_since(self, version: int) -> list[ChatLine] | None:
        """The lines after a version; None if there are so many that the client must ask for pages."""
        return self.journal.chat.since(version)

    def take_seat(self, browser: str, seat: int, secret: str, note: Text) -> bool:
        """Give a seat to a browser by the link with a secret of this hash; return whether the link was unused.

        The log says so with `note`, or with another note if the seat is shared now.
        """
        with self.lock:
            alone = Entry(self.version + 1, "note", {"key": note[0], "arguments": note[1]})
            shared = replace(alone, data={"key": "note-seat-shared", "arguments": {"player": seat}})
            try:
                used = self.storage.use_link(browser, self.id, seat, secret, alone, shared)
            except Taken:
                self._load(self.storage.entries(self.id))
                raise Stale from None
            if used is not None:
                self.journal.add(used)
                self.taken.add(seat)
        self.notify()
        return used is not None

    def replace_bot(self, seat: int, level: str) -> None:
        """Let a simpler bot play on; the log says so."""
        with self.lock:
            data = {"key": "note-bot-replaced", "arguments": {"player": seat, "bot": level}}
            entry = Entry(self.version + 1, "note", data)
            self._store([entry], self.game)
            self.journal.add(entry)
            self.kinds[seat] = level
        self.notify()

    # --- the audience ---

    def join(self, seat: int | None, listener: Listener) -> None:
        """Let somebody watch, as a seat or as a spectator."""
        if self.audience.arrive(seat):
            self.notify()
        self.audience.add(listener)

    def leave(self, seat: int | None, listener: Listener) -> None:
        """Let somebody go who has watched."""
        self.audience.remove(listener)
        if self.audience.empty:
            with self.lock:
                self.cache.forget_states()
        if self.audience.depart(seat):
            self.notify()

    def notify(self) -> None:
        """Tell the bots and the audience that something has changed."""
        with self.lock:
            self.cache.forget_states()
            self.shown_changes += 1
        if self.on_change is not None:
            self.on_change(self)
        self.audience.wake()

    # --- storing ---

    def _known(self, seat: int, key: str | None) -> bool:
        return key is not None and _key(seat, key) in self.journal.request_keys

    def _keep(self, played: list[Played], after: Game) -> None:
        """Store choices, and go on with the game after them."""
        self._store([entry for entry, _ in played], after)
        for entry, events in played:
            self.journal.add(entry, events)
        self._go_on(after)

    def _store(self, entries: list[Entry], after: Game) -> None:
        self.cache.forget_states()
        try:
            self.storage.append(self.id, entries, summary(after))
        except Taken:  # another server on the same database was faster
            self._load(self.storage.entries(self.id))
            raise Stale from None

    def _go_on(self, after: Game) -> None:
        """Change the game. Seats that are asked something else now must see it before they answer."""
        before = [self.decision(seat) for seat in range(self.players)]
        if _action(self.game) is not _action(after):
            self._ask_about_vetoes_again()
        self.game = after
        self.answers.update(after.position)
        for seat, decision in enumerate(before):
            if self.decision(seat) is not decision:
                self._asked_since[seat] = self.journal.last_change
        self.cache.forget_views()

    def _ask_about_vetoes_again(self) -> None:
        """The answer "never in this action" ends with the special action."""
        for seat, answer in enumerate(self.answers.veto):
            if answer == "never":
                self.storage.set_veto(self.id, seat, "ask")
                self.answers.veto[seat] = "ask"


def _key(seat: int, key: str | None) -> str | None:
    return None if key is None else f"{seat}:{key}"


def _action(game: Game) -> EndSpecial | None:
    """The special action under way, by its last step."""
    return next((step for step in game.position.stack[::-1] if isinstance(step, EndSpecial)), None)
