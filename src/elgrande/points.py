"""Points by their source: who got how many, for which place or bonus, where, and in which scoring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from elgrande.engine.machine import Event
from elgrande.rules.rules import Rules


@dataclass(frozen=True)
class Points:
    """Points that a player scored at once, and for what."""

    player: int
    points: int
    source: str
    """`place-1`, `place-2`, `place-3`, `king` or `grande`."""
    space: str
    """The key of the region, or `castillo`."""
    scoring: str
    """`general`, or the key of the card whose special scoring it was."""
    round: int


def points_by_source(rules: Rules, events: Iterable[Event]) -> list[Points]:
    """All points of a game, from its events."""
    result: list[Points] = []
    scoring, round = "", 0
    for kind, *values in events:
        if kind == "round":
            round = values[0]
        elif kind == "special":
            scoring = rules.cards[values[1]].key
        elif kind == "general-scoring":
            scoring = "general"
        elif kind == "points":
            player, points, source, space = values
            result.append(Points(player, points, rules.sources[source], rules.spaces[space].key, scoring, round))
    return result
