"""The 45 action cards of the base game: one block for the facts and the effect of each card.

The comment above a block is the card's name and text in English. Change them in `texts/*/cards.ftl`, and then run
`python -m tests.card_sentences`, which rewrites the comments of all modules. `me` is the player who carries out the
special action.
"""

from __future__ import annotations

from typing import Final

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
    # Intrigue: any 3. Move up to 3 caballeros, own or foreign, from any regions to any other regions or into the
    # Castillo. The King's region is closed both ways.
    Card(
        "intrigue-any-3", "BASE-101", 1, lambda me, card: MoveCaballeros(me, either=card.amounts[0]), (3,), icon="move"
    ),
    # Intrigue: any 4. Move up to 4 caballeros, own or foreign, from any regions to any other regions or into the
    # Castillo. The King's region is closed both ways.
    Card(
        "intrigue-any-4", "BASE-102", 1, lambda me, card: MoveCaballeros(me, either=card.amounts[0]), (4,), icon="move"
    ),
    # Intrigue: own only. Move up to 4 caballeros of your own from any regions to any other regions or into the
    # Castillo. The King's region is closed both ways.
    Card(
        "intrigue-own-4", "BASE-103", 1, lambda me, card: MoveCaballeros(me, own=card.amounts[0]), (4,), icon="move-own"
    ),
    # Intrigue: foreign only. Move up to 3 caballeros of other players from any regions to any other regions or into the
    # Castillo. The King's region is closed both ways.
    Card(
        "intrigue-foreign-3",
        "BASE-104",
        1,
        lambda me, card: MoveCaballeros(me, foreign=card.amounts[0]),
        (3,),
        icon="move-other",
    ),
    # Intrigue: own and foreign. Move caballeros from any regions to any other regions or into the Castillo: up to 2 of
    # your own and up to 2 of other players, in any order. The King's region is closed both ways.
    Card(
        "intrigue-both-2",
        "BASE-105",
        1,
        lambda me, card: MoveCaballeros(me, own=card.amounts[0], foreign=card.amounts[1]),
        (2, 2),
        copies=2,
        icon="move-both",
    ),
    # Intrigue: out of one region. Choose a region other than the King's. Move up to 5 caballeros, own or foreign, out
    # of it to any other regions or into the Castillo, not into the King's region.
    Card(
        "intrigue-region-5",
        "BASE-106",
        1,
        lambda me, card: MoveCaballeros(me, either=card.amounts[0], source=ONE_REGION),
        (5,),
        copies=2,
        icon="leave",
    ),
    # Intrigue: own out of one region. Choose a region other than the King's. Move as many of your own caballeros as you
    # like out of it to any other regions or into the Castillo, not into the King's region.
    Card(
        "intrigue-region-own",
        "BASE-107",
        1,
        lambda me, card: MoveCaballeros(me, own=ALL, source=ONE_REGION),
        icon="leave-own",
    ),
    # Intrigue: extra from the court. Place up to 2 extra caballeros from your court in any regions except the King's,
    # or in the Castillo. They need not be next to the King.
    Card(
        "intrigue-court-2",
        "BASE-108",
        1,
        lambda me, card: PlaceExtra(me, card.amounts[0]),
        (2,),
        once=True,
        icon="place",
    ),
    # Intrigue: own or from the court. Choose one of two actions. Either choose a region other than the King's and move
    # as many of your own caballeros as you like out of it; or place up to 2 extra caballeros from your court. They may
    # go to any regions except the King's, or into the Castillo.
    Card(
        "intrigue-own-or-court",
        "BASE-109",
        1,
        lambda me, card: OwnOrCourt(me, card.amounts[0]),
        (2,),
        again=lambda me, card: MoveCaballeros(me, own=ALL, source=ONE_REGION),
        icon="leave-or-place",
    ),
)

STACK_2: Final = (
    # Veto. Keep this card face up in front of you. Until the end of the next round you may stop one special action of
    # another player, before it starts or while it goes on. The step just announced does not take place and the action
    # ends; what was already done stands.
    Card("veto", "BASE-111", 2, lambda me, card: Keep(me, 1), copies=2, kept=VETOES, icon="veto"),
    # Loss of authority: all. Every other player returns all caballeros at court to the province.
    Card(
        "authority-all",
        "BASE-114",
        2,
        lambda me, card: LossOfAuthority(me, EVERYTHING),
        loses_authority=True,
        icon="court-to-province",
    ),
    # Loss of authority: some. Every other player returns 3 caballeros from court to the province, or all if there are
    # fewer.
    Card(
        "authority-3",
        "BASE-115",
        2,
        lambda me, card: LossOfAuthority(me, card.amounts[0]),
        (3,),
        loses_authority=True,
        icon="court-to-province",
    ),
    # Dismissal. Of each other player you may send 1 caballero of your choice from a region back to the province. You
    # may spare players. Not from the King's region, not from the Castillo.
    Card("dismissal", "BASE-116", 2, lambda me, card: Dismiss(me, card.amounts[0]), amounts=(1,), icon="dismiss"),
    # The King is angry. Clockwise, beginning on your left, every other player returns 3 own caballeros to the province:
    # from regions other than the King's, from court, or from both, as each likes. Not from the Castillo. Who has fewer
    # returns all of those.
    Card("angry-king", "BASE-117", 2, lambda me, card: AngryKing(me, card.amounts[0]), amounts=(3,), icon="anger"),
    # Exile: a whole region. Every other player secretly dials a region with at least 1 own caballero, not the King's.
    # The dials are shown together, and each loses all own caballeros in the dialled region to the province.
    Card("exile-all", "BASE-118", 2, lambda me, card: Exile(me, 1, EVERYTHING), icon="exile"),
    # Exile: from one region. Every other player secretly dials a region with at least 2 own caballeros, not the King's.
    # The dials are shown together, and each loses 2 own caballeros in the dialled region to the province.
    Card("exile-2", "BASE-119", 2, lambda me, card: Exile(me, card.amounts[0], card.amounts[0]), (2,), icon="exile"),
    # Special scoring: one region. Choose a region and score it for all players, with the bonuses. The King's region may
    # be chosen, the Castillo may not.
    Card("score-region", "BASE-120", 2, lambda me, card: ScoreOne(me), copies=3, icon="score"),
)

STACK_3: Final = (
    # Special scoring: value 4. Score all regions of value 4 for all players, with the bonuses. The value is the highest
    # number of the table, or of the score tile that lies there. The Castillo is not scored.
    Card("score-4", "BASE-131", 3, lambda me, card: ScoreValues(me, card.amounts), (4,), copies=2, icon="value-scores"),
    # Special scoring: value 5. Score all regions of value 5 for all players, with the bonuses. The value is the highest
    # number of the table, or of the score tile that lies there. The Castillo is not scored.
    Card("score-5", "BASE-132", 3, lambda me, card: ScoreValues(me, card.amounts), (5,), copies=2, icon="value-scores"),
    # Special scoring: values 6 and 7. Score all regions of value 6 or 7 for all players, with the bonuses. The value is
    # the highest number of the table, or of the score tile that lies there. The Castillo is not scored.
    Card(
        "score-6-7", "BASE-133", 3, lambda me, card: ScoreValues(me, card.amounts), amounts=(6, 7), icon="value-scores"
    ),
    # Special scoring: Castillo. Lift the Castillo and score it for all players. The caballeros then go back inside.
    Card("score-castillo", "BASE-134", 3, lambda me, card: ScoreCastilloNow(me), copies=2, icon="castillo-scores"),
    # Special scoring: first places. Score all regions, but only the first place of each counts, with the bonuses. Where
    # several players share the first place nobody scores. The Castillo is not scored.
    Card("score-first", "BASE-135", 3, lambda me, card: ScoreFirstPlaces(me), icon="first-scores"),
    # Special scoring: most caballeros. Score the region with the most caballeros, those of all players together, with
    # the bonuses. If several regions tie, score all of them. The Castillo does not take part.
    Card("score-most", "BASE-136", 3, lambda me, card: ScoreMost(me), icon="most-score"),
    # Special scoring: fewest caballeros. Score the region with the fewest caballeros, those of all players together,
    # with the bonuses. If several regions tie, score all of them. Empty regions and the Castillo do not take part.
    Card("score-fewest", "BASE-137", 3, lambda me, card: ScoreFewest(me), icon="fewest-score"),
    # Special scoring: one region, stack 3. Choose a region and score it for all players, with the bonuses. The King's
    # region may be chosen, the Castillo may not.
    Card("score-region-3", "BASE-138", 3, lambda me, card: ScoreOne(me), icon="score"),
)

STACK_4: Final = (
    # Score tile. Put one of the two score tiles on a region or on the Castillo, or move it there from where it lies. It
    # replaces the table there. Not to or from the King's region, and not where the other tile lies.
    Card("score-tile", "BASE-141", 4, lambda me, card: PickTile(me), copies=3, icon="tile"),
    # Power card. Take one of the power cards that you have played back into your hand. It may be the one of this round.
    # The others do not see which.
    Card("power-card", "BASE-142", 4, lambda me, card: Recall(me), copies=2, icon="recall"),
    # The court. Bring up to 2 more caballeros from the province to your court. If the province runs out you may take
    # the rest from your own in regions, except the King's.
    Card("court", "BASE-143", 4, lambda me, card: MoreToCourt(me, card.amounts[0]), amounts=(2,), icon="court"),
    # Grande. Move your Grande to another region. Not out of or into the King's region, and not into the Castillo.
    Card("grande", "BASE-144", 4, lambda me, card: MoveGrande(me), copies=2, icon="grande"),
    # Special scoring: secret. All players, you too, secretly dial a region. The dials are shown together, and every
    # region that was dialled exactly once is scored for all players, with the bonuses.
    Card("secret-scoring", "BASE-145", 4, lambda me, card: SecretScoring(me), icon="dials-score"),
    # Eviction. Choose a region other than the King's. Every other player with caballeros there secretly dials a region.
    # The dials are shown together, and all caballeros of those players go where their owner dialled. Yours stay.
    # Whoever dialled the King's region or the emptied one takes the caballeros back to court.
    Card("eviction", "BASE-146", 4, lambda me, card: Evict(me), icon="scatter"),
    # Royal adviser. Move the King to a region adjacent to his own.
    Card("adviser", "BASE-147", 4, lambda me, card: AdviseKing(me), icon="king-next"),
)

STACK_5: Final = (
    # King. Move the King to any region, or leave him where he is. He never enters the Castillo.
    Card("king", "BASE-151", 5, lambda me, card: MoveKing(me), icon="king"),
)

CARDS: Final = (*STACK_1, *STACK_2, *STACK_3, *STACK_4, *STACK_5)
