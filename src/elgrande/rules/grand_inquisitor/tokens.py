"""Gold and goods: laid by cards, taken by caballeros, brought home (GIC-40 to GIC-44)."""

from __future__ import annotations

from typing import Final

from elgrande.board.extra import GOLD, LYING, SUPPLY, TOKEN_COUNT, TOKENS
from elgrande.board.moving import BEFORE, IN_SUPPLY, NOBODYS, on
from elgrande.board.options import PICK, PICKED, PLAIN, STOP, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOWHERE, REGIONS
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.scoring import POINTS_WON
from elgrande.rules.base.turn import why_not_pick
from elgrande.rules.grand_inquisitor.facts import AFRICA, AMERICA
from elgrande.rules.hooks import Aside, Mark
from elgrande.rules.position import Position

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
TOKEN_TAKEN: Final = EventKind("took-token", "player", "colour", "space", "token")
TOKEN_BACK: Final = EventKind(
    "token-back", "token", moves=Moves(("gold", "goods"), BEFORE, IN_SUPPLY, of=NOBODYS, by="token")
)


def tokens(gold: bool) -> range:
    """Where `board.extra` has the gold or the goods tokens."""
    return range(TOKENS, TOKENS + GOLD) if gold else range(TOKENS + GOLD, TOKENS + TOKEN_COUNT)


def whereabouts(game: Position, gold: bool) -> list[int]:
    """Of each gold or goods token the cell of its carrier, SUPPLY or LYING."""
    extra = game.board.extra
    return extra[TOKENS : TOKENS + GOLD] if gold else extra[TOKENS + GOLD : TOKENS + TOKEN_COUNT]


def lying(game: Position, gold: bool) -> int:
    """How many tokens lie in their colony without a carrier."""
    return whereabouts(game, gold).count(LYING)


def in_supply(game: Position, gold: bool) -> int:
    """How many tokens are in supply."""
    return whereabouts(game, gold).count(SUPPLY)


class Load(Mark):
    """Gold or goods with a caballero: the two stay together until it comes home or leaves the board."""

    __slots__ = ("points", "source")

    def __init__(self, kind: int, points: int, source: int) -> None:
        super().__init__(kind, True)
        self.points = points
        self.source = source

    def count(self, game: Position, cell: int) -> int:
        return whereabouts(game, self.kind == WITH_GOLD).count(cell)

    def goes_along(self, game: Position, cell: int, target: int) -> None:
        """Home it pays its owner (GIC-42); a caballero that leaves the board loses it (GIC-43)."""
        extra = game.board.extra
        token = next(token for token in tokens(self.kind == WITH_GOLD) if extra[token] == cell)
        region = NOWHERE if target == NOWHERE else game.region_of(target // COLOURS)
        if region in (NOWHERE, CASTILLO):
            extra[token] = SUPPLY
            game.tell(TOKEN_BACK, int(self.kind != WITH_GOLD))
        elif region < REGIONS:
            extra[token] = SUPPLY
            owner = game.owner(cell % COLOURS)
            if owner != NOBODY:
                game.board.score[owner] += self.points
                game.tell(POINTS_WON, owner, self.points, self.source, region)
        else:
            extra[token] = target


class LayTokens(Announced):
    """A card's gold comes to America and its goods to Africa, as far as the supply lasts (GIC-40)."""

    __slots__ = ("gold", "goods")

    def __init__(self, player: int, gold: int, goods: int) -> None:
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
        """How much gold and how many goods there are to lay; none in a taboo region (KI-41)."""
        gold = 0 if game.taboo(AMERICA) else min(self.gold, in_supply(game, True))
        return gold, 0 if game.taboo(AFRICA) else min(self.goods, in_supply(game, False))

    def carry_out(self, game: Position) -> None:
        extra = game.board.extra
        gold, goods = self.laid(game)
        for count, is_gold in ((gold, True), (goods, False)):
            for token in [token for token in tokens(is_gold) if extra[token] == SUPPLY][:count]:
                extra[token] = LYING


# --- taking them ---


def takers(game: Position, player: int) -> list[int]:
    """The cells of a player's caballeros that can take a token now (GIC-41), not in a taboo region (KI-41)."""
    mine = [player, BLACK] if game.owner(BLACK) == player else [player]
    cells: list[int] = []
    for colony in (AMERICA, AFRICA):
        if lying(game, colony == AMERICA) and not game.taboo(colony):
            for part in game.parts(colony):
                if game.rules.spaces[part].loads:
                    cells += [part * COLOURS + colour for colour in mine]
    caballeros = game.board.caballeros
    return [cell for cell in cells if caballeros[cell] and game.kinds(cell)[0][0] == PLAIN]


class MayTakeToken(Aside):
    """At any time of his turn a player may put own caballeros on tokens."""

    def offered(self, game: Position, player: int) -> bool:
        return game.board.player != NOBODY and bool(takers(game, player))

    def step(self, player: int) -> Step:
        return PickTaker(player)


class PickTaker(Decision):
    """Choose the caballero that takes a token."""

    __slots__ = ()
    prompt = "prompt-take-token"

    def options(self, game: Position) -> list[int]:
        return [PICK + cell for cell in takers(game, self.player)]

    def choose(self, game: Position, option: int) -> None:
        cell, extra = option - PICK, game.board.extra
        region = game.region_of(cell // COLOURS)
        token = next(token for token in tokens(region == AMERICA) if extra[token] == LYING)
        extra[token] = cell
        game.marked(cell, WITH_GOLD if region == AMERICA else WITH_GOODS)
        game.tell(TOKEN_TAKEN, self.player, cell % COLOURS, region, int(region != AMERICA))

    def why_not(self, game: Position, option: int) -> str:
        reason, cell = why_not_pick(game, option, self.player), option - PICK
        if reason != "reason-not-offered" or not PICK <= option < PICKED:
            return reason
        region = game.region_of(cell // COLOURS)
        if region not in (AMERICA, AFRICA) or not lying(game, region == AMERICA):
            return "reason-no-token"
        return "reason-laden" if game.rules.spaces[cell // COLOURS].loads else "reason-no-load"


class TakeTokens(PickTaker):
    """Take tokens, as many as one likes, where no other question offers it (GIC-77)."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        picks = super().options(game)
        return [STOP, *picks] if picks else []

    def choose(self, game: Position, option: int) -> None:
        if option != STOP:
            super().choose(game, option)
            game.then(TakeTokens(self.player))
