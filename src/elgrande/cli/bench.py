"""`elgrande bench`: how fast the engine is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.game import Game


def bench(
    players: Annotated[int, typer.Option(metavar="N", min=2, max=5, help="How many play.")] = 5,
    modules: options.Modules = None,
    seconds: Annotated[
        float, typer.Option(metavar="N", min=0.01, help="How long each of the two measurements takes.")
    ] = 2.0,
    json: options.Json = False,
) -> None:
    """Measure the engine with random games: decisions, games, copies and saves.

    \b
    Example: elgrande bench --seconds 5
    """
    from elgrande.cli.output import console, plain_table, show_json

    figures = measure(players, seconds, options.listed(modules))
    if json:
        show_json(figures)
        return
    table = plain_table("what", "figure", right=1)
    table.add_row("engine", "compiled" if figures["compiled"] else "interpreted")
    table.add_row("players", f"{players}")
    table.add_row("decisions/s", f"{figures['decisions_per_second']:,}")
    table.add_row("games/s", f"{figures['games_per_second']:,}")
    table.add_row("decisions per game", f"{figures['decisions_per_game']:.0f}")
    table.add_row("µs per copy", f"{figures['us_per_copy']:.2f}")
    table.add_row("µs per save", f"{figures['us_per_save']:.0f}")
    table.add_row("bytes per save", f"{figures['bytes_per_save']:.0f}")
    console().print(table)


def measure(players: int, seconds: float, modules: Sequence[str] = ()) -> dict[str, Any]:
    """The speed of this machine, by name."""
    from random import Random
    from time import perf_counter

    from elgrande.engine import machine
    from elgrande.game import Game

    random = Random(1)
    games = decisions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += Game.new(players=players, seed=games, modules=modules).position.play_at_random(random.random)
        games += 1
    took = perf_counter() - began
    samples = _samples(players, random, modules)
    copies, saves = _timed(Game.copy, samples, seconds / 2), _timed(Game.save, samples, seconds / 2)
    size = sum(len(game.save().encode()) for game in samples) / len(samples)
    return {
        "compiled": not str(machine.__file__).endswith(".py"),
        "players": players,
        "decisions_per_second": round(decisions / took),
        "games_per_second": round(games / took, 1),
        "decisions_per_game": round(decisions / games, 1),
        "us_per_copy": round(copies, 3),
        "us_per_save": round(saves, 1),
        "bytes_per_save": round(size),
    }


def _samples(players: int, random: Any, modules: Sequence[str]) -> list[Game]:
    """Positions evenly spread over a whole game."""
    from elgrande.game import Game

    game, samples = Game.new(players=players, seed=1, modules=modules), []
    while not game.over:
        if len(game.choices) % 10 == 0:
            samples.append(game.copy())
        game.play(random.choice(game.position.options), game.position.decision.player)
    return samples


def _timed(call: Any, samples: list[Game], seconds: float) -> float:
    """Microseconds per call."""
    from time import perf_counter

    count, began = 0, perf_counter()
    while (took := perf_counter() - began) < seconds or not count:
        for game in samples:
            call(game)
        count += len(samples)
    return took / count * 1e6
