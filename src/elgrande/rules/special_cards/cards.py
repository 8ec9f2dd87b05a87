"""The 10 power cards of the Special Cards."""

from __future__ import annotations

from typing import Final

from elgrande.rules.action import NoAction
from elgrande.rules.base.scorings import ScoreOne
from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.keeping import Keep
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.spies import SPY
from elgrande.rules.special_cards.actions import Annul, Fiesta, NameRegions, ScoreOwn
from elgrande.rules.special_cards.limits import CloseRegion, Protect
from elgrande.rules.special_cards.reserve import RESERVE, KeepReserve

CARDS: Final = (
    Card(
        "fiesta",
        rule="SC-1",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("caballeros",),
        numbers={"value": 15, "caballeros": 0},
        amounts=(5,),
        yields=True,
        about=("movement",),
        effect=lambda me, card: Fiesta(me, card.amounts[0]),
        again=lambda me, card: NoAction(),
    ),
    Card(
        "espionage",
        rule="SC-2",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 25, "caballeros": 5},
        kept=SPY,
        about=("kept",),
        effect=lambda me, card: Keep(me, 0),
    ),
    Card(
        "coup",
        rule="SC-3",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 45, "caballeros": 4},
        about=("pieces", "others"),
        effect=lambda me, card: Conspire(me),
    ),
    Card(
        "maximum-six",
        rule="SC-4",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 65, "caballeros": 4},
        amounts=(6,),
        about=("pieces",),
        effect=lambda me, card: CloseRegion(me, card.amounts[0]),
    ),
    Card(
        "reserve",
        rule="SC-5",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 75, "caballeros": 3},
        kept=RESERVE,
        about=("kept",),
        effect=lambda me, card: KeepReserve(me, 0),
    ),
    Card(
        "royal-protection",
        rule="SC-6",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 95, "caballeros": 3},
        about=("pieces",),
        effect=lambda me, card: Protect(me),
    ),
    Card(
        "annulment",
        rule="SC-7",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 115, "caballeros": 2},
        about=("pieces", "others"),
        effect=lambda me, card: Annul(me),
    ),
    Card(
        "score-own",
        rule="SC-8",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 135, "caballeros": 2},
        about=("scoring",),
        effect=lambda me, card: ScoreOwn(me),
    ),
    Card(
        "score-any",
        rule="SC-9",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 145, "caballeros": 0},
        about=("scoring",),
        effect=lambda me, card: ScoreOne(me),
    ),
    Card(
        "score-named",
        rule="SC-10",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 155, "caballeros": 1},
        about=("scoring",),
        effect=lambda me, card: NameRegions(me),
    ),
)
