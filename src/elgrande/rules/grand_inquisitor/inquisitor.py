"""The Grand Inquisitor: who takes the card, what its holder may do, where black caballeros stand (GIC-47 to GIC-53)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import AT_COURT, BEFORE, CABALLERO, IN_PROVINCE, NOBODYS
from elgrande.board.spaces import BLACK, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.scorings import ScoreRegions
from elgrande.rules.fields import END_OF_TURN, Flag
from elgrande.rules.grand_inquisitor.facts import ABROAD
from elgrande.rules.hooks import Aside, MorePlacing
from elgrande.rules.position import INQUISITOR, Position

LEVIED: Final = Flag("levied", until=END_OF_TURN)
"""Whether the player on turn has had their extra caballero."""

INQUISITOR_TAKEN: Final = EventKind(
    "took-inquisitor", "player", moves=Moves("inquisitor", BEFORE, "player", of=NOBODYS)
)
LEVIED_ONE: Final = EventKind("levied", "player", moves=Moves(CABALLERO, IN_PROVINCE, AT_COURT))


class TakeInquisitor(Announced):
    """Take the Grand Inquisitor card, or keep it (GIC-47)."""

    __slots__ = ()
    reports = INQUISITOR_TAKEN

    def carry_out(self, game: Position) -> None:
        INQUISITOR.put(game, self.player)


class ScoreBlack(ScoreRegions):
    """Score every region with a black caballero (GIC-65)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if game.count(region, BLACK)]


class ScoreAbroad(ScoreRegions):
    """Score the four new regions (GIC-64)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if region >= ABROAD]


# --- one extra caballero in each turn (GIC-51) ---


def entitled(game: Position, player: PlayerId) -> bool:
    """Whether a player may still have their extra caballero in this turn."""
    return game.board.player == player == INQUISITOR.of(game) and not LEVIED.holds(game)


class MayLevy(Aside):
    """Either bring an extra one from the province to the court, at any time of the turn …"""

    def offered(self, game: Position, player: PlayerId) -> bool:
        return entitled(game, player) and game.board.province[player] > 0

    def step(self, player: PlayerId) -> Step:
        return Levy(player)


class Levy(ByPlayer):
    """An extra caballero comes to the court."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        LEVIED.set(game)
        board.province[self.player] -= 1
        board.court[self.player] += 1
        game.tell(LEVIED_ONE, self.player)


class PlaceOneMore(MorePlacing):
    """… or place an extra one."""

    def left(self, game: Position, player: PlayerId) -> int:
        return int(entitled(game, player))

    def use(self, game: Position, player: PlayerId) -> None:
        LEVIED.set(game)
