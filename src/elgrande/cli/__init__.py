"""The command line: `elgrande play`, `simulate`, `bench`, `fuzz`, `cards`, `rules`, `replay`."""

from __future__ import annotations

import errno
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from elgrande.cli import bench, cards, fuzz, play, replay, rules, simulate
from elgrande.cli.output import Trouble


class Commands(TyperGroup):
    """The commands in the order in which they are listed; an error that people can mend is one line, not a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The most used one first."""
        return list(self.commands)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; say in one line what is wrong."""
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
    """The exit code for an error that says what to mend, or 0 for any other."""
    from elgrande import ConfigError, OverrideError, RecordError, SaveError

    if isinstance(error, ConfigError):
        return 2
    return 1 if isinstance(error, OverrideError | RecordError | SaveError) else 0


app = typer.Typer(
    name="elgrande",
    cls=Commands,
    help="El Grande, an unofficial digital version of the board game: play it, study it, let bots play it.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("cards")(cards.cards)
app.command("rules")(rules.rules)
app.command("simulate")(simulate.simulate)
app.command("bench")(bench.bench)
app.command("fuzz")(fuzz.fuzz)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"elgrande {version('elgrande')}")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog="Example: elgrande play --players 3 --seed 7")
def start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """El Grande, an unofficial digital version of the board game: play it, study it, let bots play it."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    """Run the command line."""
    app()
