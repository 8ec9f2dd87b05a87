"""The board in text: one row for each space, one column for each player; readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elgrande.board.spaces import CASTILLO, NOTHING, NOWHERE
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.texts import say
from elgrande.view import cards_in

if TYPE_CHECKING:
    from rich.console import RenderableType

    from elgrande.view import View

SHAPES: Final = ("●", "■", "▲", "◆", "★")
STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta")
"""The shape and the style of each seat; shapes tell colours apart where there are none."""

LONGEST: Final = 10
"""So much of a name stands above a column."""


def draw_board(view: View, names: Sequence[str], language: str, width: int) -> RenderableType:
    """The whole table as one seat sees it, in lines of this width."""
    parts: list[RenderableType] = [_title(view, names, language), _board(view, names, language), Text()]
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


def _board(view: View, names: Sequence[str], language: str) -> Table:
    rules = view.position.rules
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="")
    for heading in ("", "", say("cli-table", language), ""):
        table.add_column(heading, no_wrap=True, header_style="dim")
    for seat, name in enumerate(names):
        colour = say(f"colour-{COLOUR_NAMES[seat]}", language)
        short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        table.add_column(Text("\n").join([seat_text(seat, short), Text(colour)]), justify="right", min_width=6)
    for space in range(len(rules.spaces)):
        table.add_row(*_space_row(view, space, language), end_section=space == len(rules.spaces) - 1)
    for word, cells in _seat_rows(view):
        table.add_row("", say(f"cli-{word}", language), "", "", *cells)
    return table


def _space_row(view: View, space: int, language: str) -> list[Text]:
    board, rules = view.board, view.position.rules
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    table = "/".join(str(points) for points in view.position.table(space))
    if board.tile_on(space) != NOTHING:
        table += " " + say("cli-tile", language)
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


def _seat_rows(view: View) -> list[tuple[str, list[Text]]]:
    board = view.board
    hands = [hand.bit_count() for hand in board.hand]
    rows: list[tuple[str, Sequence[int | str]]] = [
        ("points", board.score),
        ("court", board.court),
        ("province", board.province),
        ("power", [power or "–" for power in board.power]),
        ("hand", hands),
    ]
    return [
        (word, [Text(str(value), style="bold" if word == "points" else "") for value in values])
        for word, values in rows
    ]


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
