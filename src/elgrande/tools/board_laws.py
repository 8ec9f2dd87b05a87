"""Laws of where everything stands: they hold at every decision, in the position and in all that a seat imagines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from elgrande.board.options import BEARER, PLAIN, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, NOTHING, NOWHERE
from elgrande.engine.chance import Chance
from elgrande.game import Game
from elgrande.rules.action import special_under_way
from elgrande.rules.anniversary.banner import BANNERS, in_a_region
from elgrande.rules.fields import FIELDS, FIRST
from elgrande.rules.grand_inquisitor.facts import ABROAD, FRANCIA, LIMIT
from elgrande.rules.grand_inquisitor.kept import closed
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, PLACES, in_region, newcomers
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING, SUPPLY
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.players_edition.actions import TURNED
from elgrande.rules.shared.alliance import ALLIANCE
from elgrande.rules.special_cards.limits import CROWDED

THROWING: Final = ("conspiracy", "gra-conspiracy", "coup")
"""The cards that throw Grandes into the Castillo (GIC-69, GRA-55, SC-3)."""


class LawBroken(AssertionError):
    """A law does not hold: the program has a bug."""


Law = Callable[[Game, Chance], None]
"""Checks a game at a decision without changing it; raises LawBroken."""


def demand(holds: bool, message: str) -> None:
    """Raise LawBroken unless a condition holds."""
    if not holds:
        raise LawBroken(message)


def has_module(game: Game, name: str) -> bool:
    """Whether the game uses a module."""
    return name in game.table.config.modules


def caballeros_are_conserved(game: Game, chance: Chance) -> None:
    """All caballeros of a player are on the board, at court or in the province, black ones on the board (GIC-53).

    Ships, the prison, guests, the bridge and kept cards count as spaces of the board.
    """
    board = game.position.board
    demand(min(board.caballeros + board.court + board.province) >= 0, "a negative number of caballeros")
    for player in range(game.rules.players):
        total = sum(board.caballeros[player::COLOURS]) + board.court[player] + board.province[player]
        demand(total == game.rules.caballeros, f"{game.names[player]} has {total} caballeros")
    for colour in range(game.rules.players, BLACK):
        demand(not sum(board.caballeros[colour::COLOURS]), f"nobody has colour {colour}")
    black = sum(board.caballeros[BLACK::COLOURS])
    demand(black == game.rules.black, f"{black} black caballeros")


def cards_are_conserved(game: Game, chance: Chance) -> None:
    """Each action card is in its stack, face up, in use, kept, or taken as a second card (GRA-43); closed cards lie
    face up on their stacks."""
    board = game.position.board
    second = SECOND_CARD.taken(game.position)
    for stack in range(1, game.rules.stacks + 1):
        cards = Counter(board.stacks[stack])
        cards.update(card for card in (board.offered[stack],) if card != NOTHING)
        others = [*second, *(card for card, _, _ in board.kept)]
        cards.update(card for card in others if game.rules.cards[card].stack == stack)
        if board.card != NOTHING and game.rules.cards[board.card].stack == stack:
            cards[board.card] += 1
        wanted = Counter({n: card.copies for n, card in enumerate(game.rules.cards) if card.stack == stack})
        demand(cards == +wanted, f"the cards of stack {stack} are {dict(cards)}")
        if has_module(game, "grand_inquisitor") and board.player != NOBODY and closed(game.position, stack):
            demand(board.offered[stack] != NOTHING, f"the closed card of stack {stack} was taken")
    for card, holder, _ in board.kept:
        demand(bool(game.rules.cards[card].kept), f"seat {holder} keeps {game.rules.cards[card].key}")


def pieces_stand_where_they_may(game: Game, chance: Chance) -> None:
    """The King is where he may enter, Grandes in regions or in the Castillo, one tile at most on a space (BASE-73)."""
    board, rules = game.position.board, game.rules
    demand(board.king in rules.regions and rules.spaces[board.king].king, f"the King is at {board.king}")
    thrown = [CASTILLO] if any(card.key in THROWING for card in rules.cards) else []
    demand(all(where in (*rules.regions, *thrown) for where in board.grande), f"the Grandes are at {board.grande}")
    laid = [where for where in board.tiles if where >= 0]
    demand(len(laid) == len(set(laid)), f"the tiles are at {board.tiles}")
    demand(all(where in rules.regions or where == CASTILLO for where in laid), f"the tiles are at {board.tiles}")


def nobody_stands_without_room(game: Game, chance: Chance) -> None:
    """No space has more caballeros than room; in Francia they stand only on its three spaces (GIC-20, GIC-55)."""
    for number, space in enumerate(game.rules.spaces):
        count = game.position.board.total(number)
        demand(count <= space.room, f"{count} caballeros on {space.key}, which has room for {space.room}")


def tokens_are_conserved(game: Game, chance: Chance) -> None:
    """Each token is in the supply, in its colony or with one caballero; none is at home (GIC-41, GIC-42, GIC-44)."""
    if not has_module(game, "grand_inquisitor"):
        return
    position, spaces = game.position, game.rules.spaces
    carriers = Counter(
        place for place in GOLD.values(position) + GOODS.values(position) if place not in (SUPPLY, LYING)
    )
    for cell, count in carriers.items():
        demand(0 <= cell < len(position.board.caballeros), f"a token is at {cell}")
        space = spaces[cell // COLOURS]
        there = position.board.caballeros[cell]
        demand(there >= count, f"{count} tokens for {there} caballeros on {space.key}")
        demand(space.loads, f"a carrier is {space.key}")
        demand(position.region_of(cell // COLOURS) >= ABROAD, f"a carrier is in {space.key}")


def banners_are_borne(game: Game, chance: Chance) -> None:
    """A banner waits, or is carried by its owner's caballero, which is in a region and carries nothing else (ANN-6,
    ANN-7, ANN-11)."""
    if not has_module(game, "anniversary"):
        return
    position = game.position
    for player, space in enumerate(BANNERS.values(position)):
        if space == NOWHERE:
            continue
        exists = 0 <= space < len(game.rules.spaces)
        demand(exists and in_a_region(position, space), f"the banner of {player} is at {space}")
        cell = space * COLOURS + player
        carriers = GOLD.how_many(position, cell) + GOODS.how_many(position, cell)
        there = position.board.caballeros[cell]
        demand(there > carriers, f"{there} caballeros, {carriers} carriers and a bearer at {space}")


def inquisition_is_in_order(game: Game, chance: Chance) -> None:
    """The limit board and newcomers are in a valid state (GIC-12, GIC-24, GIC-47)."""
    if not has_module(game, "grand_inquisitor"):
        return
    position, limited = game.position, LIMIT.of(game.position)
    demand(limited not in (NOWHERE, FRANCIA), f"the limit board is at {limited}")
    for kind in (PLAIN, WITH_GOLD, WITH_GOODS, BEARER):
        for place in range(PLACES):
            region, colour = ABROAD + place // COLOURS, place % COLOURS
            fresh, there = (
                NEWCOMERS.of(position, newcomers(region, colour, kind)),
                in_region(position, region, colour, kind),
            )
            who = f"caballeros of colour {colour} and kind {kind}"
            demand(0 <= fresh <= there, f"{fresh} of {there} {who} came to {region} this round")


def an_alliance_is_of_two(game: Game, chance: Chance) -> None:
    """The two alliance tokens lie on different regions, or both beside the board (GRA-57, PE-5)."""
    if ALLIANCE in game.rules.fields:
        tokens = ALLIANCE.values(game.position)
        demand(len({NOWHERE, *tokens}) != 2, f"the alliance is of {tokens}")


def fields_are_what_they_can_be(game: Game, chance: Chance) -> None:
    """Each field of a module holds values of its kind, such as a region or nowhere; unused ones are untouched."""
    position, extra = game.position, game.position.board.extra
    for field in FIELDS if game.rules.fields else ():
        if field in game.rules.fields:
            wrong = [value for value in field.values(position) if not field.fits(position, value)]
            demand(not wrong, f"{field.name} is {wrong}")
        else:
            demand(extra[field.at : field.last] == FIRST[field.at : field.last], f"{field.name} is kept by nobody")


BOARD: Final[tuple[Law, ...]] = (
    caballeros_are_conserved,
    cards_are_conserved,
    pieces_stand_where_they_may,
    nobody_stands_without_room,
    tokens_are_conserved,
    banners_are_borne,
    inquisition_is_in_order,
    an_alliance_is_of_two,
    fields_are_what_they_can_be,
)
"""All of these laws."""


# --- laws of what a choice may change ---


def taboo_regions(game: Game) -> dict[int, tuple[Any, ...]]:
    """Everything in the regions that may not change, and on which of their spaces."""
    position = game.position
    return {region: contents(game, region) for region in game.rules.regions if position.taboo(region)}


def contents(game: Game, region: int) -> tuple[Any, ...]:
    """All pieces, tiles and boards of a region."""
    position, board = game.position, game.position.board
    parts = position.parts(region)
    caballeros = [board.caballeros[part * COLOURS : (part + 1) * COLOURS] for part in parts]
    grandes = [player for player, where in enumerate(board.grande) if where == region]
    marked = [position.kinds(part * COLOURS + colour) for part in parts for colour in range(COLOURS)]
    tile = board.tile_on(region)
    turned = tile != NOTHING and TURNED in game.rules.fields and TURNED.holds(position, tile)
    crowded = CROWDED in game.rules.fields and CROWDED.has(position, region)
    return parts, caballeros, grandes, marked, tile, turned, crowded


def taboo_is_kept(before: dict[int, tuple[Any, ...]], after: dict[int, tuple[Any, ...]]) -> None:
    """Nothing changes in the King's region while he is there (BASE-50), nor in another taboo region (KI-41)."""
    for region, was in before.items():
        now = after.get(region, was)
        demand(was == now, f"the taboo region {region} changed from {was} to {now}")


def on_the_board(game: Game) -> list[int]:
    """How many caballeros each player has on the board."""
    return [sum(game.position.board.caballeros[player::COLOURS]) for player in range(game.rules.players)]


def repeats(game: Game) -> bool:
    """Whether a player repeats the special action of another player's turn, or uses a kept card in it."""
    special, board = special_under_way(game.position), game.position.board
    return special is not None and board.player not in (NOBODY, special.player) and has_module(game, "grand_inquisitor")


def nobody_comes_twice(before: list[int], after: list[int]) -> None:
    """Repeating a special action brings nobody into play (GIC-76)."""
    for player, (was, now) in enumerate(zip(before, after, strict=True)):
        demand(now <= was, f"a repeated action brought {now - was} caballeros of seat {player} into play")
