"""Hints: the best choices of a seat, from its view alone, with reasons that are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import elgrande
from elgrande import Game
from elgrande.board.spaces import CASTILLO
from elgrande.bots.hint import MOST, Hint, hint
from elgrande.bots.pupil import PupilBot
from elgrande.cli import app
from elgrande.cli.hints import points_text
from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.events import sentence
from elgrande.rules.base.scoring import awards
from elgrande.texts import LANGUAGES, has, say
from elgrande.view import View
from tests.situation import situation
from tests.test_recorded_games import RECORDS, recorded

SOURCES = Path(elgrande.__file__).parent
CROWDED = "Nue: 5 green, 5 blue, 4 yellow; Val: 5 green, 5 blue, 4 yellow"
"""With the King in Granada only Sevilla and the Castillo are left where one caballero changes anything."""
FULL = f"{CROWDED}; Cas: 5 green, 5 blue, 4 yellow"


def advice(game: Game, seed: int = 0) -> list[Hint]:
    """What whoever decides is advised."""
    return hint(game.view(game.decision.player), seed)


def told(game: Game, one: Hint, language: str = "en") -> str:
    """A hint as a line: the choice in notation, and why."""
    text = next(option.text for option in game.decision.options if option.id == one.option)
    return f"{text}: {sentence(game.rules, game.names, *one.reason, language)}"


def best(game: Game) -> str:
    return told(game, advice(game)[0])


# --- why ---


def test_it_says_what_a_scoring_brings() -> None:
    game = situation("Gra: 5 red, 1 blue; Vie: 4 blue; Val: 3 green", king="Nue", card="score-region")
    game.follow("special")
    assert best(game) == "Gra: You score 6 points; nobody else scores more than 3."


def test_it_says_where_one_becomes_first() -> None:
    game = situation(f"Sev: 3 red, 3 blue; {FULL}", king="Gra", card="king", court="1 red", round=9)
    game.follow("place")
    assert best(game) == "Sev: It makes you first in Sevilla: a scoring there would bring you 4 instead of 3 points."


def test_a_plan_is_told_as_a_plan() -> None:
    game = situation(f"Sev: 3 red, 3 blue; {FULL}", king="Gra", card="king", court="1 red", round=9)
    assert "It can make you first in " in best(game)


def test_it_says_what_a_rival_loses() -> None:
    where = f"Sev: 2 red, 3 blue; {FULL}"
    game = situation(where, king="Gra", card="king", court="1 red", round=9)
    game.follow("place")
    lines = [told(game, one) for one in advice(game)]
    assert f"Sev: A scoring in Sevilla would bring {game.names[1]} only 3 instead of 4 points." in lines


def test_who_has_more_at_court_is_told_so() -> None:
    game = Game.new(players=4, seed=2)
    while type(game.decision.decision).__name__ != "Reinforce":
        game.play(game.decision.options[0])
    assert best(game) == "+1: You get 1 more caballero at your court."


def test_the_power_card_tells_how_many_will_be_higher() -> None:
    game = Game.new(players=2, seed=1)
    game.play(game.decision.options[0])  # 13: nothing is higher
    one = advice(game)[0]
    assert one.reason[0] == "hint-power"
    assert one.reason[1]["higher"] == 1
    assert told(game, one).endswith("; your rival is likely to have a higher card.")


def test_dials_are_to_be_mixed() -> None:
    game = situation("Cas: 2 red, 2 blue", king="Gal", round=3, card="king", court="1 red")
    while not isinstance(game.decision.decision, Secret):
        game.play(game.decision.options[-1])
    found = hint(game.view(0))
    assert len(found) > 1
    assert {one.reason[0] for one in found} == {"hint-mix"}


def test_a_hidden_castillo_is_not_told() -> None:
    """Who counts may know, but a hint does not do it for him (BASE-41)."""
    where = f"Cas: 3 blue, 3 red; Sev: 5 green; {CROWDED}"
    for castillo, tells in (("hidden", False), ("open", True)):
        game = situation(where, king="Gra", card="king", court="1 red", round=9, castillo=castillo)
        game.follow("place")
        reasons = [one.reason for one in advice(game)]
        scored = [values for key, values in reasons if "before" in values and values["space"] == CASTILLO]
        assert bool(scored) == tells


def test_the_only_choice_needs_no_thought() -> None:
    game = situation("Gal: 2 red", king="Nue", card="king", court="1 red")
    while len(game.decision.options) > 1:
        game.play(game.decision.options[0])
    assert [one.points for one in advice(game)] == [None]
    assert best(game).endswith("It is the only choice.")


def test_who_is_not_asked_gets_no_hint() -> None:
    game = Game.new(players=3, seed=1)
    with pytest.raises(ValueError, match="has nothing to decide now"):
        hint(game.view((game.decision.player + 1) % 3))


# --- what always holds ---


def check_promise(game: Game, one: Hint) -> None:
    """What a hint says will be so at once, is so when the choice is made."""
    key, values = one.reason
    if values.get("planned", 1):
        return
    player = game.decision.player
    after = game.copy()
    after.play(one.option)
    board, changed = game.position.board, after.position.board
    if key == "hint-points":
        assert changed.score[player] - board.score[player] == values["points"]
    if key == "hint-court":
        assert changed.court[player] - board.court[player] == values["count"]
    if key in ("hint-first", "hint-more"):
        won = [points for who, points, _ in awards(after.position, values["space"]) if who == player]
        assert sum(won) == values["points"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_decision_of_every_table_has_hints(path: Path) -> None:
    """They are legal, in order and true, and can be told in every language; every sixtieth choice is looked at."""
    whole = recorded(path)
    game = whole.at(0)
    for asked, (player, option) in enumerate(whole.choices):
        if asked % 60 == RECORDS.index(path) % 60:
            view = game.view(game.decision.player)
            found = hint(view)
            assert 1 <= len(found) <= MOST
            assert all(one.option in view.options for one in found)
            points = [one.points for one in found if one.points is not None]
            assert points == sorted(points, reverse=True)
            assert all(told(game, one, language) for one in found for language in LANGUAGES)
            for one in found:
                check_promise(game, one)
        game.play(option, player)


@pytest.mark.parametrize(
    "modules", [[], ["grand_inquisitor", "anniversary"], ["grandissimo"], ["king_intrigue"]], ids=str
)
def test_a_hint_is_a_function_of_the_view(modules: list[str]) -> None:
    """What a player cannot see may be anything: the hint is the same."""
    game, chance = Game.new(players=3, seed=21, modules=modules), Chance(2)
    for number in range(160):
        player = game.decision.player
        view = game.view(player)
        if number % 8 == 0:
            dealt_anew = View(game.resample(player, Chance(number)).position, player)
            dealt_anew.answered = view.answered  # who has set his dial is public
            key = view.key()
            assert hint(dealt_anew) == hint(view)
            assert view.key() == key
        game.play(chance.pick(game.decision.options), player)


def test_a_pupil_plays_what_is_hinted() -> None:
    game = Game.new(players=4, seed=5)
    agreed = asked = 0
    for _ in range(120):
        player = game.decision.player
        view = game.view(player)
        option = PupilBot().choose(view)
        asked += 1
        agreed += option in [one.option for one in hint(view)]
        game.play(option, player)
    assert agreed >= asked * 0.95


# --- texts and terminal ---


def test_every_sentence_is_used_and_written_in_every_language() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("bots/**/*.py"))
    used = set(re.findall(r'"(hint-[a-z-]+)"', text))
    for language in LANGUAGES:
        written = (SOURCES / "texts" / language / "hints.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(hint-[a-z-]+) =", written, re.MULTILINE)) == used
        assert all(has(key, language) for key in used)


@pytest.mark.parametrize(("language", "plus"), [("en", "+3.4"), ("nl", "+3,4"), ("de", "+3,4"), ("es", "+3,4")])
def test_points_are_written_as_in_the_language(language: str, plus: str) -> None:
    assert points_text(3.4, language) == plus
    assert points_text(-3.4, language) == plus.replace("+", "−")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_in_the_terminal(language: str) -> None:
    arguments: list[Any] = ["play", "--players", "3", "--seed", "4", "--language", language]
    result = CliRunner().invoke(app, arguments, input="hint\nquit\n\n")
    assert result.exit_code == 0, result.output
    lines = " ".join(result.output.split())
    assert say("advice-note", language) in lines
    assert re.search(r" \d+ [^+]+ \+\d+[.,]\d ", lines)
