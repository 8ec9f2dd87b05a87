"""Runs commands of `elgrande`, as somebody types them."""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

from typer.testing import CliRunner, Result

from elgrande.cli import app


def run(*arguments: object, typed: str = "", code: int = 0) -> Result:
    """Run a command; its exit code must be this one. Games that are given no place are thrown away."""
    with TemporaryDirectory() as games:
        kept = {"ELGRANDE_GAMES": os.environ.get("ELGRANDE_GAMES", games)}
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=kept)
    assert result.exit_code == code, result.output
    return result


def error(*arguments: object, code: int = 1) -> str:
    """The one line that a failing command says."""
    result = run(*arguments, code=code)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("elgrande: ")
    return result.stderr.removeprefix("elgrande: ").strip()
