"""Power cards in words: those with special actions (King & Intrigue), those being chosen, and those played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from elgrande.notation import card_name
from elgrande.rules.choosing import ChooseCard
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.rules.rules import Rules
    from elgrande.view import View


def power_name(rules: Rules, number: int, language: str) -> str:
    """The name of a power card: that of its action, if it has one."""
    if rules.actions:
        return card_name(rules, rules.actions[number], language)
    return say("label-power", language, value=number)


def power_words(rules: Rules, number: int, language: str) -> str:
    """The name of a power card, and how many caballeros it brings."""
    brings = say("cli-brings", language, count=rules.reinforcements[number])
    return f"{power_name(rules, number, language)} ({brings})"


def is_choosing(view: View) -> bool:
    """Whether some players still have to choose their power cards."""
    rules = view.position.rules
    return bool(rules.actions) and view.board.round < rules.rounds[0]


def chosen_cards(view: View) -> int:
    """The cards that the viewer has chosen so far, one bit each."""
    return view.decision.chosen if isinstance(view.decision, ChooseCard) else 0


def played_lines(view: View, names: Sequence[str], language: str) -> list[str]:
    """What each player has played, at a table that lists it (OPT-10)."""
    lines = []
    for seat, name in enumerate(names):
        known = view.power_cards(seat)
        for key, values in (("played", known["played"]), ("played-doubt", known["perhaps_back"])):
            if values:
                cards = " ".join(str(value or say("word-joker", language)) for value in values[::-1])
                lines.append(f"{name}: {say(f'table-{key}', language, cards=cards)}")
    return lines
