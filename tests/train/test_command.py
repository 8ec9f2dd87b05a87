"""`elgrande train`: a small course, going on later, the report, and what it says when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande.bots.learned import LearnedValue
from elgrande.train.learner import Learner
from tests.cli.running import error
from tests.cli.running import run as command

QUICK = ("train", "--modules", "base", "--players", "2", "--bot", "random", "--against", "random", "--jobs", "1")
SMALL = (*QUICK, "--games", "14", "--generations", "1", "--checks", "0")


def test_help_has_an_example() -> None:
    assert "Example: elgrande train --out" in command("train", "--help").stdout


def test_a_course(tmp_path: Path) -> None:
    folder = tmp_path / "course"
    shown = command(*SMALL, "--generations", "2", "--out", folder).stdout
    assert "generation" in shown
    assert "baseline" in shown
    assert "best.json; --install puts them into this installation" in shown
    curve = json.loads((folder / "curve.json").read_text("utf-8"))["generations"]
    assert [(point["generation"], point["games"]) for point in curve] == [(1, 14), (2, 28)]
    assert LearnedValue.load(folder / "best.json").hidden
    report = (folder / "report.html").read_text("utf-8")
    assert "<svg" in report
    assert "elgrande train --out DIR --modules base --players 2 --games 14" in report


def test_a_second_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    command(*SMALL, "--out", whole)
    command(*SMALL, "--out", parts)
    games = parts / "generation-1" / "games.jsonl"
    lines = games.read_text("utf-8").splitlines(keepends=True)
    games.write_text("".join(lines[:5]) + lines[5][:40], "utf-8")
    (parts / "curve.json").unlink()
    command(*SMALL, "--out", parts)
    assert games.read_text("utf-8") == "".join(lines)
    for name in ("best.json", "curve.json", "generation-1/weights.json"):
        assert (whole / name).read_text("utf-8") == (parts / name).read_text("utf-8")


def test_more_games_can_be_added(tmp_path: Path) -> None:
    command(*SMALL, "--out", tmp_path)
    command(*SMALL, "--games", "16", "--out", tmp_path)
    (point,) = json.loads((tmp_path / "curve.json").read_text("utf-8"))["generations"]
    assert point["games"] == 16


def test_strength_is_measured_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Learner, "rounds", 1)  # elsewhere it thinks for longer
    monkeypatch.setattr(Learner, "dials", 1)
    command(*SMALL, "--checks", "2", "--out", tmp_path)
    (point,) = json.loads((tmp_path / "curve.json").read_text("utf-8"))["generations"]
    (strength,) = point["strength"]
    assert (strength["against"], strength["table"], strength["games"], strength["even"]) == ("random", "base", 2, 0.5)
    assert "Strength against random: base" in (tmp_path / "report.html").read_text("utf-8")
    command(*SMALL, "--checks", "2", "--games", "15", "--out", tmp_path)  # other weights: they are measured anew
    (after,) = json.loads((tmp_path / "curve.json").read_text("utf-8"))["generations"]
    assert (after["games"], after["strength"][0]["games"]) == (15, 2)


def test_another_course_is_refused(tmp_path: Path) -> None:
    command(*SMALL, "--out", tmp_path)
    assert "keeps another course: seed was 1, now it is 2" in error(*SMALL, "--seed", "2", "--out", tmp_path, code=2)


def test_what_is_no_folder_of_a_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("[]")
    assert "settings.json is not a file of a training" in error(*SMALL, "--out", tmp_path, code=2)


def test_damaged_games_are_refused(tmp_path: Path) -> None:
    (tmp_path / "generation-1").mkdir()
    (tmp_path / "generation-1" / "games.jsonl").write_text("nothing\n")
    assert "line 1: not a game of a training" in error(*SMALL, "--out", tmp_path, code=2)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("--players", "two"), "--players is a list of numbers"),
        (("--players", "7"), "2 to 5 players"),
        (("--modules", "castle"), "no module is called 'castle'"),
        (("--bot", "nobody"), "no bot is called 'nobody'"),
        (("--against", "nobody"), "no bot is called 'nobody'"),
    ],
)
def test_bad_options_are_explained(tmp_path: Path, more: tuple[str, ...], reason: str) -> None:
    assert reason in error(*SMALL, *more, "--out", tmp_path, code=2)
