"""Every rule of the reference has a test, and every test names a rule that exists."""

from __future__ import annotations

from tests.rule_table import README, marked, promised, written


def test_every_rule_has_a_test() -> None:
    assert sorted(set(promised()) - set(marked())) == []


def test_tests_name_rules_that_exist() -> None:
    assert sorted(set(marked()) - set(promised())) == []


def test_the_table_of_rules_and_tests_is_as_the_command_writes_it() -> None:
    text = README.read_text("utf-8")
    assert text == written(text), "run `make rule-table`"


def test_the_reference_has_all_rules_of_the_box() -> None:
    families = [id.split("-")[0] for id in promised()]
    assert {family: families.count(family) for family in families} == {
        "BASE": 87,
        "GIC": 58,
        "GRA": 48,
        "KI": 40,
        "PE": 11,
        "SC": 10,
        "ANN": 12,
        "MIX": 8,
        "OPT": 10,
    }
