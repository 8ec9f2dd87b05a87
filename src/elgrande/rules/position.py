"""A position: the rules (which never change), the board (where everything is), the stack (what is still to happen)."""

from __future__ import annotations

from typing import Any, Final

from elgrande.board.board import Board
from elgrande.board.options import PLAIN, CaballeroKind, OptionId
from elgrande.board.spaces import BLACK, COLOURS, NOBODY, NOWHERE, Cell, ColourId, PlayerId, RegionId, SpaceId
from elgrande.engine.machine import Machine
from elgrande.engine.saving import dump_step
from elgrande.engine.step import Step
from elgrande.rules.fields import PlayerField, RegionField
from elgrande.rules.rules import Rules
from elgrande.rules.space import ANY, ScoreTable

Group = tuple[Cell, CaballeroKind, int]
"""Caballeros that cannot be told apart: their cell, their kind, and how many there are."""


INQUISITOR: Final = PlayerField("inquisitor", stakes=True)
"""Who leads the black caballeros: the holder of the Grand Inquisitor, or of the Inquisitor General."""


class Position(Machine):  # noqa: PLW1641  (it changes, so it has no hash)
    """One moment of a game: data that can be copied, saved and played on."""

    __slots__ = ("board", "rules")

    def __init__(self, rules: Rules, board: Board, stack: list[Step], options: list[OptionId], revealed: int) -> None:
        Machine.__init__(self, stack, options, revealed)  # searches copy all the time, and `super` takes longer
        self.rules = rules
        self.board = board

    def copy(self) -> Position:
        """An equal but independent position; nobody listens to its events."""
        return Position(self.rules, self.board.copy(), self.stack[:], self.options, self.revealed)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.rules.config == other.rules.config
            and self.rules.overrides == other.rules.overrides
            and self.revealed == other.revealed
            and self.board == other.board
            and [dump_step(step) for step in self.stack] == [dump_step(step) for step in other.stack]
        )

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.rules, self.board, self.stack, self.options, self.revealed)

    def __repr__(self) -> str:
        return f"<Position in round {self.board.round}: {self.stack[-1] if self.stack else 'over'}>"

    # --- the one gate that all caballeros go through ---

    def place(self, player: PlayerId, space: SpaceId) -> None:
        """A caballero goes from the court to a space."""
        self.board.place(player, space)
        if self.rules.placing.watches:
            self._watched(NOWHERE, space * COLOURS + player, 1, PLAIN)

    def bring(self, player: PlayerId, space: SpaceId, count: int) -> None:
        """Caballeros go from the province to a space."""
        self.board.bring(player, space, count)
        if self.rules.placing.watches:
            self._watched(NOWHERE, space * COLOURS + player, count, PLAIN)

    def move(self, cell: Cell, space: SpaceId, count: int = 1, kind: CaballeroKind = PLAIN) -> None:
        """Caballeros of one kind go to another space."""
        self.board.move(cell, space, count)
        if self.rules.placing.watches:
            self._gone(cell, space * COLOURS + cell % COLOURS, count, kind)

    def to_court(self, cell: Cell, count: int = 1, kind: CaballeroKind = PLAIN) -> None:
        """Caballeros of one kind go from the board to their owner's court."""
        self.board.to_court(cell, count)
        if self.rules.placing.watches:
            self._gone(cell, NOWHERE, count, kind)

    def to_province(self, cell: Cell, count: int = 1, kind: CaballeroKind = PLAIN) -> None:
        """Caballeros of one kind go from the board to their owner's province."""
        self.board.to_province(cell, count)
        if self.rules.placing.watches:
            self._gone(cell, NOWHERE, count, kind)

    def _gone(self, cell: Cell, target: Cell, count: int, kind: CaballeroKind) -> None:
        if kind != PLAIN:
            for mark in self.rules.placing.marks:
                if mark.kind == kind:
                    for _ in range(count):
                        mark.goes_along(self, cell, target)
        self._watched(cell, target, count, kind)

    def _watched(self, cell: Cell, target: Cell, count: int, kind: CaballeroKind) -> None:
        for watch in self.rules.placing.watches:
            watch(self, cell, target, count, kind)

    def marked(self, cell: Cell, kind: CaballeroKind, just_came: bool = False) -> None:
        """A caballero on a cell that carried nothing has taken up something that changes its kind."""
        for marking in self.rules.placing.markings:
            marking(self, cell, kind, just_came)

    # --- spaces and what stands on them ---

    def region_of(self, space: SpaceId) -> RegionId:
        """The region that contains a space, or the space itself."""
        known = self.rules.spaces[space]
        if known.within != NOWHERE:
            return known.within
        return self.board.extra[known.lies] if known.lies != NOWHERE else space

    def parts(self, region: RegionId) -> list[SpaceId]:
        """The region and the spaces inside it; do not modify this list."""
        parts = self.rules.parts[region]
        for space in self.rules.loose:
            if self.board.extra[self.rules.spaces[space].lies] == region:
                parts = [*parts, space]
        return parts

    def spaces_in(self, regions: list[RegionId]) -> list[SpaceId]:
        """The regions and all spaces inside them; do not modify this list."""
        if not self.rules.divided:
            return regions
        spaces: list[SpaceId] = []
        for region in regions:
            spaces += self.parts(region)
        return spaces

    def count(self, region: RegionId, colour: ColourId) -> int:
        """How many caballeros of a colour stand anywhere in a region."""
        if not self.rules.divided:
            return self.board.caballeros[region * COLOURS + colour]
        caballeros, count = self.board.caballeros, 0
        for part in self.parts(region):
            count += caballeros[part * COLOURS + colour]
        return count

    def groups(self, region: RegionId, colour: ColourId) -> list[Group]:
        """The caballeros of a colour anywhere in a region, by cell and kind."""
        return [
            (cell, kind, count)
            for cell in [part * COLOURS + colour for part in self.parts(region)]
            for kind, count in self.kinds(cell)
        ]

    def kinds(self, cell: Cell) -> list[tuple[CaballeroKind, int]]:
        """The kinds of caballeros on a cell, and how many there are of each."""
        plain = self.board.caballeros[cell]
        kinds: list[tuple[CaballeroKind, int]] = []
        if plain:
            for mark in self.rules.placing.marks:
                count = mark.count(self, cell)
                if count:
                    kinds.append((mark.kind, count))
                    plain -= count
        return [(PLAIN, plain), *kinds] if plain else kinds

    def of_kind(self, cell: Cell, kind: CaballeroKind) -> int:
        """How many caballeros of a kind stand on a cell."""
        count = self.board.caballeros[cell]
        if count:
            for mark in self.rules.placing.marks:
                if kind == PLAIN:
                    count -= mark.count(self, cell)
                elif kind == mark.kind:
                    return mark.count(self, cell)
        return count if kind == PLAIN else 0

    def has_room(self, space: SpaceId) -> bool:
        """Whether another caballero can stand on a space."""
        room = self.rules.spaces[space].room
        return room >= self.rules.caballeros or self.board.total(space) < room

    def rooms(self, region: RegionId, kind: CaballeroKind = PLAIN) -> list[SpaceId]:
        """The spaces of a region where an arriving caballero can be put."""
        parts = self.rules.parts[region]
        if self.rules.placing.limits and self.room_in(region) <= 0:
            return []
        if kind == PLAIN and self.rules.roomy[region]:
            return parts
        return [part for part in parts if self.fits(part, kind)]

    def room_in(self, region: RegionId) -> int:
        """How many more caballeros may come to a region."""
        room = ANY
        for limit in self.rules.placing.limits:
            room = min(room, limit.room(self, region))
        return room

    def fits(self, space: SpaceId, kind: CaballeroKind) -> bool:
        """Whether a caballero of this kind can be put on a space."""
        if not self.has_room(space):
            return False
        if kind == PLAIN or self.rules.spaces[space].loads:
            return True
        return not any(m.load and m.kind == kind for m in self.rules.placing.marks)

    def arrival(self, space: SpaceId) -> SpaceId:
        """Where a caballero that comes to a space from outside its region stands: first on what limits the region."""
        if self.rules.plain:
            return space
        for loose in self.rules.loose:
            if self.board.extra[self.rules.spaces[loose].lies] == space and self.has_room(loose):
                return loose
        for arrival in self.rules.placing.arrivals:
            space = arrival(self, space)
        return space

    def owner(self, colour: ColourId) -> PlayerId:
        """Who owns the caballeros of a colour: for black ones the player who leads them, or NOBODY."""
        if colour != BLACK:
            return colour
        return INQUISITOR.of(self) if self.rules.black else NOBODY

    # --- questions that the rules ask ---

    def taboo(self, region: RegionId) -> bool:
        """Whether nothing in this region may change (BASE-50); only this method decides it."""
        if region == self.board.king:
            return True
        for place in self.rules.taboos:
            if self.board.extra[place] == region:
                return True
        return False

    def held_fast(self, token: RegionField) -> bool:
        """Whether a token that makes its region taboo must stay, because the region is taboo without it (KI-41)."""
        region = token.of(self)
        others = [self.board.extra[place] for place in self.rules.taboos if place != token.at]
        return region != NOWHERE and (region == self.board.king or region in others)

    def open_regions(self) -> list[RegionId]:
        """The regions where something may change now; do not modify this list."""
        return self.open_among(self.rules.others[self.board.king])

    def open_among(self, regions: list[RegionId]) -> list[RegionId]:
        """Those of these regions, which are not the King's, where something may change; do not modify this list."""
        extra = self.board.extra
        closed = [extra[place] for place in self.rules.taboos if extra[place] != NOWHERE]
        return [region for region in regions if region not in closed] if closed else regions

    def table_space(self, space: SpaceId) -> SpaceId:
        """The space whose table or tile counts on a space: usually its own."""
        for counts in self.rules.scoring.tables:
            space = counts(self, space)
        return space

    def score_table(self, space: SpaceId) -> ScoreTable:
        """The score table that counts on a space: that of a tile, if one lies there (BASE-73)."""
        space = self.table_space(space)
        tile = self.board.tile_on(space)
        return self.rules.tiles[tile] if tile >= 0 else self.rules.spaces[space].table

    def scored_with(self, region: RegionId) -> list[RegionId]:
        """The regions scored together with a region in a general scoring, itself included; none if already scored."""
        regions = [region]
        for joined in self.rules.scoring.joins:
            regions = joined(self, region, regions)
        return regions

    def value(self, region: RegionId) -> int:
        """The value of a region: the largest number in its visible table (BASE-73)."""
        first, second, third = self.score_table(region)
        first = max(first, second)
        return third if third > first else first

    def after(self, player: PlayerId) -> list[PlayerId]:
        """The other players, clockwise from a player's left neighbour; do not modify this list."""
        return self.rules.after[player]

    def from_start(self) -> list[PlayerId]:
        """All players, clockwise from the start player; do not modify this list."""
        return self.rules.clockwise[self.board.start]
