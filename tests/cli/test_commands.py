"""The command line: what each command shows, its exit codes, and whole games played through `elgrande play`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from elgrande import Game
from elgrande.cli.screen import draw_board, in_columns
from elgrande.cli.seating import PERSON, Seating
from elgrande.cli.session import Session
from elgrande.cli.story import story
from elgrande.engine.chance import Chance
from elgrande.rules.config import Config
from elgrande.texts import say
from elgrande.tools import fuzz
from elgrande.tools.fuzz import Finding
from elgrande.transcript import read_games
from tests.cli.running import error, run
from tests.situation import situation, texts

COMMANDS = ("play", "replay", "cards", "rules", "simulate", "arena", "bench", "fuzz")
LANGUAGES = ("en", "nl", "de", "es")


def random_game(players: int = 2, seed: int = 5, names: list[str] | None = None) -> Game:
    game, chance = Game.new(players, seed=seed, names=names, rounds=6), Chance(seed)
    while not game.over:
        game.play(chance.pick(game.decision.options))
    return game


# --- all commands ---


def test_alone_it_says_what_it_is() -> None:
    shown = run().stdout
    assert "El Grande" in shown
    assert all(f"\n  {command} " in shown for command in COMMANDS)


def test_version() -> None:
    assert run("--version").stdout.startswith("elgrande 0.")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    assert f": elgrande {command}" in run(command, "--help").stdout


@pytest.mark.parametrize(
    "arguments", [("nonsense",), ("play", "--players", "6"), ("rules", "--nonsense"), ("cards", "--language", "fr")]
)
def test_usage_errors_have_code_2(arguments: tuple[str, ...]) -> None:
    assert "Error: " in run(*arguments, code=2).stderr


def test_as_a_program_it_fails_in_one_line() -> None:
    command = [sys.executable, "-m", "elgrande", "replay", "/nowhere/game.txt"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "elgrande: /nowhere/game.txt: No such file or directory\n"


# --- cards and rules ---


def test_cards_lists_all() -> None:
    shown = run("cards").stdout
    assert "intrigue-any-3" in shown
    assert "BASE-151" in shown
    assert len(json.loads(run("cards", "--modules", "base", "--json").stdout)) == 33
    cards = json.loads(run("cards", "--json").stdout)
    assert len({card["key"] for card in cards}) == len(cards) > 33


@pytest.mark.rule("GIC-6")
def test_cards_of_a_module_with_their_numbers_and_where_they_are_from() -> None:
    cards = json.loads(run("cards", "--modules", "grand-inquisitor", "--json").stdout)
    new = [card for card in cards if card["stack"] > 5]
    assert sum(card["copies"] for card in new) == 12
    assert sum(card["copies"] * card["numbers"].get("gold", 0) for card in new) == 4
    assert sum(card["copies"] * card["numbers"].get("goods", 0) for card in new) == 9
    assert {card["provenance"] for card in new} == {"printed", "reconstructed"}
    assert "gold 1 (printed), goods 2 (printed) · Reconstructed" in run("cards", "transport").stdout
    assert "○" in run("cards", "--stack", "7").stdout
    assert error("cards", "--stack", "9").startswith("there is no stack 9")
    assert "goud 1" in run("cards", "GIC-66", "--language", "nl").stdout


def test_own_numbers_on_the_card_of_a_module(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[cards.transport]\ngold = 2\n", encoding="utf-8")
    assert json.loads(run("cards", "transport", "--cards", own, "--json").stdout)[0]["numbers"]["gold"] == 2


def test_cards_of_a_stack() -> None:
    cards = json.loads(run("cards", "--stack", "2", "--json").stdout)
    assert {card["stack"] for card in cards} == {2}
    assert sum(card["copies"] for card in cards) == 11


@pytest.mark.parametrize("wanted", ["veto", "BASE-111", "base-111", "Veto"])
def test_one_card_in_full(wanted: str) -> None:
    shown = run("cards", wanted).stdout
    assert "Keep this card face up" in shown
    assert "Ruling: " in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_every_language(language: str) -> None:
    assert "exile-all" in run("cards", "--language", language).stdout
    assert "BASE-134" in run("cards", "score-castillo", "--language", language).stdout


def test_cards_with_own_numbers(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[cards.intrigue-any-3]\nplace = 2\n", encoding="utf-8")
    assert json.loads(run("cards", "intrigue-any-3", "--cards", own, "--json").stdout)[0]["place"] == 2
    own.write_text("[cards.dragon]\nplace = 2\n", encoding="utf-8")
    assert error("cards", "--cards", own).startswith("no card is called 'dragon'")


def test_no_such_card() -> None:
    assert error("cards", "dragon") == "no card has the words 'dragon'; `elgrande cards` lists all"


def test_a_rule_by_id() -> None:
    shown = run("rules", "BASE-51").stdout
    assert shown.startswith("BASE-51  Base game, King and Grandes")
    assert "King bonus" in shown
    assert run("rules", "base-51").stdout == shown


def test_a_rule_of_a_module() -> None:
    assert run("rules", "GIC-25").stdout.startswith("GIC-25  Grand Inquisitor & Colonies, Ship")
    assert "ANN-2" in run("rules", "ann-2").stdout


def test_a_rule_with_its_table() -> None:
    assert "Galicia, Castilla la Vieja, Aragón" in run("rules", "BASE-2").stdout


def test_a_rule_is_whole_and_has_its_source_however_it_is_wrapped() -> None:
    rules = json.loads(run("rules", "--json").stdout)
    assert [rule["id"] for rule in rules if not rule["source"]] == []
    assert [rule["id"] for rule in rules if rule["text"].rstrip('`*)"')[-1] not in ".:?!"] == []
    assert run("rules", "MIX-1").stdout.startswith("MIX-1  Which modules combine  [000; the boxes name")


@pytest.mark.parametrize(("language", "words"), [("nl", "Koningsbonus"), ("de", "Königsbonus"), ("es", "rey")])
def test_rules_in_other_languages(language: str, words: str) -> None:
    english = json.loads(run("rules", "--json").stdout)
    translated = json.loads(run("rules", "--language", language, "--json").stdout)
    assert [rule["id"] for rule in translated] == [rule["id"] for rule in english]
    assert words in run("rules", "--language", language, "BASE-51").stdout


def test_rules_by_words() -> None:
    found = [rule["id"] for rule in json.loads(run("rules", "dials", "revealed", "--json").stdout)]
    assert "BASE-63" in found
    assert "BASE-51" not in found


def test_chapters_of_the_rules() -> None:
    shown = run("rules").stdout
    assert "King and Grandes" in shown
    assert "Options of a table" in shown


def test_no_such_rule() -> None:
    assert error("rules", "BASE-44") == "no rule has the id BASE-44; near it are BASE-42, BASE-41, BASE-40"
    assert error("rules", "dragon").startswith("no rule has the words 'dragon'")


def test_every_card_has_its_rule() -> None:
    rules = {rule["id"] for rule in json.loads(run("rules", "--json").stdout)}
    assert {card["rule"] for card in json.loads(run("cards", "--json").stdout)} <= rules


# --- replay ---


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(random_game(names=["Ana", "Bo"]).record(), encoding="utf-8")
    return file


def test_replay_shows_the_end(record: Path) -> None:
    game = Game.from_record(record.read_text(encoding="utf-8"))
    shown = run("replay", record).stdout
    assert "Castilla la Nueva" in shown
    assert all(f"{score}" in shown for score in game.scores)
    assert f"{game.names[game.winners[0]]} wins." in shown


def test_replay_to_a_moment(record: Path) -> None:
    assert "After choice 3 of " in run("replay", record, "--to", "3").stdout
    assert "Round 5 of 9" in run("replay", record, "--round", "5").stdout
    data = json.loads(run("replay", record, "--round", "5", "--json").stdout)
    assert data["view"]["round"] == 5
    assert not data["over"]


def test_replay_tells_the_story(record: Path) -> None:
    shown = run("replay", record, "--log", "--language", "nl").stdout
    assert "Ana speelt machtkaart" in shown
    assert "Algemene puntentelling" in shown


def test_replay_draws(record: Path, tmp_path: Path) -> None:
    run("replay", record, "--svg", tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_replay_as_data(record: Path) -> None:
    data = json.loads(run("replay", record, "--json").stdout)
    assert data["over"]
    for seat, score in enumerate(data["scores"]):
        assert sum(one["points"] for one in data["points"] if one["player"] == seat) == score


def test_replay_names_the_line_that_is_wrong(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith(("red:P", "blue:P")))
    lines[number] = "red:P99"
    record.write_text("\n".join(lines), encoding="utf-8")
    assert error("replay", record).startswith(f"{record}: line {number + 1}: ")


def test_replay_says_what_is_wrong(record: Path, tmp_path: Path) -> None:
    assert error("replay", record, "--to", "1", "--round", "5", code=2) == "--to and --round exclude each other"
    assert error("replay", record, "--to", "99999", code=2).endswith("choices, not 99999")
    assert error("replay", record, "--round", "4", code=2) == "the rounds are 2, 3, 5, 6, 8, 9, not 4"
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    assert "not a record of a game" in error("replay", tmp_path / "letter.txt")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\xff")
    assert error("replay", tmp_path / "bytes") == f"{tmp_path / 'bytes'}: not a text file"


# --- simulate, bench, fuzz ---


def simulated(*arguments: str) -> dict[str, object]:
    data = json.loads(run("simulate", "--json", *arguments).stdout)
    assert isinstance(data, dict)
    return {name: value for name, value in data.items() if "second" not in name}


def test_simulate_is_the_same_on_any_number_of_cores() -> None:
    arguments = ("--bots", "random,page", "--games", "6", "--rounds", "6", "--seed", "4")
    alone = simulated(*arguments, "--jobs", "1")
    assert alone == simulated(*arguments, "--jobs", "2")
    assert alone["games"] == 6
    assert alone != simulated(*arguments, "--jobs", "1", "--no-rotate")


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "--players", "3", "--games", "3").stdout
    assert "win rate" in shown
    assert "3 games in" in shown


def test_simulate_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELGRANDE_GAMES", str(tmp_path))
    arguments = ("simulate", "--bots", "random", "--players", "2", "--games", "3", "--rounds", "6", "--jobs", "1")
    said = run(*arguments).stderr
    (file,) = (tmp_path / "simulate").iterdir()
    assert said == f"The games are in {file}\n"
    games = list(read_games(file))
    assert [game.bots for game in games] == [("random", "random")] * 3
    assert all(list(game.replay()) for game in games)
    kept = file.read_bytes()
    run(*arguments)
    assert file.read_bytes() == kept, "the same games are not kept twice"
    run(*arguments, "--seed", "2", "--no-keep")
    run(*arguments, "--seed", "2", "--out", tmp_path / "mine.jsonl")
    assert list((tmp_path / "simulate").iterdir()) == [file]
    run(*arguments, "--seed", "2")
    assert len(list((tmp_path / "simulate").iterdir())) == 2


def test_simulate_says_what_is_wrong() -> None:
    assert error("simulate", "--bots", "page,duchess", code=2).startswith("no bot is called 'duchess'")
    assert error("simulate", "--players", "4", "--bots", "page,random", code=2).startswith("4 players need 4 bots")
    assert error("simulate", "--rounds", "7", code=2) == "rounds can be 9 or 6, not 7"


def test_simulate_and_bench_with_modules() -> None:
    arguments = ("--modules", "grand-inquisitor,anniversary", "--players", "2")
    assert simulated(*arguments, "--games", "2", "--bots", "random")["games"] == 2
    figures = json.loads(run("bench", "--seconds", "0.02", *arguments, "--json").stdout)
    assert figures["decisions_per_second"] > 0


def test_bench() -> None:
    figures = json.loads(run("bench", "--seconds", "0.02", "--json").stdout)
    assert figures["decisions_per_second"] > 0
    assert figures["bytes_per_save"] > 0
    assert "µs per copy" in run("bench", "--seconds", "0.02", "--players", "2").stdout


def test_fuzz_finds_nothing() -> None:
    arguments = ("fuzz", "--games", "2", "--jobs", "1", "--tables", "players=2 rounds=6 veto=none", "--modules", "base")
    data = json.loads(run(*arguments, "--json").stdout)
    assert data["games"] == 2
    assert data["findings"] == []
    assert [(table["modules"], table["rounds"], table["games"]) for table in data["tables"]] == [("base", "6", 2)]
    assert {option["value"] for option in data["options"] if option["option"] == "veto"} == {"none"}
    assert "no findings" in run(*arguments).stdout


def test_fuzz_lists_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "fuzz_game", lambda config, seed: (100, None))
    data = json.loads(run("fuzz", "--tables", "all", "--games", "20", "--jobs", "1", "--json").stdout)
    assert len(data["tables"]) == 176
    assert {table["games"] for table in data["tables"]} == {20}
    met = {(option["option"], option["value"]) for option in data["options"]}
    assert {("castillo", "open"), ("annulment", "on"), ("ending", "asked"), ("without", "some parts")} <= met
    assert {("dials", "safe"), ("played", "listed")} <= met
    shown = run("fuzz", "--tables", "all", "--games", "1", "--jobs", "1").stdout
    assert "grand_inquisitor+anniversary+king_intrigue+players_edition+special_cards" in shown
    assert "all 176 tables" in shown


def test_fuzz_reports_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(config: Config, seed: int) -> tuple[int, Finding | None]:
        return 7, Finding(config, seed, "counting", "31 caballeros", '[Game "El Grande"]')

    monkeypatch.setattr(fuzz, "fuzz_game", find)
    shown = run("fuzz", "--games", "1", "--jobs", "1", "--modules", "grandissimo", code=1).stdout
    assert "Finding: counting (players=" in shown
    assert "modules=base+grandissimo without=" in shown
    assert '31 caballeros\n\n[Game "El Grande"]' in shown


def test_fuzz_says_what_is_wrong() -> None:
    assert error("fuzz", "--tables", "players=9", code=2) == "players can be 2, 3, 4, 5, not '9'"
    assert error("fuzz", "--tables", "speed=9", code=2).startswith("tables are chosen with players=… rounds=…")


# --- play ---


def test_a_whole_game_by_notation_is_that_game(tmp_path: Path) -> None:
    """Two people at one device: each change of the person is covered until Enter."""
    game = random_game(seed=8, names=["Ana", "Bo"])
    script, facing, again = [], -1, game.at(0)
    for player, option in game.choices:
        if player != facing:
            script.append("")
            facing = player
        script.append(next(one.text for one in again.decision.options if one.id == option))
        again.play(option, player)
    arguments = ("play", "--players", "2", "--hot-seat", "--you", "Ana,Bo", "--seed", "8", "--rounds", "6")
    shown = run(*arguments, "--record", tmp_path / "game.txt", typed="\n".join(script) + "\n").stdout
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == game.record()
    assert "Bo, it is your turn." in shown
    assert "Points in the general scorings" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ("play", "--players", "3", "--bots", "random", "--you", "Ana", "--seed", "2", "--rounds", "6")
    shown = run(*arguments, "--language", language, "--record", file, typed="2\n1\n" * 400).stdout
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert game.over
    assert game.names == ("Ana", "Isabel", "Rodrigo")
    assert f"elgrande replay {file}\n" in shown


def play(typed: str, *arguments: str | Path, code: int = 0) -> str:
    """What Ana sees who plays against random bots."""
    table = ("play", "--you", "Ana", "--bots", "random", "--players", "3", "--seed", "4")
    return run(*table, *arguments, typed=typed, code=code).stdout


def test_bad_input_changes_nothing() -> None:
    shown = play("hello\n99\nP1 Foo\nVal\nGal.red>\n\nlog\n")
    assert "“hello” is no choice." in shown
    assert "99 is not in the list" in shown
    assert "“Foo” is no choice." in shown
    assert "Val: “Valencia” cannot be chosen now." in shown
    assert "“” is no choice." in shown
    assert "Ana plays power card" not in shown


def test_the_rest_of_a_line_waits_when_the_situation_changes() -> None:
    shown = play("P1 +6\n")
    assert "Ana plays power card 1." in shown
    assert "Not played, since the situation has changed: +6" in shown


def test_letters_may_be_small_and_names_may_be_written() -> None:
    assert "Ana plays power card 1." in play("p1\n")
    assert "Ana plays power card 2." in play("power card 2\n")


def test_several_choices_in_one_line_or_none_of_them() -> None:
    typed = "P1\n+6 A9 special\n+6\nundo\n+5\n"
    shown = play(typed)
    assert "A9: " in shown
    assert "Ana brings 6 caballeros to court." in shown
    assert "Taken back." in shown
    assert "Ana brings 5 caballeros to court." in shown


def test_undo_stops_where_another_has_chosen_or_something_came_to_light() -> None:
    assert "nothing has been chosen yet" in play("\nundo\n", "--hot-seat")
    assert "has chosen since." in play("P1\nundo\n")


def test_commands_show_things() -> None:
    shown = play("help\ncards\ncard 5\ncard castillo\ncard 9\nlog\nrecord\nboard\n?\n")
    assert "Several choices can stand in one line" in shown
    assert "Move the King to any region" in shown
    assert "Special scoring: Castillo" in shown
    assert "No card is “9”." in shown
    assert "Stack 5: “King” is turned up." in shown
    assert '[Seed "4"]' in shown


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "Which file?" in play("save\n")
    assert f"--load {file}\n" in play(f"P1\nsave {file}\nquit\n\n")
    kept = Game.load(file.read_text(encoding="utf-8"))
    assert kept.names[0] == "Ana"
    shown = run("play", "--load", file, typed="+6\nquit\n").stdout
    assert "The game goes on where it was saved." in shown
    assert "Isabel: blue, a bot (Random)" in shown
    assert len(Game.load(file.read_text(encoding="utf-8")).choices) == len(kept.choices) + 1


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    assert "Goodbye." in play(f"P1\nquit\n{file}\n")
    assert Game.load(file.read_text(encoding="utf-8")).choices


def test_the_end_of_the_input_is_the_end_of_the_game(tmp_path: Path) -> None:
    assert "Goodbye." in play("P1\n")
    play("P1\n", "--save", tmp_path / "game.json", "--record", tmp_path / "game.txt")
    assert Game.load((tmp_path / "game.json").read_text(encoding="utf-8")).choices
    assert Game.from_record((tmp_path / "game.txt").read_text(encoding="utf-8")).choices


def test_a_file_that_cannot_be_written_is_said() -> None:
    assert "/nowhere/game.json: No such file or directory" in play("save /nowhere/game.json\n")


def test_what_is_hidden_is_not_shown() -> None:
    shown = play("P13\n")
    castillo = next(line for line in shown.splitlines() if line.startswith("Cas "))
    assert castillo.split()[-3:] == ["?", "?", "?"]
    assert "?" not in next(line for line in play("", "--castillo", "open").splitlines() if line.startswith("Cas "))


def test_play_says_what_is_wrong(tmp_path: Path) -> None:
    assert error("play", "--bots", "duchess", code=2).startswith("no bot is called 'duchess'")
    assert error("play", "--bots", ",", code=2).startswith("--bots names 0 bots for 3 seats")
    assert error("play", "--players", "2", "--bots", "page,duke", code=2).startswith("--bots names 2 bots for 1 seats")
    assert error("play", "--players", "2", "--you", "A,B,C", code=2).startswith("3 people do not fit")
    assert error("play", "--players", "2", "--seat", "4", code=2).startswith("seat 4 is not at a table")
    assert "a name has 1 to 40 characters" in error("play", "--you", "a:b", code=2)
    assert error("play", "--preset", "fast", code=2).startswith("no preset is called 'fast'")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    assert error("play", "--load", tmp_path / "bad.json") == "not a saved game: it has no 'elgrande' version"


# --- play with modules ---

COLONIES = ("--modules", "grand-inquisitor,anniversary")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_modules_against_bots(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ("play", "--players", "3", "--bots", "random", "--you", "Ana", "--seed", "2", *COLONIES)
    run(*arguments, "--language", language, "--record", file, typed="2\n3\n1\n" * 800)
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert game.over
    assert game.table.config.modules == ("base", "grand_inquisitor", "anniversary")
    shown = run("replay", file, "--log", "--language", language).stdout
    assert say("space-america", language) in shown
    assert say("cli-source-office", language) in shown


def test_a_game_with_modules_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(f"Gra\nsave {file}\nquit\n\n", *COLONIES)
    shown = run("play", "--load", file, typed="quit\n").stdout
    assert "Limit board" in shown


def test_modules_that_do_not_exist_are_named() -> None:
    assert error("play", "--modules", "dragons", code=2).startswith("no module is called 'dragons'")
    assert "'grand_inquisitor'" in error("cards", "--modules", "dragons", code=2)


def test_the_set_up_is_part_of_the_game() -> None:
    shown = play("Gra\n", *COLONIES)
    assert shown.startswith("Set-up. General scoring after round 3.")
    assert "Ana: set your dial to the region where you put 2 caballeros from the province." in shown
    assert "Ana begins with 2 more caballeros in Granada." in shown
    assert "Round 1 of 9" in shown


def test_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("", "--seat", "2", "--record", file, "--preset", "first-game")
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert game.names == ("Isabel", "Ana", "Rodrigo")
    assert game.table.config.rounds == 6


# --- the screen ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_fits_in_80_columns(players: int, language: str) -> None:
    out = Console(width=80, file=StringIO(), color_system=None)
    names = ["Ana", "Isabel", "Rodrigo", "Teresa", "Alonso"][:players]
    game = Game.new(players, seed=1, names=names)
    game.position.board.tiles[0] = 4
    with out.capture() as capture:
        out.print(draw_board(game.view(0), names, language, 80))
    shown = capture.get()
    assert "…" not in shown
    assert all(name in shown for name in names)
    assert f"{'/'.join('840'[: players - 1])}*" in shown  # BASE-72
    assert "Castilla la Nueva" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_five_with_modules_fits_in_80_columns(language: str) -> None:
    names = ["Ana", "Isabel", "Rodrigo", "Teresa", "Alonso"]
    shown = drawn(Game.new(5, ["grand_inquisitor", "anniversary"], 1, names), language, 80)
    assert all(name[:4] in shown for name in names)
    assert "Castilla la Nueva" in shown
    assert shown.count("G 2!") == 5


def drawn(game: Game, language: str = "en", width: int = 120) -> str:
    out = Console(width=width, file=StringIO(), color_system=None)
    with out.capture() as capture:
        out.print(draw_board(game.view(0), game.names, language, width))
    return capture.get()


def test_the_board_shows_all_that_modules_add() -> None:
    game = situation(
        "Ame: 2 red; Vic: 1 blue; Val: 1 red; Lim: 2 red, 1 black; Gal: 3 green",
        king="Gra",
        inquisitor="blue",
        limit="Val",
        carriers="gold Ame.red",
        lying="1 gold, 2 goods",
        banners="red:Lim green:Gal",
        keeps="green:double-strike",
        modules=["grand_inquisitor", "anniversary"],
        offered={7: "delayed-scoring"},
    )
    game.follow("A7 special Fra end")
    lines = drawn(game).splitlines()
    row = {line[:3]: line[22:].split() for line in lines if line[3:4] == " "}
    assert row["Ame"][-5:] == ["2$", "·", "·", "·", "·"]
    assert row["Vic"] == ["+5", "·", "1", "·", "·", "·"]
    assert row["Lim"] == ["4/10", "3!", "·", "·", "·", "1"]
    assert lines.index(next(line for line in lines if line.startswith("Lim   Limit board"))) == 1 + lines.index(
        next(line for line in lines if line.startswith("Val "))
    )
    shown = "\n".join(lines)
    assert "Blue: Grand Inquisitor" in shown
    assert "América: 2 gold tokens lie here\nÁfrica: 2 goods tokens lie here" in shown
    assert "Supply: 2 gold, 9 goods" in shown
    assert "Green keeps “Double strike”." in shown
    assert "Francia: scored at the end of the next round" in shown
    assert "Blue: banner: waits for the next caballero" in shown
    assert "$ caballero with gold  % caballero with goods  ! standard bearer  ▼ black caballeros" in shown
    assert "Holy Inquisition (place 3)" in shown


def test_a_closed_card_is_marked() -> None:
    game = situation(keeps="red:close-card", offered={4: "grande"}, whole_turn=True, modules=["grand_inquisitor"])
    while "A4" not in texts(game):
        game.play(game.decision.options[0])
    game.play("A4")
    assert "A4 Grande (closed in this round)" in drawn(game)


def test_a_narrow_board_still_tells_everything() -> None:
    out = Console(width=52, file=StringIO(), color_system=None)
    game = Game.new(5, seed=1)
    with out.capture() as capture:
        out.print(draw_board(game.view(), game.names, "en", 52))
    assert sum(line.count("G 2") for line in capture.get().splitlines()) == 5


def test_options_stand_in_columns() -> None:
    entries = [Text(f"option {number}") for number in range(5)]
    assert in_columns(entries, 24).plain == "option 0   option 3\noption 1   option 4\noption 2"
    assert in_columns(entries, 1).plain.count("\n") == 4


def test_gold_and_a_scoring_are_different_lines() -> None:
    game = Game.new(2, ["grand_inquisitor"], 1, ["Ana", "Bo"])
    gold, first = game.rules.scoring.sources.index("gold"), game.rules.scoring.sources.index("place-1")
    events = [("scoring", 2), ("points", 0, 5, first, 2), ("points", 1, 6, gold, 3), ("points", 1, 6, gold, 3)]
    assert story(game.rules, game.names, events, "en") == [
        "Aragón: Ana 5 (first place)",
        "Cataluña: Bo 6 (gold), Bo 6 (gold)",
    ]


def test_the_story_is_short() -> None:
    game = Game.new(2, seed=1, names=["Ana", "Bo"])
    events = [("placed", 0, 3), ("placed", 0, 3), ("placed", 0, 9), ("turn", 1), ("king-stays", 1), ("king-stays", 1)]
    assert story(game.rules, game.names, events, "en", whole=False) == [
        "Ana places caballeros: 2 Cataluña, 1 Castillo.",
        "Bo leaves the King where he is. (×2)",
    ]


@pytest.mark.rule("OPT-9", "BASE-61")
@pytest.mark.parametrize("language", ["en", "nl", "de", "es"])
def test_a_region_that_means_the_court_is_marked_and_explained(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    game = situation("Val: 2 red", king="Gal", card="eviction", turn="blue", players=2)
    game.follow("special Val")
    session = Session(Game.new(players=2, seed=0), Seating(game.names, (PERSON, PERSON)), language)
    session.game = game
    session._show_options(game.decision)
    shown = capsys.readouterr().out
    assert "Gal  Galicia ↩" in shown
    assert "Val  Valencia ↩" in shown
    assert shown.count("↩") == 4
    told = [line.split("↩ ")[1] for line in shown.splitlines() if line.startswith("  ↩")]
    assert told == [game.decision.options[number].caution(language) for number in (0, 8)]
    assert all(say("word-court", language) in line for line in told)


@pytest.mark.rule("OPT-10")
def test_played_power_cards_are_listed_only_at_a_table_that_says_so() -> None:
    typed = "P12\n"
    listed = play(typed, "--played", "listed")
    assert "Ana: played: 12\n" in listed
    assert len(re.findall(r"^(?:Rodrigo|Isabel): played: \d+$", listed, re.MULTILINE)) > 0
    assert "played:" not in play(typed)
    assert error("play", "--played", "never", code=2) == "played can be 'memory' or 'listed', not 'never'"
    assert error("play", "--dials", "open", code=2) == "dials can be 'printed' or 'safe', not 'open'"


@pytest.mark.rule("BASE-41")
def test_the_log_of_a_running_game_keeps_no_number_of_what_was_thrown_in() -> None:
    shown = play("P13\n+0\n1\nplace\nCas\nlog\n", "--players", "2", "--seed", "2")
    *before, log, _ = shown.split("Ana> ")
    assert "Ana throws a caballero into the Castillo." in before[-1]
    assert "Ana throws a caballero" not in log
    assert "Ana throws caballeros into the Castillo." in log
