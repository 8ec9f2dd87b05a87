"""What bots know of each module, one file for each; `elgrande.bots.sense` says what there is to know."""

from __future__ import annotations

from typing import Final

from elgrande.bots.modules.grand_inquisitor import GrandInquisitor
from elgrande.bots.modules.grandissimo import Grandissimo
from elgrande.bots.modules.king_intrigue import KingIntrigue
from elgrande.bots.modules.players_edition import PlayersEdition
from elgrande.bots.modules.special_cards import SpecialCards
from elgrande.bots.sense import Sense

SENSES: Final[dict[str, Sense]] = {
    "grand_inquisitor": GrandInquisitor(),
    "grandissimo": Grandissimo(),
    "anniversary": Sense(),  # the banners decide ties: what is at stake says it all
    "king_intrigue": KingIntrigue(),
    "players_edition": PlayersEdition(),
    "special_cards": SpecialCards(),
}
"""What bots know, by module."""
