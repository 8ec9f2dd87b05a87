"""The 11 power cards of the Players' Edition.

Each has its key, its rule, its value, the caballeros it brings to the court, and its effect.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.action import NoAction
from elgrande.rules.card import COURT, VALUE, power_card
from elgrande.rules.players_edition.actions import CivilWar, TravelDay, TurnTile
from elgrande.rules.players_edition.bridge import BuildBridge
from elgrande.rules.players_edition.castillo import Collapse, Shift
from elgrande.rules.players_edition.jokers import JOKER, STORM_CARD, StormStrikes
from elgrande.rules.players_edition.mistress import TakeMistress
from elgrande.rules.players_edition.quarantine import Quarantine
from elgrande.rules.shared.alliance import Ally

CARDS: Final = (
    # Joker. Lay this card and wait until all others have played. Then play another power card, with a value that nobody
    # has played in this round: that card counts. The Joker is out of the game.
    power_card(JOKER, "PE-1", 0, 0, lambda me: NoAction(), icon="wild"),
    # Travel day. Every other player secretly dials another region. The dials are shown together, and the Grandes go
    # there. A Grande in the King's region, in another closed region or in the Castillo stays, and so does one whose
    # owner dialled the King's region.
    power_card("travel-day", "PE-2", 13, 5, TravelDay, "pieces others", public=VALUE, icon="grande-dial"),
    # Shift. Move the Castillo, without a look inside, into a region other than the King's, and throw all caballeros of
    # that region into it. Both can then be entered as usual. While it stands there the Castillo is scored by the table
    # or the score tile of that region, without bonuses. In the next general scoring it is emptied and goes back to its
    # place.
    power_card("shift", "PE-3", 23, 5, Shift, "movement pieces", public=VALUE, icon="shift-castillo"),
    # Civil war. Put 1 caballero from your court into a region other than the King's. All caballeros of the other
    # players there go to their owners' courts.
    power_card("civil-war", "PE-4", 33, 3, CivilWar, "others movement", once=True, icon="swords"),
    # Alliance. Put the two alliance tokens on two regions, not on the King's. In the next general scoring each player
    # adds up the caballeros of both, and each place scores in both regions. Whoever is alone in first place scores the
    # bonuses of both. Then the tokens come off.
    power_card("alliance", "PE-5", 43, 4, Ally, "pieces", icon="joined"),
    # Bridge. Put the bridge between two adjacent regions, not the King's, and 1 extra caballero from your court on it.
    # While it stands you may directly before your turn move any caballeros, yours or those of others, from one of the
    # two regions to the other, and you score 1 point in each general scoring.
    power_card("bridge", "PE-6", 53, 3, BuildBridge, "movement pieces", once=True, printed=COURT, icon="crossing"),
    # Rebellion. Turn one score tile over. A turned tile mirrors the result: who would score third scores its first
    # number, who would score first its third, and second place stays. A player who is alone there scores the largest
    # number.
    power_card("rebellion", "PE-7", 63, 4, TurnTile, "pieces", icon="tile-turned"),
    # Danger of collapse. Put the token on the Castillo. Until the end of the next general scoring everything that would
    # be thrown into the Castillo is put beside it, in the open. Caballeros in the Castillo and beside it count together
    # and come out together.
    power_card("collapse", "PE-8", 73, 3, Collapse, "pieces", icon="cracks"),
    # Quarantine. Put the quarantine token on a region next to the King's. It is closed like the King's region: nothing
    # enters, leaves or changes there.
    power_card("quarantine", "PE-9", 83, 3, Quarantine, "pieces", icon="closed"),
    # Storm. When you play this card, secretly dial a region. At the start of your turn the dial is shown. As special
    # action all caballeros of that region, yours too, go to their owners' courts.
    power_card(STORM_CARD, "PE-10", 93, 3, StormStrikes, "others movement", icon="lightning"),
    # Mistress. For the rest of this round all players place in any regions except the King's and other closed ones. In
    # this round and in a general scoring right after it there is no King bonus.
    power_card("mistress", "PE-11", 103, 2, TakeMistress, "movement", icon="heart"),
)
