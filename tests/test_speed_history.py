"""The history of instructions per decision: when CI fails, and what the plot shows."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def history(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    for name in ("history", "history_plot", "instructions"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module("history")


def line(history: Any, commit: str, count: int, reasons: int = 0, python: str = "3.11.7") -> dict[str, Any]:
    """A line in which a decision of every set takes so many instructions."""
    decisions = dict.fromkeys(history.SETS, count)
    facts = {"build": "interpreted", "python": python, "system": "Linux x86_64", "reasons": reasons}
    return {"commit": commit, "decisions": decisions, "copy": 1000} | facts


def test_a_decision_may_take_three_percent_more_instructions_but_no_more(history: Any) -> None:
    known = [line(history, "aaaaaaa", 50_000), line(history, "bbbbbbb", 40_000)]
    history.check([line(history, "", 41_200)], known)
    with pytest.raises(SystemExit, match=r"bbbbbbb did: .*base: 1\.031 times"):
        history.check([line(history, "", 41_250)], known)


def test_one_set_of_modules_is_enough_to_fail(history: Any) -> None:
    slower = line(history, "", 40_000)
    slower["decisions"]["grandissimo"] = 44_000
    with pytest.raises(SystemExit, match=r"grandissimo: 1\.100 times\. Make it quicker"):
        history.check([slower], [line(history, "bbbbbbb", 40_000)])


def test_a_new_line_of_the_changelog_is_a_reason_and_an_old_one_is_not(history: Any) -> None:
    history.check([line(history, "", 60_000, reasons=2)], [line(history, "bbbbbbb", 40_000, reasons=1)])
    with pytest.raises(SystemExit):
        history.check([line(history, "", 60_000, reasons=1)], [line(history, "bbbbbbb", 40_000, reasons=1)])


def test_counts_of_another_python_are_not_compared(history: Any, capsys: pytest.CaptureFixture[str]) -> None:
    history.check([line(history, "", 60_000)], [line(history, "bbbbbbb", 40_000, python="3.13.1")])
    assert "nothing to compare with on Python 3.11.7" in capsys.readouterr().out


def test_the_history_has_a_line_for_each_build_and_a_plot_of_them(history: Any) -> None:
    lines = history.history()
    assert all(set(line["decisions"]) == set(history.SETS) for line in lines)
    assert history.PLOT.read_text("utf-8") == history.plot(lines, list(history.SETS))
    assert lines[0]["commit"] in history.PLOT.read_text("utf-8")
