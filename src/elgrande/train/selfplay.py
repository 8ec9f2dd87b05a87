"""Games of bots against each other, to learn from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from elgrande.engine.chance import Chance
from elgrande.engine.saving import SaveError
from elgrande.outcome import winners
from elgrande.rules.build import build, set_up
from elgrande.rules.config import Config, configure
from elgrande.rules.position import Position
from elgrande.saving import Choice, pack_choices, unpack_choices
from elgrande.tools.simulate import take_seat
from elgrande.train.course import Course, CourseError

RANDOM: Final = 7
"""In muddled rounds, one in this many choices is random."""

Task = tuple[Course, str, int, int]
"""A game to play: its course, bot, generation, and its number in the generation."""


@dataclass(frozen=True)
class Finished:
    """A finished game; its choices describe it completely."""

    number: int
    table: str
    players: int
    seed: int
    muddled: int
    """Positions before the end of this many rounds are not learned from."""
    choices: str
    scores: tuple[int, ...]
    won: tuple[float, ...]
    """By player: 1 for the winner; a shared win is split."""

    @property
    def config(self) -> Config:
        """The table it was played on."""
        return configure(self.players, self.table.split("+"))

    def to_line(self) -> str:
        """As one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> Finished:
        """Read what `to_line` wrote; otherwise raise ValueError or TypeError."""
        data: dict[str, Any] = json.loads(line)
        values: Any = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
        return cls(**values)

    def rounds(self) -> Iterator[Position]:
        """The position at the end of each round that can be learned from; always the same object."""
        position = set_up(build(self.config), self.seed)
        position.run()
        ended = 0
        for player, option in unpack_choices(self.choices):
            before = position.board.round
            if position.over or position.decision.player != player or option not in position.options:
                raise SaveError(f"game {self.number} does not fit these rules")
            position.choose(option)
            if position.board.round != before and before:
                ended += 1
                if ended >= self.muddled:
                    yield position


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
    return Finished(
        number,
        "+".join(planned.config.modules[1:]) or "base",
        planned.config.players,
        planned.seed,
        planned.muddled,
        pack_choices(made),
        tuple(position.board.score),
        tuple([1 / len(best) if player in best else 0.0 for player in range(planned.config.players)]),
    )
