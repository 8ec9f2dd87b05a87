"""What set-up deals from: chance, and the region cards."""

from __future__ import annotations

from elgrande.board.spaces import REGIONS
from elgrande.engine.chance import Chance


class Dealer:
    """The chance of one set-up and its shuffled region cards (BASE-10)."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.region_cards = list(range(REGIONS))
        chance.shuffle(self.region_cards)

    def region(self) -> int:
        """The next region card; after that it is out of the game."""
        return self.region_cards.pop()
