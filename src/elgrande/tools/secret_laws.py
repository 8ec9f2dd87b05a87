"""The law of secrets: what only one player knows could be different, and nobody else would notice.

It replays the game with another option in place of a secret choice that is still unrevealed; the views of the others,
what they may choose and what they were told must stay the same (BASE-61, KI-40, GRA-69).
"""

from __future__ import annotations

from typing import NamedTuple

from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.game import Game
from elgrande.question import IllegalChoice
from elgrande.rules.build import set_up
from elgrande.rules.laws import LawBroken, demand
from elgrande.rules.log import Choice
from elgrande.rules.position import Position
from elgrande.saving import to_text
from elgrande.tools.observation_laws import differences, observed
from elgrande.view import SPECTATOR


def secrets_stay_secret(game: Game, chance: Chance) -> None:
    """If one player had made another secret choice, the others would see, be offered and be told the same."""
    found = unrevealed(game)
    if found:
        sort = chance.pick([*{kind(choice.decision): None for choice, _ in found}])
        choice, others = chance.pick([(choice, others) for choice, others in found if kind(choice.decision) is sort])
        nobody_can_tell(game, choice.place, chance.pick(others))


def nobody_can_tell(game: Game, place: int, other: int) -> None:
    """With another option in place of a choice, nobody else notices anything."""
    choices = game.choices
    player, option = choices[place]
    choices[place] = (player, other)
    said = f"choice {place} of {game.names[player]} ({option}, not {other})"
    try:
        again = played(game, choices)
    except IllegalChoice as error:
        raise LawBroken(f"{said} changes what may be chosen: {error}") from None
    demand(again.events() == game.events(), f"{said} is told")
    for seat in range(SPECTATOR, game.rules.players):
        if seat != player and not may_know(game.position, seat):
            view, changed = game.view(seat), again.view(seat)
            demand(view.key() == changed.key(), f"seat {seat} can tell {said}")
            demand(to_text(view.as_dict()) == to_text(changed.as_dict()), f"seat {seat} is shown {said}")
            told = differences(game.rules, observed(game.position, seat), observed(again.position, seat))
            demand(not told, f"seat {seat} observes {said} by {told}")


def played(game: Game, choices: list[Choice]) -> Game:
    """The same table, with other choices."""
    again = game.at(0)
    for player, option in choices:
        again.play(option, player)
    return again


# --- which choices are still secret ---


class Made(NamedTuple):
    """A secret choice that was made."""

    place: int
    player: int
    decision: Secret
    option: int
    options: list[int]
    """What they could choose from."""


def unrevealed(game: Game) -> list[tuple[Made, list[int]]]:
    """The choices that only their player knows, and what could have been chosen instead."""
    made = secret_choices(game)
    found: list[tuple[Made, list[int]]] = []
    for number, choice in enumerate(made):
        later = [other for other in made[number + 1 :] if kind(other.decision) is kind(choice.decision)]
        if any(other.player == choice.player and not other.decision.given for other in later):  # chosen again
            continue
        others = choice.decision.instead(game.position, choice.option, choice.options)
        if choice.decision.looked_through:  # what somebody took later must still have been there
            others = [option for option in others if all(option != other.option for other in later)]
        if others:
            found.append((choice, others))
    return found


def secret_choices(game: Game) -> list[Made]:
    """All secret choices so far."""
    position = set_up(game.rules, game.table.seed)
    position.run()
    made: list[Made] = []
    for place, (player, option) in enumerate(game.choices):
        decision = next(decision for decision in position.decisions() if decision.player == player)
        if isinstance(decision, Secret):
            made.append(Made(place, player, decision, option, decision.options(position)))
        position.answer(decision, option)
    return made


def kind(decision: Secret) -> type[Secret]:
    """The kind of a secret choice, such as a dial: a player has at most one of each kind at a time."""
    return next(ancestor for ancestor in type(decision).__mro__ if Secret in ancestor.__bases__)


def may_know(game: Position, seat: int) -> bool:
    """Whether a player may see others' secrets now: dials as a spy, or which region cards are missing."""
    looks = [step.player for step in game.row() if isinstance(step, Secret) and step.looked_through]
    return seat in looks or any(spies(game, seat) for spies in game.rules.secrets.spying)
