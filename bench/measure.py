"""The stopwatch for all contenders: each plays, copies and saves in its own process.

A contender is a script that describes itself as a `Contender` and calls `work`, which prints one line of JSON. Times
are processor times of that process, so that other work on the machine disturbs them as little as possible.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any

SAMPLED_GAMES = 10
POSITIONS_PER_GAME = 15


@dataclass(frozen=True, slots=True)
class Contender:
    """A game engine as the stopwatch sees it."""

    play_game: Callable[[], int]
    """Plays one whole game with random choices; returns the number of decisions."""
    sample_game: Callable[[float], list[Any]]
    """Plays one game; returns positions at about this share of its decisions, and the finished game last."""
    count_options: Callable[[Any], int]
    copy: Callable[[Any], object]
    save: Callable[[Any], str]


def measure(contender: Contender, seconds: float) -> dict[str, object]:
    """Measure one contender for one slice."""
    decisions, games, elapsed = playing(contender.play_game, seconds)
    share = POSITIONS_PER_GAME * games / decisions
    positions: list[Any] = []
    finished: list[Any] = []
    while len(finished) < SAMPLED_GAMES or not positions:
        *sampled, last = contender.sample_game(share)
        positions += sampled
        finished.append(last)
    options = [contender.count_options(position) for position in positions]
    sizes = [len(contender.save(position).encode()) for position in positions]
    finished_sizes = [len(contender.save(last).encode()) for last in finished]
    return {
        "python": platform.python_version(),
        "decisions_per_s": decisions / elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
        "options_per_decision": statistics.mean(options),
        "forced_share": options.count(1) / len(options),
        "copy_us": microseconds(contender.copy, positions, seconds / 3),
        "save_us": microseconds(contender.save, positions, seconds / 3),
        "save_bytes": statistics.median(sizes),
        "save_bytes_largest": max(sizes + finished_sizes),
    }


def playing(play_game: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play whole games for this long, after a warm-up; return decisions, games and seconds."""
    warm_up_end = process_time() + seconds * 0.2
    while process_time() < warm_up_end:
        play_game()
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        decisions += play_game()
        games += 1
        now = process_time()
    return decisions, games, now - start


def microseconds(call: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Return the time of one call: the median over passes through all positions, after a warm-up pass."""
    passes: list[float] = []
    end = process_time() + seconds
    while len(passes) < 4 or process_time() < end:
        start = process_time()
        for position in positions:
            call(position)
        passes.append((process_time() - start) / len(positions))
    return statistics.median(passes[1:]) * 1e6


def work(contenders: Mapping[str, Callable[[], Contender]]) -> None:
    """Measure the contender named on the command line and print the result as one line of JSON."""
    parser = argparse.ArgumentParser(description="Measure one contender; `run.py` starts this.")
    parser.add_argument("name", choices=list(contenders))
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time spent playing")
    parser.add_argument("--seed", type=int, default=1, help="of the random choices")
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    result = measure(contenders[arguments.name](), arguments.seconds)
    print(json.dumps({"name": arguments.name, **result}))
