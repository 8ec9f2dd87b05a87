"""A space of the board: a region, the Castillo, or a space inside a region."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import NOWHERE

ScoreTable = tuple[int, int, int]
"""Points for first, second and third place."""

ANY: Final = 99
"""There is room for any number of caballeros."""


class Space:
    """A region, the Castillo, or a space inside a region: its key, its notation, its score table."""

    __slots__ = (
        "coast",
        "counts",
        "key",
        "king",
        "lies",
        "loads",
        "placing",
        "region",
        "room",
        "short",
        "table",
        "within",
    )

    def __init__(
        self,
        key: str,
        short: str,
        table: ScoreTable = (0, 0, 0),
        coast: bool = False,
        region: bool = True,
        king: bool = True,
        placing: bool = True,
        room: int = ANY,
        within: int = NOWHERE,
        lies: int = NOWHERE,
        counts: bool = True,
        loads: bool = True,
    ) -> None:
        self.key = key
        self.short = short
        self.table = table
        self.coast = coast
        self.region = region
        self.king = king
        """Whether the King may enter it."""
        self.placing = placing
        """Whether caballeros can come here from a court."""
        self.room = room
        """How many caballeros can stand on it; in a region without room they stand on the spaces inside."""
        self.within = within
        """The region that always contains this space."""
        self.lies = lies
        """The place in `board.extra` of the region where this space lies now: it limits who counts there."""
        self.counts = counts
        """Whether caballeros on it count for the majority of their region."""
        self.loads = loads
        """Whether a caballero that carries gold or goods may stand on it."""

    def __repr__(self) -> str:
        return f"<Space {self.short}>"

    def with_table(self, table: ScoreTable) -> Space:
        """The same space with another score table."""
        copy = Space(self.key, self.short, table, self.coast, self.region, self.king, self.placing)
        copy.room, copy.within, copy.lies = self.room, self.within, self.lies
        copy.counts, copy.loads = self.counts, self.loads
        return copy
