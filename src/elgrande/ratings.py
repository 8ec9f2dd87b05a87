"""Ratings for games with many players: OpenSkill's Plackett–Luce, with bootstrap intervals.

The Plackett–Luce model sees a game as a series of draws: the winner is drawn from all players, each with a chance
proportional to their strength; the second place is drawn from the rest, and so on. Algorithm 4 in R. C. Weng and C.-J.
Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), learns from one game after another how strong
a player is (mu) and how certain that is (sigma). The package OpenSkill calls it `PlackettLuce`. We use its defaults,
with two differences: bots do not change, so no uncertainty is added between games (tau is 0); and a bot may sit in
several seats of a table, which then count as one player with several lots in each draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean
from typing import Final, NamedTuple

from elgrande.engine.chance import Chance

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much one player's performance varies from game to game."""
KAPPA: Final = 0.0001
"""A single game never shrinks the variance below this factor."""

RESAMPLES: Final = 200
OUTSIDE: Final = 0.025
"""The share of values on either side of a 95 % interval."""


class Draw(NamedTuple):
    """One draw of a game: who got the next place."""

    lots: dict[str, int]
    """How many seats of each bot still had no place."""
    drawn: dict[str, float]
    """Who got it; tied players share it."""


class FinishedGame:
    """How a game ended: the bot and the place of each seat; tied seats have the same place."""

    def __init__(self, bots: Sequence[str], places: Sequence[int]) -> None:
        self.bots = bots
        self.draws: list[Draw] = []
        for place in sorted(set(places)):
            lots = Counter(bot for bot, its_place in zip(bots, places, strict=True) if its_place >= place)
            level = Counter(bot for bot, its_place in zip(bots, places, strict=True) if its_place == place)
            self.draws.append(Draw(dict(lots), {bot: count / level.total() for bot, count in level.items()}))


@dataclass
class Rating:
    """How strong a bot is, and how certain that is."""

    mu: float = MU
    sigma: float = SIGMA


@dataclass(frozen=True)
class RatingWithInterval:
    """A rating with the 95 % interval that other deals would give."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(games: Sequence[FinishedGame]) -> dict[str, Rating]:
    """The ratings of all bots after these games, in this order.

    >>> one = rate([FinishedGame(["page", "random"], [1, 2])])
    >>> one["page"]
    Rating(mu=27.63523138347365, sigma=8.065506316323548)
    """
    ratings: dict[str, Rating] = {}
    for game in games:
        for bot in game.bots:
            ratings.setdefault(bot, Rating())
        learn(ratings, game)
    return ratings


def learn(ratings: dict[str, Rating], game: FinishedGame) -> None:
    """Update the ratings after one game."""
    scale = sqrt(sum(ratings[bot].sigma ** 2 + BETA**2 for bot in game.bots))
    strength = {bot: exp(ratings[bot].mu / scale) for bot in game.bots}
    surprise = dict.fromkeys(strength, 0.0)
    information = dict.fromkeys(strength, 0.0)
    for lots, drawn in game.draws:
        total = sum([count * strength[bot] for bot, count in lots.items()])
        for bot, count in lots.items():
            expected = count * strength[bot] / total
            surprise[bot] += drawn.get(bot, 0.0) - expected
            information[bot] += expected * (1 - expected)
    for bot, more in surprise.items():
        rating = ratings[bot]
        rating.mu += rating.sigma**2 / scale * more
        rating.sigma *= sqrt(max(1 - (rating.sigma / scale) ** 3 * information[bot], KAPPA))


def rate_with_intervals(deals: Sequence[Sequence[FinishedGame]], seed: int) -> dict[str, RatingWithInterval]:
    """Ratings with bootstrap intervals: whole deals, with all their games, are resampled many times.

    Ratings depend a little on the order of the games, so each is the mean over all resamples.
    """
    chance = Chance(seed)
    found: dict[str, list[Rating]] = {}
    for _ in range(RESAMPLES):
        drawn = [deals[chance.below(len(deals))] for _ in deals]
        for bot, rating in rate([game for deal in drawn for game in deal]).items():
            found.setdefault(bot, []).append(rating)
    return {bot: _with_interval(ratings) for bot, ratings in found.items()}


def _with_interval(ratings: Sequence[Rating]) -> RatingWithInterval:
    values = [rating.mu for rating in ratings]
    return RatingWithInterval(fmean(values), fmean(rating.sigma for rating in ratings), *interval(values))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of some values.

    >>> interval(range(1, 101))
    (3, 98)
    """
    ordered = sorted(values)
    outside = int(len(ordered) * OUTSIDE)
    return ordered[outside], ordered[-1 - outside]
