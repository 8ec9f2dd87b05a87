"""One game of a contest, and its result."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass, field, fields
from time import perf_counter
from typing import Any, Final

from elgrande.arena.contest import Contest
from elgrande.engine.event import Event
from elgrande.game import check_names
from elgrande.outcome import rank
from elgrande.points import column, columns_of, points_by_source
from elgrande.record import Header, write_record
from elgrande.rules.build import build, set_up
from elgrande.rules.log import Choice
from elgrande.rules.position import Position
from elgrande.tools.simulate import Seat, take_seat
from elgrande.transcript import Transcript, to_line

Task = tuple[Contest, int, int]
"""A game: the contest, the number of the deal and the number of the seating."""


@dataclass(frozen=True)
class Played:
    """A finished game. Every tuple is indexed by seat."""

    game: Transcript
    """All of it: the table, the seed, who played, every choice, the points."""
    deal: int
    seating: int
    places: tuple[int, ...]
    """1 for the winner, or for everybody who shares the win."""
    sources: dict[str, tuple[int, ...]]
    """Where the points come from: see `points.columns_of`."""
    decided: tuple[int, ...]
    """How many decisions had more than one option."""
    seconds: tuple[float, ...] = field(compare=False)
    """How long these decisions took in total."""
    slowest: tuple[float, ...] = field(compare=False)
    """How long the slowest one took."""

    @property
    def seed(self) -> int:
        """The seed of the set-up."""
        return self.game.seed

    @property
    def bots(self) -> tuple[str, ...]:
        """Who played."""
        return self.game.bots

    @property
    def scores(self) -> tuple[int, ...]:
        """The points."""
        return self.game.scores

    def to_line(self) -> str:
        """As one line of JSON: the keys of a transcript, and those of the arena."""
        own = {name: getattr(self, name) for name in OWN}
        return to_line(self.game.as_data() | own)

    @classmethod
    def from_line(cls, line: str) -> Played:
        """Read what `to_line` wrote; otherwise raise KeyError, ValueError, TypeError or AttributeError."""
        data: dict[str, Any] = json.loads(line)
        values: Any = {name: data[name] for name in OWN}
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
        values["sources"] = {name: tuple(points) for name, points in data["sources"].items()}
        return cls(Transcript.from_data(data), **values)


OWN: Final = tuple(one.name for one in fields(Played))[1:]
"""What a line has besides the transcript."""


@dataclass(frozen=True)
class Failure:
    """A game in which a bot failed with an error."""

    deal: int
    seating: int
    seed: int
    bots: tuple[str, ...]
    seat: int
    trouble: str
    """Python's error message."""
    record: str
    """The game up to the error, for `elgrande replay`."""

    def __str__(self) -> str:
        error = self.trouble.rstrip().rpartition("\n")[2]
        where = f"deal {self.deal + 1}, game {self.seating + 1}, seed {self.seed}, seat {self.seat + 1}"
        return f"{self.bots[self.seat]} failed ({where}): {error}"


class BotFailed(Exception):
    """A bot failed during a game."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(str(failure))
        self.failure = failure


def play(task: Task) -> Played | Failure:
    """Play one game of a contest."""
    contest, deal_number, seating = task
    deal = contest.deal(deal_number)
    here = deal.seatings[seating]
    names = tuple(contest.labels[bot] for bot in here)
    position = set_up(build(contest.config, contest.cards), deal.seed)
    events: list[Event] = []
    position.events = events
    position.run()
    made: list[Choice] = []
    seats: list[TimedSeat] = []
    player = 0
    try:
        for player, bot in enumerate(here):
            seats.append(TimedSeat(take_seat(contest.bots[bot], deal.bot_seeds[player])))
        while not position.over:
            player = position.decision.player
            option = seats[player].answer(position)
            position.choose(option)
            made.append((player, option))
    except Exception:
        cards = contest.cards.text if contest.cards else ""
        header = Header(contest.config, deal.seed, check_names(None, len(names)), cards)
        record = write_record(header, set_up(position.rules, deal.seed), made)
        return Failure(deal_number, seating, deal.seed, names, player, traceback.format_exc(), record)
    return Played(
        Transcript.of(position, deal.seed, names, made, contest.cards),
        deal_number,
        seating,
        places(position),
        sources(position, events),
        tuple(seat.choices for seat in seats),
        tuple(round(seat.seconds, 6) for seat in seats),
        tuple(round(seat.slowest, 6) for seat in seats),
    )


class TimedSeat:
    """A seat with a clock that runs while there is a real choice to make."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.choices = 0
        self.seconds = self.slowest = 0.0

    def answer(self, position: Position) -> int:
        """The choice of the bot in this seat."""
        if len(position.options) == 1:
            return position.options[0]
        began = perf_counter()
        option = self.seat.answer(position)
        took = perf_counter() - began
        self.choices += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return option


def places(position: Position) -> tuple[int, ...]:
    """The final place of each player; tied players share the better place."""
    ranks = [rank(position, player) for player in range(position.rules.players)]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def sources(position: Position, events: list[Event]) -> dict[str, tuple[int, ...]]:
    """Where the points of each player come from."""
    rules = position.rules
    found = {name: [0] * rules.players for name in columns_of(rules)}
    for points in points_by_source(rules, events):
        found[column(rules, points)][points.player] += points.points
    return {name: tuple(by_seat) for name, by_seat in found.items()}
