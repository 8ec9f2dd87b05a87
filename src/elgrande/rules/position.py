"""A position: the rules (never change), the board (where everything is), the stack (what is still to happen)."""

from __future__ import annotations

from elgrande.board.board import Board
from elgrande.engine.machine import Machine
from elgrande.engine.step import Step
from elgrande.rules.rules import Rules, Table


class Position(Machine):
    """A moment of a game: data that can be copied, saved and played on."""

    __slots__ = ("board", "rules")

    def __init__(self, rules: Rules, board: Board, stack: list[Step], options: list[int], revealed: int) -> None:
        super().__init__(stack, options, revealed)
        self.rules = rules
        self.board = board

    def copy(self) -> Position:
        """Another position, the same in everything and independent; nobody listens to its events."""
        return Position(self.rules, self.board.copy(), self.stack[:], self.options, self.revealed)

    # --- the one gate through which caballeros go ---

    def place(self, player: int, space: int) -> None:
        """A caballero goes from the court to a space."""
        self.board.place(player, space)

    def move(self, cell: int, space: int, count: int = 1) -> None:
        """Caballeros go to another space."""
        self.board.move(cell, space, count)

    def to_court(self, cell: int, count: int = 1) -> None:
        """Caballeros go from the board to their owner's court."""
        self.board.to_court(cell, count)

    def to_province(self, cell: int, count: int = 1) -> None:
        """Caballeros go from the board to their owner's province."""
        self.board.to_province(cell, count)

    # --- questions that rules ask ---

    def taboo(self, region: int) -> bool:
        """Whether nothing in this region may change (BASE-50): the one place that answers this."""
        if region == self.board.king:
            return True
        for taboo in self.rules.taboos:
            if taboo(self, region):
                return True
        return False

    def open_regions(self) -> list[int]:
        """The regions in which something may change now; never change this list."""
        regions = self.rules.others[self.board.king]
        if not self.rules.taboos:
            return regions
        return [region for region in regions if not self.taboo(region)]

    def table(self, space: int) -> Table:
        """The score table that counts on a space: a tile's, if one lies there (BASE-73)."""
        tile = self.board.tile_on(space)
        return self.rules.tiles[tile] if tile >= 0 else self.rules.spaces[space].table

    def value(self, region: int) -> int:
        """The value of a region: the largest number of its visible table (BASE-73)."""
        first, second, third = self.table(region)
        first = max(first, second)
        return third if third > first else first

    def after(self, player: int) -> list[int]:
        """The other players, clockwise from a player's left neighbour."""
        n = self.rules.players
        return [(player + i) % n for i in range(1, n)]

    def from_start(self) -> list[int]:
        """All players, clockwise from the start player."""
        n = self.rules.players
        return [(self.board.start + i) % n for i in range(n)]
