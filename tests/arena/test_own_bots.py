"""Own bots: a class in a file, or an entry point of an installed package; also for simulations."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.bots import BOTS
from elgrande.bots.plugins import NoSuchBot, find_bot
from elgrande.rules.config import configure, module_sets
from elgrande.tools.simulate import Plan, Result, simulate
from tests.arena.own_bots import EXAMPLE, MYBOT

OWN = """
from elgrande.bots import Bot

class First(Bot):
    def decide(self, view, chance):
        return view.options[0]

class Unfinished(Bot):
    pass

number = 7
"""


def written(path: Path, text: str = OWN) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_our_own_bots_are_found_by_name() -> None:
    assert {name: find_bot(name) for name in BOTS} == BOTS


def test_a_bot_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "mine.py")
    monkeypatch.chdir(tmp_path)
    bot = find_bot("./mine.py:First")(seed=1)
    view = Game.new(2, seed=1).view(Game.new(2, seed=1).decision.player)
    assert bot.choose(view) == view.options[0]


def test_a_bot_can_import_its_neighbours(tmp_path: Path) -> None:
    written(tmp_path / "neighbour_of_mine.py")
    path = written(tmp_path / "mine.py", "from neighbour_of_mine import First as Second\n")
    assert find_bot(f"{path}:Second").__name__ == "First"


def test_two_files_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    one, other = written(tmp_path / "mine.py"), written(tmp_path / "other" / "mine.py")
    assert find_bot(f"{one}:First") is not find_bot(f"{other}:First")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere.py:First", "nowhere.py: no such file"),
        ("mine.py:Second", "mine.py has no class 'Second'"),
        ("mine.py:number", "number is not a class that inherits from elgrande.bots.Bot"),
        ("mine.py:Unfinished", "Unfinished has no method 'decide'"),
        ("broken.py:First", "broken.py cannot be run: SyntaxError"),
        ("mine.py", "no bot is called 'mine.py'; there are 'random', 'page'"),
    ],
)
def test_what_is_wrong_with_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, message: str) -> None:
    written(tmp_path / "mine.py")
    written(tmp_path / "broken.py", "class\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoSuchBot) as caught:
        find_bot(name)
    assert message in str(caught.value)


def test_a_package_offers_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "bots_from_elsewhere.py")
    described = tmp_path / "bots_from_elsewhere-1.0.dist-info"
    described.mkdir()
    written(described / "METADATA", "Metadata-Version: 2.1\nName: bots-from-elsewhere\nVersion: 1.0\n")
    points = "[elgrande.bots]\nfirst-come = bots_from_elsewhere:First\ngone = bots_from_elsewhere:Gone\n"
    written(described / "entry_points.txt", points)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert find_bot("first-come").__name__ == "First"
    with pytest.raises(NoSuchBot, match="the package that offers 'gone' is broken"):
        find_bot("gone")
    with pytest.raises(NoSuchBot, match="first-come"):
        find_bot("last-come")


# --- the example ---


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 32


def test_the_example_beats_random_players() -> None:
    result = Result()
    for part in simulate(Plan(configure(2, rounds=6), (MYBOT, "random"), 10)):
        result.add(part)
    assert result.bots[MYBOT].won >= 8


@pytest.mark.parametrize("modules", [module_sets()[-1], ("grandissimo", "anniversary"), ("grand_inquisitor",)])
def test_the_example_plays_modules(modules: tuple[str, ...]) -> None:
    parts = list(simulate(Plan(configure(2, modules, rounds=6), (MYBOT, "random"), 1)))
    assert [part.games for part in parts] == [1]
