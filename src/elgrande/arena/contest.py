"""What the arena plays: the table, the bots, the deals."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from elgrande.arena.seatings import seatings
from elgrande.bots import Bot
from elgrande.bots.plugins import AnyBot, check_bot, file_of, name_of
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


@dataclass(frozen=True, repr=False)
class Contest:
    """Bots that play the same deals in rotating seats. All randomness comes from the seed."""

    config: Config
    bots: Sequence[AnyBot]
    """Names, classes, bots or functions that make one. A bot that is here twice takes part twice, and its results are
    added up."""
    deals: int
    """Each deal is played once for every bot."""
    seed: int = 1
    cards: Overrides | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(self.bots))
        if len(set(self.bots)) < 2:
            given = ", ".join(name_of(bot) for bot in self.bots) or "none"
            raise ContestError(f"a contest needs at least two different bots, not {given}")
        if self.deals < 1:
            raise ContestError(f"at least one deal, not {self.deals}")
        for bot in self.bots:
            check_bot(bot)

    def __repr__(self) -> str:
        bots, config = ", ".join(self.labels), self.config
        modules = "".join([f"{name}, " for name in config.modules[1:]])
        return f"<Contest of {bots}: {self.deals} deals for {config.players} players, {modules}seed {self.seed}>"

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * len(self.bots)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each bot is called in tables: your own bots by their class, unless another has the same name."""
        short = {bot: _short(bot) for bot in self.bots}
        names = list(short.values())
        different = {bot: _longer(bot, names[:number]) for number, bot in enumerate(short)}
        return tuple(short[bot] if names.count(short[bot]) == 1 else different[bot] for bot in self.bots)

    @property
    def defined_here(self) -> list[str]:
        """The bots that only this process knows, such as those of a notebook."""
        return [label for label, bot in self._labelled() if not _known_elsewhere(bot)]

    def _labelled(self) -> list[tuple[str, AnyBot]]:
        return list(zip(self.labels, self.bots, strict=True))

    def deal(self, number: int) -> Deal:
        """The deal with this number; it depends only on the seed and the number."""
        chance, players = game_chance(self.seed, number), self.config.players
        seed, *bot_seeds = (chance.below(1 << 32) for _ in range(1 + players))
        return Deal(seed, tuple(bot_seeds), seatings(len(self.bots), players, chance))

    def settings(self) -> dict[str, Any]:
        """Everything that determines the games, except how many there are."""
        files = {label: file_of(bot) if isinstance(bot, str) else None for label, bot in self._labelled()}
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


def _short(bot: AnyBot) -> str:
    """The name of a bot; of one in a file, that of its class."""
    return bot.rpartition(":")[2] if isinstance(bot, str) and file_of(bot) else name_of(bot)


def _longer(bot: AnyBot, before: Sequence[str]) -> str:
    """What tells a bot from others with the same short name: all of its name, or a number."""
    return bot if isinstance(bot, str) else f"{name_of(bot)} {before.count(name_of(bot)) + 1}"


def _known_elsewhere(bot: AnyBot) -> bool:
    """Whether a new process can find a bot: one from a notebook or a prompt, or inside a function, it cannot."""
    try:
        pickle.dumps(bot)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    maker = type(bot) if isinstance(bot, Bot) else bot
    return getattr(maker, "__module__", "") != "__main__" or hasattr(sys.modules["__main__"], "__file__")
