"""A game as a short text and back: its table, the choices made, and the position."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final
from zlib import crc32

from elgrande.board.board import FIELDS, Board
from elgrande.board.options import ALL
from elgrande.engine.saving import OtherShape, SaveError, dump_step, load_step
from elgrande.rules.build import blank_board
from elgrande.rules.fields import FIRST
from elgrande.rules.log import Choice
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

FIELDS_AT_FIRST: Final = 21
"""Boards saved before there were modules had this many fields; none ever had fewer."""
KEPT: Final = FIELDS.index("kept")
EXTRA: Final = FIELDS.index("extra")
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
SEATS: Final = 8
LARGEST: Final = 1 << 10
"""Above every number on a board."""
LARGEST_SET: Final = 1 << 48
"""Above every set of cards, one bit each, read as a number."""
SETS: Final = ("hand", "doubtful")
"""The fields of a board that are such sets; a step can hold one too."""
DAMAGE: Final = (
    *(KeyError, TypeError, AttributeError, IndexError, ValueError, AssertionError),
    *(RecursionError, ArithmeticError, MemoryError),
)
"""What can go wrong with data that we did not write."""
LONGEST: Final = 200_000
"""The maximum length of a saved game in characters; a long one has 3,000, plus the owner's card file."""

assert len(DIGITS) ** 2 >= ALL * SEATS, "two characters no longer hold every choice: saved games need another format"


def pack_choices(choices: list[Choice]) -> str:
    """Pack choices into two characters each."""
    for player, option in choices:
        if not (0 <= player < SEATS and 0 <= option < ALL):
            raise ValueError(f"seat {player} and option {option} cannot be saved")
    numbers = [option * SEATS + player for player, option in choices]
    return "".join(DIGITS[number >> 6] + DIGITS[number & 63] for number in numbers)


def unpack_choices(text: Any) -> list[Choice]:
    """Unpack what `pack_choices` wrote."""
    if not isinstance(text, str) or len(text) % 2 or not set(text) <= set(DIGITS):
        raise SaveError(f"choices are written as pairs of characters, not {text!r:.60}")
    numbers = [DIGITS.index(high) << 6 | DIGITS.index(low) for high, low in zip(text[::2], text[1::2], strict=True)]
    return [(number % SEATS, number // SEATS) for number in numbers]


def dump_position(position: Position) -> dict[str, Any]:
    """A position as plain data."""
    board = position.board.as_list()
    board[EXTRA] = dump_fields(position)
    return {
        "board": board,
        "stack": [dump_step(step) for step in position.stack],
        "revealed": position.revealed,
    }


def dump_fields(position: Position) -> dict[str, list[int]]:
    """What modules keep on the board, by name; unchanged fields are left out."""
    extra = position.board.extra
    changed = [field for field in position.rules.fields if extra[field.at : field.last] != FIRST[field.at : field.last]]
    return {field.name: extra[field.at : field.last] for field in changed}


def load_fields(rules: Rules, saved: Any) -> list[int]:
    """The numbers that `dump_fields` wrote, each in its place; missing fields get their first values."""
    extra = blank_board(rules).extra
    places = {field.name: slice(field.at, field.last) for field in rules.fields}
    if not isinstance(saved, dict) or not saved.keys() <= places.keys():
        raise OtherShape("its board has other fields")
    for name, numbers in saved.items():
        if not isinstance(numbers, list) or len(numbers) != len(extra[places[name]]):
            raise OtherShape(f"its field {name} has other numbers")
        extra[places[name]] = numbers
    return extra


def _lengths(board: list[Any]) -> list[int]:
    """The length of each list, 0 for a number; kept cards vary, and the fields of modules are saved by name."""
    free = (KEPT, EXTRA)
    return [0 if place in free or not isinstance(value, list) else len(value) for place, value in enumerate(board)]


def load_position(rules: Rules, data: dict[str, Any]) -> Position:
    """The position that `dump_position` wrote; raises OtherShape if another version wrote it.

    Nothing is derived from its numbers yet: until they are checked, they can be anything.
    """
    board, stack = data["board"], data["stack"]
    if not isinstance(board, list) or len(board) < FIELDS_AT_FIRST:
        raise SaveError(f"the board has {len(FIELDS)} fields ({', '.join(FIELDS)})")
    if _lengths(board) != _lengths(blank_board(rules).as_list()):
        raise OtherShape("its board has other fields")
    fields = dict(zip(FIELDS, board, strict=True))
    fields["stacks"] = [tuple(cards) for cards in fields["stacks"]]
    fields["doubtful"] = [tuple(masks) for masks in fields["doubtful"]]
    fields["extra"] = load_fields(rules, fields["extra"])
    fields["kept"] = tuple((card, holder, until) for card, holder, until in fields["kept"])
    return Position(rules, Board(**fields), [load_step(step) for step in stack], [], data["revealed"])


def dump_start(position: Position) -> str:
    """A position as text, for a game that begins with it."""
    return to_text(dump_position(position))


def load_start(rules: Rules, text: str) -> Position:
    """The position that `dump_start` wrote; there are no choices to check it against, but its numbers are checked."""
    try:
        data = json.loads(text)
        position = load_position(rules, data)
        for name, value in zip(FIELDS, data["board"], strict=True):
            _check_numbers(value, LARGEST_SET if name in SETS else LARGEST)
        _check_numbers([data["revealed"]], LARGEST)
        _check_numbers([step[1:] for step in data["stack"]], LARGEST_SET)
        return position
    except DAMAGE as error:
        raise SaveError(f"no game begins with this position: {error}") from None


def _check_numbers(value: Any, largest: int) -> None:
    """Check that all numbers in plain data are whole and in our range."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            _check_numbers(one, largest)
    elif not isinstance(value, int | str) or (isinstance(value, int) and not -largest < value < largest):
        raise SaveError(f"no number of a position is {value!r:.60}")


def to_text(data: Mapping[str, Any]) -> str:
    """Plain data as a short text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def seal(text: str) -> str:
    """A saved text with a checksum at its end, so that damage is detected."""
    return f'{text[:-1]},"check":{crc32(text.encode())}}}'


def from_text(text: str, version: int) -> dict[str, Any]:
    """The data of a saved text, if it is ours and undamaged."""
    if not isinstance(text, str):
        raise SaveError(f"a saved game is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise SaveError(f"a saved game has at most {LONGEST} characters, not {len(text)}")
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or "elgrande" not in data:
            raise SaveError("not a saved game: it has no 'elgrande' version")
        if type(data["elgrande"]) is not int or data["elgrande"] != version:
            raise SaveError(f"saved in format {data['elgrande']!r:.20}; this version reads format {version}")
        if data.pop("check", None) != crc32(to_text(data).encode()):
            raise SaveError("the saved game is damaged: its text is not what was saved")
    except SaveError:
        raise
    except (ValueError, RecursionError) as error:
        raise SaveError(f"not a saved game: {error}") from None
    return data
