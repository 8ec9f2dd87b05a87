"""The results of a contest, in numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from elgrande.arena.contest import Contest
from elgrande.arena.playing import Played
from elgrande.ratings import FinishedGame, RatingWithInterval, rate_with_intervals
from elgrande.tools.simulate import wilson


@dataclass
class Share:
    """How often something happened, out of how many chances; shared cases count in part."""

    count: float = 0.0
    of: int = 0

    def add(self, count: float) -> None:
        """Count one more case; `count` is 1 if it happened, 0 if not, or a part."""
        self.count += count
        self.of += 1

    @property
    def rate(self) -> float:
        """Between 0 and 1."""
        return self.count / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate (Wilson)."""
        return wilson(self.count, self.of)


@dataclass
class BotSummary:
    """The results of one bot, over all its seats."""

    bot: str
    rating: RatingWithInterval
    wins: Share
    by_seat: list[Share]
    """Its wins in each seat."""
    against: dict[str, Share]
    """How often it finished ahead of each other bot, over all pairs of their seats."""
    points: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    @property
    def mean_points(self) -> float:
        """Per game and seat."""
        return self.points / self.wins.of

    @property
    def mean_sources(self) -> dict[str, float]:
        """The mean points by source."""
        return {name: points / self.wins.of for name, points in self.sources.items()}

    @property
    def mean_seconds(self) -> float:
        """Per choice."""
        return self.seconds / max(1, self.choices)


@dataclass(frozen=True)
class Summary:
    """The results of a contest."""

    contest: Contest
    bots: list[BotSummary]
    """Strongest first."""

    @property
    def parity(self) -> float:
        """The win share of a bot that is exactly as strong as the others."""
        return 1 / self.contest.config.players

    def as_data(self) -> dict[str, Any]:
        """All of it, for JSON."""
        return {
            "settings": self.contest.settings(),
            "deals": self.contest.deals,
            "games": self.contest.games,
            "parity": round(self.parity, 6),
            "bots": [_bot_data(bot) for bot in self.bots],
        }


def summarise(contest: Contest, games: Iterable[Played]) -> Summary:
    """Summarise all games of a contest; their order does not matter."""
    by_deal: list[list[Played]] = [[] for _ in range(contest.deals)]
    for game in sorted(games, key=lambda game: (game.deal, game.seating)):
        by_deal[game.deal].append(game)
    standings = [[FinishedGame(game.bots, game.places) for game in deal] for deal in by_deal]
    ratings = rate_with_intervals(standings, contest.seed)
    bots: dict[str, BotSummary] = {}
    for label in dict.fromkeys(contest.labels):
        seats = [Share() for _ in range(contest.config.players)]
        others = {other: Share() for other in contest.labels if other != label}
        bots[label] = BotSummary(label, ratings[label], Share(), seats, others)
    for deal in by_deal:
        for game in deal:
            for seat, name in enumerate(game.bots):
                _count(bots[name], game, seat)
    return Summary(contest, sorted(bots.values(), key=lambda bot: -bot.rating.mu))


def _count(bot: BotSummary, game: Played, seat: int) -> None:
    """Count a game for the bot in this seat."""
    place = game.places[seat]
    won = 1 / game.places.count(1) if place == 1 else 0.0
    bot.wins.add(won)
    bot.by_seat[seat].add(won)
    for other, its_place in zip(game.bots, game.places, strict=True):
        if other in bot.against:
            bot.against[other].add(0.5 if place == its_place else float(place < its_place))
    bot.points += game.scores[seat]
    for source, points in game.sources.items():
        bot.sources[source] = bot.sources.get(source, 0) + points[seat]
    bot.choices += game.decided[seat]
    bot.seconds += game.seconds[seat]
    bot.slowest = max(bot.slowest, game.slowest[seat])


def _bot_data(bot: BotSummary) -> dict[str, Any]:
    rating = bot.rating
    return {
        "bot": bot.bot,
        "rating": round(rating.mu, 4),
        "rating_95": [round(rating.low, 4), round(rating.high, 4)],
        "rating_sigma": round(rating.sigma, 4),
        "played": bot.wins.of,
        "wins": round(bot.wins.count, 4),
        "win_share": round(bot.wins.rate, 6),
        "win_share_95": [round(bound, 6) for bound in bot.wins.interval],
        "win_share_by_seat": [round(share.rate, 6) for share in bot.by_seat],
        "ahead_of": {
            other: {"share": round(share.rate, 6), "met": share.of} for other, share in bot.against.items() if share.of
        },
        "points": round(bot.mean_points, 4),
        "points_by_source": {name: round(points, 4) for name, points in bot.mean_sources.items()},
        "choices": bot.choices,
        "seconds_per_choice": round(bot.mean_seconds, 6),
        "seconds_slowest": round(bot.slowest, 6),
    }
