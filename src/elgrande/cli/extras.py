"""What modules put on the table, in words: read from what they show to everybody, whichever modules are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from elgrande.board.options import BEARER, PLAIN, WITH_GOLD, WITH_GOODS
from elgrande.cli.shown import LINES
from elgrande.rules.overrides import scored_spaces
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.rules.position import Position
    from elgrande.rules.rules import Rules
    from elgrande.view import View

MARKS: Final = {PLAIN: "", WITH_GOLD: "$", WITH_GOODS: "%", BEARER: "!"}
"""A sign for each kind of caballero, behind the number of caballeros."""


def row_order(position: Position) -> list[int]:
    """The spaces in the order in which they are shown, without empty ones off the regions."""
    rules = position.rules
    always = [*scored_spaces(rules), *(part for region in rules.regions for part in rules.parts[region]), *rules.loose]
    spaces = [space for space in range(len(rules.spaces)) if space in always or position.board.total(space)]
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
    black = "word-mercenaries" if "general" in shown else "word-black-caballeros"
    signs += [f"▼ {say(black, language)}"] if rules.black else []
    return [*lines, "  ".join(signs)] if signs else lines
