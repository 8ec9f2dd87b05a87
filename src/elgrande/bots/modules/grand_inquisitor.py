"""What a bot knows of Grand Inquisitor & Colonies: ship, colonies, gold, goods, the Grand Inquisitor, closed cards."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board import options as ids
from elgrande.board.spaces import BLACK, COLOURS, NOBODY, PlayerId, RegionId, SpaceId
from elgrande.bots.assets import Assets
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.mind import Mind
from elgrande.bots.modules.shared import FREE_CHOICE_KEPT
from elgrande.bots.prospects import Prospects
from elgrande.bots.sense import Advice, Sense
from elgrande.bots.sums import summed
from elgrande.engine.step import Decision
from elgrande.rules.base.scoring import counting_parts
from elgrande.rules.grand_inquisitor.delayed import DUE, MARKERS
from elgrande.rules.grand_inquisitor.facts import AFRICA, AMERICA, CAPTAIN, LIMIT, LIMIT_BOARD, SHIP
from elgrande.rules.grand_inquisitor.kept import STRIKE, CloseAgain, CloseNow, MayClose
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, may_sail
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING, Load
from elgrande.rules.hooks import Office
from elgrande.rules.keeping import CLOSE
from elgrande.rules.position import INQUISITOR, Group, Position
from elgrande.rules.rules import Rules
from elgrande.rules.shared.free_choice import FREE_CHOICE
from elgrande.view import View

JOURNEYS: Final = {SHIP: 1, AMERICA: 2, AFRICA: 2}
"""How many journeys a caballero is away from home, by region."""
SAFE: Final = 0.88
"""How likely a load gets over one journey."""
STRANDED: Final = 0.1
"""What is left of a load's worth if there is no time to sail it home: a card may still move it."""
CLAIM: Final = 0.6
"""How likely a token is still there for somebody in the colony who is not on turn."""
AFLOAT: Final = 0.45
"""Worth of a caballero on the ship, for each time that a region will be scored: it can go to any coast."""
PROSPECT: Final = 0.5
"""How likely a caballero on the ship gets what waits in a colony."""
HOLDS: Final = 0.5
"""How likely the Grand Inquisitor stays with the same holder for another round."""
LEVY: Final = 0.8
"""Worth of the one more caballero that the Grand Inquisitor brings in a round."""
MARKER: Final = 0.8
"""How much a delayed scoring counts that is due a round later."""
NOT_PLACING: Final = (ids.LEVY, ids.SPECIAL, ids.STOP, ids.END)
"""Where only these are offered, there is nobody to place, or no placing to come."""


class GrandInquisitor(Sense):
    """What a bot knows of the module."""

    decisions = (MayClose, CloseNow, CloseAgain)
    kept: ClassVar[dict[str, float]] = {CLOSE: 0.8, STRIKE: 3.0}
    kept_for_scorings: ClassVar[dict[str, float]] = {FREE_CHOICE: FREE_CHOICE_KEPT}
    black_stay = True

    def sensible(self, position: Position, decision: Decision) -> list[int]:
        if isinstance(decision, CloseNow):  # the card can still be used before anybody else chooses
            return [ids.STOP]
        return super().sensible(position, decision)

    def advise(self, position: Position, mind: Mind) -> Advice | None:
        """Close the card that somebody else should not get, or wait; to close one at once has no way of its own."""
        if not isinstance(position.decision, (MayClose, CloseAgain)):
            return None
        card, gain = best_to_close(position, mind)
        if gain > 0:
            return card, ("hint-close", {"player": next_to_choose(mind, position.decision)})
        return position.options[0], ("hint-wait", {})

    def aside(self, view: View) -> Advice | None:
        """Tokens are taken at once; one more caballero comes when there is nothing to place."""
        options = view.options
        if ids.TOKEN in options:
            return ids.TOKEN, ("hint-besides", {})
        if ids.LEVY in options and all(option in NOT_PLACING for option in options):
            return ids.LEVY, ("hint-besides", {})
        return None

    def assets(self, rules: Rules, prospects: Prospects) -> list[Assets]:
        return [Abroad(rules, prospects)]

    def seen_on(self, position: Position, space: SpaceId) -> tuple[int, ...]:
        limited = LIMIT.of(position) == space
        return INQUISITOR.of(position), limited, MARKERS.of(position, space), DUE.of(position, space)

    def shut(self, position: Position, space: SpaceId) -> bool:
        if not position.rules.spaces[space].placing:
            return True
        return not any(position.has_room(part) for part in counting_parts(position, space))

    def due_scorings(self, position: Position, space: SpaceId) -> float:
        return DUE.of(position, space) + MARKER * MARKERS.of(position, space)


# --- closing an action card ---


def next_to_choose(mind: Mind, decision: Decision) -> int:
    """Who would choose their card next, or NOBODY."""
    if isinstance(decision, MayClose):
        return decision.actor
    waiting = mind.outlook.prospects.waiting
    return waiting[-1] if waiting else NOBODY


def best_to_close(position: Position, mind: Mind) -> tuple[int, float]:
    """The card to close, if any, and how much more that hurts the next player than the kept card is worth."""
    outlook, decision = mind.outlook, position.decision
    player, actor = decision.player, next_to_choose(mind, decision)
    nothing = position.options[0], 0.0
    if actor in (player, NOBODY) or player in outlook.prospects.waiting or outlook.extras is None:
        return nothing  # a player who has still to choose may want the card themselves
    turn = position.copy()
    while turn.stack and not (turn.decision.between_parts and turn.decision.player == actor):
        turn.choose(turn.options[0])
    if not turn.stack:
        return nothing
    this_turn_only(turn)
    options = mind.sensible(turn)
    values = mind.values(turn)
    best, second = sorted([*values, min(values)], reverse=True)[:2]
    card = options[values.index(best)]
    if ids.kind_of(card) != ids.CARD:
        return nothing
    harm = -outlook.hoped[player][actor] * (best - second)
    return card, harm - (outlook.extras.kept(CLOSE) if isinstance(decision, MayClose) else 0.0)


# --- abroad ---


class Abroad(Assets):
    """What players can expect from abroad and from the Grand Inquisitor."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.total = prospects.total
        self.rounds = prospects.rounds
        """In how many turns each player can still sail, after this one."""
        self.waiting = prospects.waiting
        """Who has still to begin their turn in this round: newcomers do not sail in it."""
        self.loads = [mark for mark in rules.placing.marks if isinstance(mark, Load)]
        self.offices: list[Office] = [
            office for office in rules.scoring.offices if rules.spaces[office.space].within == AMERICA
        ]
        """What waits in America besides gold."""
        self.inquisitor = LEVY * summed([HOLDS**number for number in range(1, prospects.later + 1)])
        """Worth of the Grand Inquisitor's card in the rounds to come, besides the black caballeros."""

    def key(self, position: Position, cells: tuple[int, ...]) -> tuple[object, ...]:
        board = position.board
        extra = board.extra
        return (
            board.player,
            INQUISITOR.of(position),
            LIMIT.of(position),
            tuple(extra[GOLD.at : GOLD.end] + extra[GOODS.at : GOODS.end]),
            bytes(extra[NEWCOMERS.at : NEWCOMERS.end]) if self.waiting else b"",
            cells[SHIP * COLOURS : (AFRICA + 1) * COLOURS],
            cells[CAPTAIN * COLOURS : (LIMIT_BOARD + 1) * COLOURS],
        )

    def worth(self, position: Position) -> list[float]:
        worth = [0.0] * self.rules.players
        holder = position.owner(BLACK)
        if holder != NOBODY:
            worth[holder] += self.inquisitor
        self._count_loads(position, worth)
        waiting = self._count_claims(position, worth)
        self._count_afloat(position, worth, waiting)
        return worth

    def _count_loads(self, position: Position, worth: list[float]) -> None:
        """Gold and goods on their way home."""
        for load in self.loads:
            for cell in load.tokens.values(position):
                if cell >= 0:
                    owner = position.owner(cell % COLOURS)
                    if owner != NOBODY:
                        turns = self.turns(position, owner, [(cell, load.kind, 1)])
                        worth[owner] += load.points * self.arrives(position.region_of(cell // COLOURS), turns)

    def turns(self, position: Position, player: PlayerId, groups: list[Group]) -> int:
        """In how many turns some of a player's caballeros abroad can still sail: newcomers not in this round."""
        turns = self.rounds[player]
        if player in self.waiting and not any(may_sail(position, cell, kind) for cell, kind, _ in groups):
            return turns - 1
        return turns

    def arrives(self, region: RegionId, turns: int) -> float:
        """How likely a load in a region comes home, if it can sail in so many turns."""
        journeys = JOURNEYS.get(region, 0)
        return SAFE**journeys if 0 < journeys <= turns else STRANDED

    def _count_claims(self, position: Position, worth: list[float]) -> list[float]:
        """Tokens that lie before somebody who can take them; returns the points of those that wait for others."""
        waiting: list[float] = []
        on_turn = position.board.player
        for load in self.loads:
            left = load.tokens.how_many(position, LYING)
            colony = AMERICA if load.kind == ids.WITH_GOLD else AFRICA
            if not left:
                continue
            for player in sorted(range(self.rules.players), key=lambda player: player != on_turn):
                taken = min(left, self.free_hands(position, colony, player))
                if taken:
                    chance = 1.0 if player == on_turn else CLAIM
                    worth[player] += taken * load.points * chance * self.arrives(colony, self.rounds[player])
                    left -= taken
            waiting += [load.points] * left
        return waiting

    def free_hands(self, position: Position, colony: int, player: PlayerId) -> int:
        """How many of a player's caballeros in a colony can take a token."""
        hands = 0
        for colour in [player, BLACK] if position.owner(BLACK) == player else [player]:
            for cell, kind, count in position.groups(colony, colour):
                if kind == ids.PLAIN and self.rules.spaces[cell // COLOURS].loads:
                    hands += count
        return hands

    def _count_afloat(self, position: Position, worth: list[float], waiting: list[float]) -> None:
        """Caballeros on the ship: they can go to any coast, or to what waits in the colonies."""
        holder = position.owner(BLACK)
        afloat = [position.count(SHIP, player) for player in range(self.rules.players)]
        if holder != NOBODY:
            afloat[holder] += position.count(SHIP, BLACK)
        crews = sum([count > 0 for count in afloat])
        if not crews:
            return
        free = [office.points * self.total for office in self.offices if position.has_room(office.space)]
        for player, count in enumerate(afloat):
            if not count:
                continue
            crew = position.groups(SHIP, player) + (position.groups(SHIP, BLACK) if player == holder else [])
            turns = self.turns(position, player, crew)
            if turns:
                goals = free + waiting if turns > JOURNEYS[AMERICA] else free
                found = summed(sorted(goals, reverse=True)[:count])
                worth[player] += AFLOAT * self.total * count + PROSPECT * found / crews
