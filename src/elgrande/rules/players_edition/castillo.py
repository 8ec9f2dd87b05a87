"""The Castillo moved into a region, and the danger of its collapse (PE-3, PE-8)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ALL_THERE, BEFORE, CABALLERO, EVERYBODYS, IN_CASTILLO, IN_SUPPLY, NOBODYS, on
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import CASTILLO, COLOURS, NOWHERE, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced, AnnouncedOnRegion
from elgrande.rules.effects import Effect
from elgrande.rules.fields import Flag, RegionField
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region

SHIFTED: Final = RegionField("shifted", stakes=True)
"""The region where the Castillo stands; NOWHERE: in its own place."""
COLLAPSING: Final = Flag("collapsing", stakes=True)
"""Whether caballeros thrown into the Castillo stand beside it."""

# --- shift ---

CASTILLO_SHIFTED: Final = EventKind(
    "shifted",
    "player",
    "space",
    moves=(
        Moves("castillo", BEFORE, "space", of=NOBODYS),
        Moves(CABALLERO, "space", IN_CASTILLO, of=EVERYBODYS, count=ALL_THERE),
    ),
)
CASTILLO_BACK: Final = EventKind("shifted-back", moves=Moves("castillo", BEFORE, IN_CASTILLO, of=NOBODYS))


class Shift(Decision):
    """Choose the region that the Castillo moves into."""

    __slots__ = ()
    prompt = "prompt-shift"

    def options(self, game: Position) -> list[int]:
        here = SHIFTED.of(game)
        return [SPACE + region for region in game.open_regions() if region != here]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Shifted(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-castillo-here"


class Shifted(AnnouncedOnRegion):
    """The Castillo moves into a region unseen, and all caballeros there are thrown into it; Grandes stay."""

    __slots__ = ()
    reports = CASTILLO_SHIFTED

    def carry_out(self, game: Position) -> None:
        SHIFTED.put(game, self.region)
        for colour in range(COLOURS):
            for cell, kind, count in game.groups(self.region, colour):
                game.move(cell, game.arrival(CASTILLO), count, kind)


def table_of_castillo(game: Position, space: SpaceId) -> int:
    """In a region, the Castillo is scored by that region's table."""
    shifted = SHIFTED.of(game)
    return shifted if shifted != NOWHERE and space == CASTILLO else space


class ShiftBack(Step):
    """Once emptied in a general scoring, the Castillo returns to its place."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if SHIFTED.used(game):
            SHIFTED.clear(game)
            game.tell(CASTILLO_BACK)


# --- danger of collapse ---

CASTILLO_COLLAPSES: Final = EventKind(
    "collapses", "player", moves=Moves("collapse", IN_SUPPLY, IN_CASTILLO, of=NOBODYS)
)
DANGER_OVER: Final = EventKind(
    "danger-over", moves=Moves(CABALLERO, on("beside"), IN_CASTILLO, of=EVERYBODYS, count=ALL_THERE)
)


class Collapse(Announced):
    """From now on, caballeros thrown into the Castillo stand beside it; impossible with an open Castillo."""

    __slots__ = ()
    reports = CASTILLO_COLLAPSES

    def possible(self, game: Position) -> bool:
        return game.rules.config.castillo == "hidden" and not COLLAPSING.holds(game)

    def carry_out(self, game: Position) -> None:
        COLLAPSING.set(game)


def beside_castillo(game: Position, space: SpaceId) -> int:
    """Where a caballero thrown into the Castillo stands."""
    return game.rules.space_named("beside") if space == CASTILLO and COLLAPSING.holds(game) else space


def end_danger(game: Position) -> None:
    """The token is removed; caballeros still beside the Castillo go into it."""
    COLLAPSING.clear(game)
    first = game.rules.space_named("beside") * COLOURS
    waiting = [(cell, kind, count) for cell in range(first, first + COLOURS) for kind, count in game.kinds(cell)]
    if waiting:
        game.tell(DANGER_OVER)
    for cell, kind, count in waiting:
        game.move(cell, CASTILLO, count, kind)


COLLAPSE_EFFECT: Final = Effect(
    4, "collapse", lambda game: [0] if COLLAPSING.holds(game) else [], lambda game, _: end_danger(game)
)


class DangerIsOver(Step):
    """After the general scoring the Castillo is safe again."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        end_danger(game)
