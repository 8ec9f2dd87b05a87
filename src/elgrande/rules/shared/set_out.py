"""The set-up dial: additional caballeros begin in a region that their owner chooses (GIC-4, KI-3)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import CABALLERO, IN_PROVINCE
from elgrande.board.spaces import REGIONS, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Step
from elgrande.rules.base.dials import Dial, RevealDials
from elgrande.rules.position import Position

CAME_OUT: Final = EventKind(
    "set-out", "player", "count", "space", moves=Moves(CABALLERO, IN_PROVINCE, "space", count="count")
)


class SetOut(Step):
    """All players dial a region for more of their caballeros."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: Position) -> None:
        dials = [SetOutDial(player, self.count) for player in game.from_start()]
        game.then_all([*dials, RevealDials(), ComeOut(self.count)])


class SetOutDial(Dial):
    """Where the first caballeros outside the home region go; not to the King's region."""

    __slots__ = ("count",)
    prompt = "prompt-dial-setup"

    def __init__(self, player: PlayerId, count: int) -> None:
        self.player = player
        self.count = count

    def shows(self, game: Position) -> list[int]:
        return [region for region in game.open_regions() if region < REGIONS]


class ComeOut(SetOut):
    """The caballeros come to the dialled regions: clockwise, players put them one by one (GIC-59)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for player in game.from_start():
            game.tell(CAME_OUT, player, self.count, game.board.shown[player])
        for _ in range(self.count):
            for player in game.from_start():
                game.bring(player, game.arrival(game.board.shown[player]), 1)
