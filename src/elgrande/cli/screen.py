"""The board in text: one row for each space, one column for each player; readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elgrande.board.hand import cards_in
from elgrande.board.spaces import CASTILLO, NOTHING, NOWHERE
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.texts import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from elgrande.view import View

SHAPES: Final = ("●", "■", "▲", "◆", "★")
STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta")
"""The shape and the style of each seat; shapes tell colours apart where there are none."""

SEAT_ROWS: Final = ("points", "court", "province", "power", "hand")
LEFT: Final = 4
"""Columns before those of the players."""

NARROWEST: Final = 4
WIDEST: Final = 12
"""The room that a player's column needs, and as much as it can use."""


def draw_board(view: View, names: Sequence[str], language: str, width: int) -> RenderableType:
    """The whole table as one seat sees it, in lines of this width."""
    parts: list[RenderableType] = [_title(view, names, language), _board(view, names, language, width), Text()]
    parts += [line for line in (_offered(view, language, width), _beside(view, names, language)) if line]
    hand = _hand(view, language)
    return Group(*parts, *([hand] if hand else []))


def seat_text(seat: int, name: str) -> Text:
    """A player's shape and name in his colour."""
    return Text(f"{SHAPES[seat]} {name}", style=f"bold {STYLES[seat]}")


def _title(view: View, names: Sequence[str], language: str) -> Text:
    board, rules = view.board, view.position.rules
    scoring = next((number for number in rules.scoring_rounds if number >= board.round), rules.scoring_rounds[-1])
    words = say("cli-title", language, round=board.round, last=rules.rounds[-1], scoring=scoring)
    start = say("cli-start-player", language, player=names[board.start])
    return Text.assemble((words, "bold"), f"  {start}")


def _board(view: View, names: Sequence[str], language: str, width: int) -> Table:
    rules = view.position.rules
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, header_style="")
    spaces = [_space_row(view, space, language) for space in range(len(rules.spaces))]
    words = [say(f"cli-{word}", language) for word in SEAT_ROWS]
    left = [max(row[column].cell_len for row in spaces) for column in range(LEFT)]
    left[1] = max(left[1], *map(len, words))
    least = sum(left) + LEFT + len(names) * (NARROWEST + 1)
    left[1] -= min(max(0, least - width), left[1] - 2 * NARROWEST)  # the notation still tells the regions apart
    for room in left:
        table.add_column(no_wrap=True, width=room)
    room = max(NARROWEST, min(WIDEST, (width - sum(left) - LEFT + 1) // len(names) - 1))
    for seat, name in enumerate(names):
        colour = Text(say(f"colour-{COLOUR_NAMES[seat]}", language))
        heading_lines = Text("\n").join([_short_seat(seat, name, room), colour])
        table.add_column(heading_lines, justify="right", width=room, no_wrap=True)
    for row in spaces:
        table.add_row(*row, end_section=row is spaces[-1])
    for word, cells in zip(words, _seat_rows(view), strict=True):
        table.add_row("", word, "", "", *cells)
    return table


def _short_seat(seat: int, name: str, room: int) -> Text:
    """A player above his column, as much as there is room for."""
    text = seat_text(seat, name)
    if text.cell_len > room:
        text = Text(f"{SHAPES[seat]}{name}", style=text.style)
        text.truncate(room, overflow="ellipsis")
    return text


def _space_row(view: View, space: int, language: str) -> list[Text]:
    board, rules = view.board, view.position.rules
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    table = "/".join(str(points) for points in view.position.table(space))
    if board.tile_on(space) != NOTHING:
        table += "*"
    king = ""
    if space == board.king:
        king = say("word-king", language)
    elif board.king != NOWHERE and (space in rules.borders[board.king] or space == CASTILLO):
        king = say("cli-open", language)
    cells = [
        Text(rules.spaces[space].short, style="dim"),
        Text(space_name(rules, space, language), style="bold" if space == board.king else ""),
        Text(table),
        Text(king, style="bold" if space == board.king else "dim"),
    ]
    for seat in range(rules.players):
        grande = "G" if board.grande[seat] == space else " "
        count = "?" if hidden else str(board.on(space, seat) or ("·" if grande == " " else 0))
        cells.append(Text(f"{grande} {count}", style="dim" if count == "·" else STYLES[seat]))
    return cells


def _seat_rows(view: View) -> list[list[Text]]:
    """The cells of SEAT_ROWS."""
    board = view.board
    power = [value or "–" for value in board.power]
    hands = [hand.bit_count() for hand in board.hand]
    rows: list[Sequence[int | str]] = [board.score, board.court, board.province, power, hands]
    return [[Text(str(value), style="bold" if row is rows[0] else "") for value in row] for row in rows]


def _offered(view: View, language: str, width: int) -> Text | None:
    """The cards that are face up, and the one in use."""
    rules, board = view.position.rules, view.board
    cards = [(f"A{stack}", card) for stack, card in enumerate(board.offered) if card != NOTHING]
    if not cards and board.card == NOTHING:
        return None
    lines = [Text(say("cli-cards", language), style="dim")] if cards else []
    if cards:
        entries = [Text.assemble("  ", (f"{n} ", "cyan"), card_name(rules, card, language)) for n, card in cards]
        lines.append(in_columns(entries, width))
    if board.card != NOTHING:
        lines.append(Text(say("cli-in-use", language, card=card_name(rules, board.card, language))))
    return Text("\n").join(lines)


def _beside(view: View, names: Sequence[str], language: str) -> Text | None:
    """Kept cards and the score tiles that lie beside the board."""
    rules, board = view.position.rules, view.board
    lines = [
        say("cli-kept", language, player=names[holder], card=card_name(rules, card, language), round=until)
        for card, holder, until in board.kept
    ]
    if max(board.tiles) != NOWHERE:
        lines.append(say("cli-tile", language))
    tiles = [say(f"tile-{tile}", language) for tile, where in enumerate(board.tiles) if where == NOWHERE]
    if tiles:
        lines.append(say("cli-tiles-beside", language, tiles=", ".join(tiles)))
    return Text("\n".join(lines), style="dim") if lines else None


def _hand(view: View, language: str) -> Text | None:
    if view.player < 0:
        return None
    values = " ".join(str(value) for value in cards_in(view.board.hand[view.player])[::-1])
    return Text.assemble((say("cli-your-hand", language), "dim"), f" {values}")


def in_columns(entries: Sequence[Text], width: int) -> Text:
    """Entries one below the other, in as many columns as there is room for."""
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
