"""A command whose libraries are not installed says which extra brings them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = "import sys; sys.modules[sys.argv.pop(1)] = None; from elgrande.__main__ import main; main()"
POSTGRESQL = "--database postgresql://elgrande@localhost/elgrande"


@pytest.mark.parametrize(
    ("library", "extra", "command"),
    [
        ("sqlalchemy", "server", "admin tables --data"),
        ("sqlalchemy", "server", "admin backup all.zip --data"),
        ("litestar", "server", "serve --no-open --port 0 --data"),
        ("psycopg", "postgresql", f"admin tables {POSTGRESQL} --data"),
        ("psycopg", "postgresql", f"serve --no-open --port 0 {POSTGRESQL} --data"),
        ("numpy", "train", "train --games 2 --out"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(tmp_path: Path, library: str, extra: str, command: str) -> None:
    words = [sys.executable, "-c", WITHOUT, library, *command.split(), str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, check=False)
    said = done.stderr.splitlines()
    assert (done.returncode, len(said)) == (1, 1), done.stderr
    assert f" needs {library}: pip install 'elgrande[{extra}]'" in said[0]
    assert not done.stdout
