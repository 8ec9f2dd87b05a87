"""The 18 power cards of King & Intrigue, and the cards that say who is King and who plots."""

from __future__ import annotations

from typing import Final

from elgrande.rules.action import NoAction
from elgrande.rules.base.dials import EVERYTHING
from elgrande.rules.base.pieces import AdviseKing, MoveGrande, MoveKing, PickTile
from elgrande.rules.base.returns import AngryKing, Dismiss, LossOfAuthority
from elgrande.rules.base.scorings import ScoreCastilloNow, ScoreOne, ScoreValues, SecretScoring
from elgrande.rules.base.veto import VETOES
from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.keeping import Keep
from elgrande.rules.king_intrigue.doubling import Double
from elgrande.rules.king_intrigue.facts import ROLES
from elgrande.rules.king_intrigue.turn import Intrigue, Roam
from elgrande.rules.shared.off_to_castillo import OffToCastillo

CARDS: Final = (
    Card(
        "ki-intrigue",
        rule="KI-21",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 10, "caballeros": 6},
        about=("movement", "others"),
        effect=lambda me, card: Intrigue(me),
    ),
    Card(
        "ki-anywhere",
        rule="KI-22",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 20, "caballeros": 5},
        about=("movement",),
        effect=lambda me, card: Roam(me),
    ),
    Card(
        "ki-authority",
        rule="KI-23",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 30, "caballeros": 5},
        about=("others",),
        effect=lambda me, card: LossOfAuthority(me, EVERYTHING),
    ),
    Card(
        "ki-veto",
        rule="KI-24",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value", "caballeros"),
        numbers={"value": 40, "caballeros": 4},
        kept=VETOES,
        about=("kept", "others"),
        effect=lambda me, card: Keep(me, 1),
    ),
    Card(
        "ki-angry-king",
        rule="KI-25",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 50, "caballeros": 4},
        amounts=(3,),
        about=("others",),
        effect=lambda me, card: AngryKing(me, card.amounts[0]),
    ),
    Card(
        "ki-dismissal",
        rule="KI-26",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 60, "caballeros": 4},
        amounts=(1,),
        about=("others",),
        effect=lambda me, card: Dismiss(me, card.amounts[0]),
    ),
    Card(
        "ki-grande",
        rule="KI-27",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 70, "caballeros": 3},
        about=("pieces",),
        effect=lambda me, card: MoveGrande(me),
    ),
    Card(
        "ki-tile",
        rule="KI-28",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 80, "caballeros": 3},
        about=("pieces",),
        effect=lambda me, card: PickTile(me),
    ),
    Card(
        "ki-score-4",
        rule="KI-29",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 90, "caballeros": 3},
        amounts=(4,),
        about=("scoring",),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "ki-score-5",
        rule="KI-30",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        public=("value",),
        numbers={"value": 100, "caballeros": 2},
        amounts=(5,),
        about=("scoring",),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "ki-score-6-7",
        rule="KI-31",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 110, "caballeros": 2},
        amounts=(6, 7),
        about=("scoring",),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "ki-score-castillo",
        rule="KI-32",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 120, "caballeros": 2},
        about=("scoring",),
        effect=lambda me, card: ScoreCastilloNow(me),
    ),
    Card(
        "ki-score-region",
        rule="KI-33",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 130, "caballeros": 1},
        about=("scoring",),
        effect=lambda me, card: ScoreOne(me),
    ),
    Card(
        "ki-secret-scoring",
        rule="KI-34",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 140, "caballeros": 1},
        about=("scoring",),
        effect=lambda me, card: SecretScoring(me),
    ),
    Card(
        "ki-doubling",
        rule="KI-35",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 150, "caballeros": 1},
        about=("scoring", "pieces"),
        effect=lambda me, card: Double(me),
    ),
    Card(
        "ki-off-to-castillo",
        rule="KI-36",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 160, "caballeros": 0},
        amounts=(2,),
        about=("movement", "others"),
        effect=lambda me, card: OffToCastillo(me, card.amounts[0]),
    ),
    Card(
        "ki-adviser",
        rule="KI-37",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        numbers={"value": 170, "caballeros": 0},
        about=("pieces",),
        effect=lambda me, card: AdviseKing(me),
    ),
    Card(
        "ki-king",
        rule="KI-38",
        stack=0,
        place=0,
        provenance=RECONSTRUCTED,
        printed=("value",),
        numbers={"value": 180, "caballeros": 0},
        about=("pieces",),
        effect=lambda me, card: MoveKing(me),
    ),
)


def roles(players: int) -> list[Card]:
    """The King card, the Caballero cards and the Intrigue card, from the highest power card down (KI-2)."""
    numbers = ROLES[players]
    cards = [Card("role-king", "KI-14", 0, lambda me, card: MoveKing(me), place=numbers[0], provenance=RECONSTRUCTED)]
    for number, place in enumerate(numbers[1:-1], 1):
        key = f"role-caballero-{number}"
        cards.append(Card(key, "KI-2", 0, lambda me, card: NoAction(), place=place, provenance=RECONSTRUCTED))
    last = numbers[-1]
    cards.append(Card("role-intrigue", "KI-15", 0, lambda me, card: Intrigue(me), place=last, provenance=RECONSTRUCTED))
    return cards
