"""Power cards in what a person types: by number, or all that are left to choose at once."""

from __future__ import annotations

from secrets import SystemRandom
from typing import TYPE_CHECKING, Final

from elgrande.board.options import POWER, kind_of, number_of
from elgrande.rules.choosing import ChooseCard

if TYPE_CHECKING:
    from elgrande.question import Question

PRESETS: Final = ("balanced", "random")
"""Words that choose all remaining cards at once."""


def power_number(option: int) -> int:
    """The number of the power card that an option is about, or 0."""
    return number_of(option) if kind_of(option) == POWER else 0


def preset_cards(question: Question, preset: str) -> list[int]:
    """The options that such a word chooses: cards with evenly spread values, or random ones."""
    choice = question.decision
    if preset not in PRESETS or not isinstance(choice, ChooseCard):
        return []
    options = [option.id for option in question.options]
    if preset == "random":
        return SystemRandom().sample(options, choice.left)
    return [options[number * len(options) // choice.left] for number in range(choice.left)]
