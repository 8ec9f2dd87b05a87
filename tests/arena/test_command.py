"""`elgrande arena`: tables, JSON, the report, going on later, and what it says when something is wrong."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from elgrande import Game
from elgrande.arena import Contest, run, summarise, write_report
from elgrande.rules.config import configure
from tests.arena.own_bots import MYBOT, own_bot
from tests.cli.running import error
from tests.cli.running import run as command

QUICK = ("arena", "--bots", f"random,{MYBOT}", "--players", "2", "--rounds", "6", "--games", "4", "--jobs", "1")


def numbers(text: str) -> Any:
    """What `--json` wrote, without the times."""
    data = json.loads(text)
    for bot in data["bots"]:
        del bot["seconds_per_choice"], bot["seconds_slowest"]
    return data


def test_help_has_an_example() -> None:
    assert "Example: elgrande arena --bots" in command("arena", "--help").stdout


def test_tables() -> None:
    shown = command(*QUICK).stdout
    for heading in ("rating", "win share", "ahead of", "points", "general", "castillo", "ms/choice"):
        assert heading in shown
    assert "4 games: 2 deals, each played 2 times in rotating seats; even would be 50.0%" in shown
    assert shown.index("MyBot") < shown.index("random")


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert numbers(command(*QUICK, "--games", "3", "--json").stdout)["games"] == 4


def test_the_same_numbers_on_any_number_of_cores() -> None:
    alone = command(*QUICK, "--json").stdout
    assert numbers(alone) == numbers(command(*QUICK, "--json", "--jobs", "2").stdout)
    assert numbers(alone) != numbers(command(*QUICK, "--json", "--seed", "2").stdout)


def test_a_second_run_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "contest"
    command(*QUICK, "--games", "2", "--out", folder)
    first = (folder / "games.jsonl").read_text("utf-8")
    result = command(*QUICK, "--out", folder, "--json")
    assert result.stderr == "2 of 4 games are played already\n"
    assert (folder / "games.jsonl").read_text("utf-8").startswith(first)
    assert numbers(result.stdout) == numbers(command(*QUICK, "--json").stdout)
    assert json.loads((folder / "results.json").read_text("utf-8")) == json.loads(result.stdout)
    assert "<svg" in (folder / "report.html").read_text("utf-8")


def test_games_are_kept_without_being_told_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELGRANDE_GAMES", str(tmp_path))
    first = command(*QUICK, "--games", "2", "--json")
    (folder,) = (tmp_path / "arena").iterdir()
    assert first.stderr == f"The games and the report are in {folder}\n"
    assert folder.name.startswith("random-MyBot-")
    again = command(*QUICK, "--json")
    assert again.stderr == f"2 of 4 games are played already\n{first.stderr}"
    assert len((folder / "games.jsonl").read_text("utf-8").splitlines()) == 4
    assert (folder / "report.html").exists()
    command(*QUICK, "--seed", "2")
    assert len(list((tmp_path / "arena").iterdir())) == 2, "another contest has a folder of its own"
    assert command(*QUICK, "--seed", "3", "--no-keep", "--json").stderr == ""
    assert command(*QUICK, "--seed", "3", "--out", tmp_path / "here", "--json").stderr == ""
    assert len(list((tmp_path / "arena").iterdir())) == 2


def test_it_says_what_is_wrong(tmp_path: Path) -> None:
    assert error("arena", "--bots", "page", code=2) == "a contest needs at least two different bots, not page"
    assert error("arena", "--bots", ",", code=2) == "a contest needs at least two different bots, not none"
    assert error("arena", "--bots", "page,duchess", code=2).startswith("no bot is called 'duchess'; there are 'random'")
    assert error("arena", "--bots", "page,./no.py:Bot", code=2).endswith("no.py: no such file")
    assert error("arena", "--backend", "abacus", code=2) == "'abacus' is not one of processes, ray"
    assert error("arena", "--rounds", "7", code=2) == "rounds can be 9 or 6, not 7"
    assert error(*QUICK, "--html", tmp_path / "no" / "report.html").endswith("no: no such folder")
    command(*QUICK, "--out", tmp_path)
    assert error(*QUICK, "--out", tmp_path, "--seed", "5", code=2).endswith("another contest: seed was 1, now it is 5")
    assert error(*QUICK, "--out", tmp_path / "games.jsonl").endswith("games.jsonl: File exists")


def test_a_bot_that_fails_leaves_a_record(tmp_path: Path) -> None:
    arguments = (*QUICK, "--bots", f"random,{own_bot(tmp_path, 'return 1 // 0')}")
    said = command(*arguments, "--no-keep", code=1).stderr
    assert "ZeroDivisionError" in said
    assert '[Game "El Grande"]' in said
    assert re.search(r"elgrande: Own failed \(deal 1, game 1, seed \d+, seat \d\): ZeroDivisionError", said)
    assert "failed-1-1.txt" in command(*arguments, "--out", tmp_path, code=1).stderr
    assert not Game.from_record((tmp_path / "failed-1-1.txt").read_text("utf-8")).over


def test_own_bots_in_simulations() -> None:
    data = json.loads(command("simulate", *QUICK[1:], "--json").stdout)
    assert sorted(data["bots"]) == [MYBOT, "random"]


# --- the report ---


class Addresses(HTMLParser):
    """What a page would load from elsewhere, and the tags that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.found += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_report_needs_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    command(*QUICK, "--html", page, "--mercy", "--no-second-ship")
    text = page.read_text("utf-8")
    parser = Addresses()
    parser.feed(text)
    assert parser.found == []
    assert "script" not in parser.tags
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text
    made = f"elgrande arena --bots random,{MYBOT} --players 2 --games 4 --seed 1 --rounds 6 --mercy --no-second-ship"
    assert f"<code>{made}</code>" in text


def test_the_charts_of_the_report_are_sound(tmp_path: Path) -> None:
    bots = ("random", own_bot(tmp_path, "return view.options[0]"))
    contest = Contest(configure(2, ["grand_inquisitor"], rounds=6), bots, 2)
    text = write_report(summarise(contest, run(contest, jobs=1)), "a <command>")
    charts = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert [ElementTree.fromstring(chart).get("aria-label") for chart in charts] == [
        "Rating",
        "Wins",
        "Points by source",
    ]
    assert "a &lt;command&gt;" in text
    for source in ("office", "token"):
        assert charts[2].count(f">{source}<") == 1
    dots = [float(x) for x in re.findall(r'<circle class="dot" cx="([\d.]+)"', charts[1])]
    assert len(dots) == 2
    assert all(150 <= x <= 550 for x in dots)


@pytest.mark.parametrize("bots", ["random,random,page", f"{MYBOT},random,{MYBOT}"])
def test_who_is_named_twice_is_counted_together(bots: str) -> None:
    data = numbers(command(*QUICK, "--bots", bots, "--games", "3", "--json").stdout)
    assert data["games"] == 3
    assert sorted(bot["played"] for bot in data["bots"]) == [2, 4]
