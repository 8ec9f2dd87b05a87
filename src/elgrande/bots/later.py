"""Choices whose effect comes later: what a bot expects of them, and when it makes up its mind."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PASS, SPACE
from elgrande.board.spaces import NOWHERE
from elgrande.engine.step import Decision
from elgrande.rules.base.scoring import score
from elgrande.rules.base.scorings import ScoreRegion
from elgrande.rules.fields import UNKNOWN
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO, ChooseRegionCard, ShowKing
from elgrande.rules.king_intrigue.doubling import DOUBLED
from elgrande.rules.players_edition.jokers import STORM, DialStorm, StormStrikes
from elgrande.rules.position import Position
from elgrande.rules.special_cards.actions import NameRegions
from elgrande.rules.special_cards.reserve import UseReserve
from elgrande.view import View

SECRETS: Final = (BOYCOTT, DOUBLED, INCOGNITO)
"""The regions that others have chosen in secret."""


def forget_secrets(position: Position, view: View) -> None:
    """Take off the board what others have chosen in secret: any guess would be wrong most of the time.

    Nor does one think of showing the King oneself, unless that is the question: it could be done after every step.
    """
    if position.rules.secrets:
        for secret in SECRETS:
            for player in range(position.rules.players):
                if secret.of(view.position, player) == UNKNOWN:
                    secret.clear(position, player)
        if not isinstance(position.decision, ShowKing):
            INCOGNITO.clear_all(position)


def lets_pass(view: View) -> bool:
    """Whether a bot waits without a thought: it shows the King between turns only, not after every step of one."""
    return isinstance(view.decision, ShowKing) and view.decision.amid


def as_if_done(position: Position, decision: Decision, option: int) -> Position | None:
    """The position as if the later effect of a choice had come already; nothing, if a choice has its effect at once."""
    region = option - SPACE
    if isinstance(decision, DialStorm):
        done = alone(position)
        STORM.put(done, region, decision.player)
        storm = StormStrikes(decision.player)
        if storm.possible(done):
            storm.carry_out(done)
        return done
    if isinstance(decision, ChooseRegionCard) and not decision.boycott:
        done = alone(position)
        done.board.king = region
        return done
    if isinstance(decision, NameRegions):
        done = alone(position)
        score(done, region)
        return done
    return None


def alone(position: Position) -> Position:
    """The same board with nothing left to happen."""
    done = position.copy()
    done.stack = []
    return done


def when_it_is_time(position: Position, option: int) -> int:
    """What was chosen, or to wait with it: a reserve comes when its region is about to be scored."""
    if isinstance(position.decision, UseReserve) and option != PASS:
        coming = next_scored(position)
        if coming != NOWHERE and position.region_of(option - SPACE) not in position.scored_with(coming):
            return PASS
    return option


def next_scored(position: Position) -> int:
    """The region that comes next in a general scoring, or NOWHERE."""
    for step in position.stack[::-1]:
        if isinstance(step, ScoreRegion):
            return step.region
    return NOWHERE
