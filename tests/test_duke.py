"""Duke: the round thought through to its end."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.bots.ahead import promising
from elgrande.bots.duke import CANDIDATES, NEAR, DukeBot
from elgrande.engine.chance import Chance
from elgrande.view import View

FOR_EVER = 1e9
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "modules": ["king_intrigue", "players_edition", "special_cards"]},
    {"players": 3, "modules": ["grandissimo", "anniversary"]},
    {"players": 2, "modules": ["grand_inquisitor", "king_intrigue"]},
]


def to_decisive(game: Game, number: int) -> View:
    """Let random players go on for some choices, and then until a round is decided by a choice of several options."""
    bots = [make_bot("random", seat) for seat in range(game.rules.players)]
    while True:
        player = game.decision.player
        view = game.view(player)
        if number <= 0 and type(view.decision).__name__ == "TakeCard" and len(view.options) > 2:
            return view
        game.play(bots[player].choose(view), player)
        number -= 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_plays_whole_games(table: dict[str, Any]) -> None:
    game = Game.new(seed=3, rounds=6, **table)
    bots = [DukeBot(seat, seconds=0.03) for seat in range(table["players"])]
    while not game.over:
        player = game.decision.player
        game.play(bots[player].choose(game.view(player)), player)
    assert max(game.scores) > 0


def test_the_same_view_gives_the_same_choice_whatever_it_cannot_see() -> None:
    game = Game.new(players=3, seed=21)
    view = to_decisive(game, 60)
    dealt_anew = View(game.resample(view.player, Chance(8)), view.player)
    dealt_anew.answered = view.answered
    assert dealt_anew.board.stacks == view.board.stacks
    assert DukeBot(5, FOR_EVER).choose(dealt_anew) == DukeBot(5, FOR_EVER).choose(view)


def test_without_time_it_plays_what_looks_best_at_a_glance() -> None:
    view = to_decisive(Game.new(players=4, seed=2), 50)
    began = perf_counter()
    choice = DukeBot(1, seconds=0).choose(view)
    assert perf_counter() - began < 2  # interpreted, on a busy machine
    assert choice in view.options


def test_it_thinks_only_about_a_few_options_that_look_good() -> None:
    view = to_decisive(Game.new(players=2, seed=2), 30)
    position = view.imagine(Chance(1))
    found = promising(position, Chance(1), CANDIDATES, NEAR)
    assert 1 <= len(found) <= CANDIDATES
    assert set(found) <= set(view.options)
