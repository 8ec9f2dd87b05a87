"""What modules put on the table, in words: read from what they show to everybody, whichever modules are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from elgrande.board.options import BEARER, PLAIN, WITH_GOLD, WITH_GOODS
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.rules.position import Position
    from elgrande.rules.rules import Rules
    from elgrande.view import View

MARKS: Final = {PLAIN: "", WITH_GOLD: "$", WITH_GOODS: "%", BEARER: "!"}
"""A sign for each kind of caballero, behind the number of caballeros."""

Line = Callable[[Any, Sequence[str], str], list[str]]
"""From what is shown, the names of the players and a language to lines of text."""


def row_order(position: Position) -> list[int]:
    """All spaces in the order in which they are shown: those inside a region follow it."""
    spaces = range(len(position.rules.spaces))
    return sorted(spaces, key=lambda space: (position.region_of(space), space))


def card_numbers(rules: Rules, card: int, language: str) -> list[str]:
    """The numbers on a card that its stack does not tell: how many to place, and what modules print on it."""
    facts = rules.cards[card]
    if facts.place == facts.stack and not facts.numbers:
        return []
    place = f"{say('cli-card-place', language)} {facts.place}"
    return [place, *(f"{say(f'number-{name}', language)} {value}" for name, value in facts.numbers.items() if value)]


def extra_lines(view: View, names: Sequence[str], language: str) -> list[str]:
    """What lies on the table besides, and what the signs behind numbers mean."""
    rules = view.position.rules
    shown = {name: value for show in rules.shows for name, value in show(view.position).items()}
    lines = [line for name, value in shown.items() if name in LINES for line in LINES[name](value, names, language)]
    signs = [f"{MARKS[mark.kind]} {say(f'kind-{mark.kind}', language)}" for mark in rules.marks]
    signs += [f"▼ {say('word-black-caballeros', language)}"] if rules.black else []
    return [*lines, "  ".join(signs)] if signs else lines


def _inquisitor(holder: Any, names: Sequence[str], language: str) -> list[str]:
    if holder is None:
        return [say("table-inquisitor-nobody", language)]
    return [f"{say('table-inquisitor', language)}: {names[holder]}"]


def _tokens(tokens: Any, names: Sequence[str], language: str) -> list[str]:
    lying = [
        f"{say(f'space-{space}', language)}: {say(f'table-space-{kind}', language, count=tokens[kind]['lying'])}."
        for kind, space in (("gold", "america"), ("goods", "africa"))
        if tokens[kind]["lying"]
    ]
    supply = say("table-supply", language, gold=tokens["gold"]["supply"], goods=tokens["goods"]["supply"])
    return [" ".join([*lying, supply])]


def _delayed(markers: Any, names: Sequence[str], language: str) -> list[str]:
    return [
        f"{say('table-marker', language)}: {say(f'space-{space}', language)}, {say(f'table-marker-{when}', language)}"
        for when, spaces in (("now", markers["this_round"]), ("next", markers["next_round"]))
        for space in spaces
    ]


def _banners(spaces: Any, names: Sequence[str], language: str) -> list[str]:
    waiting = [name for name, space in zip(names, spaces, strict=True) if space is None]
    return [say("event-banner-waits", language, player=name) for name in waiting]


LINES: Final[dict[str, Line]] = {
    "inquisitor": _inquisitor,
    "tokens": _tokens,
    "delayed": _delayed,
    "banners": _banners,
}
"""By the name of what is shown: how it is told. What the rows of the board tell is not told again."""
