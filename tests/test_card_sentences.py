"""Above each card in the source stands what the card says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.card_sentences import FILES, blocks, comment, comment_above, sentences, written

HINT = "`python -m tests.card_sentences` rewrites the comments"
BLOCKS = [(file, key, line) for file in FILES for key, line in blocks(file)]


@pytest.mark.parametrize(("file", "key", "line"), BLOCKS, ids=[key for _, key, _ in BLOCKS])
def test_the_comment_above_a_card_is_its_english_text(file: Path, key: str, line: int) -> None:
    lines = file.read_text("utf-8").split("\n")
    above = comment_above(lines, line)
    assert lines[above.start : above.stop] == comment(sentences()[key], lines[line]), HINT


def test_every_card_has_one_block() -> None:
    assert Counter(key for _, key, _ in BLOCKS) == Counter(list(sentences()))


def test_the_command_corrects_comments_and_adds_those_that_are_missing(tmp_path: Path) -> None:
    file = next(file for file in FILES if file.parent.name == "base")
    right = file.read_text("utf-8")
    assert right == written(file)
    comments = [line for line in right.split("\n") if line.startswith("    # ")]
    stale = tmp_path / "base" / "cards.py"
    stale.parent.mkdir()
    changed = right.replace(f"{comments[0]}\n", "    # Something else.\n").replace(f"{comments[-1]}\n", "")
    stale.write_text(changed, "utf-8")
    assert changed != right
    assert written(stale) == right
