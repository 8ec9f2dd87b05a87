"""What docs/adding.md says is so: its example runs, and its table of files that name a card is up to date."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elgrande.texts import LANGUAGES
from tests import spread

ROOT = Path(__file__).parent.parent
TEXT = spread.ADDING.read_text("utf-8")


def blocks(language: str) -> str:
    """All blocks of a language in the document, one after the other."""
    return "\n\n".join(re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE))


def test_the_example_runs(tmp_path: Path) -> None:
    """It runs in a process of its own, since a registered module stays known, and with the sources of the engine, since
    no class of Python inherits from a compiled one; its English stands for all languages."""
    example = tmp_path / "fairs.py"
    example.write_text(blocks("python"), "utf-8")
    for language in LANGUAGES:
        folder = tmp_path / "texts" / language
        folder.mkdir(parents=True)
        (folder / "fairs.ftl").write_text(blocks("ftl"), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(example)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{blocks('python').count('def test_')} passed" in done.stdout


def test_the_table_is_up_to_date() -> None:
    assert spread.written(TEXT, spread.tracked()) == TEXT, "run `python -m tests.spread`"


def test_the_table_is_the_same_without_git(tmp_path: Path) -> None:
    for folder in spread.FOLDERS:
        hidden = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=hidden)
    assert spread.table(spread.lying(tmp_path), tmp_path) == spread.table(spread.tracked())


@pytest.mark.parametrize("card", spread.CARDS, ids=lambda card: card.card)
def test_few_files_name_a_card(card: spread.Spread) -> None:
    found = spread.naming(card.card, spread.tracked())
    assert 0 < len(found) <= card.most, found


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("src/elgrande/rules/build.py", True),
        ("docs/rules/base.md", True),
        ("docs/rules/nl/base.md", False),
        ("tests/spread.py", False),
        ("web/e2e/tokens.test.mjs", False),
        ("web/src/map/geometry.json", False),
        ("CHANGELOG.md", False),
    ],
)
def test_tests_translations_history_and_generated_files_do_not_count(name: str, counts: bool) -> None:
    assert spread.counted(name) == counts
