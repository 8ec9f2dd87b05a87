"""What a bot knows of the Special Cards: their actions, the reserve, regions for no more than six."""

from __future__ import annotations

from typing import ClassVar

from elgrande.board.options import PASS, SPACE, OptionId
from elgrande.board.spaces import NOWHERE, SpaceId
from elgrande.bots.horizon import alone
from elgrande.bots.modules.shared import SPY_KEPT
from elgrande.bots.sense import Sense
from elgrande.engine.step import Decision
from elgrande.rules.base.scoring import score
from elgrande.rules.base.scorings import ScoreRegion
from elgrande.rules.position import Position
from elgrande.rules.shared.spies import SPY
from elgrande.rules.special_cards.actions import NameRegions
from elgrande.rules.special_cards.limits import CROWDED
from elgrande.rules.special_cards.reserve import RESERVE, UseReserve


class SpecialCards(Sense):
    """What a bot knows of the module."""

    decisions = (NameRegions, UseReserve)
    kept_for_scorings: ClassVar[dict[str, float]] = {SPY: SPY_KEPT, RESERVE: 1.2}
    off_regions: ClassVar[dict[str, float]] = {"reserve": 0.35}
    appeal: ClassVar[dict[str, float]] = {
        "fiesta": 1.7,
        "coup": 0.3,
        "maximum-six": 0.1,
        "reserve": 0.4,
        "royal-protection": 0.4,
        "score-own": 2.1,
        "score-any": 2.1,
        "score-named": 1.7,
    }

    def as_if_done(self, position: Position, decision: Decision, option: OptionId) -> Position | None:
        """A region that is named counts as scored."""
        if not isinstance(decision, NameRegions):
            return None
        done = alone(position)
        score(done, option - SPACE)
        return done

    def in_time(self, position: Position, option: OptionId) -> int:
        """A reserve comes when its region is about to be scored."""
        if isinstance(position.decision, UseReserve) and option != PASS:
            coming = next_scored(position)
            if coming != NOWHERE and position.region_of(option - SPACE) not in position.scored_with(coming):
                return PASS
        return option

    def seen_on(self, position: Position, space: SpaceId) -> tuple[int, ...]:
        return (CROWDED.has(position, space),)


def next_scored(position: Position) -> int:
    """The region that comes next in a general scoring, or NOWHERE."""
    for step in position.stack[::-1]:
        if isinstance(step, ScoreRegion):
            return step.region
    return NOWHERE
