"""Laws that hold at every decision of every game, whatever players choose. The fuzzer and the tests check them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.board.options import PICK, kind_of
from elgrande.engine.chance import Chance
from elgrande.game import ACTIONS, Game
from elgrande.notation import read, write
from elgrande.rules.laws import ChangeLaw, Law, LawBroken, demand
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.saving import dump_position, to_text
from elgrande.tools.board_laws import BOARD, CHANGES
from elgrande.tools.observation_laws import masks_show_options, observations_keep_secrets
from elgrande.tools.reason_laws import reasons_are_true
from elgrande.tools.secret_laws import secrets_stay_secret
from elgrande.tools.text_laws import (
    cautions_have_words,
    events_have_words,
    questions_have_words,
    refusals_have_reasons,
)
from elgrande.view import SPECTATOR, View

GameLaw = Callable[[Game, Chance], None]
"""Checks a game at a decision without changing it; raises LawBroken."""


def position_laws(rules: Rules) -> list[Law]:
    """The laws of where everything is: those of every table, and those of the modules in play."""
    return [*BOARD, *rules.laws]


def change_laws(rules: Rules) -> list[ChangeLaw]:
    """The laws of what a choice may change."""
    return [*CHANGES, *rules.change_laws]


def state(position: Position) -> str:
    """A whole position as text, for comparison."""
    return to_text(dump_position(position) | {"options": position.options})


def somebody_can_choose(game: Game, chance: Chance) -> None:
    """No dead ends: every open decision has options, each once, and each player has at most one decision."""
    for question in game.decisions:
        ids = [option.id for option in question.options]
        demand(bool(ids), f"{question.decision} has no options")
        demand(len(ids) == len(set(ids)), f"{question.decision} offers an option twice: {ids}")
        demand(all(0 <= option < ACTIONS for option in ids), f"{question.decision} offers {ids}")
    players = [question.player for question in game.decisions]
    demand(len(players) == len(set(players)), f"players {players} are asked at once")


def options_are_pure(game: Game, chance: Chance) -> None:
    """Asking for options changes nothing and always gives the same answer; the cached list on top is up to date."""
    before = state(game.position)
    for decision in game.position.decisions():
        demand(decision.options(game.position) == decision.options(game.position), f"{decision} changes its mind")
    demand(state(game.position) == before, "asking for options changed the position")
    demand(game.position.options == game.position.decision.options(game.position), "the options on top are stale")


def who_picks_puts_down(game: Game, chance: Chance) -> None:
    """Whoever picks a caballero is then asked where it goes: nothing else comes in between."""
    decision = game.position.decision
    picks = [option for option in game.position.options if kind_of(option) == PICK]
    if decision.picks_up and picks:
        after = game.position.copy()
        after.choose(chance.pick(picks))
        asked = after.decision if after.stack else None
        holds = asked is not None and asked.continues and asked.player == decision.player
        demand(holds, f"a caballero is picked in {decision}, then {asked} is asked")


def notation_goes_both_ways(game: Game, chance: Chance) -> None:
    """Every option has a notation that means exactly that option, and the mask shows exactly the options."""
    options = game.position.options
    for option in options:
        text = write(game.rules, option)
        demand(read(game.rules, text) == option, f"{text} is read as {read(game.rules, text)}, not {option}")
    demand([n for n, offered in enumerate(game.mask()) if offered] == sorted(options), "the mask is wrong")


def saving_keeps_everything(game: Game, chance: Chance) -> None:
    """A game that is saved and loaded is the same game, and continues in the same way."""
    text = game.save()
    loaded = Game.load(text, checked=False)
    demand(state(loaded.position) == state(game.position), "loading gave another position")
    demand(loaded.choices == game.choices, "loading gave other choices")
    demand(loaded.undoable == game.undoable, "loading changed what can be undone")
    demand(loaded.save() == text, "saving again gave another text")
    demand(len(text.encode()) < 4096, f"the saved game has {len(text.encode())} bytes")
    if not game.over:
        option, same = chance.pick(game.position.options), game.copy()
        same.position.choose(option)
        loaded.position.choose(option)
        demand(state(loaded.position) == state(same.position), f"after loading {option} leads elsewhere")


def views_keep_secrets(game: Game, chance: Chance) -> None:
    """Redealing what a player or spectator cannot see changes nothing that they see, and breaks no law."""
    player = chance.below(game.rules.players + 1) + SPECTATOR
    view = game.view(player)
    imagined = view.imagine(chance)
    for law in position_laws(game.rules):
        law(imagined)
    again = View(imagined, player)
    again.answered = view.answered  # who has answered is public, but answers are not imagined
    demand(again.key() == view.key(), f"seat {player} can tell the difference")
    demand(to_text(again.as_dict()) == to_text(view.as_dict()), f"seat {player} is shown a difference")


def players_see_their_options(game: Game, chance: Chance) -> None:
    """A player who has to decide sees in their view what they may choose."""
    for question in game.decisions:
        own = [option.id for option in question.options]
        demand(game.view(question.player).options == own, f"seat {question.player} sees other options")


def copies_are_independent(game: Game, chance: Chance) -> None:
    """Playing on a copy changes neither the original nor another copy."""
    before = state(game.position)
    first, second = game.copy(), game.copy()
    for _ in range(5):
        if not first.over:
            first.position.choose(chance.pick(first.position.options))
    demand(state(game.position) == before, "playing on a copy changed the original")
    demand(state(second.position) == before, "playing on a copy changed another copy")


def checked_and_unchecked_agree(game: Game, chance: Chance) -> None:
    """`play` and the fast path `choose` lead to the same position, and options that are not offered are refused."""
    option = chance.pick(game.position.options)
    checked, unchecked = game.copy(), game.copy()
    checked.play(option, game.decision.player)
    unchecked.position.choose(option)
    demand(state(checked.position) == state(unchecked.position), f"{option} leads to different positions")
    other = chance.below(ACTIONS)
    if other not in game.position.options:
        before = state(game.position)
        try:
            game.play(other, game.decision.player)
        except ValueError:
            demand(state(game.position) == before, "a refused choice changed the position")
        else:
            raise LawBroken(f"option {other} was not offered, but accepted")


def undo_returns(game: Game, chance: Chance) -> None:
    """Undoing a choice returns to the same position."""
    before, choices = state(game.position), game.choices
    again = game.copy()
    again.play(chance.pick(again.decision.options))
    if again.undoable:
        again.undo()
        demand(state(again.position) == before and again.choices == choices, "undo leads elsewhere")


def saved_choices_are_checked(game: Game, chance: Chance) -> None:
    """The choices of a saved game lead to its position."""
    demand(state(Game.load(game.save()).position) == state(game.position), "loading gave another position")


def records_tell_all(game: Game, chance: Chance) -> None:
    """A record rebuilds the game, and the rebuilt game has the same record."""
    text = game.record()
    again = Game.from_record(text)
    demand(state(again.position) == state(game.position), "the record leads to another position")
    demand(again.record() == text, "the rebuilt game has another record")


def points_have_sources(game: Game, chance: Chance) -> None:
    """Every point of a player has a source."""
    scores = [0] * game.rules.players
    for points in game.points():
        scores[points.player] += points.points
    demand(scores == game.scores, f"the sources add up to {scores}, the scores are {game.scores}")


CHEAP: Final[tuple[GameLaw, ...]] = (
    somebody_can_choose,
    options_are_pure,
    who_picks_puts_down,
    notation_goes_both_ways,
    players_see_their_options,
    reasons_are_true,
)
"""Checked at every decision, as are `position_laws`."""

COSTLY: Final[tuple[GameLaw, ...]] = (
    saving_keeps_everything,
    views_keep_secrets,
    observations_keep_secrets,
    masks_show_options,
    copies_are_independent,
    checked_and_unchecked_agree,
    questions_have_words,
    cautions_have_words,
    refusals_have_reasons,
)
"""Slower laws, checked at many decisions, as are the history laws of the modules."""

FINAL: Final[tuple[GameLaw, ...]] = (
    saved_choices_are_checked,
    records_tell_all,
    points_have_sources,
    secrets_stay_secret,
    events_have_words,
)
"""Laws that replay the whole game, checked at some decisions and at the end."""

DEAR: Final[tuple[GameLaw, ...]] = (undo_returns, *FINAL)
"""All laws that replay the game."""
