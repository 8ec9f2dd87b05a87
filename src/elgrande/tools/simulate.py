"""Many games of bots against each other: how often each wins, and where the points come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final, Protocol

from elgrande.bots import Bot
from elgrande.bots.plugins import AnyBot, find_bot, seated
from elgrande.bots.thinker import Thinker
from elgrande.engine.chance import Chance
from elgrande.engine.event import Event
from elgrande.outcome import winners
from elgrande.points import column, columns_of, points_by_source
from elgrande.rules.build import build, set_up
from elgrande.rules.config import Config
from elgrande.rules.log import Choice
from elgrande.rules.overrides import Overrides
from elgrande.rules.position import Position
from elgrande.tools.parallel import spread
from elgrande.transcript import Transcript
from elgrande.view import View

WHOLE: Final = 60
"""A win, in units that two to five players can share evenly, so that sums do not depend on their order."""

BATCH: Final = 5
"""Games per task of a process."""

CONFIDENCE: Final = 1.959964
"""The half-width of a 95 % interval in standard deviations."""


class Seat(Protocol):
    """Something that answers for a seat."""

    def answer(self, position: Position) -> int:
        """One of the options of the decision on top."""


class BotSeat:
    """A bot in its seat: it sees what the seat sees."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, position: Position) -> int:
        """The bot's choice, if it is on offer."""
        player = position.decision.player
        option = self.bot.choose(View(position, player))
        if option not in position.options:
            raise ValueError(f"{type(self.bot).__name__} chose {option}, not one of {position.options}")
        return option


class RandomSeat:
    """Picks any option, all equally likely: it never looks at the board, so it is much faster than a bot."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def answer(self, position: Position) -> int:
        """A random option."""
        return self.chance.pick(position.options)


def take_seat(given: AnyBot, seed: int) -> Seat:
    """A seat for a bot; levels have no clock here, so that the same seed gives the same games."""
    if given == "random":
        return RandomSeat(seed)
    bot = seated(given, seed)
    if isinstance(bot, Thinker):
        bot.seconds = inf
    return BotSeat(bot)


@dataclass(frozen=True)
class Plan:
    """What to play."""

    config: Config
    bots: tuple[str, ...]
    """The bot of each seat in the first game."""
    games: int
    seed: int = 0
    rotate: bool = True
    """Whether everybody moves on by one seat with every game."""
    cards: Overrides | None = None
    keep: bool = False
    """Whether results hold the games themselves, too."""

    def __post_init__(self) -> None:
        for bot in self.bots:
            find_bot(bot)
        if len(self.bots) != self.config.players:
            raise ValueError(f"{self.config.players} players need {self.config.players} bots, not {len(self.bots)}")
        if self.games < 1:
            raise ValueError(f"at least one game, not {self.games}")

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift]


@dataclass
class Tally:
    """The results of one kind of bot, summed over its seats."""

    seats: int = 0
    """How many seats it took."""
    wins: int = 0
    """In units of 1 / WHOLE."""
    points: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    """By `points.columns_of`."""

    def add(self, other: Tally) -> None:
        """Add the results of other games."""
        self.seats += other.seats
        self.wins += other.wins
        self.points += other.points
        for source, points in other.sources.items():
            self.sources[source] = self.sources.get(source, 0) + points

    @property
    def won(self) -> float:
        """Games won; a shared win counts for its share."""
        return self.wins / WHOLE

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return wilson(self.won, self.seats)


@dataclass
class Result:
    """The results of a simulation so far."""

    games: int = 0
    decisions: int = 0
    bots: dict[str, Tally] = field(default_factory=dict)
    kept: list[Transcript] = field(default_factory=list)
    """The games themselves, if the plan says so; `add` leaves them where they are, since they may be many."""

    def add(self, other: Result) -> None:
        """Add the result of other games."""
        self.games += other.games
        self.decisions += other.decisions
        for name, tally in other.bots.items():
            self.bots.setdefault(name, Tally()).add(tally)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate, by Wilson's score.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    rate, z = successes / trials, CONFIDENCE
    middle = rate + z * z / (2 * trials)
    spread_out = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread_out) / scale), min(1.0, (middle + spread_out) / scale)


def game_chance(seed: int, number: int) -> Chance:
    """The random generator of one game of a series: it depends only on the seed and the number."""
    return Chance(Chance(seed).bits() ^ number)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """Play all games; yields partial results as they arrive, to be added up."""
    batches = [(plan, first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    yield from spread(play_batch, batches, min(jobs, len(batches)))


def play_batch(task: tuple[Plan, int, int]) -> Result:
    """Play the games of a plan from one number up to, but not including, another."""
    plan, first, end = task
    result = Result()
    for number in range(first, end):
        game = play_game(plan, number)
        result.add(game)
        result.kept += game.kept
    return result


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of a plan."""
    names = plan.seats(number)
    chance = game_chance(plan.seed, number)
    seed = chance.below(1 << 32)
    position = set_up(build(plan.config, plan.cards), seed)
    seats = [take_seat(name, chance.below(1 << 32)) for name in names]
    events: list[Event] = []
    position.events = events
    position.run()
    made = play_out(position, seats)
    result = Result(1, len(made), {name: Tally() for name in names})
    if plan.keep:
        result.kept.append(Transcript.of(position, seed, names, made, plan.cards))
    best = winners(position)
    for seat, name in enumerate(names):
        won = WHOLE // len(best) if seat in best else 0
        result.bots[name].add(Tally(1, won, position.board.score[seat]))
    for tally in result.bots.values():
        tally.sources = dict.fromkeys(columns_of(position.rules), 0)
    for points in points_by_source(position.rules, events):
        result.bots[names[points.player]].sources[column(position.rules, points)] += points.points
    return result


def play_out(position: Position, seats: Sequence[Seat]) -> list[Choice]:
    """Play a position to its end; returns the choices."""
    made: list[Choice] = []
    while not position.over:
        player = position.decision.player
        option = seats[player].answer(position)
        position.choose(option)
        made.append((player, option))
    return made
