"""A table in memory: its game, and everything that people and bots do there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from elgrande.board.options import ALL
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.server import codec
from elgrande.server.audience import Listener
from elgrande.server.errors import Refused, Stale
from elgrande.server.followed_table import FollowedTable, Played
from elgrande.server.journal import BOT_REPLACED, REMATCH
from elgrande.server.message_parts import ChatLine, LaterAnswer, Text, VetoAnswer
from elgrande.server.presence import SPECTATOR
from elgrande.server.stored_table import PERSON, StoredTable, Taken

NAME_LENGTH: Final = 40


class Table(FollowedTable):
    """A table at which people and bots sit. All methods may be called from any thread."""

    # --- choices ---

    def choose(self, seat: int, version: int, option: int, key: str | None, joins: bool = False) -> None:
        """Make a choice for a seat; it is stored when this returns. One that `joins` belongs to the choice before."""

        def attempt() -> None:
            if self._known(seat, key):
                return
            if self.sits_in(seat):
                raise Refused("a bot plays this seat for you: take it back first", ("reason-bot-sits", {}))
            if not self._asked_since[seat] <= version <= self.version:
                raise Stale
            self._play(seat, option, key, joins and self.journal.chose_last(seat))

        self._until_stored(attempt)
        self.notify()

    def choose_for_bot(self, seat: int, option: int, last_change: int) -> None:
        """Make the choice of a bot, unless the game has changed since it was asked, or another server asks it."""

        def attempt() -> None:
            if self.bots_here and self.journal.last_change == last_change and self.kinds[seat] != PERSON:
                self._play(seat, option, None)

        self._until_stored(attempt)
        self.notify()

    def undo(self, seat: int, version: int, whole_turn: bool, key: str | None) -> None:
        """Take back the last gesture of a seat, or its whole turn."""

        def attempt() -> None:
            if self._known(seat, key):
                return
            if not self.journal.last_change <= version <= self.version:
                raise Stale
            can = self.journal.undoable(self.game, seat)
            count = can.turn if whole_turn else min(can.steps, self.journal.last_gesture(seat))
            if not count or self.frozen:
                raise Refused("nothing can be taken back: something was revealed since, or somebody else chose")
            left = self.journal.without_last(seat, count)
            after = self.game.with_choices([(choice.seat, choice.option) for choice in left])
            entry = self._entry("undo", {"seat": seat, "count": count}, _key(seat, key))
            self._store([entry], after)
            self.journal.add(entry)
            self.cache.forget_positions()
            self._go_on(after)

        self._until_stored(attempt)
        self.notify()

    def _play(self, seat: int, option: int, key: str | None, joins: bool = False) -> None:
        decision = self.decision(seat)
        after = self.game.copy()
        try:
            if decision is not None and not 0 <= option < ALL:
                raise IllegalChoice(f"no option has the id {option}")
            self.check_rules()
            events = after.play(option, seat)
        except IllegalChoice as error:
            why = codec.reason(self.game.position, decision, option) if decision else None
            raise Refused(str(error), why) from None
        data = {"seat": seat, "option": option} | ({"joins": True} if joins else {})
        entry = self._entry("choice", data, _key(seat, key))
        self._keep([(entry, events), *self._answered_beforehand(after, entry.number)], after)

    # --- answers beforehand ---

    def set_veto(self, seat: int, answer: VetoAnswer) -> None:
        """Set whether a seat vetoes from now on."""
        with self.lock:
            self.answers.set_veto(seat, answer, self.game.position)
            self._store_answers(seat)
        self.notify()

    def set_later(self, seat: int, answer: LaterAnswer) -> None:
        """Set whether a seat is asked about kept cards in others' turns."""
        with self.lock:
            if not self.answers.set_later(seat, answer, self.game.position):
                raise Refused("this seat keeps no King incognito that it could show")
            self._store_answers(seat)
        self.notify()

    def set_power(self, seat: int, options: Sequence[int]) -> None:
        """Set which power cards a seat plays when it is asked, the first choice first."""
        with self.lock:
            if not self.answers.set_power(seat, options, self.game.position):
                raise Refused("you can choose beforehand only what you may play in this round, before you are asked")
            self._store_answers(seat)
        self.notify()

    def _store_answers(self, seat: int) -> None:
        self.storage.seats.set_answers(self.id, seat, self.answers.stored()[seat])
        self.settle()

    def settle(self) -> None:
        """Make the choices that were answered beforehand."""
        if not self.frozen:
            self._until_stored(self._settle)

    def _settle(self) -> None:
        after = self.game.copy()
        played = self._answered_beforehand(after, self.version)
        if played:
            self._keep(played, after)

    def _answered_beforehand(self, game: Game, version: int) -> list[Played]:
        people = [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]
        return [
            (replace(self._entry("choice", {"seat": seat, "option": option, "standing": True}), number=number), events)
            for number, (seat, option, events) in enumerate(self.answers.play(game, people), version + 1)
        ]

    # --- chat, seats and bots ---

    def chat(self, seat: int, text: str, key: str | None) -> int:
        """Add a line of chat; return the version."""

        def attempt() -> int:
            if not self._known(seat, key):
                entry = self._entry("chat", {"seat": seat, "text": text}, _key(seat, key))
                self._store([entry], self.game)
                self.journal.add(entry)
                for old in self.journal.chat.forget(self.id, self.storage):
                    self.journal.request_keys.pop(old, None)
            return self.version

        version = self._until_stored(attempt)
        self.audience.wake()
        return version

    def chat_since(self, version: int) -> list[ChatLine] | None:
        """The lines after a version; None if there are so many that the client must ask for pages."""
        return self.journal.chat.since(version)

    def take_seat(self, person: str, seat: int, secret: str, note: Text) -> bool:
        """Give a seat to a person by the link with a secret of this hash; return whether the link was unused.

        The log says so with `note`, or with another note if the seat is shared now. A bot that sat in goes.
        """
        with self.lock:
            alone = self._entry("note", {"key": note[0], "arguments": note[1]})
            if self.sits_in(seat):
                alone = self._entry("seat", {"seat": seat, "kind": PERSON, "why": "taken"})
            shared = replace(alone, kind="note", data={"key": "note-seat-shared", "arguments": {"player": seat}})
            free, both = self._change([alone], self.game), self._change([shared], self.game)
            with self._or_stale():
                used = self.storage.seats.use_link(person, seat, secret, free, both)
            if used is not None:
                self._stored(used)
                self.journal.add(used.entries[0])
                self.browsers = self.storage.seats.browsers(self.id)
        self.notify()
        return used is not None

    def change_seat(self, seat: int, kind: str, why: str, vacate: bool = False, only_free: bool = False) -> bool:
        """Let a bot or a person play a seat from now on; the log says why. Return whether it was possible.

        `vacate` takes the seat away from whoever holds it. `only_free` does nothing if somebody holds it; the database
        decides that, because somebody may be taking the seat at this moment.
        """
        with self.lock:
            data = {"seat": seat, "kind": kind, "why": why} | ({"vacated": True} if vacate else {})
            entry = self._entry("seat", data)
            change = self._change([entry], self.game)
            with self._or_stale():
                done = self.storage.seats.change_seat(seat, change, vacate, only_free)
            if done and vacate:
                self._load_again()  # somebody else may be the host now
            elif done:
                self._stored(change)
                self.journal.add(entry)
                self.browsers = self.storage.seats.browsers(self.id)
            if done:
                self.settle()
        self.notify()
        return done

    def note(self, key: str, **arguments: str | int) -> None:
        """Add a line to the log."""

        def attempt() -> None:
            entry = self._entry("note", {"key": key, "arguments": arguments})
            self._store([entry], self.game)
            self.journal.add(entry)

        self._until_stored(attempt)
        self.notify()

    def take_open_seat(self, person: str, name: str) -> int | None:
        """Give an open seat to a person, who brings a name; None if there is none."""
        with self.lock:
            seats = self.storage.table(self.id)
            for seat, stored in enumerate(seats.seats if seats else ()):
                if not stored.open:
                    continue
                names = self.names
                others = {other for number, other in enumerate(names) if number != seat}
                names[seat] = next(own for own in _variants(name) if own not in others)
                data = {"seat": seat, "kind": PERSON, "why": "joined", "name": names[seat]}
                entry = self._entry("seat", data)
                with self._or_stale():
                    taken = self.storage.seats.take_open_seat(person, seat, names, self._change([entry], self.game))
                if taken:
                    self._load_again()
                    break
            else:
                return None
        self.notify()
        return seat

    def delete(self, host: str) -> bool:
        """Delete the table, if this is its host and nobody else needs it any more."""
        with self.lock:
            try:
                deleted = self.gone or self.storage.delete_table(self.id, host)
            except Taken:  # something has happened here at another server just now
                raise Stale from None
            if deleted:
                self.end()
        return deleted

    def add_rematch(self, table: StoredTable, seat: int, order: Sequence[int]) -> None:
        """Store the table at which the same people play again, seated in this order; the log says which seat set it."""
        with self.lock:
            if self.journal.rematch is not None:
                raise Stale
            data = {"key": REMATCH, "arguments": {"player": seat, "table": table.id}}
            note = self._entry("note", data, REMATCH)
            change = self._change([note], self.game)
            with self._or_stale():
                self.storage.add_rematch(table, change, order)
            self._stored(change)
            self.journal.add(note)
        self.notify()

    def replace_bot(self, seat: int, level: str) -> None:
        """Let a simpler bot play on; the log says so."""
        self.note(BOT_REPLACED, player=seat, bot=level)

    # --- the audience ---

    def join(self, seat: int | None, listener: Listener) -> None:
        """Let somebody watch, as a seat or as a spectator."""
        if self.audience.arrive(SPECTATOR if seat is None else seat):
            self._show_presence(seat, True)
        self.audience.add(listener)

    def leave(self, seat: int | None, listener: Listener) -> None:
        """Let somebody go who has watched."""
        self.audience.remove(listener)
        if self.audience.empty:
            with self.lock:
                self.cache.forget_states()
        if self.audience.depart(SPECTATOR if seat is None else seat):
            self._show_presence(seat, False)

    def _show_presence(self, seat: int | None, here: bool) -> None:
        if self.presence is not None:
            self.presence.changed(self.id, SPECTATOR if seat is None else seat, here)
        if seat is not None:
            self.notify()

    def _known(self, seat: int, key: str | None) -> bool:
        return key is not None and _key(seat, key) in self.journal.request_keys


def _variants(name: str) -> Iterator[str]:
    """A name, and what to call others of this name."""
    yield name
    for number in count(2):
        yield f"{name[: NAME_LENGTH - len(str(number)) - 1]} {number}"


def _key(seat: int, key: str | None) -> str | None:
    return None if key is None else f"{seat}:{key}"
