"""The 45 action cards of the base game: each its facts and, in the same block, its effect.

Names and texts are in `texts/*/cards.ftl`. `me` is the player who carries out the special action.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.action import NoAction
from elgrande.rules.base.dials import EVERYTHING, Evict, Exile
from elgrande.rules.base.moves import ALL, ONE_REGION, MoveCaballeros, OwnOrCourt
from elgrande.rules.base.pieces import AdviseKing, MoreToCourt, MoveGrande, MoveKing, PickTile, Recall
from elgrande.rules.base.returns import AngryKing, Dismiss, LossOfAuthority
from elgrande.rules.base.scorings import (
    ScoreCastilloNow,
    ScoreFewest,
    ScoreFirstPlaces,
    ScoreMost,
    ScoreOne,
    ScoreValues,
    SecretScoring,
)
from elgrande.rules.base.turn import PlaceExtra
from elgrande.rules.base.veto import VETOES
from elgrande.rules.card import Card
from elgrande.rules.keeping import Keep

STACK_1: Final = (
    Card(
        "intrigue-any-3",
        rule="BASE-101",
        stack=1,
        amounts=(3,),
        effect=lambda me, card: MoveCaballeros(me, either=card.amounts[0]),
    ),
    Card(
        "intrigue-any-4",
        rule="BASE-102",
        stack=1,
        amounts=(4,),
        effect=lambda me, card: MoveCaballeros(me, either=card.amounts[0]),
    ),
    Card(
        "intrigue-own-4",
        rule="BASE-103",
        stack=1,
        amounts=(4,),
        effect=lambda me, card: MoveCaballeros(me, own=card.amounts[0]),
    ),
    Card(
        "intrigue-foreign-3",
        rule="BASE-104",
        stack=1,
        amounts=(3,),
        effect=lambda me, card: MoveCaballeros(me, foreign=card.amounts[0]),
    ),
    Card(
        "intrigue-both-2",
        rule="BASE-105",
        stack=1,
        copies=2,
        amounts=(2, 2),
        effect=lambda me, card: MoveCaballeros(me, own=card.amounts[0], foreign=card.amounts[1]),
    ),
    Card(
        "intrigue-region-5",
        rule="BASE-106",
        stack=1,
        copies=2,
        amounts=(5,),
        effect=lambda me, card: MoveCaballeros(me, either=card.amounts[0], source=ONE_REGION),
    ),
    Card(
        "intrigue-region-own",
        rule="BASE-107",
        stack=1,
        effect=lambda me, card: MoveCaballeros(me, own=ALL, source=ONE_REGION),
    ),
    Card(
        "intrigue-court-2",
        rule="BASE-108",
        stack=1,
        amounts=(2,),
        effect=lambda me, card: PlaceExtra(me, card.amounts[0]),
        again=lambda me, card: NoAction(),
    ),
    Card(
        "intrigue-own-or-court",
        rule="BASE-109",
        stack=1,
        amounts=(2,),
        effect=lambda me, card: OwnOrCourt(me, card.amounts[0]),
        again=lambda me, card: MoveCaballeros(me, own=ALL, source=ONE_REGION),
    ),
)

STACK_2: Final = (
    Card(
        "veto",
        rule="BASE-111",
        stack=2,
        copies=2,
        kept=VETOES,
        effect=lambda me, card: Keep(me, 1),
    ),
    Card(
        "authority-all",
        rule="BASE-114",
        stack=2,
        loses_authority=True,
        effect=lambda me, card: LossOfAuthority(me, EVERYTHING),
    ),
    Card(
        "authority-3",
        rule="BASE-115",
        stack=2,
        amounts=(3,),
        loses_authority=True,
        effect=lambda me, card: LossOfAuthority(me, card.amounts[0]),
    ),
    Card(
        "dismissal",
        rule="BASE-116",
        stack=2,
        amounts=(1,),
        effect=lambda me, card: Dismiss(me, card.amounts[0]),
    ),
    Card(
        "angry-king",
        rule="BASE-117",
        stack=2,
        amounts=(3,),
        effect=lambda me, card: AngryKing(me, card.amounts[0]),
    ),
    Card(
        "exile-all",
        rule="BASE-118",
        stack=2,
        effect=lambda me, card: Exile(me, 1, EVERYTHING),
    ),
    Card(
        "exile-2",
        rule="BASE-119",
        stack=2,
        amounts=(2,),
        effect=lambda me, card: Exile(me, card.amounts[0], card.amounts[0]),
    ),
    Card(
        "score-region",
        rule="BASE-120",
        stack=2,
        copies=3,
        effect=lambda me, card: ScoreOne(me),
    ),
)

STACK_3: Final = (
    Card(
        "score-4",
        rule="BASE-131",
        stack=3,
        copies=2,
        amounts=(4,),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "score-5",
        rule="BASE-132",
        stack=3,
        copies=2,
        amounts=(5,),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "score-6-7",
        rule="BASE-133",
        stack=3,
        amounts=(6, 7),
        effect=lambda me, card: ScoreValues(me, card.amounts),
    ),
    Card(
        "score-castillo",
        rule="BASE-134",
        stack=3,
        copies=2,
        effect=lambda me, card: ScoreCastilloNow(me),
    ),
    Card(
        "score-first",
        rule="BASE-135",
        stack=3,
        effect=lambda me, card: ScoreFirstPlaces(me),
    ),
    Card(
        "score-most",
        rule="BASE-136",
        stack=3,
        effect=lambda me, card: ScoreMost(me),
    ),
    Card(
        "score-fewest",
        rule="BASE-137",
        stack=3,
        effect=lambda me, card: ScoreFewest(me),
    ),
    Card(
        "score-region-3",
        rule="BASE-138",
        stack=3,
        effect=lambda me, card: ScoreOne(me),
    ),
)

STACK_4: Final = (
    Card(
        "score-tile",
        rule="BASE-141",
        stack=4,
        copies=3,
        effect=lambda me, card: PickTile(me),
    ),
    Card(
        "power-card",
        rule="BASE-142",
        stack=4,
        copies=2,
        effect=lambda me, card: Recall(me),
    ),
    Card(
        "court",
        rule="BASE-143",
        stack=4,
        amounts=(2,),
        effect=lambda me, card: MoreToCourt(me, card.amounts[0]),
    ),
    Card(
        "grande",
        rule="BASE-144",
        stack=4,
        copies=2,
        effect=lambda me, card: MoveGrande(me),
    ),
    Card(
        "secret-scoring",
        rule="BASE-145",
        stack=4,
        effect=lambda me, card: SecretScoring(me),
    ),
    Card(
        "eviction",
        rule="BASE-146",
        stack=4,
        effect=lambda me, card: Evict(me),
    ),
    Card(
        "adviser",
        rule="BASE-147",
        stack=4,
        effect=lambda me, card: AdviseKing(me),
    ),
)

STACK_5: Final = (
    Card(
        "king",
        rule="BASE-151",
        stack=5,
        effect=lambda me, card: MoveKing(me),
    ),
)

CARDS: Final = (*STACK_1, *STACK_2, *STACK_3, *STACK_4, *STACK_5)
