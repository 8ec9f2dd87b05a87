"""What is trained: the tables, the bot that plays on them, the number of games, and the seed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from elgrande.bots.plugins import find_bot
from elgrande.engine.chance import Chance, mix
from elgrande.rules.config import Config, configure

TABLES: Final = (
    "base",
    "grand_inquisitor",
    "king_intrigue",
    "grandissimo",
    "anniversary",
    "king_intrigue+players_edition",
    "king_intrigue+special_cards",
    "king_intrigue+players_edition+special_cards",
)
"""The default sets of modules to train on."""
LEARNER: Final = "learner"
"""The name of the bot that plays with the weights in training: see `learner`."""
LATEST: Final = 5
"""At most this many rounds of a game begin with random choices."""


class CourseError(ValueError):
    """Something that cannot be trained, or a folder that does not match; the message says why."""


@dataclass(frozen=True)
class TrainingGame:
    """One game to play: its table, its seeds, and how it begins."""

    config: Config
    seed: int
    """The seed of the set-up."""
    bot_seeds: tuple[int, ...]
    muddled: int
    """Some choices are random until the end of this many rounds, to get a wide range of positions."""


@dataclass(frozen=True)
class Course:
    """What is learned, and how it is measured."""

    tables: tuple[str, ...] = TABLES
    """Sets of modules, joined by +."""
    players: tuple[int, ...] = (2, 3, 4, 5)
    games: int = 400
    """In each generation."""
    bot: str = "pupil"
    """Plays the games of the first generation."""
    later: str = "pupil"
    """Plays the games of later generations; LEARNER plays with the weights of the previous generation."""
    rivals: tuple[str, ...] = ("page",)
    """Fixed opponents; each generation's strength is measured against them."""
    checks: int = 40
    """The number of games against each rival on each measuring table; 0 for none."""
    check_tables: tuple[str, ...] = ("base",)
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.tables or not self.players:
            raise CourseError("a course needs at least one table and one number of players")
        if self.games < 2:
            raise CourseError(f"at least two games in a generation, not {self.games}: one to learn, one to check")
        for name in (self.bot, *self.rivals, *([] if self.later == LEARNER else [self.later])):
            find_bot(name)
        for table in (*self.tables, *self.check_tables):
            for players in self.players:
                configure(players, table.split("+"))

    def game(self, generation: int, number: int) -> TrainingGame:
        """One game of a generation; it depends only on the seed and these numbers."""
        chance = Chance(mix(mix(self.seed) ^ generation) ^ number)
        table = self.tables[number % len(self.tables)]
        players = self.players[number // len(self.tables) % len(self.players)]
        seed, *bot_seeds = [chance.below(1 << 32) for _ in range(1 + players)]
        muddled = 1 + chance.below(LATEST) if chance.below(2) else 0
        return TrainingGame(configure(players, table.split("+")), seed, tuple(bot_seeds), muddled)

    def settings(self) -> dict[str, Any]:
        """Everything that must not change while a course is running. More games can be added, unless later generations
        play with weights learned from earlier games."""
        fixed = {"games": self.games} if self.later == LEARNER else {}
        return fixed | {
            "elgrande": version("elgrande"),
            "tables": list(self.tables),
            "players": list(self.players),
            "bot": self.bot,
            "later": self.later,
            "seed": self.seed,
        }
