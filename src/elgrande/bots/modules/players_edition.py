"""What a bot knows of the Players' Edition: its actions, storm and Joker, the bridge, the mistress."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import COLOURS, PlayerId
from elgrande.bots.assets import Possession
from elgrande.bots.horizon import alone
from elgrande.bots.prospects import Prospects, rounds_of_use
from elgrande.bots.sense import Sense
from elgrande.engine.step import Decision, Step
from elgrande.rules.card import Card
from elgrande.rules.players_edition.jokers import JOKER, STORM, DialStorm, StormStrikes
from elgrande.rules.players_edition.mistress import MISTRESS
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

BRIDGE: Final = "bridge"
BRIDGE_POINT: Final = 1.0
"""What the bridge brings its owner in each general scoring."""
CROSSING: Final = {"any": 1.6, "own": 0.6}
"""Worth of crossing the bridge once, by who may cross (OPT-11): half of what it brings at an average place of the
map, since the next crossing brings less."""
FOR_ALL: Final = 0.6
"""How much more a bridge is worth in hand if others' caballeros cross too (OPT-11)."""


class PlayersEdition(Sense):
    """What a bot knows of the module."""

    decisions = (DialStorm,)
    off_regions: ClassVar[dict[str, float]] = {BRIDGE: 0.4}
    appeal: ClassVar[dict[str, float]] = {
        JOKER: 0.8,
        "shift": 0.6,
        "civil-war": 3.4,
        "alliance": 1.3,
        BRIDGE: 0.9,
        "rebellion": 0.2,
        "quarantine": 0.3,
        "storm": 1.0,
        "mistress": 0.9,
    }
    joker = JOKER
    changes_later = True

    def as_if_done(self, position: Position, decision: Decision, option: OptionId) -> Position | None:
        """A storm strikes at once."""
        done = alone(position)
        STORM.put(done, option - SPACE, decision.player)
        storm = StormStrikes(decision.player)
        if storm.possible(done):
            storm.carry_out(done)
        return done

    def asked_before(self, player: PlayerId, step: Step) -> Decision | None:
        return DialStorm(player) if isinstance(step, StormStrikes) else None

    def possession(self, rules: Rules, prospects: Prospects) -> Possession:
        return Bridge(rules, prospects)

    def when_scored(self, position: Position) -> Position:
        """The mistress is gone by then."""
        if not MISTRESS.holds(position):
            return position
        later = position.copy()
        MISTRESS.clear(later)
        return later

    def more_appeal(self, rules: Rules, action: Card) -> float:
        return FOR_ALL if action.key == BRIDGE and rules.config.crossing == "any" else 0.0


class Bridge(Possession):
    """The bridge belongs to whoever has the caballero on it."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        self.players = rules.players
        self.prospects = prospects
        self.space = rules.space_named(BRIDGE)
        self.crossing = CROSSING[rules.config.crossing]
        self.often = rounds_of_use(prospects)

    def count(self, position: Position, worth: list[float]) -> None:
        for player in range(self.players):
            if position.board.caballeros[self.space * COLOURS + player]:
                crossings = self.often + (player in self.prospects.waiting)
                worth[player] += BRIDGE_POINT * self.prospects.scorings + self.crossing * crossings
