"""Whole turns: one plan for each way to go on, the best first, each to the end of the turn."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from elgrande import Game
from elgrande.board import options as ids
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.turns import THOUGHT_OUT, WholeTurn, distinct, next_steps, plannable, whole_turns
from elgrande.engine.chance import Chance
from elgrande.rules.position import Position
from elgrande.saving import dump_position
from tests.bots.levels import mind_of, to_decision
from tests.rules.positions import turn
from tests.situation import situation

CROWDS = "; ".join(f"{region}: 7 green, 6 yellow, 5 blue" for region in ("Sev", "Val", "Vie", "Ara"))
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("TakeCard", {"players": 2}),
    ("TakeCard", {"players": 4}),
    ("UseCard", {"players": 5, "modules": ["anniversary"]}),
    ("TakeCard", {"players": 3, "modules": ["grand_inquisitor"]}),
    ("Act", {"players": 3, "modules": ["king_intrigue", "players_edition", "special_cards"]}),
    ("Act", {"players": 2, "modules": ["grand_inquisitor", "king_intrigue"]}),
    ("TakeCard", {"players": 3, "modules": ["grandissimo", "anniversary"]}),
]


def plans_at(position: Position, deadline: float = inf, varied: int = 0) -> list[WholeTurn]:
    """The whole turns from here on."""
    mind, only_this = mind_of(position), position.copy()
    this_turn_only(only_this)
    return whole_turns(only_this, mind, deadline, varied)


def text(game: Game, option: int) -> str:
    """An option of the decision on top, in notation."""
    return next(offered.text for offered in game.decision.options if offered.id == option)


@pytest.mark.parametrize(("kind", "table"), TABLES, ids=str)
def test_whole_turns_begin_with_each_option_and_end_with_the_turn(kind: str, table: dict[str, Any]) -> None:
    view = to_decision(Game.new(seed=4, **table), kind, after=40)
    position = view.imagine(Chance(1))
    before = dump_position(position)
    plans, outlook = plans_at(position), mind_of(position).outlook
    assert {plan.option for plan in plans} == set(mind_of(position).sensible(position))
    assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
    for plan in plans:
        assert not plan.end.stack
        assert plan.value == pytest.approx(outlook.utility(plan.end, view.player))
    assert dump_position(position) == before


@pytest.mark.parametrize(("kind", "table"), TABLES, ids=str)
def test_without_time_one_whole_turn_begins_with_each_option(kind: str, table: dict[str, Any]) -> None:
    position = to_decision(Game.new(seed=4, **table), kind, after=40).imagine(Chance(1))
    plans = plans_at(position, deadline=-inf)
    assert sorted(plan.option for plan in plans) == sorted(mind_of(position).sensible(position))
    assert not any(plan.end.stack for plan in plans)


def test_what_comes_after_the_turn_can_be_put_back() -> None:
    game = turn("Gra: 2 red, 3 blue", later="blue", court="2 red, 2 blue")
    game.follow("+0")
    position = game.position.copy()
    rest = this_turn_only(position)
    assert rest + position.stack == game.position.stack
    for plan in plans_at(game.position):
        plan.end.stack = rest[:]
        plan.end.run()
        assert plan.end.decision.player == 1


def test_the_best_turn_places_before_it_scores() -> None:
    game = situation(f"Gra: 3 red, 3 blue; {CROWDS}", king="Nue", card="score-region", court="1 red")
    plans = plans_at(game.position)
    assert [plan.option for plan in plans[:1]] == [ids.PLACE]
    assert plans[0].end.board.score[0] == 6
    assert plans[0].end.board.on(game.rules.space_named("Gra"), 0) == 4


def test_both_orders_of_a_turn_are_thought_of() -> None:
    game = situation(
        f"Gra: 3 red, 3 blue; {CROWDS}",
        king="Nue",
        court="1 red",
        offered={1: "intrigue-court-2", 2: "score-region", 3: "score-4", 4: "power-card"},
    )
    scored = [plan for plan in plans_at(game.position) if text(game, plan.option) == "A2"]
    assert scored[0].end.board.score[0] == 6
    assert len({plan.end.board.score[0] for plan in scored}) > 1  # scored before placing, or not at all


@pytest.mark.parametrize(("kind", "table"), TABLES, ids=str)
def test_turns_that_lead_to_the_same_are_counted_once(kind: str, table: dict[str, Any]) -> None:
    plans = plans_at(to_decision(Game.new(seed=4, **table), kind, after=40).imagine(Chance(1)))
    boards = [plan.end.board for plan in plans]
    assert distinct(plans) == [plan for plan in plans if plans[boards.index(plan.end.board)] is plan]


def test_two_orders_that_lead_to_the_same_are_one() -> None:
    game = turn("Gra: 2 red, 3 blue", later="blue", court="2 red, 2 blue", offered={4: "power-card"})
    game.follow("+0")
    plans = plans_at(game.position)
    assert 0 < len(distinct(plans)) < len(plans)


@pytest.mark.parametrize(("kind", "table"), TABLES, ids=str)
def test_the_first_steps_of_a_part_can_go_on_in_several_ways(kind: str, table: dict[str, Any]) -> None:
    """More turns are thought out the more steps are varied, and each of them is a whole turn; without time, none."""
    view = to_decision(Game.new(seed=4, **table), kind, after=40)
    position = view.imagine(Chance(1))
    before = dump_position(position)
    outlook = mind_of(position).outlook
    plans, more, most = (plans_at(position, varied=varied) for varied in range(3))
    assert len(plans) < len(more) <= len(most)
    for plan in most:
        assert not plan.end.stack
        assert plan.value == pytest.approx(outlook.utility(plan.end, view.player))
    assert len(plans_at(position, deadline=-inf, varied=2)) == len(plans_at(position, deadline=-inf))
    assert dump_position(position) == before


def test_what_looks_second_best_at_a_glance_is_thought_out_too() -> None:
    game = situation(
        "Gra: 3 red, 3 blue; Vie: 2 blue, 2 red; Cat: 2 blue", king="Nue", card="score-region", court="2 red"
    )
    greedy, varied = plans_at(game.position), plans_at(game.position, varied=1)
    assert varied[0].value >= greedy[0].value
    placed = {tuple(plan.end.board.caballeros) for plan in greedy}
    assert placed < {tuple(plan.end.board.caballeros) for plan in varied}


@pytest.mark.parametrize(
    ("kind", "modules", "planned"),
    [
        ("PlayPowerCard", [], False),
        ("Reinforce", [], False),
        ("TakeCard", [], True),
        ("UseCard", [], True),
        ("Place", [], False),
        ("MoveCaballeros", [], False),
        ("CastilloDial", [], False),
        ("PlayPowerCard", ["king_intrigue"], False),
        ("Act", ["king_intrigue"], True),
        ("Journey", ["grand_inquisitor"], False),
    ],
)
def test_only_what_opens_a_part_of_a_turn_is_planned(kind: str, modules: list[str], planned: bool) -> None:
    view = to_decision(Game.new(players=3, seed=7, modules=modules), kind)
    assert plannable(view.imagine(Chance(1))) == planned


def test_steps_that_look_bad_at_a_glance_are_not_thought_out() -> None:
    view = to_decision(Game.new(seed=1, players=4), "MoveKing", after=30)
    position = view.imagine(Chance(1))
    mind = mind_of(position)
    this_turn_only(position)
    values = dict(zip(mind.sensible(position), mind.careful_values(position), strict=True))
    best_first = sorted(values, key=lambda option: -values[option])
    steps = next_steps(position, mind, inf)
    assert {step.option for step in steps} == set(best_first[:THOUGHT_OUT]) < set(view.options)
    assert [step.value for step in steps] == sorted((step.value for step in steps), reverse=True)
    assert {step.option for step in next_steps(position, mind, 0.0)} == {best_first[0]}, "there was no time for more"
