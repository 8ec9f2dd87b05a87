"""Laws of Grandissimo: they hold at every decision, and in all that a seat imagines."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import BLACK, NOBODY, NOWHERE, REGIONS
from elgrande.engine.chance import Chance
from elgrande.game import Game
from elgrande.rules.grandissimo.characters import guests
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.facts import GENERAL, PRISON
from elgrande.rules.grandissimo.overthrow import ACTING
from elgrande.rules.grandissimo.prison import prison
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO, INCOGNITO_CARD
from elgrande.rules.grandissimo.ships import SHIPS, ships
from elgrande.rules.keeping import held
from elgrande.rules.position import INQUISITOR
from elgrande.tools.board_laws import Law, demand, has_module


def loads_belong_to_the_ships_holder(game: Game, chance: Chance) -> None:
    """Only ships in play have a holder, and a ship carries only its holder's caballeros (GRA-20, GRA-21)."""
    if not has_module(game, "grandissimo"):
        return
    board = game.position.board
    holders = SHIPS.values(game.position)
    demand(set(holders[len(ships(game.position)) :]) <= {NOBODY}, f"{holders} have ships")
    for ship, holder in zip(ships(game.position), holders, strict=False):
        own = board.on(ship, holder) if holder != NOBODY else 0
        demand(board.total(ship) == own, f"{board.total(ship)} caballeros on the ship of {holder}, {own} of them his")


def guests_and_prisoners_belong_to_players(game: Game, chance: Chance) -> None:
    """No mercenary is in prison or a guest, and nobody is their own guest (GRA-25, GRA-32, GRA-36)."""
    if not has_module(game, "grandissimo"):
        return
    position, board = game.position, game.position.board
    if PRISON not in game.table.config.without:
        demand(not board.on(prison(position), BLACK), "a mercenary is in prison")
    for host in range(game.rules.players):
        space = guests(position, host)
        demand(not board.on(space, BLACK), f"a mercenary is a guest of {host}")
        demand(not board.on(space, host), f"{host} is his own guest")


def characters_and_second_cards_are_in_order(game: Game, chance: Chance) -> None:
    """Nobody leads mercenaries that are not in play; a second card is an action card."""
    if not has_module(game, "grandissimo"):
        return
    leader = INQUISITOR.of(game.position)
    demand(leader == NOBODY or GENERAL not in game.table.config.without, f"seat {leader} leads the mercenaries")
    cards = SECOND_CARD.taken(game.position)
    demand(all(game.rules.cards[card].stack for card in cards), f"second cards {cards}")


def the_acting_grande_is_with_the_king(game: Game, chance: Chance) -> None:
    """The King's region is that of the Grande that acts as King (GRA-51, GRA-67)."""
    if not has_module(game, "grandissimo"):
        return
    board = game.position.board
    acting = ACTING.of(game.position)
    demand(acting == NOBODY or board.grande[acting] == board.king, f"{acting} acts as King, not in {board.king}")


def region_cards_are_conserved(game: Game, chance: Chance) -> None:
    """Each region card is with at most one player, and King incognito with the keeper of that card (GRA-69)."""
    if not has_module(game, "grandissimo"):
        return
    position = game.position
    taken = BOYCOTT.taken(position) + INCOGNITO.taken(position)
    demand(len(set(taken)) == len(taken), f"the region cards {taken} are taken")
    demand(all(0 <= region < REGIONS for region in taken), f"the region cards {taken} are taken")
    demand(len(BOYCOTT.taken(position)) <= 1, "two regions are boycotted")
    for player, region in enumerate(INCOGNITO.values(position)):
        kept = len(held(position, player, INCOGNITO_CARD))
        demand(region == NOWHERE or kept == 1, f"{game.names[player]} hides the King and keeps {kept} cards")


GRANDISSIMO: Final[tuple[Law, ...]] = (
    loads_belong_to_the_ships_holder,
    guests_and_prisoners_belong_to_players,
    characters_and_second_cards_are_in_order,
    the_acting_grande_is_with_the_king,
    region_cards_are_conserved,
)
"""All of these laws."""
