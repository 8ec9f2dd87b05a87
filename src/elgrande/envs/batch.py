"""Many games at once, on arrays: N options in; observations, masks, seats and rewards out.

    batch = Batch(1024, players=4, seed=1)
    while True:
        batch.step(choose(batch.observations, batch.masks))

A game that is over begins anew at once: its row of `over` and `rewards` tells how it ended, its observation is the
first one of the next game. `Processes` plays the rows in several processes that share the arrays.
"""

from __future__ import annotations

from typing import Any, Final

from elgrande.envs import extra
from elgrande.envs.rewards import WIN, check_reward, rewards
from elgrande.game import ACTIONS
from elgrande.observation import Observer
from elgrande.rules.build import build, set_up
from elgrande.rules.config import Config, configure
from elgrande.rules.position import Position

with extra("batch"):
    import numpy as np

Numbers = np.ndarray[Any, np.dtype[Any]]

SHAPES: Final[dict[str, tuple[str, Any]]] = {
    "observations": ("size", np.float32),
    "masks": ("actions", np.int8),
    "seats": ("", np.int32),
    "rewards": ("players", np.float32),
    "over": ("", np.bool_),
    "options": ("", np.int32),
}
"""The arrays of a batch: the length of a row, and the type of its numbers."""


def shapes(config: Config, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and the type of each array."""
    lengths = {"size": Observer(build(config)).size, "actions": ACTIONS, "players": config.players}
    return {name: ((games, lengths[row]) if row else (games,), kind) for name, (row, kind) in SHAPES.items()}


class Batch:
    """Several games of one table; `settings` are those of `configure`."""

    def __init__(self, games: int, reward: str = WIN, seed: int = 0, **settings: Any) -> None:
        config = configure(**settings)
        check_counts(seed, games=games)
        arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(config, games).items()}
        self.table = Rows(config, check_reward(reward), seed, 1, arrays)
        self.arrays = arrays
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        """By game: what the seat observes that has to decide, and what it may choose."""
        self.seats = arrays["seats"]
        """By game: who has to decide."""
        self.rewards, self.over = arrays["rewards"], arrays["over"]
        """By game: what the last step brought each seat, and whether it ended a game."""

    def step(self, options: Any) -> None:
        """Make a choice in each game; an option that is not offered is refused, and nothing is played."""
        check(self.masks, options)
        self.table.step(options)


def check_counts(seed: int, **counts: int) -> None:
    """Check that the seed is a whole number, and that the counts are at least 1."""
    for name, count in {"seed": seed, **counts}.items():
        if not isinstance(count, int | np.integer):
            raise ValueError(f"{name} is a whole number, not {count!r:.60}")
        if name != "seed" and count < 1:
            raise ValueError(f"{name} is at least 1, not {count}")


def check(masks: Numbers, options: Any) -> None:
    """Check that every option is offered."""
    chosen = np.asarray(options)
    if chosen.shape != (len(masks),):
        raise ValueError(f"{len(masks)} games need {len(masks)} options, not {chosen.shape}")
    if chosen.dtype.kind not in "iu":
        raise ValueError(f"options are whole numbers, not {chosen.dtype}")
    inside = (chosen >= 0) & (chosen < ACTIONS)
    wrong = np.flatnonzero(~inside | (masks[np.arange(len(masks)), np.where(inside, chosen, 0)] == 0))
    if len(wrong):
        raise ValueError(f"game {wrong[0]} does not offer option {chosen[wrong[0]]}")


class Rows:
    """Plays the games of some rows of arrays."""

    def __init__(self, config: Config, reward: str, seed: int, stride: int, arrays: dict[str, Numbers]) -> None:
        self.rules = build(config)
        self.observer = Observer(self.rules)
        self.reward = reward
        self.seed = seed
        """The seed of the next deal; then it grows by `stride`, so that no two processes deal the same."""
        self.stride = stride
        self.arrays = arrays
        self.positions: list[Position] = []
        for row in range(len(arrays["seats"])):
            self.positions.append(self._deal())
            self._observe(row)

    def step(self, options: Any) -> None:
        """Make a choice in each game, unchecked."""
        won, over = self.arrays["rewards"], self.arrays["over"]
        for row, option in enumerate(np.asarray(options).tolist()):
            position = self.positions[row]
            before = position.board.score[:]
            position.choose(option)
            if position.over or position.board.score != before:
                won[row] = rewards(position, before, self.reward)
            else:
                won[row] = 0
            over[row] = position.over
            if position.over:
                self.positions[row] = self._deal()
            self._observe(row)

    def _deal(self) -> Position:
        position = set_up(self.rules, self.seed)
        self.seed += self.stride
        position.run()
        return position

    def _observe(self, row: int) -> None:
        position = self.positions[row]
        seat = position.decision.player
        self.arrays["seats"][row] = seat
        self.observer.write(position, seat, self.arrays["observations"], row * self.observer.size)
        self.observer.mask(position, seat, self.arrays["masks"], row * ACTIONS)
