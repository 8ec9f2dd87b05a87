"""What a bot knows of the modules: what else a space is worth, and what players have besides courts and regions."""

from __future__ import annotations

from typing import Final

from elgrande.board.board import Board
from elgrande.board.spaces import BLACK, COLOURS, NOBODY
from elgrande.bots.abroad import Abroad
from elgrande.bots.assets import Assets
from elgrande.bots.belongings import Belongings
from elgrande.bots.prospects import Prospects
from elgrande.rules.base.scoring import counting_parts
from elgrande.rules.grand_inquisitor.delayed import DUE, MARKERS
from elgrande.rules.grand_inquisitor.facts import LIMIT
from elgrande.rules.players_edition.actions import MISTRESS
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.rules import Rules
from elgrande.rules.special_cards.limits import CROWDED

MARKER: Final = 0.8
"""How much a delayed scoring counts that is due a round later."""
KEPT: Final = {"close": 0.8, "strike": 3.0, "incognito": 1.2, "last-word": 1.5}
"""Worth of a card that is kept until it is used, early in a game, by what it can be used for."""
FOR_SCORINGS: Final = {"free-choice": 3.0, "spy": 0.8, "reserve": 1.2}
"""The same for cards that can be used as long as general scorings are to come."""
EARLY: Final = 3.0
"""With fewer rounds to come than this a kept card is worth less: the chance for it may never come."""


class Modules:
    """What modules add to an outlook; what is still to come says how much it counts."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        self.rules = rules
        self.prospects = prospects
        modules = rules.config.modules
        self.abroad = Abroad(rules, prospects) if "grand_inquisitor" in modules else None
        belongings = Belongings(rules, prospects)
        self.assets: list[Assets] = [belongings] if belongings.waiting or "grandissimo" in modules else []
        if self.abroad:
            self.assets.append(self.abroad)
        self._setting = [(field.at, field.end) for field in rules.fields if field.stakes]

    # --- what changes how much a space is worth ---

    def when_scored(self, position: Position) -> Position:
        """The position as the next general scoring finds it: the mistress is gone, if that is not in this round."""
        if self.prospects.now or not MISTRESS.holds(position):
            return position
        later = position.copy()
        MISTRESS.clear(later)
        return later

    def setting(self, board: Board) -> tuple[int, ...]:
        """All that the worth of spaces depends on, besides caballeros, King, Grandes and tiles."""
        setting: list[int] = []
        for first, end in self._setting:
            setting += board.extra[first:end]
        return tuple(setting)

    def special(self, position: Position, space: int) -> tuple[int, ...]:
        """The same for one space, besides what is at stake and which regions are scored with it."""
        limited, crowded = LIMIT.of(position) == space, CROWDED.has(position, space)
        return (INQUISITOR.of(position), limited, MARKERS.of(position, space), DUE.of(position, space), crowded)

    def shut(self, position: Position, space: int) -> bool:
        """Whether hardly anybody can come to count on a space: there is no way, or no room."""
        if self.rules.limits and position.room_in(space) <= 0:
            return True
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
        return DUE.of(position, space) + MARKER * MARKERS.of(position, space)

    # --- what a player has besides ---

    def who_gets_one_more(self, position: Position) -> int:
        """The player on turn, if he may still have one more caballero at court, or NOBODY."""
        return self.abroad.who_gets_one_more(position) if self.abroad else NOBODY

    def kept(self, use: str) -> float:
        """Worth of a card that is kept for a certain use."""
        if use in FOR_SCORINGS:
            return FOR_SCORINGS[use] if self.prospects.scorings else 0.0
        return KEPT.get(use, 0.0) * min(self.prospects.later / EARLY, 1.0)

    def utility(self, position: Position, cells: bytes, player: int, shares: list[float]) -> float:
        """How well a player stands by what all have besides courts and regions."""
        total = 0.0
        for assets in self.assets:
            known, key = assets.known[player], assets.key(position, cells)
            value = known.get(key)
            if value is None:
                worth = assets.worth(position)
                value = known[key] = sum([share * worth[other] for other, share in enumerate(shares)])
            total += value
        return total

    def worth(self, position: Position) -> list[float]:
        """What each player can expect from what he has besides courts and regions, in points."""
        worth = [0.0] * self.rules.players
        for assets in self.assets:
            worth = [one + other for one, other in zip(worth, assets.worth(position), strict=True)]
        return worth
