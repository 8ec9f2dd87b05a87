"""The 20 action cards of Grandissimo."""

from __future__ import annotations

from typing import Final

from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.grandissimo.actions import (
    LAST_WORD_CARD,
    BeginCourts,
    Coalition,
    EvictionOrder,
    Muster,
    ScoreCoasts,
    ScoreInland,
    StopActions,
)
from elgrande.rules.grandissimo.characters import TakeCharacter
from elgrande.rules.grandissimo.double_turn import DOUBLE_TURN, double_turn
from elgrande.rules.grandissimo.mercenaries import TakeGeneral
from elgrande.rules.grandissimo.overthrow import Overthrow
from elgrande.rules.grandissimo.secrets import INCOGNITO_CARD, CallBoycott, KeepIncognito
from elgrande.rules.grandissimo.symbols import only_symbol, with_symbol
from elgrande.rules.keeping import Keep
from elgrande.rules.shared.alliance import Ally
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.free_choice import FREE_CHOICE
from elgrande.rules.shared.off_to_castillo import OffToCastillo
from elgrande.rules.shared.spies import SPY

STACK_6: Final = (
    Card(
        "boycott",
        rule="GRA-41",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, CallBoycott(me)),
    ),
    Card(
        "coalition",
        rule="GRA-42",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Coalition(me)),
    ),
    Card(
        DOUBLE_TURN,
        rule="GRA-43",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        printed=("place", "prison"),
        numbers={"prison": 1},
        effect=double_turn,
    ),
    Card(
        "gra-free-choice",
        rule="GRA-44",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        amounts=(2,),
        kept=FREE_CHOICE,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
    ),
    Card(
        "king-incognito",
        rule="GRA-45",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        kept=INCOGNITO_CARD,
        effect=lambda me, card: KeepIncognito(me, 0),
    ),
    Card(
        "eviction-order",
        rule="GRA-46",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: EvictionOrder(me),
    ),
    Card(
        "score-coasts",
        rule="GRA-47",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: ScoreCoasts(me),
    ),
    Card(
        "gra-espionage",
        rule="GRA-48",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        kept=SPY,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
    ),
    Card(
        "score-courts",
        rule="GRA-49",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: BeginCourts(me),
    ),
    Card(
        "action-stop",
        rule="GRA-50",
        stack=6,
        place=1,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: StopActions(me),
    ),
    Card(
        "overthrow",
        rule="GRA-51",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, Overthrow(me)),
    ),
    Card(
        "quick-deployment",
        rule="GRA-52",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        printed=("place",),
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Muster(me)),
    ),
    Card(
        "score-inland",
        rule="GRA-53",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: ScoreInland(me),
    ),
    Card(
        "spanish-inquisition",
        rule="GRA-54",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, TakeGeneral(me)),
    ),
    Card(
        "gra-conspiracy",
        rule="GRA-55",
        stack=6,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, Conspire(me)),
    ),
    Card(
        "off-to-castillo",
        rule="GRA-56",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        amounts=(2,),
        effect=lambda me, card: OffToCastillo(me, card.amounts[0]),
    ),
    Card(
        "gra-alliance",
        rule="GRA-57",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Ally(me)),
    ),
    Card(
        "last-word",
        rule="GRA-58",
        stack=6,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        kept=LAST_WORD_CARD,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
    ),
    Card(
        "united-force",
        rule="GRA-59",
        stack=6,
        place=6,
        provenance=RECONSTRUCTED,
        printed=("place", "prison"),
        numbers={"prison": 1},
        effect=only_symbol,
    ),
)

STACK_7: Final = (
    Card(
        "queen-and-jester",
        rule="GRA-60",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        printed=("place",),
        effect=lambda me, card: TakeCharacter(me),
    ),
)
