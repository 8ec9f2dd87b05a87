"""What modules put on the table, in words: read from what they show to everybody, whichever modules are in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from elgrande.board.options import PLAIN
from elgrande.board.spaces import CardId
from elgrande.events import SPACES, sentence
from elgrande.notation import card_name, space_name
from elgrande.rules.overrides import scored_spaces
from elgrande.rules.shown import Belonging, Heap, News, Note, Role, Thing, Turned, shown
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.rules.position import Position
    from elgrande.rules.rules import Rules
    from elgrande.view import View


def row_order(position: Position) -> list[int]:
    """The spaces in display order, without empty ones outside the regions."""
    rules = position.rules
    always = [*scored_spaces(rules), *(part for region in rules.regions for part in rules.parts[region]), *rules.loose]
    spaces = [space for space in range(len(rules.spaces)) if space in always or position.board.total(space)]
    return sorted(spaces, key=lambda space: (position.region_of(space), space))


def card_numbers(rules: Rules, card: CardId, language: str) -> list[str]:
    """The numbers on a card that its stack does not determine: how many to place, and what modules print on it."""
    facts = rules.cards[card]
    if facts.place == facts.stack and not facts.numbers:
        return []
    place = f"{say('cli-card-place', language)} {facts.place}"
    return [place, *(f"{say(f'number-{name}', language)} {value}" for name, value in facts.numbers.items() if value)]


def signs_of(rules: Rules) -> dict[int, str]:
    """The sign for each kind of caballero, shown after the number of caballeros."""
    return {PLAIN: "", **{mark.kind: mark.sign for mark in rules.placing.marks}}


def extra_lines(view: View, names: Sequence[str], language: str) -> list[str]:
    """What else lies on the table, and what the signs after numbers mean."""
    rules = view.position.rules
    things = shown(view.position, view.player)
    tell = partial(sentence, rules, names, language=language)
    lines = _roles(things, rules, names, language)
    lines += [tell(thing.text, thing.values) for thing in things if isinstance(thing, News)]
    for thing in things:
        if isinstance(thing, Belonging):
            told = tell(thing.text, thing.values)
            lines.append(told if thing.sign or "player" in thing.values else f"{names[thing.seat]}: {told}")
        elif isinstance(thing, Turned):
            tile = say("label-tile", language, tile=say(f"tile-{thing.tile}", language))
            lines.append(f"{tile}: {say('table-tile-turned', language)}")
    lines += _notes(things, rules, names, language)
    signs = [f"{mark.sign} {say(f'kind-{mark.kind}', language)}" for mark in rules.placing.marks]
    signs += [f"▼ {say(rules.black_word, language)}"] if rules.black else []
    return [*dict.fromkeys(lines), *(["  ".join(signs)] if signs else [])]


def _roles(things: Sequence[Thing], rules: Rules, names: Sequence[str], language: str) -> list[str]:
    """The cards that players have by rank: how many caballeros they let them place, and who has which."""
    cards = [(card_name(rules, role.card, language), role) for role in things if isinstance(role, Role)]
    place = say("cli-card-place", language)
    printed = "  ".join(f"{name}: {place} {rules.cards[role.card].place}" for name, role in cards)
    held = "  ".join(
        f"{names[seat]}: {name}" for seat in range(len(names)) for name, role in cards if role.seat == seat
    )
    return [line for line in (printed, held) if line]


def _notes(things: Sequence[Thing], rules: Rules, names: Sequence[str], language: str) -> list[str]:
    """Notes about spaces; a note that holds for several is told once."""
    about: dict[str, list[str]] = {}
    for note in _told_as_notes(things):
        where = about.setdefault(sentence(rules, names, note.text, note.values, language), [])
        if note.values.keys().isdisjoint(SPACES):  # otherwise the text names them
            where.append(space_name(rules, note.space, language))
    lines: dict[str, list[str]] = {}
    for told, spaces in about.items():
        lines.setdefault(", ".join(spaces), []).append(told)
    alone = lines.pop("", [])
    return alone + [f"{spaces}: {' · '.join(told)}" for spaces, told in lines.items()]


def _told_as_notes(things: Sequence[Thing]) -> Iterator[Note]:
    for thing in things:
        if isinstance(thing, Note):
            yield thing
        elif isinstance(thing, Heap):
            yield Note(thing.space, f"table-space-{thing.symbol}", {"count": thing.amount})
