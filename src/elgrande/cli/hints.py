"""Hints in the terminal: the choices that look best, with their numbers, what they may bring, and why."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from elgrande.bots.hint import hint
from elgrande.events import sentence
from elgrande.game import Game
from elgrande.question import Option, Question
from elgrande.texts import say


def hint_lines(game: Game, question: Question, label: Callable[[Option], str], language: str) -> list[Text]:
    """One line for each choice, and one that explains the numbers; `label` gives the words for an option."""
    found = hint(game.view(question.player), game.table.seed)
    offered = {option.id: (number, option) for number, option in enumerate(question.options, 1)}
    lines = []
    for one in found:
        number, option = offered[one.option]
        why = sentence(game.rules, game.names, *one.reason, language)
        points = f" {points_text(one.points, language)}" if one.points is not None else ""
        lines.append(Text.assemble((f"{number:3} ", "bold"), (label(option), "cyan"), (points, "bold"), f"  {why}"))
    if any(one.points is not None for one in found):
        lines.append(Text(say("advice-note", language), style="dim"))
    return lines


def points_text(points: float, language: str) -> str:
    """Points with their sign, formatted for a language."""
    return say("advice-minus" if points < 0 else "advice-plus", language, points=abs(points))
