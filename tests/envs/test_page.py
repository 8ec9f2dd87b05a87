"""The page about environments is up to date."""

from tests.envs.layout_table import PAGE, current


def test_the_tables_are_current() -> None:
    text = PAGE.read_text("utf-8")
    assert current(text) == text, "run make environments-table"
