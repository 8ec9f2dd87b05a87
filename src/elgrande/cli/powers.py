"""Power cards with special actions (King & Intrigue): their words, and choosing cards for a game."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import SystemRandom
from typing import TYPE_CHECKING, Final

from elgrande.board.options import POWER, kind_of, number_of
from elgrande.notation import card_name
from elgrande.rules.choosing import ChooseCard
from elgrande.texts import say

if TYPE_CHECKING:
    from elgrande.question import Question
    from elgrande.rules.rules import Rules
    from elgrande.view import View

PRESETS: Final = ("balanced", "random")
"""Words that choose all remaining cards at once."""


def power_name(rules: Rules, number: int, language: str) -> str:
    """The name of a power card: that of its action, if it has one."""
    if rules.actions:
        return card_name(rules, rules.actions[number], language)
    return say("label-power", language, value=number)


def power_words(rules: Rules, number: int, language: str) -> str:
    """The name of a power card, and how many caballeros it brings."""
    brings = say("cli-brings", language, count=rules.reinforcements[number])
    return f"{power_name(rules, number, language)} ({brings})"


def power_number(option: int) -> int:
    """The number of the power card that an option is about, or 0."""
    return number_of(option) if kind_of(option) == POWER else 0


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


def preset_cards(question: Question, preset: str) -> list[int]:
    """The options that such a word chooses: cards with evenly spread values, or random ones."""
    choice = question.decision
    if preset not in PRESETS or not isinstance(choice, ChooseCard):
        return []
    options = [option.id for option in question.options]
    if preset == "random":
        return SystemRandom().sample(options, choice.left)
    return [options[number * len(options) // choice.left] for number in range(choice.left)]
