"""When each reason for a refusal is true: the base game's reasons, and those that several modules give."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import CARD, PICK, PLAIN, POWER, kind_of
from elgrande.board.spaces import CASTILLO, COLOURS, NOTHING, NOWHERE, REGIONS, CardId
from elgrande.rules.action import possible
from elgrande.rules.base.dials import Evict, EvictionDial, ExileDial
from elgrande.rules.base.moves import CELLS, PutDown
from elgrande.rules.base.pieces import AdviseKing
from elgrande.rules.space import ANY
from elgrande.rules.truths import Condition, Refusal
from elgrande.rules.which import OfPicked

# --- where something stands, or cannot stand ---


def start(of: Refusal) -> int:
    """The space that something is about to leave."""
    if isinstance(of.decision, OfPicked):
        return of.decision.cell // COLOURS
    if isinstance(of.decision, EvictionDial):
        return of.decision.space
    if isinstance(of.decision, AdviseKing):
        return of.game.board.king
    return of.game.board.grande[of.player]


def full(of: Refusal) -> bool:
    """No caballero can come there."""
    game, spaces = of.game, of.game.rules.spaces
    if isinstance(of.decision, PutDown) and of.region == game.region_of(start(of)):  # nobody arrives: it is a shift
        return game.board.total(of.space) >= spaces[of.space].room
    free = [part for part in game.rules.parts[of.region] if game.board.total(part) < spaces[part].room]
    inside = of.space != of.region and game.board.total(of.space) >= spaces[of.space].room
    return inside or not free or game.room_in(of.region) <= 0


def _not_beside_king(of: Refusal) -> bool:
    king = of.game.board.king
    return of.in_a_region and of.region != king and of.region not in of.game.rules.borders[king]


def _open_to_the_king(of: Refusal) -> bool:
    space = of.game.rules.spaces[of.space]
    return space.region and space.king


def _closed_off(of: Refusal) -> bool:
    return of.region not in (NOWHERE, of.game.board.king) and any(
        of.game.board.extra[place] == of.region for place in of.game.rules.taboos
    )


def _chosen(of: Refusal, *fields: str) -> tuple[int, ...]:
    """The regions that the decision holds in these fields."""
    values = [getattr(of.decision, field, ()) for field in fields]
    return tuple(region for value in values for region in (value if isinstance(value, tuple) else (value,)))


def _board_here(of: Refusal) -> bool:
    """A board that limits the region lies there, of either kind (MIX-6)."""
    game = of.game
    return game.room_in(of.space) < ANY or of.space in [game.region_of(space) for space in game.rules.loose]


# --- caballeros ---


def none_there(of: Refusal) -> bool:
    """There are not enough caballeros to take: on the cell, in the region, or anywhere."""
    game = of.game
    if kind_of(of.option) == PICK:
        return not of.count
    colours = [colour for colour in range(COLOURS) if game.owner(colour) == of.player]
    if isinstance(of.decision, Evict):
        colours = [colour for colour in range(COLOURS) if game.owner(colour) in game.after(of.player)]
    elif isinstance(of.decision, ExileDial):
        colours = [of.player]
    return too_few(of, colours, of.decision.least if isinstance(of.decision, ExileDial) else 1)


def too_few(of: Refusal, colours: list[int], least: int = 1) -> bool:
    """The option's region has fewer than `least` of these colours; without a region, each open region has fewer."""
    game = of.game
    regions = [of.region] if of.in_a_region else game.open_regions()
    return all(sum(game.count(region, colour) for colour in colours) < least for region in regions)


def _left(of: Refusal, whose: str) -> int:
    """How many more caballeros of a kind the action moves."""
    return int(getattr(of.decision, whose, 0)) + int(getattr(of.decision, "either", 0))


def has_moved(of: Refusal, moved: tuple[int, ...]) -> bool:
    """All caballeros on the option's cell were moved there by this action."""
    return 0 < of.count <= [code % CELLS for code in moved].count(of.cell)


def _laden(of: Refusal) -> bool:
    return of.count > 0 and all(kind != PLAIN for kind, _ in of.game.kinds(of.cell))


# --- cards and the parts of a turn ---


def without_effect(of: Refusal, card: CardId) -> bool:
    """The special action of a card would do nothing now."""
    return card != NOTHING and not possible(of.game, of.player, card)


def places_nothing(of: Refusal, card: CardId) -> bool:
    """A card lets nobody place caballeros."""
    return not of.game.rules.cards[card].place


def _played_by_another(of: Refusal) -> bool:
    return any(of.game.board.power[other] == of.option - POWER for other in of.game.after(of.player))


TRUTHS: Final[dict[str, Condition]] = {
    "reason-not-offered": lambda of: True,  # says no more than that: the law checks it already
    # regions and spaces
    "reason-king": lambda of: of.region == of.game.board.king,
    "reason-taboo": _closed_off,
    "reason-not-a-region": lambda of: not of.game.rules.spaces[of.space].region,
    "reason-not-beside-king": _not_beside_king,
    "reason-not-the-king": lambda of: not _open_to_the_king(of),
    "reason-not-on-dial": lambda of: of.space >= REGIONS,
    "reason-not-in-this-scoring": lambda of: of.space not in _chosen(of, "regions", "named"),
    "reason-tile-there": lambda of: of.space in of.game.board.tiles,
    "reason-named": lambda of: of.space in _chosen(of, "named", "first"),
    "reason-board-here": _board_here,
    # where caballeros go
    "reason-full": full,
    "reason-same-region": lambda of: of.region == of.game.region_of(start(of)),
    "reason-same-space": lambda of: of.space == start(of),
    "reason-not-by-placing": lambda of: not of.game.rules.spaces[of.region].placing,
    "reason-no-coast": lambda of: not of.game.rules.spaces[of.region].coast,
    "reason-no-load": lambda of: not of.game.rules.spaces[of.space].loads,
    # which caballeros are taken
    "reason-castillo": lambda of: of.space == CASTILLO,
    "reason-not-in-region": lambda of: not of.in_a_region,
    "reason-only-own": lambda of: of.owner != of.player,
    "reason-no-own": lambda of: of.owner == of.player and not _left(of, "own"),
    "reason-no-foreign": lambda of: of.owner != of.player and not _left(of, "foreign"),
    "reason-none-there": none_there,
    "reason-other-region": lambda of: 0 <= of.decision.source != of.region,
    "reason-moved": lambda of: has_moved(of, of.decision.moved),
    "reason-hit-already": lambda of: of.decision.hit.count(of.cell % COLOURS) >= of.decision.count,
    "reason-laden": _laden,
    # cards and the parts of a turn
    "reason-power-played": _played_by_another,
    "reason-power-gone": lambda of: not of.game.board.hand[of.player] & of.power,
    "reason-in-hand": lambda of: bool(of.game.board.hand[of.player] & of.power),
    "reason-card-taken": lambda of: of.card == NOTHING,
    "reason-card-closed": lambda of: any(barred(of.game, of.option - CARD) for barred in of.game.rules.turns.barred),
    "reason-no-effect": lambda of: without_effect(of, of.decision.card),
    "reason-special-used": lambda of: not of.decision.special,
    "reason-silenced": lambda of: any(silences(of.game, of.player) for silences in of.game.rules.turns.silenced),
    "reason-court-empty": lambda of: not of.game.board.court[of.player],
    "reason-no-placing": lambda of: places_nothing(of, of.decision.card),
    "reason-placing-done": lambda of: not of.decision.placing,
}
"""By the key of a reason: the condition under which it is true."""
