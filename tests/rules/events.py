"""What events tell: those of some kinds, what was scored, who won points, and all of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.events import tell


def kinds(events: Sequence[Event], *wanted: str) -> list[Event]:
    """The events of these kinds, in order."""
    return [event for event in events if event[0] in wanted]


def scored_order(game: Game, events: Sequence[Event]) -> str:
    """The spaces that were scored, in order, whether or not anybody won points there."""
    return " ".join(game.rules.spaces[event[1]].short for event in kinds(events, "scoring", "nothing-scored"))


def won(game: Game, events: Sequence[Event], space: str) -> list[int]:
    """The points that each player won on a space."""
    points = [0] * game.rules.players
    for _, player, count, _, where in kinds(events, "points"):
        if game.rules.spaces[where].short == space:
            points[player] += count
    return points


def log(game: Game, events: Sequence[Event]) -> list[str]:
    """The events in words."""
    return [tell(game.rules, game.names, event) for event in events]
