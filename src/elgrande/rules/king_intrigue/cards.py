"""The 18 power cards of King & Intrigue, and the King, Caballero and Intrigue cards.

Each power card has its key, its rule, its value, the caballeros it brings to the court, and its effect.
"""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import PlayerId
from elgrande.engine.step import Step
from elgrande.rules.action import NoAction
from elgrande.rules.base.dials import EVERYTHING
from elgrande.rules.base.pieces import AdviseKing, MoveGrande, MoveKing, PickTile
from elgrande.rules.base.returns import AngryKing, Dismiss, LossOfAuthority
from elgrande.rules.base.scorings import ScoreCastilloNow, ScoreOne, ScoreValues, SecretScoring
from elgrande.rules.base.veto import VETOES
from elgrande.rules.card import BOTH, RECONSTRUCTED, VALUE, Card, power_card
from elgrande.rules.keeping import Keep
from elgrande.rules.king_intrigue.doubling import Double
from elgrande.rules.king_intrigue.facts import ROLES
from elgrande.rules.king_intrigue.turn import Intrigue, Roam
from elgrande.rules.shared.off_to_castillo import OffToCastillo


def score_values(player: PlayerId, *values: int) -> Step:
    """Score all regions of the values in the card's text."""
    return ScoreValues(player, values)


def lose_authority(player: PlayerId) -> Step:
    """All other players return everything from their courts."""
    return LossOfAuthority(player, EVERYTHING)


def keep_for_a_round(player: PlayerId) -> Step:
    """Keep the card until the end of the next round."""
    return Keep(player, 1)


CARDS: Final = (
    # Intrigue. With this card you always hold the Intrigue card. Choose one of two actions. Either move 1 caballero,
    # own or foreign; or move as many of your own caballeros as you like out of one region. They may go to any other
    # regions or into the Castillo. The King's region is closed both ways.
    power_card("ki-intrigue", "KI-21", 10, 6, Intrigue, "movement others", printed=VALUE, icon="move"),
    # Free placing. In this turn you place your caballeros in any regions except the King's, or in the Castillo. They
    # need not be next to the King.
    power_card("ki-anywhere", "KI-22", 20, 5, Roam, "movement", icon="anywhere"),
    # Loss of authority. Every other player returns all caballeros at court to the province.
    power_card("ki-authority", "KI-23", 30, 5, lose_authority, "others", icon="court-to-province"),
    # Veto. Keep this card face up in front of you. Until the end of the next round you may stop one special action of
    # another player, before it starts or while it goes on. The step just announced does not take place and the action
    # ends; what was already done stands.
    power_card("ki-veto", "KI-24", 40, 4, keep_for_a_round, "kept others", kept=VETOES, printed=BOTH, icon="veto"),
    # The King is angry. Clockwise, beginning on your left, every other player returns 3 own caballeros to the province:
    # from regions other than the King's, from court, or from both, as each likes. Not from the Castillo. Who has fewer
    # returns all of those.
    power_card("ki-angry-king", "KI-25", 50, 4, AngryKing, "others", (3,), icon="anger"),
    # Dismissal. Of each other player you may send 1 caballero of your choice from a region back to the province. You
    # may spare players. Not from the King's region, not from the Castillo.
    power_card("ki-dismissal", "KI-26", 60, 4, Dismiss, "others", (1,), icon="dismiss"),
    # Grande. Move your Grande to another region. Not out of or into the King's region, and not into the Castillo.
    power_card("ki-grande", "KI-27", 70, 3, MoveGrande, "pieces", icon="grande"),
    # Score tile. Put one of the two score tiles on a region or on the Castillo, or move it there from where it lies. It
    # replaces the table there. Not to or from the King's region, and not where the other tile lies.
    power_card("ki-tile", "KI-28", 80, 3, PickTile, "pieces", icon="tile"),
    # Special scoring: value 4. Score all regions of value 4 for all players, with the bonuses. The value is the highest
    # number of the table, or of the score tile that lies there. The Castillo is not scored.
    power_card("ki-score-4", "KI-29", 90, 3, score_values, "scoring", (4,), icon="value-scores"),
    # Special scoring: value 5. Score all regions of value 5 for all players, with the bonuses. The value is the highest
    # number of the table, or of the score tile that lies there. The Castillo is not scored.
    power_card("ki-score-5", "KI-30", 100, 2, score_values, "scoring", (5,), public=VALUE, icon="value-scores"),
    # Special scoring: values 6 and 7. Score all regions of value 6 or 7 for all players, with the bonuses. The value is
    # the highest number of the table, or of the score tile that lies there. The Castillo is not scored.
    power_card("ki-score-6-7", "KI-31", 110, 2, score_values, "scoring", (6, 7), icon="value-scores"),
    # Special scoring: Castillo. Lift the Castillo and score it for all players. The caballeros then go back inside.
    power_card("ki-score-castillo", "KI-32", 120, 2, ScoreCastilloNow, "scoring", icon="castillo-scores"),
    # Special scoring: one region. Choose a region and score it for all players, with the bonuses. The King's region may
    # be chosen, the Castillo may not.
    power_card("ki-score-region", "KI-33", 130, 1, ScoreOne, "scoring", icon="score"),
    # Special scoring: secret. All players, you too, secretly dial a region. The dials are shown together, and every
    # region that was dialled exactly once is scored for all players, with the bonuses.
    power_card("ki-secret-scoring", "KI-34", 140, 1, SecretScoring, "scoring", icon="dials-score"),
    # Doubling. Take one of the two 2× tokens and secretly choose a region whose card is free; the King's region may be
    # chosen. In the next general scoring that region counts double for all players, bonuses included. A special scoring
    # is never doubled.
    power_card("ki-doubling", "KI-35", 150, 1, Double, "scoring pieces", icon="double"),
    # Off to the Castillo. Throw 2 caballeros of your own, then 2 of each other player or as many as there are, from
    # regions into the Castillo. You choose which. Not from the King's region. With fewer than 2 of your own in regions
    # this action is not possible.
    power_card("ki-off-to-castillo", "KI-36", 160, 0, OffToCastillo, "movement others", (2,), icon="into-castillo"),
    # Royal adviser. Move the King to a region adjacent to his own.
    power_card("ki-adviser", "KI-37", 170, 0, AdviseKing, "pieces", icon="king-next"),
    # King. With this card you always hold the King card. Move the King to any region, or leave him where he is, before
    # or after placing. He never enters the Castillo.
    power_card("ki-king", "KI-38", 180, 0, MoveKing, "pieces", printed=VALUE, icon="king"),
)

ROLE_CARDS: Final = (
    # King card. Move the King to any region, or leave him where he is, before or after placing. He never enters the
    # Castillo.
    Card("role-king", "KI-14", 0, lambda me, card: MoveKing(me), provenance=RECONSTRUCTED, icon="king"),
    # First Caballero card. No action of its own: you carry out the special action of your power card.
    Card("role-caballero-1", "KI-2", 0, lambda me, card: NoAction(), provenance=RECONSTRUCTED, icon="caballero"),
    # Second Caballero card. No action of its own: you carry out the special action of your power card.
    Card("role-caballero-2", "KI-2", 0, lambda me, card: NoAction(), provenance=RECONSTRUCTED, icon="caballero"),
    # Third Caballero card. No action of its own: you carry out the special action of your power card.
    Card("role-caballero-3", "KI-2", 0, lambda me, card: NoAction(), provenance=RECONSTRUCTED, icon="caballero"),
    # Intrigue card. Choose one of two actions. Either move 1 caballero, own or foreign; or move as many of your own
    # caballeros as you like out of one region. They may go to any other regions or into the Castillo. The King's region
    # is closed both ways.
    Card("role-intrigue", "KI-15", 0, lambda me, card: Intrigue(me), provenance=RECONSTRUCTED, icon="move"),
)
"""All role cards; how many caballeros each one lets its holder place depends on the number of players."""


def roles(players: int) -> list[Card]:
    """The role cards of a game: the first goes to the highest power card, the last to the lowest (KI-2)."""
    places = ROLES[players]
    king, *caballeros, intrigue = ROLE_CARDS
    cards = (king, *caballeros[: len(places) - 2], intrigue)
    return [card.changed((), 1, place, {}) for card, place in zip(cards, places, strict=True)]
