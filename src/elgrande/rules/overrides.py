"""Numbers that an owner of the box read on his own cards and board, from a small TOML file.

```toml
[cards.intrigue-any-3]      # by the card's key, as `elgrande cards` lists it
place = 1
copies = 1
amounts = [3]

[power-cards]
7 = 3                       # what power card 7 brings to the court

[tables]
galicia = [4, 2, 0]         # a region, castillo, tile-0 or tile-1
```
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

from elgrande.board.spaces import CASTILLO
from elgrande.rules.card import Card
from elgrande.rules.space import Table

if TYPE_CHECKING:
    from elgrande.rules.rules import Rules

LARGEST: Final = 36
MOST: Final = 15
"""The largest number of caballeros that one choice can name."""
SECTIONS: Final = ("cards", "power-cards", "tables")
CARD_FIELDS: Final = ("place", "copies", "amounts")


class OverrideError(ValueError):
    """An override that cannot be used; the message names the entry and what would be right."""


class Overrides:
    """Checked numbers in place of the project's own; two with the same text are equal."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Overrides) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def apply(self, rules: Rules) -> None:
        """Change the rules of a table, before they are used."""
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise OverrideError(f"not a TOML file: {error}") from None
        for section, entries in data.items():
            if section not in SECTIONS:
                raise OverrideError(f"no section is called [{section}]; there are {', '.join(SECTIONS)}")
            if not isinstance(entries, dict):
                raise OverrideError(f"[{section}] is a section with entries, not {entries!r}")
            for key, value in entries.items():
                if section == "cards":
                    self._card(rules, key, value)
                elif section == "power-cards":
                    self._power_card(rules, key, value)
                else:
                    self._table(rules, key, value)
        self._enough(rules)

    def _card(self, rules: Rules, key: str, value: Any) -> None:
        keys = [card.key for card in rules.cards]
        if key in rules.left_out:
            return
        if key not in keys:
            raise OverrideError(f"no card is called {key!r}; there are {', '.join(keys)}")
        if not isinstance(value, dict):
            raise OverrideError(f"[cards.{key}] is a section with {', '.join(CARD_FIELDS)}, not {value!r}")
        number = rules.card_named(key)
        card: Card = rules.cards[number]
        known = (*CARD_FIELDS, *card.numbers)
        for field in value:
            if field not in known:
                raise OverrideError(f"[cards.{key}] can have {', '.join(known)}, not {field!r}")
        amounts = value.get("amounts", list(card.amounts))
        if not isinstance(amounts, list) or len(amounts) != len(card.amounts):
            wanted = len(card.amounts)
            raise OverrideError(f"[cards.{key}] amounts has {wanted} number{'s' * (wanted != 1)}, not {amounts!r}")
        rules.cards[number] = card.changed(
            tuple(_number(f"[cards.{key}] amounts", amount, 1, MOST) for amount in amounts),
            _number(f"[cards.{key}] copies", value.get("copies", card.copies), 0),
            _number(f"[cards.{key}] place", value.get("place", card.place), 0),
            {
                name: _number(f"[cards.{key}] {name}", value.get(name, old), 0, MOST)
                for name, old in card.numbers.items()
            },
        )

    def _power_card(self, rules: Rules, key: str, value: Any) -> None:
        last = len(rules.reinforcements) - 1
        if not key.isdecimal() or not 1 <= int(key) <= last:
            raise OverrideError(f"[power-cards] has the values 1 to {last}, not {key!r}")
        rules.reinforcements[int(key)] = _number(f"[power-cards] {key}", value, 0, MOST)

    def _table(self, rules: Rules, key: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) != 3:
            raise OverrideError(f"[tables] {key} has three numbers, such as [4, 2, 0], not {value!r}")
        first, second, third = (_number(f"[tables] {key}", points, 0) for points in value)
        table: Table = (first, second, third)
        tiles = [f"tile-{tile}" for tile in range(len(rules.tiles))]
        if key in tiles:
            rules.tiles[tiles.index(key)] = table
            return
        scored = scored_spaces(rules)
        for number, space in enumerate(rules.spaces):
            if space.key == key and number in scored:
                rules.spaces[number] = space.with_table(table)
                return
        names = [rules.spaces[space].key for space in scored] + tiles
        raise OverrideError(f"[tables] has {', '.join(names)}, not {key!r}")

    def _enough(self, rules: Rules) -> None:
        """Every round turns up a card of every stack, also while one of them is kept."""
        for stack in sorted({card.stack for card in rules.cards}):
            cards = [card for card in rules.cards if card.stack == stack and card.copies]
            if not cards:
                raise OverrideError(f"[cards]: stack {stack} would have no card")
            if all(card.kept for card in cards) and sum(card.copies for card in cards) == len(cards):
                keys = ", ".join(card.key for card in cards)
                raise OverrideError(f"[cards]: stack {stack} would have no card while {keys} is kept")


def scored_spaces(rules: Rules) -> list[int]:
    """The spaces with a score table: the regions and the Castillo."""
    return [number for number, space in enumerate(rules.spaces) if space.region or number == CASTILLO]


def _number(what: str, value: Any, least: int, most: int = LARGEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise OverrideError(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return value
