"""The 11 power cards of the Players' Edition."""

from __future__ import annotations

from typing import Final

from elgrande.rules.action import NoAction
from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.players_edition.actions import CivilWar, Quarantine, TakeMistress, TravelDay, TurnTile
from elgrande.rules.players_edition.bridge import BuildBridge
from elgrande.rules.players_edition.castillo import Collapse, Shift
from elgrande.rules.players_edition.jokers import JOKER, STORM_CARD, StormStrikes
from elgrande.rules.shared.alliance import Ally

CARDS: Final = (
    Card(
        JOKER,
        rule="PE-1",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 0, "caballeros": 0},
        effect=lambda me, card: NoAction(),
    ),
    Card(
        "travel-day",
        rule="PE-2",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        public=("value",),
        numbers={"value": 13, "caballeros": 5},
        about=("pieces", "others"),
        effect=lambda me, card: TravelDay(me),
    ),
    Card(
        "shift",
        rule="PE-3",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        public=("value",),
        numbers={"value": 23, "caballeros": 5},
        about=("movement", "pieces"),
        effect=lambda me, card: Shift(me),
    ),
    Card(
        "civil-war",
        rule="PE-4",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 33, "caballeros": 3},
        about=("others", "movement"),
        effect=lambda me, card: CivilWar(me),
        again=lambda me, card: NoAction(),
    ),
    Card(
        "alliance",
        rule="PE-5",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 43, "caballeros": 4},
        about=("pieces",),
        effect=lambda me, card: Ally(me),
    ),
    Card(
        "bridge",
        rule="PE-6",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("caballeros",),
        numbers={"value": 53, "caballeros": 3},
        about=("movement", "pieces"),
        effect=lambda me, card: BuildBridge(me),
        again=lambda me, card: NoAction(),
    ),
    Card(
        "rebellion",
        rule="PE-7",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 63, "caballeros": 4},
        about=("pieces",),
        effect=lambda me, card: TurnTile(me),
    ),
    Card(
        "collapse",
        rule="PE-8",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 73, "caballeros": 3},
        about=("pieces",),
        effect=lambda me, card: Collapse(me),
    ),
    Card(
        "quarantine",
        rule="PE-9",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 83, "caballeros": 3},
        about=("pieces",),
        effect=lambda me, card: Quarantine(me),
    ),
    Card(
        STORM_CARD,
        rule="PE-10",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 93, "caballeros": 3},
        about=("others", "movement"),
        effect=lambda me, card: StormStrikes(me),
    ),
    Card(
        "mistress",
        rule="PE-11",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 103, "caballeros": 2},
        about=("movement",),
        effect=lambda me, card: TakeMistress(me),
    ),
)
