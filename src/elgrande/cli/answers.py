"""Understands what a person types: a number from the list, a name, or notation for several choices at once."""

from __future__ import annotations

from elgrande.board_text.powers import power_name
from elgrande.cli.powers import power_number, preset_cards
from elgrande.game import Game
from elgrande.notation import NotationError, read, split, write
from elgrande.question import Question, why_not
from elgrande.rules.rules import Rules
from elgrande.texts import say


class NotUnderstood(ValueError):
    """A line that is not a choice, or not one on offer; the message says why, in the person's language."""


def play_line(game: Game, question: Question, line: str, language: str) -> tuple[Game, list[str]]:
    """The game after all choices of a line, and the words that were left over.

    `game` itself does not change. Choices stop where somebody else has to choose, or where something is revealed.
    """
    after = game.copy()
    named = _named(question, line, language)
    if named is not None:
        after.play(named, question.player)
        return after, []
    words = [write(game.rules, option) for option in preset_cards(question, line.casefold())]
    words = words or [word for _, word in split(line)]
    for word in words:
        if _read(game.rules, word) is None:
            raise NotUnderstood(say("cli-not-understood", language, text=word))
    revealed = game.position.revealed
    for number, word in enumerate(words):
        asked = next((other for other in after.decisions if other.player == question.player), None)
        if number and (asked is None or after.position.revealed != revealed):
            return after, words[number:]
        assert asked is not None
        after.play(_option(game.rules, after, asked, word, language), question.player)
    return after, []


def _named(question: Question, line: str, language: str) -> int | None:
    """The option with this number in the list, or with these words."""
    options = question.options
    if line.isdecimal():
        if not 1 <= int(line) <= len(options):
            raise NotUnderstood(say("cli-no-such-number", language, number=line, last=len(options)))
        return options[int(line) - 1].id
    for option in options:
        power = power_number(option.id)
        words = [option.label(language), power_name(question.position.rules, power, language) if power else ""]
        if line.casefold() in (word.casefold() for word in words):
            return option.id
    return None


def _option(rules: Rules, game: Game, question: Question, word: str, language: str) -> int:
    offered = {option.text.casefold(): option.id for option in question.options}
    if word.casefold() in offered:
        return offered[word.casefold()]
    option = _read(rules, word)
    assert option is not None
    raise NotUnderstood(f"{word}: {why_not(game.position, question.decision, option, game.names, language)}")


def _read(rules: Rules, word: str) -> int | None:
    try:
        return read(rules, word)
    except NotationError:
        return None
