"""What happened, told briefly: a scoring is one line, and so is the same event three times in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from elgrande.engine.event import KINDS, Event
from elgrande.events import tell
from elgrande.notation import card_name, space_name
from elgrande.rules.action import SPECIAL_ACTION
from elgrande.rules.base.round import RESULT, TURN, TURNED_UP
from elgrande.rules.base.scoring import POINTS_WON, SCORED
from elgrande.rules.base.turn import PLACED, TOOK
from elgrande.rules.rules import Rules
from elgrande.texts import say

ON_THE_BOARD: Final = (TURNED_UP.key, TURN.key, RESULT.key)
"""Events that the board and the result show anyway."""
SCORING: Final = (SCORED.key, POINTS_WON.key)
"""Events that are told together, in one line for each space."""


def story(rules: Rules, names: Sequence[str], events: Iterable[Event], language: str, whole: bool = True) -> list[str]:
    """Events as lines; unless `whole`, without those that the board shows."""
    groups: list[list[Event]] = []
    for event in events:
        if KINDS[event[0]].quiet:
            continue
        if groups and _joins(groups[-1], event):
            groups[-1].append(event)
        elif whole or event[0] not in ON_THE_BOARD:
            groups.append([event])
    return [_line(rules, names, group, language) for group in groups]


def _joins(group: list[Event], event: Event) -> bool:
    """Whether an event joins the line of those before it."""
    first, kind = group[0], event[0]
    if kind == POINTS_WON.key:
        return first[0] in SCORING and group[-1][-1] == event[-1]
    if kind == PLACED.key:
        return bool(first[0] == PLACED.key and first[1] == event[1])
    if kind == SPECIAL_ACTION.key:
        return first == TOOK.of(*event[1:]) and len(group) == 1
    return event == first


def _line(rules: Rules, names: Sequence[str], group: list[Event], language: str) -> str:
    first = group[0]
    if first[0] in SCORING:
        won = [event for event in group if event[0] == POINTS_WON.key]
        return (
            f"{space_name(rules, group[-1][-1], language)}: {', '.join(_won(rules, names, e, language) for e in won)}"
        )
    if first[0] == PLACED.key and len(group) > 1:
        spaces = Counter(space_name(rules, space, language) for _, _, space in group)
        listed = ", ".join(f"{count} {space}" for space, count in spaces.items())
        return say("cli-placed", language, player=names[first[1]], spaces=listed)
    if first[0] == TOOK.key and len(group) > 1:
        card = card_name(rules, first[2], language)
        return say("cli-took-and-used", language, player=names[first[1]], card=card)
    line = tell(rules, names, first, language)
    return line if len(group) == 1 else f"{line} (×{len(group)})"


def _won(rules: Rules, names: Sequence[str], event: Event, language: str) -> str:
    _, player, points, source, _ = event
    return f"{names[player]} {points} ({say(f'source-{rules.scoring.sources[source]}', language)})"
