"""Numbers that owners of the box read on their own cards and board, from a small TOML file.

```toml
[cards.intrigue-any-3]      # by the card's key, as `elgrande cards` lists it
place = 1
copies = 1
amounts = [3]

[cards.ki-veto]             # a power card of King & Intrigue
value = 40
caballeros = 4

[cards.double-turn]         # a card of Grandissimo with a symbol
ship = 0
prison = 1

[power-cards]
7 = 3                       # what power card 7 of the base game brings to the court

[tables]
galicia = [4, 2, 0]         # a region, castillo, tile-0 or tile-1
```
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from elgrande.board.spaces import CASTILLO
from elgrande.rules.card import Card
from elgrande.rules.module import symbols
from elgrande.rules.space import ScoreTable

if TYPE_CHECKING:
    from elgrande.rules.rules import Rules

LARGEST: Final = 36
MOST: Final = 15
"""The largest number of caballeros that one choice can name."""
LONGEST: Final = 16_384
"""The most characters in a file; one with every card of a box has 4,000 without comments."""
ENTRIES: Final = 500
"""The most numbers and lists in a file; a box has fewer than 200."""
NAMES_IN_A_ROW: Final = 3
"""`cards.intrigue-any-3.amounts` has three."""
NESTED: Final = 3
"""`cards = {intrigue-any-3 = {amounts = [3]}}` opens three brackets."""
WORD: Final = 40
"""The most characters in a name or a number."""
SECTIONS: Final = ("cards", "power-cards", "tables")
CARD_FIELDS: Final = ("place", "copies", "amounts")
HIGHEST: Final = 999
"""The highest value that a power card can have."""


class OverrideError(ValueError):
    """An override that cannot be used; the message names the entry and says what would be allowed."""


class Overrides:
    """Checked numbers that replace the project's own; two with the same text are equal."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Overrides) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Overrides, (self.text,)

    def apply(self, rules: Rules) -> None:
        """Change the rules of a table, before they are used."""
        for section, entries in read_toml(self.text).items():
            if section not in SECTIONS:
                raise OverrideError(f"no section is called [{section}]; there are {', '.join(SECTIONS)}")
            if not isinstance(entries, dict):
                raise OverrideError(f"[{section}] is a section with entries, not {entries!r:.60}")
            for key, value in entries.items():
                if section == "cards":
                    self._card(rules, key, value)
                elif section == "power-cards":
                    self._power_card(rules, key, value)
                else:
                    self._table(rules, key, value)
        self._enough(rules)
        self._different(rules)

    def _card(self, rules: Rules, key: str, value: Any) -> None:
        keys = [card.key for card in rules.cards]
        if key in rules.left_out:
            return
        if key not in keys:
            raise OverrideError(f"no card is called {key!r}; there are {', '.join(keys)}")
        number = rules.card_named(key)
        card: Card = rules.cards[number]
        known = _fields(card)
        if not isinstance(value, dict):
            raise OverrideError(f"[cards.{key}] is a section with {', '.join(known)}, not {value!r:.60}")
        for field in value:
            if field not in known:
                raise OverrideError(f"[cards.{key}] can have {', '.join(known)}, not {field!r}")
        amounts = value.get("amounts", list(card.amounts))
        if not isinstance(amounts, list) or len(amounts) != len(card.amounts):
            wanted = len(card.amounts)
            raise OverrideError(f"[cards.{key}] amounts has {wanted} number{'s' * (wanted != 1)}, not {amounts!r:.60}")
        rules.cards[number] = card.changed(
            tuple(_number(f"[cards.{key}] amounts", amount, 1, MOST) for amount in amounts),
            _number(f"[cards.{key}] copies", value.get("copies", card.copies), 0),
            _number(f"[cards.{key}] place", value.get("place", card.place), 0),
            self._numbers(rules, card, value),
        )

    def _numbers(self, rules: Rules, card: Card, value: Any) -> dict[str, int]:
        """The additional numbers of a card."""
        numbers: dict[str, int] = {}
        parts = symbols()
        for name in _fields(card):
            if name not in CARD_FIELDS:
                old = card.numbers.get(name, 0)
                least, most = (1, HIGHEST) if name == "value" else (0, 1) if name in parts else (0, MOST)
                if name == "value" and not old:  # the Joker
                    least = most = 0
                numbers[name] = _number(f"[cards.{card.key}] {name}", value.get(name, old), least, most)
        if sum(numbers.get(name, 0) for name in parts) > 1:
            raise OverrideError(f"[cards.{card.key}] has one symbol: {' or '.join(parts)} is 0")
        return {name: 0 if parts.get(name) in rules.config.without else count for name, count in numbers.items()}

    def _power_card(self, rules: Rules, key: str, value: Any) -> None:
        if any("value" in card.numbers for card in rules.cards):
            raise OverrideError("[power-cards] is for the base game; here they are cards, such as [cards.ki-king]")
        last = len(rules.reinforcements) - 1
        if not key.isdecimal() or not 1 <= int(key) <= last:
            raise OverrideError(f"[power-cards] has the values 1 to {last}, not {key!r}")
        rules.reinforcements[int(key)] = _number(f"[power-cards] {key}", value, 0, MOST)

    def _table(self, rules: Rules, key: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) != 3:
            raise OverrideError(f"[tables] {key} has three numbers, such as [4, 2, 0], not {value!r:.60}")
        first, second, third = (_number(f"[tables] {key}", points, 0) for points in value)
        table: ScoreTable = (first, second, third)
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
        """Every round turns up a card of every stack, even while one of them is kept."""
        for stack in sorted({card.stack for card in rules.cards if card.stack}):
            cards = [card for card in rules.cards if card.stack == stack and card.copies]
            if not cards:
                raise OverrideError(f"[cards]: stack {stack} would have no card")
            if all(card.kept for card in cards) and sum(card.copies for card in cards) == len(cards):
                keys = ", ".join(card.key for card in cards)
                raise OverrideError(f"[cards]: stack {stack} would have no card while {keys} is kept")

    def _different(self, rules: Rules) -> None:
        """No two power cards have the same value."""
        known: dict[int, str] = {}
        for card in rules.cards:
            value = card.numbers.get("value")
            if value is not None and known.setdefault(value, card.key) != card.key:
                raise OverrideError(f"[cards]: {known[value]} and {card.key} would both have the value {value}")


_TOKEN: Final = re.compile(
    r"""(?P<remark>\#[^\n]*+) | (?P<several>\"{3}|'{3}) | (?P<word>"(?:[^"\\\n]|\\.)*+"? | '[^'\n]*+'? | [\w+:-]++)
    | (?P<open>[\[{]) | (?P<close>[\]}]) | (?P<entry>=) | (?P<dot>\.) | (?P<next>[,\n])""",
    re.VERBOSE | re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    """The data of a file of overrides; a file larger or deeper than any box needs is not even parsed."""
    import tomllib  # noqa: PLC0415  (few tables have overrides)

    try:
        text.encode()
        check_size(text)
        return tomllib.loads(text)
    except UnicodeEncodeError as error:
        raise OverrideError(f"not a TOML file: character {error.start + 1} is half of a surrogate pair") from None
    except tomllib.TOMLDecodeError as error:
        raise OverrideError(f"not a TOML file: {error}") from None


def check_size(text: str) -> None:
    """Check in one pass that a text is no larger and no deeper than overrides can be."""
    if len(text) > LONGEST:
        raise OverrideError(f"a file of overrides has at most {LONGEST} characters, not {len(text)}")
    entries = nested = row = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "several":
            raise OverrideError("overrides are numbers: no text has three quotes")
        if kind == "word" and token.end() - token.start() > WORD:
            raise OverrideError(f"a name or a number has at most {WORD} characters, not {token[0]:.20}…")
        entries += kind == "entry"
        nested += (kind == "open") - (kind == "close")
        row = row + 1 if kind == "dot" else row if kind == "word" else 0
        if entries > ENTRIES:
            raise OverrideError(f"a file of overrides has at most {ENTRIES} entries")
        if nested > NESTED or row >= NAMES_IN_A_ROW:
            raise OverrideError("overrides are not nested deeper than [cards.key] and its numbers")


def _fields(card: Card) -> list[str]:
    """What can be changed on a card: power cards and roles have no stack, and only roles say how many to place."""
    fields = [*CARD_FIELDS] if card.stack else ["amounts"] if "value" in card.numbers else ["place"]
    known = symbols()
    either = list(known) if any(name in card.numbers for name in known) else []
    return [*fields, *(name for name in card.numbers if name not in known), *either]


def scored_spaces(rules: Rules) -> list[int]:
    """The spaces with a score table: the regions and the Castillo."""
    return [number for number, space in enumerate(rules.spaces) if space.region or number == CASTILLO]


def _number(what: str, value: Any, least: int, most: int = LARGEST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise OverrideError(f"{what} is a whole number from {least} to {most}, not {value!r:.60}")
    return value
