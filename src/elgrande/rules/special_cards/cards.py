"""The 10 power cards of the Special Cards.

Each has its key, its rule, its value, the caballeros it brings to the court, and its effect.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.base.scorings import ScoreOne
from elgrande.rules.card import COURT, VALUE, power_card
from elgrande.rules.keeping import Keep
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.spies import SPY
from elgrande.rules.special_cards.actions import Annul, Fiesta, NameRegions, ScoreOwn
from elgrande.rules.special_cards.limits import CloseRegion, Protect
from elgrande.rules.special_cards.reserve import RESERVE, KeepReserve

CARDS: Final = (
    # Fiesta. Place up to 5 caballeros more than your card allows, by the same rules.
    power_card("fiesta", "SC-1", 15, 0, Fiesta, "movement", (5,), once=True, yields=True, printed=COURT, icon="place"),
    # Espionage. Keep this card face up in front of you. In the next general scoring you set your dial last and see the
    # dials of the others first. Then the card is out of the game.
    power_card("espionage", "SC-2", 25, 5, Keep, "kept", kept=SPY, printed=VALUE, icon="spy"),
    # Coup. Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has a
    # Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general
    # scoring each Grande goes where its owner's dial shows.
    power_card("coup", "SC-3", 45, 4, Conspire, "pieces others", icon="grande-castillo"),
    # Maximum six. Put one of the three limit boards on a region other than the King's, with at most 6 caballeros. From
    # now on at most 6 can stand there.
    power_card("maximum-six", "SC-4", 65, 4, CloseRegion, "pieces", (6,), icon="limit"),
    # Reserve. Put 1 caballero from your court on this card and keep it. Once, before a special scoring begins or
    # directly before a region is scored in a general scoring, you may put it into any region except the King's. Not
    # into the Castillo.
    power_card("reserve", "SC-5", 75, 3, KeepReserve, "kept", kept=RESERVE, printed=VALUE, icon="kept-rider"),
    # Royal protection. Put the King's token on a region other than the King's. It is closed like the King's region:
    # nothing enters, leaves or changes there. There is no King bonus for it.
    power_card("royal-protection", "SC-6", 95, 3, Protect, "pieces", icon="protected"),
    # Annulment. Remove an Espionage or a Reserve card that a player keeps, yours too, or one limit board. A caballero
    # on a Reserve card goes to its owner's court.
    power_card("annulment", "SC-7", 115, 2, Annul, "pieces others", icon="annul"),
    # Special scoring: a region of yours. Choose a region with at least 1 caballero of yours and score it for all
    # players, with the bonuses. The King's region may be chosen, the Castillo may not.
    power_card("score-own", "SC-8", 135, 2, ScoreOwn, "scoring", printed=VALUE, icon="own-scores"),
    # Special scoring: any region. Choose a region, also one without a caballero of yours, and score it for all players,
    # with the bonuses. The King's region may be chosen, the Castillo may not.
    power_card("score-any", "SC-9", 145, 0, ScoreOne, "scoring", printed=VALUE, icon="score"),
    # Special scoring: one of three. Name three different regions and another player. That player chooses which of the
    # three is scored for all players, with the bonuses. The King's region may be named, the Castillo may not.
    power_card("score-named", "SC-10", 155, 1, NameRegions, "scoring", printed=VALUE, icon="named-score"),
)
