"""The Inquisitor General and his mercenaries (GRA-2, GRA-35, GRA-36, GRA-54)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import BEFORE, NOBODYS
from elgrande.board.options import PICK, PLAIN, SPACE, STOP, OptionId
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, Cell, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.moves import MOVED
from elgrande.rules.dealer import Dealer
from elgrande.rules.fields import END_OF_TURN, Flag
from elgrande.rules.hooks import Aside
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.refusals import why_no_room
from elgrande.rules.which import OfPicked, of_one_kind

MARCHED: Final = Flag("marched", until=END_OF_TURN)
"""Whether the mercenaries have marched this turn."""
GENERAL_TAKEN: Final = EventKind(
    "took-general", "player", moves=Moves("inquisitor-general", BEFORE, "player", of=NOBODYS)
)


def draw_mercenaries(game: Position, dealer: Dealer) -> None:
    """A region card is drawn for the mercenaries (GRA-2)."""
    if game.rules.black:
        game.board.caballeros[dealer.region() * COLOURS + BLACK] = game.rules.black


class TakeGeneral(Announced):
    """Take the Inquisitor General, until the next general scoring is over."""

    __slots__ = ()
    reports = GENERAL_TAKEN

    def carry_out(self, game: Position) -> None:
        INQUISITOR.put(game, self.player)


class GeneralLeaves(Step):
    """After a general scoring nobody leads the mercenaries."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        INQUISITOR.clear(game)


# --- marching ---


class MayMarch(Aside):
    """Once per turn the holder may move mercenaries, besides the special action of their card."""

    def offered(self, game: Position, player: PlayerId) -> bool:
        if not game.board.player == player == INQUISITOR.of(game) or MARCHED.holds(game):
            return False
        return bool(mercenaries(game))

    def step(self, player: PlayerId) -> Step:
        return March(player, 2, ())


def mercenaries(game: Position) -> list[int]:
    """The cells with mercenaries that may be moved."""
    cells = [space * COLOURS + BLACK for space in game.spaces_in(game.open_regions())]
    return [cell for cell in cells if game.board.caballeros[cell]]


class March(Decision):
    """Pick a mercenary to move, or stop."""

    __slots__ = ("left", "moved")
    prompt = "prompt-march"

    def __init__(self, player: PlayerId, left: int, moved: tuple[int, ...]) -> None:
        self.player = player
        self.left = left
        self.moved = moved
        """Where mercenaries have gone: each marches once."""

    def options(self, game: Position) -> list[int]:
        if not self.left:
            return []
        caballeros = game.board.caballeros
        picks = [PICK + cell for cell in mercenaries(game) if caballeros[cell] > self.moved.count(cell)]
        return [STOP, *picks] if picks else []

    def choose(self, game: Position, option: OptionId) -> None:
        MARCHED.set(game)
        if option != STOP:
            game.then(MarchTo(self.player, option - PICK, self.left, self.moved))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-offered"


class MarchTo(OfPicked):
    """Choose where the mercenary goes."""

    __slots__ = ("left", "moved")
    prompt = "prompt-put-down"

    def __init__(self, player: PlayerId, cell: Cell, left: int, moved: tuple[int, ...]) -> None:
        self.player = player
        self.cell = cell
        self.left = left
        self.moved = moved

    def options(self, game: Position) -> list[int]:
        here = game.region_of(self.cell // COLOURS)
        regions = [region for region in game.open_regions() if region != here]
        return [*(SPACE + room for region in regions for room in game.rooms(region)), SPACE + CASTILLO]

    def choose(self, game: Position, option: OptionId) -> None:
        here, space = self.cell // COLOURS, game.arrival(option - SPACE)
        moved = (*self.moved, space * COLOURS + BLACK)
        game.tell(MOVED, self.player, BLACK, here, option - SPACE)
        game.then(TakeAlong(self.player, game.region_of(here), space), March(self.player, self.left - 1, moved))
        game.move(self.cell, space)

    def why_not(self, game: Position, option: OptionId) -> str:
        region = game.region_of(option - SPACE)
        if game.taboo(region):
            return "reason-king"
        here = region == game.region_of(self.cell // COLOURS)
        return "reason-same-region" if here else why_no_room(game, option - SPACE)


class TakeAlong(Decision):
    """The mercenary may take one of the holder's caballeros along from its region."""

    __slots__ = ("space", "target")
    prompt = "prompt-take-along"
    labels: ClassVar[dict[int, str]] = {STOP: "label-nobody"}
    continues = True

    def __init__(self, player: PlayerId, space: SpaceId, target: int) -> None:
        self.player = player
        self.space = space
        """The region that the mercenary has left."""
        self.target = target

    def options(self, game: Position) -> list[int]:
        if game.taboo(self.space) or game.taboo(game.region_of(self.target)):
            return []
        cells = [part * COLOURS + self.player for part in game.parts(self.space)]
        picks = [PICK + cell for cell in cells if game.board.caballeros[cell]]
        return [STOP, *picks] if picks else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            cell = option - PICK
            game.then(of_one_kind(game, self.player, cell, GoesAlong(self.player, cell, self.target, PLAIN)))


class GoesAlong(Step):
    """One caballero goes where the mercenary went."""

    __slots__ = ("cell", "kind", "player", "target")

    def __init__(self, player: PlayerId, cell: Cell, target: int, kind: int) -> None:
        self.player = player
        self.cell = cell
        self.target = target
        self.kind = kind

    def run(self, game: Position) -> None:
        game.tell(MOVED, self.player, self.player, self.cell // COLOURS, self.target)
        game.move(self.cell, self.target, 1, self.kind)
