"""`elgrande simulate`: many games of bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.tools.simulate import Plan, Result

GAMES_OF_ONE_PROCESS = 200
"""This many random games take less time than starting another process."""


@options.with_table("played")
def simulate(  # noqa: PLR0913  every parameter is an option of the command line
    *,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", min=2, max=5, help="How many play; as many as bots are named.", show_default=False),
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help="The bot of each seat, or one for all; ./mybot.py:MyBot is yours.")
    ] = "random",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 1000,
    seed: Annotated[
        int, typer.Option(metavar="N", help="The same seed gives the same games, on any number of cores.")
    ] = 1,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Move on by one seat with every game.")] = True,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Add all games to this file, not to one of their own.", show_default=False),
    ] = None,
    keep: options.Keep = True,
    jobs: options.Jobs = None,
    table: dict[str, Any],
    cards: options.Cards = None,
    json: options.Json = False,
) -> None:
    """Let bots play many games and report who wins, and where the points come from.

    A shared win counts for its share. Intervals are 95 % (Wilson). Bots with the same name are counted together. All
    games are kept, for elgrande export; the same simulation writes over its file.

    \b
    Example: elgrande simulate --bots page,random,random,random --games 1000 --modules grand-inquisitor
    """
    from time import perf_counter

    from elgrande.cli.output import Trouble, progress, show_json
    from elgrande.rules.config import configure
    from elgrande.tools.parallel import cores
    from elgrande.tools.simulate import BATCH, Plan, Result
    from elgrande.tools.simulate import simulate as play
    from elgrande.transcript import adding_to

    names = options.listed([bots])
    count = players or (len(names) if len(names) > 1 else 4)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise Trouble(f"{count} players need {count} bots (or one name for all), not {len(names)}", 2)
    plan = Plan(configure(count, **table), tuple(names), games, seed, rotate, options.overrides(cards), keep)
    own = _own_file(plan) if keep and not out else None
    few = GAMES_OF_ONE_PROCESS if set(names) == {"random"} else BATCH
    processes = jobs or (cores() if games > few else 1)
    result, began = Result(), perf_counter()
    with progress("Games", games) as advance, adding_to(out or own) as add:
        for part in play(plan, processes):
            result.add(part)
            add(part.kept)
            advance(part.games, f"{result.games / (perf_counter() - began):.0f}/s")
    seconds = perf_counter() - began
    if json:
        show_json(_as_data(plan, result, seconds))
    else:
        _show(result, seconds)
    if own:
        typer.echo(f"The games are in {own}", err=True)


def _own_file(plan: Plan) -> Path:
    """The file of a simulation that was given none, without what an earlier run of the same left there."""
    from elgrande.cli.kept import place

    settings = {
        "table": plan.config._asdict(),
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "cards": plan.cards.text if plan.cards else "",
    }
    file = place("simulate", plan.bots, settings, ".jsonl")
    file.unlink(missing_ok=True)
    return file


def _as_data(plan: Any, result: Result, seconds: float) -> dict[str, Any]:

    return {
        "table": plan.config._asdict(),
        "seats": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(result.games / seconds, 1),
        "decisions_per_second": round(result.decisions / seconds),
        "bots": {
            name: {
                "played": tally.seats,
                "wins": round(tally.won, 4),
                "win_rate": round(tally.won / tally.seats, 6),
                "win_rate_95": [round(bound, 6) for bound in tally.interval],
                "points": round(tally.points / tally.seats, 4),
                "points_by_source": {
                    source: round(points / tally.seats, 4) for source, points in tally.sources.items()
                },
            }
            for name, tally in sorted(result.bots.items())
        },
    }


def _show(result: Result, seconds: float) -> None:
    from elgrande.cli.output import console, plain_table

    rates = plain_table("bot", "played", "wins", "win rate", "95 %", right=1)
    columns = list(dict.fromkeys(source for tally in result.bots.values() for source in tally.sources))
    means = plain_table("bot", "points", *columns, right=1)
    for name, tally in sorted(result.bots.items()):
        low, high = tally.interval
        rate = f"{tally.won / tally.seats:.1%}"
        rates.add_row(name, f"{tally.seats}", f"{tally.won:.1f}", rate, f"{low:.1%}–{high:.1%}")
        points = [tally.points, *(tally.sources[source] for source in columns)]
        means.add_row(name, *(f"{value / tally.seats:.1f}" for value in points))
    out = console()
    out.print(rates)
    out.print()
    out.print(means)
    out.print(
        f"\n{result.games} games in {seconds:.1f} s: {result.games / seconds:.0f} games/s, "
        f"{result.decisions / seconds:,.0f} decisions/s"
    )
