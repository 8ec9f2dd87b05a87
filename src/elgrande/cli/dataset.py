"""`elgrande dataset`: many games of bots on all tables, with a card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from elgrande.cli import options


def dataset(
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder; another run goes on where one stopped.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 20_000,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help="Each seat of each game draws one; ./mybot.py:MyBot is yours.")
    ] = "page,random",
    modules: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TABLE,…",
            help="Sets of modules, joined by +: base,grand-inquisitor,king-intrigue+special-cards.",
            show_default="all of them",
        ),
    ] = None,
    players: Annotated[str, typer.Option(metavar="N,…", help="How many play, in turn.")] = "2,3,4,5",
    seed: Annotated[
        int, typer.Option(metavar="N", help="The same seed gives the same games, on any number of cores.")
    ] = 1,
    jobs: options.Jobs = None,
) -> None:
    """Make a data set: games of bots on all tables in turn, kept with every choice, and a card that describes them.

    The card has sizes, statistics and plots. `elgrande export` turns the games into rows for programs that learn.

    \b
    Example: elgrande dataset --out games --games 20000
             elgrande dataset --out small --games 200 --bots page --modules base --players 4
    """
    from concurrent.futures.process import BrokenProcessPool
    from contextlib import closing
    from time import perf_counter

    from elgrande.cli.output import Trouble, progress
    from elgrande.data import Collection, Recipe
    from elgrande.data.card import write_card

    recipe = Recipe(
        games,
        tuple(options.listed([bots])),
        options.tables(modules),
        options.numbers("--players", players),
        seed,
    )
    collection = Collection(out, recipe)
    there = len([number for number in collection.numbers() if number < games])
    if there:
        typer.echo(f"{there} of {games} games are there already", err=True)
    played, began = 0, perf_counter()
    try:
        with progress("Games", games - there) as advance, closing(collection.play(jobs)) as batches:
            for some in batches:
                played += some
                advance(some, f"{played / (perf_counter() - began):.1f}/s")
    except BrokenProcessPool:
        raise Trouble("a process that played ended by itself; the same command goes on from here") from None
    except KeyboardInterrupt:
        raise Trouble(
            f"stopped after {there + played} of {games} games; the same command goes on from here", 130
        ) from None
    statistics = write_card(collection)
    total = statistics.tables["all"]
    typer.echo(f"{total.games:,} games, {total.decisions:,} decisions: {out / 'README.md'} describes them")
