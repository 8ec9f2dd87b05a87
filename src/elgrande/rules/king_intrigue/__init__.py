"""King & Intrigue: power cards with actions, chosen in secret, in place of the action cards (KI-1 to KI-46)."""

from __future__ import annotations

from typing import Final

from elgrande.rules.base.cards import CARDS as BASE_CARDS
from elgrande.rules.base.round import TakeTurns, TurnUpCards
from elgrande.rules.base.scorings import ScoreRegion
from elgrande.rules.base.turn import TakeCard
from elgrande.rules.keeping import CLOSE
from elgrande.rules.king_intrigue import facts
from elgrande.rules.king_intrigue.cards import CARDS, roles
from elgrande.rules.king_intrigue.choosing import ChooseHands
from elgrande.rules.king_intrigue.doubling import (
    DOUBLED,
    DOUBLING_EFFECT,
    RevealDoubling,
    counts_double,
)
from elgrande.rules.king_intrigue.laws import HISTORY_LAWS, LAWS, TRUTHS
from elgrande.rules.king_intrigue.show import show
from elgrande.rules.king_intrigue.turn import ROAMER, TakeAction, TakeRoles, roams
from elgrande.rules.module import Module
from elgrande.rules.rules import Rules, insert_before
from elgrande.rules.shared.set_out import SetOut


def add(rules: Rules) -> None:
    """Add the module."""
    rules.cards = [card for card in rules.cards if card not in BASE_CARDS]
    on_offer = bool(rules.cards)
    rules.left_out = ["ki-veto"] if rules.config.veto == "none" else []  # OPT-3
    rules.cards += [card for card in CARDS if card.key not in rules.left_out]
    rules.roles = list(range(len(rules.cards), len(rules.cards) + rules.players))
    rules.cards += roles(rules.players)
    rules.opening += [lambda: SetOut(facts.SET_OUT), ChooseHands]
    if not on_offer:
        rules.round.remove(TurnUpCards)
    insert_before(rules.round, TakeTurns, [TakeRoles])
    rules.turn[rules.turn.index(TakeCard)] = TakeAction
    insert_before(rules.region_scoring, ScoreRegion, [RevealDoubling])
    rules.scoring.factors.append(counts_double)
    rules.turns.vetoes.append(CLOSE)  # MIX-4
    rules.placing.roaming.append(roams)


KING_INTRIGUE: Final = Module(
    "king_intrigue",
    add,
    fields=(ROAMER, DOUBLED),
    effects=(DOUBLING_EFFECT,),
    shows=(show,),
    laws=LAWS,
    history_laws=HISTORY_LAWS,
    truths=TRUTHS,
)
