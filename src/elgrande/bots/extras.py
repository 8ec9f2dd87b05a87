"""What modules add to an evaluation: what else a space is worth, and what players have besides courts and regions."""

from __future__ import annotations

from typing import Final

from elgrande.board.board import Board
from elgrande.board.spaces import BLACK, COLOURS, NOBODY, PlayerId, SpaceId
from elgrande.bots.assets import Assets, Possessions
from elgrande.bots.prospects import Prospects
from elgrande.bots.sense import senses_of
from elgrande.bots.sums import product, summed
from elgrande.rules.base.scoring import counting_parts
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

EARLY: Final = 3.0
"""With fewer rounds to come than this a kept card is worth less: the chance for it may never come."""


class Extras:
    """What the modules of a table add to an evaluation; the prospects say how much it counts."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        self.rules = rules
        self.prospects = prospects
        self.senses = senses_of(rules).all
        possessions = Possessions(rules, prospects)
        self.assets: list[Assets] = [possessions] if possessions.waiting or possessions.parts else []
        for sense in self.senses:
            self.assets += sense.assets(rules, prospects)
        self.black_stay = any(sense.black_stay for sense in self.senses)
        """Whether the black caballeros stay with their holder after a general scoring."""
        self.brings_one = [aside for aside in rules.turns.asides if aside.reinforces]
        """What may still bring the player on turn one more caballero."""
        self._changing = [] if prospects.now else [sense for sense in self.senses if sense.changes_later]
        self._stakes = [(field.at, field.end) for field in rules.fields if field.stakes]

    # --- what changes how much a space is worth ---

    def when_scored(self, position: Position) -> Position:
        """The position as the next general scoring finds it, if that is not in this round."""
        for sense in self._changing:
            position = sense.when_scored(position)
        return position

    def setting(self, board: Board) -> tuple[int, ...]:
        """All that the worth of spaces depends on, besides caballeros, King, Grandes and tiles."""
        setting: list[int] = []
        for first, end in self._stakes:
            setting += board.extra[first:end]
        return tuple(setting)

    def seen_on(self, position: Position, space: SpaceId) -> tuple[int, ...]:
        """The same for one space, besides what is at stake and which regions are scored with it."""
        seen: tuple[int, ...] = ()
        for sense in self.senses:
            seen += sense.seen_on(position, space)
        return seen

    def shut(self, position: Position, space: SpaceId) -> bool:
        """Whether hardly anybody can come to count on a space: there is no way, or no room."""
        if self.rules.placing.limits and position.room_in(space) <= 0:
            return True
        for sense in self.senses:
            if sense.shut(position, space):
                return True
        return False

    def without_black(self, position: Position, space: SpaceId, counts: list[int]) -> list[int]:
        """Who counts if the black caballeros are anybody's: who will hold them later, nobody knows."""
        holder = position.owner(BLACK)
        if holder != NOBODY:
            for part in counting_parts(position, space):
                counts[holder] -= position.board.caballeros[part * COLOURS + BLACK]
        return counts

    def due_scorings(self, position: Position, space: SpaceId) -> float:
        """How much the scorings of a region count that are already sure to come, besides the general ones."""
        return summed([sense.due_scorings(position, space) for sense in self.senses])

    # --- what a player has besides ---

    def who_gets_one_more(self, position: Position) -> int:
        """The player on turn, if they may still have one more caballero at court, or NOBODY."""
        player = position.board.player
        if player != NOBODY:
            for aside in self.brings_one:
                if aside.offered(position, player):
                    return player
        return NOBODY

    def kept(self, use: str) -> float:
        """Worth of a card that is kept for a certain use."""
        for sense in self.senses:
            if use in sense.kept_for_scorings:
                return sense.kept_for_scorings[use] if self.prospects.scorings else 0.0
            if use in sense.kept:
                return sense.kept[use] * min(self.prospects.later / EARLY, 1.0)
        return 0.0

    def utility(self, position: Position, cells: tuple[int, ...], player: PlayerId, shares: list[float]) -> float:
        """How well a player stands by what all have besides courts and regions."""
        total = 0.0
        for assets in self.assets:
            known, key = assets.known[player], assets.key(position, cells)
            value = known.get(key)
            if value is None:
                worth = assets.worth(position)
                value = known[key] = product(shares, worth)
            total += value
        return total

    def worth(self, position: Position) -> list[float]:
        """What each player can expect from what they have besides courts and regions, in points."""
        worth = [0.0] * self.rules.players
        for assets in self.assets:
            worth = [one + other for one, other in zip(worth, assets.worth(position), strict=True)]
        return worth
