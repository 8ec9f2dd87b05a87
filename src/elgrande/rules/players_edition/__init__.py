"""The Players' Edition: eleven further power cards for King & Intrigue (PE-1 to PE-11)."""

from __future__ import annotations

from elgrande.board.extra import (
    BRIDGE,
    COLLAPSING,
    LAID_JOKERS,
    MISTRESS,
    QUARANTINED,
    SHIFTED,
    STORM,
    TURNED,
)
from elgrande.board.spaces import CASTILLO
from elgrande.rules.base.round import PlayPowerCards
from elgrande.rules.base.scoring import KING, KingBonus
from elgrande.rules.base.scorings import OutOfCastillo, ScoreAllRegions, ScoreRound
from elgrande.rules.base.turn import TakeReinforcements
from elgrande.rules.king_intrigue.choosing import ChooseHands
from elgrande.rules.king_intrigue.facts import HAND
from elgrande.rules.players_edition.actions import (
    KingIsBusy,
    MistressLeaves,
    in_quarantine,
    mistress_reigns,
    shows_back,
)
from elgrande.rules.players_edition.bridge import BridgePoint, OfferCrossing, ends
from elgrande.rules.players_edition.cards import CARDS
from elgrande.rules.players_edition.castillo import DangerIsOver, ShiftBack, beside_castillo, table_of_castillo
from elgrande.rules.players_edition.jokers import HiddenStorm, PlayCards, RevealStorm, StormsAreOver, show_storm
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules, insert_after, insert_before
from elgrande.rules.shared.alliance import EndAlliance, scored_together, show_alliance
from elgrande.rules.space import Space


def add(rules: Rules) -> None:
    """Add the module; King & Intrigue is there already."""
    rules.cards += CARDS
    rules.spaces += [
        Space("beside", "Bes", region=False, within=CASTILLO),
        Space("bridge", "Bri", region=False, counts=False),
    ]
    if rules.players == 5:  # KI-5
        rules.opening[rules.opening.index(ChooseHands)] = lambda: ChooseHands(HAND + 1)
    rules.round[rules.round.index(PlayPowerCards)] = PlayCards
    rules.round.insert(0, StormsAreOver)
    insert_after(rules.round, ScoreRound, [MistressLeaves])
    rules.turn.insert(0, OfferCrossing)
    insert_before(rules.turn, TakeReinforcements, [RevealStorm])
    insert_after(rules.general_scoring, OutOfCastillo, [ShiftBack])
    insert_after(rules.general_scoring, ScoreAllRegions, [BridgePoint, EndAlliance, DangerIsOver])
    rules.source("bridge")
    rules.bonuses = [KingIsBusy(KING) if isinstance(bonus, KingBonus) else bonus for bonus in rules.bonuses]
    rules.tables.append(table_of_castillo)
    rules.mirrors.append(shows_back)
    rules.joins.append(scored_together)
    rules.arrivals.append(beside_castillo)
    rules.taboos.append(in_quarantine)
    rules.roaming.append(mistress_reigns)
    rules.hidden.append(HiddenStorm())
    rules.shows += [show_alliance, show]


def show(game: Position) -> dict[str, object]:
    """What is seen of the module; of a storm that has not come yet only one's own."""
    extra, players = game.board.extra, range(game.rules.players)
    first, second = ends(game)
    return {
        "jokers": [laid - 1 for laid in extra[LAID_JOKERS : LAID_JOKERS + len(players)] if laid],
        "castillo_in": game.seen_key(extra[SHIFTED] - 1),
        "bridge": [game.seen_key(first), game.seen_key(second)] if extra[BRIDGE] else None,
        "turned": [bool(turned) for turned in extra[TURNED : TURNED + len(game.rules.tiles)]],
        "collapsing": bool(extra[COLLAPSING]),
        "quarantine": game.seen_key(extra[QUARANTINED] - 1),
        "storms": [show_storm(game, player) for player in players if extra[STORM + player]],
        "mistress": bool(extra[MISTRESS]),
    }
