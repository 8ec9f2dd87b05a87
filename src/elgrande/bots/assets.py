"""What players have besides courts and regions, and what they can expect from it."""

from __future__ import annotations

from elgrande.rules.position import Position


class Assets:
    """What players can expect from something that they have besides courts and regions."""

    def __init__(self, players: int) -> None:
        self.known: list[dict[tuple[object, ...], float]] = [{} for _ in range(players)]
        """By player: what all of it is worth to him, against the others."""

    def key(self, position: Position, cells: bytes) -> tuple[object, ...]:
        """All that the worth depends on; `cells` are the caballeros on the board."""
        raise NotImplementedError(type(self).__name__)

    def worth(self, position: Position) -> list[float]:
        """What each player can expect, in points."""
        raise NotImplementedError(type(self).__name__)
