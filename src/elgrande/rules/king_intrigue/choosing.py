"""How many power cards everybody chooses in secret (KI-4, KI-5)."""

from __future__ import annotations

from elgrande.engine.step import Step
from elgrande.rules.choosing import ChooseCard
from elgrande.rules.king_intrigue.facts import HAND
from elgrande.rules.position import Position


class ChooseHands(Step):
    """Every player chooses their cards, all at the same time."""

    __slots__ = ("count",)

    def __init__(self, count: int = HAND) -> None:
        self.count = count

    def run(self, game: Position) -> None:
        game.then_all([ChooseCard(player, 0, self.count) for player in game.from_start()])
