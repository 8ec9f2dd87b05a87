"""King, Grandes, score tiles, power cards and the court (BASE-141 to BASE-144, BASE-147, BASE-151)."""

from __future__ import annotations

from typing import Final

from elgrande.board.hand import in_doubt, options_of, taken_back
from elgrande.board.moving import BEFORE, FACE_UP, GRANDE, IN_HAND, KING, NOBODYS, POWER_CARD, SCORE_TILE
from elgrande.board.options import POWER, SPACE, TILE, OptionId, kind_of
from elgrande.board.spaces import CASTILLO, PlayerId, SpaceId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import Announced, AnnouncedCount, AnnouncedOnRegion
from elgrande.rules.base.turn import own_in_regions, reinforce
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region

# --- the King ---

KING_GOES: Final = EventKind("king", "player", "space", moves=Moves(KING, BEFORE, "space", of=NOBODYS))
KING_STAYS: Final = EventKind("king-stays", "player")


class MoveKing(Decision):
    """Move the King to any region, or leave him where he is (BASE-151)."""

    __slots__ = ()
    prompt = "prompt-move-king"
    carries = KING
    shapes_turn = True

    def options(self, game: Position) -> list[int]:
        return game.rules.realm

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(KingMoved(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-a-region" if option == SPACE + CASTILLO else "reason-not-the-king"


class AdviseKing(MoveKing):
    """Move the King to an adjacent region (BASE-147)."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        spaces = game.rules.spaces
        return [SPACE + region for region in game.rules.borders[game.board.king] if spaces[region].king]

    def why_not(self, game: Position, option: OptionId) -> str:
        space = game.rules.spaces[option - SPACE]
        if not space.region or not space.king:
            return super().why_not(game, option)
        return "reason-same-region" if option - SPACE == game.board.king else "reason-not-beside-king"


class KingMoved(AnnouncedOnRegion):
    """The King goes to a region."""

    __slots__ = ()

    def event(self, game: Position) -> Event:
        stays = self.region == game.board.king
        return KING_STAYS.of(self.player) if stays else KING_GOES.of(self.player, self.region)

    def carry_out(self, game: Position) -> None:
        if self.region != game.board.king:
            game.board.king = self.region
            for moved in game.rules.turns.king_moved:
                moved(game)


# --- Grandes ---

GRANDE_GOES: Final = EventKind("grande", "player", "space", moves=Moves(GRANDE, BEFORE, "space"))


class MoveGrande(Decision):
    """Move the player's own Grande to another region (BASE-144)."""

    __slots__ = ()
    prompt = "prompt-move-grande"
    carries = GRANDE

    def options(self, game: Position) -> list[int]:
        here, regions = game.board.grande[self.player], game.open_regions()
        return [SPACE + region for region in regions if region != here] if here in regions else []

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(GrandeMoved(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-same-region"


class GrandeMoved(AnnouncedOnRegion):
    """A Grande goes to a region."""

    __slots__ = ()
    reports = GRANDE_GOES

    def carry_out(self, game: Position) -> None:
        game.board.grande[self.player] = self.region


# --- score tiles ---

TILE_LAID: Final = EventKind("tile", "player", "tile", "space", moves=Moves(SCORE_TILE, BEFORE, "space", of=NOBODYS))


class ChooseTile(Decision):
    """Choose a score tile; one in the King's region cannot be lifted."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        return [TILE + tile for tile, where in enumerate(game.board.tiles) if where < 0 or not game.taboo(where)]

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-king" if kind_of(option) == TILE else "reason-not-offered"


class PickTile(ChooseTile):
    """Choose the score tile to place or move (BASE-141)."""

    __slots__ = ()
    prompt = "prompt-pick-tile"

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(PutTile(self.player, option - TILE))


class PutTile(Decision):
    """Choose where the tile goes: a region or the Castillo, but not the King's region or onto a tile (BASE-141)."""

    __slots__ = ("tile",)
    prompt = "prompt-put-tile"
    continues = True

    def __init__(self, player: PlayerId, tile: int) -> None:
        self.player = player
        self.tile = tile

    def options(self, game: Position) -> list[int]:
        spaces = [*game.open_regions(), CASTILLO]
        return [SPACE + space for space in spaces if space not in game.board.tiles]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(TilePut(self.player, self.tile, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_no_tile(game, option - SPACE, game.board.tiles)


def why_no_tile(game: Position, space: SpaceId, lying: list[int]) -> str:
    """Why a score tile cannot go to a space, given where the other tiles lie."""
    if game.taboo(game.region_of(space)):
        return "reason-king"
    return "reason-tile-there" if space in lying else "reason-not-offered"


class TilePut(Announced):
    """A score tile goes to a space."""

    __slots__ = ("space", "tile")
    reports = TILE_LAID

    def __init__(self, player: PlayerId, tile: int, space: SpaceId) -> None:
        self.player = player
        self.tile = tile
        self.space = space

    def about(self) -> tuple[int, ...]:
        return self.player, self.tile, self.space

    def carry_out(self, game: Position) -> None:
        game.board.tiles[self.tile] = self.space


# --- power cards and the court ---

TOOK_BACK: Final = EventKind("took-back", "player", moves=Moves(POWER_CARD, FACE_UP, IN_HAND))


class Recall(Announced):
    """A played power card comes back; it is announced before the choice, so that nobody sees which one (BASE-142)."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return bool(TakeBack(self.player).options(game))

    def carry_out(self, game: Position) -> None:
        game.then(TakeBack(self.player))


class TakeBack(Decision):
    """Choose which played power card to take back; this round's card counts too (BASE-142)."""

    __slots__ = ()
    prompt = "prompt-take-back"

    def options(self, game: Position) -> list[int]:
        return options_of(game.rules.power_cards & ~game.board.hand[self.player])

    def choose(self, game: Position, option: OptionId) -> None:
        board, player = game.board, self.player
        masks = board.doubtful[player]
        known = board.hand[player] & ~in_doubt(masks)
        board.hand[player] |= 1 << (option - POWER)
        board.doubtful[player] = taken_back(masks, game.rules.power_cards & ~known)
        game.tell(TOOK_BACK, player)

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-in-hand"


class MoreToCourt(AnnouncedCount):
    """More caballeros come from the province to the court (BASE-143)."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return game.board.province[self.player] > 0 or bool(own_in_regions(game, self.player))

    def carry_out(self, game: Position) -> None:
        game.then(reinforce(game, self.player, self.count))
