"""Points by source: who got how many, for which place or bonus, where, and in which scoring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from elgrande.board.moving import POINTS
from elgrande.board.spaces import CASTILLO
from elgrande.engine.event import KINDS, Event, arguments_of
from elgrande.rules.action import SPECIAL_ACTION
from elgrande.rules.base.round import ROUND, TURN
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

EARLIER: Final = "earlier"
"""The source of points scored before a game began in the middle of another one."""


@dataclass(frozen=True)
class Points:
    """Points that a player scored at once, and what for."""

    player: int
    points: int
    source: str
    """`place-1`, `place-2`, `place-3`, `king`, `grande`, or one that modules add: see the `sources` of the rules."""
    space: str
    """The key of the space that brought them; empty for points that have no place on the board."""
    scoring: str
    """`general`, or the key of the card whose special action it was; empty in a turn before or without one."""
    round: int


def points_by_source(rules: Rules, events: Iterable[Event]) -> list[Points]:
    """All points of a game, from its events."""
    result: list[Points] = []
    scoring, round = "", 0
    kinds_of_points = {key for key, kind in KINDS.items() if any(move.piece == POINTS for move in kind.moves)}
    for event in events:
        key = event[0]
        if key == ROUND.key:
            round = event[1]
        elif key == SPECIAL_ACTION.key:
            scoring = rules.cards[event[2]].key
        elif key == TURN.key:
            scoring = ""
        elif KINDS[key].scoring:
            scoring = KINDS[key].scoring
        elif key in kinds_of_points:
            told = arguments_of(event)
            space = rules.spaces[told["space"]].key if "space" in told else ""
            source = rules.scoring.sources[told["source"]]
            result.append(Points(told["player"], told["points"], source, space, scoring, round))
    return result


def earlier_points(position: Position) -> list[Points]:
    """What the players had when a game began in the middle of another one; nothing after a normal set-up."""
    board = position.board
    return [Points(player, score, EARLIER, "", "", board.round) for player, score in enumerate(board.score) if score]


def columns_of(rules: Rules) -> list[str]:
    """The sources of points in short; together they are the score. Modules add columns, such as offices and tokens."""
    return ["general", "castillo", "special", "king", "grande", *dict.fromkeys(rules.scoring.columns.values())]


def column(rules: Rules, points: Points) -> str:
    """One of `columns_of`, or `EARLIER`."""
    if points.source in ("king", "grande", EARLIER):
        return points.source
    if points.source in rules.scoring.columns:
        return rules.scoring.columns[points.source]
    if points.space == rules.spaces[CASTILLO].key:
        return "castillo"
    return "general" if points.scoring == "general" else "special"
