"""The board as text in the colours of the players, in lines of any width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elgrande.board.spaces import BLACK
from elgrande.board_text.extras import row_order
from elgrande.board_text.rows import (
    LEFT,
    NONE_THERE,
    SEAT_ROWS,
    SHAPES,
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
    from rich.console import RenderableType

    from elgrande.view import View

STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta", "bright_black")
"""The style of each seat, and of black."""

NARROWEST: Final = 4
WIDEST: Final = 12
"""How narrow and how wide a player's column can be."""


def draw_board(view: View, names: Sequence[str], language: str, width: int) -> RenderableType:
    """The whole table as one seat sees it, in lines of this width."""
    parts: list[RenderableType] = [_title(view, names, language), _board(view, names, language, width), Text()]
    lines = beside(view, names, language)
    around = Text("\n".join(lines), style="dim") if lines else None
    parts += [part for part in (_offered(view, language, width), around, _hand(view, language, width)) if part]
    return Group(*parts)


def seat_text(seat: int, name: str) -> Text:
    """A player's shape and name in their colour."""
    return Text(f"{SHAPES[seat]} {name}", style=f"bold {STYLES[seat]}")


def _title(view: View, names: Sequence[str], language: str) -> Text:
    words, start = title(view, names, language)
    return Text.assemble((words, "bold"), f"  {start}")


def _board(view: View, names: Sequence[str], language: str, width: int) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, header_style="")
    pad = mark_room(view)
    spaces = [_space_row(view, space, language, pad) for space in row_order(view.position)]
    columns = len(spaces[0]) - LEFT
    words = [say(f"cli-{word}", language) for word in SEAT_ROWS]
    left = [max(row[column].cell_len for row in spaces) for column in range(LEFT)]
    left[1] = max(left[1], *map(len, words))
    narrowest = max(NARROWEST, *(cell.cell_len for row in spaces for cell in row[LEFT:]))
    least = sum(left) + LEFT + columns * (narrowest + 1)
    left[1] -= min(max(0, least - width), left[1] - 2 * NARROWEST)  # the notation still tells the regions apart
    for room in left:
        table.add_column(no_wrap=True, width=room)
    beside = (narrowest + 1) * (columns - len(names))
    room = max(narrowest, min(WIDEST, (width - sum(left) - LEFT - beside + 1) // len(names) - 1))
    for seat, name in enumerate(names):
        colour = Text(say(f"colour-{COLOUR_NAMES[seat]}", language))
        heading_lines = Text("\n").join([_short_seat(seat, name, room), colour])
        table.add_column(heading_lines, justify="right", width=room, no_wrap=True)
    if columns > len(names):
        table.add_column(Text(SHAPES[BLACK], style=STYLES[BLACK]), justify="right", width=narrowest, no_wrap=True)
    for row in spaces:
        rooms = [room] * len(names) + [narrowest] * (columns - len(names))
        table.add_row(*row[:LEFT], *_below(row[LEFT:], rooms), end_section=row is spaces[-1])
    for word, cells in zip(words, _seat_rows(view, pad), strict=True):
        table.add_row("", word, "", "", *_below(cells, [room] * len(names)))
    return table


def _below(cells: Sequence[Text], rooms: Sequence[int]) -> list[Text]:
    """Cells padded to their column, so that numbers line up even if signs follow some of them."""
    for cell, room in zip(cells, rooms, strict=True):
        cell.pad_left(room - cell.cell_len)
        cell.justify = "left"
    return list(cells)


def _short_seat(seat: int, name: str, room: int) -> Text:
    """The heading of a player's column, cut to fit."""
    text = seat_text(seat, name)
    if text.cell_len > room:
        text = Text(f"{SHAPES[seat]}{name}", style=text.style)
        text.truncate(room, overflow="ellipsis")
    return text


def _space_row(view: View, space: int, language: str, pad: int) -> list[Text]:
    """The cells of a space in their colours; the King's region stands out."""
    cells = space_row(view, space, language, pad)
    king = space == view.board.king
    styles = ["dim", "bold" if king else "", "", "bold" if king else "dim"]
    styles += ["dim" if NONE_THERE in cell else STYLES[colour] for colour, cell in _of_colours(view, cells)]
    return [Text(cell, style=style) for cell, style in zip(cells, styles, strict=True)]


def _of_colours(view: View, cells: Sequence[str]) -> list[tuple[int, str]]:
    return list(zip(colours_of(view), cells[LEFT:], strict=True))


def _seat_rows(view: View, pad: int) -> list[list[Text]]:
    """The cells of SEAT_ROWS."""
    rows = seat_rows(view, pad)
    return [[Text(cell, style="bold" if row is rows[0] else "") for cell in row] for row in rows]


def _offered(view: View, language: str, width: int) -> Text | None:
    """The face-up cards, and the one in use."""
    cards, used = offered(view, language), in_use(view, language)
    lines = []
    if cards:
        entries = [Text.assemble("  ", (f"{notation} ", "cyan"), words) for notation, words in cards]
        lines += [Text(say("cli-cards", language), style="dim"), in_columns(entries, width)]
    if used:
        lines.append(Text(used))
    return Text("\n").join(lines) if lines else None


def _hand(view: View, language: str, width: int) -> Text | None:
    """The viewer's own power cards; by value and name if they have actions."""
    cards = hand(view, language)
    if not cards:
        return None
    heading = Text(hand_title(view, language), style="dim")
    if not view.position.rules.actions:
        return Text.assemble(heading, f" {' '.join(notation[1:] for notation, _ in cards)}")
    entries = [Text.assemble("  ", (f"{notation:5}", "cyan"), words) for notation, words in cards]
    return Text("\n").join([heading, in_columns(entries, width)])


def in_columns(entries: Sequence[Text], width: int) -> Text:
    """Entries in as many columns as fit."""
    widest = max(entry.cell_len for entry in entries) + 3
    rows = -(-len(entries) // max(1, width // widest))
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append_text(entry)
            line.append(" " * (widest - entry.cell_len))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
