"""The command line: `elgrande play`, `serve`, `simulate`, `arena`, `dataset`, `export`, `cards` and so on."""

from __future__ import annotations

import errno
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from elgrande.cli.admin import admin as admin_commands
from elgrande.cli.arena import arena as arena_command
from elgrande.cli.bench import bench as bench_command
from elgrande.cli.cards import cards as cards_command
from elgrande.cli.dataset import dataset as dataset_command
from elgrande.cli.export import export as export_command
from elgrande.cli.fuzz import fuzz as fuzz_command
from elgrande.cli.output import Trouble
from elgrande.cli.play import play as play_command
from elgrande.cli.replay import replay as replay_command
from elgrande.cli.rules import rules as rules_command
from elgrande.cli.serve import serve as serve_command
from elgrande.cli.simulate import simulate as simulate_command
from elgrande.cli.train import train as train_command


class Commands(TyperGroup):
    """The commands, most used first; an error that the user can fix is one line, not a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order in which they were added."""
        return list(self.commands)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; report an error in one line."""
        try:
            return super().invoke(ctx)
        except Trouble as trouble:
            message, code = str(trouble), trouble.code
        except OSError as error:
            if error.errno == errno.EPIPE or error.filename is None:
                raise
            message, code = f"{error.filename}: {error.strerror}", 1
        except ValueError as error:
            known = _known(error)
            if not known:
                raise
            message, code = str(error), known
        typer.echo(f"elgrande: {message}", err=True)
        raise typer.Exit(code)


def _known(error: ValueError) -> int:
    """The exit code for an error that the user can fix, or 0 for any other."""
    from elgrande import ConfigError, OverrideError, RecordError, SaveError
    from elgrande.arena.contest import ContestError
    from elgrande.bots.learned import WeightsError
    from elgrande.bots.plugins import NoSuchBot
    from elgrande.data import ExportError, RecipeError
    from elgrande.train.course import CourseError

    if isinstance(error, ConfigError | ContestError | CourseError | ExportError | NoSuchBot | RecipeError):
        return 2
    return 1 if isinstance(error, OverrideError | RecordError | SaveError | WeightsError) else 0


app = typer.Typer(
    name="elgrande",
    cls=Commands,
    help="El Grande, an unofficial digital version of the board game: play it, study it, let bots play it.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", short_help="A full game in the terminal.")(play_command)
app.command("serve", short_help="The table in the browser.")(serve_command)
app.add_typer(admin_commands, name="admin", short_help="For the operator of a server: tables, bans, backups.")
app.command("replay", short_help="Show a recorded game, at any moment.")(replay_command)
app.command("cards", short_help="The action cards, with full texts.")(cards_command)
app.command("rules", short_help="The rules, by id or by words.")(rules_command)
app.command("simulate", short_help="Many games of bots: who wins, and how.")(simulate_command)
app.command("arena", short_help="Which bot is stronger, on the same deals.")(arena_command)
app.command("train", short_help="Train the value of the strongest bot.")(train_command)
app.command("dataset", short_help="Many games of bots on all tables, as data.")(dataset_command)
app.command("export", short_help="Games as rows, as JSONL or Parquet.")(export_command)
app.command("bench", short_help="How fast the engine is here.")(bench_command)
app.command("fuzz", short_help="Random games, every law checked.")(fuzz_command)


def _version(wanted: bool) -> None:
    if wanted:
        from elgrande import __version__

        typer.echo(f"elgrande {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog="Example: elgrande play --players 3 --seed 7")
def start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """El Grande, an unofficial digital version of the board game: play it, study it, let bots play it."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    """Run the command line."""
    app()
