"""The Players' Edition: eleven additional power cards for King & Intrigue (PE-1 to PE-11)."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import CASTILLO
from elgrande.rules.base.round import PlayPowerCards
from elgrande.rules.base.scoring import KING, KingBonus
from elgrande.rules.base.scorings import OutOfCastillo, ScoreAllRegions
from elgrande.rules.base.turn import TakeReinforcements
from elgrande.rules.king_intrigue.choosing import ChooseHands
from elgrande.rules.king_intrigue.facts import HAND
from elgrande.rules.module import Module
from elgrande.rules.players_edition.actions import TURNED, shows_back
from elgrande.rules.players_edition.bridge import BRIDGE, BRIDGE_EFFECT, BridgePoint, OfferCrossing
from elgrande.rules.players_edition.cards import CARDS
from elgrande.rules.players_edition.castillo import (
    COLLAPSE_EFFECT,
    COLLAPSING,
    SHIFTED,
    DangerIsOver,
    ShiftBack,
    beside_castillo,
    table_of_castillo,
)
from elgrande.rules.players_edition.jokers import JOKERS, STORM, PlayCards, RevealStorm
from elgrande.rules.players_edition.laws import LAWS, TRUTHS
from elgrande.rules.players_edition.mistress import (
    MISTRESS,
    KingIsBusy,
    mistress_reigns,
    show_mistress,
    the_mistress_leaves_with_her_round,
)
from elgrande.rules.players_edition.quarantine import QUARANTINE, QUARANTINE_EFFECT, show_quarantine
from elgrande.rules.players_edition.show import show
from elgrande.rules.rules import Rules, insert_after, insert_before
from elgrande.rules.shared.alliance import ALLIANCE, ALLIANCE_EFFECT, scored_together, show_alliance
from elgrande.rules.space import Space


def add(rules: Rules) -> None:
    """Add the module; King & Intrigue has been added before."""
    rules.cards += CARDS
    rules.spaces += [
        Space("beside", "Bes", region=False, within=CASTILLO),
        Space("bridge", "Bri", region=False, counts=False),
    ]
    if rules.players == 5:  # KI-5
        rules.opening[rules.opening.index(ChooseHands)] = lambda: ChooseHands(HAND + 1)
    rules.round[rules.round.index(PlayPowerCards)] = PlayCards
    rules.turn.insert(0, OfferCrossing)
    insert_before(rules.turn, TakeReinforcements, [RevealStorm])
    insert_after(rules.general_scoring, OutOfCastillo, [ShiftBack])
    insert_after(rules.general_scoring, ScoreAllRegions, [BridgePoint, DangerIsOver])
    rules.source("bridge")
    rules.scoring.bonuses = [
        KingIsBusy(KING) if isinstance(bonus, KingBonus) else bonus for bonus in rules.scoring.bonuses
    ]
    rules.scoring.tables.append(table_of_castillo)
    rules.scoring.mirrors.append(shows_back)
    rules.scoring.joins.append(scored_together)
    rules.placing.arrivals.append(beside_castillo)
    rules.placing.roaming.append(mistress_reigns)


PLAYERS_EDITION: Final = Module(
    "players_edition",
    add,
    needs=("king_intrigue",),
    options={"crossing": 0},
    fields=(JOKERS, STORM, SHIFTED, COLLAPSING, ALLIANCE, BRIDGE, TURNED, QUARANTINE, MISTRESS),
    effects=(BRIDGE_EFFECT, ALLIANCE_EFFECT, QUARANTINE_EFFECT, COLLAPSE_EFFECT),
    shows=(show_alliance, show, show_quarantine, show_mistress),
    laws=(*LAWS, the_mistress_leaves_with_her_round),
    truths=TRUTHS,
)
