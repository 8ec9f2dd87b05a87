"""A batch whose rows are played in several processes; its arrays lie in memory that they share."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

from elgrande.envs import extra
from elgrande.envs.rewards import WIN, check_reward
from elgrande.rules.config import Config, configure

with extra("batch"):
    import numpy as np

    from elgrande.envs.batch import Numbers, Rows, check, check_counts, shapes

ALIGNED: Final = 64
"""Every array begins at a multiple of this many bytes."""


class Processes:
    """A batch of `games` games, shared out among processes; close it, or use it in a `with` statement.

    New processes import the program that makes them, so a script does that under `if __name__ == "__main__":`.
    """

    def __init__(self, games: int, processes: int, reward: str = WIN, seed: int = 0, **settings: Any) -> None:
        config = configure(**settings)
        check_reward(reward)
        check_counts(seed, games=games, processes=processes)
        if processes > games:
            raise ValueError(f"{games} games cannot be shared out among {processes} processes")
        context = get_context("spawn")
        memory = context.RawArray("B", laid_out(config, games)[1])
        self.arrays = arrays_in(memory, config, games)
        self.observations, self.masks = self.arrays["observations"], self.arrays["masks"]
        self.seats, self.rewards, self.over = self.arrays["seats"], self.arrays["rewards"], self.arrays["over"]
        bounds = [games * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection] = []
        self._workers = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            part = (bounds[number], bounds[number + 1])
            facts = (memory, config, games, part, reward, (seed + number, processes))
            worker = context.Process(target=work, args=(theirs, *facts), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._answered(b"")

    def step(self, options: Any) -> None:
        """Make a choice in each game; an option that is not offered is refused, and nothing is played."""
        if not self._pipes:
            raise ValueError("this batch is closed")
        check(self.masks, options)
        self.arrays["options"][:] = options
        self._answered(b"s")

    def _answered(self, message: bytes) -> None:
        """Send a message, if there is one, to all processes, and wait until all have answered."""
        try:
            for pipe in self._pipes if message else ():
                pipe.send_bytes(message)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process of this batch has ended by itself, so the batch is closed") from None

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def laid_out(config: Config, games: int) -> tuple[dict[str, int], int]:
    """Where each array begins in the memory, and how much all of them need."""
    places, size = {}, 0
    for name, (shape, kind) in shapes(config, games).items():
        places[name] = size
        size += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
    return places, size


def arrays_in(memory: Any, config: Config, games: int) -> dict[str, Numbers]:
    """The arrays of a batch in shared memory."""
    places = laid_out(config, games)[0]
    found = shapes(config, games).items()
    return {name: np.ndarray(shape, kind, memory, places[name]) for name, (shape, kind) in found}


def work(
    pipe: Connection,
    memory: Any,
    config: Config,
    games: int,
    part: tuple[int, int],
    reward: str,
    deals: tuple[int, int],
) -> None:
    """Play the rows of one process until the pipe is closed."""
    arrays = {key: array[part[0] : part[1]] for key, array in arrays_in(memory, config, games).items()}
    rows = Rows(config, reward, deals[0], deals[1], arrays)
    try:
        while True:
            pipe.send_bytes(b"r")
            pipe.recv_bytes()
            rows.step(arrays["options"])
    except (EOFError, OSError, KeyboardInterrupt):
        pass
