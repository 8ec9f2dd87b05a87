"""What a player would notice of Grandissimo: characters, ships, second cards, tokens, secrets."""

from __future__ import annotations

from elgrande import Game
from elgrande.board.spaces import NOBODY, NOTHING
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.ships import SHIPS
from tests.fields import told


def characters(game: Game) -> str:
    """Who has which character and which ship, such as `queen red, general blue, ship-1 red`."""
    found = [("queen", told(game, "queen")), ("jester", told(game, "jester")), ("general", told(game, "inquisitor"))]
    found += [(f"ship-{number}", holder) for number, holder in enumerate(ship_holders(game), 1)]
    return ", ".join(f"{name} {holder}" for name, holder in found if holder)


def ship_holders(game: Game) -> list[str]:
    """Who has the first and the second ship."""
    return [COLOUR_NAMES[holder] if holder != NOBODY else "" for holder in SHIPS.values(game.position)]


def second_card(game: Game, colour: str = "red") -> str:
    """The second card that a player has, if any."""
    number = SECOND_CARD.of(game.position, COLOUR_NAMES.index(colour))
    return game.rules.cards[number].key if number != NOTHING else ""


def alliance(game: Game) -> list[str]:
    """The regions with the alliance tokens."""
    return told(game, "alliance").split()


def last(game: Game) -> str:
    """Who has the last word in this round, if anybody."""
    return told(game, "last-word")


def seen(game: Game, colour: str) -> tuple[str, str]:
    """What a player sees of the boycotted region and of King incognito, such as `red:Gal`; `red:?` if it is hidden."""
    view = game.view(COLOUR_NAMES.index(colour)).position
    return told(view, "boycott"), told(view, "incognito")
