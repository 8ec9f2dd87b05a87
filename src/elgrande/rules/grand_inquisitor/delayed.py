"""Delayed scoring: a marker on a region that is scored at the end of the next round (GIC-68, GIC-79)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import IN_SUPPLY, NOBODYS
from elgrande.board.options import SPACE, OptionId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import AnnouncedOnRegion
from elgrande.rules.base.scoring import score
from elgrande.rules.base.scorings import asked_before
from elgrande.rules.fields import REGION, Count
from elgrande.rules.position import Position
from elgrande.rules.steps import OnRegion

MARKERS: Final = Count("markers", each=REGION, stakes=True)
"""How many markers were put on each region this round."""
DUE: Final = Count("due", each=REGION, stakes=True)
"""How many markers on each region are due at the end of this round."""
SCORING_DELAYED: Final = EventKind(
    "delays", "player", "space", moves=Moves("hourglass", IN_SUPPLY, "space", of=NOBODYS)
)
DELAYED_SCORING: Final = EventKind(
    "delayed-scoring", "space", moves=Moves("hourglass", "space", IN_SUPPLY, of=NOBODYS), scoring="delayed-scoring"
)


class Delay(Decision):
    """Choose the region for the marker; any region is allowed."""

    __slots__ = ()
    prompt = "prompt-delay"

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.rules.regions]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Delayed(self.player, option - SPACE))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-a-region"


class Delayed(AnnouncedOnRegion):
    """The marker is put on a region."""

    __slots__ = ()
    reports = SCORING_DELAYED

    def carry_out(self, game: Position) -> None:
        MARKERS.increase(game, 1, self.region)


class ScoreDelayed(Step):
    """The end of a round: the regions marked in the previous round are scored."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([*marked_scorings(game), MoveMarkersOn()])


class ScoreLastDelayed(Step):
    """The end of the last round: there is no next round to wait for."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if not game.rules.next_round(game.board.round):
            game.then_all(marked_scorings(game))


def marked_scorings(game: Position) -> list[Step]:
    """The marked regions in track order, once for each marker: each is a special scoring of its own."""
    steps: list[Step] = []
    for region in game.rules.regions:
        for _ in range(DUE.of(game, region)):
            steps += [*asked_before(game), ScoreMarked(region)]
    return steps


class ScoreMarked(OnRegion):
    """A marker comes off, and its region is scored."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        DUE.increase(game, -1, self.region)
        game.tell(DELAYED_SCORING, self.region)
        score(game, self.region)


class MoveMarkersOn(Step):
    """The markers of this round are due at the end of the next."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        for region in game.rules.regions:
            DUE.put(game, MARKERS.of(game, region), region)
        MARKERS.clear_all(game)
