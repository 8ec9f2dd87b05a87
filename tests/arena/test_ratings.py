"""Ratings: the numbers of Weng and Lin's Plackett–Luce, by hand and as the package OpenSkill gives them."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from elgrande.arena.seatings import seatings
from elgrande.engine.chance import Chance
from elgrande.ratings import BETA, MU, SIGMA, FinishedGame, Rating, interval, learn, rate, rate_with_intervals


def test_two_equal_players_by_hand() -> None:
    # Each was as likely to win: half a win more than expected, and half a win less.
    scale = sqrt(2 * SIGMA**2 + 2 * BETA**2)
    ratings = rate([FinishedGame(["page", "random"], [1, 2])])
    assert ratings["page"].mu == pytest.approx(MU + SIGMA**2 / scale / 2)
    assert ratings["random"].mu == pytest.approx(MU - SIGMA**2 / scale / 2)
    for rating in ratings.values():
        assert rating.sigma == pytest.approx(SIGMA * sqrt(1 - (SIGMA / scale) ** 3 / 4))


def test_three_equal_players_by_hand() -> None:
    # The winner was expected with 1/3; the others got 1/3 less in the first draw, and ±1/2 in the second.
    unit = SIGMA**2 / sqrt(3 * SIGMA**2 + 3 * BETA**2)
    ratings = rate([FinishedGame("abc", [2, 1, 3])])
    assert ratings["b"].mu == pytest.approx(MU + unit * 2 / 3)
    assert ratings["a"].mu == pytest.approx(MU + unit * (1 / 2 - 1 / 3))
    assert ratings["c"].mu == pytest.approx(MU - unit * (1 / 2 + 1 / 3))


NEWCOMERS = [(25, 25 / 3)] * 4
MIXED = [(30, 4), (22, 6), (25, 2), (25, 8)]


@pytest.mark.parametrize(
    ("before", "places", "after"),
    [
        (NEWCOMERS, [1, 2, 3, 4], [27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538]),
        (MIXED, [2, 1, 2, 4], [29.70095339172105, 24.119733897798607, 24.992271753667197, 22.55142255613202]),
        (MIXED[:3], [1, 1, 1], [29.773608839064433, 22.383587857739343, 25.013976917151744]),
    ],
)
def test_the_same_numbers_as_openskill(
    before: list[tuple[float, float]], places: list[int], after: list[float]
) -> None:
    """After openskill 6.2.0, PlackettLuce(tau=0)."""
    ratings = {str(player): Rating(mu, sigma) for player, (mu, sigma) in enumerate(before)}
    learn(ratings, FinishedGame(list(ratings), places))
    assert [rating.mu for rating in ratings.values()] == pytest.approx(after)


def test_the_same_doubts_as_openskill() -> None:
    ratings = {str(player): Rating(mu, sigma) for player, (mu, sigma) in enumerate(MIXED)}
    learn(ratings, FinishedGame(list(ratings), [2, 1, 2, 4]))
    assert [rating.sigma for rating in ratings.values()] == pytest.approx(
        [3.9769897771001608, 5.961698859701634, 1.998814071253533, 7.690505577379825]
    )


def test_a_bot_in_several_seats_has_several_lots() -> None:
    # Two of three lots were page's, so its win was expected with 2/3; then one lot of each was left.
    unit = SIGMA**2 / sqrt(3 * SIGMA**2 + 3 * BETA**2)
    ratings = rate([FinishedGame(["page", "random", "page"], [1, 2, 3])])
    assert ratings["page"].mu == pytest.approx(MU + unit * (1 - 2 / 3 - 1 / 2))
    assert ratings["random"].mu == pytest.approx(MU + unit * (1 / 2 - 1 / 3))


def test_a_bot_learns_nothing_about_itself_from_itself() -> None:
    assert rate([FinishedGame(["page"] * 4, [1, 2, 3, 4])]) == {"page": Rating()}


def drawn_places(strengths: list[float], chance: Chance) -> list[int]:
    """A game that is a series of draws, as the model has it: whose lot comes first."""
    keys = [-log((1 + chance.below(1 << 30)) / (2 + (1 << 30))) / exp(strength) for strength in strengths]
    return [1 + sum(other < own for other in keys) for own in keys]


def test_ratings_find_how_strong_players_are() -> None:
    chance, names, strong = Chance(3), ["weak", "middle", "strong"], [0.0, 0.5, 1.0]
    deals = [
        [
            FinishedGame([names[bot] for bot in seats], drawn_places([strong[bot] for bot in seats], chance))
            for seats in seatings(3, 4, chance)
        ]
        for _ in range(60)
    ]
    found = rate_with_intervals(deals, seed=1)
    unit = 2 * BETA  # of the strengths, when nobody doubts any more: √(4 β²)
    assert found["weak"].high < found["strong"].low
    for one, other in (("weak", "middle"), ("middle", "strong"), ("weak", "strong")):
        true = unit * (strong[names.index(other)] - strong[names.index(one)])
        assert found[other].low - found[one].high < true < found[other].high - found[one].low
    for rating in found.values():
        assert rating.low < rating.mu < rating.high
    assert found == rate_with_intervals(deals, seed=1)


def test_the_middle_of_some_values() -> None:
    assert interval([5.0]) == (5.0, 5.0)
    assert interval(range(200)) == (5, 194)
