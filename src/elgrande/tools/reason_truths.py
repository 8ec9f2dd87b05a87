"""What each reason for a refusal says, as a condition on the position.

Each condition is written from the sentence that players read, never from the `why_not` that gives it, so that the law
in `reason_laws` can find reasons that are not true. A new reason needs a line in `TRUE_WHEN`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from elgrande.board.options import CARD, FIRST, PICK, PICKED, PLAIN, POWER, ROLE, SPACE, TILE
from elgrande.board.spaces import CASTILLO, COLOURS, NOTHING, NOWHERE, REGIONS
from elgrande.rules.action import possible
from elgrande.rules.base.dials import Evict, EvictionDial, ExileDial
from elgrande.rules.base.moves import CELLS, PutDown
from elgrande.rules.base.pieces import AdviseKing
from elgrande.rules.base.turn import UseCard
from elgrande.rules.grand_inquisitor.facts import AFRICA, AMERICA, FRANCIA, LIMIT, SHIP
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, newcomers
from elgrande.rules.grand_inquisitor.tokens import LYING, tokens
from elgrande.rules.grandissimo.actions import PutBoth
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO
from elgrande.rules.king_intrigue.doubling import DOUBLED, ChooseDoubled
from elgrande.rules.king_intrigue.turn import Act, Intrigue, actions, role
from elgrande.rules.players_edition.actions import CivilWar
from elgrande.rules.players_edition.bridge import Cross
from elgrande.rules.players_edition.castillo import SHIFTED
from elgrande.rules.position import Position
from elgrande.rules.shared.alliance import ALLIANCE
from elgrande.rules.special_cards.limits import boards, crowd
from elgrande.rules.which import OfPicked

HARBOURS: Final = (SHIP, AMERICA, AFRICA)
"""Where journeys begin."""


@dataclass(frozen=True)
class Refusal:
    """An option and the decision that does not offer it, in a position."""

    game: Position
    decision: Any
    option: int

    @property
    def player(self) -> int:
        """The player who is asked."""
        return int(self.decision.player)

    @property
    def space(self) -> int:
        """The space of the option, or of its caballero or score tile; or NOWHERE."""
        if PICK <= self.option < PICKED:
            return self.cell // COLOURS
        if SPACE <= self.option < PICK:
            return self.option - SPACE
        tile = self.option - TILE
        return self.game.board.tiles[tile] if 0 <= tile < len(self.game.board.tiles) else NOWHERE

    @property
    def region(self) -> int:
        """The region of that space, or NOWHERE."""
        return NOWHERE if self.space == NOWHERE else self.game.region_of(self.space)

    @property
    def in_a_region(self) -> bool:
        """Whether the space is a region or inside one."""
        return self.region != NOWHERE and self.game.rules.spaces[self.region].region

    @property
    def cell(self) -> int:
        """The cell of the option's caballero."""
        return self.option - PICK

    @property
    def count(self) -> int:
        """How many caballeros stand on that cell."""
        return self.game.board.caballeros[self.cell]

    @property
    def owner(self) -> int:
        """The owner of that caballero, or NOBODY."""
        return self.game.owner(self.cell % COLOURS)

    @property
    def card(self) -> int:
        """The face-up action card of the option, or NOTHING."""
        return self.game.board.offered[self.option - CARD]

    @property
    def power(self) -> int:
        """The power card of the option, as one bit."""
        return 1 << (self.option - POWER)


# --- where something stands, or cannot stand ---


def _stands(of: Refusal) -> int:
    """The space that something is about to leave."""
    if isinstance(of.decision, OfPicked):
        return of.decision.cell // COLOURS
    if isinstance(of.decision, EvictionDial):
        return of.decision.space
    if isinstance(of.decision, AdviseKing):
        return of.game.board.king
    return of.game.board.grande[of.player]


def _full(of: Refusal) -> bool:
    """No caballero can be added there; where all others leave first, none of them is left."""
    game, spaces = of.game, of.game.rules.spaces
    if isinstance(of.decision, CivilWar) and any(game.count(of.region, other) for other in game.after(of.player)):
        return False
    if isinstance(of.decision, PutDown) and of.region == game.region_of(_stands(of)):  # nobody comes: it is a shift
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
        taboo(of.game, of.region) for taboo in of.game.rules.taboos
    )


def _tile_there(of: Refusal) -> bool:
    """If both tiles are in hand, only the one already put down lies anywhere."""
    tiles = (of.decision.first,) if isinstance(of.decision, PutBoth) else of.game.board.tiles
    return of.space in tiles


def _no_neighbour(of: Refusal) -> bool:
    return all(of.game.taboo(beside) for beside in of.game.rules.borders[of.space])


def _not_beside(of: Refusal) -> bool:
    first = of.decision.first
    return first not in (NOWHERE, of.space) and of.space not in of.game.rules.borders[first]


def _token_stays(of: Refusal) -> bool:
    """The token in question, the first or the second, cannot be lifted."""
    token = ALLIANCE.of(of.game, int(of.decision.first != NOWHERE))
    return token not in (NOWHERE, of.space) and of.game.taboo(token)


def _chosen(of: Refusal, *fields: str) -> tuple[int, ...]:
    """The regions that the decision holds in these fields."""
    values = [getattr(of.decision, field, ()) for field in fields]
    return tuple(region for value in values for region in (value if isinstance(value, tuple) else (value,)))


def _board_here(of: Refusal) -> bool:
    limited = [LIMIT.of(of.game)] if of.game.rules.loose else []
    return of.space in [*limited, *boards(of.game)]


def _no_journey(of: Refusal) -> bool:
    if of.game.region_of(_stands(of)) != SHIP:
        return of.region != SHIP
    return of.region not in (AMERICA, AFRICA) and not of.game.rules.spaces[of.region].coast


def _card_not_free(of: Refusal) -> bool:
    decks = [DOUBLED] if isinstance(of.decision, ChooseDoubled) else [BOYCOTT, INCOGNITO]
    return any(deck.has(of.game, of.space) for deck in decks)


# --- caballeros ---


def _none_there(of: Refusal) -> bool:
    """There are not enough caballeros to take: on the cell, in the region, or anywhere."""
    game = of.game
    if PICK <= of.option < PICKED:
        return not of.count
    colours = [colour for colour in range(COLOURS) if game.owner(colour) == of.player]
    if isinstance(of.decision, Evict):
        colours = [colour for colour in range(COLOURS) if game.owner(colour) in game.after(of.player)]
    elif isinstance(of.decision, Intrigue) and of.option == FIRST:
        colours = list(range(COLOURS))
    elif isinstance(of.decision, ExileDial):
        colours = [of.player]
    least = of.decision.least if isinstance(of.decision, ExileDial) else 1
    regions = [of.region] if of.in_a_region else game.open_regions()
    return all(sum(game.count(region, colour) for colour in colours) < least for region in regions)


def _left(of: Refusal, whose: str) -> int:
    """How many caballeros of a kind the action still moves."""
    return int(getattr(of.decision, whose, 0)) + int(getattr(of.decision, "either", 0))


def _own_to_come(of: Refusal) -> bool:
    player, game = of.player, of.game
    regions = [region for region in game.rules.regions if not game.taboo(region)]
    return of.decision.hit.count(player) < of.decision.count and any(game.count(region, player) for region in regions)


def _has_moved(of: Refusal) -> bool:
    moved = of.decision.crossed if isinstance(of.decision, Cross) else of.decision.moved
    return 0 < of.count <= [code % CELLS for code in moved].count(of.cell)


def _just_arrived(of: Refusal) -> bool:
    """All on that cell, of each kind, came by a journey this turn, or all in the region came this round."""
    if of.region not in HARBOURS or not of.count:
        return False
    sailed = [code // CELLS for code in of.decision.sailed if code % CELLS == of.cell]
    return all(count <= sailed.count(kind) or _all_are_fresh(of, kind) for kind, count in of.game.kinds(of.cell))


def _all_are_fresh(of: Refusal, kind: int) -> bool:
    colour = of.cell % COLOURS
    there = sum(count for _, other, count in of.game.groups(of.region, colour) if other == kind)
    return there <= NEWCOMERS.of(of.game, newcomers(of.region, colour, kind))


def _no_token(of: Refusal) -> bool:
    return of.region not in (AMERICA, AFRICA) or not tokens(of.region).has(of.game, LYING)


def _laden(of: Refusal) -> bool:
    return of.count > 0 and all(kind != PLAIN for kind, _ in of.game.kinds(of.cell))


# --- parts of a turn ---


def _in_play(of: Refusal) -> int:
    """The card whose special action the option is, or NOTHING."""
    if isinstance(of.decision, Act):
        return actions(of.game, of.player)[of.option == ROLE]
    return int(of.decision.card)


def _no_effect(of: Refusal) -> bool:
    card = _in_play(of)
    return card != NOTHING and not possible(of.game, of.player, card)


def _no_placing(of: Refusal) -> bool:
    card = of.decision.card if isinstance(of.decision, UseCard) else role(of.game, of.player)
    return not of.game.rules.cards[card].place


def _played_by_another(of: Refusal) -> bool:
    return any(of.game.board.power[other] == of.option - POWER for other in of.game.after(of.player))


Condition = Callable[[Refusal], bool]
"""Whether what a sentence says is true."""

TRUE_WHEN: Final[dict[str, Condition]] = {
    "reason-not-offered": lambda of: True,  # says no more than that: the law knows it already
    # regions and spaces
    "reason-king": lambda of: of.region == of.game.board.king,
    "reason-taboo": _closed_off,
    "reason-not-a-region": lambda of: not of.game.rules.spaces[of.space].region,
    "reason-not-beside-king": _not_beside_king,
    "reason-not-the-king": lambda of: not _open_to_the_king(of),
    "reason-not-on-dial": lambda of: of.space >= REGIONS,
    "reason-no-region-card": lambda of: of.space >= REGIONS,
    "reason-card-not-free": _card_not_free,
    "reason-not-in-this-scoring": lambda of: of.space not in _chosen(of, "regions", "named"),
    "reason-tile-there": _tile_there,
    "reason-named": lambda of: of.space in _chosen(of, "named", "first"),
    "reason-not-beside": _not_beside,
    "reason-no-neighbour": _no_neighbour,
    "reason-token-stays": _token_stays,
    "reason-castillo-here": lambda of: SHIFTED.of(of.game) == of.space,
    "reason-no-board": lambda of: of.space == FRANCIA or of.space in boards(of.game),
    "reason-board-here": _board_here,
    "reason-too-many": lambda of: crowd(of.game, of.space) > of.decision.most,
    # where caballeros go
    "reason-full": _full,
    "reason-same-region": lambda of: of.region == of.game.region_of(_stands(of)),
    "reason-same-space": lambda of: of.space == _stands(of),
    "reason-not-by-placing": lambda of: not of.game.rules.spaces[of.region].placing,
    "reason-no-coast": lambda of: not of.game.rules.spaces[of.region].coast,
    "reason-no-journey": _no_journey,
    "reason-no-load": lambda of: not of.game.rules.spaces[of.space].loads,
    # which caballeros are taken
    "reason-castillo": lambda of: of.space == CASTILLO,
    "reason-not-in-region": lambda of: not of.in_a_region,
    "reason-only-own": lambda of: of.owner != of.player,
    "reason-own-first": lambda of: of.owner != of.player and _own_to_come(of),
    "reason-no-own": lambda of: of.owner == of.player and not _left(of, "own"),
    "reason-no-foreign": lambda of: of.owner != of.player and not _left(of, "foreign"),
    "reason-none-there": _none_there,
    "reason-other-region": lambda of: 0 <= of.decision.source != of.region,
    "reason-moved": _has_moved,
    "reason-hit-already": lambda of: of.decision.hit.count(of.cell % COLOURS) >= of.decision.count,
    "reason-arrived": _just_arrived,
    "reason-not-beside-board": lambda of: of.space != LIMIT.of(of.game),
    "reason-no-token": _no_token,
    "reason-laden": _laden,
    # cards and the parts of a turn
    "reason-power-played": _played_by_another,
    "reason-power-gone": lambda of: not of.game.board.hand[of.player] & of.power,
    "reason-in-hand": lambda of: bool(of.game.board.hand[of.player] & of.power),
    "reason-chosen": lambda of: bool(of.decision.chosen & of.power),
    "reason-card-taken": lambda of: of.card == NOTHING,
    "reason-card-closed": lambda of: any(barred(of.game, of.option - CARD) for barred in of.game.rules.barred),
    "reason-no-effect": _no_effect,
    "reason-special-used": lambda of: not of.decision.special,
    "reason-silenced": lambda of: any(silences(of.game, of.player) for silences in of.game.rules.silenced),
    "reason-court-empty": lambda of: not of.game.board.court[of.player],
    "reason-no-placing": _no_placing,
    "reason-placing-done": lambda of: not of.decision.placing,
}
"""By the key of a reason: whether what it says is true."""
