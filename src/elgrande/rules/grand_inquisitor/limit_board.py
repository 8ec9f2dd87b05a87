"""The limit board: who stands on it, how it moves, who fills it (GIC-55 to GIC-60)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import ALL_THERE, BEFORE, CABALLERO, EVERYBODYS, NOBODYS, WITHIN, on
from elgrande.board.options import PICK, PLAIN, SPACE, STOP, OptionId
from elgrande.board.spaces import COLOURS, NOBODY, NOWHERE, Cell, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import AnnouncedOnRegion
from elgrande.rules.grand_inquisitor.facts import FRANCIA, LIMIT, LIMIT_BOARD
from elgrande.rules.position import INQUISITOR, Group, Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.space import ANY
from elgrande.rules.which import of_one_kind

FILLED: Final = EventKind(
    "filled", "player", "colour", "space", moves=Moves(CABALLERO, "space", on("limit-board"), of="colour")
)
BOARD_MOVED: Final = EventKind(
    "board-moved",
    "player",
    "space",
    moves=(
        Moves(CABALLERO, on("limit-board"), WITHIN, of=EVERYBODYS, count=ALL_THERE),
        Moves("limit", BEFORE, "space", of=NOBODYS),
    ),
)
BOARD_STAYS: Final = EventKind("board-stays", "player", "space")


def filler(game: Position) -> int:
    """Who fills the board: the Grand Inquisitor's holder, else the player on turn, else the start player (GIC-58)."""
    board, holder = game.board, INQUISITOR.of(game)
    if holder != NOBODY:
        return holder
    return board.player if board.player != NOBODY else board.start


def free(game: Position) -> int:
    """How many spaces of the board are free."""
    return game.rules.spaces[LIMIT_BOARD].room - game.board.total(LIMIT_BOARD)


def beside(game: Position) -> list[Group]:
    """The caballeros that stand beside the board."""
    first = LIMIT.of(game) * COLOURS
    cells = [cell for cell in range(first, first + COLOURS) if game.board.caballeros[cell]]
    return [(cell, kind, count) for cell in cells for kind, count in game.kinds(cell)]


def crowd_came(game: Position, cell: Cell, target: int, count: int, kind: int) -> None:
    """Caballeros brought by a dial stand beside the board until it is filled (GIC-59)."""
    limited = LIMIT.of(game)
    if target == NOWHERE or target // COLOURS != limited or not free(game):
        return
    if cell != NOWHERE and game.region_of(cell // COLOURS) == limited:
        return
    if not any(isinstance(step, FillBoard) for step in game.urgent):
        game.at_once(FillBoard(filler(game)))


class FillBoard(ByPlayer):
    """Free spaces are filled from beside the board, unless it is taboo; a player chooses if there are too many."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        room = free(game)
        waiting = beside(game) if room > 0 else []
        if not waiting or game.taboo(LIMIT.of(game)):
            return
        if len(waiting) > 1 and sum(count for _, _, count in waiting) > room:
            game.then(FillSpace(self.player))
            return
        for cell, kind, count in waiting:
            put_on(game, self.player, cell, min(count, room), kind)


def put_on(game: Position, player: PlayerId, cell: Cell, count: int, kind: int) -> None:
    """Caballeros from beside the board go onto it."""
    for _ in range(count):
        game.tell(FILLED, player, cell % COLOURS, cell // COLOURS)
    game.move(cell, LIMIT_BOARD, count, kind)


class FillSpace(Decision):
    """Choose who takes a free space of the board."""

    __slots__ = ()
    prompt = "prompt-fill-board"
    detail = True
    settles = True

    def options(self, game: Position) -> list[int]:
        return [PICK + cell for cell in dict.fromkeys(cell for cell, _, _ in beside(game))]

    def choose(self, game: Position, option: OptionId) -> None:
        cell = option - PICK
        game.then(of_one_kind(game, self.player, cell, SpaceFilled(self.player, cell, PLAIN)), FillBoard(self.player))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "space": LIMIT.of(game), "left": free(game)}

    def why_not(self, game: Position, option: OptionId) -> str:
        beside_it = (option - PICK) // COLOURS == LIMIT.of(game)
        return "reason-none-there" if beside_it else "reason-not-beside-board"


class SpaceFilled(Step):
    """One caballero takes a space of the board."""

    __slots__ = ("cell", "kind", "player")

    def __init__(self, player: PlayerId, cell: Cell, kind: int) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind

    def run(self, game: Position) -> None:
        put_on(game, self.player, self.cell, 1, self.kind)


class FillForScoring(Step):
    """The board is filled before the regions are scored (GIC-74)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(FillBoard(filler(game)))


# --- moving it ---


class MoveBoard(Decision):
    """Choose the region that the board goes to, or leave it where it is (GIC-57)."""

    __slots__ = ()
    prompt = "prompt-move-board"
    labels: ClassVar[dict[int, str]] = {STOP: "label-board-stays"}

    def options(self, game: Position) -> list[int]:
        here = LIMIT.of(game)
        if game.taboo(here):
            return []
        regions = [region for region in game.open_regions() if region not in (here, FRANCIA)]
        return [STOP, *[SPACE + region for region in regions if game.room_in(region) == ANY]]  # MIX-6

    def choose(self, game: Position, option: OptionId) -> None:
        if option == STOP:
            game.tell(BOARD_STAYS, self.player, LIMIT.of(game))
        else:
            game.then(BoardMoved(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        fallback = "reason-no-board" if option - SPACE == FRANCIA else "reason-board-here"
        return why_not_region(game, option - SPACE) or fallback


class BoardMoved(AnnouncedOnRegion):
    """The board goes to another region, where the player who moved it fills it; its caballeros stay."""

    __slots__ = ()
    reports = BOARD_MOVED

    def carry_out(self, game: Position) -> None:
        first = LIMIT_BOARD * COLOURS
        for cell in range(first, first + COLOURS):
            for kind, count in game.kinds(cell):
                game.move(cell, LIMIT.of(game), count, kind)
        LIMIT.put(game, self.region)
        game.then(FillBoard(self.player))
