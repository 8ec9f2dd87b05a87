"""A table in memory: its entries folded into a game, and what each seat may see and do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from threading import RLock
from typing import Final

from msgspec.json import encode

from elgrande.board.options import ALL
from elgrande.engine.event import Event
from elgrande.engine.saving import SaveError
from elgrande.engine.step import Decision
from elgrande.game import Game
from elgrande.notation import COLOUR_NAMES
from elgrande.outcome import ranking
from elgrande.points import earlier_points, points_by_source
from elgrande.question import IllegalChoice
from elgrande.rules.action import EndSpecial
from elgrande.server import codec
from elgrande.server.errors import NotFound
from elgrande.server.fold import Folded, undoable, without_last
from elgrande.server.games import begin, game_table, settings_of, summary
from elgrande.server.keys import bot_seed, hint_seed
from elgrande.server.looking import Seen, look
from elgrande.server.messages import (
    Beforehand,
    ChatLine,
    LaterAnswer,
    Scored,
    State,
    StateSeat,
    Text,
    Told,
    Undoable,
)
from elgrande.server.standing import Standing
from elgrande.server.storage import RULES_VERSION, Entry, Storage, StoredTable, Taken
from elgrande.view import SPECTATOR

PERSON: Final = "person"
TOLD: Final = 8
"""So many states are kept for streams that look alike: one for each seat and those who watch, and some latecomers'."""
POSITIONS: Final = 32
"""So many earlier positions are kept for those who look at them."""

Listener = Callable[[], None]


class Stale(Exception):
    """The table has moved on since the client looked."""


class Refused(Exception):
    """Something that cannot be done now; the message says why."""

    def __init__(self, message: str, reason: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True)
class Job:
    """A choice that a bot has to make."""

    seat: int
    level: str
    seed: int = field(repr=False)
    game: str = field(repr=False)
    """The saved game; the bot is shown no more of it than its view."""
    number: int
    """The number of the last choice: what the bot says counts only while this is so."""
    options: list[int]


class Table:
    """A table at which people and bots sit. All methods may be called from any thread."""

    def __init__(self, stored: StoredTable, entries: Sequence[Entry], storage: Storage) -> None:
        if stored.rules_version > RULES_VERSION:
            raise Refused(f"this game needs rules of version {stored.rules_version}; this server has {RULES_VERSION}")
        self.id = stored.id
        self.stored = stored
        self.storage = storage
        self.lock = RLock()
        self.kinds: list[str] = []
        self.standing = Standing([seat.veto for seat in stored.seats])
        self.listeners: set[Listener] = set()
        self.shown = 0
        """How often there was something new to be seen, besides chat."""
        self.on_change: Callable[[Table], None] | None = None
        """Told of every change before the listeners: lets the bots play."""
        self.client = ""
        """Who made it, if that was lately: the thoughts of bots are shared out among clients."""
        self.present: Counter[int] = Counter()
        """How many streams each seat has open."""
        self.taken: set[int] = set()
        """The seats that somebody holds."""
        self._table = game_table(stored)
        self._seen: dict[int, Seen] = {}
        self._told: OrderedDict[tuple[int | None, tuple[int, ...], int | None], bytes] = OrderedDict()
        self._positions: OrderedDict[int, Game] = OrderedDict()
        self._folded = Folded()
        self._load(entries)

    # --- from entries to the game ---

    def _load(self, entries: Sequence[Entry]) -> None:
        self._folded = folded = Folded()
        for entry in entries:
            folded.add(entry)
        self.kinds = [folded.replaced.get(number, seat.kind) for number, seat in enumerate(self.stored.seats)]
        choices, folded.made = folded.made, []
        try:
            self.game, self._set_up = begin(self._table)
        except SaveError as error:
            raise Refused(f"this game begins with a position that this server does not know: {error}") from None
        for made in choices:
            try:
                events = self.game.play(made.option, made.seat)
            except IllegalChoice:  # what it says is not for the log: a seat's options can be secret
                raise Refused(f"this game was played by other rules: its entry {made.number} does not fit") from None
            folded.made.append(replace(made, events=events))
        self.taken = self.storage.taken(self.id)
        self._since = [folded.changed] * self.players
        self._seen.clear()
        self._positions.clear()

    @property
    def players(self) -> int:
        """How many play."""
        return self._table.config.players

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._table.names

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat."""
        return PERSON not in self.kinds

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self._folded.version

    @property
    def choices(self) -> list[tuple[int, int]]:
        """The choices that stand."""
        return [(made.seat, made.option) for made in self._folded.made]

    # --- what is done ---

    def choose(self, seat: int, version: int, option: int, key: str | None) -> None:
        """A seat chooses; stored when this returns."""
        with self.lock:
            if self._known(seat, key):
                return
            if not self._since[seat] <= version <= self.version:
                raise Stale
            self._play(seat, option, key)
        self.notify()

    def _play(self, seat: int, option: int, key: str | None) -> None:
        decision = self._decision(seat)
        after = self.game.copy()
        try:
            if decision is not None and not 0 <= option < ALL:
                raise IllegalChoice(f"no option has the id {option}")
            events = [after.play(option, seat)]
        except IllegalChoice as error:
            why = codec.reason(self.game.position, decision, option) if decision else None
            raise Refused(str(error), why) from None
        entries = [Entry(self.version + 1, "choice", {"seat": seat, "option": option}, _key(seat, key))]
        self._pass_for(after, entries, events)
        self._store(entries, after)
        for entry, told in zip(entries, events, strict=True):
            self._folded.add(entry, told)
        self._go_on(after)

    def _pass_for(self, game: Game, entries: list[Entry], events: list[list[Event]]) -> None:
        """Answer for those who have said beforehand what they answer."""
        number = entries[-1].number if entries else self.version
        while not game.over:
            decision = game.position.decision
            answer = self.standing.answer(decision, game.position)
            if self.kinds[decision.player] != PERSON or answer is None:
                return
            number += 1
            data = {"seat": decision.player, "option": answer, "standing": True}
            entries.append(Entry(number, "choice", data))
            events.append(game.play(answer, decision.player))

    def undo(self, seat: int, version: int, whole_turn: bool, key: str | None) -> None:
        """A seat takes back its last choice, or its whole turn."""
        with self.lock:
            if self._known(seat, key):
                return
            if not self._folded.changed <= version <= self.version:
                raise Stale
            can = undoable(self.game, self._folded.made, seat)
            count = can.turn if whole_turn else min(can.steps, 1)
            if not count:
                raise Refused("nothing can be taken back: something was revealed since, or somebody else chose")
            rest = without_last(self._folded.made, seat, count)
            after, _ = begin(self._table)
            for made in rest:
                after.play(made.option, made.seat)
            entry = Entry(self.version + 1, "undo", {"seat": seat, "count": count}, _key(seat, key))
            self._store([entry], after)
            self._folded.add(entry)
            self._positions.clear()
            self._go_on(after)
        self.notify()

    def chat(self, seat: int, text: str, key: str | None) -> int:
        """A seat says something."""
        with self.lock:
            if not self._known(seat, key):
                entry = Entry(self.version + 1, "chat", {"seat": seat, "text": text}, _key(seat, key))
                self._store([entry], self.game)
                self._folded.add(entry)
                for old in self._folded.talk.forget(self.id, self.storage):
                    self._folded.keys.pop(old, None)
            version = self.version
        self._wake()
        return version

    def said(self, since: int) -> list[ChatLine] | None:
        """What was said after a version; nothing if that is so much that it must be asked for in pages."""
        return self._folded.talk.since(since)

    def set_veto(self, seat: int, answer: str) -> None:
        """The standing answer of a seat, from now on."""
        with self.lock:
            self.storage.set_veto(self.id, seat, answer)
            self.standing.veto[seat] = answer
            self.settle()
        self.notify()

    def set_later(self, seat: int, answer: LaterAnswer) -> None:
        """Whether a seat is asked about kept cards in others' turns from now on; not stored, for it is short."""
        with self.lock:
            if not self.standing.set_later(seat, answer, self.game.position):
                raise Refused("this seat keeps no King incognito that it could show")
            self.settle()
        self.notify()

    def settle(self) -> None:
        """Give the standing answers that are due."""
        with self.lock:
            entries: list[Entry] = []
            events: list[list[Event]] = []
            after = self.game.copy()
            self._pass_for(after, entries, events)
            if entries:
                self._store(entries, after)
                for entry, told in zip(entries, events, strict=True):
                    self._folded.add(entry, told)
                self._go_on(after)

    def _known(self, seat: int, key: str | None) -> bool:
        return key is not None and _key(seat, key) in self._folded.keys

    def _store(self, entries: list[Entry], after: Game) -> None:
        self._told.clear()
        try:
            self.storage.append(self.id, entries, summary(after))
        except Taken:  # another server on the same database was faster
            self._load(self.storage.entries(self.id))
            raise Stale from None

    def _go_on(self, after: Game) -> None:
        """The game has changed: whoever is asked something else now must have seen it before answering."""
        before = [self._decision(seat) for seat in range(self.players)]
        if _action(self.game) is not _action(after):
            self._ask_again()
        self.game = after
        self.standing.go_on(after.position)
        for seat, decision in enumerate(before):
            if self._decision(seat) is not decision:
                self._since[seat] = self._folded.changed
        self._seen.clear()

    def _ask_again(self) -> None:
        """A special action is over: the answer "never in this action" is, too."""
        for seat, answer in enumerate(self.standing.veto):
            if answer == "never":
                self.storage.set_veto(self.id, seat, "ask")
                self.standing.veto[seat] = "ask"

    def _decision(self, seat: int) -> Decision | None:
        return next((decision for decision in self.game.position.decisions() if decision.player == seat), None)

    # --- bots ---

    def next_job(self) -> Job | None:
        """What a bot has to decide now, if anything."""
        with self.lock:
            for decision in self.game.position.decisions():
                if self.kinds[decision.player] != PERSON:
                    return self.job(decision.player)
            return None

    def job(self, seat: int) -> Job:
        """What a seat has to decide now."""
        with self.lock:
            decision = self._decision(seat)
            if decision is None:
                raise Refused(f"seat {seat} has nothing to decide now")
            options = decision.options(self.game.position)
            seed_for = hint_seed if self.kinds[seat] == PERSON else bot_seed
            game = self.game.save() if len(options) > 1 else ""
            return Job(seat, self.kinds[seat], seed_for(self.stored.key, seat), game, self._folded.changed, options)

    def bot_chooses(self, job: Job, option: int) -> Job | None:
        """A bot's answer, if the question is still the same; the next job."""
        with self.lock:
            if self._folded.changed != job.number:
                return self.next_job()
            self._play(job.seat, option, None)
            following = self.next_job()
        self.notify()
        return following

    def replace_bot(self, seat: int, level: str) -> None:
        """A simpler bot plays on, and the log says so."""
        with self.lock:
            data = {"key": "note-bot-replaced", "arguments": {"player": seat, "bot": level}}
            entry = Entry(self.version + 1, "note", data)
            self._store([entry], self.game)
            self._folded.add(entry)
            self.kinds[seat] = level
        self.notify()

    # --- seats ---

    def take_seat(self, browser: str, seat: int, secret: str, note: Text) -> bool:
        """Whether a browser holds a seat now by the link with a secret of this hash; the log says so."""
        with self.lock:
            alone = Entry(self.version + 1, "note", {"key": note[0], "arguments": note[1]})
            shared = replace(alone, data={"key": "note-seat-shared", "arguments": {"player": seat}})
            try:
                used = self.storage.use_link(browser, self.id, seat, secret, alone, shared)
            except Taken:
                self._load(self.storage.entries(self.id))
                raise Stale from None
            if used is not None:
                self._folded.add(used)
                self.taken.add(seat)
        self.notify()
        return used is not None

    # --- listeners ---

    def join(self, seat: int | None, listener: Listener) -> None:
        """Somebody watches, as a seat or as a spectator."""
        with self.lock:
            came = seat is not None and not self.present[seat]
            if seat is not None:
                self.present[seat] += 1
        if came:
            self.notify()
        self.listeners.add(listener)

    def leave(self, seat: int | None, listener: Listener) -> None:
        """He has gone."""
        self.listeners.discard(listener)
        with self.lock:
            if not self.listeners:
                self._told.clear()
            if seat is not None:
                self.present[seat] -= 1
        if seat is not None and not self.present[seat]:
            self.notify()

    def notify(self) -> None:
        """Something is to be seen: wake the bots, and everybody who watches."""
        with self.lock:
            self._told.clear()
            self.shown += 1
        if self.on_change is not None:
            self.on_change(self)
        self._wake()

    def _wake(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    # --- what is seen ---

    def state(self, seat: int | None, mine: Sequence[int], since: int | None = None, log: bool = False) -> State:
        """The table as a seat sees it, or a spectator; `since` is the version that the client had."""
        with self.lock:
            player = SPECTATOR if seat is None else seat
            seen = self._seen.get(player)
            if seen is None:
                seen = self._seen[player] = look(self.game, player, self.game.over)
            state = self._state(self.game, seat, mine, seen)
            if since is not None:
                state.events = self._folded.told(self._table.rules, since, self._round)
            if seat is not None:
                state.undo = undoable(self.game, self._folded.made, seat)
                state.veto = self.standing.veto[seat]  # type: ignore[assignment]
                state.later = self.standing.later(seat, self.game.position)
                state.beforehand = self.standing.beforehand(seat, self.game.position)
            if log:
                state.log = self._log(len(self._folded.made))
            return state

    def told(self, seat: int | None, mine: Sequence[int], since: int | None) -> tuple[int, bytes]:
        """The version and the state as JSON; those who look alike share it."""
        with self.lock:
            since = None if since is None else self._folded.heard(since)
            key = (seat, tuple(mine), since)
            told = self._told.pop(key, None) or encode(self.state(seat, mine, since))
            self._told[key] = told
            if len(self._told) > TOLD:
                self._told.popitem(last=False)
            return self.version, told

    def told_at_once(self, seat: int | None, mine: Sequence[int], since: int | None) -> tuple[int, bytes] | None:
        """The same without waiting; nothing if another thread is at the table."""
        if not self.lock.acquire(blocking=False):
            return None
        try:
            return self.told(seat, mine, since)
        finally:
            self.lock.release()

    def state_at(self, number: int, seat: int | None, mine: Sequence[int]) -> State:
        """The table after so many choices, as the seat saw it; when the game is over, with all that was secret."""
        with self.lock:
            if not 0 <= number <= len(self._folded.made):
                raise NotFound(f"the game has {len(self._folded.made)} choices so far, not {number}")
            game = self._positions.get(number)
            if game is None:
                game = self._positions[number] = self.game.at(number)
                if len(self._positions) > POSITIONS:
                    self._positions.popitem(last=False)
            seen = look(game, SPECTATOR if seat is None else seat, self.game.over)
            seen.question, seen.prompts = None, []
            if self._round not in (None, game.position.board.round):
                codec.forget_power_cards(self._table.config, seen.view)
            state = self._state(game, seat, mine, seen)
            state.log = self._log(number)
            return state

    def _state(self, game: Game, seat: int | None, mine: Sequence[int], seen: Seen) -> State:
        over = game.over
        return State(
            id=self.id,
            version=self.version,
            position=len(game.choices),
            seat=seat,
            seats=[
                StateSeat(
                    name=name,
                    colour=COLOUR_NAMES[number],
                    kind=self.kinds[number],
                    mine=number in mine,
                    connected=self.kinds[number] != PERSON or self.present[number] > 0,
                    taken=self.kinds[number] != PERSON or number in self.taken,
                )
                for number, name in enumerate(self.names)
            ],
            config=settings_of(self._table.config),
            view=seen.view,
            question=seen.question,
            waiting=sorted(decision.player for decision in game.position.decisions()),
            prompts=seen.prompts,
            undo=Undoable(0, 0),
            veto="ask",
            beforehand=Beforehand(),
            preview=seen.preview,
            events=[],
            said=self._folded.talk.last,
            over=over,
            winners=game.winners if over else [],
            ranking=ranking(game.position),
            points=self._points() if over else None,
            deal=self.stored.deal,  # type: ignore[arg-type]
        )

    @property
    def _round(self) -> int | None:
        """The round that the game is in; nothing, if it is over and the log keeps all."""
        return None if self.game.over else self.game.position.board.round

    def _log(self, position: int) -> list[Told]:
        return self._folded.log(self._table.rules, self._set_up, self._round, position)

    def _points(self) -> list[Scored]:
        events = self._set_up + [event for choice in self._folded.made for event in choice.events]
        earlier = earlier_points(self._table.begin())
        return [Scored(**asdict(line)) for line in earlier + points_by_source(self._table.rules, events)]


def _key(seat: int, key: str | None) -> str | None:
    return None if key is None else f"{seat}:{key}"


def _action(game: Game) -> EndSpecial | None:
    """The special action that is being carried out, by its end."""
    return next((step for step in game.position.stack[::-1] if isinstance(step, EndSpecial)), None)
