"""The tree of a round: it sees what a glance does not, tries what is good most, and stops when time is up."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from elgrande import Game
from elgrande.board import options as ids
from elgrande.bots import clock
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.sense import senses_of
from elgrande.bots.tree import Branch, Node, TimeIsUp, Tree, last
from elgrande.bots.turns import whole_turns
from elgrande.engine.chance import Chance
from elgrande.view import View
from tests.bots.levels import FOR_EVER, mind_of, to_decision, tree_of
from tests.conftest import TICK, TickingClock
from tests.rules.positions import turn
from tests.situation import situation

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("PlayPowerCard", {"players": 2}),
    ("PlayPowerCard", {"players": 4}),
    ("TakeCard", {"players": 3}),
    ("MoveKing", {"players": 4}),
    ("PlayCard", {"players": 3, "modules": ["king_intrigue", "players_edition", "special_cards"]}),
    ("Act", {"players": 2, "modules": ["grand_inquisitor", "king_intrigue"]}),
    ("UseCard", {"players": 3, "modules": ["grandissimo", "anniversary"]}),
]


def grown(view: View, times: int) -> Tree:
    """A tree after so many times through, the secrets dealt anew each time."""
    chance = Chance(2)
    tree = tree_of(view.position)
    for _ in range(times):
        tree.think(view.imagine(chance))
    return tree


def branches(node: Node) -> list[Branch]:
    """All branches of a node, power cards or whole turns."""
    return [*node.branches, *node.known.values()]


def visits(tree: Tree, option: int) -> int:
    """How often an option was tried."""
    return sum(branch.visits for branch in branches(tree.root) if branch.option == option)


def harmless() -> Game:
    """Red and Blue have nobody to place; Blue would score a lot with a card that brings Red nothing."""
    game = turn(
        "Nue: 6 blue; Vie: 5 blue; Sev: 5 blue; Val: 5 red, 1 blue; Gal: 6 red, 1 blue; Cat: 7 red",
        later="blue",
        players=2,
        round=9,
        king="Gra",
        grandes="blue:Nue red:Cat",
        offered={1: "intrigue-court-2", 2: "exile-2", 3: "score-6-7", 4: "power-card"},
    )
    game.follow("+0")
    return game


# --- what it finds ---


def test_it_takes_away_a_card_that_the_next_player_needs() -> None:
    game = harmless()
    now = game.position.copy()
    this_turn_only(now)
    at_a_glance = whole_turns(now, mind_of(game.position))[0]
    tree = grown(game.view(0), 40)
    scoring = ids.CARD + 3
    assert at_a_glance.option != scoring
    assert tree.best() == scoring
    assert visits(tree, scoring) > 20


def test_it_places_before_it_scores() -> None:
    crowds = "; ".join(f"{region}: 7 green, 6 yellow, 5 blue" for region in ("Sev", "Val", "Vie", "Ara"))
    game = situation(f"Gra: 3 red, 3 blue; {crowds}", king="Nue", card="score-region", court="1 red")
    tree = grown(game.view(0), 12)
    assert tree.best() == ids.PLACE
    assert visits(tree, ids.PLACE) > visits(tree, ids.SPECIAL)


def test_the_end_of_a_game_is_worth_what_was_won() -> None:
    """Nothing is to come after the last turn of all: a branch is worth its points, against the other's."""
    game = situation(
        "Gra: 4 red, 3 blue; Vie: 3 blue", king="Nue", card="score-region", round=9, players=2, castillo="open"
    )
    tree = grown(game.view(0), 6)
    for branch in tree.root.tried():
        node = branch.node
        while node.worth is None:
            node = node.tried()[0].node
        assert node.worth[0] == pytest.approx(-node.worth[1], abs=2)
    assert tree.best() == ids.SPECIAL


def reply(option: int, times: int, worth: tuple[float, float]) -> Branch:
    """An answer of the second player after which the round is over, and what it was worth to both each time."""
    branch = Branch(1, option, 1.0, None, 2)
    branch.visits = times
    branch.totals = [times * value for value in worth]
    return branch


@pytest.mark.parametrize(("times", "answer"), [(1, 7), (4, 8)])
def test_only_what_the_others_will_really_do_counts(times: int, answer: int) -> None:
    """The second player may hurt the first more with 8 than with 7; that counts as soon as it is tried often enough."""
    branch = Branch(0, 3, 1.0, None, 2)
    branch.visits = branch.node.visits = 9 + 2 * times
    branch.node.branches = [reply(7, 9, (5.0, 2.0)), reply(8, times, (-5.0, 3.0)), reply(9, times, (-9.0, -1.0))]
    assert last(branch).option == answer
    assert last(branch).mean(0) == (5.0 if answer == 7 else -5.0)


def test_what_was_hardly_tried_counts_as_it_was_on_average() -> None:
    branch = Branch(0, 3, 1.0, None, 2)
    branch.visits = branch.node.visits = 3
    branch.node.branches = [reply(7, 2, (5.0, 2.0)), reply(8, 1, (-5.0, 3.0))]
    assert last(branch) is branch


# --- what nobody can know ---


def ends(game: Game, times: int) -> list[set[float]]:
    """For each whole turn, what the end of the round turned out to be worth after it, one time and another."""
    tree, chance = tree_of(game.position), Chance(2)
    found: dict[int, set[float]] = {}
    for _ in range(times):
        before = {id(branch): branch.totals[0] for branch in tree.root.tried()}
        tree.think(game.view(0).imagine(chance))
        for branch in tree.root.tried():
            worth = branch.totals[0] - before.get(id(branch), 0.0)
            if worth:
                found.setdefault(id(branch), set()).add(round(worth, 6))
    return list(found.values())


def crowded(number: int) -> Game:
    """Red's turn is the last of a round; four colours wait in the Castillo to be sent out."""
    return situation(
        "Cas: 3 red, 3 blue, 2 green, 2 yellow; Gal: 3 red, 3 blue; Cat: 2 green, 2 yellow, 2 red; Vie: 4 blue",
        king="Nue",
        card="score-region",
        round=number,
    )


def test_what_is_dialled_at_the_end_of_a_round_is_dealt_anew_each_time() -> None:
    assert max(len(worth) for worth in ends(crowded(3), 24)) > 3


def test_without_dials_a_turn_always_ends_alike() -> None:
    assert {len(worth) for worth in ends(crowded(4), 24)} == {1}


# --- how it grows ---


@pytest.mark.parametrize(("kind", "table"), TABLES, ids=str)
def test_each_time_one_way_to_the_end_of_the_round(kind: str, table: dict[str, Any]) -> None:
    view = to_decision(Game.new(seed=4, rounds=6, **table), kind, after=30)
    tree = grown(view, 4)
    assert tree.root.visits == 4
    thought_out = {branch.option for branch in branches(tree.root)}
    assert thought_out <= set(view.options)
    if kind != "MoveKing":  # which is a step in the middle of a turn
        assert thought_out == set(senses_of(view.position.rules).sensible(view.imagine(Chance(1))))
    assert tree.best() in view.options
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        if node.visits:  # else the round was over here
            assert node.worth is None
            assert sum(branch.visits for branch in node.tried()) == node.visits
        waiting += [branch.node for branch in node.tried()]


def test_few_branches_are_open_at_first() -> None:
    open_after = {times: len(grown(harmless().view(0), times).root.tried()) for times in (1, 4, 60)}
    assert open_after[1] == 1
    assert open_after[1] < open_after[4] <= 4 < open_after[60]


def test_what_looks_best_at_a_glance_is_tried_first() -> None:
    for kind in ("TakeCard", "PlayPowerCard"):
        tree = grown(to_decision(Game.new(players=3, seed=4), kind, after=60), 1)
        (first,) = tree.root.tried()
        assert first.likely == max(branch.likely for branch in branches(tree.root)) == 1


def test_what_turns_out_well_is_tried_most() -> None:
    tree = grown(harmless().view(0), 40)
    most = max(tree.root.tried(), key=lambda branch: branch.visits)
    assert most.mean(0) == max(branch.mean(0) for branch in tree.root.tried())


def test_the_same_luck_grows_the_same_tree() -> None:
    view = to_decision(Game.new(players=3, seed=4, modules=["grandissimo"]), "PlayPowerCard", after=60)
    one, other = ([(b.option, b.visits, b.totals) for b in branches(grown(view, 6).root)] for _ in range(2))
    assert one == other


# --- the clock ---


@pytest.mark.parametrize("kind", ["PlayPowerCard", "TakeCard", "UseCard"])
def test_without_time_it_says_what_looks_best(kind: str) -> None:
    view = to_decision(Game.new(players=3, seed=4), kind, after=60)
    tree = tree_of(view.position, deadline=0)
    with pytest.raises(TimeIsUp):
        tree.think(view.imagine(Chance(1)))
    assert tree.root.visits == 0
    assert tree.best() == max(branches(tree.root), key=lambda branch: branch.likely).option


def test_planning_leaves_half_of_the_time_for_looking_ahead(ticking: TickingClock) -> None:
    view = to_decision(Game.new(players=2, seed=4), "TakeCard", after=60)
    at_leisure = grown(view, 1)
    time = ticking.looks * TICK
    began = ticking.looks
    hurried = tree_of(view.position, deadline=clock.now() + time)
    with suppress(TimeIsUp):
        for luck in range(20):
            hurried.think(view.imagine(Chance(luck)))
    assert ticking.looks - began <= time / TICK + 1
    assert 0 < len(hurried.root.branches) < len(at_leisure.root.branches)
    assert hurried.root.visits > 1


def think_until_late(tree: Tree, view: View) -> None:
    """Think on until time is up: what is known already takes none."""
    chance = Chance(3)
    while True:
        tree.think(view.imagine(chance))


def test_when_time_is_up_all_that_was_thought_is_left() -> None:
    view = to_decision(Game.new(players=4, seed=4), "PlayPowerCard", after=60)
    tree = grown(view, 5)
    known = {branch.option: branch.visits for branch in tree.root.tried()}
    tree.deadline = 0
    with pytest.raises(TimeIsUp):
        think_until_late(tree, view)
    left = {branch.option: branch.visits for branch in tree.root.tried()}
    assert all(left[option] >= times for option, times in known.items())
    assert tree.root.visits == sum(left.values())
    assert tree.best() in left
    tree.deadline = FOR_EVER
    tree.think(view.imagine(Chance(4)))
    assert tree.root.visits == sum(left.values()) + 1
