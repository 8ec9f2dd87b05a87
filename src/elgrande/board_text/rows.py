"""What stands where in the board as text: a row for each space, a column for each player; readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from elgrande.board.hand import cards_in
from elgrande.board.options import PLAIN
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOTHING, NOWHERE, CardId, SpaceId
from elgrande.board_text.extras import card_numbers, extra_lines, signs_of
from elgrande.board_text.powers import chosen_cards, is_choosing, played_lines, power_words
from elgrande.notation import card_name, power_card, space_name
from elgrande.rules.base.turn import reached
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.overrides import scored_spaces
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.view import View

SHAPES: Final = ("●", "■", "▲", "◆", "★", "▼")
"""The shape of each seat, and of black: shapes tell seats apart without colour."""

SEAT_ROWS: Final = ("points", "court", "province", "power", "hand")
LEFT: Final = 4
"""Columns to the left of the players' columns."""
NONE_THERE: Final = "·"
"""Stands for no caballero."""


Entry = tuple[str, str]
"""Something that can be chosen: its notation and its words."""


def title(view: View, names: Sequence[str], language: str) -> tuple[str, str]:
    """The round, and who starts it."""
    board, rules = view.board, view.position.rules
    scoring = next((number for number in rules.scoring_rounds if number >= board.round), rules.scoring_rounds[-1])
    words = say("cli-title", language, round=board.round, last=rules.rounds[-1], scoring=scoring)
    if board.round < rules.rounds[0]:
        words = say("cli-set-up", language, scoring=scoring)
    return words, say("cli-start-player", language, player=names[board.start])


def colours_of(view: View) -> list[int]:
    """The colours that have a column."""
    rules = view.position.rules
    return [*range(rules.players), BLACK] if rules.black else list(range(rules.players))


def space_row(view: View, space: SpaceId, language: str, pad: int) -> list[str]:
    """The cells of a space: notation, name, worth, whether it is open, and the pieces of each colour."""
    board, rules = view.board, view.position.rules
    word = ""
    if space == board.king:
        word = say("word-king", language)
    elif space in rules.regions and view.position.taboo(space):
        word = say("cli-closed", language)
    elif space == CASTILLO or (space in reached(view.position, _placing(view)) and view.position.rooms(space)):
        word = say("cli-open", language)
    inside = view.position.region_of(space) != space
    name = space_name(rules, space, language)
    cells = [rules.spaces[space].short, f"  {name}" if inside else name, _worth(view, space), word]
    return cells + [_pieces(view, space, colour, pad) for colour in colours_of(view)]


def _placing(view: View) -> int:
    """Who is likely to place next: the player on turn, or the start player."""
    board = view.board
    return board.start if board.player == NOBODY else board.player


def _worth(view: View, space: SpaceId) -> str:
    """The score table of a region, with a star for a tile; what an office earns; how full a limited space is."""
    board, rules, known = view.board, view.position.rules, view.position.rules.spaces[space]
    if space in scored_spaces(rules):
        table = view.position.score_table(space)[: rules.places]
        return "/".join(map(str, table)) + ("*" if board.tile_on(space) != NOTHING else "")
    if known.lies != NOWHERE:
        return f"{board.total(space)}/{known.room}"
    return "".join(f"+{office.points}" for office in rules.scoring.offices if office.space == space)


def _pieces(view: View, space: SpaceId, colour: int, pad: int) -> str:
    """The caballeros of a colour on a space, with what they carry, and the Grande of that colour."""
    board, rules = view.board, view.position.rules
    grande = "G" if colour < rules.players and board.grande[colour] == space else " "
    if space == CASTILLO and rules.config.castillo == "hidden":
        return f"{grande} ?{' ' * pad}"
    cell = space * COLOURS + colour
    signs = signs_of(rules)
    marks = "".join(signs[kind] * count for kind, count in view.position.kinds(cell))
    count = str(board.caballeros[cell] or (NONE_THERE if grande == " " else 0))
    return f"{grande} {count}{marks.ljust(pad)}"


def mark_room(view: View) -> int:
    """The width of the signs after numbers, so that the numbers line up."""
    if not view.position.rules.placing.marks:
        return 0
    cells = range(len(view.board.caballeros))
    return max(sum(count for kind, count in view.position.kinds(cell) if kind != PLAIN) for cell in cells)


def seat_rows(view: View, pad: int) -> list[list[str]]:
    """The cells of SEAT_ROWS."""
    board, rules = view.board, view.position.rules
    power = [power_card(rules, number)[1:] if number else "–" for number in board.power]
    hands = ["–" if is_choosing(view) else hand.bit_count() for hand in board.hand]
    rows: list[Sequence[int | str]] = [board.score, board.court, board.province, power, hands]
    return [[f"{value}{' ' * pad}" for value in row] for row in rows]


def offered(view: View, language: str) -> list[Entry]:
    """The face-up cards."""
    cards = [(stack, card) for stack, card in enumerate(view.board.offered) if card != NOTHING]
    return [(f"A{stack}", _face_up(view, card, language)) for stack, card in cards]


def in_use(view: View, language: str) -> str:
    """The card in use, if there is one."""
    rules, card = view.position.rules, view.board.card
    return "" if card == NOTHING else say("cli-in-use", language, card=card_name(rules, card, language))


def _face_up(view: View, card: CardId, language: str) -> str:
    """A card with the numbers that its stack does not determine, and whether it is closed."""
    rules = view.position.rules
    stack, notes = rules.cards[card].stack, card_numbers(rules, card, language)
    if any(barred(view.position, stack) for barred in rules.turns.barred):
        notes = [say("table-closed", language)]
    name = card_name(rules, card, language)
    return f"{name} ({', '.join(notes)})" if notes else name


def beside(view: View, names: Sequence[str], language: str) -> list[str]:
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
    return lines


def hand_title(view: View, language: str) -> str:
    """What stands above the viewer's own power cards."""
    return say("word-chosen-cards" if is_choosing(view) else "cli-your-hand", language)


def hand(view: View, language: str) -> list[Entry]:
    """The viewer's own power cards, highest first; they have words if they have actions."""
    rules = view.position.rules
    if view.player < 0:
        return []
    cards = cards_in(chosen_cards(view) if is_choosing(view) else view.board.hand[view.player])[::-1]
    return [(power_card(rules, card), power_words(rules, card, language) if rules.actions else "") for card in cards]
