"""Laws of where everything stands at any table; `rules/<module>/laws.py` has those of the modules."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOTHING, RegionId
from elgrande.rules.fields import FIELDS, FIRST, CardField
from elgrande.rules.laws import ChangeLaw, Law, demand
from elgrande.rules.position import Position
from elgrande.rules.space import ANY


def caballeros_are_conserved(game: Position) -> None:
    """All caballeros of a player are on the board, at court or in the province, black ones on the board (GIC-53).

    Ships, the prison, guests, the bridge and kept cards count as spaces of the board.
    """
    board, rules = game.board, game.rules
    demand(min(board.caballeros + board.court + board.province) >= 0, "a negative number of caballeros")
    for player in range(rules.players):
        total = sum(board.caballeros[player::COLOURS]) + board.court[player] + board.province[player]
        demand(total == rules.caballeros, f"seat {player} has {total} caballeros")
    for colour in range(rules.players, BLACK):
        demand(not sum(board.caballeros[colour::COLOURS]), f"nobody has colour {colour}")
    black = sum(board.caballeros[BLACK::COLOURS])
    demand(black == rules.black, f"{black} black caballeros")


def cards_are_conserved(game: Position) -> None:
    """Each action card is in its stack, face up, in use, kept, or where a field of a module says."""
    board, rules = game.board, game.rules
    elsewhere = [card for field in rules.fields if isinstance(field, CardField) for card in field.taken(game)]
    elsewhere += [card for card, _, _ in board.kept]
    for stack in range(1, rules.stacks + 1):
        cards = Counter(board.stacks[stack])
        cards.update(card for card in (board.offered[stack],) if card != NOTHING)
        cards.update(card for card in elsewhere if rules.cards[card].stack == stack)
        if board.card != NOTHING and rules.cards[board.card].stack == stack:
            cards[board.card] += 1
        wanted = Counter({n: card.copies for n, card in enumerate(rules.cards) if card.stack == stack})
        demand(cards == +wanted, f"the cards of stack {stack} are {dict(cards)}")
    for card, holder, _ in board.kept:
        demand(bool(rules.cards[card].kept), f"seat {holder} keeps {rules.cards[card].key}")


def pieces_stand_where_they_may(game: Position) -> None:
    """The King is where he may enter, Grandes in regions or in the Castillo, one tile at most on a space (BASE-73)."""
    board, rules = game.board, game.rules
    demand(board.king in rules.regions and rules.spaces[board.king].king, f"the King is at {board.king}")
    thrown = [CASTILLO] if rules.grandes_inside else []
    demand(all(where in (*rules.regions, *thrown) for where in board.grande), f"the Grandes are at {board.grande}")
    laid = [where for where in board.tiles if where >= 0]
    demand(len(laid) == len(set(laid)), f"the tiles are at {board.tiles}")
    demand(all(where in rules.regions or where == CASTILLO for where in laid), f"the tiles are at {board.tiles}")


def nobody_stands_without_room(game: Position) -> None:
    """No space has more caballeros than room; in Francia they stand only on its three spaces (GIC-20, GIC-55)."""
    for number, space in enumerate(game.rules.spaces):
        count = game.board.total(number)
        demand(count <= space.room, f"{count} caballeros on {space.key}, which has room for {space.room}")


def fields_are_what_they_can_be(game: Position) -> None:
    """Each field of a module holds values of its kind, such as a region or nowhere; unused ones are untouched."""
    extra = game.board.extra
    for field in FIELDS if game.rules.fields else ():
        if field in game.rules.fields:
            wrong = [value for value in field.values(game) if not field.fits(game, value)]
            demand(not wrong, f"{field.name} is {wrong}")
        else:
            kept = extra[field.at : field.last]  # nothing, if the board of this table ends before it
            demand(kept == FIRST[field.at : field.at + len(kept)], f"{field.name} is kept by nobody")


BOARD: Final[tuple[Law, ...]] = (
    caballeros_are_conserved,
    cards_are_conserved,
    pieces_stand_where_they_may,
    nobody_stands_without_room,
    fields_are_what_they_can_be,
)


# --- laws of what a choice may change ---


def taboo_is_kept(before: Position, after: Position) -> None:
    """Nothing changes in the King's region while he is there (BASE-50), nor in another taboo region (KI-41)."""
    for region in before.rules.regions:
        if before.taboo(region) and after.taboo(region):
            was, now = contents(before, region), contents(after, region)
            demand(was == now, f"the taboo region {region} changed from {was} to {now}")


def contents(game: Position, region: RegionId) -> tuple[Any, ...]:
    """All pieces, tiles and boards of a region, and on which of its spaces."""
    board, parts = game.board, game.parts(region)
    caballeros = [board.caballeros[part * COLOURS : (part + 1) * COLOURS] for part in parts]
    grandes = [player for player, where in enumerate(board.grande) if where == region]
    marked = [game.kinds(part * COLOURS + colour) for part in parts for colour in range(COLOURS)]
    mirrored = any(mirrors(game, region) for mirrors in game.rules.scoring.mirrors)
    return parts, caballeros, grandes, marked, board.tile_on(region), mirrored, game.room_in(region) < ANY


CHANGES: Final[tuple[ChangeLaw, ...]] = (taboo_is_kept,)
