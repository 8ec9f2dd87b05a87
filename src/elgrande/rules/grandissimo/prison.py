"""The prison: a symbol puts one caballero in, the King card lets all of them out (GRA-25, GRA-26)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ALL_THERE, CABALLERO, EVERYBODYS, on
from elgrande.board.options import PICK, PLAIN, SPACE, STOP, OptionId
from elgrande.board.spaces import COLOURS
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import ActionBy, AnnouncedOnOne, AnnouncedOnRegion
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.turn import own_in_regions, why_not_pick
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.which import of_one_kind

IMPRISONED: Final = EventKind(
    "imprisoned", "player", "colour", "space", moves=Moves(CABALLERO, "space", on("prison"), of="colour")
)
FREED: Final = EventKind(
    "freed", "player", "space", moves=Moves(CABALLERO, on("prison"), "space", of=EVERYBODYS, count=ALL_THERE)
)


def prison(game: Position) -> int:
    """The space of the prisoners."""
    return game.rules.space_named("prison")


class Imprison(Decision):
    """Choose the caballero that goes to prison: own or foreign, but not black."""

    __slots__ = ()
    prompt = "prompt-imprison"

    def options(self, game: Position) -> list[int]:
        return [pick for player in range(game.rules.players) for pick in own_in_regions(game, player)]

    def choose(self, game: Position, option: OptionId) -> None:
        cell = option - PICK
        game.then(of_one_kind(game, self.player, cell, Imprisoned(self.player, cell, PLAIN)))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_pick(game, option)


class Imprisoned(AnnouncedOnOne):
    """A caballero goes to prison."""

    __slots__ = ()
    reports = IMPRISONED

    def carry_out(self, game: Position) -> None:
        game.move(self.cell, prison(game), 1, self.kind)


# --- amnesty ---


class KingAndAmnesty(ActionBy):
    """The King card: prisoners may be freed before or after the King moves."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(Amnesty(self.player), MoveKing(self.player), Amnesty(self.player))


class Amnesty(Decision):
    """Choose the region that all prisoners go to, or leave them where they are."""

    __slots__ = ()
    prompt = "prompt-amnesty"

    def options(self, game: Position) -> list[int]:
        if not game.board.total(prison(game)):
            return []
        return [STOP, *(SPACE + region for region in game.open_regions())]

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            game.then(Freed(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-not-offered"


class Freed(AnnouncedOnRegion):
    """All prisoners go to one region."""

    __slots__ = ()
    reports = FREED

    def carry_out(self, game: Position) -> None:
        for owner in range(game.rules.players):
            cell = prison(game) * COLOURS + owner
            if game.board.caballeros[cell]:
                game.move(cell, self.region, game.board.caballeros[cell])
