"""Ratings for games of many players: OpenSkill's Plackett–Luce, with intervals by the bootstrap.

The model of Plackett and Luce sees a game as a series of draws: the winner is drawn from all players, each as likely as
his strength is of the sum of all strengths; the second is drawn from those who are left, and so on. R. C. Weng and
C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 4, learn from a game after
the other how strong a player is (mu) and how sure that is (sigma). It is what the package OpenSkill calls
`PlackettLuce`, with its usual numbers, but for two things: bots do not change, so no doubt is added between the games
(tau is 0); and a bot may sit in several seats of a table, which are then one player with several lots in every draw.
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
"""How much the play of one and the same player differs from game to game."""
KAPPA: Final = 0.0001
"""No game makes us surer than by this factor (of the variance)."""

RESAMPLES: Final = 200
OUTSIDE: Final = 0.025
"""On either side of a 95 % interval."""


class Draw(NamedTuple):
    """One draw of a game: who got a place."""

    lots: dict[str, int]
    """In how many seats each bot was still waiting for a place."""
    drawn: dict[str, float]
    """Who got it; those who are level share it."""


class Standing:
    """How a game ended: the bot of each seat, and its place; those who are level have the same."""

    def __init__(self, bots: Sequence[str], places: Sequence[int]) -> None:
        self.bots = bots
        self.draws: list[Draw] = []
        for place in sorted(set(places)):
            lots = Counter(bot for bot, its_place in zip(bots, places, strict=True) if its_place >= place)
            level = Counter(bot for bot, its_place in zip(bots, places, strict=True) if its_place == place)
            self.draws.append(Draw(dict(lots), {bot: count / level.total() for bot, count in level.items()}))


@dataclass
class Rating:
    """How strong a bot is, and how sure that is."""

    mu: float = MU
    sigma: float = SIGMA


@dataclass(frozen=True)
class RatingWithInterval:
    """A rating, and the 95 % interval in which it would be with other deals."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(games: Sequence[Standing]) -> dict[str, Rating]:
    """The ratings of all bots after these games, in this order.

    >>> one = rate([Standing(["page", "random"], [1, 2])])
    >>> one["page"]
    Rating(mu=27.63523138347365, sigma=8.065506316323548)
    """
    ratings: dict[str, Rating] = {}
    for game in games:
        for bot in game.bots:
            ratings.setdefault(bot, Rating())
        learn(ratings, game)
    return ratings


def learn(ratings: dict[str, Rating], game: Standing) -> None:
    """Learn from one game."""
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


def rate_with_intervals(deals: Sequence[Sequence[Standing]], seed: int) -> dict[str, RatingWithInterval]:
    """Ratings and their intervals, by the bootstrap: whole deals are drawn anew, with all their games, many times.

    What is learned depends a little on the order of the games, so a rating is the mean of all these.
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
