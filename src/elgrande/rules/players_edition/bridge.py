"""The bridge between two regions (PE-6, OPT-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import ALL_THERE, AT_COURT, CABALLERO, EVERYBODYS, on
from elgrande.board.options import COURT, PICK, PLAIN, SPACE, STOP, OptionId, kind_of
from elgrande.board.spaces import COLOURS, NOBODY, NOWHERE, Cell, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import AnnouncedOnTwo
from elgrande.rules.base.moves import CELLS
from elgrande.rules.base.scoring import POINTS_WON
from elgrande.rules.base.turn import why_not_pick
from elgrande.rules.effects import Effect
from elgrande.rules.fields import RegionField
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.steps import ChooseTwo
from elgrande.rules.which import PutsDown, of_one_kind

BRIDGE: Final = RegionField("bridge", each=2, stakes=True)
"""The two regions that the bridge joins."""
BRIDGE_BUILT: Final = EventKind(
    "bridge",
    "player",
    "from",
    "to",
    moves=(
        Moves(CABALLERO, on("bridge"), AT_COURT, of=EVERYBODYS, count=ALL_THERE),
        Moves(CABALLERO, AT_COURT, on("bridge")),
    ),
)
BRIDGE_DOWN: Final = EventKind("bridge-down", "player", moves=Moves(CABALLERO, on("bridge"), AT_COURT))
CROSSED: Final = EventKind(
    "crossed", "player", "colour", "from", "to", moves=Moves(CABALLERO, "from", "to", of="colour")
)


def bridge(game: Position) -> int:
    """The space of the caballero on the bridge."""
    return game.rules.space_named("bridge")


def owner(game: Position) -> int:
    """Whose caballero stands on the bridge, or NOBODY."""
    first = bridge(game) * COLOURS
    return next((player for player in range(game.rules.players) if game.board.caballeros[first + player]), NOBODY)


def ends(game: Position) -> tuple[int, int]:
    """The two regions that the bridge joins."""
    return BRIDGE.of(game, 0), BRIDGE.of(game, 1)


class BuildBridge(ChooseTwo):
    """Choose the two adjacent regions that the bridge joins, one after the other; neither can be taboo."""

    __slots__ = ()
    prompt = "prompt-bridge"
    prompt_second = "prompt-bridge-second"

    def options(self, game: Position) -> list[int]:
        if not game.board.court[self.player]:
            return []
        borders, spaces = game.rules.borders, game.rules.spaces
        regions = [region for region in game.open_regions() if spaces[region].region]
        if self.first != NOWHERE:
            return [SPACE + region for region in regions if region in borders[self.first]]
        return [SPACE + region for region in regions if any(other in regions for other in borders[region])]

    def then_both(self, second: int) -> Step:
        return BridgeBuilt(self.player, self.first, second)

    def why_not(self, game: Position, option: OptionId) -> str:
        region = option - SPACE
        if self.first == NOWHERE:
            return why_not_region(game, region) or "reason-no-neighbour"
        return why_not_region(game, region) or ("reason-named" if region == self.first else "reason-not-beside")


class BridgeBuilt(AnnouncedOnTwo):
    """The bridge stands with a caballero from the court on it; a caballero already on it goes to its court."""

    __slots__ = ()
    reports = BRIDGE_BUILT

    def carry_out(self, game: Position) -> None:
        take_down(game)
        game.place(self.player, bridge(game))
        BRIDGE.put(game, self.first, 0)
        BRIDGE.put(game, self.second, 1)


def take_down(game: Position) -> None:
    """The bridge is removed, and the caballero on it goes to its owner's court."""
    player = owner(game)
    if player != NOBODY:
        game.to_court(bridge(game) * COLOURS + player)
    BRIDGE.clear_all(game)


BRIDGE_EFFECT: Final = Effect(
    0, "bridge", lambda game: [0] if BRIDGE.used(game) else [], lambda game, _: take_down(game)
)


class OfferCrossing(ByPlayer):
    """Directly before their turn, the owner may let caballeros cross (KI-18)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if owner(game) == self.player:
            game.then(Cross(self.player))


class Cross(Decision):
    """Pick a caballero to cross, take the one on the bridge to the court, or stop."""

    __slots__ = ("crossed",)
    prompt = "prompt-cross"
    labels: ClassVar[dict[int, str]] = {COURT: "label-off-bridge"}

    def __init__(self, player: PlayerId, crossed: tuple[int, ...] = ()) -> None:
        self.player = player
        self.crossed = crossed
        """Where caballeros have crossed the bridge to, and of which kind (`cell + kind * CELLS`)."""

    def options(self, game: Position) -> list[int]:
        if owner(game) != self.player:
            return []
        first, second = ends(game)
        colours = self.colours(game)
        picks: list[int] = []
        for region, other in ((first, second), (second, first)):
            if not game.taboo(region) and not game.taboo(other):
                cells = [part * COLOURS + colour for part in game.parts(region) for colour in colours]
                picks += [PICK + cell for cell in cells if self.may_cross(game, cell, other)]
        return [STOP, COURT, *picks]

    def colours(self, game: Position) -> list[int]:
        """Whose caballeros may cross: anybody's, unless the table allows the owner's only (OPT-11)."""
        own_only = game.rules.config.crossing == "own"
        return [colour for colour in range(COLOURS) if not own_only or game.owner(colour) == self.player]

    def may_cross(self, game: Position, cell: Cell, other: int) -> bool:
        """Whether a caballero of a cell can come to the other end."""
        return game.board.caballeros[cell] > len(self.kinds(cell)) and bool(game.rooms(other))

    def kinds(self, cell: Cell) -> tuple[int, ...]:
        """The kinds of the caballeros that have crossed to a cell."""
        return tuple([code // CELLS for code in self.crossed if code % CELLS == cell])

    def choose(self, game: Position, option: OptionId) -> None:
        if option == COURT:
            game.tell(BRIDGE_DOWN, self.player)
            take_down(game)
        elif option != STOP:
            cell = option - PICK
            put = CrossTo(self.player, cell, PLAIN, self.crossed)
            game.then(of_one_kind(game, self.player, cell, put, but=self.kinds(cell)))

    def why_not(self, game: Position, option: OptionId) -> str:
        reason = why_not_pick(game, option)
        if reason != "reason-not-offered":
            return reason
        cell = option - PICK
        if kind_of(option) != PICK or game.region_of(cell // COLOURS) not in ends(game):
            return reason
        if cell % COLOURS not in self.colours(game):
            return "reason-only-own"
        return "reason-moved" if game.board.caballeros[cell] <= len(self.kinds(cell)) else reason


class CrossTo(PutsDown):
    """Choose where the caballero stands in the region at the other end."""

    __slots__ = ("crossed",)
    prompt = "prompt-put-down"
    depends_on_start = True

    def __init__(self, player: PlayerId, cell: Cell, kind: int, crossed: tuple[int, ...]) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind
        self.crossed = crossed

    def options(self, game: Position) -> list[int]:
        first, second = ends(game)
        other = second if game.region_of(self.cell // COLOURS) == first else first
        return [SPACE + room for room in game.rooms(other, self.kind)]

    def choose(self, game: Position, option: OptionId) -> None:
        colour, space = self.cell % COLOURS, game.arrival(option - SPACE)
        game.tell(CROSSED, self.player, colour, self.cell // COLOURS, space)
        game.move(self.cell, space, 1, self.kind)
        game.then(Cross(self.player, (*self.crossed, space * COLOURS + colour + self.kind * CELLS)))


class BridgePoint(Step):
    """In each general scoring the owner of the bridge gets a point after the last region (KI-43)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        player = owner(game)
        if player != NOBODY:
            game.board.score[player] += 1
            game.tell(POINTS_WON, player, 1, game.rules.scoring.sources.index("bridge"), bridge(game))
