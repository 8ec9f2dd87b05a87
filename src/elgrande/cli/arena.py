"""`elgrande arena`: which bot is stronger, on the same deals and in all seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.arena import Archive, Contest, Failure, Played, Summary
    from elgrande.arena.running import Backend

ASIDE = ("out", "keep", "html", "json", "jobs", "backend")
"""Options that do not change what is played."""


@options.with_table("played")
def arena(  # noqa: PLR0913  every parameter is an option of the command line
    *,
    ctx: typer.Context,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help="Who takes part; ./mybot.py:MyBot is a class in a file.")
    ] = "page,random",
    players: Annotated[int, typer.Option(metavar="N", min=2, max=5, help="How many play in a game.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games; rounded up to whole deals.")] = 400,
    seed: Annotated[
        int, typer.Option(metavar="N", help="The same seed gives the same games, on any number of cores.")
    ] = 1,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep all games and the report there, not in a folder of their own."),
    ] = None,
    keep: options.Keep = True,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report with charts.")] = None,
    backend: Annotated[
        str, typer.Option(metavar="processes|ray", help="Where to play: on this machine's cores, or on a Ray cluster.")
    ] = "processes",
    jobs: options.Jobs = None,
    table: dict[str, Any],
    cards: options.Cards = None,
    json: options.Json = False,
) -> None:
    """Let bots play each other on the same deals, everybody equally often in every seat, and rate them.

    Each deal is played as often as there are bots, with rotated seats. With more bots than seats, all meet in turn;
    with fewer, each takes about the same number of seats. A bot that is named twice takes part twice: four players and
    --bots page,random,random,random is one against three.

    All games and the report are kept. The same command goes on where one stopped; more --games add to those there.

    \b
    Example: elgrande arena --bots page,random --players 4 --games 400 --modules grand-inquisitor --out contest
             elgrande arena --bots page,./mybot.py:MyBot --players 2 --html report.html
    """
    from elgrande.arena import BACKENDS, Archive, Contest, summarise, write_report
    from elgrande.cli.kept import place
    from elgrande.cli.output import Trouble, show_json
    from elgrande.rules.config import configure

    names = tuple(options.listed([bots]))
    if backend not in BACKENDS:
        raise Trouble(f"{backend!r} is not one of {', '.join(BACKENDS)}", 2)
    if html and not html.parent.is_dir():
        raise Trouble(f"{html.parent}: no such folder")
    config = configure(players, **table)
    deals = -(-games // max(1, len(names)))
    contest = Contest(config, names, deals, seed, options.overrides(cards))
    own = place("arena", contest.labels, contest.settings()) if keep and not out else None
    folder = out or own
    archive = Archive(folder, contest) if folder else None
    done = archive.games(contest) if archive else []
    played = _play(contest, archive, done, BACKENDS[backend], jobs)
    summary = summarise(contest, played)
    report = write_report(summary, _command(ctx))
    if html:
        html.write_text(report, encoding="utf-8")
    if archive:
        archive.keep_summary(summary, report)
    if json:
        show_json(summary.as_data())
    else:
        _show(summary)
    if own:
        typer.echo(f"The games and the report are in {own}", err=True)


def _play(
    contest: Contest, archive: Archive | None, done: list[Played], backend: Backend, jobs: int | None
) -> list[Played]:
    """Play the remaining games; returns all games of the contest."""
    from concurrent.futures.process import BrokenProcessPool
    from contextlib import closing
    from time import perf_counter

    from elgrande.arena import BotFailed, run
    from elgrande.arena.cluster import NoCluster
    from elgrande.cli.output import Trouble, progress

    games, began = list(done), perf_counter()
    left = contest.games - len(done)
    if left != contest.games:
        typer.echo(f"{len(done)} of {contest.games} games are played already", err=True)
    try:
        with progress("Games", left) as advance, closing(run(contest, done, backend, jobs)) as results:
            for game in results:
                games.append(game)
                if archive:
                    archive.add(game)
                advance(1, f"{(len(games) - len(done)) / (perf_counter() - began):.1f}/s")
    except BotFailed as error:
        _show_failure(error.failure, archive)
        raise Trouble(str(error)) from None
    except NoCluster as error:
        raise Trouble(str(error)) from None
    except BrokenProcessPool:
        raise Trouble(f"a process that played ended by itself, after {len(games)} games") from None
    except KeyboardInterrupt:
        how = "the same command goes on from there" if archive else "nothing is kept"
        raise Trouble(f"stopped after {len(games)} of {contest.games} games; {how}", 130) from None
    return games


def _show_failure(failure: Failure, archive: Archive | None) -> None:
    """Report what happened, and the game up to that point."""
    typer.echo(failure.trouble, err=True)
    if archive:
        typer.echo(f"The record of the game is in {archive.keep_failure(failure)} (elgrande replay)", err=True)
    else:
        typer.echo(failure.record, err=True)


def _command(ctx: typer.Context) -> str:
    """The command that plays the same games."""
    from shlex import quote

    words = ["elgrande", "arena"]
    for name in ("bots", "players", "games", "seed"):
        words += [f"--{name}", quote(str(ctx.params[name]))]
    for name, value in ctx.params.items():
        source = ctx.get_parameter_source(name)
        if f"--{name}" in words or name in ASIDE or source is None or source.name != "COMMANDLINE":
            continue
        option = name.replace("_", "-")
        if isinstance(value, bool):
            words.append(f"--{option}" if value else f"--no-{option}")
        else:
            words += [f"--{option}", quote(",".join(value) if isinstance(value, list | tuple) else str(value))]
    return " ".join(words)


def _show(summary: Summary) -> None:
    from elgrande.cli.output import console, plain_table

    bots, contest = summary.bots, summary.contest
    rates = plain_table("bot", "rating", "95 %", "played", "wins", "win share", "95 %", "ms/choice", "slowest", right=1)
    matrix = plain_table("ahead of", *(bot.bot for bot in bots), right=1)
    means = plain_table("bot", "points", *bots[0].sources, right=1)
    for bot in bots:
        rating, (low, high) = bot.rating, bot.wins.interval
        rates.add_row(
            bot.bot,
            f"{rating.mu:.1f}",
            f"{rating.low:.1f}–{rating.high:.1f}",
            f"{bot.wins.of}",
            f"{bot.wins.count:.1f}",
            f"{bot.wins.rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{1000 * bot.mean_seconds:.2f}",
            f"{1000 * bot.slowest:.0f}",
        )
        shares = [bot.against.get(other.bot) for other in bots]
        matrix.add_row(bot.bot, *(f"{share.rate:.1%}" if share and share.of else "–" for share in shares))
        means.add_row(bot.bot, *(f"{value:.1f}" for value in (bot.mean_points, *bot.mean_sources.values())))
    out = console()
    for table in (rates, matrix, means):
        out.print(table)
        out.print()
    out.print(
        f"{contest.games} games: {contest.deals} deals, each played {len(contest.bots)} times in rotating seats; "
        f"even would be {summary.parity:.1%}"
    )
