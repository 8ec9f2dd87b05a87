"""Laws of Grandissimo, and when its reasons for refusals are true."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import BLACK, NOBODY, NOWHERE, REGIONS
from elgrande.rules.grandissimo.actions import PutBoth
from elgrande.rules.grandissimo.characters import guests
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.facts import GENERAL, PRISON
from elgrande.rules.grandissimo.overthrow import ACTING
from elgrande.rules.grandissimo.prison import prison
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO, INCOGNITO_CARD
from elgrande.rules.grandissimo.ships import SHIPS, ships
from elgrande.rules.keeping import held
from elgrande.rules.laws import Law, demand
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.shared.laws import an_alliance_is_of_two, own_first, token_stays
from elgrande.rules.truths import Condition, Refusal


def loads_belong_to_the_ships_holder(game: Position) -> None:
    """Only ships in play have a holder, and a ship carries only its holder's caballeros (GRA-20, GRA-21)."""
    board, holders = game.board, SHIPS.values(game)
    demand(set(holders[len(ships(game)) :]) <= {NOBODY}, f"{holders} have ships")
    for ship, holder in zip(ships(game), holders, strict=False):
        own = board.on(ship, holder) if holder != NOBODY else 0
        all_told = board.total(ship)
        demand(all_told == own, f"{all_told} caballeros on the ship of seat {holder}, {own} of them their own")


def guests_and_prisoners_belong_to_players(game: Position) -> None:
    """No mercenary is in prison or a guest, and nobody is their own guest (GRA-25, GRA-32, GRA-36)."""
    board = game.board
    if PRISON not in game.rules.config.without:
        demand(not board.on(prison(game), BLACK), "a mercenary is in prison")
    for host in range(game.rules.players):
        space = guests(game, host)
        demand(not board.on(space, BLACK), f"a mercenary is a guest of seat {host}")
        demand(not board.on(space, host), f"seat {host} is their own guest")


def characters_and_second_cards_are_in_order(game: Position) -> None:
    """Nobody leads mercenaries that are not in play; a second card is an action card."""
    leader = INQUISITOR.of(game)
    demand(leader == NOBODY or GENERAL not in game.rules.config.without, f"seat {leader} leads the mercenaries")
    cards = SECOND_CARD.taken(game)
    demand(all(game.rules.cards[card].stack for card in cards), f"second cards {cards}")


def the_acting_grande_is_with_the_king(game: Position) -> None:
    """The King's region is the region of the Grande that acts as King (GRA-51, GRA-67)."""
    board, acting = game.board, ACTING.of(game)
    demand(acting == NOBODY or board.grande[acting] == board.king, f"seat {acting} acts as King, not in {board.king}")


def region_cards_are_conserved(game: Position) -> None:
    """Each region card is with at most one player, and King incognito with the keeper of that card (GRA-69)."""
    taken = BOYCOTT.taken(game) + INCOGNITO.taken(game)
    demand(len(set(taken)) == len(taken), f"the region cards {taken} are taken")
    demand(all(0 <= region < REGIONS for region in taken), f"the region cards {taken} are taken")
    demand(len(BOYCOTT.taken(game)) <= 1, "two regions are boycotted")
    for player, region in enumerate(INCOGNITO.values(game)):
        kept = len(held(game, player, INCOGNITO_CARD))
        demand(region == NOWHERE or kept == 1, f"seat {player} hides the King and keeps {kept} cards")


LAWS: Final[tuple[Law, ...]] = (
    loads_belong_to_the_ships_holder,
    guests_and_prisoners_belong_to_players,
    characters_and_second_cards_are_in_order,
    the_acting_grande_is_with_the_king,
    region_cards_are_conserved,
    an_alliance_is_of_two,
)


# --- reasons ---


def _tile_there(of: Refusal) -> bool:
    """If both tiles are lifted, only the one already put down lies anywhere."""
    tiles = (of.decision.first,) if isinstance(of.decision, PutBoth) else of.game.board.tiles
    return of.space in tiles


TRUTHS: Final[dict[str, Condition]] = {
    "reason-no-region-card": lambda of: of.space >= REGIONS,
    "reason-card-not-free": lambda of: BOYCOTT.has(of.game, of.space) or INCOGNITO.has(of.game, of.space),
    "reason-tile-there": _tile_there,
    "reason-token-stays": token_stays,
    "reason-own-first": own_first,
}
