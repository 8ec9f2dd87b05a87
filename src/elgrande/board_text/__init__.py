"""The board as plain text, for a terminal, a notebook or a log; `cli/screen.py` shows the same rows in colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from unicodedata import combining, east_asian_width

from elgrande.board_text.extras import row_order
from elgrande.board_text.rows import (
    LEFT,
    SEAT_ROWS,
    SHAPES,
    Entry,
    beside,
    colours_of,
    hand,
    hand_title,
    in_use,
    mark_room,
    offered,
    seat_rows,
    space_row,
    title,
)
from elgrande.notation import COLOUR_NAMES
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.view import View

__all__ = ["Drawing", "draw_text"]

WIDEST: Final = 12
"""The room for a name above its column."""


class Drawing(str):
    """A text that shows itself as it is, where other texts show quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def draw_text(view: View, names: Sequence[str], language: str = "en") -> Drawing:
    """The whole table as one seat sees it."""
    above = ["  ".join(title(view, names, language)), "", *_table(view, names, language), ""]
    below = _listed(f"{say('picture-cards', language)}:", offered(view, language))
    below += [in_use(view, language), *beside(view, names, language)]
    below += _listed(hand_title(view, language), hand(view, language))
    return Drawing("\n".join(line.rstrip() for line in [*above, *filter(None, below)]))


def _table(view: View, names: Sequence[str], language: str) -> list[str]:
    pad = mark_room(view)
    colours = colours_of(view)
    seats = [f"{SHAPES[seat]} {_cut(name)}" for seat, name in enumerate(names)]
    blank = [""] * LEFT
    head = [
        [*blank, *seats, *[SHAPES[colour] for colour in colours[len(names) :]]],
        [*blank, *[say(f"colour-{COLOUR_NAMES[seat]}", language) for seat in range(len(names))]],
    ]
    spaces = [space_row(view, space, language, pad) for space in row_order(view.position)]
    words = [say(f"cli-{word}", language) for word in SEAT_ROWS]
    players = [["", word, "", "", *cells] for word, cells in zip(words, seat_rows(view, pad), strict=True)]
    rows = [*head, *spaces, *players]
    rooms = [max(_width(row[column]) for row in rows if column < len(row)) for column in range(LEFT + len(colours))]
    lines = [_line(row, rooms) for row in rows]
    rule = "─" * (sum(rooms) + len(rooms) - 1)
    return [*lines[: len(head)], rule, *lines[len(head) : -len(players)], rule, *lines[-len(players) :]]


def _line(row: Sequence[str], rooms: Sequence[int]) -> str:
    """The cells of a row in their columns: words on the left, numbers on the right."""
    cells = []
    for column, cell in enumerate(row):
        space = " " * (rooms[column] - _width(cell))
        cells.append(cell + space if column < LEFT else space + cell)
    return " ".join(cells)


def _listed(heading: str, entries: Sequence[Entry]) -> list[str]:
    """A heading with all entries below it, or beside it if they have no words."""
    if not entries:
        return []
    if not any(words for _, words in entries):
        return [f"{heading} {' '.join(notation for notation, _ in entries)}"]
    return [heading, *(f"  {notation:4} {words}" for notation, words in entries)]


def _cut(name: str) -> str:
    """A name that fits above its column."""
    while _width(name) > WIDEST:
        name = name.removesuffix("…")[:-1].rstrip() + "…"
    return name


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)
