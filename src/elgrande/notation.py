"""Notation of options, both ways: every choice is a short text and a small integer.

P13          play power card 13
A4           take the action card of stack 4
+3           take 3 caballeros to the court
Gal          a space: Gal Vas Ara Cat Vie Nue Sev Gra Val, or Cas for the Castillo
Gal.red      the red caballero in Galicia
Gal.red>Val  the same, moved to Valencia: two choices in one word
T1           a score tile
special place end stop pass veto first second court

With modules there are more regions (Fra Shi Ame Afr), spaces inside regions (Amb Env Thi Cpt Vic Lim), black
caballeros, and more words:

Cpt               the captain's space: a space inside a region is named alone
Ame.black         the black caballero in América
Shi.red>gold>Val  the red caballero with gold on the ship, moved to Valencia: three choices in one word
token levy use    take a token, take one more to the court, use a kept card
plain gold goods bearer: which caballero it is, where several kinds stand together
P40 PJ            power cards by their values; the Joker
role march jest   the action of the King or Intrigue card, move mercenaries, use the Jester
@red              a player
K1                the first of all kept cards
2x.red and other words of modules: the token that is removed

Capitals are always written so, but read either way: `p13` is `P13`.
"""

from __future__ import annotations

from typing import Final, Literal

from elgrande.board import options as ids
from elgrande.board.options import CAPACITIES, WORDS, OptionId, kind_of, number_of, space_of
from elgrande.board.spaces import COLOURS, CardId, SpaceId
from elgrande.rules.effects import EFFECTS
from elgrande.rules.rules import Rules
from elgrande.texts import say

Colour = Literal["red", "blue", "green", "yellow", "purple"]
PieceColour = Literal[Colour, "black"]
SEAT_COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow", "purple")
COLOUR_NAMES: Final[tuple[PieceColour, ...]] = (*SEAT_COLOURS, "black")
"""The colours of the seats, and of the caballeros that belong to no seat."""

_NAMES: Final = (
    WORDS
    | {ids.SEAT + seat: f"@{colour}" for seat, colour in enumerate(SEAT_COLOURS)}
    | {ids.KEPT + place: f"K{place + 1}" for place in range(CAPACITIES[ids.KEPT])}
)
_NAMED: Final = {name: option for option, name in _NAMES.items()}
LONGEST: Final = 30
"""No option has a notation longer than this."""
_PREFIXES: Final = {ids.CARD: "A", ids.AMOUNT: "+"}


class NotationError(ValueError):
    """A text that is not an option at all; the message says how options are written."""


def write(rules: Rules, option: OptionId) -> str:
    """The notation of an option.

    >>> from elgrande.rules.build import build
    >>> from elgrande.rules.config import configure
    >>> write(build(configure(players=4)), 45)
    'P13'
    """
    if option in _NAMES:
        return _NAMES[option]
    kind, number = kind_of(option), number_of(option)
    if kind == ids.EFFECT:
        for name, other in _effects().items():
            if other == option:
                return name
    if kind == ids.POWER and 0 < number < len(rules.values):
        return power_card(rules, number)
    if kind == ids.PICK and space_of(option) < len(rules.spaces):
        return f"{rules.spaces[space_of(option)].short}.{COLOUR_NAMES[number % COLOURS]}"
    if kind == ids.SPACE and number < len(rules.spaces):
        return rules.spaces[number].short
    if kind == ids.TILE and number < len(rules.tiles):
        return f"T{number + 1}"
    if kind in _PREFIXES:
        return f"{_PREFIXES[kind]}{number}"
    raise NotationError(f"no option has the id {option}")


def read(rules: Rules, text: str) -> OptionId:
    """The option that a text means, whether or not it is offered now; `p13` and `gal.red` are understood too."""
    option = _exactly(rules, text)
    if option is None:
        option = _in_any_case(rules, text)
    if option is not None:
        return option
    spaces = " ".join(known.short for known in rules.spaces)
    raise NotationError(
        f"{text!r:.60} is no option: write P13, A4, +3, T1, a space ({spaces}), a caballero (Gal.red), "
        f"a move (Gal.red>Val) or one of: {' '.join(WORDS.values())}"
    )


def _in_any_case(rules: Rules, text: str) -> OptionId | None:
    """The only option whose notation differs from a text in nothing but capitals."""
    if not text.isascii() or len(text) > LONGEST:
        return None
    found: list[OptionId] = []
    for option in range(ids.ALL):
        try:
            if write(rules, option).lower() == text.lower():
                found.append(option)
        except NotationError:  # not every number is an option
            continue
    return found[0] if len(found) == 1 else None


def _exactly(rules: Rules, text: str) -> OptionId | None:
    named = _NAMED | _effects()
    if text in named:
        return named[text]
    for card in range(1, len(rules.values)):
        if text == power_card(rules, card):
            return ids.POWER + card
    for first, prefix in _PREFIXES.items():
        number = text.removeprefix(prefix)
        if number != text and number.isdecimal() and len(number) < 4 and int(number) < CAPACITIES[first]:
            return first + int(number)
    tiles = [f"T{number}" for number in range(1, len(rules.tiles) + 1)]
    if text in tiles:
        return ids.TILE + tiles.index(text)
    short, dot, colour = text.partition(".")
    for space, known in enumerate(rules.spaces):
        if known.short == short and not dot:
            return ids.SPACE + space
        if known.short == short and colour in COLOUR_NAMES:
            return ids.PICK + space * COLOURS + COLOUR_NAMES.index(colour)
    return None


def _effects() -> dict[str, OptionId]:
    """The options that annul an effect, by name."""
    names: dict[str, OptionId] = {}
    for effect in EFFECTS:
        if effect.each_player:
            names |= {f"{effect.word}.{colour}": effect.option(seat) for seat, colour in enumerate(SEAT_COLOURS)}
        else:
            names[effect.word] = effect.option(0)
    return names


def split(line: str) -> list[tuple[str, str]]:
    """The single options in a line of notation, each with the colour written before it, if any; a move is two.

    >>> split("special Gal.red>Val blue:veto")
    [('', 'special'), ('', 'Gal.red'), ('', 'Val'), ('blue', 'veto')]
    """
    words: list[tuple[str, str]] = []
    for word in line.split():
        colour, colon, text = word.partition(":")
        if not colon or colour not in COLOUR_NAMES:
            colour, text = "", word
        words += [(colour, part) for part in text.split(">")]
    return words


def power_card(rules: Rules, number: int) -> str:
    """The notation of a power card: its value, or J for the Joker, which has no value."""
    return f"P{rules.values[number] or 'J'}"


def space_name(rules: Rules, space: SpaceId, language: str = "en") -> str:
    """The name of a region or the Castillo."""
    return say(f"space-{rules.spaces[space].key}", language)


def card_name(rules: Rules, card: CardId, language: str = "en") -> str:
    """The name of an action card."""
    return say(f"card-{rules.cards[card].key}", language)


def card_text(rules: Rules, card: CardId, language: str = "en") -> str:
    """What an action card's special action does, with its numbers."""
    amounts = rules.cards[card].amounts
    values = dict(zip(("amount", "second"), amounts, strict=False))
    return say(f"card-{rules.cards[card].key}.text", language, **values)
