"""Ships: taken by a symbol, loaded while placing, landed at the start of a turn (GRA-20 to GRA-23)."""

from __future__ import annotations

from elgrande.board.extra import SHIP_OF
from elgrande.board.options import SPACE, STOP
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.engine.machine import Event
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_no_room


def ships(game: Position) -> list[int]:
    """The spaces of the ship tiles."""
    return [number for number, space in enumerate(game.rules.spaces) if space.key.startswith("ship-")]


def ship_of(game: Position, player: int) -> int:
    """The ship that a player has, or NOWHERE."""
    for number, space in enumerate(ships(game)):
        if game.board.extra[SHIP_OF + number] == 1 + player:
            return space
    return NOWHERE


class TakeShip(Decision):
    """Take a free ship, or if there is none one of another player; nobody has two."""

    __slots__ = ()
    prompt = "prompt-take-ship"

    def options(self, game: Position) -> list[int]:
        if ship_of(game, self.player) != NOWHERE:
            return []
        all_ships = list(enumerate(ships(game)))
        free = [SPACE + space for number, space in all_ships if not game.board.extra[SHIP_OF + number]]
        return free or [SPACE + space for _, space in all_ships]

    def choose(self, game: Position, option: int) -> None:
        game.then(ShipTaken(self.player, option - SPACE))


class ShipTaken(Announced):
    """The ship changes hands; its load goes to its owners' courts."""

    __slots__ = ("space",)

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def announces(self, game: Position) -> Event:
        return ("ship-taken", self.player, self.space)

    def carry_out(self, game: Position) -> None:
        game.tell("ship-taken", self.player, self.space)
        for owner in range(game.rules.players):
            cell = self.space * COLOURS + owner
            if game.board.caballeros[cell]:
                game.to_court(cell, game.board.caballeros[cell])
        game.board.extra[SHIP_OF + ships(game).index(self.space)] = 1 + self.player


def berth(game: Position, player: int) -> list[int]:
    """While he holds a ship a player may put any caballeros that he places on it."""
    ship = ship_of(game, player)
    return [ship] if ship != NOWHERE else []


class Landing(Step):
    """At the start of a turn the load may be landed."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Position) -> None:
        if ship_of(game, self.player) != NOWHERE:
            game.then(Land(self.player, False))


class Land(Decision):
    """Choose a coastal region for a caballero of the load: all of it lands, or none."""

    __slots__ = ("begun",)
    prompt = "prompt-land"

    def __init__(self, player: int, begun: bool) -> None:
        self.player = player
        self.begun = begun

    def options(self, game: Position) -> list[int]:
        ship = ship_of(game, self.player)
        if ship == NOWHERE or not game.board.on(ship, self.player):
            return []
        spaces = game.rules.spaces
        coasts = [region for region in game.open_regions() if spaces[region].coast]
        rooms = [SPACE + room for region in coasts for room in game.rooms(region)]
        return rooms if self.begun else [STOP, *rooms]

    def choose(self, game: Position, option: int) -> None:
        if option == STOP:
            return
        space = option - SPACE
        game.tell("landed", self.player, space)
        game.then(Land(self.player, True))
        game.move(ship_of(game, self.player) * COLOURS + self.player, game.arrival(space))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        ship = ship_of(game, self.player)
        return self.prompt, {"player": self.player, "left": game.board.on(ship, self.player) if ship >= 0 else 0}

    def why_not(self, game: Position, option: int) -> str:
        space = option - SPACE
        if not 0 <= space < len(game.rules.spaces):
            return "reason-not-offered"
        region = game.region_of(space)
        if game.taboo(region):
            return "reason-king"
        return why_no_room(game, space) if game.rules.spaces[region].coast else "reason-no-coast"
