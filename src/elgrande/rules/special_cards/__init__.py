"""The Special Cards: ten additional power cards for King & Intrigue (SC-1 to SC-10)."""

from __future__ import annotations

from typing import Final

from elgrande.rules.base.scoring import GRANDE
from elgrande.rules.base.scorings import OutOfCastillo, ScoreAllRegions, SetCastilloDials
from elgrande.rules.module import Module
from elgrande.rules.rules import Rules, insert_after
from elgrande.rules.shared.conspiracy import GrandesOut, InsideBonus
from elgrande.rules.shared.spies import SetDialsBeforeSpies, SpiesGoHome, spies
from elgrande.rules.space import Space
from elgrande.rules.special_cards.cards import CARDS
from elgrande.rules.special_cards.laws import LAWS, TRUTHS
from elgrande.rules.special_cards.limits import CROWDED, PROTECTED, PROTECTION_EFFECT, CrowdLimit
from elgrande.rules.special_cards.reserve import OfferReserve, may_use
from elgrande.rules.special_cards.show import show


def add(rules: Rules) -> None:
    """Add the module; King & Intrigue has been added before."""
    rules.grandes_inside = True
    rules.cards += CARDS
    rules.spaces.append(Space("reserve", "Res", region=False, counts=False))
    rules.general_scoring[rules.general_scoring.index(SetCastilloDials)] = SetDialsBeforeSpies
    if GrandesOut not in rules.general_scoring:
        insert_after(rules.general_scoring, OutOfCastillo, [GrandesOut])
        rules.scoring.bonuses.append(InsideBonus(GRANDE))
    insert_after(rules.general_scoring, ScoreAllRegions, [SpiesGoHome])
    rules.region_scoring.insert(0, OfferReserve)
    rules.scoring.before.append(may_use)
    rules.secrets.spying.append(spies)
    rules.placing.limits.append(CrowdLimit())


SPECIAL_CARDS: Final = Module(
    "special_cards",
    add,
    needs=("king_intrigue",),
    options={"annulment": 0},
    fields=(CROWDED, PROTECTED),
    effects=(PROTECTION_EFFECT,),
    shows=(show,),
    laws=LAWS,
    truths=TRUTHS,
)
