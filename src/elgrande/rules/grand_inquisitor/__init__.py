"""Grand Inquisitor & Colonies: adds its regions, cards, set-up and rules to those of a table."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import LEVY, TOKEN, WITH_GOLD, WITH_GOODS
from elgrande.rules.base.round import PutCardsAway
from elgrande.rules.base.scoring import GRANDE
from elgrande.rules.base.scorings import OutOfCastillo, ScoreRound
from elgrande.rules.base.setup import draw_king
from elgrande.rules.base.turn import TakeCard, TakeReinforcements
from elgrande.rules.grand_inquisitor import facts
from elgrande.rules.grand_inquisitor.cards import CARDS
from elgrande.rules.grand_inquisitor.delayed import DUE, MARKERS, ScoreDelayed, ScoreLastDelayed
from elgrande.rules.grand_inquisitor.inquisitor import LEVIED, MayLevy, PlaceOneMore
from elgrande.rules.grand_inquisitor.journeys import SetSail
from elgrande.rules.grand_inquisitor.kept import CLOSED, CLOSED_NOW, AfterTurn, OfferClose, closed
from elgrande.rules.grand_inquisitor.laws import CHANGE_LAWS, LAWS, TRUTHS
from elgrande.rules.grand_inquisitor.limit_board import FillForScoring, crowd_came
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, count_arrivals, told_apart
from elgrande.rules.grand_inquisitor.setup import draw_black, draw_limit_board, lay_first_tokens
from elgrande.rules.grand_inquisitor.show import show
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, Load, MayTakeToken
from elgrande.rules.hooks import Office
from elgrande.rules.module import Module
from elgrande.rules.position import INQUISITOR
from elgrande.rules.rules import Rules, insert_after, insert_before
from elgrande.rules.shared.conspiracy import GrandesOut, InsideBonus
from elgrande.rules.shared.free_choice import OfferFreeChoice
from elgrande.rules.shared.set_out import SetOut


def add(rules: Rules) -> None:
    """Add the module."""
    rules.spaces += facts.spaces(rules.players)
    rules.border(facts.BORDERS)
    rules.caballeros = facts.CABALLEROS
    rules.black = facts.BLACK_CABALLEROS
    rules.grandes_inside = True
    rules.cards += CARDS
    insert_after(rules.setup, draw_king, [draw_black, draw_limit_board, lay_first_tokens])
    rules.opening.append(lambda: SetOut(facts.SET_OUT))
    insert_before(rules.round, PutCardsAway, [ScoreDelayed])
    insert_after(rules.round, ScoreRound, [ScoreLastDelayed])
    insert_before(rules.turn, TakeReinforcements, [SetSail])
    insert_before(rules.turn, TakeCard, [OfferClose])
    insert_after(rules.turn, TakeCard, [AfterTurn])
    insert_after(rules.general_scoring, OutOfCastillo, [GrandesOut, FillForScoring, OfferFreeChoice, FillForScoring])
    add_points(rules)
    rules.placing.watches += [count_arrivals, crowd_came]
    rules.placing.markings.append(told_apart)
    rules.turns.asides += [MayTakeToken(TOKEN), MayLevy(LEVY, reinforces=True)]
    rules.placing.more.append(PlaceOneMore())
    rules.turns.barred.append(closed)


def add_points(rules: Rules) -> None:
    """What earns points: offices (GIC-21, GIC-27, GIC-31), gold and goods (GIC-42), Grandes inside (GIC-69)."""
    rules.scoring.offices += [
        Office(facts.AMBASSADOR, 2, rules.source("ambassador", "office"), only_first=True),
        Office(facts.ENVOY, 1, rules.source("envoy", "office"), only_first=True),
        Office(facts.CAPTAIN, 3, rules.source("captain", "office"), only_first=False),
        Office(facts.VICEROY, 5, rules.source("viceroy", "office"), only_first=False),
    ]
    rules.placing.marks += [
        Load(WITH_GOLD, "$", GOLD, facts.GOLD_POINTS, rules.source("gold", "token")),
        Load(WITH_GOODS, "%", GOODS, facts.GOODS_POINTS, rules.source("goods", "token")),
    ]
    rules.scoring.bonuses.append(InsideBonus(GRANDE))


GRAND_INQUISITOR: Final = Module(
    "grand_inquisitor",
    add,
    apart=("grandissimo",),
    advised_against=("king_intrigue",),
    unnamed=("players_edition", "special_cards"),
    fields=(INQUISITOR, LEVIED, facts.LIMIT, NEWCOMERS, GOLD, GOODS, CLOSED, CLOSED_NOW, MARKERS, DUE),
    shows=(show,),
    laws=LAWS,
    change_laws=CHANGE_LAWS,
    truths=TRUTHS,
)
