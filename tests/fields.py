"""Fields of modules in words, as tests write and read them.

A field is named after its declaration, with `_` for `-`: `quarantine="Val"`, `alliance="Cat Ara"`, `storm="red:Val"`,
`queen="blue"`, `mistress=True`, `markers="Val:2"`, `second_card="red:boycott"`.
"""

from __future__ import annotations

from elgrande import Game
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.build import blank_board
from elgrande.rules.fields import FIELDS, PLAYER, REGION, CardField, Field, PlayerField, RegionField
from elgrande.rules.position import Position

Words = str | int


def field(name: str) -> Field:
    """The field with this name."""
    return next(one for one in FIELDS if one.name == name.replace("_", "-"))


def is_field(name: str) -> bool:
    """Whether a word names a field."""
    return any(one.name == name.replace("_", "-") for one in FIELDS)


def reset(game: Game) -> None:
    """Set all fields back to their first values."""
    game.position.board.extra = blank_board(game.rules).extra


def put(game: Game, name: str, words: Words) -> None:
    """Set a field in words; what is not mentioned keeps its value."""
    one = field(name)
    assert not words or one in game.rules.fields, f"no module of this table keeps {name}"
    for number, word in enumerate(str(int(words) if isinstance(words, int) else words).split()):
        whose, colon, value = word.partition(":")
        which = number
        if colon and one.each == REGION:
            which = game.rules.space_named(whose)
        elif colon:
            which = COLOUR_NAMES.index(whose)
        one.put(game.position, _number(game, one, value if colon else word), which)


def _number(game: Game, one: Field, word: str) -> int:
    if isinstance(one, RegionField):
        return game.rules.space_named(word)
    if isinstance(one, PlayerField):
        return COLOUR_NAMES.index(word)
    return game.rules.card_named(word) if isinstance(one, CardField) else int(word)


def told(game: Game | Position, name: str) -> str:
    """A field in words: empty if nothing of it differs from the beginning; `?` is what one may not see."""
    position, one = game.position if isinstance(game, Game) else game, field(name)
    words = []
    for which, value in enumerate(one.values(position)):
        if value != one.first:
            owner = {PLAYER: f"{COLOUR_NAMES[which % 5]}:", REGION: f"{which}:"}.get(one.each, "")
            words.append(owner + _word(position, one, value))
    return " ".join(words)


def _word(position: Position, one: Field, value: int) -> str:
    if value < 0:
        return "?"
    if isinstance(one, RegionField):
        return position.rules.spaces[value].short
    if isinstance(one, PlayerField):
        return COLOUR_NAMES[value]
    return position.rules.cards[value].key if isinstance(one, CardField) else str(value)
