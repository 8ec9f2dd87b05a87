"""What the arena plays: the table, the bots, the deals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from elgrande.arena.seatings import seatings
from elgrande.bots.plugins import file_of, find_bot
from elgrande.rules.config import Config
from elgrande.rules.overrides import Overrides
from elgrande.tools.simulate import game_chance


class ContestError(ValueError):
    """A contest that cannot be played; the message says why."""


@dataclass(frozen=True)
class Deal:
    """One deal: the set-up, and who sits where."""

    seed: int
    """The seed of the set-up; the same in all games of this deal."""
    bot_seeds: tuple[int, ...]
    """By seat; the same in all games of this deal."""
    seatings: list[tuple[int, ...]]
    """By game, then by seat: the numbers of the bots."""


@cache
def our_code() -> str:
    """A fingerprint of everything that plays: rules, bots and their weights. Games with different fingerprints are
    never counted together."""
    root, digest = Path(__file__).parents[1], sha256()
    for part in ("board", "engine", "rules", "bots"):
        for path in sorted((root / part).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Contest:
    """Bots that play the same deals in rotating seats. All randomness comes from the seed."""

    config: Config
    bots: tuple[str, ...]
    """The bots as named. A bot named twice takes part twice, and its results are added up."""
    deals: int
    """Each deal is played once for every bot."""
    seed: int = 1
    cards: Overrides | None = None

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise ContestError(f"a contest needs at least two different bots, not {', '.join(self.bots) or 'none'}")
        if self.deals < 1:
            raise ContestError(f"at least one deal, not {self.deals}")
        for name in self.bots:
            find_bot(name)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * len(self.bots)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each bot is called in tables: your own bots by their class, unless another has the same name."""
        short = {name: name.rpartition(":")[2] if file_of(name) else name for name in self.bots}
        names = list(short.values())
        return tuple(short[name] if names.count(short[name]) == 1 else name for name in self.bots)

    def deal(self, number: int) -> Deal:
        """The deal with this number; it depends only on the seed and the number."""
        chance, players = game_chance(self.seed, number), self.config.players
        seed, *bot_seeds = (chance.below(1 << 32) for _ in range(1 + players))
        return Deal(seed, tuple(bot_seeds), seatings(len(self.bots), players, chance))

    def settings(self) -> dict[str, Any]:
        """Everything that determines the games, except how many there are."""
        files = {label: file_of(name) for label, name in zip(self.labels, self.bots, strict=True)}
        return {
            "elgrande": version("elgrande"),
            "code": our_code(),
            "table": self.config._asdict()
            | {"modules": list(self.config.modules), "without": list(self.config.without)},
            "bots": list(self.labels),
            "files": {label: sha256(path.read_bytes()).hexdigest() for label, path in files.items() if path},
            "seed": self.seed,
            "cards": self.cards.text if self.cards else "",
        }
