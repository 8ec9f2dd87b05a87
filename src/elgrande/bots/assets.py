"""What players have besides courts and regions, and what they can expect from it."""

from __future__ import annotations

from elgrande.board.spaces import COLOURS
from elgrande.bots.prospects import Prospects
from elgrande.bots.sense import senses_of
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules


class Assets:
    """What players can expect from something that they have besides courts and regions."""

    def __init__(self, players: int) -> None:
        self.known: list[dict[tuple[object, ...], float]] = [{} for _ in range(players)]
        """By player: what all of it is worth to them, against the others."""

    def key(self, position: Position, cells: tuple[int, ...]) -> tuple[object, ...]:
        """All that the worth depends on; `cells` are the caballeros on the board."""
        raise NotImplementedError(type(self).__name__)

    def worth(self, position: Position) -> list[float]:
        """What each player can expect, in points."""
        raise NotImplementedError(type(self).__name__)


class Possession:
    """Something that belongs to single players, such as a ship or a bridge."""

    def key(self, position: Position) -> tuple[object, ...]:
        """All that its worth depends on, besides the caballeros off the regions."""
        return ()

    def count(self, position: Position, worth: list[float]) -> None:
        """Add what it is worth to each player."""
        raise NotImplementedError(type(self).__name__)


class Possessions(Assets):
    """Caballeros off the regions, and all that belongs to single players."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        super().__init__(rules.players)
        senses = senses_of(rules).all
        self.players = rules.players
        self.total = prospects.total
        self.waiting: list[tuple[int, float]] = []
        """The spaces off the regions, and what a caballero there is worth."""
        for number, space in enumerate(rules.spaces):
            if not space.counts:
                kind = space.key.split("-")[0]
                self.waiting += [(number, sense.off_regions[kind]) for sense in senses if kind in sense.off_regions]
        self.first = min([space for space, _ in self.waiting], default=len(rules.spaces))
        found = [sense.possession(rules, prospects) for sense in senses]
        self.parts = [part for part in found if part is not None]

    def key(self, position: Position, cells: tuple[int, ...]) -> tuple[object, ...]:
        key: tuple[object, ...] = (cells[self.first * COLOURS :],)
        for part in self.parts:
            key += part.key(position)
        return key

    def worth(self, position: Position) -> list[float]:
        worth = [0.0] * self.players
        caballeros = position.board.caballeros
        for space, each in self.waiting:
            for player in range(self.players):
                worth[player] += each * self.total * caballeros[space * COLOURS + player]
        for part in self.parts:
            part.count(position, worth)
        return worth
