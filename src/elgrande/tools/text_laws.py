"""Laws of texts: whatever happens, every language has words for it."""

from __future__ import annotations

from typing import Final

from elgrande.engine.chance import Chance
from elgrande.events import sentence, tell
from elgrande.game import ACTIONS, Game
from elgrande.question import why_not
from elgrande.rules.laws import demand
from elgrande.texts import LANGUAGES

TRIES: Final = 3
"""How many options that are not offered are tried at each decision."""


def questions_have_words(game: Game, chance: Chance) -> None:
    """Every question has a sentence, and each of its options has different words."""
    language = chance.pick(list(LANGUAGES))
    for question in game.decisions:
        demand(bool(question.prompt(language)), f"{question.decision} has no words in {language}")
        labels = [option.label(language) for option in question.options]
        demand(all(labels), f"an option of {question.decision} has no words in {language}: {labels}")
        demand(len(set(labels)) == len(labels), f"options of {question.decision} have the same words: {labels}")


def cautions_have_words(game: Game, chance: Chance) -> None:
    """Every caution, and what an option gives up, has words and follows from what its player sees."""
    language = chance.pick(list(LANGUAGES))
    for question in game.decisions:
        cautions = [(option, question.decision.caution(game.position, option.id)) for option in question.options]
        for option, caution in cautions:
            if caution[0]:
                demand(bool(option.caution(language)), f"{caution[0]} has no words in {language}")
                seen = question.decision.caution(game.view(question.player).position, option.id)
                demand(seen == caution, f"seat {question.player} is told {seen}, not {caution}")
            forgone = question.decision.forgoes(game.position, option.id)
            if forgone[0]:
                told = sentence(game.rules, game.names, *forgone, language)
                demand(bool(told), f"{forgone[0]} has no words in {language}")
                known = question.decision.forgoes(game.view(question.player).position, option.id)
                demand(known == forgone, f"seat {question.player} would give up {known}, not {forgone}")


def refusals_have_reasons(game: Game, chance: Chance) -> None:
    """Every option that is not offered has a sentence that says why not."""
    language = chance.pick(list(LANGUAGES))
    decision = game.position.decision
    for _ in range(TRIES):
        option = chance.below(ACTIONS)
        if option not in game.position.options:
            said = why_not(game.position, decision, option, game.names, language)
            demand(bool(said), f"{decision} refuses {option} without a reason in {language}")


def events_have_words(game: Game, chance: Chance) -> None:
    """Everything that happens has a sentence."""
    language = chance.pick(list(LANGUAGES))
    for event in game.events():
        demand(bool(tell(game.rules, game.names, event, language)), f"{event} has no words in {language}")
