"""A module from elsewhere is played like those of the box: see `tests/lanterns`, and `web/e2e/unknown-module.test.mjs`.

It runs in a process of its own, since other tests look at all steps and texts that there are. The process uses the
sources of the engine, since no class of Python inherits from a compiled one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(*arguments: str, typed: str = "") -> str:
    """What the command says that knows the module."""
    command = [sys.executable, "-m", "tests.lanterns.serve", *arguments]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path]),
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=typed, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_all_laws() -> None:
    assert "no findings" in run(
        "fuzz", "--modules", "lanterns", "--tables", "players=3 rounds=6", "--games", "2", "--jobs", "1"
    )


def test_the_terminal_shows_it() -> None:
    line = ("play", "--modules", "lanterns", "--players", "2", "--you", "Ana", "--bots", "random", "--seed", "3")
    shown = run(*line, typed="P13\nA6\nspecial\nMen\nend\nP12\nA8\nspecial\nGal\nend\nP11\n+0\nA7\nspecial\nend\n")
    assert "Menorca: The lantern shines here." in shown
    assert "Ana hangs the lantern in Menorca." in shown
    assert "Your cove: Galicia, a secret of yours" in shown
    assert "Ana keeps “Flint”." in shown
