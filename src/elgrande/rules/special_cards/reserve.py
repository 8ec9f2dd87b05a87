"""Reserve: a caballero on a kept card that enters a region before a scoring (SC-5)."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PASS, SPACE, OptionId
from elgrande.board.spaces import COLOURS, PlayerId
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import AnnouncedOnSpace
from elgrande.rules.base.turn import PLACED, entrances, why_no_entrance
from elgrande.rules.keeping import CARD_USED, Keep, held, keepers
from elgrande.rules.position import Position
from elgrande.rules.shared.use import use_kept
from elgrande.rules.steps import OnRegion

RESERVE: Final = "reserve"
"""What the kept card can be used for."""


def reserve(game: Position) -> int:
    """The space for the caballeros on such cards."""
    return game.rules.space_named("reserve")


class KeepReserve(Keep):
    """Put a caballero from the court on the card and keep it."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return game.board.court[self.player] > 0

    def carry_out(self, game: Position) -> None:
        game.place(self.player, reserve(game))
        super().carry_out(game)


def may_use(game: Position) -> list[Step]:
    """The keepers of the card are asked, clockwise from the start player."""
    return [UseReserve(player) for player in keepers(game, game.from_start(), RESERVE)]


class OfferReserve(OnRegion):
    """Directly before a region is scored in a general scoring, players are asked once around (KI-43)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        asked = may_use(game)
        if asked and game.scored_with(self.region):
            game.then_all(asked)


class UseReserve(Decision):
    """Put the caballero into any region that may change and has room, or wait."""

    __slots__ = ()
    prompt = "prompt-reserve"
    tool = RESERVE

    def options(self, game: Position) -> list[int]:
        rooms = entrances(game, game.open_regions())
        return [PASS, *rooms] if rooms and held(game, self.player, RESERVE) else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != PASS:
            kept = held(game, self.player, RESERVE)[0]
            game.tell(CARD_USED, self.player, kept[0])
            game.then(BackToCourt(self.player, game.board.carried))
            use_kept(game, kept, ReserveComes(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        space = option - SPACE
        if not 0 <= space < len(game.rules.spaces):
            return "reason-not-offered"
        if not game.rules.spaces[game.region_of(space)].region:
            return "reason-not-in-region"
        return "reason-king" if game.taboo(game.region_of(space)) else why_no_entrance(game, space)


class ReserveComes(AnnouncedOnSpace):
    """The caballero enters a region."""

    __slots__ = ()
    reports = PLACED

    def carry_out(self, game: Position) -> None:
        game.move(reserve(game) * COLOURS + self.player, game.arrival(self.space))


class BackToCourt(Step):
    """If somebody stopped it, the card is spent and its caballero goes to the court; then the scoring continues."""

    __slots__ = ("carried", "player")

    def __init__(self, player: PlayerId, carried: int) -> None:
        self.player = player
        self.carried = carried
        """How many steps of the scoring special action had been carried out."""

    def run(self, game: Position) -> None:
        game.board.carried = self.carried
        release(game, self.player)


def release(game: Position, player: PlayerId) -> None:
    """Caballeros whose card is gone go to their owner's court."""
    cell = reserve(game) * COLOURS + player
    surplus = game.board.caballeros[cell] - len(held(game, player, RESERVE))
    if surplus > 0:
        game.to_court(cell, surplus)
