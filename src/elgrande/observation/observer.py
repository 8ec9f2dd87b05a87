"""Writes what a seat sees into a buffer of 32-bit floats, and what it may choose into a buffer of bytes.

The numbers come from the position itself, read through `rules.sight` and `Field.seen`: nothing that a seat may not know
is read. The law of secrets is checked on observations as it is on views.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from elgrande.board.board import Board
from elgrande.board.hand import cards_in, in_doubt
from elgrande.board.options import ALL, SPACE, kind_of
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.engine.event import arguments_of
from elgrande.engine.step import Decision, Sealed, Secret
from elgrande.observation.asked import ABOUT_PLAYERS, ABOUT_SPACES, Detail, details_of, turned
from elgrande.observation.kinds import kind_number
from elgrande.observation.layout import CABALLEROS, POINTS, ROUNDS, SMALL, Layout
from elgrande.observation.modules import Writer, writers
from elgrande.rules.action import Window
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.rules.sight import known_hand, known_stacks, outside_castillo, own_dial

FLOAT: Final = 4
"""The bytes of a number."""
MOST_KEPT: Final = 4096
"""How many states of the power cards, and of the stacks, are kept at most; a batch has several for each game."""


class Observer:
    """Observes the games of one table; it keeps a buffer of its own, so each thread needs its own observer."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout = Layout(rules)
        self.size = self.layout.size
        """How many numbers an observation has."""
        self._numbers: Any = array("f", bytes(FLOAT * self.size))
        self._bytes = memoryview(self._numbers).cast("B")
        self._blank = bytes(FLOAT * self.size)
        self._no_options = bytes(ALL)
        self._seats = rules.players
        self._spaces = len(rules.spaces)
        self._cards = len(rules.cards)
        self._powers = len(rules.values)
        self._at: dict[str, int] = {part.name: part.at for part in self.layout.parts}
        self._writers: list[Writer] = writers(rules, self._at)
        self._counts = [min(count / CABALLEROS, 1.0) for count in range(64)]
        self._shares = [min(count / max(rules.caballeros, 1), 1.0) for count in range(64)]
        self._places = [self._places_of(first) for first in range(self._seats)]
        """By the observer's seat: where the number of each cell of the board goes."""
        self._hands: dict[Any, bytes] = {}
        """The numbers of power cards that were seen before: they change only when cards are played or taken back."""
        self._stacks: dict[Any, bytes] = {}
        """The numbers of stacks that were seen before: they change once in a round."""
        self._points = [min(points / POINTS, 1.0) for points in range(POINTS + 1)]

    def __repr__(self) -> str:
        return f"<Observer of {self.layout.name}>"

    def _places_of(self, first: int) -> list[int]:
        begin, columns = self._at["caballeros"], self._seats + 1
        return [
            begin + space * columns + turned(colour, first, self._seats)
            for space in range(self._spaces)
            for colour in range(COLOURS)
        ]

    # --- what is written ---

    def write(self, position: Position, seat: int, out: Any, at: int = 0) -> None:
        """Write what a seat sees into `out` from its number `at` on; any writable buffer of 32-bit floats will do."""
        self.observe(position, seat)
        memoryview(out).cast("B")[at * FLOAT : (at + self.size) * FLOAT] = self._bytes

    def mask(self, position: Position, seat: int, out: Any, at: int = 0) -> None:
        """Write 1 for each option that a seat may choose and 0 for all others into a buffer of bytes."""
        view = memoryview(out).cast("B")
        view[at : at + ALL] = self._no_options
        for option in options_for(position, seat):
            view[at + option] = 1

    def observe(self, position: Position, seat: int) -> None:
        """Fill the observer's own buffer."""
        self._bytes[:] = self._blank
        first = seat if seat >= 0 else 0
        self._observe_table(position.board, first)
        self._observe_pieces(position, first)
        self._observe_seats(position.board, first)
        self._observe_hands(position, seat, first)
        self._observe_dials(position, seat, first)
        self._observe_cards(position, seat, first)
        for writer in self._writers:
            writer.write(position.board, self._numbers, seat, first)
        self._observe_asked(position, seat, first)

    def _observe_table(self, board: Board, first: int) -> None:
        out, at, seats = self._numbers, self._at, self._seats
        out[at["round"] + min(board.round, ROUNDS - 1)] = 1.0
        out[at["start"] + (board.start - first) % seats] = 1.0
        if board.player >= 0:
            out[at["player"] + (board.player - first) % seats] = 1.0
        if board.king >= 0:
            out[at["king"] + board.king] = 1.0
        if board.carried:
            out[at["carried"]] = min(board.carried / SMALL, 1.0)
        place = at["tiles"]
        for space in board.tiles:
            if space >= 0:
                out[place + space] = 1.0
            place += self._spaces

    def _observe_pieces(self, position: Position, first: int) -> None:
        out, counts, places = self._numbers, self._counts, self._places[first]
        for cell, count in enumerate(outside_castillo(position, first)):
            if count:
                out[places[cell]] = counts[count]

    def _observe_seats(self, board: Board, first: int) -> None:
        out, at, shares = self._numbers, self._at, self._shares
        court, province, score, grande = at["court"], at["province"], at["score"], at["grande"]
        for row in range(self._seats):
            other = (row + first) % self._seats
            if board.court[other]:
                out[court + row] = shares[board.court[other]]
            out[province + row] = shares[board.province[other]]
            points = board.score[other]
            if points:
                out[score + row] = self._points[max(min(points, POINTS), 0)]
            if board.grande[other] >= 0:
                out[grande + row * self._spaces + board.grande[other]] = 1.0

    def _observe_hands(self, position: Position, seat: int, first: int) -> None:
        begin = self._at["hand"] * FLOAT
        self._bytes[begin : begin + 3 * self._seats * self._powers * FLOAT] = self._hands_of(position, seat, first)

    def _hands_of(self, position: Position, seat: int, first: int) -> bytes:
        """The numbers of the parts `hand`, `doubtful` and `power`, which follow each other."""
        board = position.board
        key = (seat, tuple(board.hand), tuple(board.doubtful), tuple(board.power))
        numbers = self._hands.get(key)
        if numbers is None:
            length = self._seats * self._powers
            rows: Any = array("f", bytes(3 * FLOAT * length))
            hands = known_hand(position, seat)
            for row in range(self._seats):
                other, place = (row + first) % self._seats, row * self._powers
                doubt = in_doubt(board.doubtful[other])
                for card in cards_in(hands[other] if other == seat else hands[other] & ~doubt):
                    rows[place + card] = 1.0
                for card in cards_in(doubt):
                    rows[length + place + card] = 1.0
                if board.power[other]:
                    rows[2 * length + place + board.power[other]] = 1.0
            if len(self._hands) >= MOST_KEPT:
                self._hands.clear()
            numbers = self._hands[key] = bytes(rows)
        return numbers

    def _observe_dials(self, position: Position, seat: int, first: int) -> None:
        out, seats, spaces = self._numbers, self._seats, self._spaces
        dial, shown = self._at["dial"], self._at["shown"]
        dials = own_dial(position, seat)
        if seat >= 0:
            sealed = sealed_dial(position, seat)
            if sealed != NOWHERE:
                dials[seat] = sealed
        for row in range(seats):
            other = (row + first) % seats
            if dials[other] >= 0:
                out[dial + row * spaces + dials[other]] = 1.0
            if position.board.shown[other] >= 0:
                out[shown + row * spaces + position.board.shown[other]] = 1.0

    def _observe_cards(self, position: Position, seat: int, first: int) -> None:
        out, at, board = self._numbers, self._at, position.board
        if board.card >= 0:
            out[at["card"] + board.card] = 1.0
        if board.taken >= 0:
            out[at["taken"] + board.taken] = 1.0
        place = at["offered"]
        for card in board.offered:
            if card >= 0:
                out[place + card] = 1.0
        begin = at["unseen"] * FLOAT
        self._bytes[begin : begin + 2 * self._cards * FLOAT] = self._stacks_of(position, seat)
        for card, holder, until in board.kept:
            left = min(max(until - board.round + 1, 1), ROUNDS)
            out[at["kept"] + (holder - first) % self._seats * self._cards + card] = left / ROUNDS

    def _stacks_of(self, position: Position, seat: int) -> bytes:
        """The numbers of the parts `unseen` and `stacks`, which follow each other."""
        key = (seat, tuple(position.board.unseen), tuple(position.board.stacks))
        numbers = self._stacks.get(key)
        if numbers is None:
            rows: Any = array("f", bytes(2 * FLOAT * self._cards))
            for hidden, cards in zip(position.board.unseen, known_stacks(position, seat), strict=True):
                for above, card in enumerate(cards):
                    if above < hidden:
                        rows[card] = 1.0
                    else:
                        rows[self._cards + card] = 1.0 / (1 + above)
            if len(self._stacks) >= MOST_KEPT:
                self._stacks.clear()
            numbers = self._stacks[key] = bytes(rows)
        return numbers

    # --- what is asked ---

    def _observe_asked(self, position: Position, seat: int, first: int) -> None:
        if not position.stack:
            return
        out, at, seats = self._numbers, self._at, self._seats
        top = position.decision
        if not isinstance(top, Secret):
            out[at["deciding"] + (top.player - first) % seats] = 1.0
            if top.player == seat:
                self._observe_decision(position, top, first)
            return
        for step in position.row():
            if isinstance(step, Decision):
                out[at["deciding"] + (step.player - first) % seats] = 1.0
                if step.player == seat:
                    self._observe_decision(position, step, first)

    def _observe_decision(self, position: Position, decision: Decision, first: int) -> None:
        out, at = self._numbers, self._at
        out[at["asked"] + kind_number(decision)] = 1.0
        details: list[Detail] = details_of(decision)
        for detail in details:
            detail.write(decision, out, at, first, self._seats)
        if isinstance(decision, Window):
            self._observe_announced(arguments_of(decision.reacts_to(position)), first)

    def _observe_announced(self, arguments: dict[str, int], first: int) -> None:
        spaces, players = self._at["announced_spaces"], self._at["announced_players"]
        for name, value in arguments.items():
            if name in ABOUT_SPACES and 0 <= value < self._spaces:
                self._numbers[spaces + value] = 1.0
            elif name in ABOUT_PLAYERS and 0 <= value < self._seats:
                self._numbers[players + (value - first) % self._seats] = 1.0


def decision_of(position: Position, seat: int) -> Decision | None:
    """What a seat has to decide now, if anything."""
    if not position.stack:
        return None
    top = position.decision
    if top.player == seat:
        return top
    if isinstance(top, Secret):
        for step in position.row():
            if isinstance(step, Decision) and step.player == seat:
                return step
    return None


def options_for(position: Position, seat: int) -> list[int]:
    """What a seat may choose now; do not change this list."""
    decision = decision_of(position, seat)
    if decision is None:
        return []
    return position.options if decision is position.stack[-1] else decision.options(position)


def sealed_dial(position: Position, seat: int) -> int:
    """The space that a seat has chosen in the open row of secret decisions, or NOWHERE."""
    if position.stack and isinstance(position.stack[-1], Secret):
        for step in position.row():
            if isinstance(step, Sealed) and step.decision.player == seat and kind_of(step.option) == SPACE:
                return step.option - SPACE
    return NOWHERE
