"""Off to the Castillo: two caballeros of each player are thrown in (GRA-56, KI-36)."""

from __future__ import annotations

from elgrande.board.options import PICK, PLAIN, OptionId
from elgrande.board.spaces import CASTILLO, COLOURS
from elgrande.rules.base.moves import Moved
from elgrande.rules.base.turn import own_in_regions, why_not_pick
from elgrande.rules.position import Position
from elgrande.rules.steps import OfEach
from elgrande.rules.which import of_one_kind


class OffToCastillo(OfEach):
    """Throw in `count` own caballeros, then as many of each other player as there are; impossible without own ones."""

    __slots__ = ()
    prompt = "prompt-off-to-castillo"

    def options(self, game: Position) -> list[int]:
        own = self.own_left(game)
        if own or not self.hit:
            enough = self.hit or sum(game.board.caballeros[pick - PICK] for pick in own) >= self.count
            return own if enough else []
        others = [player for player in range(game.rules.players) if self.hit.count(player) < self.count]
        return [pick for player in others for pick in own_in_regions(game, player)]

    def own_left(self, game: Position) -> list[int]:
        """The player's own caballeros that must go before anybody else's (GRA-56), as options."""
        return own_in_regions(game, self.player) if self.hit.count(self.player) < self.count else []

    def choose(self, game: Position, option: OptionId) -> None:
        cell = option - PICK
        thrown = of_one_kind(game, self.player, cell, Thrown(self.player, cell, game.arrival(CASTILLO), PLAIN))
        game.then(thrown, OffToCastillo(self.player, self.count, (*self.hit, cell % COLOURS)))

    def why_not(self, game: Position, option: OptionId) -> str:
        if self.own_left(game):
            reason = why_not_pick(game, option, self.player)
            return "reason-own-first" if reason == "reason-only-own" else reason
        colour = (option - PICK) % COLOURS
        return "reason-hit-already" if self.hit.count(colour) >= self.count else why_not_pick(game, option)


class Thrown(Moved):
    """One caballero is thrown into the Castillo."""

    __slots__ = ()
