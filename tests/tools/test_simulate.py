"""Simulations: reproducible, fair, and the same figures whatever the number of processes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from elgrande.bots import Bot
from elgrande.engine.chance import Chance
from elgrande.rules.build import build, set_up
from elgrande.rules.config import configure
from elgrande.tools.parallel import spread
from elgrande.tools.simulate import BotSeat, Plan, RandomSeat, Result, play_game, play_out, simulate, wilson
from elgrande.view import View


def total(plan: Plan, jobs: int = 1) -> Result:
    result = Result()
    for part in simulate(plan, jobs):
        result.add(part)
    return result


def plan(games: int = 12, seed: int = 1, bots: tuple[str, ...] = ("random",) * 3, rotate: bool = True) -> Plan:
    return Plan(configure(len(bots), rounds=6), bots, games, seed, rotate)


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes() -> None:
    assert total(plan(), jobs=1) == total(plan(), jobs=2)
    assert total(plan(seed=2)) != total(plan())


def test_sources_are_the_whole_score() -> None:
    for tally in total(plan(4, bots=("page", "random"))).bots.values():
        assert tuple(tally.sources) == ("general", "castillo", "special", "king", "grande")
        assert sum(tally.sources.values()) == tally.points


def test_every_game_is_won_once() -> None:
    result = total(plan(20, bots=("random", "random")))
    assert result.games == 20
    assert sum(tally.won for tally in result.bots.values()) == 20
    assert result.bots["random"].seats == 40


def test_page_beats_random() -> None:
    result = total(plan(6, bots=("page", "random")))
    assert result.bots["page"].won > 4


def test_seats_rotate() -> None:
    moving = plan(bots=("page", "random", "random"))
    assert moving.seats(0) == ("page", "random", "random")
    assert moving.seats(1) == ("random", "page", "random")
    assert moving.seats(4) == moving.seats(1)
    assert plan(bots=("page", "random"), rotate=False).seats(1) == ("page", "random")


class Drawing(Bot):
    """A random bot with a state of its own, so that it can be compared with a random seat."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = Chance(seed)

    def choose_from(self, view: View) -> int:
        return self.chance.pick(view.options)

    def decide(self, view: View, chance: Chance) -> int:
        raise AssertionError("choose_from is all that is asked")


def test_a_random_seat_plays_as_if_it_looked_at_the_board() -> None:
    rules = build(configure(4))
    fast, seen = set_up(rules, 5), set_up(rules, 5)
    fast.run()
    seen.run()
    assert play_out(fast, [RandomSeat(seat) for seat in range(4)]) == play_out(
        seen, [BotSeat(Drawing(seat)) for seat in range(4)]
    )
    assert fast.board.score == seen.board.score


class Cheat(Drawing):
    def choose_from(self, view: View) -> int:
        return -5


def test_a_bot_cannot_choose_what_is_not_offered() -> None:
    position = set_up(build(configure(2)), 1)
    position.run()
    with pytest.raises(ValueError, match="Cheat chose -5, not one of"):
        play_out(position, [BotSeat(Cheat(0)), BotSeat(Cheat(1))])


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (("random", "duchess"), 1, "no bot is called 'duchess'; there are 'random', 'page'"),
        (("random", "random"), 0, "at least one game"),
    ],
)
def test_a_plan_that_makes_no_sense_says_why(bots: tuple[str, ...], games: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        plan(games, bots=bots)


def test_a_plan_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="4 players need 4 bots, not 1"):
        Plan(configure(4), ("random",), 1)


def test_wilson_stays_between_0_and_1() -> None:
    assert wilson(0, 10)[0] == 0
    assert 0.99 < wilson(10, 10)[1] <= 1
    low, high = wilson(25, 100)
    assert 0.17 < low < 0.25 < high < 0.35


def test_play_game_depends_on_its_number_only() -> None:
    assert play_game(plan(5), 3) == play_game(plan(500), 3)
    assert play_game(plan(), 3) != play_game(plan(), 4)


def test_spread_takes_tasks_when_there_is_room_for_them() -> None:
    assert sorted(spread(abs, iter([-3, -1, -2]), 2)) == [1, 2, 3]
    with pytest.raises(ValueError, match="invalid literal"):
        list(spread(int, ["1", "no number"], 2))


def test_the_processes_end_with_the_one_that_began_them() -> None:
    """However that ends; they share its output, which is closed when the last of them is gone."""
    program = """if True:
        import time
        from elgrande.tools.parallel import spread
        for _ in spread(time.sleep, [0, 3600, 3600], 2):
            print("one", flush=True)
    """
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "one\n"
        first.kill()
        first.communicate(timeout=300)
