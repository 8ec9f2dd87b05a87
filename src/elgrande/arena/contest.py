"""What is played in the arena: the table, the bots, the deals."""

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
    """One deal: the set-up, and who plays it where."""

    seed: int
    """Of the game's set-up; the same in all its games."""
    bot_seeds: tuple[int, ...]
    """By seat; the same in all its games."""
    seatings: list[tuple[int, ...]]
    """By game, then by seat: the numbers of the bots."""


@cache
def our_code() -> str:
    """A fingerprint of all that plays, rules and bots with their weights: games of other ones are not counted
    together."""
    root, digest = Path(__file__).parents[1], sha256()
    for part in ("board", "engine", "rules", "bots"):
        for path in sorted((root / part).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Contest:
    """Bots that play the same deals in rotating seats. All its chance comes from its seed."""

    config: Config
    bots: tuple[str, ...]
    """As they were named. Who is named twice takes part twice, and is counted together."""
    deals: int
    """Each is played as often as there are bots."""
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
        """How many games are played."""
        return self.deals * len(self.bots)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each bot is called in tables: an own one by its class, unless another has the same name."""
        short = {name: name.rpartition(":")[2] if file_of(name) else name for name in self.bots}
        names = list(short.values())
        return tuple(short[name] if names.count(short[name]) == 1 else name for name in self.bots)

    def deal(self, number: int) -> Deal:
        """One of the deals; it depends on the seed and its number only."""
        chance, players = game_chance(self.seed, number), self.config.players
        seed, *bot_seeds = (chance.below(1 << 32) for _ in range(1 + players))
        return Deal(seed, tuple(bot_seeds), seatings(len(self.bots), players, chance))

    def settings(self) -> dict[str, Any]:
        """All that decides what happens in its games, except how many there are."""
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
