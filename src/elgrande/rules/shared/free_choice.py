"""Free choice: a kept card that moves its holder's caballeros in a general scoring (GIC-63, GIC-78)."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PASS, USE, OptionId
from elgrande.engine.step import Decision, Step
from elgrande.rules.base.moves import MoveCaballeros
from elgrande.rules.keeping import CARD_USED, held, keepers
from elgrande.rules.position import Position
from elgrande.rules.shared.use import use_kept

FREE_CHOICE: Final = "free-choice"
"""What the kept card can be used for."""


class OfferFreeChoice(Step):
    """The keepers of the card are asked, clockwise from the start player."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([MayChooseFreely(player) for player in keepers(game, game.from_start(), FREE_CHOICE)])


class MayChooseFreely(Decision):
    """Use the card now, or save it for a later general scoring."""

    __slots__ = ()
    prompt = "prompt-free-choice"
    tool = FREE_CHOICE

    def options(self, game: Position) -> list[int]:
        return [PASS, USE] if self.move(game).options(game) else []

    def move(self, game: Position) -> MoveCaballeros:
        """What using the card allows."""
        card, _, _ = held(game, self.player, FREE_CHOICE)[0]
        return MoveCaballeros(self.player, own=game.rules.cards[card].amounts[0])

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            kept = held(game, self.player, FREE_CHOICE)[0]
            game.tell(CARD_USED, self.player, kept[0])
            use_kept(game, kept, self.move(game))
