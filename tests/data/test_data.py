"""Data: games that are kept, data sets that go on where they stopped, and rows for programs that learn."""

from __future__ import annotations

import json
import re
import sys
from array import array
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from elgrande import ACTIONS, Game
from elgrande.data import DECISIONS, GAMES, Collection, ExportError, Recipe, RecipeError, decision_rows, export
from elgrande.data.card import PLOTS, initials, write_card
from elgrande.engine.saving import SaveError
from elgrande.observation import Observer
from elgrande.rules.build import build
from elgrande.rules.config import configure, known_modules, module_sets
from elgrande.rules.overrides import Overrides
from elgrande.tools.simulate import Plan, simulate
from elgrande.transcript import LONGEST_LINE, Transcript, adding_to, mend, read_games, to_line
from tests.arena.own_bots import MYBOT
from tests.cli.running import error, run

RANDOM = Recipe(6, ("random",), ("base", "grandissimo"), (2, 3))


def played(recipe: Recipe = RANDOM, number: int = 0) -> Transcript:
    return recipe.play(number)


# --- lines ---


@pytest.mark.parametrize(
    "config",
    [
        configure(2, rounds=6),
        configure(3, ["grandissimo"], without=["ships"], castillo="open"),
        configure(5, ["grand_inquisitor", "anniversary"], preset="tournament"),
    ],
)
def test_a_game_survives_its_line(config: Any) -> None:
    result = next(simulate(Plan(config, ("random",) * config.players, 1, keep=True)))
    (game,) = result.kept
    again = Transcript.from_data(json.loads(to_line(game.as_data())))
    assert again == game
    whole = again.game()
    assert whole.over
    assert tuple(whole.scores) == game.scores
    assert len(whole.choices) == result.decisions
    assert Game.from_record(whole.record()) == whole


def test_the_numbers_of_an_owner_come_along() -> None:
    plan = Plan(configure(2, rounds=6), ("random",) * 2, 1, cards=Overrides("[cards.veto]\nplace = 2\n"), keep=True)
    (game,) = next(simulate(plan)).kept
    assert Transcript.from_data(game.as_data()) == game
    assert game.game().over


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 6}, "2 to 5 players"),
        ({"modules": ["dragons"]}, "no module is called 'dragons'"),
        ({"options": {"castillo": "ajar"}}, "castillo can be"),
        ({"options": 5}, "TypeError"),
        ({"seed": "x"}, "its seed is no number"),
        ({"bots": ["random"]}, "its bots are not one for each seat"),
        ({"bots": [1, 2]}, "its bots are not one for each seat"),
        ({"scores": [1]}, "its scores are not one for each seat"),
        ({"scores": [1, "x"]}, "its scores are not one for each seat"),
        ({"choices": "!!"}, "pairs of characters"),
        ({"choices": None}, "pairs of characters"),
        ({"cards": 5}, "its cards are no text"),
    ],
)
def test_a_line_that_is_no_game_is_refused(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(to_line(played().as_data()) + to_line(played().as_data() | change))
    with pytest.raises(SaveError, match=rf"line 2: not a game: .*{reason}"):
        list(read_games(file))


@pytest.mark.parametrize("line", ["nothing", "[]", "{}", "[" * 100_000, '{"players":2}'])
def test_other_text_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n")
    with pytest.raises(SaveError, match="line 1: not a game"):
        list(read_games(file))


def test_a_line_without_end_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("x" * (LONGEST_LINE + 1) + "\n")
    with pytest.raises(SaveError, match="a line is longer than"):
        list(read_games(file))


def test_a_game_of_other_rules_is_noticed() -> None:
    game = played()
    with pytest.raises(SaveError, match="does not fit these rules"):
        list(replace(game, seed=game.seed + 1).replay())
    with pytest.raises(SaveError, match="ends otherwise by these rules"):
        list(replace(game, scores=(0, 1)).replay())
    with pytest.raises(SaveError, match="ends otherwise by these rules"):
        list(replace(game, choices=game.choices[:-2]).replay())


def test_an_incomplete_line_is_left_out_and_written_over(tmp_path: Path) -> None:
    file, game = tmp_path / "games.jsonl", played()
    line = to_line(game.as_data())
    file.write_text(line + line[:100])
    assert list(read_games(file)) == [game]
    assert file.stat().st_size > len(line), "reading changes nothing"
    with adding_to(file) as add:
        add([game])
    assert file.read_text() == line * 2
    mend(file)
    assert file.read_text() == line * 2
    assert list(read_games(tmp_path / "nothing")) == []


# --- data sets ---


def test_a_recipe_goes_through_all_tables_in_turn() -> None:
    recipe = Recipe(176, ("random",))
    tables = Counter(recipe.play(number).config for number in range(0, 176, 11))
    assert set(tables.values()) == {1}
    assert len(recipe.configs) == len(set(recipe.configs)) == len(module_sets()) * 4 * 2
    assert recipe.play(3) == recipe.play(3)
    assert recipe.play(3) != replace(recipe, seed=2).play(3)


def test_seats_draw_their_bots() -> None:
    recipe = Recipe(8, ("random", MYBOT), ("base",), (3,))
    assert len({recipe.play(number).bots for number in range(8)}) > 3


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": ()}, "one bot"),
        ({"players": ()}, "one number of players"),
        ({"players": (7,)}, "2 to 5 players"),
        ({"bots": ("nobody",)}, "no bot is called 'nobody'"),
        ({"tables": ("grandissimo+king_intrigue",)}, "does not go with"),
    ],
)
def test_a_bad_recipe_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        replace(RANDOM, **changes)


def test_a_stopped_collection_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = Collection(tmp_path / "whole", RANDOM)
    assert sum(whole.play(jobs=1)) == 6
    first = Collection(tmp_path / "parts", RANDOM)
    stopped = first.play(jobs=1)
    next(stopped)
    stopped.close()
    text = first.file.read_text()
    once_more = text.splitlines(keepends=True)[1]
    first.file.write_text(text + once_more + text[: len(text) // 9])
    again = Collection(tmp_path / "parts", replace(RANDOM, games=9))
    assert len(again.numbers()) == 4
    assert sum(again.play(jobs=2)) == 5
    assert again.numbers() == set(range(9))
    at_once = Collection(tmp_path / "at-once", again.recipe)
    assert sum(at_once.play(jobs=1)) == 9
    assert again.file.read_bytes() == at_once.file.read_bytes(), "in the same order, too"
    assert list(Collection(tmp_path / "parts", RANDOM).games()) == list(whole.games())
    with pytest.raises(RecipeError, match="a data set of more games: it needs --games 9 or more"):
        Collection(tmp_path / "parts", RANDOM).numbers()


def test_a_folder_keeps_one_recipe(tmp_path: Path) -> None:
    Collection(tmp_path, RANDOM)
    with pytest.raises(RecipeError, match="keeps another data set: seed is 2 now"):
        Collection(tmp_path, replace(RANDOM, seed=2))
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(RecipeError, match="line 1: not a game of a data set"):
        Collection(tmp_path, RANDOM).numbers()
    (tmp_path / "settings.json").write_text("[]")
    with pytest.raises(RecipeError, match="not a file of a data set"):
        Collection(tmp_path, RANDOM)


def test_the_card_counts_what_is_there(tmp_path: Path) -> None:
    collection = Collection(tmp_path, Recipe(8, ("random", MYBOT), ("base", "grandissimo"), (2, 3)))
    assert sum(collection.play(jobs=1)) == 8
    write_card(collection)
    games = list(collection.games())
    data = json.loads((tmp_path / "statistics.json").read_text())
    assert data["tables"]["all"]["games"] == 8
    assert data["tables"]["base"]["games"] == data["tables"]["grandissimo"]["games"] == 4
    assert data["tables"]["all"]["decisions"] == sum(len(list(game.replay())) for game in games)
    assert sum(bot["seats"] for bot in data["bots"].values()) == 4 * 2 + 4 * 3
    assert sum(bot["seats"] * bot["won"] for bot in data["bots"].values()) == pytest.approx(8, abs=0.01)
    card = (tmp_path / "README.md").read_text()
    assert "# 8 games of El Grande" in card
    assert len({initials(module) for module in known_modules()}) == len(known_modules())
    assert "--modules base,grandissimo --players 2,3 --seed 1" in card
    assert "2 sets of modules,\n2 and 3 players, 6 and 9 rounds." in card
    assert all(len(line) <= 100 for line in card.splitlines() if not line.startswith(("|", "elgrande dataset")))
    for name, title in PLOTS.items():
        assert f"![{title}]({name})" in card
        plot = ElementTree.fromstring((tmp_path / name).read_text())
        assert (plot.tag, plot.attrib["aria-label"]) == ("{http://www.w3.org/2000/svg}svg", title)
        assert title in [text.text for text in plot]


def test_the_card_says_only_what_is_there(tmp_path: Path) -> None:
    collection = Collection(tmp_path, replace(RANDOM, games=2, players=(2, 3)))
    assert sum(collection.play(jobs=1)) == 2
    write_card(collection)
    card = (tmp_path / "README.md").read_text()
    assert "2 sets of modules,\n2 players, 9 rounds." in card, "the recipe has more tables than games"


# --- rows ---


def test_rows_tell_what_was_seen_offered_chosen_and_won() -> None:
    game = played(replace(RANDOM, tables=("grandissimo",)), 1)
    observer = Observer(build(game.config))
    rows = decision_rows(game, 7, observer)
    assert all({*row} == {*DECISIONS} for row in rows)
    seen = array("f", bytes(4 * observer.size))
    for row, (position, choice) in zip(rows, game.replay(), strict=True):
        observer.write(position, row["seat"], seen)
        assert row["observation"] == seen
        assert row["choice"] == choice
        assert choice in row["options"]
        assert row["options"] == position.options
        assert max(row["options"]) < ACTIONS
    best = max(game.scores)
    for row in rows:
        assert row["points"] == game.scores[row["seat"]]
        assert (row["won"] > 0) == (row["points"] == best)
        assert (row["margin"] > 0) == (row["points"] > sum(game.scores) / len(game.scores))
    assert {row["kind"] for row in rows} > {"PlayPowerCard", "TakeCard"}


def test_jsonl_has_the_columns_of_its_rows(tmp_path: Path) -> None:
    games = [played(number=number) for number in range(3)]
    count = export(games, tmp_path / "rows.jsonl", "decisions")
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert len(rows) == count == sum(len(game.choices) // 2 for game in games)
    assert all([*row] == [*DECISIONS] for row in rows)
    observer = Observer(build(games[0].config))
    assert rows[0]["observation"] == pytest.approx(decision_rows(games[0], 0, observer)[0]["observation"], abs=1e-6)
    export(games, tmp_path / "plain.jsonl", "decisions", observations=False)
    assert "observation" not in json.loads((tmp_path / "plain.jsonl").read_text().partition("\n")[0])
    assert export(games, tmp_path / "games.jsonl", "games") == 3
    whole = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert all([*row] == [*GAMES] for row in whole)
    assert [row["scores"] for row in whole] == [list(game.scores) for game in games]
    assert [len(row["choices"]) for row in whole] == [row["decisions"] for row in whole]


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    good = played()
    with pytest.raises(SaveError):
        export([good, replace(good, seed=good.seed + 1)], tmp_path / "rows.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_exported_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ExportError, match=r"ends in \.jsonl or \.parquet"):
        export([], tmp_path / "rows.csv")
    with pytest.raises(ExportError, match="rows are decisions or games, not 'rounds'"):
        export([], tmp_path / "rows.jsonl", "rounds")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ExportError, match=r"pip install 'elgrande\[data\]'"):
        export([], tmp_path / "rows.parquet")


@pytest.mark.envs
def test_parquet_says_what_jsonl_says(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415

    games = [played(number=number) for number in range(4)]
    for kind in ("decisions", "games"):
        export(games, tmp_path / "rows.jsonl", kind)
        export(games, tmp_path / "rows.parquet", kind)
        table = parquet.read_table(tmp_path / "rows.parquet")
        assert table.schema.metadata[b"observation"] == b"1"
        for line, row in zip((tmp_path / "rows.jsonl").read_text().splitlines(), table.to_pylist(), strict=True):
            for name, value in json.loads(line).items():
                assert row[name] == pytest.approx(value, abs=1e-6) if name != "bots" else row[name] == value, name


# --- the commands ---


def test_a_data_set_and_its_rows_on_the_command_line(tmp_path: Path) -> None:
    made = ["dataset", "--out", tmp_path / "set", "--bots", "random", "--modules", "base,grandissimo", "--players", "2"]
    assert "4 games, " in run(*made, "--games", 4, "--jobs", 1).stdout
    again = run(*made, "--games", 6, "--jobs", 1)
    assert "4 of 6 games are there already" in again.stderr
    assert "6 games, " in again.stdout
    rows = tmp_path / "rows.jsonl"
    shown = run("export", tmp_path / "set", "--out", rows, "--modules", "base", "--no-observations").stdout
    tables = {json.loads(line)["table"] for line in rows.read_text().splitlines()}
    assert tables == {"base"}
    assert shown.startswith(f"{len(rows.read_text().splitlines())} rows of 3 games, ")
    assert run("export", tmp_path / "set", "--out", rows, "--rows", "games", "--limit", 2).stdout.startswith("2 rows")
    assert error("export", tmp_path / "set", "--out", rows, "--players", "5") == f"no such games in {tmp_path / 'set'}"
    assert error("export", tmp_path / "nothing", "--out", rows).endswith("nothing: no such file")
    told = error("export", tmp_path, "--out", tmp_path / "rows.txt", code=2)
    assert told.endswith("by which the format is chosen")
    assert error(*made[:-1], "3", "--games", 4, code=2).endswith("keeps another data set: players is [3] now")


def test_progress_is_told_in_lines_where_there_is_no_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = ["dataset", "--bots", "random", "--modules", "base", "--games", 8, "--jobs", 1]
    assert run(*made, "--out", tmp_path / "first").stderr == ""
    monkeypatch.setattr("elgrande.cli.output.PAUSE", 0.0)
    half, whole = run(*made, "--out", tmp_path / "second").stderr.splitlines()
    assert re.fullmatch(r"Games: 4/8 [\d.]+/s, \d+:\d\d left", half)
    assert re.fullmatch(r"Games: 8/8 [\d.]+/s, 0:00 left", whole)


def test_simulate_arena_and_train_write_games_that_can_be_exported(tmp_path: Path) -> None:
    run("simulate", "--players", 2, "--games", 3, "--rounds", 6, "--out", tmp_path / "some.jsonl")
    run("simulate", "--players", 2, "--games", 2, "--rounds", 6, "--seed", 2, "--out", tmp_path / "some.jsonl")
    assert len(list(read_games(tmp_path / "some.jsonl"))) == 5
    run("arena", "--bots", f"random,{MYBOT}", "--players", 2, "--games", 2, "--rounds", 6, "--out", tmp_path / "arena")
    shown = run(
        "export", tmp_path / "arena", tmp_path / "some.jsonl", "--out", tmp_path / "all.jsonl", "--rows", "games"
    )
    assert shown.stdout.startswith("7 rows of 7 games")
