"""Writes what modules keep on the board: one writer for each declared field."""

from __future__ import annotations

from typing import Any

from elgrande.board.board import Board
from elgrande.board.spaces import COLOURS
from elgrande.observation.asked import turned
from elgrande.observation.layout import SMALL
from elgrande.rules.fields import PLAYER, UNKNOWN, CardField, CellField, Field, PlayerField, RegionField
from elgrande.rules.rules import Rules


class Writer:
    """Tells a field with a number for each player or piece."""

    def __init__(self, field: Field, rules: Rules, at: dict[str, int], least: int = 0) -> None:
        self.field = field
        self.seats = rules.players
        self.rows = rules.players if field.each == PLAYER else field.count
        self.turns = field.each == PLAYER
        """Whether its rows are players, so that they are told from the observer's side."""
        self.at = at[field.name]
        self.hidden = at.get(f"{field.name}_hidden", 0)
        self.shown = at.get(f"{field.name}_shown", 0)
        self.least = least
        """Lower values are not told: of counts, 0 is a blank already."""

    def write(self, board: Board, out: Any, seat: int, first: int) -> None:
        """Write all its values as a seat sees them."""
        field, least = self.field, self.least
        if field.secret is not None:
            self.write_secret(board, out, seat, first)
        elif self.turns:
            for row in range(self.rows):
                value = board.extra[field.at + (row + first) % self.seats]
                if value >= least:
                    self.put(out, row, value, first)
        else:
            for row, value in enumerate(board.extra[field.at : field.at + self.rows]):
                if value >= least:
                    self.put(out, row, value, first)

    def write_secret(self, board: Board, out: Any, seat: int, first: int) -> None:
        """Write the values of a field that a seat may not see, or not all of them."""
        field = self.field
        for row in range(self.rows):
            which = (row + first) % self.seats if self.turns else row
            value = field.seen(board, seat, which)
            if board.extra[field.end + which]:
                out[self.shown + row] = 1.0
            if value == UNKNOWN:
                out[self.hidden + row] = 1.0
            if value >= self.least:
                self.put(out, row, value, first)

    def put(self, out: Any, row: int, value: int, first: int) -> None:
        """Write one value."""
        out[self.at + row] = min(value / SMALL, 1.0)


class OneOf(Writer):
    """Tells which space or card it is."""

    def __init__(self, field: Field, rules: Rules, at: dict[str, int], length: int) -> None:
        super().__init__(field, rules, at)
        self.length = length

    def put(self, out: Any, row: int, value: int, first: int) -> None:
        out[self.at + row * self.length + value] = 1.0


class OnePlayer(Writer):
    """Tells which player it is, seen from the observer."""

    def put(self, out: Any, row: int, value: int, first: int) -> None:
        out[self.at + row * self.seats + (value - first) % self.seats] = 1.0


class OnCells(Writer):
    """Tells how many pieces are on each cell; they cannot be told apart."""

    def __init__(self, field: Field, rules: Rules, at: dict[str, int]) -> None:
        super().__init__(field, rules, at)
        self.at_first = at[f"{field.name}_first"]

    def write(self, board: Board, out: Any, seat: int, first: int) -> None:
        for place in range(self.field.at, self.field.end):
            value = board.extra[place]
            if value >= 0:
                cell = value // COLOURS * (self.seats + 1) + turned(value % COLOURS, first, self.seats)
                out[self.at + cell] += 1 / SMALL
            elif value == self.field.first:
                out[self.at_first] += 1 / SMALL


def writers(rules: Rules, at: dict[str, int]) -> list[Writer]:
    """The writers of all fields of a table; `at` says where the parts of an observation begin."""
    return [_writer(field, rules, at) for field in rules.fields]


def _writer(field: Field, rules: Rules, at: dict[str, int]) -> Writer:
    if isinstance(field, CellField):
        return OnCells(field, rules, at)
    if isinstance(field, RegionField):
        return OneOf(field, rules, at, len(rules.spaces))
    if isinstance(field, PlayerField):
        return OnePlayer(field, rules, at)
    if isinstance(field, CardField):
        return OneOf(field, rules, at, len(rules.cards))
    return Writer(field, rules, at, least=1)
