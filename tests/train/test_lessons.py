"""Games to learn from, and what is learned from them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from elgrande.bots.features import OWN, SHARED
from elgrande.engine.saving import SaveError
from elgrande.train.course import TABLES, Course, CourseError
from elgrande.train.fitting import Baseline, fit, mildly, steepness
from elgrande.train.lessons import gather, lessons, rows_of
from elgrande.train.network import Network, Scale, centred, chances, joined, log_loss
from elgrande.train.selfplay import Finished, play
from tests.train.courses import COURSE, some_games


def test_a_course_deals_the_same_games_again() -> None:
    assert play((COURSE, "random", 1, 3)) == some_games()[3]
    assert COURSE.game(1, 3) != COURSE.game(2, 3)
    assert replace(COURSE, seed=6).game(1, 3) != COURSE.game(1, 3)


def test_all_tables_and_numbers_of_players_come_up() -> None:
    course = Course()
    deals = [course.game(1, number).config for number in range(len(TABLES) * 4)]
    assert len({(deal.players, deal.modules) for deal in deals}) == len(TABLES) * 4


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"tables": ()}, "at least one table"),
        ({"players": (6,)}, "2 to 5 players"),
        ({"games": 1}, "at least two games"),
        ({"bot": "nobody"}, "no bot is called 'nobody'"),
        ({"later": "nobody"}, "no bot is called 'nobody'"),
        ({"tables": ("grandissimo+king_intrigue",)}, "does not go with"),
        ({"check_tables": ("nothing",)}, "no module is called 'nothing'"),
    ],
)
def test_a_bad_course_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        replace(COURSE, **changes)  # type: ignore[arg-type]


def test_a_game_survives_a_line() -> None:
    for game in some_games():
        assert Finished.from_line(game.to_line()) == game


def test_positions_are_ends_of_rounds() -> None:
    for game in some_games():
        rounds = [position.board.round for position in game.rounds()]
        assert rounds == list(range(max(game.muddled, 1) + 1, 10))
        assert sum(game.won) == pytest.approx(1.0)


def test_a_game_of_other_rules_is_noticed() -> None:
    kept = some_games()[0].game
    game = replace(some_games()[0], game=replace(kept, seed=kept.seed + 1))
    with pytest.raises(SaveError, match="does not fit these rules"):
        list(game.rounds())


def test_a_broken_bot_is_named() -> None:
    with pytest.raises(CourseError, match=r"nobody failed \(generation 1, game 1\): NoSuchBot"):
        play((COURSE, "nobody", 1, 0))


def test_lessons_have_a_row_for_each_seat() -> None:
    games = some_games()[:4]
    found = gather([(game, rows_of(game)) for game in games])
    assert found.shared.shape == (len(found), len(SHARED))
    assert found.own.shape == (len(found), 5, len(OWN))
    assert found.won.sum(axis=1) == pytest.approx(1.0)
    assert found.margin.sum(axis=1) == pytest.approx(0.0)
    assert not found.own[~found.taken].any()
    assert set(found.taken.sum(axis=1)) <= {2, 3}


def test_slopes_are_those_of_the_loss() -> None:
    found = lessons(some_games()[:6])
    scale = Scale.of(found)
    shared, own = scale.scaled(found)
    network = Network(3, np.zeros((2, len(OWN))), np.random.default_rng(1))
    slopes = network.slopes(shared, own, found, 0.3, 0.0)

    def loss() -> float:
        answers = network.run(shared, own)[1]
        missed = (centred(answers[:, :, 1], found.taken) - found.margin) ** 2
        margin = missed.sum(axis=1) / found.taken.sum(axis=1)
        return float((log_loss(chances(answers[:, :, 0], found.taken), found) + 0.3 * margin).mean())

    for weight, slope in zip(network.weights, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = weight[place]
        weight[place] = before + 1e-5
        more = loss()
        weight[place] = before - 1e-5
        less = loss()
        weight[place] = before
        assert (more - less) / 2e-5 == pytest.approx(slope[place], rel=1e-3, abs=1e-7)


def test_the_network_of_the_bot_answers_the_same() -> None:
    found = lessons(some_games()[:4])
    scale = Scale.of(found)
    networks = [Network(3, np.ones((2, len(OWN))), np.random.default_rng(seed)) for seed in (1, 2)]
    answers = np.mean([network.run(*scale.scaled(found))[1] for network in networks], axis=0)
    expected, value, number = chances(answers[:, :, 0], found.taken), joined(networks, scale), 0
    for game in some_games()[:4]:
        for position in game.rounds():
            assert value.chances(position) == pytest.approx(expected[number][: game.players].tolist())
            number += 1


def test_who_is_far_ahead_has_won_and_who_is_near_almost() -> None:
    mild = mildly(lessons(some_games()[:6]))
    assert mild.won.sum(axis=1) == pytest.approx(1.0)
    assert (mild.won.argmax(axis=1) == mild.margin.argmax(axis=1)).all()


def test_a_point_counts_more_at_the_end() -> None:
    found = lessons(some_games())
    steep = Baseline(found).steepness
    assert steep[1] > steep[7] >= 0
    assert steepness(-found.expected, found) == 0.0


def test_the_same_seed_learns_the_same() -> None:
    found = lessons(some_games())
    first, again, other = fit(found, 1), fit(found, 1), fit(found, 2)
    assert first.value.hidden == again.value.hidden != other.value.hidden
    assert first.measured == again.measured
    assert first.measured["all"].learned < first.measured["all"].even
    assert first.measured["all"].positions == len(found)
    assert set(first.measured) >= {"base", "grand_inquisitor", "2 players", "3 players", "1 rounds left"}


def test_too_few_games_are_refused() -> None:
    with pytest.raises(CourseError, match="1 games are too few"):
        fit(lessons(some_games()[:1]), 1)
