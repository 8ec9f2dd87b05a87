"""The terminal with power cards, tokens, ships and all the rest that modules put on the table."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from elgrande import Game
from elgrande.cli.screen import draw_board
from elgrande.engine.chance import Chance
from elgrande.rules.config import module_sets
from elgrande.texts import LANGUAGES
from tests.cli.running import error, run
from tests.rules.grand_inquisitor.positions import colonies
from tests.rules.grandissimo.positions import gra
from tests.rules.players_edition.positions import played
from tests.situation import situation

INTRIGUE = ("--modules", "king-intrigue,players-edition,special-cards")
POWERS = ["king_intrigue", "players_edition", "special_cards"]
NAMES = ["Ana", "Bo", "Cid", "Dora", "Eva"]


def play(typed: str, *arguments: str | Path, players: int = 3) -> str:
    """What Ana sees who plays against random bots."""
    table = ("play", "--you", "Ana", "--bots", "random", "--players", str(players), "--seed", "7")
    return run(*table, *arguments, typed=typed).stdout


def drawn(game: Game, seat: int = 0, language: str = "en", width: int = 120) -> str:
    out = Console(width=width, file=StringIO(), color_system=None)
    with out.capture() as capture:
        out.print(draw_board(game.view(seat), game.names, language, width))
    return capture.get()


# --- power cards ---


@pytest.mark.rule("KI-4")
def test_power_cards_are_chosen_with_one_line_or_several() -> None:
    shown = play("Gal\nP10 P20\nP30 P40 P50 P60 P70 P80 P90 P100 P110 P120 P13\n", *INTRIGUE)
    assert "Ana: choose a power card for this game, 13 left." in shown
    assert "Ana: choose a power card for this game, 11 left." in shown
    assert "chosen power cards" in shown
    assert "Ana: play a power card." in shown
    last = shown.rpartition("Your power cards:")[2]
    assert all(f"P{value} " in last for value in (10, 13, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120))
    assert "P40  Veto (brings 4)" in last


@pytest.mark.rule("KI-4")
@pytest.mark.parametrize("preset", ["balanced", "random"])
def test_a_word_chooses_all_cards_that_are_left(preset: str) -> None:
    shown = play(f"Gal\nP10\n{preset}\n", *INTRIGUE)
    hand = shown.rpartition("Your power cards:")[2].partition("Round 1")[0]
    assert hand.count("brings") == 13
    assert "P10 " in hand


@pytest.mark.rule("KI-4")
def test_people_at_one_device_choose_one_after_the_other() -> None:
    shown = play("\nGal\n\nGal\n\nP10\nbalanced\n\nbalanced\n\n", *INTRIGUE, "--hot-seat", "--you", "Bo", players=2)
    assert "choose a power card for this game, 12 left." in shown
    assert "play a power card." in shown


def test_a_card_is_chosen_by_its_name_too() -> None:
    assert "12 left" in play("Gal\nroyal adviser\n", *INTRIGUE)


def test_a_power_card_is_told_with_its_action() -> None:
    shown = play("Gal\nbalanced\nP180\n", *INTRIGUE)
    assert "Ana plays power card 180: “King”." in shown
    assert "Ana: King card" in shown
    assert "King card: place 5  First Caballero card: place 3  Intrigue card: place 1" in shown
    assert "special  Action: King " in shown
    assert "role     Action: King card" in shown


@pytest.mark.parametrize("wanted", ["P40", "p40", "40", "ki-veto"])
def test_the_text_of_a_power_card(wanted: str) -> None:
    shown = play(f"Gal\ncard {wanted}\n", *INTRIGUE)
    assert "Veto  ki-veto · KI-24" in shown
    assert "value 40 (printed), caballeros to the court 4 (printed) · Reconstructed" in shown


def test_the_joker_has_no_value() -> None:
    game = situation(modules=POWERS, players=3)
    game.position.board.power[0] = 1
    assert game.rules.values[1] == 0
    assert next(line for line in drawn(game).splitlines() if "power card" in line).split()[2] == "J"


# --- what lies on the table ---


SHOWN: dict[str, tuple[Game, str]] = {
    "roles": (played(card="coup"), "Blue: King card"),
    "doubled": (played(card="coup", doubled="blue:Gal"), "Blue has doubled a region, in secret."),
    "shifted": (played(card="coup", shifted="Sev"), "The Castillo stands in Sevilla."),
    "bridge": (played("Bri: 1 red", card="coup", bridge="Gal Vas"), "Bridge of Red: Galicia – País Vasco"),
    "alliance": (played(card="coup", alliance="Gal Val"), "Alliance: Galicia and Valencia are scored together"),
    "turned": (played(card="coup", turned="4"), "Score tile 4/0/0: turned: the result is mirrored"),
    "collapsing": (played(card="coup", collapsing=True), "Castillo: Danger of collapse"),
    "quarantine": (played(card="coup", quarantine="Ara"), "Aragón: quarantine · closed: nothing may change here"),
    "storms": (played(card="coup", storming="blue:Gal"), "Blue has dialled a storm, in secret."),
    "own storm": (played(card="coup", storming="red:Gal"), "Your storm: Galicia, secret until your turn"),
    "mistress": (played(card="coup", mistress=True), "Mistress: everybody places in any region"),
    "limits": (played(card="coup", crowded="Ara Gra"), "Aragón, Granada: limit board: 0 of 6"),
    "protected": (played(card="coup", protected="Gra"), "Granada: King's token: closed"),
    "ships": (gra(ships="blue"), "Ship 1: Ship of Blue"),
    "characters": (gra(queen="red"), "Red: Queen"),
    "boycott": (gra(boycott="blue:Gal"), "Blue boycotts a region, in secret."),
    "incognito": (gra(incognito="red:Gal"), "King incognito: Galicia, secret until you show it"),
    "acting": (gra(acting="green"), "The Grande of Green acts as King."),
    "second": (gra(second="red:king"), "Red: Second card: King"),
    "inquisitor": (colonies(inquisitor="blue"), "Blue: Grand Inquisitor"),
    "heaps": (colonies(lying="1 gold, 2 goods"), "África: 2 goods tokens lie here"),
    "banner": (situation(modules=["anniversary"]), "Red: banner: waits for the next caballero"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_what_lies_on_the_table_in_words(name: str) -> None:
    game, words = SHOWN[name]
    assert words in drawn(game, width=300)
    for language in LANGUAGES:
        assert drawn(game, language=language)


@pytest.mark.rule("KI-41")
def test_closed_regions_are_marked_and_the_castillo_shows_the_table_that_counts() -> None:
    game = situation(modules=POWERS, players=3, king="Val", quarantine="Gra", shifted="Nue")
    rows = {line[:3]: line[22:].split()[:2] for line in drawn(game).splitlines() if "/" in line[22:30]}
    assert rows["Gra"][1] == "closed"
    assert rows["Val"][1] == "King"
    assert rows["Cas"][0] == "7/4"


@pytest.mark.rule("KI-35")
def test_a_region_doubled_in_secret_is_shown_to_its_player_alone() -> None:
    game = situation(modules=POWERS, players=3, doubled="blue:Sev")
    assert "Your 2× token: Sevilla, secret until the region is scored" in drawn(game, 1)
    assert "Blue has doubled a region, in secret." in drawn(game, 0)
    assert "Your 2× token" not in drawn(game, 0)


@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_a_board_of_five_fits_in_80_columns_at_every_table(modules: tuple[str, ...]) -> None:
    game, chance = Game.new(5, modules, seed=2, names=NAMES), Chance(2)
    for _ in range(200):
        game.play(chance.pick(game.decision.options))
    for language in LANGUAGES:
        shown = drawn(game, language=language, width=80)
        assert all(name in shown for name in NAMES)


# --- whole games ---


@pytest.mark.parametrize("modules", ["king-intrigue,players-edition,special-cards,grand-inquisitor", "grandissimo"])
def test_a_whole_game_against_bots_its_record_and_its_replay(modules: str, tmp_path: Path) -> None:
    file, saved = tmp_path / "game.txt", tmp_path / "game.json"
    play("2\n3\n1\n" * 1500, "--modules", modules, "--rounds", "6", "--record", file, "--save", saved)
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert game.over
    assert Game.load(saved.read_text(encoding="utf-8")).scores == game.scores
    shown = run("replay", file, "--log").stdout
    assert "wins" in shown or "win together" in shown
    data = json.loads(run("replay", file, "--round", "5", "--json").stdout)
    assert data["table"]["modules"] == list(game.table.config.modules)


# --- options ---


@pytest.mark.rule("OPT-6")
def test_parts_of_grandissimo_are_left_out() -> None:
    full = play("", "--modules", "grandissimo")
    assert "Ship 1, Ship 2: Free ship · nothing on board" in full
    without = play("", "--modules", "grandissimo", "--without", "ships,prison")
    assert "Ship" not in without
    assert "Ship" not in play("", "--modules", "grandissimo", "--preset", "first-grandissimo")
    assert error("play", "--modules", "grandissimo", "--without", "queen", code=2).startswith(
        "no part is called 'queen'; there are 'ships', "
    )
    assert error("play", "--without", "ships", code=2) == "only 'grandissimo' has parts that can be left out"
    assert "'grandissimo'" in error("play", "--preset", "first-grandissimo", code=2)


@pytest.mark.rule("OPT-8")
def test_annulment_of_tokens_too(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    play("quit\n\n", *INTRIGUE, "--annulment", "--save", saved)
    assert Game.load(saved.read_text(encoding="utf-8")).table.config.annulment


@pytest.mark.rule("OPT-11")
def test_only_own_caballeros_cross_the_bridge(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    play("quit\n\n", *INTRIGUE, "--crossing", "own", "--save", saved)
    assert Game.load(saved.read_text(encoding="utf-8")).table.config.crossing == "own"
    assert error("play", *INTRIGUE, "--crossing", "all", code=2) == "crossing can be 'any' or 'own', not 'all'"


@pytest.mark.rule("OPT-12")
def test_a_second_ship_with_two_players(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    play("quit\n\n", "--players", "2", "--modules", "grandissimo", "--second-ship", "--save", saved)
    game = Game.load(saved.read_text(encoding="utf-8"))
    assert game.table.config.second_ship
    assert [space.key for space in game.rules.spaces if space.key.startswith("ship")] == ["ship-1", "ship-2"]


@pytest.mark.rule("MIX-2")
def test_modules_that_do_not_go_together_are_named() -> None:
    said = error("play", "--modules", "grandissimo,king-intrigue", code=2)
    assert said == "'grandissimo' does not go with 'king_intrigue'"
    assert error("play", "--modules", "special-cards", code=2) == "'special_cards' goes only with 'king_intrigue'"
