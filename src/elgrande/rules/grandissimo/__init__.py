"""Grandissimo: Portugal, ships, prison, characters, mercenaries and twenty action cards (GRA-1 to GRA-69)."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import JEST, MARCH
from elgrande.rules.base.round import TakeTurns
from elgrande.rules.base.scoring import GRANDE
from elgrande.rules.base.scorings import OutOfCastillo, ScoreAllRegions, ScoreRegion, SetCastilloDials
from elgrande.rules.base.setup import draw_king
from elgrande.rules.base.turn import TakeCard, TakeReinforcements
from elgrande.rules.card import Card
from elgrande.rules.grandissimo import facts
from elgrande.rules.grandissimo.actions import LAST_WORD, SILENCER, OfferLastWord, is_silenced, last_word, musters
from elgrande.rules.grandissimo.cards import STACK_6, STACK_7
from elgrande.rules.grandissimo.characters import (
    HAD_JESTER,
    HAD_QUEEN,
    JESTED,
    JESTER,
    QUEEN,
    QUEEN_HELPED,
    BeginTurn,
    JesterSends,
    MayJest,
    PlaceGuests,
    QueenBrings,
    QueenPlaces,
)
from elgrande.rules.grandissimo.double_turn import MUSTERED, SECOND_CARD, SECOND_DUE, OfferSecond
from elgrande.rules.grandissimo.laws import LAWS, TRUTHS
from elgrande.rules.grandissimo.mercenaries import MARCHED, GeneralLeaves, MayMarch, draw_mercenaries
from elgrande.rules.grandissimo.overthrow import ACTING, KingReturns, grande_moves_as_king
from elgrande.rules.grandissimo.prison import KingAndAmnesty
from elgrande.rules.grandissimo.secrets import (
    BOYCOTT,
    INCOGNITO,
    INCOGNITO_CARD,
    OfferReveal,
    OfferRevealAfterTurn,
    RevealBoycott,
    between_steps,
    not_boycotted,
    somebody_moved,
)
from elgrande.rules.grandissimo.ships import SHIPS, Landing, berth
from elgrande.rules.grandissimo.show import show
from elgrande.rules.module import Module
from elgrande.rules.position import INQUISITOR
from elgrande.rules.rules import Rules, insert_after, insert_before
from elgrande.rules.shared.alliance import ALLIANCE, scored_together, show_alliance
from elgrande.rules.shared.conspiracy import GrandesOut, InsideBonus
from elgrande.rules.shared.free_choice import OfferFreeChoice
from elgrande.rules.shared.spies import SetDialsBeforeSpies, SpiesGoHome, spies

FIELDS: Final = (
    *(INQUISITOR, ALLIANCE, BOYCOTT, INCOGNITO, ACTING, SHIPS, QUEEN, JESTER, LAST_WORD, SILENCER, SECOND_CARD),
    *(HAD_QUEEN, HAD_JESTER, QUEEN_HELPED, JESTED, MARCHED, MUSTERED, SECOND_DUE),
)
"""What it keeps on the board, and what it keeps for a turn."""


def add(rules: Rules) -> None:
    """Add the module, without the parts that this table leaves out (OPT-6)."""
    without = rules.config.without
    rules.spaces += facts.spaces(rules.players, rules.config.second_ship, without)
    rules.border(facts.BORDERS)
    rules.black = 0 if facts.GENERAL in without else facts.MERCENARIES
    rules.black_word = "word-mercenaries"
    rules.left_out += [card.key for card in STACK_6 if card.key in without]
    rules.grandes_inside = "gra-conspiracy" not in without
    rules.cards += [plain(card, without) for card in STACK_6 if card.key not in rules.left_out]
    rules.cards += STACK_7
    if facts.PRISON not in without:
        king = rules.card_named("king")
        rules.cards[king] = rules.cards[king].with_effect(lambda me, card: KingAndAmnesty(me))
    insert_after(rules.setup, draw_king, [draw_mercenaries])
    insert_before(rules.round, TakeTurns, [OfferLastWord, OfferReveal])
    insert_before(rules.turn, TakeReinforcements, [BeginTurn, Landing, PlaceGuests])
    insert_after(rules.turn, TakeReinforcements, [QueenBrings, JesterSends])
    insert_before(rules.turn, TakeCard, [OfferSecond])
    insert_after(rules.turn, TakeCard, [OfferSecond, OfferRevealAfterTurn])
    add_scoring(rules)
    rules.placing.more.append(QueenPlaces())
    rules.turns.asides += [MayMarch(MARCH), MayJest(JEST)]
    rules.placing.watches.append(somebody_moved)
    rules.turns.interludes.append(between_steps)
    rules.turns.anytime.append(INCOGNITO_CARD)
    rules.placing.berths.append(berth)
    rules.placing.musters.append(musters)
    rules.turns.silenced.append(is_silenced)
    rules.turns.king_moved.append(grande_moves_as_king)
    rules.turns.order.append(last_word)
    rules.secrets.spying.append(spies)


def add_scoring(rules: Rules) -> None:
    """What changes in a general scoring."""
    steps = rules.general_scoring
    steps[steps.index(SetCastilloDials)] = SetDialsBeforeSpies
    insert_after(steps, OutOfCastillo, [GrandesOut, OfferFreeChoice])
    insert_after(steps, ScoreAllRegions, [SpiesGoHome, GeneralLeaves, KingReturns])
    insert_before(rules.region_scoring, ScoreRegion, [RevealBoycott])
    rules.scoring.joins += [scored_together, not_boycotted]
    rules.scoring.bonuses.append(InsideBonus(GRANDE))
    rules.source("courts")


def plain(card: Card, without: tuple[str, ...]) -> Card:
    """A card without the symbols of parts that are left out."""
    numbers = {name: 0 if facts.SYMBOLS[name] in without else count for name, count in card.numbers.items()}
    return card.changed(card.amounts, card.copies, card.place, numbers)


GRANDISSIMO: Final = Module(
    "grandissimo",
    add,
    apart=("king_intrigue",),
    options={"second_ship": 2},
    presets={"first grandissimo": {"without": facts.PARTS}},
    parts=facts.PARTS,
    part_cards=tuple(card.key for card in STACK_6),
    together=facts.TOGETHER,
    symbols=facts.SYMBOLS,
    fields=FIELDS,
    shows=(show_alliance, show),
    laws=LAWS,
    truths=TRUTHS,
)
