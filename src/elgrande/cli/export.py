"""`elgrande export`: games as rows, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.transcript import Transcript


def export(
    sources: Annotated[
        list[Path],
        typer.Argument(
            metavar="GAMES…", help="Files of games, or folders of arena, train or dataset.", show_default=False
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="A .jsonl or .parquet file.", show_default=False)],
    rows: Annotated[str, typer.Option(metavar="decisions|games", help="What a row is.")] = "decisions",
    observations: Annotated[
        bool,
        typer.Option("--observations/--no-observations", help="What the seat saw, as numbers, with each decision."),
    ] = True,
    modules: Annotated[
        list[str] | None,
        typer.Option(metavar="TABLE,…", help="Only games with these sets of modules, joined by +.", show_default="all"),
    ] = None,
    players: Annotated[str, typer.Option(metavar="N,…", help="Only games of so many players.")] = "2,3,4,5",
    limit: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="At most so many games.", show_default="all")
    ] = None,
) -> None:
    """Write games as rows: one for each decision (observation, options, choice, result) or one for each game.

    docs/data.md describes the columns. All games are replayed; one that these rules would end otherwise is refused.
    Parquet needs pyarrow: pip install 'elgrande[data]'.

    \b
    Example: elgrande export games --out decisions.parquet --modules base --players 4
             elgrande export games contest --out games.jsonl --rows games
    """
    from itertools import islice
    from time import perf_counter

    from elgrande.cli.output import Trouble, progress
    from elgrande.data.export import export as write

    tables, counts = options.tables(modules), options.numbers("--players", players)
    files = _files(sources)
    chosen = list(islice(_games(files, tables, counts), limit))
    if not chosen:
        raise Trouble(f"no such games in {', '.join(map(str, sources))}")
    games, began = 0, perf_counter()

    with progress("Games", len(chosen)) as advance:

        def tell(_: int) -> None:
            nonlocal games
            games += 1
            advance(1, f"{games / (perf_counter() - began):.1f}/s")

        written = write(chosen, out, rows, observations, tell)
    typer.echo(f"{written:,} rows of {games:,} games, {out.stat().st_size:,} bytes: {out}")


def _files(sources: list[Path]) -> list[Path]:
    """The files of games that are named, and those in the folders that are."""
    from elgrande.cli.output import Trouble
    from elgrande.transcript import GAMES

    files: list[Path] = []
    for source in sources:
        found = sorted(source.rglob(GAMES)) if source.is_dir() else [source]
        if not found or not found[0].exists():
            raise Trouble(f"{source}: {'no ' + GAMES + ' in this folder' if source.is_dir() else 'no such file'}")
        files += found
    return files


def _games(files: list[Path], tables: tuple[str, ...], players: tuple[int, ...]) -> Iterator[Transcript]:
    """The wanted games of these files."""
    from elgrande.rules.config import configure
    from elgrande.transcript import read_games

    wanted = {configure(2, table.split("+")).modules for table in tables}
    for file in files:
        for game in read_games(file):
            if game.config.players in players and (not wanted or game.config.modules in wanted):
                yield game
