"""Every rule of the reference has a test, and every test names a rule that exists."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"


def promised() -> set[str]:
    """The ids in the rule reference."""
    return {id for file in RULES.glob("*.md") for id in re.findall(r"\*\*([A-Z]+-\d+)\*\*", file.read_text("utf-8"))}


def marked_ids() -> set[str]:
    """The ids that tests are marked with, directly or in a table of cases."""
    marked: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for line in file.read_text("utf-8").splitlines():
            if "rule(" in line or re.match(r'\s*\(?"(BASE|OPT|GIC|ANN|MIX|KI|PE|SC|GRA)-', line):
                marked |= set(re.findall(r'"([A-Z]+-\d+)"', line))
    return marked


def test_every_rule_has_a_test() -> None:
    assert sorted(promised() - marked_ids()) == []


def test_tests_name_rules_that_exist() -> None:
    assert sorted(marked_ids() - promised()) == []


def test_the_reference_has_all_rules_of_the_base_game_and_its_options() -> None:
    assert len([id for id in promised() if id.startswith("BASE-")]) == 87
    assert {id for id in promised() if id.startswith("OPT-")} == {f"OPT-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8)}
