"""Games of bots against each other, to learn from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from elgrande.engine.chance import Chance
from elgrande.outcome import winners
from elgrande.rules.build import build, set_up
from elgrande.rules.log import Choice
from elgrande.rules.position import Position
from elgrande.tools.simulate import take_seat
from elgrande.train.course import Course, CourseError
from elgrande.transcript import Transcript, to_line

RANDOM: Final = 7
"""In muddled rounds, one in this many choices is random."""

Task = tuple[Course, str, int, int]
"""A game to play: its course, bot, generation, and its number in the generation."""


@dataclass(frozen=True)
class Finished:
    """A finished game of a course."""

    game: Transcript
    number: int
    muddled: int
    """Positions before the end of this many rounds are not learned from."""
    won: tuple[float, ...]
    """By player: 1 for the winner; a shared win is split."""

    @property
    def table(self) -> str:
        """The modules, joined by +."""
        return "+".join(self.game.config.modules[1:]) or "base"

    @property
    def players(self) -> int:
        """How many played."""
        return self.game.config.players

    @property
    def seed(self) -> int:
        """The seed of the set-up."""
        return self.game.seed

    @property
    def scores(self) -> tuple[int, ...]:
        """The points at the end."""
        return self.game.scores

    def to_line(self) -> str:
        """As one line of JSON: the keys of a transcript, and those of the course."""
        return to_line(self.game.as_data() | {"number": self.number, "muddled": self.muddled, "won": list(self.won)})

    @classmethod
    def from_line(cls, line: str) -> Finished:
        """Read what `to_line` wrote; otherwise raise KeyError, ValueError or TypeError."""
        data: dict[str, Any] = json.loads(line)
        return cls(Transcript.from_data(data), data["number"], data["muddled"], tuple(data["won"]))

    def rounds(self) -> Iterator[Position]:
        """The position at the end of each round that can be learned from; always the same object."""
        ended = before = 0
        for position, _ in self.game.replay():
            if position.board.round != before and before:
                ended += 1
                if ended >= self.muddled:
                    yield position
            before = position.board.round


def play(task: Task) -> Finished:
    """Play one game of a course; raises CourseError if a bot fails."""
    try:
        return _play(task)
    except Exception as error:
        _, bot, generation, number = task
        where = f"generation {generation}, game {number + 1}"
        raise CourseError(f"{bot} failed ({where}): {type(error).__name__}: {error}") from error


def _play(task: Task) -> Finished:
    course, bot, generation, number = task
    planned = course.game(generation, number)
    position = set_up(build(planned.config), planned.seed)
    position.run()
    seats = [take_seat(bot, seed) for seed in planned.bot_seeds]
    chance = Chance(planned.seed)
    rounds = position.rules.rounds
    made: list[Choice] = []
    while not position.over:
        player, options = position.decision.player, position.options
        muddled = planned.muddled and position.board.round < rounds[planned.muddled] and not chance.below(RANDOM)
        if len(options) == 1:
            option = options[0]
        else:
            option = chance.pick(options) if muddled else seats[player].answer(position)
        position.choose(option)
        made.append((player, option))
    best = winners(position)
    won = tuple([1 / len(best) if player in best else 0.0 for player in range(planned.config.players)])
    game = Transcript.of(position, planned.seed, (bot,) * planned.config.players, made)
    return Finished(game, number, planned.muddled, won)
