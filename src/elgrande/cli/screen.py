"""The board as text: one row for each space, one column for each player; readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from elgrande.board.hand import cards_in
from elgrande.board.options import PLAIN
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOTHING, NOWHERE
from elgrande.cli.extras import card_numbers, extra_lines, row_order, signs_of
from elgrande.cli.powers import chosen_cards, is_choosing, played_lines, power_words
from elgrande.notation import COLOUR_NAMES, card_name, power_card, space_name
from elgrande.rules.base.turn import reached
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.overrides import scored_spaces
from elgrande.texts import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from elgrande.view import View

SHAPES: Final = ("●", "■", "▲", "◆", "★", "▼")
STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta", "bright_black")
"""The shape and the style of each seat, and of black; shapes tell seats apart without colour."""

SEAT_ROWS: Final = ("points", "court", "province", "power", "hand")
LEFT: Final = 4
"""Columns to the left of the players' columns."""

NARROWEST: Final = 4
WIDEST: Final = 12
"""How narrow and how wide a player's column can be."""


def draw_board(view: View, names: Sequence[str], language: str, width: int) -> RenderableType:
    """The whole table as one seat sees it, in lines of this width."""
    parts: list[RenderableType] = [_title(view, names, language), _board(view, names, language, width), Text()]
    parts += [line for line in (_offered(view, language, width), _beside(view, names, language)) if line]
    hand = _hand(view, language, width)
    return Group(*parts, *([hand] if hand else []))


def seat_text(seat: int, name: str) -> Text:
    """A player's shape and name in their colour."""
    return Text(f"{SHAPES[seat]} {name}", style=f"bold {STYLES[seat]}")


def _title(view: View, names: Sequence[str], language: str) -> Text:
    board, rules = view.board, view.position.rules
    scoring = next((number for number in rules.scoring_rounds if number >= board.round), rules.scoring_rounds[-1])
    words = say("cli-title", language, round=board.round, last=rules.rounds[-1], scoring=scoring)
    if board.round < rules.rounds[0]:
        words = say("cli-set-up", language, scoring=scoring)
    start = say("cli-start-player", language, player=names[board.start])
    return Text.assemble((words, "bold"), f"  {start}")


def _board(view: View, names: Sequence[str], language: str, width: int) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0, header_style="")
    pad = _mark_room(view)
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
    board, rules = view.board, view.position.rules
    king = ""
    if space == board.king:
        king = say("word-king", language)
    elif space in rules.regions and view.position.taboo(space):
        king = say("cli-closed", language)
    elif space == CASTILLO or (space in reached(view.position, _placing(view)) and view.position.rooms(space)):
        king = say("cli-open", language)
    inside = view.position.region_of(space) != space
    name = space_name(rules, space, language)
    cells = [
        Text(rules.spaces[space].short, style="dim"),
        Text(f"  {name}" if inside else name, style="bold" if space == board.king else ""),
        Text(_worth(view, space)),
        Text(king, style="bold" if space == board.king else "dim"),
    ]
    colours = [*range(rules.players), BLACK] if rules.black else range(rules.players)
    return cells + [_pieces(view, space, colour, pad) for colour in colours]


def _placing(view: View) -> int:
    """Who is likely to place next: the player on turn, or the start player."""
    board = view.board
    return board.start if board.player == NOBODY else board.player


def _worth(view: View, space: int) -> str:
    """The score table of a region, with a star for a tile; what an office earns; how full a limited space is."""
    board, rules, known = view.board, view.position.rules, view.position.rules.spaces[space]
    if space in scored_spaces(rules):
        return "/".join(map(str, view.position.table(space))) + ("*" if board.tile_on(space) != NOTHING else "")
    if known.lies != NOWHERE:
        return f"{board.total(space)}/{known.room}"
    return "".join(f"+{office.points}" for office in rules.offices if office.space == space)


def _pieces(view: View, space: int, colour: int, pad: int) -> Text:
    """The caballeros of a colour on a space, with what they carry, and the Grande of that colour."""
    board, rules = view.board, view.position.rules
    grande = "G" if colour < rules.players and board.grande[colour] == space else " "
    if space == CASTILLO and rules.config.castillo == "hidden":
        return Text(f"{grande} ?{' ' * pad}", style=STYLES[colour])
    cell = space * COLOURS + colour
    signs = signs_of(rules)
    marks = "".join(signs[kind] * count for kind, count in view.position.kinds(cell))
    count = str(board.caballeros[cell] or ("·" if grande == " " else 0))
    return Text(f"{grande} {count}{marks.ljust(pad)}", style="dim" if count == "·" else STYLES[colour])


def _mark_room(view: View) -> int:
    """The width of the signs after numbers, so that the numbers line up."""
    if not view.position.rules.marks:
        return 0
    cells = range(len(view.board.caballeros))
    return max(sum(count for kind, count in view.position.kinds(cell) if kind != PLAIN) for cell in cells)


def _seat_rows(view: View, pad: int) -> list[list[Text]]:
    """The cells of SEAT_ROWS."""
    board, rules = view.board, view.position.rules
    power = [power_card(rules, number)[1:] if number else "–" for number in board.power]
    hands = ["–" if is_choosing(view) else hand.bit_count() for hand in board.hand]
    rows: list[Sequence[int | str]] = [board.score, board.court, board.province, power, hands]
    return [[Text(f"{value}{' ' * pad}", style="bold" if row is rows[0] else "") for value in row] for row in rows]


def _offered(view: View, language: str, width: int) -> Text | None:
    """The face-up cards, and the one in use."""
    rules, board = view.position.rules, view.board
    cards = [(f"A{stack}", card) for stack, card in enumerate(board.offered) if card != NOTHING]
    if not cards and board.card == NOTHING:
        return None
    lines = [Text(say("cli-cards", language), style="dim")] if cards else []
    if cards:
        entries = [Text.assemble("  ", (f"{n} ", "cyan"), _face_up(view, card, language)) for n, card in cards]
        lines.append(in_columns(entries, width))
    if board.card != NOTHING:
        lines.append(Text(say("cli-in-use", language, card=card_name(rules, board.card, language))))
    return Text("\n").join(lines)


def _face_up(view: View, card: int, language: str) -> str:
    """A card with the numbers that its stack does not determine, and whether it is closed."""
    rules = view.position.rules
    stack, notes = rules.cards[card].stack, card_numbers(rules, card, language)
    if any(barred(view.position, stack) for barred in rules.barred):
        notes = [say("table-closed", language)]
    name = card_name(rules, card, language)
    return f"{name} ({', '.join(notes)})" if notes else name


def _beside(view: View, names: Sequence[str], language: str) -> Text | None:
    """Kept cards, the score tiles beside the board, and what modules show."""
    rules, board = view.position.rules, view.board
    lines = []
    for card, holder, until in board.kept:
        values: dict[str, str | int] = {"player": names[holder], "card": card_name(rules, card, language)}
        for_good = until >= FOR_GOOD
        lines.append(say(f"cli-kept{'-for-good' if for_good else ''}", language, **values, round=until))
    lines += extra_lines(view, names, language)
    lines += played_lines(view, names, language)
    if max(board.tiles) != NOWHERE:
        lines.append(say("cli-tile", language))
    tiles = [say(f"tile-{tile}", language) for tile, where in enumerate(board.tiles) if where == NOWHERE]
    if tiles:
        lines.append(say("cli-tiles-beside", language, tiles=", ".join(tiles)))
    return Text("\n".join(lines), style="dim") if lines else None


def _hand(view: View, language: str, width: int) -> Text | None:
    """The viewer's own power cards; by value and name if they have actions."""
    rules = view.position.rules
    if view.player < 0:
        return None
    cards = cards_in(chosen_cards(view) if is_choosing(view) else view.board.hand[view.player])[::-1]
    if not cards:
        return None
    heading = Text(say("word-chosen-cards" if is_choosing(view) else "cli-your-hand", language), style="dim")
    if not rules.actions:
        return Text.assemble(heading, f" {' '.join(str(card) for card in cards)}")
    entries = [
        Text.assemble("  ", (f"{power_card(rules, card):5}", "cyan"), power_words(rules, card, language))
        for card in cards
    ]
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
