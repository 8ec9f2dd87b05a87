"""What a page knows of the modules: ship and colonies, gold and goods, the Grand Inquisitor, kept cards, markers."""

from __future__ import annotations

from typing import Final

from elgrande.board import options as ids
from elgrande.board.board import Board
from elgrande.board.extra import DUE, HOLDER, LIMITED, LYING, MARKED, TOKEN_COUNT, TOKENS
from elgrande.board.spaces import BLACK, COLOURS, NOBODY
from elgrande.rules.base.scoring import counting_parts
from elgrande.rules.grand_inquisitor.facts import AFRICA, AMERICA, CAPTAIN, LIMIT_BOARD, SHIP
from elgrande.rules.grand_inquisitor.inquisitor import entitled
from elgrande.rules.grand_inquisitor.kept import CloseNow
from elgrande.rules.grand_inquisitor.tokens import Load, tokens
from elgrande.rules.hooks import Office
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
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
"""How likely the Grand Inquisitor stays with his holder for another round."""
LEVY: Final = 0.8
"""Worth of the one more caballero that he brings in a round."""
MARKER: Final = 0.8
"""How much a delayed scoring counts that is due a round later."""
KEPT: Final = {"close": 0.8, "strike": 3.0, "free-choice": 3.0}
"""Worth of a card that is kept until it is used, early in a game, by what it can be used for."""
EARLY: Final = 3.0
"""With fewer rounds to come than this a kept card is worth less: the chance for it may never come."""

NOT_PLACING: Final = (ids.LEVY, ids.SPECIAL, ids.STOP, ids.END)
"""Where only these are offered, there is nobody to place, or no placing to come."""
ASIDES: Final = (ids.TOKEN, ids.LEVY)
"""What may be done besides; a page does it when it is time, so it need not be weighed against anything."""


class Modules:
    """What modules add to an outlook; the numbers of the outlook fix how much it counts."""

    def __init__(self, rules: Rules, total: float, rounds: list[int], later: int, scorings: int) -> None:
        self.rules = rules
        self.total = total
        self.rounds = rounds
        """In how many turns each player can still sail, after this one."""
        self.later = later
        """How many rounds come after this one."""
        self.scorings = scorings
        """How many general scorings are still to begin."""
        self.abroad = bool(rules.black)
        self.loads = [mark for mark in rules.marks if isinstance(mark, Load)]
        self.offices: list[Office] = [
            office for office in rules.offices if rules.spaces[office.space].within == AMERICA
        ]
        """What waits in America besides gold."""
        self.inquisitor = LEVY * sum(HOLDS**number for number in range(1, later + 1))
        """Worth of the Grand Inquisitor's card in the rounds to come, besides his caballeros."""
        self._known: dict[tuple[object, ...], float] = {}

    # --- what changes how much a space is worth ---

    def setting(self, board: Board) -> tuple[int, ...]:
        """All that the worth of spaces depends on, besides caballeros, King, Grandes and tiles."""
        extra = board.extra
        return (extra[HOLDER], extra[LIMITED], *extra[MARKED:])

    def special(self, position: Position, space: int) -> tuple[int, ...]:
        """The same for one space."""
        extra = position.board.extra
        return (extra[HOLDER], int(extra[LIMITED] == space), extra[MARKED + space], extra[DUE + space])

    def shut(self, position: Position, space: int) -> bool:
        """Whether hardly anybody can come to count on a space: there is no way, or no room."""
        if not self.abroad:
            return False
        if not self.rules.spaces[space].placing:
            return True
        return not any(position.has_room(part) for part in counting_parts(position, space))

    def without_black(self, position: Position, space: int, counts: list[int]) -> list[int]:
        """Who counts if the black caballeros are anybody's: who will hold them later, nobody knows."""
        holder = position.owner(BLACK)
        if holder != NOBODY:
            for part in counting_parts(position, space):
                counts[holder] -= position.board.caballeros[part * COLOURS + BLACK]
        return counts

    def markers(self, position: Position, space: int) -> float:
        """How much the delayed scorings of a region count."""
        extra = position.board.extra
        return extra[DUE + space] + MARKER * extra[MARKED + space]

    # --- what a player has besides ---

    def who_gets_one_more(self, position: Position) -> int:
        """The player on turn, if he may still have one more caballero as Grand Inquisitor, or NOBODY."""
        player = position.board.player
        if self.abroad and player != NOBODY and entitled(position, player) and position.board.province[player]:
            return player
        return NOBODY

    def kept(self, use: str) -> float:
        """Worth of a card that is kept for a certain use."""
        if use == "free-choice":
            return KEPT[use] if self.scorings else 0.0
        return KEPT.get(use, 0.0) * min(self.later / EARLY, 1.0)

    def utility(self, position: Position, cells: tuple[int, ...], player: int, shares: list[float]) -> float:
        """How well a player stands abroad and as Grand Inquisitor, against the others."""
        if not self.abroad:
            return 0.0
        board = position.board
        extra = board.extra
        key = (
            player,
            board.player,
            extra[HOLDER],
            extra[LIMITED],
            tuple(extra[TOKENS : TOKENS + TOKEN_COUNT]),
            cells[SHIP * COLOURS : (AFRICA + 1) * COLOURS],
            cells[CAPTAIN * COLOURS : (LIMIT_BOARD + 1) * COLOURS],
        )
        value = self._known.get(key)
        if value is None:
            worth = self.worth(position)
            value = self._known[key] = sum([share * part for share, part in zip(shares, worth, strict=True)])
        return value

    def worth(self, position: Position) -> list[float]:
        """What each player can expect from abroad and from the Grand Inquisitor, in points."""
        worth = [0.0] * self.rules.players
        if self.abroad:
            holder = position.owner(BLACK)
            if holder != NOBODY:
                worth[holder] += self.inquisitor
            self._count_loads(position, worth)
            waiting = self._count_claims(position, worth)
            self._count_afloat(position, worth, waiting)
        return worth

    def _count_loads(self, position: Position, worth: list[float]) -> None:
        """Gold and goods on their way home."""
        extra = position.board.extra
        for load in self.loads:
            for token in tokens(load.kind == ids.WITH_GOLD):
                if extra[token] >= 0:
                    space, colour = divmod(extra[token], COLOURS)
                    owner = position.owner(colour)
                    if owner != NOBODY:
                        worth[owner] += load.points * self.arrives(owner, position.region_of(space))

    def arrives(self, player: int, region: int) -> float:
        """How likely a load in a region comes home."""
        journeys = JOURNEYS.get(region, 0)
        return SAFE**journeys if 0 < journeys <= self.rounds[player] else STRANDED

    def _count_claims(self, position: Position, worth: list[float]) -> list[float]:
        """Tokens that lie before somebody who can take them; returns the points of those that wait for others."""
        waiting: list[float] = []
        on_turn = position.board.player
        for load in self.loads:
            gold = load.kind == ids.WITH_GOLD
            left = sum([position.board.extra[token] == LYING for token in tokens(gold)])
            colony = AMERICA if gold else AFRICA
            if not left:
                continue
            for player in sorted(range(self.rules.players), key=lambda player: player != on_turn):
                taken = min(left, self.free_hands(position, colony, player))
                if taken:
                    chance = 1.0 if player == on_turn else CLAIM
                    worth[player] += taken * load.points * chance * self.arrives(player, colony)
                    left -= taken
            waiting += [load.points] * left
        return waiting

    def free_hands(self, position: Position, colony: int, player: int) -> int:
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
            turns = self.rounds[player]
            if count and turns:
                goals = free + waiting if turns > JOURNEYS[AMERICA] else free
                found = sum(sorted(goals, reverse=True)[:count])
                worth[player] += AFLOAT * self.total * count + PROSPECT * found / crews


# --- when to do what may be done besides ---


def sensible(position: Position) -> list[int]:
    """The options that are worth a thought: asides have their own time, and a kept card is best kept for now."""
    if not position.rules.asides:
        return position.options
    if isinstance(position.decision, CloseNow):  # it can still be used before anybody else chooses
        return [ids.STOP]
    return [option for option in position.options if option not in ASIDES] or position.options


def aside(view: View) -> int | None:
    """What is to be done besides now: tokens at once; one more caballero when there is nothing to place."""
    options = view.options
    if ids.TOKEN in options:
        return ids.TOKEN
    if ids.LEVY in options and all(option in NOT_PLACING for option in options):
        return ids.LEVY
    return None
