"""Gold and goods: laid by cards, taken by caballeros, brought home (GIC-40 to GIC-44)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE, IN_SUPPLY, NOBODYS, on
from elgrande.board.options import PICK, PLAIN, STOP, WITH_GOLD, WITH_GOODS, OptionId, kind_of
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOWHERE, REGIONS, Cell, PlayerId, RegionId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.scoring import POINTS_WON
from elgrande.rules.base.turn import why_not_pick
from elgrande.rules.fields import CellField
from elgrande.rules.grand_inquisitor.facts import ABROAD, AFRICA, AMERICA
from elgrande.rules.hooks import Aside, Carried
from elgrande.rules.position import Position

COLONIES: Final = (AMERICA, AFRICA)
SUPPLY: Final = -1
LYING: Final = -2
"""The token lies in its colony; nobody has it yet."""
GOLD: Final = CellField("gold", each=5, first=SUPPLY)
GOODS: Final = CellField("goods", each=11, first=SUPPLY)
"""The cell of the carrier of each gold and goods token, SUPPLY or LYING."""
TOKENS_LAID: Final = EventKind(
    "laid-tokens",
    "player",
    "gold",
    "goods",
    moves=(
        Moves("gold", IN_SUPPLY, on("america"), of=NOBODYS, count="gold"),
        Moves("goods", IN_SUPPLY, on("africa"), of=NOBODYS, count="goods"),
    ),
)
TOKEN_TAKEN: Final = EventKind(
    "took-token",
    "player",
    "colour",
    "space",
    "token",
    moves=Moves(("gold", "goods"), "space", "space", of="colour", by="token"),
)
"""A caballero takes up a token from the heap of its space."""
TOKEN_BACK: Final = EventKind(
    "token-back", "token", moves=Moves(("gold", "goods"), BEFORE, IN_SUPPLY, of=NOBODYS, by="token")
)


def tokens(region: RegionId) -> CellField:
    """The tokens of a colony."""
    return GOLD if region == AMERICA else GOODS


class Load(Carried):
    """Gold or goods with a caballero: they stay together until it comes home or leaves the board."""

    __slots__ = ("points", "source", "tokens")

    def __init__(self, kind: int, sign: str, tokens: CellField, points: int, source: int) -> None:
        super().__init__(kind, tokens.name, sign, f"table-carries-{tokens.name}", load=True)
        self.tokens = tokens
        self.points = points
        self.source = source

    def count(self, game: Position, cell: Cell) -> int:
        return self.tokens.how_many(game, cell) if cell >= ABROAD * COLOURS else 0  # at home nobody carries them

    def goes_along(self, game: Position, cell: Cell, target: int) -> None:
        """At home the token pays its owner (GIC-42); a caballero that leaves the board loses it (GIC-43)."""
        token = self.tokens.which(game, cell)
        region = NOWHERE if target == NOWHERE else game.region_of(target // COLOURS)
        if region in (NOWHERE, CASTILLO):
            self.tokens.clear(game, token)
            game.tell(TOKEN_BACK, int(self.kind != WITH_GOLD))
        elif region < REGIONS:
            self.tokens.clear(game, token)
            owner = game.owner(cell % COLOURS)
            if owner != NOBODY:
                game.board.score[owner] += self.points
                game.tell(POINTS_WON, owner, self.points, self.source, region)
        else:
            self.tokens.put(game, target, token)


class LayTokens(Announced):
    """A card's gold goes to America and its goods to Africa, as long as the supply lasts (GIC-40)."""

    __slots__ = ("gold", "goods")

    def __init__(self, player: PlayerId, gold: int, goods: int) -> None:
        self.player = player
        self.gold = gold
        self.goods = goods

    def possible(self, game: Position) -> bool:
        return any(self.laid(game))

    def run(self, game: Position) -> None:
        if self.possible(game):
            super().run(game)

    def event(self, game: Position) -> Event:
        gold, goods = self.laid(game)
        return TOKENS_LAID.of(self.player, gold, goods)

    def laid(self, game: Position) -> tuple[int, int]:
        """How much gold and how many goods are laid; none in a taboo region (KI-41)."""
        gold = 0 if game.taboo(AMERICA) else min(self.gold, GOLD.how_many(game, SUPPLY))
        return gold, 0 if game.taboo(AFRICA) else min(self.goods, GOODS.how_many(game, SUPPLY))

    def carry_out(self, game: Position) -> None:
        gold, goods = self.laid(game)
        for count, lay in ((gold, GOLD), (goods, GOODS)):
            for _ in range(count):
                lay.add(game, LYING)


# --- taking them ---


def takers(game: Position, player: PlayerId) -> list[int]:
    """The cells of a player's caballeros that can take a token now (GIC-41), not in a taboo region (KI-41)."""
    caballeros, black = game.board.caballeros, game.owner(BLACK) == player
    found: list[int] = []
    for colony in COLONIES:
        cells: list[int] = []
        for part in game.parts(colony):
            if caballeros[part * COLOURS + player]:
                cells.append(part * COLOURS + player)
            if black and caballeros[part * COLOURS + BLACK]:
                cells.append(part * COLOURS + BLACK)
        if cells and tokens(colony).has(game, LYING) and not game.taboo(colony):
            loading = [cell for cell in cells if game.rules.spaces[cell // COLOURS].loads]
            found += [cell for cell in loading if game.of_kind(cell, PLAIN)]
    return found


class MayTakeToken(Aside):
    """At any time of their turn a player may put caballeros of theirs on tokens."""

    def offered(self, game: Position, player: PlayerId) -> bool:
        return game.board.player != NOBODY and bool(takers(game, player))

    def step(self, player: PlayerId) -> Step:
        return PickTaker(player)


class PickTaker(Decision):
    """Choose the caballero that takes a token."""

    __slots__ = ()
    prompt = "prompt-take-token"

    def options(self, game: Position) -> list[int]:
        return [PICK + cell for cell in takers(game, self.player)]

    def choose(self, game: Position, option: OptionId) -> None:
        cell = option - PICK
        region = game.region_of(cell // COLOURS)
        tokens(region).put(game, cell, tokens(region).which(game, LYING))
        game.marked(cell, WITH_GOLD if region == AMERICA else WITH_GOODS)
        game.tell(TOKEN_TAKEN, self.player, cell % COLOURS, region, int(region != AMERICA))

    def why_not(self, game: Position, option: OptionId) -> str:
        reason, cell = why_not_pick(game, option, self.player), option - PICK
        if reason != "reason-not-offered" or kind_of(option) != PICK:
            return reason
        region = game.region_of(cell // COLOURS)
        if region not in (AMERICA, AFRICA) or not tokens(region).has(game, LYING):
            return "reason-no-token"
        return "reason-laden" if game.rules.spaces[cell // COLOURS].loads else "reason-no-load"


class TakeTokens(PickTaker):
    """Take any number of tokens where no other question offers it (GIC-77)."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        picks = super().options(game)
        return [STOP, *picks] if picks else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            super().choose(game, option)
            game.then(TakeTokens(self.player))
