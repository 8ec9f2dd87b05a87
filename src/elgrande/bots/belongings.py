"""What a bot knows of what players have besides courts and regions: ships, bridge, prisoners, guests, characters."""

from __future__ import annotations

from typing import Final

from elgrande.board.extra import (
    EXTRA,
    HOLDER,
    JESTER,
    LAST_WORD,
    QUEEN,
    SECOND_CARD,
    SHIP_OF,
    SILENCER,
)
from elgrande.board.spaces import COLOURS, NOBODY, NOWHERE
from elgrande.bots.assets import Assets
from elgrande.bots.prospects import Prospects
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

OFF_THE_REGIONS: Final = {"ship": 0.4, "prison": 0.08, "guests": 0.22, "bridge": 0.4, "reserve": 0.35}
"""Worth of a caballero, for each time that a region will be scored, by where it waits."""
BRIDGE_POINT: Final = 1.0
"""What the bridge brings its owner in each general scoring."""
CROSSING: Final = {"any": 1.6, "own": 0.6}
"""Worth of crossing the bridge once, by who may cross (OPT-11): half of what it brings at an average place of the
map, since the next crossing brings less."""
STAYS: Final = 0.6
"""How likely a ship, a bridge or a character stays with its owner for another round."""
EVERY_ROUND: Final = {QUEEN: 0.8, JESTER: 0.4, SHIP_OF: 0.4, SHIP_OF + 1: 0.4}
"""Worth of a ship or a character in each round, by where its owner is noted."""
SPARE: Final = 0.3
"""How much less a second ship is worth: one can carry all."""
LEADS: Final = 0.8
"""Worth of marching with the mercenaries, in each round."""
SECOND: Final = 2.5
"""Worth of a second action card that waits to be used."""
STOPPED: Final = 1.5
"""What a player loses whose special actions are stopped."""
LAST: Final = 2.0
"""Worth of the last turn before a general scoring."""
NOT_LAST: Final = 0.2
"""Worth of the last turn in any other round."""


class Belongings(Assets):
    """What players can expect from what they have besides courts and regions."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        super().__init__(rules.players)
        self.players = rules.players
        self.prospects = prospects
        kinds = [(number, space.key.split("-")[0]) for number, space in enumerate(rules.spaces) if not space.counts]
        self.waiting = [(space, OFF_THE_REGIONS[kind]) for space, kind in kinds if kind in OFF_THE_REGIONS]
        """The spaces off the regions, and what a caballero there is worth."""
        self.bridge = next((space for space, kind in kinds if kind == "bridge"), NOWHERE)
        self.crossing = CROSSING[rules.config.crossing]
        self.first = min([space for space, _ in self.waiting], default=len(rules.spaces))
        self.mercenaries = "grandissimo" in rules.config.modules and bool(rules.black)
        self.often = sum(STAYS**number for number in range(1, prospects.later + 1))
        """How often something serves its owner that others can take from him."""

    def key(self, position: Position, cells: bytes) -> tuple[object, ...]:
        extra = position.board.extra
        return (extra[HOLDER], *extra[SHIP_OF:EXTRA], cells[self.first * COLOURS :])

    def worth(self, position: Position) -> list[float]:
        worth = [0.0] * self.players
        caballeros, total = position.board.caballeros, self.prospects.total
        for space, each in self.waiting:
            for player in range(self.players):
                worth[player] += each * total * caballeros[space * COLOURS + player]
        if self.bridge != NOWHERE:
            for player in range(self.players):
                if caballeros[self.bridge * COLOURS + player]:
                    crossings = self.often + (player in self.prospects.waiting)
                    worth[player] += BRIDGE_POINT * self.prospects.scorings + self.crossing * crossings
        self._count_characters(position, worth)
        self._count_rights(position, worth)
        return worth

    def _count_characters(self, position: Position, worth: list[float]) -> None:
        """Ships, Queen, Jester and the mercenaries' general serve their owners in each round."""
        extra = position.board.extra
        for place, each in EVERY_ROUND.items():
            if extra[place]:
                worth[extra[place] - 1] += each * self.often
        if extra[SHIP_OF] and extra[SHIP_OF] == extra[SHIP_OF + 1]:
            worth[extra[SHIP_OF] - 1] -= SPARE * self.often
        if self.mercenaries and extra[HOLDER] != NOBODY:
            worth[extra[HOLDER]] += LEADS * min(self.often, 1.0)

    def _count_rights(self, position: Position, worth: list[float]) -> None:
        """A second card, the last word, and what an action stop takes from the others."""
        extra, board = position.board.extra, position.board
        for player in range(self.players):
            if extra[SECOND_CARD + player] and self.prospects.rounds[player]:
                worth[player] += SECOND
        if extra[LAST_WORD]:
            worth[extra[LAST_WORD] - 1] += LAST if board.round in position.rules.scoring_rounds else NOT_LAST
        if extra[SILENCER]:
            for player in self.prospects.waiting:
                if player != extra[SILENCER] - 1:
                    worth[player] -= STOPPED
