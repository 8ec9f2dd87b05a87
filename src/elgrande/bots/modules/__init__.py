"""What bots know of each module, one file for each; `elgrande.bots.sense` says what there is to know."""

from __future__ import annotations

from elgrande.bots.modules.grand_inquisitor import GrandInquisitor
from elgrande.bots.modules.grandissimo import Grandissimo
from elgrande.bots.modules.king_intrigue import KingIntrigue
from elgrande.bots.modules.players_edition import PlayersEdition
from elgrande.bots.modules.special_cards import SpecialCards
from elgrande.bots.sense import Sense, register

register("anniversary", Sense())
register("grand_inquisitor", GrandInquisitor())
register("grandissimo", Grandissimo())
register("king_intrigue", KingIntrigue())
register("players_edition", PlayersEdition())
register("special_cards", SpecialCards())
