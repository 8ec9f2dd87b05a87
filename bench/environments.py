"""Observed steps per second on one core: the observer alone, a batch, two processes, and PettingZoo one by one.

    make bench-envs                    or, with the compiled engine, .venv-compiled/bin/python bench/environments.py

A step is a random choice, then the observation and the mask of the seat that has to decide.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np

from elgrande import ACTIONS, Game
from elgrande.engine import machine
from elgrande.engine.chance import Chance
from elgrande.envs.batch import Batch
from elgrande.envs.processes import Processes
from elgrande.observation import Observer
from elgrande.rules.build import set_up

GAMES = 64


def observed(seconds: float, watching: bool = True) -> float:
    """Steps per second of one game after another; without watching, those of the engine alone."""
    rules, chance, steps, seed = Game.new(players=4, seed=0).rules, Chance(1), 0, 0
    observer = Observer(rules)
    numbers, mask = array("f", bytes(4 * observer.size)), bytearray(ACTIONS)
    begin = process_time()
    while process_time() - begin < seconds:
        position = set_up(rules, seed)
        position.run()
        seed += 1
        while not position.over:
            if watching:
                seat = position.decision.player
                observer.write(position, seat, numbers)
                observer.mask(position, seat, mask)
            position.choose(chance.pick(position.options))
            steps += 1
    return steps / (process_time() - begin)


def batched(seconds: float, processes: int = 0) -> float:
    """Steps per second of a batch, in wall time."""
    random = np.random.default_rng(1)
    batch = Processes(GAMES, processes, players=4) if processes else Batch(GAMES, players=4)
    steps, begin = 0, perf_counter()
    while perf_counter() - begin < seconds:
        batch.step((batch.masks * random.random(batch.masks.shape, np.float32)).argmax(axis=1))
        steps += GAMES
    rate = steps / (perf_counter() - begin)
    if isinstance(batch, Processes):
        batch.close()
    return rate


def one_by_one(seconds: float) -> float:
    """Steps per second through PettingZoo, without its wrappers."""
    from elgrande.envs import elgrande_v0

    env, random, steps = elgrande_v0.raw_env(players=4), np.random.default_rng(1), 0
    begin = process_time()
    while process_time() - begin < seconds:
        env.reset()
        while not env.game.over:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / (process_time() - begin)


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    compiled = str(machine.__file__).endswith(".so")
    print(f"4 players, base game, {'compiled' if compiled else 'interpreted'}: steps per second")
    contenders: dict[str, Callable[[], float]] = {
        "engine alone": lambda: observed(seconds, watching=False),
        "observer": lambda: observed(seconds),
        f"batch of {GAMES}": lambda: batched(seconds),
        f"batch of {GAMES} in 2 processes": lambda: batched(seconds, 2),
        "PettingZoo one by one": lambda: one_by_one(seconds),
    }
    for name, measure in contenders.items():
        try:
            print(f"{name:30} {measure():10,.0f}")
        except ImportError as error:
            print(f"{name:30} {error}")


if __name__ == "__main__":
    main()
