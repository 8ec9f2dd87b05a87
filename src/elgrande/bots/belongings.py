"""What a bot knows of what players have besides courts and regions: ships, bridge, prisoners, guests, characters."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import COLOURS, NOBODY, NOTHING, NOWHERE
from elgrande.bots.assets import Assets
from elgrande.bots.prospects import Prospects
from elgrande.rules.grandissimo.actions import LAST_WORD, SILENCER
from elgrande.rules.grandissimo.characters import JESTER, QUEEN
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.ships import SHIPS
from elgrande.rules.position import INQUISITOR, Position
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
EVERY_ROUND: Final = ((QUEEN, 0.8), (JESTER, 0.4), (SHIPS, 0.4))
"""Worth of a character or a ship in each round."""
HELD: Final = (INQUISITOR, SHIPS, QUEEN, JESTER, SECOND_CARD, LAST_WORD, SILENCER)
"""What players have that their belongings depend on."""
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
        held: list[int] = []
        for field in HELD:
            held += position.board.extra[field.at : field.end]
        return (*held, cells[self.first * COLOURS :])

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
        for field, each in EVERY_ROUND:
            for owner in field.taken(position):
                worth[owner] += each * self.often
        first, second = SHIPS.values(position)
        if first == second != NOBODY:
            worth[first] -= SPARE * self.often
        leader = INQUISITOR.of(position)
        if self.mercenaries and leader != NOBODY:
            worth[leader] += LEADS * min(self.often, 1.0)

    def _count_rights(self, position: Position, worth: list[float]) -> None:
        """A second card, the last word, and what an action stop takes from the others."""
        for player, card in enumerate(SECOND_CARD.values(position)):
            if card != NOTHING and self.prospects.rounds[player]:
                worth[player] += SECOND
        last, silencer = LAST_WORD.of(position), SILENCER.of(position)
        if last != NOBODY:
            worth[last] += LAST if position.board.round in position.rules.scoring_rounds else NOT_LAST
        if silencer != NOBODY:
            for player in self.prospects.waiting:
                if player != silencer:
                    worth[player] -= STOPPED
