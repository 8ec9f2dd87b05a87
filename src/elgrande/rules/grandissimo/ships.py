"""Ships: taken by a symbol, loaded while placing, landed at the start of a turn (GRA-20 to GRA-23)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ALL_THERE, AT_COURT, BEFORE, CABALLERO, EVERYBODYS, HELD, NOBODYS
from elgrande.board.options import SPACE, STOP, OptionId
from elgrande.board.spaces import COLOURS, NOBODY, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision
from elgrande.rules.action import AnnouncedOnSpace
from elgrande.rules.fields import PlayerField
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_closed, why_no_room

SHIPS: Final = PlayerField("ships", each=2)
"""Who has each of the ship tiles."""
SHIP_TAKEN: Final = EventKind(
    "ship-taken",
    "player",
    "space",
    moves=(
        Moves(CABALLERO, "space", AT_COURT, of=EVERYBODYS, count=ALL_THERE),
        Moves("ship", BEFORE, "player", of=NOBODYS),
    ),
)
LANDED: Final = EventKind("landed", "player", "space", moves=Moves(CABALLERO, HELD, "space"))


def ships(game: Position) -> list[int]:
    """The spaces of the ship tiles."""
    return [number for number, space in enumerate(game.rules.spaces) if space.key.startswith("ship-")]


def ships_of(game: Position, player: PlayerId) -> list[int]:
    """The ships that a player has."""
    if not SHIPS.has(game, player):  # the usual case, and this is faster
        return []
    return [space for number, space in enumerate(ships(game)) if SHIPS.of(game, number) == player]


class TakeShip(Decision):
    """Take a free ship, even as a second one; if others have all ships, take one of theirs (GRA-20)."""

    __slots__ = ()
    prompt = "prompt-take-ship"
    hint = "table-ship-text"

    def options(self, game: Position) -> list[int]:
        all_ships = ships(game)
        free = [SPACE + space for number, space in enumerate(all_ships) if SHIPS.of(game, number) == NOBODY]
        if free or ships_of(game, self.player):
            return free
        return [SPACE + space for space in all_ships]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(ShipTaken(self.player, option - SPACE))


class ShipTaken(AnnouncedOnSpace):
    """The ship changes hands; its load goes to the owners' courts."""

    __slots__ = ()
    reports = SHIP_TAKEN

    def carry_out(self, game: Position) -> None:
        for owner in range(game.rules.players):
            cell = self.space * COLOURS + owner
            if game.board.caballeros[cell]:
                game.to_court(cell, game.board.caballeros[cell])
        SHIPS.put(game, self.player, ships(game).index(self.space))


def berth(game: Position, player: PlayerId) -> list[int]:
    """A player who holds a ship may put any of the caballeros they place on it."""
    return ships_of(game, player)


def loaded(game: Position, player: PlayerId) -> list[int]:
    """A player's ships that have a load."""
    return [ship for ship in ships_of(game, player) if game.board.on(ship, player)]


class Landing(ByPlayer):
    """At the start of a turn the loads may be landed, one ship after the other."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        waiting = loaded(game, self.player)
        if len(waiting) == 1:
            game.then(Land(self.player, waiting[0], False))
        elif waiting:
            game.then(ChooseShip(self.player))


class ChooseShip(Decision):
    """Two ships have loads: choose which one may land first, or land nothing."""

    __slots__ = ()
    prompt = "prompt-land-first"
    order_only = True

    def options(self, game: Position) -> list[int]:
        return [STOP, *(SPACE + ship for ship in loaded(game, self.player))]

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            ship = option - SPACE
            others = [Land(self.player, other, False) for other in loaded(game, self.player) if other != ship]
            game.then_all([Land(self.player, ship, False), *others])


class Land(Decision):
    """Choose a coastal region for a caballero of the load: all of it lands, or none."""

    __slots__ = ("begun", "ship")
    prompt = "prompt-land"

    def __init__(self, player: PlayerId, ship: int, begun: bool) -> None:
        self.player = player
        self.ship = ship
        self.begun = begun

    def options(self, game: Position) -> list[int]:
        if not game.board.on(self.ship, self.player):
            return []
        spaces = game.rules.spaces
        coasts = [region for region in game.open_regions() if spaces[region].coast]
        rooms = [SPACE + room for region in coasts for room in game.rooms(region)]
        return rooms if self.begun else [STOP, *rooms]

    def choose(self, game: Position, option: OptionId) -> None:
        if option == STOP:
            return
        space = option - SPACE
        game.tell(LANDED, self.player, space)
        game.then(Land(self.player, self.ship, True))
        game.move(self.ship * COLOURS + self.player, game.arrival(space))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "left": game.board.on(self.ship, self.player)}

    def why_not(self, game: Position, option: OptionId) -> str:
        space = option - SPACE
        closed = why_closed(game, space)
        if closed:
            return closed
        return why_no_room(game, space) if game.rules.spaces[game.region_of(space)].coast else "reason-no-coast"
