"""Secret dials: set at once by all who are asked, revealed together."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import AT_COURT, BLACK_ONES, CABALLERO, IN_PROVINCE
from elgrande.board.options import PICK, SPACE, OptionId
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOWHERE, REGIONS, Cell, PlayerId, RegionId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import Announced, AnnouncedCount, AnnouncedOnRegion
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_not_region
from elgrande.rules.which import send_back

DIAL_SHOWN: Final = EventKind("dial", "player", "space", at_once="dials")

EVERYTHING: Final = 99
"""All caballeros that a player has in a region."""


class Dial(Secret):
    """Set the secret dial to one of the nine regions; nobody sees it until all are set."""

    __slots__ = ()

    def shows(self, game: Position) -> list[int]:
        """The regions that can be dialled."""
        raise NotImplementedError(type(self).__name__)

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.shows(game)]

    def choose(self, game: Position, option: OptionId) -> None:
        game.board.dial[self.player] = option - SPACE

    def still_secret(self, game: Position, option: OptionId) -> bool:
        return game.board.dial[self.player] == option - SPACE

    def why_not(self, game: Position, option: OptionId) -> str:
        region = option - SPACE
        if not 0 <= region < REGIONS:
            return "reason-not-on-dial"
        return "reason-king" if game.taboo(region) else "reason-none-there"


class RevealDials(Step):
    """All dials are turned over together."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        board.shown, board.dial = board.dial, [NOWHERE] * game.rules.players
        for player, region in enumerate(board.shown):
            if region != NOWHERE:
                game.tell(DIAL_SHOWN, player, region)
        game.reveal()


class GoalDial(Dial):
    """Where the player's own pieces go; a region that lets nothing in can be dialled too, unless OPT-9 forbids it."""

    __slots__ = ()

    def shows(self, game: Position) -> list[int]:
        if game.rules.config.dials == "printed":
            return list(range(REGIONS))
        return [region for region in range(REGIONS) if not self.fails(game, region)]

    def fails(self, game: Position, region: RegionId) -> bool:
        """Whether the pieces cannot go to a region (BASE-64)."""
        return game.taboo(region)


class CastilloDial(GoalDial):
    """Where the player's caballeros go from the Castillo: the King's region means the court (BASE-61, BASE-64)."""

    __slots__ = ()
    prompt = "prompt-dial-castillo"

    def caution(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        region, board = option - SPACE, game.board
        if not self.fails(game, region):
            return "", {}
        inside = game.rules.config.castillo == "hidden" or board.on(CASTILLO, BLACK) > 0
        black = game.owner(BLACK) == self.player and inside  # nobody may look into a hidden Castillo
        grande = board.grande[self.player] == CASTILLO
        return "caution-court", {"space": region, "grande": int(grande), "black": int(black)}


# --- exile: every other player dials a region where they lose caballeros ---

EXILES: Final = EventKind("exiles", "player")
LOST: Final = EventKind(
    "lost", "player", "count", "space", moves=Moves(CABALLERO, "space", IN_PROVINCE, count="count"), against="player"
)


class ExileDial(Dial):
    """A region where the player has at least `least` caballeros and will lose `count`, or all there are."""

    __slots__ = ("count", "least")
    prompt = "prompt-dial-loss"

    def __init__(self, player: PlayerId, least: int, count: int) -> None:
        self.player = player
        self.least = least
        self.count = count

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        if self.count == EVERYTHING:
            return "prompt-dial-loss-all", {"player": self.player}
        return self.prompt, {"player": self.player, "count": self.count}

    def shows(self, game: Position) -> list[int]:
        regions = [region for region in game.open_regions() if region < REGIONS]
        if game.rules.divided:
            return [region for region in regions if game.count(region, self.player) >= self.least]
        caballeros, player = game.board.caballeros, self.player
        return [region for region in regions if caballeros[region * COLOURS + player] >= self.least]


class Exile(Announced):
    """Every other player dials a region and loses `count` caballeros there (BASE-118, BASE-119)."""

    __slots__ = ("count", "least")

    def __init__(self, player: PlayerId, least: int, count: int) -> None:
        self.player = player
        self.least = least
        self.count = count

    def dials(self, game: Position) -> list[ExileDial]:
        """The dials of all players who have a region to dial."""
        dials = [ExileDial(other, self.least, self.count) for other in game.after(self.player)]
        return [dial for dial in dials if dial.shows(game)]

    def possible(self, game: Position) -> bool:
        return bool(self.dials(game))

    def carry_out(self, game: Position) -> None:
        game.then_all([*self.dials(game), RevealDials(), Exiled(self.player, self.count)])


class Exiled(AnnouncedCount):
    """The caballeros in the dialled regions go to the province."""

    __slots__ = ()
    announced_as = EXILES

    def carry_out(self, game: Position) -> None:
        choices: list[Step] = []
        for other in game.after(self.player):
            region = game.board.shown[other]
            if region != NOWHERE and not game.taboo(region):
                lost = min(self.count, game.count(region, other))
                game.tell(LOST, other, lost, region)
                groups = game.groups(region, other)
                if len(groups) > 1 and lost < sum(count for _, _, count in groups):
                    choices.append(GiveUp(other, region, lost))
                else:
                    for cell, kind, count in groups:
                        game.to_province(cell, min(lost, count), kind)
        game.then_all(choices)


class GiveUp(Decision):
    """Choose which of the player's own caballeros in a region go to the province (GIC-73, ANN-5)."""

    __slots__ = ("left", "space")
    prompt = "prompt-give-up"
    detail = True
    settles = True

    def __init__(self, player: PlayerId, space: SpaceId, left: int) -> None:
        self.player = player
        self.space = space
        """The region that they leave."""
        self.left = left

    def options(self, game: Position) -> list[int]:
        if not self.left:
            return []
        cells = [part * COLOURS + self.player for part in game.parts(self.space)]
        return [PICK + cell for cell in cells if game.board.caballeros[cell]]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(GiveUp(self.player, self.space, self.left - 1))
        send_back(game, self.player, option - PICK, court=False)


# --- where several dials bring caballeros at once ---

NO_ROOM: Final = EventKind("no-room", "player", "space", moves=Moves(CABALLERO, "space", AT_COURT), against="player")

Going = tuple[int, int, int, int]
"""Caballeros on their way: their cell, their kind, how many there are, and the region they go to."""


def going(game: Position, region: RegionId, colour: int, target: int) -> list[Going]:
    """All caballeros of a colour in a region, on their way to another."""
    return [(cell, kind, count, target) for cell, kind, count in game.groups(region, colour)]


def go_together(game: Position, all_going: list[Going]) -> None:
    """They arrive; a region with too little room lets them in one by one, clockwise from the start player (SC-4)."""
    if not game.rules.placing.limits:
        for cell, kind, count, target in all_going:
            game.move(cell, target, count, kind)
        return
    for target in dict.fromkeys([target for _, _, _, target in all_going]):
        coming = [(cell, kind, count) for cell, kind, count, to in all_going if to == target]
        if game.room_in(target) >= sum([count for _, _, count in coming]):
            for cell, kind, count in coming:
                game.move(cell, target, count, kind)
            continue
        singles = [(cell, kind) for cell, kind, count in coming for _ in range(count)]
        turns = [*game.from_start(), BLACK]
        while singles:
            for colour in turns:
                mine = [single for single in singles if single[0] % COLOURS == colour]
                if mine:
                    singles.remove(mine[0])
                    let_in(game, mine[0][0], mine[0][1], target)


def let_in(game: Position, cell: Cell, kind: int, target: int) -> None:
    """One caballero comes to a region, or goes to its owner's court if there is no room; a black one stays put."""
    if game.room_in(target) > 0:
        game.move(cell, target, 1, kind)
    elif cell % COLOURS != BLACK:
        game.to_court(cell, 1, kind)
        game.tell(NO_ROOM, cell % COLOURS, target)


# --- secret scoring ---


class ScoringDial(Dial):
    """Any region, including the King's (BASE-145)."""

    __slots__ = ()
    prompt = "prompt-dial-scoring"

    def shows(self, game: Position) -> list[int]:
        return list(range(REGIONS))


# --- eviction ---

EVICTS: Final = EventKind("evicts", "player", "space")
EVICTED: Final = EventKind(
    "evicted", "player", "count", "from", "to", moves=Moves(CABALLERO, "from", "to", count="count"), against="player"
)
BLACK_EVICTED: Final = EventKind(
    "black-evicted", "count", "from", "to", moves=Moves(CABALLERO, "from", "to", of=BLACK_ONES, count="count")
)
EVICTED_TO_COURT: Final = EventKind(
    "evicted-to-court",
    "player",
    "count",
    "from",
    moves=Moves(CABALLERO, "from", AT_COURT, count="count"),
    against="player",
)


class Evict(Decision):
    """Choose a region that the others must leave (BASE-146)."""

    __slots__ = ()
    prompt = "prompt-evict"

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.open_regions() if evicted_from(game, self.player, region)]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Eviction(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_region(game, option - SPACE) or "reason-none-there"


def evicted_from(game: Position, player: PlayerId, region: RegionId) -> list[int]:
    """The other players with caballeros in a region."""
    if game.rules.plain:
        first, caballeros = region * COLOURS, game.board.caballeros
        return [other for other in game.after(player) if caballeros[first + other]]
    black = game.owner(BLACK) if game.rules.black and game.count(region, BLACK) else NOBODY
    return [other for other in game.after(player) if game.count(region, other) or other == black]


class EvictionDial(GoalDial):
    """Where to go from the emptied region; dialling it or the King's region leads to the court (BASE-146)."""

    __slots__ = ("space",)
    prompt = "prompt-dial-eviction"

    def __init__(self, player: PlayerId, space: SpaceId) -> None:
        self.player = player
        self.space = space
        """The region that the player must leave."""

    def fails(self, game: Position, region: RegionId) -> bool:
        return region == self.space or super().fails(game, region)

    def caution(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        region = option - SPACE
        if not self.fails(game, region):
            return "", {}
        black = game.owner(BLACK) == self.player and game.count(self.space, BLACK) > 0
        key = "caution-emptied" if region == self.space else "caution-court"
        return key, {"space": region, "grande": 0, "black": int(black)}

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-same-region" if option == SPACE + self.space else super().why_not(game, option)


class Eviction(AnnouncedOnRegion):
    """The others in a region dial where they go."""

    __slots__ = ()
    reports = EVICTS

    def carry_out(self, game: Position) -> None:
        game.then(SetEvictionDials(self.player, self.region))


class SetEvictionDials(Step):
    """The others set their dials, unless the region has become taboo in the meantime."""

    __slots__ = ("player", "region")

    def __init__(self, player: PlayerId, region: RegionId) -> None:
        self.player = player
        self.region = region

    def run(self, game: Position) -> None:
        if not game.taboo(self.region):
            dials = [EvictionDial(other, self.region) for other in evicted_from(game, self.player, self.region)]
            game.then_all([*dials, RevealDials(), Evicted(self.player, self.region)])


class Evicted(AnnouncedOnRegion):
    """The others leave; those who dialled the King's or the emptied region go to their court (BASE-146)."""

    __slots__ = ()
    announced_as = EVICTS

    def carry_out(self, game: Position) -> None:
        if game.taboo(self.region):
            return
        leaving: list[Going] = []
        for other in evicted_from(game, self.player, self.region):
            target = game.board.shown[other]
            if not EvictionDial(other, self.region).fails(game, target):
                leaving += self.leave(game, other, target)
                if game.owner(BLACK) == other:  # GIC-48
                    leaving += self.leave(game, BLACK, target)
                continue
            count = game.count(self.region, other)
            if count:
                game.tell(EVICTED_TO_COURT, other, count, self.region)
            for cell, kind, number in game.groups(self.region, other):
                game.to_court(cell, number, kind)
        go_together(game, leaving)

    def leave(self, game: Position, colour: int, target: int) -> list[Going]:
        """All caballeros of a colour go to a region."""
        count = game.count(self.region, colour)
        if count and colour == BLACK:
            game.tell(BLACK_EVICTED, count, self.region, target)
        elif count:
            game.tell(EVICTED, colour, count, self.region, target)
        return going(game, self.region, colour, target)
