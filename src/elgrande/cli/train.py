"""`elgrande train`: trains the learned value of the strongest bot, from games of bots against each other."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.train.course import Course
    from elgrande.train.training import Training


def train(  # noqa: PLR0913, PLR0917  every parameter is an option of the command line
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Keep all games and weights there; another run goes on from them.")
    ],
    modules: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TABLE,…",
            help="The tables to train on, such as base,grand-inquisitor,king-intrigue+special-cards.",
            show_default="a mix of all modules",
        ),
    ] = None,
    players: Annotated[str, typer.Option(metavar="N,…", help="How many play, in turn.")] = "2,3,4,5",
    games: Annotated[int, typer.Option(metavar="N", min=2, help="How many games in each generation.")] = 800,
    generations: Annotated[int, typer.Option(metavar="N", min=1, help="How many generations.")] = 3,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays the games; also ./mybot.py:MyBot.")] = "pupil",
    later: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Who plays them from the second generation on; 'learner' plays with the weights of the last one.",
            show_default="the same bot",
        ),
    ] = None,
    against: Annotated[
        str, typer.Option(metavar="NAME,…", help="Fixed opponents that show how strong a generation is.")
    ] = "page",
    checks: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games of a generation against each of them, on each table.")
    ] = 40,
    check_modules: Annotated[
        str, typer.Option(metavar="TABLE,…", help="The tables on which that is measured.")
    ] = "base",
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same weights.")] = 1,
    jobs: options.Jobs = None,
    install: Annotated[bool, typer.Option("--install", help="Put the best weights into this installation.")] = False,
) -> None:
    """Train the value with which the strongest bot judges positions, and show how strong it makes a bot.

    In every generation bots play each other on all the tables; a small network learns from the ends of all their rounds
    who wins; and a bot that uses it plays fixed opponents in the arena. Needs numpy: pip install 'elgrande[train]'.

    \b
    Example: elgrande train --out course --games 800 --generations 3 --against page,duke
             elgrande train --out quick --modules base --players 4 --games 100 --generations 1 --checks 8
    """
    from elgrande.cli.output import Trouble
    from elgrande.train.course import TABLES, Course

    try:
        from elgrande.train.report import write_report
        from elgrande.train.training import BEST, Training
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise Trouble("training needs numpy: pip install 'elgrande[train]'") from None
    course = Course(
        tables=options.tables(modules) or TABLES,
        players=options.numbers("--players", players),
        games=games,
        bot=bot,
        later=later or bot,
        rivals=tuple(options.listed([against])),
        checks=checks,
        check_tables=options.tables([check_modules]),
        seed=seed,
    )
    training = Training(out, course)
    try:
        for generation in range(1, generations + 1):
            _generation(training, generation, jobs)
            report = write_report(training.curve(), _command(course, generations))
            (out / "report.html").write_text(report, encoding="utf-8")
    except KeyboardInterrupt:
        raise Trouble("stopped; the same command goes on from here", 130) from None
    _show(training)
    if install:
        _install(out / BEST)
    else:
        typer.echo(f"The best weights are in {out / BEST}; --install puts them into this installation")


def _generation(training: Training, generation: int, jobs: int | None) -> None:
    """Play, learn and measure, skipping what is already done."""
    from concurrent.futures.process import BrokenProcessPool
    from contextlib import closing

    from elgrande.arena import BotFailed
    from elgrande.cli.output import Trouble, progress
    from elgrande.train.fitting import EPOCHS, NETWORKS
    from elgrande.train.lessons import FOLDS

    left = training.course.games - len(training.games(generation))
    try:
        with progress(f"Generation {generation}: games", left) as advance:
            began = perf_counter()
            with closing(training.play(generation, jobs)) as played:
                for number, _ in enumerate(played, 1):
                    advance(1, f"{number / (perf_counter() - began):.2f}/s")
        if not training.learned(generation):
            with progress(f"Generation {generation}: learning", EPOCHS * NETWORKS * (FOLDS + 1)) as advance:
                training.learn(generation, lambda epoch, loss: advance(1, f"log-loss {loss:.4f}"))
        for contest, archive in training.contests(generation):
            left = contest.games - len(archive.games(contest))
            with progress(f"Generation {generation}: against {contest.labels[1]}", left) as advance:
                began = perf_counter()
                with closing(training.check(contest, archive, jobs)) as played_there:
                    for number, _ in enumerate(played_there, 1):
                        advance(1, f"{number / (perf_counter() - began):.2f}/s")
        training.rate(generation)
    except BotFailed as error:
        raise Trouble(str(error)) from None
    except BrokenProcessPool:
        raise Trouble("a process that played ended by itself; the same command goes on from here") from None


def _command(course: Course, generations: int) -> str:
    """The command that reproduces these weights and curves."""
    from shlex import quote

    words = ["elgrande train --out DIR --modules", _listed(course.tables)]
    words += ["--players", ",".join(map(str, course.players)), "--games", str(course.games)]
    words += ["--generations", str(generations), "--bot", quote(course.bot), "--later", quote(course.later)]
    words += ["--against", quote(",".join(course.rivals)), "--checks", str(course.checks)]
    return " ".join([*words, "--check-modules", _listed(course.check_tables), "--seed", str(course.seed)])


def _listed(tables: tuple[str, ...]) -> str:
    return ",".join(tables).replace("_", "-")


def _show(training: Training) -> None:
    from elgrande.cli.output import console, plain_table

    curve = plain_table("generation", "games", "even", "baseline", "learned", "wins", right=1)
    for point in training.curve():
        loss = point["log-loss"]["all"]
        wins = [
            f"{one['wins']:.1%} ({one['wins_95'][0]:.1%}–{one['wins_95'][1]:.1%}) {one['against']}, {one['table']}"
            for one in point.get("strength", ())
        ]
        numbers = [f"{loss[name]:.4f}" for name in ("even", "baseline", "learned")]
        curve.add_row(f"{point['generation']}", f"{point['games']:,}", *numbers, "; ".join(wins) or "–")
    tables = plain_table("log-loss", "positions", "even", "baseline", "learned", "gain", "95 %", right=1)
    for name, loss in training.curve()[-1]["log-loss"].items():
        numbers = [f"{loss[column]:.4f}" for column in ("even", "baseline", "learned", "gain")]
        low, high = loss["gain_95"]
        tables.add_row(name, f"{loss['positions']:,}", *numbers, f"{low:+.4f} to {high:+.4f}")
    out = console()
    for table in (curve, tables):
        out.print(table)
        out.print()


def _install(best: Path) -> None:
    """Copy weights to where the package reads them."""
    from importlib.resources import files
    from shutil import copyfile

    from elgrande.bots.learned import PACKED, LearnedValue

    LearnedValue.load(best)
    target = Path(str(files("elgrande.bots").joinpath("weights"))) / PACKED
    target.parent.mkdir(exist_ok=True)
    copyfile(best, target)
    typer.echo(f"Put the best weights into {target}")
