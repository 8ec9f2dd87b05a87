"""Games, positions and views are values as Python knows them: copied, pickled, compared and hashed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from elgrande import Game, IllegalChoice
from elgrande.engine.chance import Chance
from elgrande.rules.config import ConfigError, module_sets
from elgrande.rules.position import Position
from elgrande.view import View

WAYS = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]
EVERYTHING = ("grand_inquisitor", "anniversary", "king_intrigue", "players_edition", "special_cards")


def played(choices: int, *modules: str, seed: int = 5) -> Game:
    game, chance = Game.new(3, modules, seed=seed, names=["Ana", "Bo", "Cid"]), Chance(seed)
    for _ in range(choices):
        if not game.over:
            question = chance.pick(game.decisions)
            game.play(chance.pick(question.options), question.player)
    return game


@pytest.fixture(params=WAYS, ids=["copy", "deepcopy", "pickle"])
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    way: Callable[[Any], Any] = request.param
    return way


@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_a_copied_game_is_equal_and_goes_its_own_way(modules: tuple[str, ...], copied: Callable[[Game], Game]) -> None:
    game = played(70, *modules)
    before = game.save()
    twin = copied(game)
    assert twin == game
    assert twin.undoable == game.undoable
    assert twin.table == game.table
    question = twin.decisions[0]
    twin.play(question.options[0], question.player)
    assert game.save() == before
    assert twin != game


def test_a_game_that_is_over_is_copied_too(copied: Callable[[Game], Game]) -> None:
    game = played(10_000)
    assert copied(game) == game
    assert copied(game).record() == game.record()


def test_a_long_game_is_pickled_without_a_deep_chain() -> None:
    game = played(10_000, *EVERYTHING)
    assert len(game.choices) > 200
    assert pickle.loads(pickle.dumps(game)).choices == game.choices


def test_a_copied_position_is_equal_and_goes_its_own_way(copied: Callable[[Position], Position]) -> None:
    position = played(70, *EVERYTHING).position
    twin = copied(position)
    assert twin == position
    assert twin.rules is position.rules
    twin.choose(twin.options[0])
    assert twin != position
    twin = copied(position)
    twin.board.court[0] += 1
    assert twin != position
    assert twin.board != position.board


def test_a_copied_view_is_equal_and_imagines_the_same(copied: Callable[[View], View]) -> None:
    game = Game.new(3, EVERYTHING, seed=4)
    view = game.view(1)  # all dials are open: what this seat has to decide lies within a row
    twin = copied(view)
    assert twin == view
    assert hash(twin) == hash(view)
    assert twin.imagine(Chance(3)) == view.imagine(Chance(3))
    twin.position.board.court[0] += 1
    assert twin != view
    assert view == game.view(1)


def test_a_view_is_pickled_without_what_its_player_cannot_know() -> None:
    game = played(40)
    twin = pickle.loads(pickle.dumps(game.view(0)))
    assert twin.board.stacks == game.view(0).board.stacks
    assert twin.board.stacks != game.position.board.stacks


def test_views_differ_by_seat_and_by_table() -> None:
    game = played(0)
    assert game.view(0) == game.view(0)
    assert game.view(0) != game.view(1)
    assert Game.new(3, seed=5, veto="start").view(0) != Game.new(3, seed=5).view(0)
    assert len({game.view(seat) for seat in (0, 1, 2, 0, 1)}) == 3


def test_games_are_equal_if_the_same_was_chosen_at_the_same_table() -> None:
    game = played(30)
    assert game == played(30) == Game.load(game.save()) == Game.from_record(game.record())
    assert game != played(29)
    assert game != played(30, seed=6)
    assert game != game.position
    assert Game.new(seed=1) != Game.new(seed=1, names=["Ana", "Bo", "Cid", "Dora"])


@pytest.mark.parametrize("of", [lambda game: game, lambda game: game.position, lambda game: game.position.board])
def test_what_changes_has_no_hash(of: Callable[[Game], object]) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(of(Game.new(seed=0)))


@pytest.mark.parametrize("number", [np.int64, np.uint8, np.int32])
def test_any_whole_number_is_an_option_a_seed_or_a_seat(number: Callable[[int], Any]) -> None:
    game, same = Game.new(4, seed=7), Game.new(number(4), seed=number(7))
    assert same == game
    assert type(same.table.seed) is int
    for _ in range(20):
        option = game.decision.options[0].id
        same.play(number(option) if option < 256 else np.int64(option), number(game.decision.player))
        game.play(option)
    assert same == game
    assert same.save() == game.save()
    assert same.view(number(1)) == game.view(1)
    assert same.view(number(1)).key() == game.view(1).key()


@pytest.mark.parametrize("wrong", [7.0, "7", True, [7], np.float64(7), np.array([1, 2])])
def test_what_is_no_whole_number_is_no_seed(wrong: Any) -> None:
    with pytest.raises(ConfigError, match="the seed is a whole number"):
        Game.new(seed=wrong)


@pytest.mark.parametrize("wrong", [7.0, True, None, [7], np.float64(7)])
def test_what_is_no_whole_number_is_no_option(wrong: Any) -> None:
    with pytest.raises(IllegalChoice, match="a choice is an option, its id or its notation"):
        Game.new(seed=0).play(wrong)
