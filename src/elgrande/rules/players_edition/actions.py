"""Travel day, civil war, rebellion (PE-2, PE-4, PE-7)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE, NOBODYS, SCORE_TILE, TURNED_OVER
from elgrande.board.options import SPACE, TILE, OptionId
from elgrande.board.spaces import NOWHERE, PlayerId, RegionId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import Announced, AnnouncedOnRegion
from elgrande.rules.base.dials import GoalDial, RevealDials
from elgrande.rules.base.pieces import GRANDE_GOES, ChooseTile
from elgrande.rules.base.turn import PLACED
from elgrande.rules.fields import Flag
from elgrande.rules.players_edition.jokers import all_to_court
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region

# --- travel day ---


class TravelDial(GoalDial):
    """Where the player's Grande travels: another region; if that lets nothing in, the Grande stays."""

    __slots__ = ()
    prompt = "prompt-dial-travel"

    def shows(self, game: Position) -> list[int]:
        here = game.board.grande[self.player]
        return [region for region in super().shows(game) if region != here]

    def caution(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        region = option - SPACE
        return ("caution-stays", {"space": region}) if self.fails(game, region) else ("", {})

    def why_not(self, game: Position, option: OptionId) -> str:
        here = option == SPACE + game.board.grande[self.player]
        return "reason-same-region" if here else super().why_not(game, option)


GRANDES_TRAVEL: Final = EventKind("grandes-travel", "player")


class TravelDay(Announced):
    """Every other player dials where their Grande goes; one in a taboo region or in the Castillo stays."""

    __slots__ = ()

    def travellers(self, game: Position) -> list[int]:
        """The players whose Grandes can go."""
        grande = game.board.grande
        others = [other for other in game.after(self.player) if game.rules.spaces[grande[other]].region]
        return [other for other in others if not game.taboo(grande[other])]

    def possible(self, game: Position) -> bool:
        return bool(self.travellers(game))

    def carry_out(self, game: Position) -> None:
        dials = [TravelDial(other) for other in self.travellers(game)]
        game.then_all([*dials, RevealDials(), Travelled(self.player)])


class Travelled(Announced):
    """The Grandes go to the regions on the dials, if those may change now."""

    __slots__ = ()
    announced_as = GRANDES_TRAVEL

    def carry_out(self, game: Position) -> None:
        for other in game.after(self.player):
            region = game.board.shown[other]
            if region != NOWHERE and not game.taboo(region) and not game.taboo(game.board.grande[other]):
                game.board.grande[other] = region
                game.tell(GRANDE_GOES, other, region)


# --- civil war ---

WAR: Final = EventKind("civil-war", "player", "space")


class CivilWar(Decision):
    """Choose the region that a caballero from the player's court enters and all others leave."""

    __slots__ = ()
    prompt = "prompt-civil-war"

    def options(self, game: Position) -> list[int]:
        if not game.board.court[self.player]:
            return []
        spaces = game.rules.spaces
        regions = [region for region in game.open_regions() if spaces[region].placing]
        return [SPACE + region for region in regions if game.rooms(region) or self.others_in(game, region)]

    def others_in(self, game: Position, region: RegionId) -> bool:
        """Whether somebody would leave and make room."""
        return any(game.count(region, other) for other in game.after(self.player))

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(WarBreaksOut(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        placing = game.rules.spaces[option - SPACE].placing
        return why_not_region(game, option - SPACE) or ("reason-full" if placing else "reason-not-by-placing")


class WarBreaksOut(AnnouncedOnRegion):
    """First the others leave for their courts; black caballeros and Grandes stay."""

    __slots__ = ()
    reports = WAR

    def carry_out(self, game: Position) -> None:
        for other in game.after(self.player):
            all_to_court(game, self.region, other)
        rooms = game.rooms(self.region)
        if len(rooms) == 1:
            enter(game, self.player, rooms[0])
        else:
            game.then(EnterWar(self.player, self.region))


def enter(game: Position, player: PlayerId, space: SpaceId) -> None:
    """A caballero comes from the court to a space."""
    game.place(player, game.arrival(space))
    game.tell(PLACED, player, space)


class EnterWar(Decision):
    """Choose where in the region the player's caballero stands, if there are several spaces."""

    __slots__ = ("space",)
    prompt = "prompt-enter"
    continues = True

    def __init__(self, player: PlayerId, space: SpaceId) -> None:
        self.player = player
        self.space = space

    def options(self, game: Position) -> list[int]:
        return [SPACE + room for room in game.rooms(self.space)]

    def choose(self, game: Position, option: OptionId) -> None:
        enter(game, self.player, option - SPACE)


# --- rebellion ---

TURNED: Final = Flag("turned", each=2, stakes=True)
"""Whether each score tile shows its back."""
TILE_TURNED: Final = EventKind(
    "tile-turned", "player", "tile", moves=Moves(SCORE_TILE, BEFORE, TURNED_OVER, of=NOBODYS)
)


class TurnTile(ChooseTile):
    """Choose the score tile to turn over."""

    __slots__ = ()
    prompt = "prompt-turn-tile"

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(TileTurned(self.player, option - TILE))


class TileTurned(Announced):
    """A score tile shows its other side."""

    __slots__ = ("tile",)
    reports = TILE_TURNED

    def __init__(self, player: PlayerId, tile: int) -> None:
        self.player = player
        self.tile = tile

    def about(self) -> tuple[int, ...]:
        return self.player, self.tile

    def carry_out(self, game: Position) -> None:
        TURNED.put(game, 1 - TURNED.of(game, self.tile), self.tile)


def shows_back(game: Position, space: SpaceId) -> bool:
    """Whether a turned score tile counts on a space."""
    tile = game.board.tile_on(game.table_space(space))
    return tile >= 0 and TURNED.holds(game, tile)
