"""The banner: it moves with its bearer, passes on when the bearer leaves the board, and decides ties."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import BEFORE
from elgrande.board.options import BEARER, PICK, PLAIN, OptionId, kind_of
from elgrande.board.spaces import BLACK, COLOURS, NOWHERE, Cell, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision
from elgrande.rules.base.scoring import counting_parts
from elgrande.rules.base.turn import own_in_regions, why_not_pick
from elgrande.rules.dealer import Dealer
from elgrande.rules.fields import PLAYER, SpaceField
from elgrande.rules.hooks import Carried
from elgrande.rules.position import Position

BANNERS: Final = SpaceField("banners", each=PLAYER, stakes=True)
"""Where the standard bearers are; NOWHERE: the next caballero that the owner brings to a region takes up the banner."""
BANNER_GIVEN: Final = EventKind("banner", "player", "space", moves=Moves("banner", BEFORE, "space"))
BANNER_WAITS: Final = EventKind("banner-waits", "player", moves=Moves("banner", BEFORE, "player"))


def raise_banners(game: Position, dealer: Dealer) -> None:
    """One of the caballeros in each home region is the standard bearer (ANN-1)."""
    for player, home in enumerate(game.board.grande):
        BANNERS.put(game, home, player)


def decides_ties(game: Position, space: SpaceId) -> list[int]:
    """Whose bearer decides ties on a space: it must count for the majority there, or have an office (ANN-2, ANN-9)."""
    offices = [office.space for office in game.rules.scoring.offices if game.region_of(office.space) == space]
    parts = [*counting_parts(game, space), *offices]
    return [int(space in parts) for space in BANNERS.values(game)]


class Banner(Carried):
    """The banner with its bearer."""

    __slots__ = ()

    def count(self, game: Position, cell: Cell) -> int:
        colour = cell % COLOURS
        return int(colour < game.rules.players and BANNERS.of(game, colour) == cell // COLOURS)

    def goes_along(self, game: Position, cell: Cell, target: int) -> None:
        player = cell % COLOURS
        if target == NOWHERE or not in_a_region(game, target // COLOURS):
            BANNERS.clear(game, player)
            game.at_once(PassBanner(player))
        else:
            BANNERS.put(game, target // COLOURS, player)


def take_up_banner(game: Position, cell: Cell, target: int, count: int, kind: int) -> None:
    """The next caballero that comes to a region takes up a waiting banner (ANN-7); a shift inside it does not count."""
    colour, space = target % COLOURS, target // COLOURS
    if target == NOWHERE or colour == BLACK or BANNERS.of(game, colour) != NOWHERE:
        return
    if not in_a_region(game, space):
        return
    if cell != NOWHERE and game.region_of(cell // COLOURS) == game.region_of(space):
        return
    lost_just_now = any(isinstance(step, PassBanner) and step.player == colour for step in game.urgent)
    if not lost_just_now and can_bear(game, target):
        give(game, colour, space, just_came=True)


def in_a_region(game: Position, space: SpaceId) -> bool:
    """Whether a space is a region or inside one: nobody carries a banner elsewhere (ANN-7, ANN-11)."""
    return game.rules.spaces[game.region_of(space)].region


def can_bear(game: Position, cell: Cell) -> bool:
    """Whether a cell has a caballero that carries nothing else."""
    return game.of_kind(cell, PLAIN) > 0


def give(game: Position, player: PlayerId, space: SpaceId, just_came: bool = False) -> None:
    """A caballero on a space becomes the bearer."""
    BANNERS.put(game, space, player)
    game.marked(space * COLOURS + player, BEARER, just_came)
    game.tell(BANNER_GIVEN, player, space)


class PassBanner(ByPlayer):
    """The bearer has left the board: its owner gives the banner to another caballero (ANN-7)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        choice = NextBearer(self.player)
        options = choice.options(game)
        if len(options) > 1:
            game.then(choice)
        elif options:
            choice.choose(game, options[0])
        else:
            game.tell(BANNER_WAITS, self.player)


class NextBearer(Decision):
    """Choose the next bearer: not in a taboo region, and not a caballero that carries something."""

    __slots__ = ()
    prompt = "prompt-pass-banner"
    detail = True
    settles = True

    def options(self, game: Position) -> list[int]:
        return [pick for pick in own_in_regions(game, self.player) if can_bear(game, pick - PICK)]

    def choose(self, game: Position, option: OptionId) -> None:
        give(game, self.player, (option - PICK) // COLOURS)

    def why_not(self, game: Position, option: OptionId) -> str:
        reason = why_not_pick(game, option, self.player)
        own = (option - PICK) % COLOURS == self.player
        return "reason-laden" if reason == "reason-not-offered" and own and kind_of(option) == PICK else reason
